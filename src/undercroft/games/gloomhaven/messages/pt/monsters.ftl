## Como os monstros decidem: medidas de uma comparação

measure-hazards = menos hexágonos negativos no caminho até um ataque
measure-movement = menos movimento até um ataque
measure-proximity = mais perto de onde está
measure-initiative = antes na ordem de iniciativa
    .values = no

## Como os monstros decidem: passos do raciocínio. $figures, $cells e $goal são nomes ou listas de nomes

why-monster-cut = { $dropped-count ->
    [0] { $best ->
        [none] { $measure }: igualmente { $kept }
       *[other] { $measure }: { $best } igualmente para { $kept }
    }
   *[other] { $best ->
        [none] { $measure }: { $kept }; fora: { $dropped }
       *[other] { $measure }: { $kept } com { $best }; fora: { $dropped }
    }
}
why-monster-invisible = Invisível, portanto nem foco nem alvo: { $figures-the }
why-monster-as-melee = Sem ataque, encontra o foco como para um ataque corpo a corpo
why-monster-out-of-every-reach = Nunca consegue chegar a um hexágono de onde atacar { $figures-the }
why-monster-no-focus = Não pode focar em ninguém: não se move nem ataca
why-monster-focus-tie = Os jogadores escolhem o foco, pois nada distingue { $figures-the }
why-monster-focus = O foco é { $figures-the }
why-monster-hazards-on-the-way = Todo caminho para atacar { $figures-the } entra em { $count ->
    [one] um hexágono negativo
   *[other] pelo menos { $count } hexágonos negativos
}: escolhe o caminho que tem menos
why-monster-detour = Para atacar { $figures-the } prefere { $count } de movimento sem hexágonos negativos a { $more } com eles
why-monster-out-of-reach = Não pode atacar { $figures-the } neste turno: precisa de { $count } de movimento e tem { $more }
why-monster-candidates = { $count ->
    [one] Neste turno pode alcançar { $figures-the } de um hexágono: { $cells }
   *[other] Neste turno pode alcançar { $figures-the } de { $count } hexágonos: { $cells }
}
why-monster-no-attack = Sem ataque, move-se como para um ataque corpo a corpo e não ataca ninguém
why-monster-muddled = Está confuso e já tem Desvantagem, então não se afasta
why-monster-sheds-disadvantage = Ataca { $figures-the } de um hexágono não adjacente, portanto sem Desvantagem
why-monster-keeps-disadvantage = De nenhum hexágono consegue atacar { $figures-the } sem estar adjacente: mantém a Desvantagem
why-monster-most-targets = { $count } alvos, incluindo { $figures-the }, são o máximo que pode atacar
why-monster-groups-tie = { $count } grupos de alvos estão empatados: os jogadores escolhem
why-monster-from-here = Ataca { $figures-the } de onde está
why-monster-by-rank = Os demais alvos, por proximidade e depois por iniciativa: { $figures-the }
why-monster-beside-here = Já está adjacente { $figures-to } e fica onde está
why-monster-beside = Segue para { $cells }, adjacente { $figures-to }, a { $count } de movimento{ $cells-count ->
    [1] { "" }
   *[other] {": os jogadores escolhem"}
}
why-monster-from-there = O melhor ataque contra { $figures-the } é a partir de { $cells }, a { $count } de movimento{ $cells-count ->
    [1] { "" }
   *[other] {": os jogadores escolhem"}
}
why-monster-nears = O mais perto que chega de { $goal } é { $cells }, com { $count } de movimento{ $cells-count ->
    [1] { "" }
   *[other] {": os jogadores escolhem"}
}
why-monster-no-nearer = Nenhum hexágono onde possa terminar fica mais perto de { $goal }: fica onde está
why-sight-clear = Uma linha de canto a canto não toca nenhuma parede
why-sight-adjacent = Hexágonos adjacentes sempre se veem
why-sight-blocked = Toda linha de canto a canto toca uma parede
