### Lo que se elige antes de una aventura.

games-count = { $all ->
    [one] una aventura
   *[other] se pueden jugar { $open } de { $all } aventuras, { $complete } de ellas completas
}
games-quest = aventuras
games-hero = héroes
games-calling = clases
games-variant = variantes
game-lead = Descent, segunda edición: de dos a cuatro héroes contra un Señor Supremo, que lleva los monstruos y una mano de cartas secretas.
setup-scenario = Aventura
setup-encounter = Encuentro
setup-party = Los héroes
setup-hero = Héroe
setup-class = Clase
setup-calling = Clase
setup-players = Héroes
setup-variants = Variantes
variant-errata = erratas oficiales
variant-epic-advanced = juego épico: nivel avanzado
variant-epic-expert = juego épico: nivel experto
quick-hero = como héroe
quick-overlord = como Señor Supremo
