### The log, which lies beside the reports of errors.

error-log = Los errores anteriores están en el registro: { $path }
