"""Cards in question: how they are played, whom they concern, which are kept, which answer an attack."""

from __future__ import annotations

from undercroft.games.alliance.card_options import AimOption, LayOption, ModeOption, PayOption, RecallOption
from undercroft.games.alliance.options import DiscardOption
from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.attack.power import defense_against, power
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.state import card_name
from undercroft.kernel import CardId, FigureId, UseOption
from undercroft.kernel.triggers import Window

from .asked import Asked
from .card_facts import facts_of
from .reasons import Worth, because


class Holding(Asked):
    """The worths of cards in hand."""

    def mode(self, option: ModeOption) -> Worth:
        """The way that does most for the attack of this hero."""
        facts = facts_of(self.at.content.card[card_name(option.card)])[option.mode - 1]
        kind = primary(self.g, self.hero).kind
        score = getattr(facts, kind) + (facts.base[1] - 2 if facts.base[1] else 0) + 0.2 * facts.spell
        return because(score, "boost", self.hero)

    def pay(self, option: PayOption) -> Worth:
        return because(0.1 if option.points and self.g.state.turn.paid else 0.0, "any")

    def aim(self, option: AimOption) -> Worth:
        """An enemy by its prize; a friend by its damage, else whoever acts."""
        leaf = self.at.figure(option.figure)
        if leaf.role == "monster" or leaf.seat != self.seat:
            return because(
                self.at.prize(option.figure, self.at.left(option.figure)), "control", option.figure
            )
        score = 0.5 * len(leaf.damage) + leaf.lies + (0.3 if option.figure == self.hero else 0)
        return because(score, "heal", option.figure)

    def lay(self, option: LayOption) -> Worth:
        return because(-self.keeping(option.card) - self.keeping(option.other), "spare")

    def keeping(self, card: CardId) -> float:
        """How good it is to hold a card: of use to a hero who has not acted, or to answer attacks."""
        if card_name(card) not in self.at.content.card:
            return 0.0
        record = self.at.content.card[card_name(card)]
        users = self.at.content.users[card_name(card)]
        heroes = [self.at.figure(i) for i in self.at.alliance.heroes]
        if record.is_reaction:
            return 1.0 if any(leaf.kind in users and not leaf.lies for leaf in heroes) else 0.2
        ready = sum(leaf.kind in users and not leaf.exhausted for leaf in heroes)
        worth = 0.4 + 0.2 * record.cost
        return worth if ready else 0.1

    def discard(self, option: DiscardOption) -> Worth:
        """Cards that no hero can use any more in this round make room for others."""
        return because(0.5 - self.keeping(option.card), "spare")

    def recall(self, option: RecallOption) -> Worth:
        return because(0.5 + self.keeping(option.card), "draw")

    def use(self, option: UseOption) -> Worth:
        """A Reaction is worth the damage that it stops."""
        frame = self.g.state.frames[-1]
        attack = next((each for each in reversed(self.g.state.frames) if isinstance(each, Attack)), None)
        if attack is None or not isinstance(frame, Window):
            return because(0.3, "react")
        card, _, hero = option.source.partition("@")
        facts = facts_of(self.at.content.card[card_name(card)])[0]
        strength = power(self.g, attack.aim, attack.target, attack.once, attack.rolled)[0]
        tough = defense_against(self.g, attack.aim, attack.target, attack.crossed)[0]
        suffers = max(0, strength - tough)
        stopped = suffers - max(0, suffers - int(facts.defense))
        if facts.guards and hero.isdecimal():
            guard = FigureId(int(hero))
            spared = self.at.left(guard) > suffers >= self.at.left(attack.target)
            stopped = 2 if spared else min(stopped, 1) if guard == attack.target else 0
        saves = suffers >= self.at.left(attack.target) > suffers - stopped
        return because(0.4 * stopped - 0.3 + 2 * saves, "react", attack.target, damage=stopped)
