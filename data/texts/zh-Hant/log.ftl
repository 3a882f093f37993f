### The log, which lies beside the reports of errors.

error-log = 先前的錯誤記在紀錄檔裡：{ $path }
