### O que se escolhe antes da partida.

game-alliance = Dungeon Alliance
    .article = no
game-lead = Dungeon Alliance: de uma a quatro alianças de quatro heróis correm por uma masmorra que cresce peça a peça; como rivais, a sós ou juntas.
games-count = { $all ->
    [one] um modo de jogar
   *[other] { $open } de { $all } modos de jogar
}
games-hero = heróis
games-variant = variantes
games-difficulty = dificuldades
setup-players = Alianças
setup-variants = Variantes
setup-difficulty = Dificuldade
setup-party = Os heróis
variant-pvp = jogador contra jogador
variant-coop = cooperativo
variant-basic = Jogo Básico
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
difficulty-very-hard = muito difícil
mode-rivals = rivais
mode-solo = solo
mode-coop = cooperativo

## Lugares

alliance-blue = Aliança Azul
    .gender = f
alliance-red = Aliança Vermelha
    .gender = f
alliance-yellow = Aliança Amarela
    .gender = f
alliance-green = Aliança Verde
    .gender = f

## Por que uma partida não pode ser jogada

setup-not-rivals-difficulty = A dificuldade define a meta das partidas solo e cooperativas; rivais não têm meta.
setup-not-heroes = Um grupo nomeia quatro heróis por aliança: { $wanted } para { $players }, não { $found }.
setup-not-pvp-and-coop = No PvP as alianças se enfrentam e no cooperativo jogam juntas: escolha uma das duas.
setup-not-alone = { $variant } é para dois a { $most } jogadores.

## Momentos em que se pergunta às mãos ocultas

window-alliance-attack-declared = Quando um ataque é declarado
