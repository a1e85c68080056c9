### O que acontece numa aventura.

## Preparação, encontros, rodadas e turnos

event-quest-began = A aventura começa.
event-hero-joined = { $figure-the } entra na partida; classe: { $hero-calling }.
event-encounter-began = Começa o encontro { $encounter }.
event-encounter-closed = O encontro está decidido.
event-group-chosen = { $leaf-lieutenant ->
    [yes] O tenente { $leaf-monster } participa.
   *[no] Grupo de monstros: { $leaf-monster }.
}
event-figure-placed = { $figure-the } é colocado em { $leaf-cells }.
event-figure-withdrawn = { $figure-the } é retirado do mapa.
event-hero-placed = { $lying ->
    [yes] { $figure-the } jaz nocauteado em { $cell }.
   *[no] { $figure-the } começa em { $cell }.
}
event-round-began = Rodada { $round }.
event-turn-began = Turno { $figure-of }.
event-refreshed = { "" }
event-turn-ended = { "" }
event-overlord-turn-began = Turno do Senhor Supremo.
event-overlord-refreshed = { "" }
event-group-activated = O Senhor Supremo ativa: { $group }.
event-action-taken = { $action-id ->
    [revive] { $figure-the } reanima { $whom-the }.
   *[other] { "" }
}
event-extra-action-gained = { $figure-the } ganha { $action-id ->
    [move] uma ação de movimento extra
   *[attack] um ataque extra
}.
event-turn-noted = { "" }
event-actions-lost = { $figure-the } perde { $number ->
    [1] uma ação
   *[other] as ações restantes
}.
event-rested = { $figure-the } descansa.
event-feat-used = { $figure-the } vira a folha de herói para baixo.
event-feats-ready = Todos os feitos heroicos estão prontos de novo.
event-history-told = { $history-count ->
    [0] O primeiro encontro é dado como jogado.
   *[other] A campanha até aqui decide como isto começa.
}

## Portas, fichas, contadores

