"""Spending experience: skills of the heroes, cards of the Overlord (D2-EXP)."""

from __future__ import annotations

from undercroft.games.descent.campaign.events import OverlordCardBought, SkillLearned
from undercroft.games.descent.campaign.options import BuyOverlordCardOption, LearnOption, SaveOption
from undercroft.games.descent.campaign.state import Campaigning, library
from undercroft.games.descent.deck_building import FIRST, NEEDED
from undercroft.games.descent.library import copies
from undercroft.games.descent.state import card_name
from undercroft.kernel import Choice, Done, Next, Objection, Posed, Procedure, Requirement, Seat, ask, step

Ids = tuple[str, ...]


class SpendExperience(Procedure, tag="descent.spend_experience"):
    """Each hero, then the Overlord, spends as much as he likes (D2-EXP-03, D2-EXP-06, D2-EXP-22)."""

    seat: Seat = Seat(0)

    @step(
        "D2-EXP-03", "D2-EXP-04", "D2-EXP-06", "D2-EXP-08", "D2-EXP-22", "D2-EXP-24", "D2-WHO-02", "D2-WHO-03"
    )
    def choose(self, g: Campaigning) -> Next:
        """Whoever can buy nothing is not asked; what is not spent is kept."""
        if self.seat > g.state.overlord.seat:
            return Done()
        options = self.on_offer(g)[0].options(g)
        if not options:
            return self.go_on
        return ask(self.seat, *options, SaveOption())

    @choose.among
    def on_offer(self, g: Campaigning) -> tuple[Posed, ...]:
        """Heroes learn skills, the Overlord buys cards."""
        return ((SKILLS if self.seat in g.state.heroes else OVERLORD_CARDS).by(self),)

    @choose.answered
    def spend(self, g: Campaigning, picked: LearnOption | BuyOverlordCardOption | SaveOption) -> Next:
        match picked:
            case LearnOption(skill):
                g.emit(SkillLearned(self.seat, skill, library(g).skill[skill].xp), "D2-EXP-23")
            case BuyOverlordCardOption(name):
                record = library(g).overlord[name]
                card = next(each for each in copies([(name, record.copies)]) if each not in owned(g))
                g.emit(OverlordCardBought(card, record.xp), "D2-EXP-23")
            case _:
                return self.go_on
        return self.choose

    @step("D2-EXP-02", "D2-EXP-03")
    def go_on(self, g: Campaigning) -> Next:
        self.seat = Seat(self.seat + 1)
        return self.choose


def owned(g: Campaigning) -> tuple[str, ...]:
    """The cards that the Overlord bought, whatever he sets aside before a quest (D2-EXP-18)."""
    return g.state.overlord.cards


def experience(g: Campaigning, spend: SpendExperience) -> int:
    s = g.state
    return s.heroes[spend.seat].xp if spend.seat in s.heroes else s.overlord.xp


def class_skills(g: Campaigning, spend: SpendExperience) -> Ids:
    """The skills of a hero's own class, but for the basic one (D2-EXP-04, D2-EXP-05)."""
    hero = g.state.heroes.get(spend.seat)
    return library(g).calling[hero.calling].skills[1:] if hero else ()


def not_known(g: Campaigning, spend: SpendExperience, skills: Ids) -> Ids:
    known = g.state.heroes[spend.seat].skills
    return tuple(skill for skill in skills if skill not in known)


def affordable_skills(g: Campaigning, spend: SpendExperience, skills: Ids) -> Ids:
    return tuple(skill for skill in skills if library(g).skill[skill].xp <= experience(g, spend))


def overlord_cards(g: Campaigning, spend: SpendExperience) -> Ids:
    """Every card that is not basic (D2-EXP-08, D2-EXP-09, D2-EXP-14)."""
    if spend.seat != g.state.overlord.seat:
        return ()
    return tuple(card.id for card in library(g).overlord.values() if card.deck != "basic")


def times_owned(g: Campaigning, name: str) -> int:
    return sum(card_name(card) == name for card in owned(g))


def in_the_box(g: Campaigning, spend: SpendExperience, cards: Ids) -> Ids:
    """A copy is left: each is bought separately (D2-EXP-19)."""
    records = library(g).overlord
    return tuple(card for card in cards if times_owned(g, card) < records[card].copies)


def lower_cards(g: Campaigning, name: str) -> int:
    """The cards of the same class and of a lower level that the Overlord owns (D2-EXP-18, D2-EXP-19)."""
    records = library(g).overlord
    record = records[name]
    mine = [records[card_name(card)] for card in owned(g)]
    return sum(each.deck == record.deck and FIRST <= each.level < record.level for each in mine)


def well_founded(g: Campaigning, spend: SpendExperience, cards: Ids) -> Ids:
    """Enough cards of the class for this level (D2-EXP-11 to D2-EXP-13, D2-EXP-21)."""
    records = library(g).overlord
    return tuple(card for card in cards if lower_cards(g, card) >= NEEDED.get(records[card].level, 0))


def affordable_cards(g: Campaigning, spend: SpendExperience, cards: Ids) -> Ids:
    """The experience is enough (D2-EXP-10)."""
    return tuple(card for card in cards if library(g).overlord[card].xp <= experience(g, spend))


SKILLS: Choice[Campaigning, SpendExperience] = Choice(
    "card",
    LearnOption,
    class_skills,
    (
        Requirement("D2-EXP-07", "skill-known", not_known),
        Requirement(
            "D2-EXP-04",
            lambda g, spend, skill: Objection(
                "D2-EXP-04", "skill-dear", library(g).skill[skill].xp, experience(g, spend)
            ),
            affordable_skills,
        ),
    ),
    beyond=("D2-EXP-04", "skill-of-another-class"),
)

OVERLORD_CARDS: Choice[Campaigning, SpendExperience] = Choice(
    "card",
    BuyOverlordCardOption,
    overlord_cards,
    (
        Requirement(
            "D2-EXP-19",
            lambda g, spend, card: Objection("D2-EXP-19", "card-sold-out", library(g).overlord[card].copies),
            in_the_box,
        ),
        Requirement(
            "D2-EXP-12",
            lambda g, spend, card: Objection(
                "D2-EXP-12" if library(g).overlord[card].level < 3 else "D2-EXP-13",
                "card-without-lower-ones", lower_cards(g, card), NEEDED[library(g).overlord[card].level],
            ),
            well_founded,
        ),
        Requirement(
            "D2-EXP-10",
            lambda g, spend, card: Objection(
                "D2-EXP-10", "card-dear-in-experience", library(g).overlord[card].xp, experience(g, spend)
            ),
            affordable_cards,
        ),
    ),
)  # fmt: skip
