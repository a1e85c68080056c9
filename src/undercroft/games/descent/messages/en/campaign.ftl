### The campaign: quest after quest, experience, the shop, the way to the Finale.

game-descent-campaign = The Shadow Rune
    .article = no
game-descent-campaign-lead = Descent's campaign: nine quests in two acts. Heroes and Overlord grow with experience, gold and relics; the Finale decides.
variant-own-table = quests may also be played at a table of your own and recorded here
setup-not-bought-before-a-campaign = A campaign begins with basic skills and starting equipment; everything else is bought on the way.

## Events

event-hero-enlisted = { $hero-hero-the } takes part as { $hero-calling }{ $hero-items-count ->
    [0] { "" }
   *[other] , carrying { $hero-items }
}.
event-overlord-enlisted = The Overlord takes part{ $overlord-cards-count ->
    [0] { "" }
   *[other] { " " }and has added to his deck: { $overlord-cards }
}.
event-sheet-read = The campaign goes on in Act { $act ->
    [2] II
   *[1] I
}, after { $played-count ->
    [one] 1 quest
   *[other] { $played-count } quests
} and with { $purse-gold } gold.
event-quest-chosen = { $side-id ->
    [heroes] The heroes choose the next quest: { $quest }.
    [overlord] The Overlord chooses the next quest: { $quest }.
   *[none] The next quest: { $quest }.
}
event-quest-ended = { $played-winner-id ->
    [heroes] { $played-quest }: the heroes have won
   *[overlord] { $played-quest }: the Overlord has won
}{ $played-recorded ->
    [yes] , at a table of their own
   *[no] { "" }
}.
event-items-returned = The heroes come home with other cards than they took along.
event-gold-gained = { $source-id ->
    [search] The search cards bring { $gold } gold.
    [epic] The heroes begin with { $gold } gold.
   *[other] The heroes are rewarded with { $gold } gold.
}
event-experience-gained = { $seat-the } gains { $xp } XP.
sum-experience-shared = { $seats-the } gain { $xp } XP each
event-skill-learned = { $seat-the } learns { $skill } for { $xp } XP.
event-overlord-card-bought = The Overlord buys { $card } for { $xp } XP.
event-relic-taken = The Overlord takes a relic: { $relic }.
event-relic-given = { $seat-the } receives a relic: { $card }.
event-shop-opened = { $cards-count ->
    [0] The shop has nothing left to sell.
   *[other] On offer in Arhynn: { $cards }.
}
event-shop-closed = The heroes leave the shop.
event-card-bought = { $price } gold for { $card }, which { $seat-the } takes.
event-card-sold = { $seat-the } sells { $card } for { $price } gold{ $for-good ->
    [yes] ; the card goes back to the box
   *[no] { "" }
}.
event-card-handed-over = { $seat-the } hands { $card } over { $to-to }.
event-act-two-began = Act II begins: monsters and lieutenants are stronger from now on.
event-first-shop-cleared = { $cards-count ->
    [one] The last card of the Act I shop goes back to the box.
   *[other] The { $cards-count } cards left in the Act I shop go back to the box.
}

## Questions

ask-descent-campaign-where = { $who }: play the quest here, or record how it ended at your own table?
ask-descent-choose-quest-choose = { $who }: which quest is next?
ask-descent-spend-experience-choose = { $who }: spend experience?
ask-descent-shopping-choose = { $who }: what do you buy, sell or hand over?
ask-descent-shopping-choose-buyer = { $who }: who gets { $about-card } for { $about-gold } gold?
ask-descent-shopping-agree = { $who }: sell { $about-card } for { $about-gold } gold?
ask-descent-shopping-choose-taker = { $who }: who gets { $about-card }?
ask-descent-give-relic-choose = { $who }: who gets the relic { $about-card }?
ask-descent-count-gold-ask-gold = { $who }: how much gold is on the search cards that you found?
ask-descent-give-up-campaign-ask-others = { $who }: give the campaign up?
wait-descent-campaign-where = { $who } { wait-chooses } where the quest is played.
wait-descent-choose-quest-choose = { $who } { wait-chooses } the next quest.
wait-descent-spend-experience-choose = { $who } { wait-decides } how to spend experience.
wait-descent-shopping-choose = { $who } { wait-chooses } what to buy.
wait-descent-shopping-choose-buyer = { $who } { wait-chooses } who gets { $about-card }.
wait-descent-shopping-agree = { $who } { wait-decides } whether to sell { $about-card }.
wait-descent-shopping-choose-taker = { $who } { wait-chooses } who gets { $about-card }.
wait-descent-give-relic-choose = { $who } { wait-chooses } who gets { $about-card }.
wait-descent-count-gold-ask-gold = { $who } { wait-decides } how much gold was found.
wait-descent-give-up-campaign-ask-others = { $who } { wait-chooses } whether to give up.

