### Names of monsters, their decks, and other figures of scenarios.

## Monsters

monster-ancient-artillery = Ancient Artillery
monster-bandit-archer = Bandit Archer
monster-bandit-guard = Bandit Guard
monster-black-imp = Black Imp
monster-cave-bear = Cave Bear
monster-city-archer = City Archer
monster-city-guard = City Guard
monster-cultist = Cultist
monster-deep-terror = Deep Terror
monster-earth-demon = Earth Demon
monster-flame-demon = Flame Demon
monster-forest-imp = Forest Imp
monster-frost-demon = Frost Demon
monster-giant-viper = Giant Viper
monster-harrower-infester = Harrower Infester
monster-hound = Hound
monster-inox-archer = Inox Archer
monster-inox-guard = Inox Guard
monster-inox-shaman = Inox Shaman
monster-living-bones = Living Bones
monster-living-corpse = Living Corpse
monster-living-spirit = Living Spirit
monster-lurker = Lurker
monster-night-demon = Night Demon
monster-ooze = Ooze
monster-rending-drake = Rending Drake
monster-savvas-icestorm = Savvas Icestorm
monster-savvas-lavaflow = Savvas Lavaflow
monster-spitting-drake = Spitting Drake
monster-stone-golem = Stone Golem
monster-sun-demon = Sun Demon
monster-vermling-scout = Vermling Scout
monster-vermling-shaman = Vermling Shaman
monster-wind-demon = Wind Demon

## Bosses

monster-bandit-commander = Bandit Commander
monster-merciless-overseer = Merciless Overseer
monster-inox-bodyguard = Inox Bodyguard
monster-captain-of-the-guard = Captain of the Guard
monster-jekserah = Jekserah
    .article = no
monster-prime-demon = Prime Demon
monster-elder-drake = Elder Drake
monster-the-betrayer = Betrayer
monster-the-colorless = Colorless
monster-the-sightless-eye = Sightless Eye
monster-dark-rider = Dark Rider
monster-winged-horror = Winged Horror
monster-the-gloom = Gloom

## Named monsters

monster-siege-cannon = Siege Cannon
monster-infiltrator = Infiltrator
monster-the-harvester = Harvester
monster-hungry-soul = Hungry Soul
monster-arcane-golem = Arcane Golem
monster-bloated-regent = Bloated Regent
monster-giant-ooze = Giant Ooze
monster-lurker-king = Lurker King
monster-prime-lieutenant = Prime Lieutenant

## Decks

deck-ancient-artillery = Ancient Artillery
deck-archer = Archer
deck-boss = Boss
deck-cave-bear = Cave Bear
deck-cultist = Cultist
deck-deep-terror = Deep Terror
deck-earth-demon = Earth Demon
deck-flame-demon = Flame Demon
deck-frost-demon = Frost Demon
deck-giant-viper = Giant Viper
deck-guard = Guard
deck-harrower-infester = Harrower Infester
deck-hound = Hound
deck-imp = Imp
deck-living-bones = Living Bones
deck-living-corpse = Living Corpse
deck-living-spirit = Living Spirit
deck-lurker = Lurker
deck-night-demon = Night Demon
deck-ooze = Ooze
deck-rending-drake = Rending Drake
deck-savvas-icestorm = Savvas Icestorm
deck-savvas-lavaflow = Savvas Lavaflow
deck-scout = Scout
deck-shaman = Shaman
deck-spitting-drake = Spitting Drake
deck-stone-golem = Stone Golem
deck-sun-demon = Sun Demon
deck-wind-demon = Wind Demon

## Objectives

objective-hail = Hail
    .article = no
objective-throne = throne
    .many = thrones
objective-altar = altar
    .many = altars
objective-door = door
    .many = doors
objective-gate = gate
    .many = gates
objective-rock-column = rock column
    .many = rock columns
objective-orchid = Orchid
objective-redthorn = Redthorn
    .article = no
objective-captive = captive
    .many = captives
objective-vocal-chord = vocal chord
    .many = vocal chords
objective-totem = totem
    .many = totems
objective-bone-pile = pile of bones
    .many = piles of bones
objective-tree = tree
    .many = trees
objective-crystal = crystal
    .many = crystals
objective-villager = villager
    .many = villagers
objective-fish = Fish
    .article = no
