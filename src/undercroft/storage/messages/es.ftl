# Lo que dice `undercroft backup`.
keeping-backed-up =
    { $tables ->
        [one] Una mesa
       *[other] { $tables } mesas
    } con { $lines } líneas de { $store }: copia guardada en { $file }.
keeping-restored =
    { $tables ->
        [one] Una mesa
       *[other] { $tables } mesas
    } con { $lines } líneas de { $file }: copia restaurada en { $store }.
