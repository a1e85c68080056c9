### Refuerzos en la página de una aventura.

descent-reinforcements = Refuerzos: al { $start ->
    [0] final
   *[other] comienzo
} de cada uno de sus turnos, el Señor Supremo puede colocar { $n ->
    [1] 1 { $minions ->
        [0] miniatura
       *[other] monstruo común
    }
   *[other] { $n } { $minions ->
        [0] miniaturas
       *[other] monstruos comunes
    }
} ({ $groups }) { $where }{ $conditions }.
descent-reinforcements-any = de cualquier grupo que esté en el tablero
descent-reinforcements-open = un grupo abierto: { $traits }
descent-reinforcements-most = Nunca llegan más de { $n } refuerzos en un mismo turno.
reinforced-own = donde empezó el grupo
reinforced-tile = en la pieza { $tile }
reinforced-entrance = en la entrada
reinforced-entrance-2 = en la segunda entrada
reinforced-exit = en la salida
reinforced-nave = en la nave
reinforced-mouth = en la boca de la cueva
reinforced-store = en el almacén
reinforced-shaft = en el pozo de la mina
reinforced-ledge = en la cornisa
reinforced-hall = en el salón
reinforced-slope = en la ladera
reinforced-red-shut = en el portal rojo, mientras esté abierto
reinforced-green-shut = en el portal verde, mientras esté abierto
reinforced-blue-shut = en el portal azul, mientras esté abierto
reinforced-from = a partir de la ronda { $n }
reinforced-every = solo { $n ->
    [2] en las rondas pares
   *[other] cada { $n } rondas
}
reinforced-absent = solo mientras no quede ninguno en el tablero
reinforced-since-river-awake = solo cuando este grupo haya despertado
reinforced-until-ward-key = hasta que caiga la protección
reinforced-while-koth-is-hale = solo mientras al cardenal Koth le quede más de la mitad de su Vida
reinforced-while-trueshot-is-free = solo mientras ningún monstruo tenga Certera
