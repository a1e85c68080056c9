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
quick-hero = como herói
quick-overlord = como Senhor Supremo
