### The log, which lies beside the reports of errors.

error-log = 之前的错误记在日志里：{ $path }
