### Epic play: what is bought, sold and set aside before a quest.

setup-skills = Skills
setup-skills-cost = experience
setup-sold = Starting equipment sold, 25 gold each
setup-items = Shop cards
setup-items-cost = gold
setup-deck = Cards that the Overlord buys
setup-deck-cost = experience
advice-skills = Chosen for you: the skills that serve the class best for { $number } experience.
advice-items = Chosen for you: the best equipment that { $number } gold buys and that can be worn together; weapon and armour first. The heroes may pool their gold.
advice-sold = Chosen for you: what a better card replaces, where its { $number } gold are needed.
advice-deck = Chosen for you: one class as deep as { $number } experience goes, since cards of higher levels need those below.
advice-deck-few = Chosen for you: cards that are an even match for few heroes, for { $number } experience. Reinforce is not among them: it fills a whole group again, more than few heroes can strike down.
advice-deck-of-quest = Chosen for you: cards that make this quest an even match, for { $number } experience.
quest-designed = { $number } % of it designed by us
option-set-aside = set { $card } aside
ask-descent-set-aside-choose = Set cards aside for this quest? At least 15 must remain in the deck.
event-overlord-set-aside = The Overlord sets { $card } aside.
