### Por que um bot escolheria assim em Descent.

hint-descent-kill = { $figure-the } cai com { $chance } % de chance.
hint-descent-attack = Cerca de { $damage } de dano contra { $figure-the }, o máximo possível; cai com { $chance } %.
hint-descent-again = Outro ataque contra { $figure-the } vale a carta.
hint-descent-sweep = Atinge todos os que estão ao lado { $figure-of }.
hint-descent-leave = { $figure-the } pode sair do mapa: custa { $needs ->
    [one] 1 ponto de movimento
   *[other] { $needs ->
    [one] 1 ponto
   *[other] { $needs } pontos
} de movimento
}.
hint-descent-to-exit = Dali { $figure-the } precisa de { $needs ->
    [one] 1 ponto
   *[other] { $needs } pontos
} para sair do mapa e tem { $has } por turno.
hint-descent-fetch = Vale a pena levar a ficha ao lugar dela.
hint-descent-to-fetch = Uma ficha a levar fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} dali.
hint-descent-test = O teste dá certo com { $chance } % de chance, e a aventura o pede.
hint-descent-to-test = Um teste da aventura fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} dali.
hint-descent-act = A aventura recompensa isso.
hint-descent-to-act = O que a aventura recompensa fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} dali.
hint-descent-door = O caminho segue pela porta.
hint-descent-to-door = A porta fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} dali.
hint-descent-search = Há uma ficha de busca e nada mais urgente.
hint-descent-to-search = Uma ficha de busca fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} dali.
hint-descent-revive = { $figure-the } precisa se levantar.
hint-descent-to-revive = { $figure-the } está { $figure-gender ->
    [f] nocauteada
   *[other] nocauteado
} a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} dali e pode voltar.
hint-descent-approach = Dali { $figure-the } fica a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
}.
hint-descent-block = { $figure-the } fecha o caminho: { $other-the } precisa de { $needs ->
    [one] 1 ponto
   *[other] { $needs } pontos
} e tem { $has }.
hint-descent-boulder = { $figure-id ->
    [none] Estreita o caminho.
   *[other] Fecha o caminho: { $figure-the } precisa de { $needs } pontos e tem { $has }.
}
hint-descent-guard = { $other-the } não pode cair: { $figure-the } fica de guarda.
hint-descent-clear = { $other-the } quer passar: { $figure-the } está no caminho e cai com { $chance } % de chance.
hint-descent-hold = Enquanto { $figure-the } estiver na sala, os heróis não podem fazer nada ali.
hint-descent-to-hold = A sala de que os heróis precisam fica então a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
}.
hint-descent-stay = Não há espaço melhor.
hint-descent-end = Não resta nada que valha a pena.
hint-descent-run = { $figure-the } pode mover até o dobro da Velocidade e atacar no caminho.
hint-descent-rest = Descansar recupera { $fatigue } de fadiga.
hint-descent-heal = { $figure-the } pode recuperar cerca de { $damage } de dano.
hint-descent-bless = { $figure-the } é quem mais ganha com a prece.
hint-descent-light = { $count ->
    [0] A luz cura os heróis à vista.
    [one] A luz queima 1 monstro à vista e cura os heróis.
   *[other] A luz queima { $count } monstros à vista e cura os heróis.
}
hint-descent-card = A carta é útil agora.
hint-descent-keep = Vale mais guardá-la para depois.
hint-descent-dash = Com mais um movimento de { $has ->
    [one] 1 ponto
   *[other] { $has } pontos
} { $figure-the } avança; a saída custa { $needs }.
hint-descent-trap = { $figure-the } falha no teste com { $chance } % de chance.
hint-descent-charm = { $figure-the } cede ao feitiço com { $chance } % de chance.
hint-descent-card-attack = { $figure-the } sofreria { $damage } de dano agora; a carta muda isso.
hint-descent-surge = Assim { $figure-the } sofre { $damage } de dano.
hint-descent-surge-range = Falta ao ataque { $lacking } de alcance.
hint-descent-surge-rest = Nada mais somaria dano, então um surto recupera fadiga.
hint-descent-toll = Sem este surto o ataque erra.
hint-descent-reroll = Em média, esse dado melhora se for rolado de novo.
hint-descent-react = Custa menos do que poupa.
hint-descent-ability = Não custa nada.
hint-descent-start = É o lugar mais próximo do resto do mapa.
hint-descent-first = { $figure-the } está a { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} do que importa e vai primeiro.
hint-descent-target = { $figure-the } é quem mais importa.
hint-descent-group = Este grupo traz mais Vida e dados: { $count ->
    [one] 1 figura
   *[other] { $count } figuras
}.
hint-descent-arrive = Dali são { $steps ->
    [one] 1 espaço
   *[other] { $steps } espaços
} até onde faz falta.
hint-descent-attribute = Ali o valor { $figure-of } é { $value }.
hint-descent-stand-up = Antes de tudo, { $figure-the } se levanta.
hint-descent-shake-off = { $figure-the } não pode fazer nada enquanto durar o atordoamento.
hint-descent-climb = { $figure-the } não pode ir a lugar nenhum do fosso.
hint-descent-familiar = { $figure-the } também age.
hint-descent-equip = A peça mais cara é a melhor.
hint-descent-least = Menos já basta.
hint-descent-yes = Só pode ajudar.
hint-descent-any = Tanto faz.
hint-descent-searched = De { $plans } planos, testados em { $rollouts } simulações, este é o mais promissor: vence com { $chance } %; o mais óbvio, com { $other } %.
