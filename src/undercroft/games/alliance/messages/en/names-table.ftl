### Names of tiles, solo/co-op cards, preset alliances and ranks.

## Tiles

tile-start-blue = blue starting tile
tile-start-red = red starting tile
tile-start-yellow = yellow starting tile
tile-start-green = green starting tile
tile-i-01 = tile I-1
    .article = no
tile-i-02 = tile I-2
    .article = no
tile-i-03 = tile I-3
    .article = no
tile-i-04 = tile I-4
    .article = no
tile-i-05 = tile I-5
    .article = no
tile-i-06 = tile I-6
    .article = no
tile-i-07 = tile I-7
    .article = no
tile-i-08 = tile I-8
    .article = no
tile-i-09 = tile I-9
    .article = no
tile-i-10 = tile I-10
    .article = no
tile-ii-01 = tile II-1
    .article = no
tile-ii-02 = tile II-2
    .article = no
tile-ii-03 = tile II-3
    .article = no
tile-ii-04 = tile II-4
    .article = no
tile-ii-05 = tile II-5
    .article = no
tile-ii-06 = tile II-6
    .article = no
tile-ii-07 = tile II-7
    .article = no
tile-iii-01 = tile III-1
    .article = no
tile-iii-02 = tile III-2
    .article = no
tile-iii-03 = tile III-3
    .article = no
tile-iii-04 = tile III-4
    .article = no

## Solo/co-op cards

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

## Preset alliances

preset-preset-1 = Holgar, Krom, Lorna and Mysterios
    .article = no
preset-preset-2 = Belzamin, Graltar, Jypzy and Petra
    .article = no
preset-preset-3 = Krolt, Mirabell, Root and Runyon Zay
    .article = no
preset-preset-4 = Bull, Emanon, McFarlin and Melinda
    .article = no

## Ranks

rank-lost = Lost in the Dark
    .article = no
rank-survivors = Survivors
    .article = no
rank-delvers = Delvers
    .article = no
rank-champions = Champions
    .article = no
rank-legends = Legends
    .article = no
