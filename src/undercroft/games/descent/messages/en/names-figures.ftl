### Names of heroes, monsters and all others who stand on the map.

game-descent = Descent (second edition)
    .article = no

## Heroes

hero-ashrian = Ashrian
    .article = no
hero-avric-albright = Avric Albright
    .article = no
hero-leoric-of-the-book = Leoric of the Book
    .article = no
hero-widow-tarha = Widow Tarha
    .article = no
hero-jain-fairwood = Jain Fairwood
    .article = no
hero-tomble-burrowell = Tomble Burrowell
    .article = no
hero-grisban-the-thirsty = Grisban the Thirsty
    .article = no
hero-syndrael = Syndrael
    .article = no
overlord = Overlord

## Hero abilities and the feat, where they are named as cards

card-feat = Heroic Feat
source-feat = Heroic Feat
card-ashrian = Ashrian's ability
    .article = no
card-avric-albright = Avric's ability
    .article = no
card-leoric-of-the-book = Leoric's ability
    .article = no
card-widow-tarha = Tarha's ability
    .article = no
card-jain-fairwood = Jain's ability
    .article = no
card-tomble-burrowell = Tomble's ability
    .article = no
card-grisban-the-thirsty = Grisban's ability
    .article = no
card-syndrael = Syndrael's ability
    .article = no
source-ashrian = { card-ashrian }
    .article = no
source-avric-albright = { card-avric-albright }
    .article = no
source-leoric-of-the-book = { card-leoric-of-the-book }
    .article = no
source-widow-tarha = { card-widow-tarha }
    .article = no
source-jain-fairwood = { card-jain-fairwood }
    .article = no
source-tomble-burrowell = { card-tomble-burrowell }
    .article = no
source-grisban-the-thirsty = { card-grisban-the-thirsty }
    .article = no
source-syndrael = { card-syndrael }
    .article = no

## Classes and archetypes

archetype-warrior = Warrior
archetype-healer = Healer
archetype-mage = Mage
archetype-scout = Scout
calling-knight = Knight
calling-berserker = Berserker
calling-disciple = Disciple
calling-spiritspeaker = Spiritspeaker
calling-necromancer = Necromancer
calling-runemaster = Runemaster
calling-thief = Thief
calling-wildlander = Wildlander

## Monsters

monster-barghest = Barghest
monster-cave-spider = Cave Spider
monster-elemental = Elemental
monster-ettin = Ettin
monster-flesh-moulder = Flesh Moulder
monster-goblin-archer = Goblin Archer
monster-merriod = Merriod
monster-shadow-dragon = Shadow Dragon
monster-zombie = Zombie
rank-master = master
group-barghest = Barghests
group-cave-spider = Cave Spiders
group-elemental = Elementals
group-ettin = Ettins
group-flesh-moulder = Flesh Moulders
group-goblin-archer = Goblin Archers
group-merriod = Merriods
group-shadow-dragon = Shadow Dragons
group-zombie = Zombies

## Lieutenants, familiars, figures of the quests

lieutenant-baron-zachareth = Baron Zachareth
    .article = no
lieutenant-belthir = Belthir
    .article = no
lieutenant-lady-eliza-farrow = Lady Eliza Farrow
    .article = no
lieutenant-lord-merick-farrow = Lord Merick Farrow
    .article = no
lieutenant-sir-alric-farrow = Sir Alric Farrow
    .article = no
lieutenant-splig = Splig
    .article = no
familiar-reanimate = Reanimate
figure-mauler = Mauler
    .article = no
ally-cardinal-koth = Cardinal Koth
    .article = no
    .number = no
ally-frederick = Frederick
    .article = no
    .number = no
ally-guard = Guard
ally-militia = Militiaman
ally-sir-palamon = Sir Palamon
    .article = no
    .number = no
ally-villager = Villager

## Quests

quest-first-blood = First Blood
    .article = no
quest-a-fat-goblin = A Fat Goblin
    .article = no
quest-castle-daerion = Castle Daerion
    .article = no
quest-the-cardinals-plight = The Cardinal's Plight
    .article = no
quest-the-masquerade-ball = The Masquerade Ball
    .article = no
quest-death-on-the-wing = Death on the Wing
    .article = no

## Sides

side-heroes = heroes
side-overlord = Overlord
