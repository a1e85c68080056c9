### Um ataque em uma frase: seu valor, o que se soma, as cartas, o Escudo e o resultado.

event-attack-ended = { "" }

## O que se soma, em ordem

sum-attack-declared = { $figure-the } ataca { $target-the }
sum-attack-value = { $value }
sum-redirected = mas o alvo é { $target-the }
sum-modifier-counted = { $cards-count ->
    [0] sem carta
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

## O resultado para o alvo

sum-attack-stopped = sem dano
sum-damage-negated = { $amount } de dano, negado com { $by }
sum-killed = morre
sum-exhausted = { $dead ->
    [yes] morre
   *[no] exaustão
}
sum-condition-gained = { $condition }
sum-pushed-or-pulled = { $hexes ->
    [1] move-se 1 hexágono
   *[other] move-se { $hexes } hexágonos
}

## O resultado para os outros

also-retaliated = Retaliação { $figure-of }: { $amount }
also-damage-negated = { $figure-the } nega { $amount } de dano com { $by }
also-killed = morre { $figure-the }
also-exhausted = { $dead ->
    [yes] morre { $seat-the }
   *[no] exaustão { $seat-of }
}
also-condition-gained = { $figure-the } recebe { $condition }
also-experience-gained = { $seat-the } ganha { $xp } EXP
