### What is chosen before a scenario.

games-count = { $all ->
    [one] un escenario
   *[other] se pueden jugar { $open } de { $all } escenarios, { $complete } de ellos completos
}
games-scenario = escenarios
games-difficulty = dificultades
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muy difícil
games-character = personajes
games-variant = variantes
game-lead = Gloomhaven, primera edición: un grupo de dos a cuatro se abre paso por los escenarios, con dos cartas por turno.
setup-scenario = Escenario
setup-party = El grupo
setup-class = Clase
setup-level = Nivel
setup-hand = Mano
setup-perks = Pericias
setup-items = Objetos
setup-items-cost = de oro
setup-difficulty = Dificultad
setup-variants = Variantes
advice-hand = { $number ->
    [0] Elegido para ti: la primera mano recomendada.
    [one] Elegido para ti: la primera mano, con una carta más fuerte en lugar de la más débil.
   *[other] Elegido para ti: la primera mano, con { $number } cartas más fuertes en lugar de las más débiles.
}
advice-perks = Elegido para ti: lo que más mejora el mazo de modificadores de ataque.
advice-items = Elegido para ti: los objetos más útiles que se compran con { $number } de oro y se pueden llevar a la vez.
