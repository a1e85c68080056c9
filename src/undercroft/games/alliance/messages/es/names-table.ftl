### Nombres de losas, cartas Solitario/Cooperativo, alianzas predefinidas y rangos.

## Losas

tile-start-blue = losa inicial azul
    .gender = f
tile-start-red = losa inicial roja
    .gender = f
tile-start-yellow = losa inicial amarilla
    .gender = f
tile-start-green = losa inicial verde
    .gender = f
tile-i-01 = losa I-1
    .gender = f
tile-i-02 = losa I-2
    .gender = f
tile-i-03 = losa I-3
    .gender = f
tile-i-04 = losa I-4
    .gender = f
tile-i-05 = losa I-5
    .gender = f
tile-i-06 = losa I-6
    .gender = f
tile-i-07 = losa I-7
    .gender = f
tile-i-08 = losa I-8
    .gender = f
tile-i-09 = losa I-9
    .gender = f
tile-i-10 = losa I-10
    .gender = f
tile-ii-01 = losa II-1
    .gender = f
tile-ii-02 = losa II-2
    .gender = f
tile-ii-03 = losa II-3
    .gender = f
tile-ii-04 = losa II-4
    .gender = f
tile-ii-05 = losa II-5
    .gender = f
tile-ii-06 = losa II-6
    .gender = f
tile-ii-07 = losa II-7
    .gender = f
tile-iii-01 = losa III-1
    .gender = f
tile-iii-02 = losa III-2
    .gender = f
tile-iii-03 = losa III-3
    .gender = f
tile-iii-04 = losa III-4
    .gender = f

## Cartas Solitario/Cooperativo

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

## Alianzas predefinidas

preset-preset-1 = Holgar, Krom, Lorna y Mysterios
    .article = no
preset-preset-2 = Belzamin, Graltar, Jypzy y Petra
    .article = no
preset-preset-3 = Krolt, Mirabell, Root y Runyon Zay
    .article = no
preset-preset-4 = Bull, Emanon, McFarlin y Melinda
    .article = no

## Rangos

rank-lost = Perdidos en la Oscuridad
    .article = no
rank-survivors = Supervivientes
    .article = no
rank-delvers = Exploradores
    .article = no
rank-champions = Campeones
    .article = no
rank-legends = Leyendas
    .article = no
