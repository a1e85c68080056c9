### The words of the campaign; those of the Cellar lie below them.

game-tiny-campaign = Three Nights in the Cellar
game-lead = The campaign of the Cellar: three delves with a shop between them. Gold and wounds are carried over.

## Names

delve-first-night = The First Night
    .article = no
delve-long-night = The Long Night
    .article = no
delve-short-night = The Short Night
    .article = no
delve-last-night = The Last Night
    .article = no
ware-bandage = bandage
ware-potion = potion
ware-torch = torch
ware-amulet = amulet
ware-bag = closed bag

## Events

event-hero-hired = { $hero-items-count ->
    [0] { $hero-hero-the } joins.
   *[other] { $hero-hero-the } joins, carrying: { $hero-items }.
}
event-way-taken = Night { $night }: { $delve }.
event-delve-ended = { $night-won ->
    [yes] { $night-delve }: the delve is won.
   *[no] { $night-delve }: the delve is lost.
}
event-hero-returned = { $fallen ->
    [yes] { $wounds ->
        [1] { $seat-the } is carried home with 1 wound.
       *[other] { $seat-the } is carried home with { $wounds } wounds.
    }
   *[no] { $wounds ->
        [0] { $seat-the } comes home unhurt.
        [1] { $seat-the } comes home with 1 wound.
       *[other] { $seat-the } comes home with { $wounds } wounds.
    }
}
event-gold-earned = { $seat-the } earns { $gold } gold.
event-ware-bought = { $seat-the } pays { $price } gold: { $ware }.
event-bag-opened = In the bag: { $ware }.
event-item-gained = { $seat-the } packs { $item-the }.
event-wounds-dressed = { $wounds ->
    [1] { $seat-the } heals 1 wound.
   *[other] { $seat-the } heals { $wounds } wounds.
}
event-torches-packed = { $torches ->
    [1] The torches of the next delve last 1 round longer.
   *[other] The torches of the next delve last { $torches } rounds longer.
}

## Questions and options

ask-tiny-campaign-choose-way = { $who }: which way do you go tonight?
wait-tiny-campaign-choose-way = { $who } { wait-chooses } the way.
ask-tiny-shop-choose = { $who }: what do you buy?
wait-tiny-shop-choose = { $who } { wait-chooses } what to buy.
option-way = { $delve }
option-buy = { $ware } ({ $ware-price } gold)
option-leave = nothing more

## Why a ware cannot be bought

not-ware-dear = It costs { $number } gold, and there is { $limit }.
not-ware-unhurt = There is no wound to dress.
not-ware-twice = One is enough.

## The table

campaign-night = Night
campaign-nights = { $night } of { $nights }
campaign-goal-win = Win the last of the three delves.
campaign-goal-lose = If the last delve is lost, so is the campaign.
campaign-gold = Gold
campaign-wounds = Wounds
campaign-torches = Torches bought
campaign-wares = Shop
campaign-ways = The next delve
campaign-items = Carried
campaign-won = won
campaign-lost = lost
campaign-ahead = ahead
campaign-ware-heals = Heals { $n ->
    [1] 1 wound.
   *[other] { $n } wounds.
}
campaign-ware-torches = The next delve lasts { $n ->
    [1] 1 round longer.
   *[other] { $n } rounds longer.
}
campaign-ware-item = Goes down with you.
campaign-ware-bag = Holds one of these: { $wares }.
campaign-price = { $n } gold
campaign-delve-gold = Pays { $n } gold to each hero if it is won.
campaign-delve-torches = The torches last { $n } rounds.
campaign-delve-monsters = { $n ->
    [1] 1 monster waits below.
   *[other] { $n } monsters wait below.
}
campaign-below = The heroes are in the cellar.

## What the campaign came to

campaign-stat-points = Points
campaign-stat-gold = Gold left
campaign-stat-earned = Gold earned
campaign-stat-spent = Gold spent

## Hints

hint-way = It asks less of the wounded.
hint-bandage = Wounds go down with you.
hint-potion = A potion can save a hero.
hint-torch = The last delve is long.
hint-amulet = It rerolls a die every round.
hint-save = Nothing here is worth its price now.

## Titles of rules

rule-TN-CAM-01 = Three nights
rule-TN-CAM-02 = Choosing the way
rule-TN-CAM-03 = Going down
rule-TN-CAM-04 = What a delve pays
rule-TN-CAM-05 = Wounds stay
rule-TN-CAM-06 = Items stay
rule-TN-CAM-07 = The shop
rule-TN-CAM-08 = What wares do
rule-TN-CAM-09 = The bag
rule-TN-CAM-10 = The end of the campaign
rule-TN-CAM-11 = Points
