### The log, which lies beside the reports of errors.

error-log = これより前に起きた問題は、ログ（{ $path }）に記録されています。