event-door-opened = { $figure-the } abre uma porta.
event-door-closed = { $figure-the } fecha uma porta.
event-door-unlocked = Uma porta trancada já pode ser aberta.
event-squares-gone = Estes espaços desabam: { $cells }.
event-token-set = { $carrier-id ->
    [none] { $turned ->
        [yes] { $kind } em { $cell }: { $face }.
       *[no] { $kind } em { $cell }.
    }
   *[other] { $carrier-the } leva a ficha: { $kind }{ $face-id ->
        [none] { "" }
       *[other] , { $face }
    }.
}
event-token-removed = Uma ficha sai do encontro: { $token }.
event-counted = { $counter }: { $number }.
event-marked = { $mark-id ->
    [sun-key] A chave do ídolo do Sol é achada.
    [hunters-horn] Soa a trompa de caça.
    [awake] Khorayt acorda.
    [tomb-open] A tumba fica aberta.
    [arcites-prayer] A prece de Arcite é encontrada.
    [ward-key] A proteção cai.
    [library-key] A chave da biblioteca foi achada.
    [war-cry] Mauler solta seu grito de guerra.
    [gate-key] A chave do portão é encontrada.
    [cell-key] A chave da cela é encontrada.
    [river-awake] O grupo do rio desperta.
    [red-shut] O portal vermelho se fecha.
    [green-shut] O portal verde se fecha.
    [blue-shut] O portal azul se fecha.
   *[other] { "" }
}
event-encounter-won = O encontro é vencido { $side-id ->
    [heroes] pelos heróis
   *[overlord] pelo Senhor Supremo
}.
event-encounter-ended = O encontro acabou; ninguém o venceu.
event-quest-rolled = A aventura pede uma rolagem ({ $about }): { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-game-over = { $result-id ->
    [heroes-won] Os heróis vencem.
   *[overlord-won] O Senhor Supremo vence.
}

## Movimento

event-points-gained = { $figure-the } ganha { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
}.
event-points-lost = { $figure-the } perde { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
}.
event-entered = { $figure-the } se move para { $cell }.
    .last = yes
event-stopped = { $figure-the } para.
event-fell-into-pit = { $figure-the } cai num fosso.
event-lava-burned = A lava queima { $figure-the }.
event-displaced = { $figure-the } passa para { $cells }.
event-vanished = { $figure-the } desaparece; uma ficha marca { $cell }.
event-reappeared = { $figure-the } reaparece em { $cell }.
event-familiar-walked = { $figure-the } se move para { $cell }.
    .last = yes
event-figure-removed = { $figure-the } é removido do mapa.
event-left-map = { $figure-the } sai do mapa pela { $way }.
event-shrank = { "" }
event-placed = { $figure-the } ocupa { $cells }.
event-left-board = { "" }
event-moved = { $figure-the } acaba em { $cells }.

## Ataques, dano, fadiga

event-attack-declared = { $figure-the } ataca { $target-the }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }com { $weapon-the }
}{ $also-count ->
    [0] { "" }
   *[other] { ", e com a mesma rolagem " }{ $also-the }
}.
event-target-changed = O alvo passa a ser { $target-the }.
event-dice-rolled = Rolagem { $figure-of }: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-surge-spent = { $figure-the } gasta { $cost ->
    [one] um surto
   *[other] { $cost } surtos
}: { $ability-id ->
    [rest] recupera fadiga
    [toll] para não errar
   *[other] { $surge-text }
}.
event-attack-missed = O ataque erra: { $because-id ->
    [x] saiu um X
    [toll] faltou um surto a ceder
   *[range] alcance { $number }, eram precisos { $limit }
}.
event-attack-valued = { $target-the }: { $hearts ->
    [one] { $hearts } coração
   *[other] { $hearts } corações
} contra { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}{ $pierce ->
    [0] { "" }
   *[other] { " " }(Perfurante { $pierce })
}: { $damage } de dano.
event-attack-ended = { "" }
event-attack-changed = { "" }
event-attack-die-rerolled = O dado { $number } é rolado de novo: { $die-face }.
event-fatigue-suffered = { $figure-the } sofre { $amount } de fadiga.
event-fatigue-recovered = { $figure-the } recupera { $amount } de fadiga.
event-rest-recovered = { $figure-the } descansou e recupera { $amount } de fadiga.
event-health-changed = { $figure-the } tem agora Vida { $health }.
event-knocked-out = { $figure-the } é { $figure-gender ->
    [f] nocauteada
   *[other] nocauteado
}.
event-stood-up = { $figure-the } se levanta em { $cell }.
event-defeated = { $figure-the } é { $figure-gender ->
    [f] derrotada
   *[other] derrotado
}.
event-damaged = { $figure-the } sofre { $amount } de dano.
event-healed = { $figure-the } recupera { $amount } de dano.
event-fell = { $figure-the } cai.
event-attribute-rolled = { $figure-the } testa { $attribute }: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-attribute-passed = { $figure-the } passa no teste ({ $attribute } { $value }, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}).
event-attribute-failed = { $figure-the } falha no teste ({ $attribute } { $value }, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}).
event-attribute-die-rerolled = O dado { $number } do teste é rolado de novo: { $die-face }.
event-attribute-retested = { $figure-the } precisa repetir o teste: vale o novo resultado.
event-recovery-rolled = { $figure-the } rola para se recuperar: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-condition-gained = { $figure-the } fica { $condition }.
event-condition-lost = { $figure-the } não está mais { $condition }.
event-conditions-ran = { "" }
event-armed = { "" }
event-ended = { "" }
event-modified = { $modifier-stat-id ->
    [hearts] { $modifier-source }: { $modifier-value-signed } ♥.
    [range] { $modifier-source }: { $modifier-value-signed } de alcance.
    [pierce] { $modifier-source }: Perfurante { $modifier-value-signed }.
    [surges] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [one] surto
       *[other] surtos
    }.
    [shields] { $modifier-source }: { $modifier-value-signed } { $modifier-value ->
        [one] escudo
       *[other] escudos
    }.
    [damage] { $modifier-source }: { $modifier-value-signed } de dano.
    [attack-yellow] { $modifier-source }: um dado amarelo a mais.
    [defence-grey] { $modifier-source }: um dado cinza a mais.
    [defence-brown] { $modifier-source }: um dado marrom a mais.
    [defence-black] { $modifier-source }: um dado preto a mais.
   *[other] { "" }
}

## Cartas

