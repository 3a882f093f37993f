### The log, which lies beside the reports of errors.

error-log = Более ранние ошибки записаны в журнале: { $path }
