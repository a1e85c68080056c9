### Windows at which the Overlord's hand is asked, as his standing orders name them.

window-descent-attack-declared = When an attack is declared
window-descent-attack-rolled = When an attack has been rolled
window-descent-march-entered = When a figure enters a space
window-descent-test-rolled = When an attribute test has been rolled
window-descent-test-passed = When an attribute test is passed
window-descent-open-door-opened = When a door is opened
window-descent-search-before = Before a hero draws a Search card
window-descent-search-found = After a hero has drawn a Search card
window-descent-defeat-defeated = When a monster is defeated
window-descent-defeat-knocked-out = When a hero is knocked out
window-descent-overlord-turn-started = At the start of the Overlord's turn
window-descent-overlord-turn-ended = At the end of the Overlord's turn