## Options

option-next-quest = { $quest }
option-play-here = play it here
option-record = { $winner-id ->
    [heroes] we have played it: the heroes won
   *[overlord] we have played it: the Overlord won
}
option-gold = { $gold } gold
option-learn = learn { $skill } ({ $skill-xp } XP)
option-buy-overlord-card = buy { $card } ({ $card-xp } XP)
option-save = save the rest
option-buy = buy { $card } ({ $card-price } gold)
option-sell = sell { $card }
option-hand-over = hand { $card } over
option-give-to = { $seat }
option-back = back
option-leave-shop = leave the shop
option-agree = sell it

## Why something cannot be chosen

not-quest-played = Already played in this campaign.
not-quest-introduction-now = The introduction is played before everything else.
not-quest-act-1-now = A quest of Act I, and { $what ->
    [introduction] First Blood comes first
    [interlude] three of them are played: the Interlude is next
   *[other] Act I is over
}.
not-quest-interlude-now = { $what ->
    [introduction] The Interlude comes after three quests of Act I.
    [act-1] The Interlude comes after three quests of Act I.
   *[other] One Interlude is played in a campaign, and it is over.
}
not-quest-act-2-now = { $what ->
    [finale] Three quests of Act II are played: the Finale is next.
   *[other] A quest of Act II, which begins after the Interlude.
}
not-quest-finale-now = The Finale comes after three quests of Act II.
not-quest-closed-heroes = It opens only if the heroes win { $any-of }; { $what ->
    [nobody] that one was not played and counts for the Overlord
   *[other] the Overlord won that one
}.
not-quest-closed-overlord = It opens only if the Overlord wins { $any-of }; the heroes won that one.
not-quest-of-who-is-ahead = { $what ->
    [heroes] The heroes have won more quests of this act, so the other one is played.
   *[other] The Overlord has won more quests of this act, so the other one is played.
}
not-skill-known = Already learnt.
not-skill-dear = It costs { $number } XP; you have { $limit }.
not-skill-of-another-class = A skill of another class.
not-card-sold-out = { $number ->
    [one] There is one copy, and you own it.
   *[other] There are { $number } copies, and you own them all.
}
not-card-without-lower-ones = It needs { $limit } cards of its class and of a lower level; you own { $number }.
not-card-dear-in-experience = It costs { $number } XP; you have { $limit }.
not-ware-dear = It costs { $number } gold; the purse holds { $limit }.
not-relic-not-sold = Relics are never sold.
not-starting-not-exchanged = Starting equipment stays with its hero; it can only be sold.

## Why a bot would choose so

hint-campaign-quest-likely = Your side wins it more often than the others.
hint-campaign-skill = It is the next skill that serves the class best.
hint-campaign-card = It is the next card of a strong deck.
hint-campaign-save-xp = Something better can be had for more experience later.
hint-campaign-ware = It makes somebody's equipment better by the most.
hint-campaign-sell = Nobody would wear it any more, and gold is always of use.
hint-campaign-save-gold = Nothing on offer is worth its price now.
hint-campaign-give = There it is of the most use.
hint-campaign-play-here = The quest can be played here at once.
hint-campaign-agree = The gold is worth more than the card.

## The table

campaign-goal = Whoever wins the Finale wins the campaign.
campaign-away = The heroes are out on a quest: { $quest }.
campaign-gauge-act = Act
campaign-gauge-gold = The heroes' gold
campaign-gauge-won-heroes = Quests won by the heroes
campaign-gauge-won-overlord = Quests won by the Overlord
campaign-gauge-xp = Experience
campaign-gauge-xp-note = { $earned } XP earned, { $spent } spent
campaign-xp = { $n } XP
campaign-pile-skills = Skills
campaign-pile-items = Equipment
campaign-pile-bought = Cards added to the deck
campaign-pile-relics = Relics
campaign-pile-basic = Basic cards
pile-bought = Cards added to the deck
pile-relics = Relics

## The path of quests

