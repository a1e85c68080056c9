"""Before the game: what can be chosen, and the state that it begins from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Struct
from msgspec.structs import replace

from undercroft.games.setup_checks import checked
from undercroft.games.setups import Members, Menu, Number, Offer, One, Refused, Setup, fixed
from undercroft.games.tiny.charge import DelveCharge, fault_of
from undercroft.games.tiny.records import TinyContent
from undercroft.games.tiny.rules.rounds import Delve
from undercroft.games.tiny.state import TinyState

Difficulty = Literal["easy", "normal", "hard", "very-hard"]
MORE_TORCHES: Mapping[Difficulty, int] = {"easy": 2, "normal": 0, "hard": -2, "very-hard": -4}  # TN-GEN-04
HEROES = 2


def scenarios(content: TinyContent, setup: object) -> Menu:
    return Menu(tuple(Offer("scenario", scenario) for scenario in content.scenario))


def heroes(content: TinyContent, member: object) -> Menu:
    return Menu(tuple(Offer("hero", hero) for hero in content.hero))


class Delver(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two who go down."""

    hero: Annotated[str, One(menu=heroes, distinct=True)] = ""


def named(text: str) -> list[str]:
    """Heroes from `warden,scout`."""
    return [word.strip() for word in text.split(",") if word.strip()]


Party = Annotated[
    tuple[str | Delver, ...],
    Members(
        record=Delver, least=HEROES, most=HEROES, usual=HEROES, read=named, parse=Delver,
        help="two heroes: warden,scout",
    ),
]  # fmt: skip


class TinySetup(Setup, frozen=True):
    """A cellar, two heroes, and how dark it is."""

    scenario: Annotated[str, One(menu=scenarios, help="which cellar")] = ""
    party: Party = ()
    players: Annotated[int, Number(least=HEROES, most=HEROES, in_form=False, help="how many heroes")] = 0
    difficulty: Annotated[
        Difficulty, One(menu=fixed("difficulty", Difficulty), help="easy, normal, hard or very-hard")
    ] = "normal"
    charge: DelveCharge | None = None  # of a campaign, which says all the rest


def settle(content: TinyContent, wishes: TinySetup) -> TinySetup:
    """Fill in what was not chosen; refuse what the game does not have."""
    if wishes.charge is not None:
        wishes = _charged(content, wishes, wishes.charge)
    party = wishes.party or tuple(content.hero)[:HEROES]
    delvers = tuple(Delver(each) if isinstance(each, str) else each for each in party)
    right = checked(content, replace(wishes, party=delvers))
    return replace(
        right,
        scenario=right.scenario or next(iter(content.scenario)),
        party=party_of(right),
        players=HEROES,
    )


def _charged(content: TinyContent, wishes: TinySetup, charge: DelveCharge) -> TinySetup:
    """A charge leaves nothing to choose. It may come from a file, so it is looked through."""
    told = TinySetup(
        scenario=charge.scenario, party=tuple(each.hero for each in charge.heroes), players=HEROES
    )
    if wishes not in (TinySetup(charge=charge), replace(told, charge=charge)):
        raise Refused("charge", "A charge says all: nothing else can be chosen with it.", "beside-a-charge")
    if fault := fault_of(content, charge):
        raise Refused("charge", f"The charge cannot be played: {fault}.", "charged", fault=fault)
    return replace(told, charge=charge)


def party_of(setup: TinySetup) -> tuple[str, ...]:
    """The heroes by their ids."""
    return tuple(each if isinstance(each, str) else each.hero for each in setup.party)


def begin(content: TinyContent, setup: TinySetup) -> TinyState:
    """An empty table; the first procedure sets it up by events."""
    torches = content.scenario[setup.scenario].torches + MORE_TORCHES[setup.difficulty]
    state = TinyState(scenario=setup.scenario, party=party_of(setup))
    if setup.charge:
        state.charge, torches = setup.charge, setup.charge.torches
    state.frames.append(Delve(max(1, torches)))
    return state


def seats(content: TinyContent, setup: TinySetup) -> Sequence[str]:
    return [f"hero-{hero}" for hero in party_of(setup)]
