### Nomes dos heróis, dos monstros e dos outros que estão no mapa.

game-descent = Descent (segunda edição)
    .article = no

## Heróis

hero-ashrian = Ashrian
    .gender = f
    .article = no
hero-avric-albright = Avric Albright
    .gender = m
    .article = no
hero-leoric-of-the-book = Leoric do Livro
    .gender = m
    .article = no
hero-widow-tarha = Viúva Tarha
    .gender = f
    .article = no
hero-jain-fairwood = Jain Fairwood
    .gender = f
    .article = no
hero-tomble-burrowell = Tomble Burrowell
    .gender = m
    .article = no
hero-grisban-the-thirsty = Grisban o Sedento
    .gender = m
    .article = no
hero-syndrael = Syndrael
    .gender = f
    .article = no
overlord = Senhor Supremo
    .gender = m

## Habilidades de herói e o feito, quando citados como cartas

card-feat = Feito Heroico
    .gender = m
source-feat = Feito Heroico
    .gender = m
card-ashrian = habilidade de Ashrian
    .gender = f
    .article = no
card-avric-albright = habilidade de Avric
    .gender = f
    .article = no
card-leoric-of-the-book = habilidade de Leoric
    .gender = f
    .article = no
card-widow-tarha = habilidade de Tarha
    .gender = f
    .article = no
card-jain-fairwood = habilidade de Jain
    .gender = f
    .article = no
card-tomble-burrowell = habilidade de Tomble
    .gender = f
    .article = no
card-grisban-the-thirsty = habilidade de Grisban
    .gender = f
    .article = no
card-syndrael = habilidade de Syndrael
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

## Classes e arquétipos

archetype-warrior = Guerreiro
    .gender = m
archetype-healer = Curandeiro
    .gender = m
archetype-mage = Mago
    .gender = m
archetype-scout = Batedor
    .gender = m
calling-knight = Cavaleiro
    .gender = m
calling-berserker = Berserker
    .gender = m
calling-disciple = Discípulo
    .gender = m
calling-spiritspeaker = Porta-voz dos espíritos
    .gender = m
calling-necromancer = Necromante
    .gender = m
calling-runemaster = Mestre das runas
    .gender = m
calling-thief = Ladrão
    .gender = m
calling-wildlander = Desbravador
    .gender = m

## Monstros

monster-barghest = Barghest
    .gender = m
monster-cave-spider = Aranha das cavernas
    .gender = f
monster-elemental = Elemental
    .gender = m
monster-ettin = Ettin
    .gender = m
monster-flesh-moulder = Moldador de carne
    .gender = m
monster-goblin-archer = Arqueiro goblin
    .gender = m
monster-merriod = Merriod
    .gender = m
monster-shadow-dragon = Dragão das sombras
    .gender = m
monster-zombie = Zumbi
    .gender = m
rank-master = líder
group-barghest = Barghests
    .gender = mp
group-cave-spider = Aranhas das cavernas
    .gender = fp
group-elemental = Elementais
    .gender = mp
group-ettin = Ettins
    .gender = mp
group-flesh-moulder = Moldadores de carne
    .gender = mp
group-goblin-archer = Arqueiros goblins
    .gender = mp
group-merriod = Merriods
    .gender = mp
group-shadow-dragon = Dragões das sombras
    .gender = mp
group-zombie = Zumbis
    .gender = mp

## Tenentes, familiares e figuras das aventuras

lieutenant-baron-zachareth = barão Zachareth
    .gender = m
lieutenant-belthir = Belthir
    .gender = m
    .article = no
lieutenant-lady-eliza-farrow = Lady Eliza Farrow
    .gender = f
    .article = no
lieutenant-lord-merick-farrow = Lorde Merick Farrow
    .gender = m
    .article = no
lieutenant-sir-alric-farrow = Sir Alric Farrow
    .gender = m
    .article = no
lieutenant-splig = Splig
    .gender = m
    .article = no
familiar-reanimate = Reanimado
    .gender = m
figure-mauler = Mauler
    .gender = m
    .article = no
ally-cardinal-koth = cardeal Koth
    .gender = m
    .number = no
ally-frederick = Frederick
    .gender = m
    .article = no
    .number = no
ally-guard = Guarda
    .gender = m
ally-militia = Miliciano
    .gender = m
ally-sir-palamon = Sir Palamon
    .gender = m
    .article = no
    .number = no
ally-villager = Aldeão
    .gender = m

## Aventuras

quest-first-blood = Primeiro Sangue
    .article = no
quest-a-fat-goblin = Um Goblin Gorducho
    .article = no
quest-castle-daerion = O Castelo Daerion
    .article = no
quest-the-cardinals-plight = O Apuro do Cardeal
    .article = no
quest-the-masquerade-ball = O Baile de Máscaras
    .article = no
quest-death-on-the-wing = A Morte Alada
    .article = no

## Lados

side-heroes = heróis
    .gender = mp
side-overlord = Senhor Supremo
    .gender = m
