### The log, which lies beside the reports of errors.

error-log = 이전 오류는 기록 파일에 있습니다: { $path }
