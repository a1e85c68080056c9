### Reforços na página de uma aventura.

descent-reinforcements = Reforços: no { $start ->
    [0] fim
   *[other] início
} de cada um de seus turnos, o Senhor Supremo pode colocar { $n ->
    [1] 1 { $minions ->
        [0] figura
       *[other] lacaio
    }
   *[other] { $n } { $minions ->
        [0] figuras
       *[other] lacaios
    }
} ({ $groups }) { $where }{ $conditions }.
descent-reinforcements-any = de qualquer grupo que esteja no mapa
descent-reinforcements-open = um grupo aberto: { $traits }
descent-reinforcements-most = Nunca chegam mais de { $n } reforços em um mesmo turno.
reinforced-own = onde o grupo começou
reinforced-tile = na peça { $tile }
reinforced-entrance = na entrada
reinforced-entrance-2 = na segunda entrada
reinforced-exit = na saída
reinforced-nave = na nave
reinforced-mouth = na boca da caverna
reinforced-store = no depósito
reinforced-shaft = no poço da mina
reinforced-ledge = na saliência
reinforced-hall = no salão
reinforced-slope = na encosta
reinforced-red-shut = no portal vermelho, enquanto estiver aberto
reinforced-green-shut = no portal verde, enquanto estiver aberto
reinforced-blue-shut = no portal azul, enquanto estiver aberto
reinforced-from = a partir da rodada { $n }
reinforced-every = só { $n ->
    [2] nas rodadas pares
   *[other] a cada { $n } rodadas
}
reinforced-absent = só enquanto não restar nenhum no mapa
reinforced-since-river-awake = só depois que este grupo despertar
reinforced-until-ward-key = até a proteção cair
reinforced-while-koth-is-hale = só enquanto restar ao cardeal Koth mais da metade de sua Vida
reinforced-while-trueshot-is-free = só enquanto nenhum monstro tiver { token-trueshot }
