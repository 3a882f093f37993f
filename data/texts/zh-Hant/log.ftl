### The log, which lies beside the reports of errors.

error-log = 在此之前出過的問題都記在紀錄檔{ $path }裡。
