### A mesa em palavras, linha a linha.

table-round-shown = Rodada { $round } de 4, ciclo { $cycle } de 4{ $part-id ->
    [heroes] : heróis
    [monsters] : monstros
    [end] : Fase Final
   *[other] { "" }
}; jogador inicial: { $first-the }
table-market-shown = Melhorias de nível { $level }: { $offer-count ->
    [0] nenhuma
   *[other] { $offer }
}; peças: { $tiles-count ->
    [0] nenhuma
   *[other] { $tiles }
}; { $pool ->
    [0] as duas Reservas de XP acabaram
   *[other] { $pool } XP na reserva
}; { $deck } no Baralho da Masmorra; melhorias descartadas: { $discard-count }
table-group-shown = Pontuação { $score }, meta { $target }{ $solo-count ->
    [0] { "" }
   *[other] ; monstros: carta { $solo }
}
table-alliance-shown = { $seat-the }: pontuação { $score }; XP { $face-up } com a face para cima, { $face-down } para baixo; { $defeats ->
    [one] { $defeats } derrota
   *[other] { $defeats } derrotas
}, { $drafted } cartas selecionadas, { $hand } na mão, { $deck } no baralho{ $artifacts-count ->
    [0] { "" }
   *[other] ; { $artifacts }
}
table-hero-shown = { $mark-id } { $figure } em { $cells }, olha para o { $facing ->
    [0] leste
    [2] sul
    [4] oeste
   *[6] norte
}: dano { $damage }/{ $health }{ $poison ->
    [0] { "" }
   *[other] { " " }({ $poison } de veneno)
}, Velocidade { $speed }, Defesa { $defense }{ $lies ->
    [yes] , fora de combate
   *[no] { "" }
}{ $exhausted ->
    [yes] , já ativado
   *[no] { "" }
}{ $cards-count ->
    [0] { "" }
   *[other] ; { $cards }
}
table-monster-shown = { $mark-id } { $figure } em { $cells }, olha para o { $facing ->
    [0] leste
    [2] sul
    [4] oeste
   *[6] norte
}: dano { $damage }/{ $health }{ $exhausted ->
    [yes] , exausto
   *[no] { "" }
}
table-turn-shown = { $figure } age: restam { $points } de Velocidade, { $attacks ->
    [one] { $attacks } ataque feito
   *[other] { $attacks } ataques feitos
}
table-square-shown = { $cell }: { $token-id ->
    [threat] ameaça virada para baixo, nível { $level }
    [pit] fosso
    [known] { $kind }, nível { $level }
   *[none] chão
}
table-legend = Mapa: . chão, ? ameaça virada para baixo, $ Baú do Tesouro, L Baú Trancado, ! armadilha conhecida, o fosso; as linhas são paredes e portas fechadas. Duas letras são um herói, uma letra e um número um monstro; a seta é a orientação, parênteses indicam derrotado, ' exausto.
table-monster-card = { $monster }: { $monster-text }
table-played-card = { $card }: { $card-text }
pile-hand = Mão
pile-artifacts = Artefatos
pile-deck = Ainda no baralho, sem ordem
pile-discard = Descarte
pile-upgrade-discard = Melhorias descartadas
