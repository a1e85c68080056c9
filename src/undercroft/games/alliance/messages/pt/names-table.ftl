### Nomes de peças, cartas Solo/Cooperativo, alianças prontas e patentes.

## Peças

tile-start-blue = peça inicial azul
    .gender = f
tile-start-red = peça inicial vermelha
    .gender = f
tile-start-yellow = peça inicial amarela
    .gender = f
tile-start-green = peça inicial verde
    .gender = f
tile-i-01 = peça I-1
    .gender = f
tile-i-02 = peça I-2
    .gender = f
tile-i-03 = peça I-3
    .gender = f
tile-i-04 = peça I-4
    .gender = f
tile-i-05 = peça I-5
    .gender = f
tile-i-06 = peça I-6
    .gender = f
tile-i-07 = peça I-7
    .gender = f
tile-i-08 = peça I-8
    .gender = f
tile-i-09 = peça I-9
    .gender = f
tile-i-10 = peça I-10
    .gender = f
tile-ii-01 = peça II-1
    .gender = f
tile-ii-02 = peça II-2
    .gender = f
tile-ii-03 = peça II-3
    .gender = f
tile-ii-04 = peça II-4
    .gender = f
tile-ii-05 = peça II-5
    .gender = f
tile-ii-06 = peça II-6
    .gender = f
tile-ii-07 = peça II-7
    .gender = f
tile-iii-01 = peça III-1
    .gender = f
tile-iii-02 = peça III-2
    .gender = f
tile-iii-03 = peça III-3
    .gender = f
tile-iii-04 = peça III-4
    .gender = f

## Cartas Solo/Cooperativo

solo-s-01 = S-01
solo-s-02 = S-02
solo-s-03 = S-03
solo-s-04 = S-04
solo-s-05 = S-05
solo-s-06 = S-06
solo-s-07 = S-07
solo-s-08 = S-08
solo-s-09 = S-09
solo-s-10 = S-10
solo-s-11 = S-11
solo-s-12 = S-12
solo-s-13 = S-13
solo-s-14 = S-14
solo-s-15 = S-15
solo-s-16 = S-16

## Alianças prontas

preset-preset-1 = Holgar, Krom, Lorna e Mysterios
    .article = no
preset-preset-2 = Belzamin, Graltar, Jypzy e Petra
    .article = no
preset-preset-3 = Krolt, Mirabell, Root e Runyon Zay
    .article = no
preset-preset-4 = Bull, Emanon, McFarlin e Melinda
    .article = no

## Patentes

rank-lost = Perdidos na Escuridão
    .article = no
rank-survivors = Sobreviventes
    .article = no
rank-delvers = Exploradores
    .article = no
rank-champions = Campeões
    .article = no
rank-legends = Lendas
    .article = no
