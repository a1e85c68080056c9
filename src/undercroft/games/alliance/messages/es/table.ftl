### La mesa en palabras, línea a línea.

table-round-shown = Ronda { $round } de 4, ciclo { $cycle } de 4{ $part-id ->
    [heroes] : héroes
    [monsters] : monstruos
    [end] : Fase Final
   *[other] { "" }
}; jugador inicial: { $first-the }
table-market-shown = Mejoras de nivel { $level }: { $offer-count ->
    [0] ninguna
   *[other] { $offer }
}; losas: { $tiles-count ->
    [0] ninguna
   *[other] { $tiles }
}; { $pool ->
    [0] las dos Reservas de XP están vacías
   *[other] { $pool } XP en la reserva
}; { $deck } en el Mazo de Mazmorra; mejoras descartadas: { $discard-count }
table-group-shown = Puntuación { $score }, objetivo { $target }{ $solo-count ->
    [0] { "" }
   *[other] ; monstruos: carta { $solo }
}
table-alliance-shown = { $seat-the }: puntuación { $score }; XP { $face-up } boca arriba, { $face-down } boca abajo; { $defeats ->
    [one] { $defeats } derrota
   *[other] { $defeats } derrotas
}, { $drafted } cartas seleccionadas, { $hand } en la mano, { $deck } en el mazo{ $artifacts-count ->
    [0] { "" }
   *[other] ; { $artifacts }
}
table-hero-shown = { $mark-id } { $figure } en { $cells }, mira al { $facing ->
    [0] este
    [2] sur
    [4] oeste
   *[6] norte
}: daño { $damage }/{ $health }{ $poison ->
    [0] { "" }
   *[other] { " " }({ $poison } de veneno)
}, Velocidad { $speed }, Defensa { $defense }{ $lies ->
    [yes] , fuera de combate
   *[no] { "" }
}{ $exhausted ->
    [yes] , ya activado
   *[no] { "" }
}{ $cards-count ->
    [0] { "" }
   *[other] ; { $cards }
}
table-monster-shown = { $mark-id } { $figure } en { $cells }, mira al { $facing ->
    [0] este
    [2] sur
    [4] oeste
   *[6] norte
}: daño { $damage }/{ $health }{ $exhausted ->
    [yes] , exhausto
   *[no] { "" }
}
table-turn-shown = Actúa { $figure }: quedan { $points } de Velocidad, { $attacks ->
    [one] { $attacks } ataque hecho
   *[other] { $attacks } ataques hechos
}
table-square-shown = { $cell }: { $token-id ->
    [threat] amenaza boca abajo, nivel { $level }
    [pit] foso
    [known] { $kind }, nivel { $level }
   *[none] suelo
}
table-legend = Mapa: . suelo, ? amenaza boca abajo, $ Cofre del Tesoro, L Cofre Cerrado, ! trampa conocida, o foso; las líneas son paredes y puertas cerradas. Dos letras son un héroe, una letra y un número un monstruo; la flecha es el encaramiento, los paréntesis indican derrotado, ' exhausto.
table-monster-card = { $monster }: { $monster-text }
table-played-card = { $card }: { $card-text }
pile-hand = Mano
pile-artifacts = Artefactos
pile-deck = Aún en el mazo, sin orden
pile-discard = Descartes
pile-upgrade-discard = Mejoras descartadas
