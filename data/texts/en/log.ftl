### The log, which lies beside the reports of errors.

error-log = Earlier errors are in the log: { $path }
