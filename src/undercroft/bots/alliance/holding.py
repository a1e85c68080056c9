"""Cards in question: how they are played, whom they concern, which are kept, which answer an attack."""

from __future__ import annotations

from undercroft.games.alliance.card_options import AimOption, LayOption, ModeOption, PayOption, RecallOption
from undercroft.games.alliance.options import DiscardOption
from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.attack.power import defense_against, power
from undercroft.games.alliance.rules.attack.targets import primary
from undercroft.games.alliance.rules.cards.playing import PlayCard
from undercroft.games.alliance.state import card_name
from undercroft.kernel import CardId, FigureId, UseOption
from undercroft.kernel.triggers import Window

from .asked import Asked
from .card_facts import Facts, facts_of
from .reasons import Worth, because


class Holding(Asked):
    """The worths of cards in hand."""

    def mode(self, option: ModeOption) -> Worth:
        """The way that does most for the attack of this hero."""
        facts = facts_of(self.at.content.card[card_name(option.card)])[option.mode - 1]
        own = primary(self.g, self.hero).kind
        kind, strength = facts.base if facts.base[1] else (own, self.at.hero_of(self.hero).attack)
        strength += getattr(facts, own) if kind == own and not facts.base[1] else 0
        here = 1 << self.at.cell(self.hero)
        serves = any(self.at.attackable(kind, foe, here, 3) for foe in self.at.foes_of(self.hero))
        return because(strength * (1.0 if serves else 0.1) + 0.2 * facts.spell, "boost", self.hero)

    def pay(self, option: PayOption) -> Worth:
        return because(0.1 if option.points and self.g.state.turn.paid else 0.0, "any")

    def aim(self, option: AimOption) -> Worth:
        """An enemy by its prize; a friend by its damage, else whoever acts."""
        leaf = self.at.figure(option.figure)
        if leaf.role == "monster" or leaf.seat != self.seat:
            return because(
                self.at.prize(option.figure, self.at.left(option.figure)), "control", option.figure
            )
        own = 0.3 if option.figure == self.hero else 0.0
        facts = self.in_play
        if facts is not None and not facts.heals:
            if leaf.lies:
                return because(-1.0, "boost", option.figure)
            fear = self.at.danger(option.figure, self.at.cell(option.figure)) if facts.defense else 0.0
            strikes = facts.melee + facts.ranged and not self.g.state.turn.attacked
            return because(fear + (5 * own if strikes else own), "boost", option.figure)
        return because(0.5 * len(leaf.damage) + leaf.lies + own, "heal", option.figure)

    @property
    def in_play(self) -> Facts | None:
        """The card that is being played, in its first way."""
        frame = self.g.state.frames[-1]
        if not isinstance(frame, PlayCard):
            return None
        return facts_of(self.at.content.card[card_name(frame.card)])[max(0, frame.mode - 1)]

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
