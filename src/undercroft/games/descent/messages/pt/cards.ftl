### O que as cartas fazem: uma mensagem por verbo, momento, requisito e valor.

## Cartas

part-skill = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $on-familiar-count ->
    [0] { "" }
   *[other] Seu familiar: { $on-familiar }.{ " " }
}{ $rules-count ->
    [0] { "" }
   *[other] { $rules-sentences }{ " " }
}{ $sentences }
skill-xp-cost = { $value } PE
line-id = { "" }
line-calling = { "" }
line-xp = { "" }
line-errata = com a errata: { $value }
part-hero-sheet = Velocidade { $speed }, Vida { $health }, Vigor { $stamina }; defesa: { $defence-plain }. Força { $attributes-might }, Conhecimento { $attributes-knowledge }, Vontade { $attributes-willpower }, Percepção { $attributes-awareness }. { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $aura ->
        [0] { "" }
       *[other] Para todos os heróis a até { $aura } espaços:{ " " }
    }{ $grants-sentences }{ " " }
}{ $on-monsters-count ->
    [0] { "" }
   *[other] Monstros a até { $aura } espaços: { $on-monsters }.{ " " }
}Feito heroico: { $feat }.
line-archetype = { "" }
part-item = { $attack-id ->
    [melee] Corpo a corpo,{ " " }
    [ranged] À distância,{ " " }
   *[other] { "" }
}{ $slot-id ->
    [none] { "" }
   *[other] { $slot }
}{ $dice-count ->
    [0] { "" }
   *[other] ; dados: { $dice-plain }
}{ $reach ->
    [yes] ; Longo alcance
   *[other] { "" }
}{ $pierce ->
    [0] { "" }
   *[other] ; Perfurante { $pierce }
}{ $surges-count ->
    [0] { "" }
   *[other] ; surtos: { $surges-clauses }
}. { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $id-id ->
    [elm-greatbow] As figuras adjacentes a você não bloqueiam a linha de visão.{ " " }
    [scorpion-helm] Só é possível equipar um Elmo.{ " " }
   *[other] { "" }
}{ $sentences }
item-act = { "" }
item-copies = { "" }
item-price = { "" }
item-starting = { "" }
item-relic = { "" }
item-traits = { $value-plain }
item-forbids = sem { $value-or } ao mesmo tempo
part-search-card = { $found-id ->
    [nothing] Você não encontra nada.
    [chest] Compre no lugar uma carta da loja.
   *[other] { $uses-count ->
        [0] { "" }
       *[other] { $uses-sentences }
    }
}{ $gold ->
    [0] { "" }
   *[other] { " " }Vale { $gold } de ouro.
}
search-card-copies = { "" }
search-card-traits = { "" }
part-overlord-card = { $sort }. { $use }{ $also-id ->
    [test-rolled] . Também ao rolar um teste
    [searching] . Também quando um herói procura
    [searched] . Também quando um herói acabou de procurar
    [none] { "" }
   *[other] . Também em outro momento
}. { $sentences }
overlord-card-deck = { "" }
overlord-card-level = { "" }
overlord-card-copies = { "" }
overlord-card-stays = { "" }
overlord-card-on = { $value-id ->
    [whose] { "" }
    [attacker] jogada sobre o atacante
    [defenders] jogada sobre um monstro que se defende
    [rollers] jogada sobre quem rolou pelo Senhor Supremo
    [monsters] jogada sobre um monstro
    [heroes] jogada sobre um herói
    [groups] jogada sobre um grupo de monstros
    [active] jogada sobre o monstro ativado
   *[other] { "" }
}
part-ability = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $passives-count ->
    [0] { "" }
   *[other] { $passives-sentences }{ " " }
}{ $rules-count ->
    [0] { "" }
   *[other] { $rules-sentences }{ " " }
}{ $sentences }
part-relic = { $uses-count ->
    [0] { "" }
   *[other] { $uses-sentences }{ " " }
}{ $grants-count ->
    [0] { "" }
   *[other] { $grants-sentences }{ " " }
}{ $only-id ->
    [none] { "" }
   *[other] Só para { $only }.
}
relic-item = { "" }
part-stats = Velocidade { $speed }, Vida { $health }; defesa: { $defence-plain }; ataque: { $dice-plain }{ $abilities-count ->
    [0] { "" }
   *[other] ; { $abilities-plain }
}{ $amount ->
    [0] { "" }
   *[other] { " " }{ $amount }
}{ $surges-count ->
    [0] { "" }
   *[other] ; surtos: { $surges-clauses }
}
forbid-rune = Runas
    .gender = fp
