### Nombres de las cartas de mazmorra aleatoria: un adjetivo y una sala forman un nombre (GH-RDD-06).

## Salas

room-alcove = Alcoba
    .gender = f
room-altar = Altar
    .gender = m
room-armory = Armería
    .gender = f
room-burrow = Madriguera
    .gender = f
room-cabin = Cabaña
    .gender = f
room-cave = Cueva
    .gender = f
room-clearing = Claro
    .gender = m
room-corridor = Pasillo
    .gender = m
room-crossroads = Encrucijada
    .gender = f
room-dead-end = Callejón sin salida
    .gender = m
room-den = Guarida
    .gender = f
room-encampment = Campamento
    .gender = m
room-hallway = Vestíbulo
    .gender = m
room-hovel = Choza
    .gender = f
room-library = Biblioteca
    .gender = f
room-passage = Pasaje
    .gender = m
room-road = Camino
    .gender = m
room-sewer = Alcantarillas
    .gender = fp
room-trail = Sendero
    .gender = m
room-tunnel = Túnel
    .gender = m

## Adjetivos

dungeon-mangy = { $gender ->
    [f] sarnosa
    [mp] sarnosos
    [fp] sarnosas
   *[other] sarnoso
}
dungeon-drowned = { $gender ->
    [f] inundada
    [mp] inundados
    [fp] inundadas
   *[other] inundado
}
dungeon-hopeless = { $gender ->
    [f] desesperada
    [mp] desesperados
    [fp] desesperadas
   *[other] desesperado
}
dungeon-defiled = { $gender ->
    [f] profanada
    [mp] profanados
    [fp] profanadas
   *[other] profanado
}
dungeon-wild = { $gender ->
    [mp] salvajes
    [fp] salvajes
   *[other] salvaje
}
dungeon-fortified = { $gender ->
    [f] fortificada
    [mp] fortificados
    [fp] fortificadas
   *[other] fortificado
}
dungeon-cutthroat = { $gender ->
    [f] despiadada
    [mp] despiadados
    [fp] despiadadas
   *[other] despiadado
}
dungeon-rotting = { $gender ->
    [f] putrefacta
    [mp] putrefactos
    [fp] putrefactas
   *[other] putrefacto
}
dungeon-foggy = { $gender ->
    [f] neblinosa
    [mp] neblinosos
    [fp] neblinosas
   *[other] neblinoso
}
dungeon-crushing = { $gender ->
    [mp] aplastantes
    [fp] aplastantes
   *[other] aplastante
}
dungeon-tribal = { $gender ->
    [mp] tribales
    [fp] tribales
   *[other] tribal
}
dungeon-horrific = { $gender ->
    [f] horrenda
    [mp] horrendos
    [fp] horrendas
   *[other] horrendo
}
dungeon-archaic = { $gender ->
    [f] arcaica
    [mp] arcaicos
    [fp] arcaicas
   *[other] arcaico
}
dungeon-scaled = { $gender ->
    [f] escamosa
    [mp] escamosos
    [fp] escamosas
   *[other] escamoso
}
dungeon-venomous = { $gender ->
    [f] venenosa
    [mp] venenosos
    [fp] venenosas
   *[other] venenoso
}
dungeon-unstable = { $gender ->
    [mp] inestables
    [fp] inestables
   *[other] inestable
}
dungeon-corrupted = { $gender ->
    [f] corrupta
    [mp] corruptos
    [fp] corruptas
   *[other] corrupto
}
dungeon-infected = { $gender ->
    [f] infectada
    [mp] infectados
    [fp] infectadas
   *[other] infectado
}
dungeon-putrid = { $gender ->
    [f] pútrida
    [mp] pútridos
    [fp] pútridas
   *[other] pútrido
}
dungeon-frigid = { $gender ->
    [f] gélida
    [mp] gélidos
    [fp] gélidas
   *[other] gélido
}
