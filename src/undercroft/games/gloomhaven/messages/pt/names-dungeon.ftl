### Nomes das cartas de masmorra aleatória: um adjetivo e uma sala formam um nome (GH-RDD-06).

## Salas

room-alcove = Alcova
    .gender = f
room-altar = Altar
    .gender = m
room-armory = Arsenal
    .gender = m
room-burrow = Toca
    .gender = f
room-cabin = Cabana
    .gender = f
room-cave = Caverna
    .gender = f
room-clearing = Clareira
    .gender = f
room-corridor = Corredor
    .gender = m
room-crossroads = Encruzilhada
    .gender = f
room-dead-end = Beco sem Saída
    .gender = m
room-den = Covil
    .gender = m
room-encampment = Acampamento
    .gender = m
room-hallway = Saguão
    .gender = m
room-hovel = Casebre
    .gender = m
room-library = Biblioteca
    .gender = f
room-passage = Passagem
    .gender = f
room-road = Estrada
    .gender = f
room-sewer = Esgoto
    .gender = m
room-trail = Trilha
    .gender = f
room-tunnel = Túnel
    .gender = m

## Adjetivos

dungeon-mangy = { $gender ->
    [f] sarnenta
   *[other] sarnento
}
dungeon-drowned = { $gender ->
    [f] inundada
   *[other] inundado
}
dungeon-hopeless = { $gender ->
    [f] desesperada
   *[other] desesperado
}
dungeon-defiled = { $gender ->
    [f] profanada
   *[other] profanado
}
dungeon-wild = selvagem
dungeon-fortified = { $gender ->
    [f] fortificada
   *[other] fortificado
}
dungeon-cutthroat = { $gender ->
    [f] sanguinária
   *[other] sanguinário
}
dungeon-rotting = podre
dungeon-foggy = { $gender ->
    [f] nebulosa
   *[other] nebuloso
}
dungeon-crushing = { $gender ->
    [f] esmagadora
   *[other] esmagador
}
dungeon-tribal = tribal
dungeon-horrific = { $gender ->
    [f] horrenda
   *[other] horrendo
}
dungeon-archaic = { $gender ->
    [f] arcaica
   *[other] arcaico
}
dungeon-scaled = { $gender ->
    [f] escamosa
   *[other] escamoso
}
dungeon-venomous = { $gender ->
    [f] venenosa
   *[other] venenoso
}
dungeon-unstable = instável
dungeon-corrupted = { $gender ->
    [f] corrompida
   *[other] corrompido
}
dungeon-infected = { $gender ->
    [f] infectada
   *[other] infectado
}
dungeon-putrid = { $gender ->
    [f] pútrida
   *[other] pútrido
}
dungeon-frigid = { $gender ->
    [f] gélida
   *[other] gélido
}
