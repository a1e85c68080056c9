### O que fazem as cartas Solo/Cooperativo e o que há em uma peça.

## Cartas Solo/Cooperativo: primeiro, depois uma de duas, senão

part-solo-card = { $first }. Depois, { $either }; ou { $other }. Se nenhuma das duas for possível: { $otherwise-clauses }.
solo-card-id = { "" }
solo-card-origin = { "" }
solo-card-type = { "" }
verb-upgrade = a melhoria da posição { $removed } sai da partida e a da posição { $discarded } é descartada
verb-tile = a peça da posição { $removed } sai da partida
verb-ready-monster = o monstro exausto que vale mais XP volta a ficar pronto
part-strike = o monstro pronto que vale mais XP ataca { $lowest ->
    [yes] o herói com menos Defesa
   *[no] { $icons-count ->
        [0] um herói à sua escolha
       *[other] um herói com o ícone { $icons-or }
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }com { $bonus-signed }
}{ $type-id ->
    [none] { "" }
    [melee] { " " }se o ataque dele for corpo a corpo
   *[ranged] { " " }se o ataque dele for à distância
}
part-penalty = { $do-id ->
    [surge] o monstro exausto que vale mais XP volta a ficar pronto e ataca um herói à sua escolha com +3
    [use-xp] vire { $n } XP para baixo
    [discard] descarte { $n } cartas e compre { $n } a menos na próxima vez
    [wound] { $n } de dano em heróis à sua escolha
   *[poison] { $n } de dano de veneno em heróis à sua escolha
}

## Ícones

icon-human = Humano
icon-dwarf = Anão
icon-elf = Elfo
icon-gnome = Gnomo
icon-half-orc = Meio-orc
icon-martial = Marcial
icon-stealth = Furtividade
icon-mystic = Místico
icon-celestial = Celestial
icon-primal = Primordial

## Peças

part-tile = { $level-id ->
    [none] peça inicial
   *[other] nível { $level }
}, { $doors-count ->
    [1] 1 porta
   *[other] { $doors-count } portas
}{ $monsters-count ->
    [0] { "" }
   *[other] { ": " }{ $monsters-plain }
}{ $threat-count ->
    [0] { "" }
   *[other] , uma ameaça
}
part-denizen = { $monster }
denizen-at = { "" }
tile-id = { "" }
tile-origin = { "" }
tile-colour = { "" }
tile-entrance = { "" }
