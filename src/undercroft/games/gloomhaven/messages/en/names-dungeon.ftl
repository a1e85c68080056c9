### Names of random dungeon cards: an adjective and a room make a name (GH-RDD-06).

## Rooms

room-alcove = Alcove
room-altar = Altar
room-armory = Armory
room-burrow = Burrow
room-cabin = Cabin
room-cave = Cave
room-clearing = Clearing
room-corridor = Corridor
room-crossroads = Crossroads
room-dead-end = Dead End
room-den = Den
room-encampment = Encampment
room-hallway = Hallway
room-hovel = Hovel
room-library = Library
room-passage = Passage
room-road = Road
room-sewer = Sewer
room-trail = Trail
room-tunnel = Tunnel

## Adjectives

dungeon-mangy = Mangy
dungeon-drowned = Drowned
dungeon-hopeless = Hopeless
dungeon-defiled = Defiled
dungeon-wild = Wild
dungeon-fortified = Fortified
dungeon-cutthroat = Cutthroat
dungeon-rotting = Rotting
dungeon-foggy = Foggy
dungeon-crushing = Crushing
dungeon-tribal = Tribal
dungeon-horrific = Horrific
dungeon-archaic = Archaic
dungeon-scaled = Scaled
dungeon-venomous = Venomous
dungeon-unstable = Unstable
dungeon-corrupted = Corrupted
dungeon-infected = Infected
dungeon-putrid = Putrid
dungeon-frigid = Frigid
