### Por que algo não pode ser escolhido.

## Movimento, portas e ameaças

not-occupied = { $who-the } está ali.
not-no-way = Nenhum caminho leva até lá.
not-speed = Custa { $number } de Velocidade; { $limit ->
    [one] resta
   *[other] restam
} { $limit }.
not-no-speed = Não restam pontos de Velocidade para isso.
not-attacked = O herói já atacou: não se move nem se vira mais.
not-frame = Ali está a moldura ou uma entrada.
not-open-already = Ali já há uma passagem aberta.
not-not-beside = O herói não está junto a esse lado da sala.
not-no-tile = Não há peças disponíveis.
not-enemy-in-room = { $who-the } está na sala: com inimigos isso não é possível.
not-chest-far = O baú não está adjacente.
not-chest-guarded = Há um monstro sobre o baú.
not-not-at-passage = O herói não está junto a uma passagem para essa sala.
not-no-empty-square = Não há casa vazia ao alcance.

## Heróis, monstros e melhorias

not-hero-not-there = Este herói não está disponível.
not-not-yours = Não é um herói desta aliança.
not-exhausted = Exausto: não é mais ativado nesta rodada.
not-no-monster = Não é um monstro no mapa.
not-nearer-monster = { $limit ->
    [1] Antes é preciso escolher um monstro pronto que não esteja numa sala com seus heróis nem numa sala conectada a ela.
   *[other] Um monstro pronto de uma sala conectada vem antes de um que está numa sala com seus heróis.
}
not-monster-far = O monstro não consegue chegar lá.
not-no-attack-from-there = Dali ele não poderia atacar ninguém, e de outra casa pode.
not-no-prey = Heróis derrotados ou escondidos não são atacados.
not-out-of-reach = Fora de alcance ou fora de vista.
not-taunted = Outro herói provoca o monstro.
not-no-user = Nenhum herói da aliança pode usar esta carta.
not-too-dear = Custa { $number } XP; há { $limit } XP com a face para cima.
not-only-the-replacement = Depois da troca só a carta reposta pode ser selecionada.

## Ataques e cartas

not-steps-over = Não é mais possível mover nem atacar.
not-resting = Um herói que descansa não ataca.
not-second-movement = Depois de um segundo movimento não há ataque.
not-moved-on = Depois dos passos que seguem seus ataques, um herói não ataca.
not-no-attack-left = { $what-id ->
    [spent] O segundo ataque exige não ter gasto Velocidade na ativação.
   *[other] Não restam ataques.
}
not-not-adjacent = { $who-the } não está ao lado.
not-range = { $who-the } está à distância { $number }; o ataque { $number ->
    [1] não alcança casas adjacentes
   *[other] alcança { $limit }
}.
not-no-open-way = Nenhum caminho aberto curto o bastante leva até { $who-the }.
not-unseen = Não há linha de visão até { $who-the }.
not-at-back = { $who-the } está às costas do herói, e depois de um ataque ninguém se vira.
not-hidden = { $who-the } permanece fora de vista.
not-attacked-before = { $who-the } já sofreu um ataque nesta ativação.
not-from-start = Da própria peça inicial um herói não ataca outros heróis.
not-on-start = { $who-the } está a salvo na própria peça inicial.
not-neutral = { $who-the } não é inimigo nem aliado.
not-defeated = { $who-the } está fora de combate.
not-oneself = Não pode ser o próprio herói.
not-enhanced = { $who-the } já tem um Feitiço de Aprimoramento.
not-card-range = { $who-the } está a { $number } casas; a carta alcança { $limit }.
not-not-valid = Faltam ao herói ícones que a carta exige.
not-type-taken = Sob o herói já há uma carta deste tipo: { $what }.
not-idle = A carta não faria nada por este herói.
not-nobody-to-aim-at = Não há quem mirar a até { $limit } casas.
not-only-in-answer = Esta carta só é jogada em resposta a um ataque.
not-enemy-adjacent = Há um inimigo adjacente.

## Como os empates se decidem

measure-tier = nível da regra de escolha
measure-cubes = mais dano no monstro
measure-first-cube = quem o feriu primeiro
    .values = no
measure-score = maior pontuação
measure-drafted = mais cartas selecionadas
measure-damage = menos dano nos heróis
measure-worth = maior Valor de XP

## De onde vêm os números

source-obstacle = personagens na linha de tiro
source-surge = Surto de Poder
source-pit = fosso
source-solo = carta Solo/Cooperativo
stat-obstacle = defesa por obstáculo
stat-defense = Defesa
stat-target = alvo