campaign-path-heroes = { $quest } (heroes)
campaign-path-overlord = { $quest } (Overlord)
campaign-act-introduction = Introduction
campaign-act-act-1 = Act I
campaign-act-interlude = Interlude
campaign-act-act-2 = Act II
campaign-act-finale = Finale
campaign-quests-introduction = Introduction
campaign-quests-act-1 = Act I: three of these quests
campaign-quests-interlude = Interlude: one of these
campaign-quests-act-2 = Act II: three of these quests
campaign-quests-finale = Finale: one of these
campaign-quest-heroes-won = The heroes won.
campaign-quest-overlord-won = The Overlord won.
campaign-quest-next = The next quest.
campaign-quest-open = Open.
campaign-rewards-heroes = If the heroes win: { $rewards }.
campaign-rewards-overlord = If the Overlord wins: { $rewards }.
reward-gold = { $each } gold for each hero
reward-experience = { $each } XP more
reward-item = the relic { $item }
reward-relic = the relic { $relic }
reward-line = { $line-id ->
   *[other] an advantage in the Finale
}
campaign-way = On the way from Arhynn: { $icons }.
campaign-opens-heroes = A victory of the heroes opens { $quest }.
campaign-opens-overlord = A victory of the Overlord opens { $quest }.

## The shop and experience

campaign-wares = Shop (the purse holds { $n } gold)
campaign-carried = { $who }: to sell or hand over
campaign-resale = sells for { $n } gold
campaign-priced = { $label } ({ $price })
campaign-skills = Skills of { $who } ({ $n } XP left)
campaign-deck = Overlord cards: { $deck }
campaign-deck-warlord = Warlord
campaign-deck-saboteur = Saboteur
campaign-deck-magus = Magus
campaign-deck-universal = Universal
campaign-level = Level { $n }
campaign-owned = { $of ->
    [one] Owned.
   *[other] { $n } of { $of } owned.
}

## What the campaign came to

campaign-stat-earned = Experience earned
campaign-stat-spent = Experience spent
campaign-stat-cards = Skills and cards bought
campaign-stat-items = Items and relics
campaign-stat-quests = Quests won
campaign-stat-gold = Gold earned together

## Line mode

table-legend-descent-campaign = Quests: + the heroes won, - the Overlord won, > next, ? open.
table-campaign-shown = Act { $act ->
    [2] II
   *[1] I
}, { $gold } gold; quests won: heroes { $heroes }, Overlord { $overlord }{ $quest-id ->
    [none] { "" }
   *[other] ; now: { $quest }
}
table-hero-sheet-shown = { $seat }, { $calling }: { $xp } XP{ $skills-count ->
    [0] { "" }
   *[other] ; skills: { $skills }
}{ $items-count ->
    [0] { "" }
   *[other] ; carries: { $items }
}
table-overlord-sheet-shown = Overlord: { $xp } XP{ $cards-count ->
    [0] { "" }
   *[other] ; cards: { $cards }
}{ $relic-count ->
    [0] { "" }
   *[other] ; relics: { $relic }
}
table-ware-shown = In the shop: { $card }, { $price } gold{ $lacking ->
    [0] { "" }
   *[other] { " " }({ $lacking } lacking)
}
table-resale-shown = To sell: { $card } of { $seat-the }, { $price } gold
table-quest-won-shown = { $quest }: { $winner-id ->
    [heroes] won by the heroes
   *[overlord] won by the Overlord
}
table-quest-open-shown = { $quest }: open
table-quest-later-shown = { $quest }: closed, { $act-id ->
    [introduction] the introduction comes before everything else
    [interlude] { $due-id ->
        [act-1] the Interlude comes after three quests of Act I
       *[other] the Interlude is over
    }
    [act-2] { $due-id ->
        [finale] Act II is over
       *[other] Act II comes after the Interlude
    }
    [finale] the Finale comes after three quests of Act II
   *[other] Act I is over
}
table-quest-shut-shown = { $quest }: closed, { $winner-id ->
    [none] { $first } was not played and counts for the Overlord
    [heroes] the heroes won { $first }
   *[overlord] the Overlord won { $first }
}
table-quest-of-others-shown = { $quest }: closed, { $ahead-id ->
    [heroes] the heroes won more quests of the act
   *[overlord] the Overlord won more quests of the act
}
table-rewards-shown = { $side-id ->
    [heroes] If the heroes win: { $rewards-text }
   *[overlord] If the Overlord wins: { $rewards-text }
}
