### La mesa: la mazmorra, los tableros, el mercado, las previsiones.

## En la mazmorra

alliance-terrain-pit = foso: salir de él cuesta 1 de Velocidad más; los ataques desde él tienen 1 menos de potencia
alliance-terrain-start = losa inicial
alliance-door = puerta cerrada
alliance-threat = ficha de amenaza de nivel { $level }, boca abajo
alliance-threat-known = { $name }, nivel { $level }, otra vez boca abajo
alliance-counted = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
alliance-tile = Nivel { $level }, { $doors ->
    [1] 1 puerta
   *[other] { $doors } puertas
}{ $kinds ->
    [0] { "" }
   *[other] {": "}{ $monsters }
}{ $threat ->
    [0] { "" }
   *[other] , 1 amenaza
}.
alliance-border = { $kind ->
    [door] Las puertas coinciden: se abre por 1 de Velocidad.
    [locked] Una puerta cerrada con llave: 1 de Velocidad y una tirada contra { $level }.
   *[other] Una puerta secreta: 1 de Velocidad y una tirada contra { $level }.
}
alliance-facing = { $facing ->
    [0] mira al este
    [2] mira al sur
    [4] mira al oeste
   *[6] mira al norte
}
alliance-health = Salud
alliance-poison = { $n ->
    [1] 1 ficha de veneno
   *[other] { $n } fichas de veneno
}
alliance-hidden = escondido: ningún ataque puede elegirlo
alliance-cubes = { $n } de daño de { $colour ->
    [blue] la Alianza azul
    [red] la Alianza roja
    [yellow] la Alianza amarilla
    [green] la Alianza verde
   *[nobody] ninguna Alianza
}
alliance-lasting = { $verb ->
    [slow] Velocidad −{ $n }
    [root] Velocidad 0
    [weaken] Ataque −{ $n }
    [expose] Defensa −{ $n }
   *[bonus] bonificación { $n }
}{ $named ->
    [0] { "" }
   *[other] {" "}({ $card })
}
alliance-rank-hero = héroe
alliance-rank-monster = monstruo
alliance-rank-down = derrotado
alliance-side-blue = Alianza azul
alliance-side-red = Alianza roja
alliance-side-yellow = Alianza amarilla
alliance-side-green = Alianza verde
alliance-side-monsters = Monstruos
alliance-monsters-ready = Monstruos preparados
alliance-monsters-exhausted = Monstruos exhaustos
alliance-ready = preparado
alliance-exhausted = exhausto
alliance-down = derrotado

## Habilidades

alliance-melee = Cuerpo a cuerpo { $n }
alliance-ranged = A distancia { $n }
alliance-armor = Armadura { $n }
alliance-evasive = Evasión { $n }
alliance-speed = Velocidad { $n }
alliance-ability-melee = Cuerpo a cuerpo
alliance-ability-ranged = A distancia
alliance-ability-armor = Armadura
alliance-ability-evasive = Evasión
alliance-ability-speed = Velocidad
alliance-die = Dado de Mazmorra: { $n }

## Estado

alliance-title = Dungeon Alliance, { $mode ->
    [rivals] { $players } rivales
    [solo] en solitario
   *[coop] { $players } Alianzas juntas
}
alliance-goal-rivals = Gana la Alianza con más puntos tras cuatro rondas: XP menos 1 por cada derrota.
alliance-goal-solo = Alcanza { $target } puntos: XP, menos 1 por cada derrota, monstruo y amenaza boca abajo, menos 4 por cada losa sin colocar.
alliance-goal-coop = Alcanzad { $target } puntos juntos: XP, menos 1 por cada derrota, monstruo y amenaza boca abajo, menos 4 por cada losa sin colocar.
alliance-closing = El mazo y la mazmorra están vacíos: la partida acaba tras este ciclo.
alliance-bar = Activación
alliance-bar-note = Ronda { $round }, ciclo { $cycle }: { $part ->
    [heroes] héroes
    [monsters] monstruos
    [end] Fase Final
   *[setup] preparación
}
alliance-cycle = Ciclo
alliance-part = { $part ->
    [heroes] cada jugador activa un héroe
    [monsters] cada jugador activa un monstruo
    [end] Fase Final
   *[setup] preparación
}
alliance-pool = Reserva de XP { $level ->
    [1] I
   *[other] II
}
alliance-pool-note = { $n ->
    [0] Vacía.
   *[other] Quedan { $n } XP: { $level ->
        [1] después las mejoras de nivel II sustituyen a las de nivel I.
       *[other] después los artefactos sustituyen a las mejoras de nivel II.
    }
}
alliance-deck-upgrades = Mazo de Mejoras
alliance-deck-tiles = Mazo de Mazmorra
alliance-order = Orden de la parte de los monstruos

