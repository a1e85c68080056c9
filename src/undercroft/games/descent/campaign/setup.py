"""Before the campaign: who takes part, by which rules, and from where it goes on (D2-CAM-04 to D2-CAM-06)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from undercroft.games.descent import advice
from undercroft.games.descent.campaign.rules.campaign import Campaign, Sheet
from undercroft.games.descent.campaign.sheet import read_sheet, sheet_of, starting_cards
from undercroft.games.descent.campaign.state import CampaignReport, CampaignState, Hero, Overlord
from undercroft.games.descent.epic import BASIC, level_of
from undercroft.games.descent.library import Library
from undercroft.games.descent.setup import (
    LEAST,
    MOST,
    USUAL,
    check_archetypes,
    check_levels,
    check_size,
    first_party,
    party_of,
    with_classes,
)
from undercroft.games.descent.state import HEROES
from undercroft.games.descent.wishes import HeroWish, parse, read_party, written
from undercroft.games.setup_checks import checked
from undercroft.games.setups import Document, Members, Menu, Number, Offer, Refused, Setup, Several
from undercroft.kernel import Seat

OWN_TABLE = "own-table"
LONGEST = 20_000  # characters of a sheet
VARIANTS = ("errata", "epic-advanced", "epic-expert", OWN_TABLE)


def variants(content: Library, setup: object) -> Menu:
    return Menu(tuple(Offer("variant", variant) for variant in VARIANTS))


def shaped(content: Library, setup: CampaignSetup, party: Sequence[HeroWish], place: int) -> HeroWish:
    """In a campaign nothing is bought before it begins (D2-CAM-06); the heroes of a sheet are those."""
    offered = advice.offered(content, "", len(party), place)
    wish = replace(party[place], level=BASIC, gold=0, taken=(), offered=offered)
    if not setup.sheet:
        return wish
    lines = read_sheet(setup.sheet).hero
    if place >= len(lines):
        return wish
    hero, calling = lines[place].hero, lines[place].calling
    return replace(wish, hero=hero, calling=calling or (wish.calling if wish.hero == hero else ""))


class CampaignSetup(Setup, frozen=True):
    """The heroes and optional rules."""

    variants: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...],
        Meta(max_length=16),
        Several(menu=variants, option="variant", help="optional rules"),
    ] = ()
    sheet: Annotated[
        str,
        Meta(max_length=LONGEST),
        Document(most=LONGEST, help="a campaign sheet as TOML: go on with a campaign of your own table"),
    ] = ""
    party: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=600)] | HeroWish, ...],
        Meta(max_length=8),
        Members(
            record=HeroWish, least=LEAST, most=MOST, usual=USUAL, read=read_party, parse=parse, shaped=shaped,
            follows=True, help="hero[:class],…, or a party file",
        ),
    ] = ()  # fmt: skip
    players: Annotated[int, Number(least=LEAST, most=MOST, in_form=False, help="how many heroes")] = 0


def settle(content: Library, wishes: CampaignSetup) -> CampaignSetup:
    """Fill in what was not chosen; refuse what the game does not have."""
    check_levels(wishes.variants)
    wished = party_of(wishes)
    if wishes.sheet:
        wished = _of_the_sheet(content, wishes, wished)
    party = with_classes(content, wished or first_party(content, "", wishes.players))
    check_archetypes(content, party)
    for wish in party:
        if wish.skills or wish.items or wish.sold:
            raise Refused(
                "party",
                "A campaign begins with basic skills and starting equipment (D2-CAM-06); "
                "what is bought is bought on the way.",
                "bought-before-a-campaign",
            )
    right = checked(content, replace(wishes, party=tuple(party)))
    check_size(wishes.players, party)
    settled = replace(
        right,
        party=tuple(written(each) for each in party_of(right)),
        players=len(party),
        variants=tuple(dict.fromkeys(right.variants)),
    )
    sheet_for(content, settled)
    return settled


def _of_the_sheet(content: Library, wishes: CampaignSetup, wished: Sequence[HeroWish]) -> list[HeroWish]:
    """The heroes of the sheet; a party of another size beside it is refused."""
    lines = read_sheet(wishes.sheet).hero
    if wished and len(wished) != len(lines):
        raise Refused(
            "sheet", f"The sheet names {len(lines)} heroes, but {len(wished)} are chosen.",
            "the-sheets-party", wanted=len(lines), found=len(wished),
        )  # fmt: skip
    for line in lines:
        if line.hero not in content.hero or (line.calling and line.calling not in content.calling):
            raise Refused(
                "sheet", f"There is no hero {line.hero} of the class {line.calling or 'any'}.",
                "a-hero-of-the-sheet", hero=line.hero, calling=line.calling or "any",
            )  # fmt: skip
    return [HeroWish(line.hero, line.calling) for line in lines]


def begin(content: Library, setup: CampaignSetup) -> CampaignState:
    """Nobody is enlisted yet; the first procedure does it by events (D2-CAM-04)."""
    return CampaignState(
        frames=[Campaign(sheet_for(content, setup))],
        variants=("D2-ERR",) if "errata" in setup.variants else (),
        level=level_of(setup.variants),
        own_table=OWN_TABLE in setup.variants,
    )


def sheet_for(content: Library, setup: CampaignSetup) -> Sheet:
    """The sheet that was brought; that of a new campaign has starting equipment only (D2-CAM-06)."""
    if setup.sheet:
        callings = [wish.calling for wish in party_of(setup)]
        return sheet_of(content, read_sheet(setup.sheet), callings, level_of(setup.variants))
    heroes: list[Hero] = []
    for wish in party_of(setup):
        items = starting_cards(content, wish.calling, heroes)
        heroes.append(Hero(Seat(len(heroes)), wish.hero, wish.calling, items=items))
    return Sheet(tuple(heroes), Overlord(Seat(len(heroes))))


def seats(content: Library, setup: CampaignSetup) -> Sequence[str]:
    """The heroes in their order, then the Overlord, as in their quests."""
    return [*(f"hero-{wish.hero}" for wish in party_of(setup)), "overlord"]


def tally(report: CampaignReport) -> Mapping[str, int]:
    """The statistics at the end of a campaign."""
    return {
        "quests": len(report.played),
        "quests of the heroes": sum(each.winner == HEROES for each in report.played),
        "gold earned": report.purse.earned,
        "gold left": report.purse.gold,
        "experience of the heroes": sum(hero.earned for hero in report.heroes),
        "experience of the Overlord": report.overlord.earned,
        "relics of the Overlord": len(report.overlord.relics),
        **{f"heroes won {each.quest}": int(each.winner == HEROES) for each in report.played},
        **_curves(report),
    }


def _curves(report: CampaignReport) -> dict[str, int]:
    """Gold and experience that had been earned when each quest began."""
    found = {}
    for n, each in enumerate(report.played, 1):
        found[f"quest {n}: gold earned before it"] = each.gold
        found[f"quest {n}: experience of a hero"] = each.xp
        found[f"quest {n}: experience of the Overlord"] = each.overlord_xp
    return found