forbid-magic = Magia
    .gender = f
part-familiar = Velocidade { $speed }, Vida { $health }{ $defence-count ->
    [0] { "" }
   *[other] ; defesa: { $defence-plain }
}{ $dice-count ->
    [0] { "" }
   *[other] ; ataque: { $dice-plain }
}{ $heals ->
    [no] ; não recupera dano
   *[other] { "" }
}{ $grants-count ->
    [0] { "" }
   *[other] ; { $grants }
}
familiar-figure = { "" }
familiar-ranged = À distância

## Partes das cartas

part-use = { $at }{ $needs-count ->
    [0] { "" }
   *[other] , se { $needs }
}{ $fatigue-id ->
    [0] { "" }
    [X] , X de fadiga
   *[other] , { $fatigue-id } de fadiga
}{ $exhausts ->
    [yes] , esgotar
   *[other] { "" }
}{ $once-id ->
    [round] , uma vez por rodada
   *[other] { "" }
}{ $do-count ->
    [0] { "" }
   *[other] : { $do }
}
use-must = { "" }
use-action = { "" }
part-passive = { $while-exhausted ->
    [yes] enquanto esta carta está esgotada:{ " " }
   *[other] { "" }
}{ $op-id ->
    [set] { $stat }: { $n }
    [cap] { $stat }: { $n } no máximo
   *[add] { $stat-id ->
        [passes-enemies] você pode mover-se através de inimigos
        [toll] ataques contra você precisam ceder um surto ou erram
        [surge-rest] um surto recupera 1 de fadiga a mais
        [hurry] 1 de fadiga dá 1 ponto de movimento a mais
        [nimble] Ágil: 1 espaço a mais
        [recovery] { $n } de dano a mais ao levantar-se ou ser reanimado
       *[other] { $stat } { $n-signed }
    }
}{ $needs-count ->
    [0] { "" }
   *[other] , se { $needs }
}
part-granted = surto{ $needs-count ->
    [0] { "" }
   *[other] , se { $needs }
}: { $surge }
part-surge = { $lines }
surge-cost = { $value } surtos
surge-hearts = +{ $value } ♥
surge-range = +{ $value } de alcance
surge-pierce = Perfurante { $value }
surge-conditions = { $value }
surge-fatigue = por { $value } de fadiga
surge-now = { $value }
surge-then = { $value }
letter-roll = o número de { $count-id ->
    [surges] surtos
   *[other] corações
} da rolagem (dados: { $roll-plain })
letter-means = sendo X { $means }
part-whom = { $named-id ->
    [target] o alvo
    [attacker] o atacante
    [mover] a figura que se moveu
    [activated] o monstro ativado
   *[none] { $me-only ->
        [yes] você
       *[no] { $count ->
            [0] { $me ->
                [yes] você e{ " " }
               *[other] { "" }
            }cada { $side }
            [1] { $me ->
                [yes] você ou{ " " }
               *[other] { "" }
            }{ $side-id ->
                [figure] uma figura
               *[other] um { $side }
            }
           *[other] { $me ->
                [yes] você e{ " " }
               *[other] { "" }
            }até { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adjacente
           *[other] { " " }a até { $within } espaços
        }{ $sight ->
            [yes] { " " }na linha de visão
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , mesmo nocauteado
   *[other] { "" }
}
part-whom-overlord = { $named-id ->
    [target] o alvo
    [attacker] o atacante
    [mover] a figura que se moveu
    [activated] o monstro ativado
   *[none] { $me-only ->
        [yes] essa figura
       *[no] { $count ->
            [0] { $me ->
                [yes] esse herói e{ " " }
               *[other] { "" }
            }cada { $side }
            [1] { $me ->
                [yes] esse herói ou{ " " }
               *[other] { "" }
            }{ $side-id ->
                [figure] uma figura
               *[other] um { $side }
            }
           *[other] { $me ->
                [yes] esse herói e{ " " }
               *[other] { "" }
            }até { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adjacente
           *[other] { " " }a até { $within } espaços
        }{ $sight ->
            [yes] { " " }na linha de visão
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , mesmo nocauteado
   *[other] { "" }
}
part-whom-monster = { $named-id ->
    [target] o alvo
    [attacker] o atacante
    [mover] a figura que se moveu
    [activated] o monstro ativado
   *[none] { $me-only ->
        [yes] ele mesmo
       *[no] { $count ->
            [0] { $me ->
                [yes] ele e{ " " }
               *[other] { "" }
            }cada { $side }
            [1] { $me ->
                [yes] ele ou{ " " }
               *[other] { "" }
            }{ $side-id ->
                [figure] uma figura
               *[other] um { $side }
            }
           *[other] { $me ->
                [yes] ele e{ " " }
               *[other] { "" }
            }até { $count } × { $side }
        }{ $within ->
            [0] { "" }
            [1] { " " }adjacente
           *[other] { " " }a até { $within } espaços
        }{ $sight ->
            [yes] { " " }na linha de visão
           *[other] { "" }
        }
    }
}{ $knocked-out ->
    [yes] , mesmo nocauteado
   *[other] { "" }
}
whom-optional = { "" }
side-hero = herói
    .gender = m
side-monster = monstro
    .gender = m
side-minion = lacaio
    .gender = m
side-figure = figura
    .gender = f

## Verbos

verb-attack = atacar{ $weapon-id ->
    [any] { "" }
    [melee] { " " }com uma arma corpo a corpo
    [ranged] { " " }com uma arma à distância
    [bow] { " " }com um Arco
    [magic] { " " }com uma arma de Magia
    [rune] { " " }com uma Runa
    [melee-or-blade] { " " }com uma arma corpo a corpo ou uma Lâmina
   *[other] { " " }({ $weapon-id })
}{ $dice-count ->
    [0] { "" }
   *[other] { " " }com { $dice-plain }{ $ranged ->
        [yes] { " " }(à distância)
       *[other] { "" }
    }
}
attack-hearts = +{ $value } ♥
attack-range = +{ $value } de alcance
attack-pierce = Perfurante { $value }
attack-blast = com Explosão
attack-no-range = sem verificar o alcance
attack-all-adjacent = uma só rolagem contra cada inimigo adjacente
attack-figures = também aliados
attack-each = uma só rolagem contra { $value }
attack-no-blast = sem Explosão
attack-least = no mínimo { $value } de dano se não errar
attack-surges = surto: { $value-clauses }
attack-if-damage = ; se o ataque causar dano: { $value }
attack-whom = só { $value }
verb-move = { $free ->
    [yes] mover { $n-id ->
        [nimble] 1 espaço
        [1] 1 espaço
       *[other] { $n } espaços
    }, custe o que custar
   *[other] mover até { $n }
}
verb-points = ganhar { $n ->
    [one] { $n } ponto de movimento
   *[other] { $n } pontos de movimento
}
verb-damage = { $whom-me-only ->
    [yes] sofrer{ " " }
   *[other] { "" }
}{ $n-id ->
    [shields-above] 1 de dano por escudo acima do atributo
    [shields-rolled] 1 de dano por escudo rolado
    [attribute] tanto dano quanto o atributo
   *[other] { $n } de dano
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-heal = recuperar { $n-id ->
    [damage-dealt] tanto dano quanto o causado
    [printed] tanto dano quanto diz seu número
    [fatigue-rested] tanto dano quanto fadiga
    [all] todo o dano
   *[other] { $n } de dano
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-fatigue = { $whom-me-only ->
    [yes] sofrer { $n } de fadiga
   *[other] { $n } de fadiga: { $whom }
}
verb-recover = recuperar { $n-id ->
    [all] toda a
   *[other] { $n } de
} fadiga{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-inflict = { $whom-me-only ->
    [yes] ficar { $condition }
   *[other] { $condition }: { $whom }
}
verb-cure = descartar { $n ->
    [one] uma condição
   *[other] { $n } condições
}{ $whom-me-only ->
    [yes] { "" }
   *[other] : { $whom }
}
verb-defeat = { $whom-me-only ->
    [yes] ser derrotado
   *[other] derrotar: { $whom }
}
verb-test = { $whom-me-only ->
    [yes] { "" }
   *[other] { $whom }:{ " " }
}teste de { $attribute }{ $instead-id ->
    [none] { "" }
   *[other] { " " }ou { $instead }
}{ $chooser-id ->
    [overlord] { " " }(o Senhor Supremo escolhe)
   *[other] { "" }
}{ $passed-count ->
    [0] { "" }
   *[other] ; se passar: { $passed }
}{ $failed-count ->
    [0] { "" }
   *[other] ; se falhar: { $failed }
}
verb-die = +1 dado { $colour }
verb-bonus = { $stat-id ->
    [hearts] ♥ +{ $n }
    [range] alcance +{ $n }
    [surges] surtos +{ $n }
    [pierce] Perfurante +{ $n }
    [shields] escudos +{ $n }
    [cancel] anular { $n ->
        [one] um surto
       *[other] { $n } surtos
    }
   *[toll] o ataque precisa ceder { $n ->
        [one] um surto
       *[other] { $n } surtos
    } ou erra
}
verb-surge = o ataque ganha a habilidade de surto “{ $surge }”
verb-reroll = rolar de novo { $count ->
    [0] cada um
    [1] um
    [9] qualquer número
   *[other] { $count }
} { $dice-id ->
    [attack] dos dados de ataque e potência
    [power] dos dados de potência
    [red] dos dados vermelhos
    [defence] dos seus dados de defesa
    [own] dos seus dados
    [roller] dos dados de quem rolou
    [target] dos dados de defesa do alvo
    [test] dos dados do teste
   *[other] dos dados
}{ $better ->
    [yes] , com o melhor resultado
   *[other] { "" }
}
verb-draw = o Senhor Supremo compra { $n-id ->
    [1] uma carta
    [heroes] uma carta por herói
   *[other] { $n } cartas
}
verb-blast = o ataque ganha Explosão
verb-action = { $kind-id ->
    [move] uma ação de movimento
   *[attack] um ataque
} extra

## Quantidades

n-all = todo o
n-speed = sua Velocidade
n-double-speed = o dobro da sua Velocidade
n-heroes = tantas quantos heróis houver
n-damage-dealt = tanto quanto o dano causado
n-nimble = 1
n-damage-on-me = 1 por dano sofrido
n-damage-pairs = 1 a cada 2 de dano sofrido
n-shields-above = 1 por escudo acima do atributo
n-shields-rolled = 1 por escudo rolado
n-attribute = tanto quanto o atributo
n-printed = quanto diz seu número
n-fatigue-paid = 1 por fadiga paga
n-fatigue-rested = tanto quanto a fadiga recuperada assim
dice-blue = azul
dice-red = vermelho
dice-yellow = amarelo
dice-brown = marrom
dice-grey = cinza
dice-black = preto
defence-brown = marrom
defence-grey = cinza
defence-black = preto
roll-red = vermelho
roll-blue = azul
roll-yellow = amarelo
roll-brown = marrom
roll-grey = cinza
roll-black = preto

## Momentos

at-action = Ação
at-own-turn = No seu turno
at-activating = Enquanto um monstro é ativado
at-turn-start = No início de um turno
at-turn-end = No fim de um turno
at-hurried = Ao sofrer fadiga para mover
at-attack-granted = Antes de um ataque concedido por uma carta
at-attack-declared = Ao declarar um ataque
at-attack-rolled = Depois de rolar os dados de um ataque
at-attack-done = Depois de resolver um ataque
at-before-damage = Antes de sofrer dano
at-damaged = Ao sofrer dano
at-entered = Quando uma figura entra num espaço
at-monster-chosen = Quando um monstro vai ser ativado
at-monster-start = No início da ativação de um monstro
at-monster-end = No fim da ativação de um monstro
at-test-rolled = Depois de rolar os dados de um teste
at-test-passed = Quando um teste é superado
at-door-opened = Quando uma porta é aberta
at-door-opening = Antes de abrir uma porta
at-searching = Quando um herói procura
at-search-drawn = Ao comprar uma carta de busca
at-searched = Quando um herói acabou de procurar
at-before-defeat = Antes de uma figura ser derrotada
at-defeated = Quando uma figura é derrotada
at-knocked-out = Quando um herói é nocauteado
at-recovered = Ao recuperar dano
at-fatigue-recovered = Ao recuperar fadiga
at-resting = Quando um herói descansa
at-rested = Ao recuperar a fadiga de um descanso
at-overlord-start = No início do turno do Senhor Supremo
at-overlord-end = No fim do turno do Senhor Supremo
at-overlord-over = Depois do turno do Senhor Supremo
at-amount-rolled = Depois de rolar dados para uma quantidade
at-any-time = A qualquer momento
at-recovery-rolled = Depois de rolar dados para se recuperar

## Requisitos

need-attacker = você é o atacante
need-target = você é o alvo
need-affected = o ataque afeta você
need-melee = você ataca com uma arma corpo a corpo
need-ranged = você ataca com uma arma à distância
need-bow = você ataca com um Arco
need-rune = você ataca com uma Runa
need-magic = você ataca com uma arma de Magia
need-melee-attack = você faz um ataque corpo a corpo
need-target-adjacent = o monstro está adjacente a você
need-shield = você tem um Escudo equipado
need-wounded = você tem dano
need-own-turn = é o seu turno
need-target-unaware = o monstro não via você no início do seu turno
need-hearts-to-spare = saiu mais de 1 ♥
need-runic-weapon = você tem uma arma de Magia ou Runa equipada
need-monster-comes = um monstro se move para junto de você
need-space-was-empty = o espaço dele estava vazio
need-familiar = seu familiar está no mapa
need-no-familiar = seu familiar não está no mapa
need-familiar-may-attack = seu familiar pode atacar
need-magic-weapon = você tem uma arma de Magia equipada
need-familiar-attacks = seu familiar ataca
need-defeats-monster = você derrota um monstro
need-side-defeats-monster = você ou seu familiar derrota um monstro
need-attack-felled-monster = seu ataque ou o do seu familiar derrotou um monstro
need-can-share-damage = o dano fosse seu ou do seu familiar
need-suffers-from-attack = um ataque fosse causá-lo a você
need-beside-hero = há outro herói adjacente a você
need-token-adjacent = há uma ficha de busca adjacente
need-token-within-3 = há uma ficha de busca a até 3 espaços
need-by-door = você está junto a uma porta
need-sees-one-monster = há um só monstro na sua linha de visão
need-can-attack-two = você pode atacar dois monstros
need-sees-monster = há um monstro na sua linha de visão
need-overlord-holds-cards = o Senhor Supremo tem cartas na mão
need-drew-search-card = foi você quem comprou
need-hurries = foi você quem sofreu
need-may-shoot = você pode atacar com um Arco
need-granted-shot = é seu e com um Arco
need-not-run = esta perícia ainda não foi usada nele
need-two-handed = você usa uma arma corpo a corpo de duas mãos ou duas armas corpo a corpo
need-struck-by-neighbour = um monstro adjacente atacou você
need-slew-monster = derrotou um monstro
need-falls = for você
need-not-moved = é o seu e você não se moveu
need-minion-beside = é um lacaio adjacente a você
need-errata = a errata está em uso
need-printed = a errata não está em uso
need-is-hero = é um herói
need-stands = está no mapa
need-empty-space = o espaço estava vazio
need-move-action = é uma ação de movimento
need-attacks-hero = um monstro ataca um herói
need-can-attack = pode atacar
need-minion-or-master = é um lacaio ou líder
need-monster-wounded = algum monstro tem dano
need-on-map = o grupo está no mapa
need-incomplete = o grupo está abaixo do limite
need-leads-too-few = é um líder cujo grupo tem poucos lacaios
need-attacked-from-afar = o atacante não está adjacente
need-attacked-from-beside = o atacante é um herói adjacente
need-beside-enemy = há uma figura adjacente para atacar
need-blank-defence = um dado de defesa seu sai em branco
need-defence-rolled = você rolou dados de defesa
need-free-hand = sua outra mão está livre
need-hardy = esse dano não o derrotaria
need-hero-begins-beside = o herói o começa adjacente ao portador
need-moved-twice = é o seu e você fez duas ações de movimento
need-overlord-may-discard = o Senhor Supremo tem uma carta para descartar
need-rolled = foi você quem rolou
need-rolls-amount = foi você quem rolou
need-surge-rolled = o atacante obteve um surto
need-tests = foi você quem rolou
needs-affected-monster = o ataque o afeta
needs-target-monster = é o alvo
at-own-turn-overlord = No turno do Senhor Supremo

## Armadilhas e testes, inteiras: o momento e o herói numa frase

overlord-tripwire-text = Armadilha. Quando um herói entra num espaço vazio com uma ação de movimento, faz um teste de Percepção; se falhar: o movimento termina.
overlord-pit-trap-text = Armadilha. Quando um herói entra num espaço vazio, faz um teste de Percepção; se falhar: sofre 1 de dano e perde 1 ponto de movimento, ou fica atordoado se não tiver nenhum.
overlord-poison-dart-text = Armadilha. Quando um herói abre uma porta ou procura, faz um teste de Percepção ou Força, à escolha do Senhor Supremo; se passar: o Senhor Supremo compra uma carta; se falhar: sofre 1 de dano e 1 de fadiga e fica envenenado.
overlord-explosive-runes-text = Armadilha. Quando um herói abre uma porta ou acaba de procurar, ele e cada herói a até 2 espaços fazem um teste de Percepção; quem falhar sofre 1 de dano por escudo acima do atributo.
overlord-web-trap-text = Armadilha. Quando um herói entra num espaço vazio, ele e cada herói adjacente fazem um teste de Força; quem falhar fica imobilizado.
overlord-curse-of-the-monkey-god-text = Armadilha. Quando um herói acaba de procurar, faz um teste de Conhecimento; se passar: o Senhor Supremo compra uma carta; se falhar: até o fim do próximo turno o herói é um macaco: Velocidade 5, sem ataques nem dados de defesa.
overlord-uthuk-demon-trap-text = Armadilha. Quando um herói abre uma porta ou acaba de procurar, faz um teste de Percepção ou Força; se passar: sofre tanto dano quanto o atributo; se falhar: é derrotado.
overlord-wicked-laughter-text = Evento. Quando um herói passa em um teste, repete-o com o atributo 1 ponto menor; se passar de novo, o Senhor Supremo compra uma carta.
overlord-blood-rage-text = Evento. No fim do turno do Senhor Supremo, um monstro que possa atacar ataca duas vezes e depois é derrotado.
