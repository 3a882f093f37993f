### The log, which lies beside the reports of errors.

error-log = Gli errori precedenti sono nel registro: { $path }
