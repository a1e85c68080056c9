### O que se pergunta e o que se pode responder.

## Opções

option-take-hero = escolher { $hero }
option-lead = { $figure } começa no centro
option-activate = ativar { $figure-the }
option-rest = descansar
option-leave-dungeon = sair da masmorra
option-recover = Surto de Poder para se levantar
option-go = ir para { $cell }
option-square = { $cell }
option-face = olhar para o { $facing ->
    [0] leste
    [2] sul
    [4] oeste
   *[6] norte
}
option-door = abrir caminho para { $cell }
option-tile = { $tile }, { $turns ->
    [0] sem girar
    [one] girada { $turns } quarto
   *[other] girada { $turns } quartos
}{ $border-id ->
    [locked] { ", " }uma porta trancada
    [secret] { ", " }uma porta secreta
   *[door] { "" }
}
option-extra = { $points ->
    [0] sem Velocidade extra
   *[other] { $points } de Velocidade extra
}
option-chest = abrir o baú em { $cell }
option-reveal = revelar a ameaça em { $cell }
option-disarm = desarmar a armadilha em { $cell }
option-trap = { $kind }
option-second-move = abrir mão de atacar e se mover uma segunda vez
option-open-freely = abrir o baú
option-done = parar de mover e atacar
option-draft = selecionar { $card } por { $card-cost } XP
option-exchange = descartar { $card } e repor
option-draft-discarded = selecionar { $card } do descarte por { $card-cost } XP e mais 1
option-discard = descartar { $card }
option-draw-up = comprar até o tamanho da mão
option-keep = deixar { $card } em jogo
option-target = atacar { $figure-the }
option-token = { $token-id ->
    [poison] ficha de veneno
   *[damage] ficha de dano
}
option-wound = { $figure }
option-strike = { $place ->
    [0] a primeira ação
   *[other] a segunda ação
}
option-ready = aprontar { $figure-the }
option-play = jogar { $card }
option-mode = { $does-text }
option-pay = { $points ->
    [0] não gastar Velocidade
   *[other] gastar { $points } de Velocidade
}
option-aim = { $figure }
option-attack = { $kind-id ->
    [pet] mandar { $card } contra { $figure-the }
   *[other] atacar { $figure-the }{ $card-id ->
        [none] { "" }
       *[other] { " " }com { $card }
    }
}
option-surge = Surto de Poder: { $gain-id ->
    [speed] Velocidade
    [melee] ataque corpo a corpo
    [ranged] ataque à distância
   *[heal] remover dano
}
option-lay = { $card } e { $other }
option-recall = recuperar { $card }
option-return-tile = devolver { $tile }
option-scout = Ficha de Ameaça { $number }
option-reward = primeiro { $figure }
option-first = primeiro { $card }
option-use = { $source }
option-pass = passar

## Perguntas da preparação

ask-alliance-hero-draft-pick = { $who }: qual herói se une a você?
ask-alliance-solo-pick-pick = { $who }: com qual dos dois heróis você fica?
ask-alliance-set-up-place-figures = { $who }: qual herói começa no centro?

## Perguntas da ativação de um herói

ask-alliance-hero-activation-choose = { $who }: qual herói você ativa?
ask-alliance-hero-activation-recover = { $who }: como o herói derrotado se recupera?
ask-alliance-hero-activation-act = { $who }: o que o herói faz?
ask-alliance-leave-dungeon-choose-square = { $who }: em qual casa o herói fica?
ask-alliance-leave-dungeon-choose-facing = { $who }: para onde o herói olha?
ask-alliance-work-door-propose = { $who }: qual peça, e em que posição?
ask-alliance-check-pay = { $who }: quanta Velocidade extra?
ask-alliance-look-at-choose = { $who }: desarmar a armadilha agora?
ask-alliance-step-on-chest-choose = { $who }: abrir o baú?
ask-alliance-enter-order = { $who }: qual armadilha dispara primeiro?
ask-alliance-take-steps-choose = { $who }: para onde?
ask-alliance-make-room-choose = { $who }: em qual casa vazia a figura fica?
ask-alliance-heal-choose = { $who }: qual ficha é removida?
ask-alliance-draft-choose = { $who }: você seleciona uma melhoria?
ask-alliance-draft-take-replacement = { $who }: você seleciona a carta reposta?
ask-alliance-discard-and-draw-discard = { $who }: você descarta uma carta?
ask-alliance-discard-chosen-choose = { $who }: qual carta você descarta?

## Perguntas de cartas e ataques

ask-alliance-play-card-choose-mode = { $who }: como você joga a carta?
ask-alliance-play-card-choose-pay = { $who }: você gasta Velocidade na carta?
ask-alliance-play-card-aim = { $who }: quem a carta afeta?
ask-alliance-perform-aim = { $who }: quem é afetado?
ask-alliance-power-surge-choose = { $who }: quais duas cartas você põe viradas para baixo?
ask-alliance-shove-choose = { $who }: para qual casa?
ask-alliance-vanish-choose = { $who }: para qual casa?
ask-alliance-set-facing-choose = { $who }: para onde a figura olha?
ask-alliance-recall-choose = { $who }: qual carta você recupera?
ask-alliance-retile-choose = { $who }: qual peça você devolve?
ask-alliance-scout-choose = { $who }: qual ficha você revela?
ask-alliance-attack-order-effects = { $who }: qual carta faz efeito primeiro?
ask-alliance-pay-rewards-choose = { $who }: qual monstro é pago primeiro?
ask-window-offer = { $who }: você responde ao ataque?

## Perguntas da Fase Final e dos monstros

ask-alliance-end-phase-keep = { $who }: a carta fica em jogo?
ask-alliance-end-phase-draw = { $who }: você compra cartas?
ask-alliance-monster-activation-choose = { $who }: qual monstro você ativa?
ask-alliance-monster-turn-choose-square = { $who }: para onde vai o monstro?
ask-alliance-monster-turn-choose-target = { $who }: quem o monstro ataca?
ask-alliance-monster-turn-choose-facing = { $who }: para onde o monstro olha?
ask-alliance-solo-part-ready-monster = { $who }: qual monstro fica pronto?
ask-alliance-solo-player-choose = { $who }: qual ação da carta?
ask-alliance-solo-player-choose-monster = { $who }: qual monstro age?
ask-alliance-solo-player-choose-surge = { $who }: qual monstro recebe o surto?
ask-alliance-solo-player-wound = { $who }: qual herói sofre o dano?
