### The log, which lies beside the reports of errors.

error-log = Os erros anteriores estão no registro: { $path }
