### What the others read while somebody decides.

wait-gh-scenario-choose-start = { $who } { wait-chooses } a starting hex.
wait-gh-character-turn-choose-action = { $who } { wait-chooses } an action.
wait-gh-attack-choose = { $who } { wait-chooses } whom to attack.
wait-gh-attack-strike-again = { $who } { wait-chooses } whom to attack.
wait-gh-attack-lay-area = { $who } { wait-chooses } where to place the area.
wait-gh-attack-add-target = { $who } { wait-chooses } one more target.
wait-gh-choose-figures-choose = { $who } { wait-chooses } whom this affects.
wait-gh-move-choose = { $who } { wait-chooses } where to move.
wait-gh-move-make-room = { $who } { wait-chooses } an empty hex.
wait-gh-shove-choose = { $who } { wait-chooses } where to push or pull.
wait-gh-heal-find-neediest = { $who } { wait-chooses } who is healed.
wait-gh-infuse-choose = { $who } { wait-chooses } an element.
wait-gh-set-order-settle-ties = { $who } { wait-chooses } who acts first.
wait-gh-long-rest-choose = { $who } { wait-chooses } the card to lose for the rest.
wait-gh-create-obstacle-choose = { $who } { wait-chooses } where to place the obstacle.
wait-gh-short-rest-offer = { $who } { wait-decides } whether to take a short rest.
wait-gh-monster-attack-choose = { $who } { wait-decides } for { $about-figure-the }: its choices are equal.
wait-gh-monster-attack-keep-focus = { $who } { wait-decides } for { $about-figure-the }: its choices are equal.
wait-gh-monster-move-choose = { $who } { wait-decides } for { $about-figure-the }: its choices are equal.
wait-gh-monster-move-choose-way = { $who } { wait-decides } for { $about-figure-the }: its choices are equal.
wait-gh-monster-move-keep-focus = { $who } { wait-decides } for { $about-figure-the }: its choices are equal.
wait-gh-monster-turn-find-focus = { $who } { wait-decides } for { $about-figure-the }: its choices are equal.
