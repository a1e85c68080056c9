### Lo que se elige antes de la partida.

game-alliance = Dungeon Alliance
    .article = no
game-lead = Dungeon Alliance: de una a cuatro alianzas de cuatro héroes compiten en una mazmorra que crece losa a losa; como rivales, en solitario o juntas.
games-count = { $all ->
    [one] una forma de jugar
   *[other] { $open } de { $all } formas de jugar
}
games-hero = héroes
games-variant = variantes
games-difficulty = dificultades
setup-players = Alianzas
setup-variants = Variantes
setup-difficulty = Dificultad
setup-party = Los héroes
variant-pvp = Jugador vs. Jugador
variant-coop = Modo Cooperativo
variant-basic = Juego Básico
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muy difícil
mode-rivals = rivales
mode-solo = solitario
mode-coop = cooperativo

## Asientos

alliance-blue = Alianza Azul
    .gender = f
alliance-red = Alianza Roja
    .gender = f
alliance-yellow = Alianza Amarilla
    .gender = f
alliance-green = Alianza Verde
    .gender = f

## Por qué no se puede jugar una partida

setup-not-rivals-difficulty = La dificultad fija el objetivo de las partidas en solitario y cooperativas; los rivales no lo tienen.
setup-not-heroes = Un grupo nombra cuatro héroes por alianza: { $wanted } para { $players }, no { $found }.
setup-not-pvp-and-coop = En PvP las alianzas se enfrentan y en cooperativo juegan juntas: elige una de las dos cosas.
setup-not-alone = { $variant } es para dos a { $most } jugadores.

## Momentos en que se pregunta a las manos ocultas

window-alliance-attack-declared = Cuando se declara un ataque
