### The Shadow Vault, The Overlord Revealed, The Monster's Hoard, The Frozen Spire.

## Names

quest-the-shadow-vault = The Shadow Vault
    .article = no
quest-the-overlord-revealed = The Overlord Revealed
    .article = no
quest-the-monsters-hoard = The Monster's Hoard
    .article = no
quest-the-frozen-spire = The Frozen Spire
    .article = no
figure-ruin = Ruin
    .article = no

## Tokens and their faces

token-rune = Shadow Rune
token-well = shadow well
token-vault-key = vault key
token-control = control
token-hoard = hoard token
token-trueshot = Trueshot
token-dragonheart = Dragonheart
token-frederick = Frederick
    .article = no
token-brazier = brazier
token-load = load
kind-rune = { token-rune }
kind-well = { token-well }
kind-vault-key = { token-vault-key }
kind-control = { token-control }
kind-hoard = { token-hoard }
kind-trueshot = { token-trueshot }
kind-dragonheart = { token-dragonheart }
kind-frederick = { token-frederick }
    .article = no
kind-brazier = { token-brazier }
kind-load = { token-load }
face-green = green
face-trueshot = Trueshot
face-chest = chest
face-alarm = alarm

## Counters

counter-rune-saved = the Rune leaves by the exit
counter-rune-taken = the Rune leaves by the entrance
counter-zachareth-returned = times that Zachareth has returned
counter-portals = portals shut
counter-key-out = the vault key leaves by the entrance
counter-turned-control-red = red control found
counter-turned-control-green = green control found
counter-turned-control-blue = blue control found
counter-left-frederick = Frederick has left
counter-trueshot-saved = Trueshot leaves by the exit
counter-trueshot-taken = Trueshot leaves by the entrance
counter-turned-hoard-trueshot = Trueshot found
counter-turned-hoard-chest = chests found
counter-turned-hoard-alarm = alarms found
counter-rows-gone = rows of the bridge that are gone
counter-ruin-across = Ruin is across the bridge
counter-frederick-freed = Frederick leaves by the entrance
counter-loads = loads that have left

## Special actions

act-spring-lock = spring the lock
act-force-door = force the stuck door
act-drink-well = drink from the shadow well
act-look-at-control = turn the control up
act-shut-portal = shut the portal
act-turn-key = open the locked door with the key
act-lift-gate = push at the gate: two heroes in one round open it
act-urge = urge Frederick on
act-open-hoard = open the hoard token
act-rifle-hoard = rifle the hoard token (a chest is lost)
act-raise-heart = raise the Dragonheart
act-kindle = light the brazier
act-douse = put out the brazier
act-break-cell = force the cell
act-load-up = take a load in the store

## Special rules

rule-flee-return = { $figure }, defeated, returns at the entrance at the end of the Overlord's next turn, { $times ->
    [one] once at most
   *[other] { $times } times at most
}
flee-return-area = { "" }
flee-return-counter = { "" }
rule-march = { $figure } goes one row ahead in each Overlord turn and does nothing else; what lies behind collapses, and heroes in the way stop it only with a test of { $test }
march-rows = { "" }
march-less = { $value ->
    [0] { "" }
   *[other] each later test of a hero is at −{ $value } more
}
march-damage = whoever stands on a row that collapses suffers { $value } damage
march-counter = { "" }
march-arrived = { "" }
rule-environment = at the start of rounds each hero tests { $test } or suffers { $fatigue } fatigue
environment-from-round = from round { $value } on
environment-every = every { $value } rounds
environment-hard = every round if the Overlord won the first encounter
environment-token = { "" }
environment-face = { "" }
environment-within = not within { $value } spaces of a lit brazier
who-river = the group at the river
key-token = whoever carries the key opens it on the way
wait-hero-on = until a hero comes near
arrive-counter = { "" }
arrive-count = { "" }
special-drink-well = the hero recovers all fatigue, then suffers 1 damage
special-flicker = each hero within 3 spaces of the control tests might or is Stunned
special-urge = once a round Frederick moves up to 3 spaces at once
special-open-chest = a chest: the hero draws a search card
special-sound-alarm = an alarm: one monster moves up to its Speed at once
special-find-trueshot = Trueshot: the finder may pick it up at once, and a hero may use it while carrying it
special-know-hoard = Frederick safe: two tokens are turned up before the encounter; lost: the Overlord may look at two; Trueshot is never among the first two that anybody sees
special-trueshot-is-free = as long as no monster holds Trueshot
special-hidden-in-water = a Merriod in the water of the ford cannot be attacked from more than 3 spaces away
special-push-back = { $n ->
    [0] from up to 3 spaces away and in sight of Ruin; then it returns to the hollow
   *[other] the Dragonheart pushes Ruin back by so many rows: { $n }
}
special-take-load = the monster carries a load; there are always more
special-lose-load = a load that is dropped is lost
special-broken-mind = whoever leads Frederick tests willpower at the start of the turn or has 2 less Speed in it
source-flights = flight and return
source-waking = the group at the river wakes
source-broken-mind = broken mind
source-lose-load = lost load

## Events and questions

event-squares-held = Ruin hangs over these spaces: { $cells }.
event-token-glimpsed = The Overlord looks at a token: { $token }{ $face-id ->
    [trueshot] : { $face }
    [chest] : { $face }
    [alarm] : { $face }
   *[other] { "" }
}.
ask-descent-give-token-choose = { $who }: who carries the Rune?
ask-descent-trample-choose-place = { $who }: to which space is the figure driven back?
ask-descent-collapse-flee = { $who }: to which space does the figure escape?
ask-descent-sound-alarm-choose = { $who }: which monster does the alarm rouse?
ask-descent-find-trueshot-offer = { $who }: pick Trueshot up at once?
ask-descent-know-hoard-choose = { $who }: which token of the hoard?

## Hints

hint-descent-escort = { $figure-the } stays near { $other-the }, who bears what must leave.
hint-descent-to-escort = { $other-the }, who bears what must leave, is { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} away then.

## What the first encounter leaves to the second

descent-carries-the-monsters-hoard = If Frederick is safe, the heroes turn up two tokens of the hoard before the second encounter; if he is lost, the Overlord may look at two of them in secret.
descent-carries-the-frozen-spire = If the Overlord wins, the second encounter is played at night: the cold comes in every round instead of every second one.
carried-frederick-safe = { $n ->
    [0] { "" }
   *[other] Frederick is safe, so the heroes turn up two tokens of the hoard before they begin
}
carried-frederick-lost = { $n ->
    [0] { "" }
   *[other] Frederick is lost, so the Overlord may look at two tokens of the hoard in secret
}
carried-the-frozen-spire-heroes-won = { $n ->
    [0] { "" }
   *[other] it is still day, so the cold comes in every second round
}
carried-night = { $n ->
    [0] { "" }
   *[other] night has fallen, so the cold comes in every round
}
