### O que se escolhe antes de uma aventura.

games-count = { $all ->
    [one] uma aventura
   *[other] { $open } de { $all } aventuras podem ser jogadas, { $complete } delas completas
}
games-quest = aventuras
games-hero = heróis
games-calling = classes
games-variant = variantes
game-lead = Descent, segunda edição: de dois a quatro heróis contra um Senhor Supremo, que comanda os monstros e uma mão de cartas secretas.
setup-scenario = Aventura
setup-encounter = Encontro
setup-party = Os heróis
setup-hero = Herói
setup-class = Classe
setup-calling = Classe
setup-players = Heróis
setup-variants = Variantes
variant-errata = errata oficial
variant-epic-advanced = jogo épico: avançado
variant-epic-expert = jogo épico: especialista
variant-stand-alone = um Interlúdio ou Grande Final avulso
quick-hero = como herói
quick-overlord = como Senhor Supremo

## Por que um grupo não pode jogar

setup-not-about-a-hero = { $hero }: { $text } não diz nada; espera-se skills=…, items=… ou sold=….
setup-not-without-lower-cards = { $card } é de nível { $level } e precisa de { $needed } cartas da sua classe e de nível inferior, não { $found }.
setup-not-beside-a-charge = O que a campanha manda já está decidido: não dá para escolher mais nada.
setup-not-charged = O que a campanha pede não dá para jogar: { $fault }.
setup-not-in-a-campaign-only = { $quest } se joga em uma campanha; a variante “um Interlúdio ou Grande Final avulso” permite jogá-la sem ela.
setup-not-two-levels = Avançado e especialista são dois níveis de poder: escolha um dos dois.
setup-not-the-party = Pede-se um grupo de { $wanted }, mas há { $found } heróis.
setup-not-an-encounter = { $quest } só tem { $encounters ->
    [one] um encontro: não pode começar pelo segundo
   *[other] { $encounters } encontros
}.
setup-not-of-the-archetype = { $hero } não pode escolher a classe { $calling }: é de outro arquétipo.
setup-not-bought = No jogo básico nada se compra nem se vende antes da aventura; o jogo épico permite.
setup-not-in-the-shop = { $card } é comprado { $times } vezes, mas a loja tem { $most }.
setup-not-enough-gold = Os itens dos heróis custam { $price } de ouro, mas juntos eles têm { $gold }.