## Tableros y pilas

alliance-xp-up = XP por gastar
alliance-xp-down = XP gastados
alliance-defeats = Fichas de Derrota
alliance-hand = Mano
alliance-deck = Mazo
alliance-discard = Pila de descartes
alliance-drafted = Cartas seleccionadas
alliance-limits = Descarte / mano
alliance-limits-note = descarta hasta { $discard }, roba hasta { $hand }
alliance-pile-hand = Tu mano
alliance-pile-surged = Boca abajo por una Descarga de Fuerza
alliance-pile-deck = Tu mazo, sin orden
alliance-pile-discard = Pila de descartes
alliance-pile-artifacts = Artefactos
alliance-pile-column = Cartas jugadas
alliance-pile-upgrade-deck = Mejoras de nivel { $level ->
    [1] I
    [2] II
   *[other] III
}
alliance-pile-upgrade-discard = Mejoras descartadas (1 XP más)
alliance-pile-dungeon-deck = Mazo de Mazmorra
alliance-pile-solo = Próxima parte de los monstruos
alliance-shelf-upgrades = Mejoras a elegir
alliance-shelf-heroes = Héroes a elegir
alliance-shelf-tiles = Losas a elegir
alliance-gap = lugar vacío
alliance-surge = Descarga de Fuerza: { $n } cartas boca abajo
alliance-users = para { $heroes }
alliance-everybody = cualquier héroe
alliance-xp = { $n } XP
alliance-reward = Recompensa: { $first } XP, segunda { $second }

## Cartas

alliance-type-weapon = Arma
alliance-type-armor = Armadura
alliance-type-reaction = Reacción
alliance-type-pet = Mascota
alliance-type-attack-spell = Conjuro de Ataque
alliance-type-control-spell = Conjuro de Control
alliance-type-enhancement-spell = Conjuro de Mejora
alliance-type-healing-spell = Conjuro de Curación
alliance-type-artifact = Artefacto
alliance-type-maneuver = Maniobra
alliance-type-stance = Postura
alliance-type-gear = Equipo
alliance-type-item = Objeto
alliance-icon-human = Humano
alliance-icon-dwarf = Enano
alliance-icon-elf = Elfo
alliance-icon-gnome = Gnomo
alliance-icon-half-orc = Semiorco
alliance-icon-martial = Marcial
alliance-icon-stealth = Sigilo
alliance-icon-mystic = Misterio
alliance-icon-celestial = Celestial
alliance-icon-primal = Primordial
alliance-icon-gold = cualquier héroe

## Previsiones

alliance-warn-leaving = Salir de una casilla junto a un enemigo o de un foso cuesta 1 más.
alliance-warn-threat = El camino entra en una sala con una amenaza boca abajo.
alliance-sight-clear = { $end } se ve desde { $start }, distancia { $distance }{ $crossed ->
    [0] { "" }
    [1] {"; "}1 personaje en la línea da +1 de Defensa
   *[other] {"; "}{ $crossed } personajes en la línea dan +{ $crossed } de Defensa
}{ $behind ->
    [0] { "" }
   *[other] {"; "}pero queda a la espalda de quien mira
}.
alliance-sight-blocked = Hay una pared o una puerta cerrada entre { $start } y { $end }, distancia { $distance }.

## El final

alliance-stat-xp = XP
alliance-stat-defeats = Derrotas
alliance-stat-score = Puntuación
alliance-stat-drafted = Cartas seleccionadas
alliance-stat-damage = Daño a monstruos
alliance-stat-tiles = Losas colocadas
alliance-stat-chests = Cofres abiertos
alliance-stat-traps = Trampas desactivadas
