### The log, which lies beside the reports of errors.

error-log = Более ранние сбои записаны в журнале { $path }.
