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
variant-stand-alone = un Interludio o Gran final por separado
quick-hero = como héroe
quick-overlord = como Señor Supremo

## Por qué no puede jugar un grupo

setup-not-about-a-hero = { $hero }: { $text } no dice nada; se espera skills=…, items=… o sold=….
setup-not-without-lower-cards = { $card } es de nivel { $level } y necesita { $needed } cartas de su clase y de nivel inferior, no { $found }.
setup-not-beside-a-charge = Lo que la campaña os encarga ya está decidido: no se puede elegir nada más.
setup-not-charged = Lo que la campaña encarga no se puede jugar: { $fault }.
setup-not-in-a-campaign-only = { $quest } se juega en una campaña; la variante «un Interludio o Gran final por separado» permite jugarla sin ella.
setup-not-two-levels = Avanzado y experto son dos niveles de poder: elige uno de los dos.
setup-not-the-party = Se pide un grupo de { $wanted }, pero hay { $found } héroes.
setup-not-an-encounter = { $quest } solo tiene { $encounters ->
    [one] un encuentro: no puede empezar por el segundo
   *[other] { $encounters } encuentros
}.
setup-not-of-the-archetype = { $hero } no puede elegir la clase { $calling }: es de otro arquetipo.
setup-not-bought = En el juego básico no se compra ni se vende nada antes de la aventura; el juego épico lo permite.
setup-not-in-the-shop = { $card } se compra { $times } veces, pero la tienda tiene { $most }.
setup-not-enough-gold = Los objetos de los héroes cuestan { $price } de oro, pero entre todos tienen { $gold }.
