### The log, which lies beside the reports of errors.

error-log = Wcześniejsze problemy zapisano w dzienniku { $path }.
