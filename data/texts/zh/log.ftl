### The log, which lies beside the reports of errors.

error-log = 在此之前出过的问题都记在日志{ $path }里。
