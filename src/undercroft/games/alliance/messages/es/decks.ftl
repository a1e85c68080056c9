### Lo que hacen las cartas Solitario/Cooperativo y lo que hay en una losa.

## Cartas Solitario/Cooperativo: primero, después una de dos, y si no

part-solo-card = { $first }. Después, { $either }; o bien { $other }. Si no se puede hacer ninguna de las dos: { $otherwise-clauses }.
solo-card-id = { "" }
solo-card-origin = { "" }
solo-card-type = { "" }
verb-upgrade = la mejora de la posición { $removed } se retira de la partida y la de la posición { $discarded } se descarta
verb-tile = la losa de la posición { $removed } se retira de la partida
verb-ready-monster = el monstruo exhausto que vale más XP pasa a estar preparado
part-strike = el monstruo preparado que vale más XP ataca { $lowest ->
    [yes] al héroe con menos Defensa
   *[no] { $icons-count ->
        [0] a un héroe a tu elección
       *[other] a un héroe con el icono { $icons-or }
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }con { $bonus-signed }
}{ $type-id ->
    [none] { "" }
    [melee] { " " }si su ataque es cuerpo a cuerpo
   *[ranged] { " " }si su ataque es a distancia
}
part-penalty = { $do-id ->
    [surge] el monstruo exhausto que vale más XP pasa a estar preparado y ataca a un héroe a tu elección con +3
    [use-xp] pon { $n } XP boca abajo
    [discard] descarta { $n } cartas y roba { $n } menos la próxima vez
    [wound] { $n } de daño a héroes a tu elección
   *[poison] { $n } de daño por veneno a héroes a tu elección
}

## Iconos

icon-human = Humano
icon-dwarf = Enano
icon-elf = Elfo
icon-gnome = Gnomo
icon-half-orc = Semiorco
icon-martial = Marcial
icon-stealth = Sigilo
icon-mystic = Misterio
icon-celestial = Celestial
icon-primal = Primordial

## Losas

part-tile = { $level-id ->
    [none] losa inicial
   *[other] nivel { $level }
}, { $doors-count ->
    [1] 1 puerta
   *[other] { $doors-count } puertas
}{ $monsters-count ->
    [0] { "" }
   *[other] { ": " }{ $monsters-plain }
}{ $threat-count ->
    [0] { "" }
   *[other] , una amenaza
}
part-denizen = { $monster }
denizen-at = { "" }
tile-id = { "" }
tile-origin = { "" }
tile-colour = { "" }
tile-entrance = { "" }
