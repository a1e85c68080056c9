# What `undercroft backup` says.
keeping-backed-up =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $lines } lines of { $store } saved in { $file }.
keeping-restored =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $lines } lines of { $file } restored into { $store }.
