### Un ataque en una frase: su valor, lo que se suma, las cartas, el Escudo y el resultado.

event-attack-ended = { "" }

## Lo que se suma, en orden

sum-attack-declared = { $figure-the } ataca { $target-to }
sum-attack-value = { $value }
sum-redirected = pero el objetivo es { $target-the }
sum-modifier-counted = { $cards-count ->
    [0] sin carta
    [1] carta { $cards }
   *[other] cartas { $cards }
}
sum-shielded = { $ignored ->
    [0] Escudo { $shield }
   *[other] Escudo { $shield } ({ $ignored } ignorado)
}
sum-blocked = { $shield ->
    [0] { "" }
   *[other] Escudo { $shield }
}

## El resultado para el objetivo

sum-attack-stopped = sin daño
sum-damage-negated = { $amount } de daño, prevenido con { $by }
sum-killed = muere
sum-exhausted = { $dead ->
    [yes] muere
   *[no] agotamiento
}
sum-condition-gained = { $condition }
sum-pushed-or-pulled = { $hexes ->
    [1] se mueve 1 hexágono
   *[other] se mueve { $hexes } hexágonos
}

## El resultado para los demás

also-retaliated = Represalia { $figure-of }: { $amount }
also-damage-negated = { $figure-the } previene { $amount } de daño con { $by }
also-killed = muere { $figure-the }
also-exhausted = { $dead ->
    [yes] muere { $seat-the }
   *[no] agotamiento { $seat-of }
}
also-condition-gained = { $figure-the } recibe { $condition }
also-experience-gained = { $seat-the } gana { $xp } XP
