### Nombres de los héroes, los monstruos y los demás que están en el tablero.

game-descent = Descent (segunda edición)
    .article = no

## Héroes

hero-ashrian = Ashrian
    .gender = f
    .article = no
hero-avric-albright = Avric Albright
    .gender = m
    .article = no
hero-leoric-of-the-book = Leoric del Libro
    .gender = m
    .article = no
hero-widow-tarha = Viuda Tarha
    .gender = f
    .article = no
hero-jain-fairwood = Jain Bosquebello
    .gender = f
    .article = no
hero-tomble-burrowell = Tumbo
    .gender = m
    .article = no
hero-grisban-the-thirsty = Grisban el Sediento
    .gender = m
    .article = no
hero-syndrael = Syndrael
    .gender = f
    .article = no
overlord = Señor Supremo
    .gender = m

## Capacidades de héroe y la Proeza, donde se nombran como cartas

card-feat = Proeza heroica
    .gender = f
source-feat = Proeza heroica
    .gender = f
card-ashrian = capacidad de Ashrian
    .gender = f
    .article = no
card-avric-albright = capacidad de Avric
    .gender = f
    .article = no
card-leoric-of-the-book = capacidad de Leoric
    .gender = f
    .article = no
card-widow-tarha = capacidad de Tarha
    .gender = f
    .article = no
card-jain-fairwood = capacidad de Jain
    .gender = f
    .article = no
card-tomble-burrowell = capacidad de Tumbo
    .gender = f
    .article = no
card-grisban-the-thirsty = capacidad de Grisban
    .gender = f
    .article = no
card-syndrael = capacidad de Syndrael
    .gender = f
    .article = no
source-ashrian = { card-ashrian }
    .gender = f
    .article = no
source-avric-albright = { card-avric-albright }
    .gender = f
    .article = no
source-leoric-of-the-book = { card-leoric-of-the-book }
    .gender = f
    .article = no
source-widow-tarha = { card-widow-tarha }
    .gender = f
    .article = no
source-jain-fairwood = { card-jain-fairwood }
    .gender = f
    .article = no
source-tomble-burrowell = { card-tomble-burrowell }
    .gender = f
    .article = no
source-grisban-the-thirsty = { card-grisban-the-thirsty }
    .gender = f
    .article = no
source-syndrael = { card-syndrael }
    .gender = f
    .article = no

## Clases y arquetipos

archetype-warrior = Guerrero
    .gender = m
archetype-healer = Sanador
    .gender = m
archetype-mage = Mago
    .gender = m
archetype-scout = Explorador
    .gender = m
calling-knight = Caballero
    .gender = m
calling-berserker = Berserker
    .gender = m
calling-disciple = Discípulo
    .gender = m
calling-spiritspeaker = Portavoz de los espíritus
    .gender = m
calling-necromancer = Nigromante
    .gender = m
calling-runemaster = Maestro de runas
    .gender = m
calling-thief = Ladrón
    .gender = m
calling-wildlander = Montaraz
    .gender = m

## Monstruos

monster-barghest = Barghest
    .gender = m
monster-cave-spider = Araña de las cavernas
    .gender = f
monster-elemental = Elemental
    .gender = m
monster-ettin = Ettin
    .gender = m
monster-flesh-moulder = Moldeador de carne
    .gender = m
monster-goblin-archer = Arquero goblin
    .gender = m
monster-merriod = Meriodón
    .gender = m
monster-shadow-dragon = Dragón de las sombras
    .gender = m
monster-zombie = Zombi
    .gender = m
rank-master = líder
group-barghest = Barghests
    .gender = mp
group-cave-spider = Arañas de las cavernas
    .gender = fp
group-elemental = Elementales
    .gender = mp
group-ettin = Ettins
    .gender = mp
group-flesh-moulder = Moldeadores de carne
    .gender = mp
group-goblin-archer = Arqueros goblin
    .gender = mp
group-merriod = Meriodones
    .gender = mp
group-shadow-dragon = Dragones de las sombras
    .gender = mp
group-zombie = Zombis
    .gender = mp

## Lugartenientes, familiares y miniaturas de las aventuras

lieutenant-baron-zachareth = barón Zachareth
    .gender = m
lieutenant-belthir = Belthir
    .gender = m
    .article = no
lieutenant-lady-eliza-farrow = Lady Eliza Farrow
    .gender = f
    .article = no
lieutenant-lord-merick-farrow = Lord Merrick Farrow
    .gender = m
    .article = no
lieutenant-sir-alric-farrow = Sir Alric Farrow
    .gender = m
    .article = no
lieutenant-splig = Splig
    .gender = m
    .article = no
familiar-reanimate = Cadáver reanimado
    .gender = m
figure-mauler = Mauler
    .gender = m
    .article = no
ally-cardinal-koth = cardenal Koth
    .gender = m
    .number = no
ally-frederick = Frederick
    .gender = m
    .article = no
    .number = no
ally-guard = Guardia
    .gender = m
ally-militia = Miliciano
    .gender = m
ally-sir-palamon = Sir Palamon
    .gender = m
    .article = no
    .number = no
ally-villager = Aldeano
    .gender = m

## Aventuras

quest-first-blood = Primera sangre
    .article = no
quest-a-fat-goblin = Un goblin bien cebado
    .article = no
quest-castle-daerion = El castillo de Daerion
    .article = no
quest-the-cardinals-plight = El apuro del cardenal
    .article = no
quest-the-masquerade-ball = El baile de máscaras
    .article = no
quest-death-on-the-wing = La muerte alada
    .article = no

## Bandos

side-heroes = héroes
    .gender = mp
side-overlord = Señor Supremo
    .gender = m
