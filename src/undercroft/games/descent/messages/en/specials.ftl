### What single cards do, where no verb says it.

## Skills and heroes

special-appraisal = discard the search card and keep the next one
special-army-of-death = your familiar attacks every monster in your line of sight
special-borrow-defence = add the defense dice of an adjacent hero to yours
special-challenge = choose a monster in your line of sight; until your next turn attacks between you and it have +1 ♥
special-corpse-blast = attack the space of your familiar with Blast, without range or line of sight; then it is defeated
special-cripple = choose an adjacent monster and test Might; passed: it is Immobilized
special-danger-sense = the Overlord discards a card at random
special-dark-pact = the other of you two suffers all of it instead
special-deathly-haste = your familiar moves 1 space
special-defend = become the target in place of an adjacent hero
special-dismiss = remove your familiar from the map
special-dying-command = the monster returns, moves and attacks once for you, and is gone
special-fall-at-last = you are then knocked out
special-fury-of-undeath = activate your familiar once more this turn
special-greedy = search a token within 3 spaces
special-lurk = search an adjacent token
special-move-together = you and a hero within 3 spaces may each perform a move action
special-oath-of-honor = choose a hero within 3 spaces and a monster adjacent to him; stand next to it and attack it
special-prayer-of-healing = you or an adjacent hero recovers as much damage as a red die shows hearts
special-radiant-light = roll a red die: heroes in line of sight recover that much damage, monsters in line of sight suffer it
special-raise-dead = place the Reanimate on an adjacent empty space
special-run-after = move up to 2, with Heavy Armor 1
special-run-before = move up to 2 first, with Heavy Armor 1
special-running-shot = move up to 2, with Heavy Armor 1, then attack with a Bow
special-run-and-strike = move up to twice your Speed and attack once, before, during or after it
special-shared-pain = each other monster of its group suffers 1 damage
special-sneaky = open or close a door
special-spare-shield = use an equipped Shield without exhausting it
special-spirits-harm = a monster that a skill of yours damaged is Poisoned
special-spirits-harm-all = every monster that the skill damages is Poisoned
special-spirits-restore = a hero restored by a skill of yours recovers 1 damage and 1 fatigue more
special-spirits-restore-all = every hero restored by the skill recovers 1 damage and 1 fatigue more
special-stoneskin = you or an affected hero within 3 spaces adds a gray defense die
special-stun-group = choose a monster within 3 spaces; its whole group is Stunned
special-take-as-fatigue = take any of it as fatigue, up to your Stamina
special-two-targets = one attack on two different monsters
special-vanish = leave the map until your next turn; then appear within 4 spaces of your token

## Overlord cards

special-call-minions = minions of its group come to the adjacent empty spaces
special-charmed-action = you move or attack with that hero as if he were a monster, without fatigue or potions of his; he may attack himself
special-despair = in his next turn the hero suffers 1 fatigue after each action
special-diabolic-power = take any card from deck or discard pile, show it and shuffle the deck; each hero tests Willpower for an Event, Awareness for a Trap, Knowledge for Magic; failed: suffer 2 damage
special-draw-for-group = draw as many cards as the group has figures and keep one for each hero; the group has 1 action less
special-draw-for-group-keep-two = draw as many cards as the group has figures and keep two; the group has 1 action less
special-fill-group = fill the group to its limit, on empty spaces that are not within 3 spaces of a hero
special-lose-point = lose a movement point, or become Stunned without one
special-monkey = until the end of the next turn the hero is a monkey: Speed 5, no attacks, no defense dice
special-plan-ahead = look at the top five cards of your deck and put them back in any order
special-repeat-test = the hero repeats it with the attribute 1 lower; passed again: the Overlord draws a card
special-return-to-hand = this card returns to your hand
special-rise-again = at the start of your turn the monster returns within 5 spaces, until its end
special-schemes = name a sort of card and reveal cards until one comes; take it and discard the others
special-stop-moving = the movement ends
special-word-of-misery = this turn each hero who suffers damage suffers 1 fatigue too

## Monsters, lieutenants, items, relics

special-air = until the Overlord's next turn no attack affects it, and heroes may move through it
special-thin-air = until the Overlord's next turn only attacks of adjacent figures affect it
special-throw = be placed on an empty space within 3, which counts as entered
special-fire-breath = the attack affects all figures on a path of 4 spaces from the target space
special-subdue = a damaged target gets a condition of the Overlord's choice
special-sacrifice = an adjacent monster suffers up to 5 damage, and she recovers as much
special-not-me = test Awareness; passed: an adjacent monster is the target instead
special-promotion = test Willpower; passed: an adjacent minion becomes a master, within the limit of its group
special-cry-havoc = move, then attack every figure moved through with one roll
special-dominion = test Willpower; passed: move a hero in line of sight 2 spaces; he tests Willpower or is Immobilized
special-seduce = test Willpower; passed: move a hero within 3 spaces 1 space, and he is Stunned
special-knockback = the target is placed on an empty space within 3, which counts as entered
special-overpower = move; next to a hero test Might; passed: change places with him, and he suffers 1 fatigue
special-sap-speed = that hero has 1 Speed less this turn
special-cast-bones = roll the blue die; for a surge the Overlord draws a card
special-discard-one = discard a card from your hand
special-one-of-two = the hero is Immobilized or Poisoned, as the Overlord chooses
special-push = move the target 1 space
special-leap = another monster within 3 spaces of the target suffers 1 damage
special-second-blow = a second adjacent monster is affected too
special-dodge-by-awareness = your defense dice count for shields equal to your Awareness

## Rules that skills and abilities bring, by name

rule-armor-of-faith = each hero healed by Prayer of Healing has a brown defense die more until your next turn
rule-cleansing-touch = Prayer of Healing also discards a condition
rule-divine-fury = after Prayer of Healing that hero's next attack this round has a yellow die more
rule-holy-power = Prayer of Healing may affect 2 heroes; a surge on its die lets each of them recover 1 fatigue
rule-prayer-of-peace = while it is exhausted, monsters adjacent to you cannot attack
rule-cloud-of-mist = while it is exhausted, attacks on spaces within 3 of you must give up a surge or miss
rule-inscribe-rune = every weapon you have equipped counts as a Rune
rule-eagle-eyes = friendly figures do not block the line of sight of your Bow attacks
rule-sneaky = { "" }

## Rules of monsters' abilities

rule-web = an adjacent hero suffers 1 fatigue to leave his space
rule-reach = its Melee attacks reach 2 spaces
rule-scamper = it may move through heroes
rule-cowardly = it spends surges only within 3 spaces of a master or lieutenant
rule-flail = its attack may target 2 different heroes
rule-shadow = an adjacent hero who attacks must give up a surge or miss
rule-shambling = only one move action in each activation
rule-fly = it moves over enemies and terrain, and ends on an empty space
rule-unmovable = nothing moves it against its will
