### Un ataque en una frase: la fuerza contra la defensa y el resultado.

event-attack-ended = { "" }

## Cómo transcurre

sum-attack-declared = { $kind-id ->
    [pet] la mascota { $attacker-of } ataca { $target-to }
   *[other] { $attacker-the } ataca { $target-to }{ $card-id ->
        [none] { "" }
       *[other] { " " }con { $card }
    }
}
sum-guarded = pero { $figure-the } se interpone
sum-power-rolled = Dado de Mazmorra { $die }
sum-reacted = { $figure-the } responde con { $card }
sum-attack-compared = { $power } contra { $defense }

## El resultado para el objetivo

sum-missed = fallo
sum-tokens-placed = { $amount } de { $token-id ->
    [poison] daño por veneno
   *[damage] daño
}
sum-cubes-placed = { $amount } de daño
sum-hero-defeated = cae en combate
sum-monster-defeated = cae en combate

## El resultado para los demás, y lo que sigue

also-tokens-placed = { $figure-the } sufre { $amount } de { $token-id ->
    [poison] daño por veneno
   *[damage] daño
}
also-cubes-placed = { $figure-the } sufre { $amount } de daño
also-hero-defeated = { $figure-the } cae en combate
also-monster-defeated = { $figure-the } cae en combate
also-rewarded = { $seat-the } gana { $xp } XP
also-deck-changed = llegan las mejoras de nivel { $level }
also-tokens-removed = { $figure-the } se cura { $amount } de { $token-id ->
    [poison] veneno
   *[damage] daño
}
also-cubes-removed = { $figure-the } se cura { $amount } de daño
also-poison-changed = el veneno { $figure-of } pasa a ser daño normal
also-stood-up = { $figure-the } se levanta
also-effect-laid = { $effect-verb-id ->
    [slow] { $effect-subject-the } pierde { $effect-value } de Velocidad esta ronda
    [root] { $effect-subject-the } no puede moverse esta ronda
    [weaken] { $effect-subject-the } ataca con { $effect-value } menos esta ronda
    [expose] { $effect-subject-the } se defiende con { $effect-value } menos esta ronda
   *[other] { $effect-subject-the } recibe { $effect-value-signed } esta ronda
}
also-exhausted = { $figure-the } queda { $figure-gender ->
    [f] exhausta
   *[other] exhausto
}
also-walked = { $figure-the } se mueve a { $cell }
also-displaced = { $figure-the } acaba en { $cell }
also-swapped = { $figure-the } y { $other-the } intercambian sus casillas
also-card-drawn = { $seat-the } roba { $card }
also-card-recalled = { $seat-the } recupera { $card }
also-attack-gained = { $figure-the } puede atacar una vez más
also-check-made-sure = la próxima tirada { $figure-of } será un éxito seguro
