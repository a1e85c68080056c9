"""Skills of the Disciple that no verb says: Prayer of Healing and its companions, the light (D2-X-15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undercroft.games.descent.records.abilities import Whom
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.cards.verbs import Cure
from undercroft.games.descent.rules.cards.whom import ChooseFigures, eligible
from undercroft.games.descent.rules.effects.amounts import RollAmount, Rolled
from undercroft.games.descent.rules.effects.fatigue import recover_fatigue
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import (
    Call,
    CardId,
    Derived,
    Done,
    FigureId,
    Modifier,
    Next,
    Procedure,
    Special,
    Trigger,
    replace,
    step,
)
from undercroft.parts.choosing import Chosen

PRAYED_FOR = Whom(within=1, me=True, knocked_out=True)
HEROES_IN_SIGHT = Whom(sight=True, me=True, count=0, knocked_out=True)
MONSTERS_IN_SIGHT = Whom(side="monster", sight=True, count=0)
COMPANIONS = ("armor-of-faith", "cleansing-touch", "divine-fury")  # skills that go with each Prayer
PEACE = "prayer-of-peace"


class Prayer(Procedure, tag="descent.prayer"):
    """Prayer of Healing: a hero recovers what one red die shows, and what other skills add to it."""

    figure: FigureId
    card: CardId
    healed: tuple[FigureId, ...] = ()
    hearts: int = 0
    at: int = 0

    def applies(self, g: Descent) -> bool:
        """Somebody is wounded, or another skill is of use to whoever is well."""
        if any(skill in COMPANIONS for skill in g.state.heroes[self.figure].skills):
            return True
        return any(g.state.figures[i].damage for i in eligible(g, self.figure, PRAYED_FOR))

    @step("D2-X-15", "D2-KO-11")
    def choose(self, g: Descent) -> Next:
        """Himself or an adjacent hero, knocked out or not; with Holy Power two, or one."""
        return Call(ChooseFigures(self.figure, PRAYED_FOR))

    @choose.returned
    def keep(self, g: Descent, chosen: Chosen) -> None:
        self.healed = chosen.figures

    @step("D2-X-15")
    def choose_second(self, g: Descent) -> Next:
        if not self.knows(g, "holy-power"):
            return self.roll
        another = replace(PRAYED_FOR, count=2, optional=True)
        return Call(ChooseFigures(self.figure, another, self.healed))

    @choose_second.returned
    def keep_both(self, g: Descent, chosen: Chosen) -> None:
        self.healed = chosen.figures

    @step("D2-X-15", "D2-DIC-02")
    def roll(self, g: Descent) -> Next:
        return Call(RollAmount(self.figure, ("red",)))

    @roll.returned
    def count(self, g: Descent, rolled: Rolled) -> None:
        self.hearts = rolled.hearts
        if rolled.surges and self.knows(g, "holy-power"):
            for hero in self.healed:
                recover_fatigue(g, hero, 1)

    @step("D2-X-15", "D2-DMG-10", "D2-KO-16")
    def heal(self, g: Descent) -> Next:
        if self.at == len(self.healed):
            return Done()
        return Call(Recover(self.healed[self.at], self.hearts))

    @step("D2-X-15", "D2-HTN-02")
    def bless(self, g: Descent) -> Next:
        """Armour, fury and cleansing for the hero at hand; then the next one is healed."""
        hero = self.healed[self.at]
        self.at += 1
        if self.knows(g, "armor-of-faith"):
            g.modify(
                "defence-brown", 1, until="own_turn", subject=hero, holder=self.figure,
                source="armor-of-faith",
            )  # fmt: skip
        if self.knows(g, "divine-fury"):
            arm_fury(g, hero)
        return Call(Cure(hero, 1), then=self.heal) if self.knows(g, "cleansing-touch") else self.heal

    def knows(self, g: Descent, skill: str) -> bool:
        return skill in g.state.heroes[self.figure].skills


def arm_fury(g: Descent, hero: FigureId) -> None:
    """The next attack of a hero in this round has a yellow die more (Divine Fury)."""
    leaf = g.state.figures[hero]
    source = f"divine-fury@{hero}"
    g.end(source=source)
    owner = leaf.seat if leaf.seat >= 0 else g.state.heroes[g.state.turn.figure].seat
    g.arm(
        Trigger(
            "descent.attack.declared", Fury(hero), owner, source, "D2-X-15", optional=False, until="round"
        )
    )


class Fury(Procedure, tag="descent.fury"):
    """A hero's next attack after a Prayer gets a yellow die; then it is over."""

    figure: FigureId

    def applies(self, g: Descent) -> bool:
        attack = attack_in_progress(g)
        return attack is not None and attack.attacker == self.figure

    @step("D2-X-15", "D2-ATK-18")
    def add(self, g: Descent) -> Next:
        g.modify("attack-yellow", 1, within=g.nearest(Attack), subject=self.figure, source="divine-fury")
        g.end(source=f"divine-fury@{self.figure}")
        return Done()


def at_peace(g: Descent, figure: FigureId) -> Iterator[Modifier]:
    """Monsters next to a disciple who prays for peace cannot attack (D2-EXH-04, D2-KO-21)."""
    leaf = g.state.figures.get(figure)
    if leaf is None or not leaf.is_hostile:
        return
    for i, hero in g.state.heroes.items():
        if PEACE in hero.exhausted and ground(g).neighbours(g.state.figures[i].cells) & leaf.cells:
            yield Modifier("peaceful", 1, subject=figure, source=PEACE, rule="D2-X-15")


class RadiantLight(Procedure, tag="descent.radiant_light"):
    """One red die: heroes in sight recover as much damage as monsters in sight suffer."""

    figure: FigureId
    card: CardId
    heroes: tuple[FigureId, ...] = ()
    monsters: tuple[FigureId, ...] = ()
    hearts: int = 0
    at: int = 0

    def applies(self, g: Descent) -> bool:
        hurt = any(g.state.figures[i].damage for i in eligible(g, self.figure, HEROES_IN_SIGHT))
        return hurt or bool(eligible(g, self.figure, MONSTERS_IN_SIGHT))

    @step("D2-X-15", "D2-KO-11", "D2-DIC-02")
    def roll(self, g: Descent) -> Next:
        """Heroes and monsters in sight are found before anybody falls or rises."""
        self.heroes = tuple(eligible(g, self.figure, HEROES_IN_SIGHT))
        self.monsters = tuple(eligible(g, self.figure, MONSTERS_IN_SIGHT))
        return Call(RollAmount(self.figure, ("red",)))

    @roll.returned
    def count(self, g: Descent, rolled: Rolled) -> None:
        self.hearts = rolled.hearts

    @step("D2-X-15", "D2-DMG-10")
    def heal(self, g: Descent) -> Next:
        if self.at == len(self.heroes):
            self.at = 0
            return self.burn
        self.at += 1
        return Call(Recover(self.heroes[self.at - 1], self.hearts), then=self.heal)

    @step("D2-X-15", "D2-DMG-08", "D2-DMG-09")
    def burn(self, g: Descent) -> Next:
        if self.at == len(self.monsters):
            return Done()
        self.at += 1
        return Call(Suffer(self.monsters[self.at - 1], self.hearts), then=self.burn)


SPECIALS: Mapping[str, Special] = {"prayer-of-healing": Prayer, "radiant-light": RadiantLight}
DERIVED: Mapping[str, Derived] = {"peaceful": at_peace}
