### O que se pergunta e o que se pode responder.

## Opções

option-next-hero = { $figure } faz o próximo turno
option-start = começar em { $cell }
option-group = { $monster }{ $place-id ->
    [none] { "" }
   *[other] { " " }em { $place-id }
}
option-move = ação de movimento
option-hurry = sofrer 1 de fadiga para mover
option-go = ir para { $cell }
option-stand = ocupar { $cells }
option-halt = terminar o movimento aqui
option-leave = sair do mapa pela { $way }
option-attack = atacar { $target-the }{ $weapon-id ->
    [none] { "" }
   *[other] { " " }com { $weapon-the }
}
option-act = usar { $card }
option-rest = descansar
option-search = procurar em { $cell }
option-stand-up = levantar-se
option-revive = reanimar { $figure-the }
option-open = abrir a porta em { $cell }
option-close = fechar a porta em { $cell }
option-climb = sair do fosso
option-shake-off = livrar-se do atordoamento
option-quest = { $act }{ $token-id ->
    [none] { "" }
   *[other] : { $token }
}
option-pick-up = apanhar { $token }
option-drop = largar { $token }
option-trade = trocar com { $figure-the }
option-give = entregar { $card }
option-take = pegar { $card }
option-equip = equipar { $item-the }
option-unequip = guardar { $item-the }
option-end-turn = terminar o turno
option-activate = ativar { $group }
option-monster = ativar { $figure-the }
option-familiar = ativar { $figure-the }
option-ally = { $figure } age
option-play = jogar { $card }
option-surge = { $ability-id ->
    [rest] recuperar 1 de fadiga
    [toll] ceder um surto para não errar
   *[other] { $surge-text }
}
option-target = { $target }
option-space = { $cell }
option-die = dado { $number }
option-attribute = { $attribute }
option-colour = dado { $colour }
option-token = { $token }
option-condition = { $condition }
option-number = { $number }
option-card = { $card }
option-sort = { $sort }
option-yes = fazer
option-use = usar { $source }
option-use-next = { $owner-the }: { $source }
option-pass = passar

## Perguntas da rodada

ask-descent-round-choose-hero = { $who }: qual herói faz o próximo turno?
ask-descent-encounter-place-heroes = { $who }: onde você começa?
ask-descent-transition-stand-up = { $who }: levantar-se antes do próximo encontro?
ask-descent-hero-turn-choose = { $who }: o que você faz?
ask-descent-overlord-turn-choose-group = { $who }: qual grupo você ativa?
ask-descent-group-turn-choose = { $who }: qual monstro você ativa?
ask-descent-activation-choose = { $who }: o que { $about-figure-the } faz?
ask-descent-familiar-turn-choose = { $who }: o que { $about-figure-the } faz?
ask-descent-allies-act-choose = { $who }: quem age agora?
ask-descent-ally-turn-choose = { $who }: o que { $about-figure-the } faz?
ask-descent-reinforce-offer = { $who }: quem chega como reforço?
ask-descent-bring-group-choose = { $who }: qual grupo de monstros participa?
ask-descent-place-monster-choose = { $who }: onde o monstro é colocado?
ask-descent-place-ally-choose = { $who }: onde a figura é colocada?

## Perguntas das ações

ask-descent-equip-choose = { $who }: mudar o que está equipado?
ask-descent-trade-offer = { $who }: entregar ou pegar uma carta?
ask-descent-drop-token-choose = { $who }: em que espaço você larga a ficha?
ask-descent-march-make-room = { $who }: em que espaço vazio a figura para?
ask-descent-place-base-choose = { $who }: como a figura grande fica?
ask-descent-move-now-go = { $who }: para onde?
ask-descent-move-spaces-choose = { $who }: para qual espaço?
ask-descent-climb-choose = { $who }: por qual espaço você sai do fosso?
ask-descent-leave-map-make-room = { $who }: em que espaço vazio a figura para?

## Perguntas dos ataques

ask-descent-make-attack-choose = { $who }: quem você ataca?
ask-descent-attack-choose-space = { $who }: qual espaço da figura grande você ataca?
ask-descent-attack-spend = { $who }: em que você gasta os surtos?
ask-descent-attack-defeats = { $who }: quem é derrotado primeiro?
ask-descent-reroll-choose = { $who }: qual dado é rolado de novo?
ask-descent-defeat-choose-place = { $who }: onde fica a ficha de herói?
ask-descent-defeat-choose-drop = { $who }: onde caem as fichas que levava?
ask-descent-recover-stand = { $who }: em que espaço o herói se levanta?

## Perguntas das cartas

