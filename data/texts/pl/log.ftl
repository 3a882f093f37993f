### The log, which lies beside the reports of errors.

error-log = Wcześniejsze błędy są w dzienniku: { $path }
