### The log, which lies beside the reports of errors.

error-log = Frühere Fehler stehen im Protokoll: { $path }
