# O que diz `undercroft backup`.
keeping-backed-up =
    { $tables ->
        [one] Uma mesa
       *[other] { $tables } mesas
    } com { $lines } linhas de { $store }: cópia guardada em { $file }.
keeping-restored =
    { $tables ->
        [one] Uma mesa
       *[other] { $tables } mesas
    } com { $lines } linhas de { $file }: cópia restaurada em { $store }.
