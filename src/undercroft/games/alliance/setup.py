"""Before the game: what can be chosen, and the state that it begins from (DA-SET, DA-SOL, DA-COO, DA-BAS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.tables import Difficulty
from undercroft.games.alliance.rules.round.rounds import PlayGame
from undercroft.games.alliance.state import BASIC, COLOURS, COOP, HEROES, PVP, Alliance, AllianceState
from undercroft.games.setup_checks import checked
from undercroft.games.setups import Menu, Named, Number, Offer, One, Refused, Setup, Several, fixed
from undercroft.kernel import Seat
from undercroft.parts.decks import OwnDeck

LEAST, MOST = 1, 4  # players (DA-GEN-01)
VARIANTS = {"pvp": PVP, "coop": COOP, "basic": BASIC}
UNUSED = 17  # the hero that the Basic Game leaves out (DA-BAS-05)
DIFFICULTIES = fixed("difficulty", Difficulty)


def variants(content: Library, setup: object) -> Menu:
    return Menu(tuple(Offer("variant", variant) for variant in VARIANTS))


def difficulties(content: Library, setup: AllianceSetup | None) -> Menu:
    """The targets of solo and co-op games; rivals have none."""
    if setup is not None and not is_together(setup):
        return Menu(())
    return replace(DIFFICULTIES(content, setup), advised=("normal",))


def heroes(content: Library, setup: AllianceSetup | None) -> Menu:
    """The heroes by their numbers; the Basic Game has no card 1 to keep of the last (DA-BAS-05)."""
    basic = setup is not None and "basic" in setup.variants
    found = sorted(content.hero.values(), key=lambda hero: hero.number)
    return Menu(
        tuple(Offer("hero", hero.id) for hero in found if not (basic and hero.number == UNUSED)),
        most=HEROES * (setup.players if setup is not None else MOST),
    )


class AllianceSetup(Setup, frozen=True):
    """How many alliances, the optional rules, the target of those who play together, and the heroes."""

    players: Annotated[int, Number(least=LEAST, most=MOST, help="how many alliances; 1 is solo")] = 2
    variants: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(max_length=16),
        Several(menu=variants, option="variant", help="pvp, coop, basic"),
    ] = ()
    difficulty: Annotated[
        str,
        Meta(max_length=60),
        One(menu=difficulties, follows=True, help="the target of solo and co-op games"),
    ] = ""
    party: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(max_length=HEROES * MOST),
        Several(menu=heroes, follows=True, help="four heroes for each alliance, without a draft"),
    ] = ()


def is_together(setup: AllianceSetup) -> bool:
    """Solo and co-op: everybody is on one side and plays for a target (DA-SOL-18, DA-COO-26)."""
    return setup.players == 1 or "coop" in setup.variants


def settle(content: Library, wishes: AllianceSetup) -> AllianceSetup:
    """Fill in what was not chosen; refuse what the game does not have (DA-GEN-01)."""
    wishes = replace(wishes, variants=tuple(dict.fromkeys(wishes.variants)))
    wanted, wishes = wishes.difficulty, replace(wishes, difficulty="")
    party, wishes = wishes.party, replace(wishes, party=())
    right = checked(content, wishes)
    check_variants(right)
    if wanted and not is_together(right):
        raise Refused(
            "difficulty",
            "Difficulty sets the target of solo and co-op games; rivals have none, so leave it out.",
            "rivals-difficulty",
        )
    right = checked(content, replace(right, difficulty=wanted, party=party))
    if right.party and len(right.party) != HEROES * right.players:
        raise Refused(
            "party",
            f"A party names {HEROES} heroes for each alliance, so {HEROES * right.players} for "
            f"{right.players}, not {len(right.party)}.",
            "heroes", wanted=HEROES * right.players, players=right.players, found=len(right.party),
        )  # fmt: skip
    return replace(right, difficulty=right.difficulty or ("normal" if is_together(right) else ""))


def check_variants(setup: AllianceSetup) -> None:
    """PvP and co-op need others, and exclude each other (DA-SOL-17, DA-COO-20, DA-PVP-01)."""
    if "pvp" in setup.variants and "coop" in setup.variants:
        raise Refused("variants", "Alliances fight each other in pvp and play together in coop; choose one.",
                      "pvp-and-coop")  # fmt: skip
    for variant in ("pvp", "coop"):
        if variant in setup.variants and setup.players == 1:
            raise Refused(
                "variants",
                f"{variant} takes 2 to {MOST} players; with 1 the game is solo.",
                "alone", variant=Named("variant", variant, variant), most=MOST,
            )  # fmt: skip


def begin(content: Library, setup: AllianceSetup) -> AllianceState:
    """An empty table; the first procedure sets it up (DA-SET-02, DA-SET-03)."""
    state = AllianceState(
        frame=content.frame_for(setup.players).id,
        variants=tuple(VARIANTS[variant] for variant in setup.variants),
        target=content.goal[setup.difficulty].target * setup.players if setup.difficulty else 0,
    )
    for number in range(setup.players):
        seat = Seat(number)
        state.alliances[seat] = Alliance(seat, COLOURS[number], OwnDeck(seat=seat))
    state.frames.append(PlayGame(setup.party))
    return state


def seats(content: Library, setup: AllianceSetup) -> Sequence[str]:
    """The alliances by their colours (DA-SET-03)."""
    return [f"alliance-{colour}" for colour in COLOURS[: setup.players]]


def mode(setup: AllianceSetup) -> str:
    """The game as reports group it: solo, coop-3, rivals-2."""
    if setup.players == 1:
        return "solo"
    return f"{'coop' if is_together(setup) else 'rivals'}-{setup.players}"
