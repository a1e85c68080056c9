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

## Por qué no puede jugar un grupo. $who es una clase

setup-not-a-class = No existe la clase { $value }; hay: { $known }.
setup-not-a-level = Los personajes tienen nivel de 1 a { $most }, no { $level }.
setup-not-a-character = { $text } no es un personaje; escribe la clase y el nivel, por ejemplo { $example }.
setup-not-about-a-character = { $who }: { $text } no dice nada; se espera hand=…, perks=… o items=….
setup-not-a-perk = { $who }: no existe la pericia { $perk }; van de 0 a { $last }.
setup-not-of-the-class = { $who }: { $card } es una carta de otra clase.
setup-not-of-this-level = { $who }: { $card } es de nivel { $level }; un personaje de nivel { $at } todavía no puede llevarla.
setup-not-one-of-each = { $who }: hay una carta repetida en la mano; solo existe una de cada.
setup-not-a-full-hand = { $who }: hay { $found } cartas en la mano; siempre son { $size }.
setup-not-gained = { $who }: hay { $found } cartas de nivel superior a { $below } en la mano; con nivel { $at } puede haber como mucho { $most }.
setup-not-so-many-boxes = { $who }: la pericia «{ $perk }» tiene { $most ->
    [one] una casilla
   *[other] { $most } casillas
}, no { $found }.
setup-not-so-many-perks = { $who }: con nivel { $at } hay de { $least } a { $most } pericias, no { $found }.
setup-not-left-in-the-deck = { $who }: la pericia «{ $perk }» retira { $card }, y en el mazo ya no queda ninguna.
setup-not-an-item = No existe el objeto { $item }.
setup-not-one-item-twice = { $item } aparece { $found } veces; un personaje lo lleva una vez como mucho.
setup-not-worn-together = Hay { $found } objetos para { $slot ->
    [head] la cabeza
    [body] el cuerpo
   *[legs] las piernas
}; solo se puede llevar uno.
setup-not-in-hand = En las dos manos caben dos objetos de una mano o uno de dos, y nada más.
setup-not-so-many-small = Hay { $found } objetos pequeños; con nivel { $level } caben { $most }.
setup-not-harder = El escenario de nivel { $level } no se puede jugar en solitario ni con información abierta: no hay monstruos de nivel superior. Elige una dificultad menor.
setup-not-random-and-chosen = Una mazmorra aleatoria no tiene escenario del libro: quita el escenario { $scenario } o la variante.
setup-not-the-party = Se pide un grupo de { $wanted }, pero hay { $found } personajes.
setup-not-a-class-twice = Hay una clase repetida; cada una puede estar una sola vez.
