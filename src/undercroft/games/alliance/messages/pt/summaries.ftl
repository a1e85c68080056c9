### Um ataque em uma frase: a força contra a defesa e o resultado.

event-attack-ended = { "" }

## Como acontece

sum-attack-declared = { $kind-id ->
    [pet] o mascote { $attacker-of } ataca { $target-the }
   *[other] { $attacker-the } ataca { $target-the }{ $card-id ->
        [none] { "" }
       *[other] { " " }com { $card }
    }
}
sum-guarded = mas { $figure-the } se coloca na frente
sum-power-rolled = Dado da Masmorra { $die }
sum-reacted = { $figure-the } responde com { $card }
sum-attack-compared = { $power } contra { $defense }

## O resultado para o alvo

sum-missed = erro
sum-tokens-placed = { $amount } de { $token-id ->
    [poison] dano de veneno
   *[damage] dano
}
sum-cubes-placed = { $amount } de dano
sum-hero-defeated = cai em combate
sum-monster-defeated = cai em combate

## O resultado para os outros, e o que vem depois

also-tokens-placed = { $figure-the } sofre { $amount } de { $token-id ->
    [poison] dano de veneno
   *[damage] dano
}
also-cubes-placed = { $figure-the } sofre { $amount } de dano
also-hero-defeated = { $figure-the } cai em combate
also-monster-defeated = { $figure-the } cai em combate
also-rewarded = { $seat-the } ganha { $xp } XP
also-deck-changed = chegam as melhorias de nível { $level }
also-tokens-removed = { $figure-the } se cura de { $amount } de { $token-id ->
    [poison] veneno
   *[damage] dano
}
also-cubes-removed = { $figure-the } se cura de { $amount } de dano
also-poison-changed = o veneno { $figure-of } passa a ser dano normal
also-stood-up = { $figure-the } se levanta
also-effect-laid = { $effect-verb-id ->
    [slow] { $effect-subject-the } perde { $effect-value } de Velocidade nesta rodada
    [root] { $effect-subject-the } não pode se mover nesta rodada
    [weaken] { $effect-subject-the } ataca com { $effect-value } a menos nesta rodada
    [expose] { $effect-subject-the } se defende com { $effect-value } a menos nesta rodada
   *[other] { $effect-subject-the } recebe { $effect-value-signed } nesta rodada
}
also-exhausted = { $figure-the } fica { $figure-gender ->
    [f] exausta
   *[other] exausto
}
also-walked = { $figure-the } se move para { $cell }
also-displaced = { $figure-the } vai parar em { $cell }
also-swapped = { $figure-the } e { $other-the } trocam de lugar
also-card-drawn = { $seat-the } compra { $card }
also-card-recalled = { $seat-the } recupera { $card }
also-attack-gained = { $figure-the } pode atacar mais uma vez
also-check-made-sure = o próximo teste { $figure-of } será um sucesso garantido