event-equipped = { $items-count ->
    [0] { $figure-the } não tem nada equipado.
   *[other] { $figure-the } tem equipado: { $items }.
}
event-exhausted = { $figure-the } esgota { $card }.
event-card-used = { $figure-the } usa { $card }.
event-used-once = { "" }
event-search-card-spent = { $figure-the } vira { $card } para baixo.
event-search-card-discarded = { $figure-the } descarta { $card }.
event-search-card-redrawn = { $card } é comprada no lugar.
event-searched = { $figure-the } procura em { $cell }.
event-card-found = { $figure-the } encontra { $card }.
event-traded = { $giver-the } entrega { $card } { $taker-to }.
event-overlord-drew = O Senhor Supremo compra { $card }.
event-overlord-kept = O Senhor Supremo fica com { $card }.
event-overlord-reshuffled = Os descartes do Senhor Supremo formam um novo baralho.
event-overlord-card-played = O Senhor Supremo joga { $card }{ $target-id ->
    [none] { $group-id ->
        [none] { "" }
       *[other] { " " }sobre { $group }
    }
   *[other] { " " }sobre { $target-the }
}.
event-overlord-card-done = { "" }
event-overlord-card-returned = { $card } volta à mão do Senhor Supremo.
event-overlord-discarded = O Senhor Supremo descarta { $card }.
event-overlord-looked-ahead = O Senhor Supremo olha { $cards-count ->
    [one] a próxima carta
   *[other] as próximas { $cards-count } cartas
} do seu baralho.
event-overlord-put-back = O Senhor Supremo devolve { $card } ao seu baralho.
event-overlord-revealed = O Senhor Supremo revela { $card }{ $taken ->
    [yes] { " " }e fica com ela
   *[no] { " " }e a descarta
}.
event-overlord-fetched = O Senhor Supremo pega { $card } e a mostra.
event-amount-die-rerolled = O dado { $number } é rolado de novo: { $die-face }.
event-recovery-die-rerolled = O dado { $number } é rolado de novo: { $die-face }.
event-fate-rolled = O Senhor Supremo rola: { $dice-count ->
    [0] –
   *[other] { $dice-text }
}.
event-overlord-card-shown = O Senhor Supremo mostra { $card }.
event-promoted = { $figure-the } vira líder.
event-relic-exhausted = O Senhor Supremo esgota { $relic }.
event-swapped = { $figure-the } e { $other-the } trocam de lugar.

## Um ataque numa frase

sum-attack-declared = { $figure-the } ataca { $target-the }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }com { $weapon-the }
}
sum-target-changed = mas o alvo é { $target-the }
sum-dice-rolled = { $dice-text }
sum-attack-die-rerolled = dado { $number } de novo: { $die-face }
sum-surge-spent = { $ability-id ->
    [rest] surto: fadiga
    [toll] surto cedido
   *[other] surto: { $surge-text }
}
sum-attack-valued = { $hearts ->
    [one] { $hearts } coração
   *[other] { $hearts } corações
}, { $shields ->
    [one] { $shields } escudo
   *[other] { $shields } escudos
}{ $pierce ->
    [0] { "" }
   *[other] { " " }(Perfurante { $pierce })
}
sum-attack-missed = erro ({ $because-id ->
    [x] X
    [toll] nenhum surto a ceder
   *[range] alcance { $number }, eram precisos { $limit }
})
sum-damaged = { $amount } de dano
sum-defeated = { $figure-gender ->
    [f] derrotada
   *[other] derrotado
}
sum-knocked-out = { $figure-gender ->
    [f] nocauteada
   *[other] nocauteado
}
sum-condition-gained = { $condition }
also-attack-valued = { $target-the }: { $damage } de dano
also-entered = { $figure-the } se move para { $cell }
also-marked = { $mark-id ->
    [awake] Khorayt acorda
    [war-cry] Mauler solta seu grito de guerra
   *[other] { "" }
}
also-damaged = { $figure-the } sofre { $amount } de dano
also-healed = { $figure-the } recupera { $amount } de dano
also-fatigue-recovered = { $figure-the } recupera { $amount } de fadiga
sum-fatigue-for-movement = { $figure-the } sofre { $fatigue } de fadiga e ganha { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
}
also-fatigue-suffered = { $figure-the } sofre { $amount } de fadiga
also-defeated = { $figure-the } é { $figure-gender ->
    [f] derrotada
   *[other] derrotado
}
also-knocked-out = { $figure-the } é { $figure-gender ->
    [f] nocauteada
   *[other] nocauteado
}
also-condition-gained = { $figure-the } fica { $condition }

## Marcas, rolagens e finais

about-theodir = Lorde Theodir se salva
result-heroes-won = Resultado: os heróis venceram.
result-overlord-won = Resultado: o Senhor Supremo venceu.
way-entrance = entrada
    .gender = f
way-exit = saída
    .gender = f
