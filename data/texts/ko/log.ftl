### The log, which lies beside the reports of errors.

error-log = 그전에 생긴 문제는 로그 파일에 적혀 있습니다: { $path }
