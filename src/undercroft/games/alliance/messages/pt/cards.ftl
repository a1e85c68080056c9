### O que fazem cartas, artefatos, monstros e ameaças: uma mensagem por verbo, momento, condição e alvo.

## Frases

part-sentence = { $either-count ->
    [0] { $when-id ->
        [none] { "" }
        [attacked] quando este herói é atacado
        [ally-attacked] quando este herói ou um aliado a até { $reach } { $reach ->
            [one] casa
           *[other] casas
        } é atacado
        [hit] após acertar
        [kill] após derrotar um inimigo
        [aura] aliados a até { $reach } casas
        [always] { $speaker-id ->
            [artifact] seus heróis
           *[other] { "" }
        }
        [attack] a cada ataque
        [defend] quando é atacado
        [after-activation] após sua ativação
        [open] ao ser aberto
        [trigger] ao disparar
       *[disarm] ao ser desarmada
    }{ $when-id ->
        [none] { "" }
        [always] { $speaker-id ->
            [artifact] { ":" }{ " " }
           *[other] { "" }
        }
       *[other] { $to-id ->
            [none] { ":" }{ " " }
           *[other] { "," }{ " " }
        }
    }{ $to-id ->
        [none] { "" }
       *[other] { $to }{ ":" }{ " " }
    }{ $do }
   *[other] escolha uma opção{ ":" } { $either-clauses }
}
part-target = { $whom-id ->
    [hero] um herói da sua Aliança a até { $within } { $within ->
        [one] casa
       *[other] casas
    }
    [heroes] cada herói da sua Aliança a até { $within } { $within ->
        [one] casa
       *[other] casas
    }
    [attacked] o herói atacado
    [foe] um monstro ou herói rival a até { $within } { $within ->
        [one] casa
       *[other] casas
    }
    [foes-room] cada inimigo na sala
    [target] o alvo
    [others-adjacent] cada outro inimigo adjacente a este herói
    [others-room] cada outro inimigo na sala do alvo
    [another] um outro inimigo a até { $within } casas do alvo
    [all-room] cada outro personagem na sala, amigo ou inimigo
    [any-heroes-room] cada herói na sala
    [other-monster-room] um outro monstro na sala dele
    [other-monsters-room] cada outro monstro na sala dele
    [heroes-adjacent-to-target] cada outro herói adjacente ao alvo
   *[self] este herói
}{ $blind ->
    [yes] { " " }(sem precisar de linha de visão)
   *[no] { "" }
}
part-condition = { $test-id ->
    [behind] pelas costas
    [behind-or-hidden] pelas costas ou escondido
    [hurt] enquanto tiver dano
    [moved] após mover-se ao menos { $n } casas nesta ativação
    [own] no ataque próprio do herói
    [pay] se você gastar { $n } de Velocidade nisso
    [roll] se o dado da masmorra mostrar { $n } ou mais
   *[vs-ranged] contra ataques à distância
}
line-when = { "" }
line-reach = { "" }
line-to = { "" }
line-once = em um só ataque
line-needs = { $value }

## Habilidades

stat-melee = corpo a corpo
stat-ranged = à distância
stat-attack = Ataque
stat-armor = armadura
stat-evasive = evasão
stat-speed = Velocidade
stat-health = Saúde
stat-pet = ataques de mascote
stat-attack-spell = Magias de Ataque

## Ataques

