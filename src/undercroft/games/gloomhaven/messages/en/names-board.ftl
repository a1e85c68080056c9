### Names of conditions, elements and what lies on the board.

## Conditions

condition-poison = Poison
condition-wound = Wound
condition-immobilize = Immobilize
condition-disarm = Disarm
condition-stun = Stun
condition-muddle = Muddle
condition-curse = Curse
condition-invisible = Invisible
condition-strengthen = Strengthen
condition-bless = Bless

## Elements

element-fire = fire
element-ice = ice
element-air = air
element-earth = earth
element-light = light
element-dark = dark
element-wild = any element

## Tiles

tile-obstacle = obstacle
tile-trap = trap
tile-difficult = difficult terrain
tile-hazard = hazardous terrain
tile-plate = pressure plate
tile-corridor = corridor
tile-door = door
tile-wall = wall
tile-treasure = treasure tile
tile-money = money token

## What they look like

art-altar = altar
art-barrel = barrel
art-bear = bear trap
art-bookcase = bookcase
art-boulder = boulder
art-breakable-wall = breakable wall
art-bush = bush
art-cabinet = cabinet
art-crate = crate
art-crystal = crystal
art-dark-fog = dark fog
art-dark-pit = dark pit
art-earth = earth
art-fountain = fountain
art-hot-coals = hot coals
art-light-fog = light fog
art-log = log
art-manmade-stone = worked stone
art-natural-stone = natural stone
art-nest = nest
art-pillar = pillar
art-poison = poison gas
art-rock-column = rock column
art-rubble = rubble
art-sarcophagus = sarcophagus
art-shelf = shelf
art-spike = spike pit
art-stairs = stairs
art-stalagmites = stalagmites
art-stone = stone door
art-stump = stump
art-table = table
art-thorns = thorns
art-totem = totem
art-tree = tree
art-wall-section = piece of wall
art-water = water
art-wood = wood
art-wooden = wooden door
