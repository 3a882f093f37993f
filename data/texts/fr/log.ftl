### The log, which lies beside the reports of errors.

error-log = Les erreurs précédentes sont dans le journal : { $path }