verb-bonus = { $stat-id ->
    [pet] { $n-signed } nos ataques de mascote
    [attack-spell] { $n-signed } nos ataques com Magias de Ataque
    [melee] { $n-signed } no ataque corpo a corpo
    [ranged] { $n-signed } no ataque à distância
   *[other] { $n-signed } de { $stat }
}{ $once ->
    [yes] { " " }em um só ataque
   *[no] { "" }
}{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-base = { $type-id ->
    [melee] ataque corpo a corpo com { $n }
   *[ranged] ataque à distância com { $n }
}
verb-dual = { $type-id ->
    [melee] ataque corpo a corpo com { $base }, ou { $bonus-signed } no ataque corpo a corpo
   *[ranged] ataque à distância com { $base }, ou { $bonus-signed } no ataque à distância
}
verb-choose = escolha uma opção{ ":" } { $among }
verb-range = alcance { $least }–{ $most }
verb-pet = um ataque de mascote com { $n } contra um inimigo a até { $steps } passos, sem linha de visão nem bônus
verb-ignore = { $what-id ->
    [obstacle] personagens não atrapalham a linha de tiro
    [armor] { $n-id ->
        [all] ignora toda a armadura
       *[other] ignora { $n-id } de armadura
    }
   *[evasive] { $n-id ->
        [all] ignora toda a defesa evasiva
       *[other] ignora { $n-id } de defesa evasiva
    }
}
verb-nobonus = nada aumenta a força deste ataque
verb-again = mais um ataque nesta ativação, contra outro inimigo
verb-hide = esconder-se antes de atacar{ $quick ->
    [yes] , mesmo ao lado de inimigos
   *[no] { "," } sem inimigos adjacentes
}: ataques não podem ter este herói como alvo até que ele ataque ou sofra dano{ $n ->
    [0] { "" }
   *[other] ; seu ataque a partir do esconderijo recebe +{ $n }
}{ $keep ->
    [yes] ; enquanto estiver escondido, a carta pode ficar em jogo na Fase Final
   *[no] { "" }
}

## Dano e cura

verb-direct = { $n } de dano sem defesa
verb-poison = { $n ->
    [0] todo o dano é dano de veneno
   *[other] { $n } de dano de veneno sem defesa
}{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-trapattack = dano de { $n } menos a armadura, no mínimo 1
verb-heal = remove até { $n } de dano
verb-cleanse = remove até { $n } de veneno
verb-counter = se após o ataque estiver ao lado deste herói, o atacante sofre { $n } de dano
verb-guard = este herói se torna o alvo

## Controle

verb-push = empurrão de até { $n } { $n ->
    [one] casa
   *[other] casas
}
verb-pull = puxão de até { $n } { $n ->
    [one] casa
   *[other] casas
}
verb-swap = troca de lugar com este herói
verb-slow = −{ $n } de Velocidade
verb-root = Velocidade 0
verb-weaken = −{ $n } de Ataque{ $needs-count ->
    [0] { "" }
   *[other] { " " }{ $needs }
}
verb-expose = −{ $n } de Defesa, primeiro a armadura
verb-exhaust = um monstro preparado fica exausto
verb-face = você escolhe para onde ele olha
verb-taunt = monstros que puderem atacar este herói devem atacá-lo

## Movimento e trabalhos

verb-step = até { $n } passos sem gastar Velocidade e sem penalidade
verb-teleport = fique em uma casa vazia a até { $n } casas, com ou sem paredes
verb-die = +{ $n } nos testes com o dado da masmorra
verb-sure = o próximo teste desta ativação tem sucesso sem rolar
verb-allow = inimigos na sala não impedem o trabalho em portas, baús e ameaças
verb-scout = você pode revelar uma ameaça virada para baixo a até { $n } casas
verb-retile = você pode trocar uma peça em oferta pela do topo do baralho da masmorra

## Cartas e XP

verb-extra = não conta para o limite do seu tipo
verb-draw = compre { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
verb-discard = descarte { $n } cartas
verb-recall = pegue até { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} da sua pilha de descarte
verb-xp = { $level ->
    [yes] ganhe { $n ->
        [0] tanta XP quanto o nível dele
       *[other] { $n } XP a mais que o nível dele
    }
   *[no] ganhe { $n } XP
}
verb-xpdown = ganhe { $n } XP virada para baixo
verb-stay = a ficha permanece como fosso

## Regras que mudam

verb-set = { $parameter-id ->
    [rest_heal] um descanso remove { $n } de dano
    [leave_penalty] sair de casas ao lado de inimigos não custa nada a mais
    [poison_as_normal] dano de veneno conta como dano normal
    [surge_amount] um Surto de Poder dá { $n }
    [speed_left] a Velocidade que resta neste movimento é perdida
    [move_after] após seus ataques o herói pode gastar em passos até { $n } da Velocidade que lhe resta
    [second_move] sem segundo movimento nesta ativação
    [ignore_pit] fossos não atrapalham
   *[other] { "" }
}
verb-add = { $parameter-id ->
    [hand_size] tamanho da mão { $n-signed }
    [discard_limit] limite de descarte { $n-signed }
    [top_reward] { $n-signed } XP por cada recompensa única ou primeira de um monstro
   *[other] { "" }
}

## Monstros

part-monster = { $type-id ->
    [melee] Corpo a corpo
   *[ranged] À distância
} { $attack }, { $armor ->
    [0] { "" }
   *[other] armadura { $armor },{ " " }
}{ $evasive ->
    [0] { "" }
   *[other] evasão { $evasive },{ " " }
}Velocidade { $speed }, Saúde { $health }
monster-xp = { "" }
monster-level = { "" }
monster-tokens = { "" }
monster-stats = { "" }
monster-power = { "" }
monster-origin = { "" }
monster-id = { "" }

## Como se decide para onde olhar

measure-unseen-enemies = inimigos próximos que ficariam fora da vista
measure-turn = quanto ele gira
measure-clockwise = primeiro no sentido horário
    .values = no
