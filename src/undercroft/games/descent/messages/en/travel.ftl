### The journey to a quest: icons, Travel Event cards, what they ask.

icon-road = road
icon-plains = plains
icon-forest = forest
icon-mountain = mountains
icon-water = water
route-road = { icon-road }
route-plains = { icon-plains }
route-forest = { icon-forest }
route-mountain = { icon-mountain }
route-water = { icon-water }

## Cards

part-travel-card = { $road-count ->
    [0] { "" }
   *[other] Road: { $road-sentences }{ " " }
}{ $plains-count ->
    [0] { "" }
   *[other] Plains: { $plains-sentences }{ " " }
}{ $forest-count ->
    [0] { "" }
   *[other] Forest: { $forest-sentences }{ " " }
}{ $mountain-count ->
    [0] { "" }
   *[other] Mountains: { $mountain-sentences }{ " " }
}{ $water-count ->
    [0] { "" }
   *[other] Water: { $water-sentences }
}
part-way = { $do }
effect-damage = { $whom-id ->
    [tester] that hero suffers { $n } damage
   *[each] each hero suffers { $n } damage
}
effect-fatigue = { $whom-id ->
    [tester] that hero suffers { $n } fatigue
   *[each] each hero suffers { $n } fatigue
}
effect-condition = that hero is { $condition }
effect-weakest = the hero with the lowest { $attribute } is { $condition }; the Overlord breaks ties
effect-recover = { $damage ->
    [yes] each hero recovers all damage and fatigue
   *[no] each hero recovers all fatigue
}
effect-find = { $whom-id ->
    [each] each hero draws a search card
    [one] a hero of your choice draws a search card
   *[tester] that hero draws a search card
}
effect-draw = the Overlord draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-discard = the Overlord discards a card of his hand at random
effect-spy = that hero sees the Overlord's hand and discards a card of it
effect-shortcut = at the next travel icon no card is drawn
effect-test = { $one ->
    [yes] a hero of your choice tests { $attribute }
   *[no] each hero tests { $attribute }
}{ $passed-count ->
    [0] { "" }
   *[other] ; if passed: { $passed }
}{ $failed-count ->
    [0] { "" }
   *[other] ; if failed: { $failed }
}{ $all-passed-count ->
    [0] { "" }
   *[other] ; if all pass, besides: { $all-passed }
}{ $all-failed-count ->
    [0] { "" }
   *[other] ; if all fail, besides: { $all-failed }
}
effect-choose = { $ways-count ->
    [1] you may choose this: { $ways }
   *[other] choose: { $ways-or }
}
attribute-named = the attribute that the Overlord names

## What happens

event-journey-began = The heroes leave Arhynn. Their way: { $route }.
event-icon-reached = { $passed ->
    [yes] Stop { $number }, { $icon }: no card is drawn.
   *[no] Stop { $number }: { $icon }.
}
event-travel-card-drawn = Travel Event { $card }, { $icon }: { $section-count ->
    [0] nothing happens
   *[other] { $section-text }
}.
event-travel-card-discarded = { "" }
event-travel-reshuffled = The Travel Event cards are shuffled again.
event-shortcut-found = The heroes find a shortcut.
event-way-chosen = { $way-do-count ->
    [0] The heroes decline.
   *[other] The heroes choose: { $way-text }.
}
event-attribute-named = The Overlord names { $attribute }.
event-hand-shown = { $figure-the } looks at the Overlord's hand: { $cards }.
event-hand-hidden = The Overlord's hand is hidden again.
event-journey-ended = The heroes have arrived.

## What is asked

option-way = { $way-text }
ask-descent-trial-name-attribute = { $who }: which attribute must the heroes test?
ask-descent-trial-choose = { $who }: which hero makes the test?
ask-descent-find-on-the-way-choose = { $who }: who draws the search card?
ask-descent-fork-choose = { $who }: what do you choose?
ask-descent-strike-weakest-choose = { $who }: whom does it strike?
ask-descent-spy-on-hand-choose = { $who }: which card does the Overlord discard?

## On the table

descent-travel-card = Travel Event { $n }
descent-about-travel = Travel Event, { $icon }: { $text }
descent-pile-travel = Travel Event
descent-pile-travel-discard = Travel Events so far
descent-pile-spied = The Overlord's hand
descent-shelf-travel = What the heroes can choose
table-journey-shown = On the way to { $quest }: { $route }. { $stops ->
    [0] The heroes are about to leave Arhynn.
   *[other] The heroes are at stop { $stops } of { $route-count }: { $icon }.
}
table-section-shown = Travel Event, { $icon }: { $section-count ->
    [0] nothing happens
   *[other] { $section-text }
}.

## Why a bot chooses so

hint-descent-travel-test = { $figure-the } passes the test with a chance of { $chance } %, the best of all.
hint-descent-travel-name = On average { $chance } % of the heroes fail there, the most of all.
hint-descent-travel-way = Its gain of about { $gain } outweighs its cost of about { $cost }.
hint-descent-travel-decline = The offer costs more than it brings.
hint-descent-travel-find = { $figure-the } has the fewest search cards.
hint-descent-travel-discard = This card can hurt the heroes most.
hint-descent-travel-reroll = { $figure-the } would fail; another roll passes with a chance of { $chance } %.
