### The log, which lies beside the reports of errors.

error-log = 以前のエラーはログにあります：{ $path }