ask-descent-choose-figures-choose = { $who }: a quem isso afeta?
ask-descent-chosen-test-choose = { $who }: qual atributo é testado?
ask-descent-use-card-choose-cost = { $who }: quanta fadiga você sofre por ela?
ask-descent-may-recover-choose = { $who }: recuperar dano?
ask-descent-inflict-any-choose = { $who }: qual condição?
ask-descent-cure-choose = { $who }: qual condição é descartada?
ask-descent-keep-some-choose = { $who }: com qual carta você fica?
ask-descent-plan-ahead-order = { $who }: qual carta volta agora, de cima para baixo?
ask-descent-schemes-choose = { $who }: que tipo de carta você procura?
ask-descent-diabolic-power-choose = { $who }: qual carta você pega?
ask-descent-fill-group-choose = { $who }: onde o monstro é colocado?
ask-descent-call-minions-choose = { $who }: onde o lacaio é colocado?
ask-descent-rise-again-choose = { $who }: onde o monstro se ergue?
ask-descent-charmed-action-choose = { $who }: o que o herói encantado faz?
ask-descent-raise-dead-choose = { $who }: onde o Reanimado é colocado?
ask-descent-raise-dead-make-room = { $who }: em qual espaço vazio?
ask-descent-corpse-blast-attack = { $who }: com qual arma?
ask-descent-dying-command-choose = { $who }: o que o monstro faz por você?
ask-descent-dying-command-return-monster = { $who }: onde o monstro fica?
ask-descent-search-now-choose = { $who }: qual ficha você procura?
ask-descent-pick-lock-choose = { $who }: qual porta?
ask-descent-running-shot-choose = { $who }: o que você faz com o tiro?
ask-descent-two-targets-choose = { $who }: quem você ataca primeiro?
ask-descent-two-targets-choose-second = { $who }: quem você ataca também?
ask-descent-take-as-fatigue-choose = { $who }: quanto do dano você sofre como fadiga?
ask-descent-run-and-strike-choose = { $who }: seguir, atacar ou parar?
ask-descent-borrow-defence-choose = { $who }: os dados de defesa de quem você soma?
ask-descent-reappear-choose = { $who }: onde você reaparece?
ask-descent-oath-of-honor-choose-hero = { $who }: qual herói você ajuda?
ask-descent-oath-of-honor-choose-monster = { $who }: qual monstro você ataca?
ask-descent-oath-of-honor-choose-place = { $who }: em qual espaço você fica?
ask-descent-spare-shield-choose = { $who }: qual escudo você usa?
ask-descent-defend-choose = { $who }: no lugar de quem você passa a ser o alvo?
ask-descent-stoneskin-choose = { $who }: quem recebe o dado cinza?
ask-descent-move-together-choose = { $who }: qual herói se move com você?
ask-descent-move-together-order = { $who }: quem se move primeiro?
ask-descent-attack-choose-second = { $who }: atacar um segundo herói com a mesma rolagem?
ask-descent-cry-havoc-trace = { $who }: qual o próximo espaço?
ask-descent-cry-havoc-go = { $who }: qual o próximo espaço?
ask-descent-discard-one-choose = { $who }: qual carta você descarta?
ask-descent-fire-breath-trace = { $who }: qual espaço o fogo alcança agora?
ask-descent-leap-choose = { $who }: qual outro monstro sofre dano?
ask-descent-move-other-begin = { $who }: para onde a figura é movida?
ask-descent-move-other-choose = { $who }: para onde a figura é movida?
ask-descent-move-other-place = { $who }: como a figura grande fica?
ask-descent-move-other-resist = { $who }: ficar onde está?
ask-descent-not-me-choose = { $who }: quem passa a ser o alvo?
ask-descent-one-of-two-choose = { $who }: qual condição?
ask-descent-promotion-choose = { $who }: qual lacaio vira líder?
ask-descent-put-other-choose = { $who }: em qual espaço a figura é colocada?
ask-descent-put-other-place = { $who }: como a figura grande fica?
ask-descent-sacrifice-measure = { $who }: quanto dano?
ask-descent-second-blow-choose = { $who }: qual segundo monstro?
ask-descent-shove-choose = { $who }: quem você empurra?
ask-descent-shove-decide = { $who }: trocar de lugar?

## Perguntas das aventuras

ask-descent-door-test-offer = { $who }: repetir o teste?
ask-descent-door-test-choose-place = { $who }: em qual espaço além da porta?
ask-descent-quest-act-choose-attribute = { $who }: qual atributo é testado?
ask-descent-climb-over-choose = { $who }: em qual espaço além da rocha?
ask-descent-swoop-choose = { $who }: onde Belthir pousa?
ask-descent-war-cry-choose = { $who }: qual goblin se move agora?
ask-descent-shield-arm-choose = { $who }: qual dado Sir Palamon recebe?
ask-descent-seize-choose = { $who }: o convidado é arrebatado?
ask-descent-harvest-thanks-choose = { $who }: quem compra a carta de busca?
ask-descent-ravine-result-choose = { $who }: quem é?
ask-descent-block-choose = { $who }: qual espaço é bloqueado?

## Por que algo não pode ser escolhido

not-movement = Longe demais: são precisos { $number } pontos de movimento, restam { $limit }.
not-no-way = Nenhum caminho leva até lá.
not-obstacle = Um obstáculo bloqueia este espaço.
not-occupied = Espaço ocupado { $who-by }.
not-other-sort = { $who-the } não é desse tipo.
not-oneself = Não a própria figura.
not-within = Não está a até { $limit ->
    [one] 1 espaço
   *[other] { $limit } espaços
}.
not-unseen = Sem linha de visão { $who-to }.
not-reach = Fora de alcance: a { $number } espaços, alcança { $limit }.
not-untouchable = Agora nenhum ataque afeta { $who-the }.
not-targeted = { $who-the } já foi escolhido.

## Por quem os outros esperam

wait-descent-round-choose-hero = { $who } { wait-chooses } quem faz o próximo turno.
wait-descent-encounter-place-heroes = { $who } { wait-chooses } onde começar.
wait-descent-hero-turn-choose = { $who } { wait-chooses } o que fazer.
wait-descent-overlord-turn-choose-group = { $who } { wait-chooses } qual grupo ativar.
wait-descent-group-turn-choose = { $who } { wait-chooses } qual monstro ativar.
wait-descent-activation-choose = { $who } { wait-chooses } o que o monstro faz.
wait-descent-attack-spend = { $who } { wait-decides } em que gastar surtos.
wait-descent-equip-choose = { $who } { wait-chooses } o que equipar.
wait-descent-place-monster-choose = { $who } { wait-chooses } onde um monstro é colocado.
