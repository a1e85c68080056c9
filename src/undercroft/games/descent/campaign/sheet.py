"""The campaign sheet as text: a campaign that was begun on a table of one's own goes on here, and back.

    gold = 125
    [[hero]]
    hero = "syndrael"
    class = "knight"
    skills = ["advance"]
    items = ["iron-longsword", "leather-armor"]
    [overlord]
    cards = ["dark-fortitude"]
    [[quest]]
    quest = "first-blood"
    winner = "heroes"

All but the heroes' names may be left out: a hero then has his starting equipment, experience is what remains
of what the quests gave, relics are with who won them. Each fault is named with its rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from undercroft.games.descent.campaign.rules.campaign import Sheet
from undercroft.games.descent.campaign.rules.next_quest import open_quests
from undercroft.games.descent.campaign.state import CampaignState, Hero, Overlord, Played, Purse
from undercroft.games.descent.deck_building import check_deck
from undercroft.games.descent.epic import LEVELS, SALE
from undercroft.games.descent.library import Library, copies, shop_copies
from undercroft.games.descent.records.rewards import (
    AnyReward,
    ExperienceReward,
    GoldReward,
    ItemReward,
    RelicReward,
)
from undercroft.games.descent.state import HEROES, OVERLORD, card_name
from undercroft.games.setups import Named, Refused
from undercroft.kernel import CardId, Seat
from undercroft.parts.decks import Cards

Id = Annotated[str, Meta(max_length=60)]
Ids = Annotated[tuple[Id, ...], Meta(max_length=60)]
Amount = Annotated[int, Meta(ge=0, le=100_000)]


class HeroLine(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"calling": "class"}
):
    """A hero of the sheet."""

    hero: Id
    calling: Id = ""
    skills: Ids = ()  # beside the basic one
    items: Ids | None = None  # all that he has; none named: his starting equipment
    xp: Amount | None = None  # not spent


class OverlordLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Overlord of the sheet."""

    cards: Ids = ()  # that he bought, each copy by itself
    relics: Ids | None = None
    xp: Amount | None = None


class QuestLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A quest that was played."""

    quest: Id
    winner: Literal["heroes", "overlord"]


class SheetFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The whole sheet."""

    hero: Annotated[tuple[HeroLine, ...], Meta(min_length=2, max_length=4)]
    overlord: OverlordLine = OverlordLine()
    quest: Annotated[tuple[QuestLine, ...], Meta(max_length=9)] = ()
    gold: Amount = 0


def read_sheet(text: str) -> SheetFile:
    """The sheet as its text says it; what does not fit is refused with its place."""
    try:
        return msgspec.toml.decode(text.encode(), type=SheetFile)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refused(
            "sheet", f"The campaign sheet is not as expected: {error}.", "in-the-sheet", said=str(error)
        ) from error


def write_sheet(s: CampaignState) -> str:
    """The sheet of a campaign in progress, to go on with on a table of one's own."""
    who = s.overlord
    lines = [f"gold = {s.purse.gold}"]
    for hero in s.heroes.values():
        lines += ["", "[[hero]]", f'hero = "{hero.hero}"', f'class = "{hero.calling}"']
        lines += [f"skills = {_listed(hero.skills)}", f"items = {_listed(map(card_name, hero.items))}"]
        lines += [f"xp = {hero.xp}"]
    lines += ["", "[overlord]", f"cards = {_listed(map(card_name, who.cards))}"]
    lines += [f"relics = {_listed(who.relics)}", f"xp = {who.xp}"]
    for each in s.played:
        lines += ["", "[[quest]]", f'quest = "{each.quest}"', f'winner = "{each.winner}"']
    return "\n".join(lines) + "\n"


def _listed(ids: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{each}"' for each in ids) + "]"


def starting_cards(records: Library, calling: str, others: Sequence[Hero]) -> Cards:
    """The equipment of a class; where another hero began with the same card, another copy (D2-HSU-07)."""
    held = {card for hero in others for card in hero.items}
    own = records.calling[calling].items
    return tuple(next(card for card in copies([(item, 2)]) if card not in held) for item in own)


def sheet_of(records: Library, file: SheetFile, callings: Sequence[str], level: str) -> Sheet:
    """The campaign as it stands, checked; `callings` are the classes, chosen where the sheet names none."""
    played = _played(records, file)
    won = {side: _rewards(records, played, side) for side in (HEROES, OVERLORD)}
    act = 2 if any(records.quest[each.quest].act == "interlude" for each in played) else 1
    quests = len(played)
    sold = max((act, *LEVELS[level].shops))  # an epic campaign may begin with cards of Act II (D2-EPI-02)
    heroes: list[Hero] = []
    for n, line in enumerate(file.hero):
        earned = LEVELS[level].xp + quests + _experience(won[HEROES])
        heroes.append(_hero(records, line, callings[n], Seat(n), earned, heroes, sold))
    heroes = _with_relics(records, heroes, won[HEROES])
    earned = LEVELS[level].overlord_xp + quests + _experience(won[OVERLORD])
    overlord = _overlord(records, file.overlord, Seat(len(heroes)), earned, won[OVERLORD])
    gone = tuple(
        card
        for n, hero in enumerate(heroes)
        for card in starting_cards(records, hero.calling, heroes[:n])
        if card not in hero.items
    )
    purse = _purse(records, file.gold, heroes, won[HEROES], quests, len(gone), LEVELS[level].gold)
    if act == 2:
        held = {card for hero in heroes for card in hero.items}
        gone += tuple(card for card in records.shop_deck(1) if card not in held)
    return Sheet(tuple(heroes), overlord, purse, act, played, gone)


def _played(records: Library, file: SheetFile) -> tuple[Played, ...]:
    """Each quest could be the next one when it was played (D2-NXT-02)."""
    played: tuple[Played, ...] = ()
    for line in file.quest:
        there = open_quests(records, CampaignState(played=played))
        if line.quest not in there or records.quest[line.quest].act == "finale":
            number, open_then = len(played) + 1, ", ".join(there)
            raise Refused(
                "sheet",
                f"{line.quest} cannot have been quest {number}; open were: {open_then} (D2-NXT-02).",
                "quest-of-the-sheet", quest=Named("quest", line.quest, line.quest),
                number=number, open=open_then,
            )  # fmt: skip
        played += (Played(line.quest, line.winner, recorded=True),)
    return played


def _rewards(records: Library, played: Sequence[Played], side: str) -> list[AnyReward]:
    """All that a side was given for the quests it won (D2-CPH-08)."""
    return [
        reward
        for each in played
        if each.winner == side
        for reward in getattr(records.quest[each.quest].rewards, side)
    ]


def _experience(rewards: Sequence[AnyReward]) -> int:
    return sum(each.each for each in rewards if isinstance(each, ExperienceReward))


def _hero(
    records: Library, line: HeroLine, calling: str, seat: Seat, earned: int, others: Sequence[Hero], act: int
) -> Hero:
    skills = records.calling[calling].skills[1:]
    for skill in line.skills:
        if skill not in skills or line.skills.count(skill) > 1:
            raise Refused(
                "sheet",
                f"{line.hero} is a {calling} and cannot have learnt {skill}; the skills of the class are: "
                f"{', '.join(skills)} (D2-EXP-04).",
                "skill-of-the-sheet", hero=Named("hero", line.hero, line.hero),
                calling=Named("calling", calling, calling), skill=skill,
            )  # fmt: skip
    spent = sum(records.skill[skill].xp for skill in line.skills)
    xp = _left(line.hero, Named("hero", line.hero, line.hero), earned, spent, line.xp)
    items = _items(records, line, calling, others, act)
    return Hero(seat, line.hero, calling, line.skills, items, xp, earned, spent)


def _left(name: str, named: Named, earned: int, spent: int, told: int | None) -> int:
    """The experience that must be left (D2-EXP-01, D2-EXP-23)."""
    left = earned - spent
    if left < 0 or (told is not None and told != left):
        raise Refused(
            "sheet",
            f"{name} earned {earned} experience and spent {spent}, so {max(0, left)} must be left"
            f"{f', not {told}' if told is not None else ''} (D2-EXP-23).",
            "experience-of-the-sheet", who=named, earned=earned, spent=spent, left=left,
        )  # fmt: skip
    return left


def _items(records: Library, line: HeroLine, calling: str, others: Sequence[Hero], act: int) -> Cards:
    """His cards by copy: bought ones first (D2-SHP-05, D2-SHP-18, D2-GOLD-07)."""
    own = records.calling[calling].items
    first = starting_cards(records, calling, others)
    if line.items is None:
        return first
    held = {card for hero in others for card in hero.items}
    named = list(line.items)
    for name in own:
        if name in named:
            named.remove(name)  # the one that he began with; another of the same name is the shop's
    bought: list[CardId] = []
    for name in named:
        item = records.item.get(name)
        free = () if item is None else [CardId(name)] if item.relic else shop_copies(records, name)
        left = [card for card in free if card not in held and card not in bought]
        if item is None or not (item.relic or 0 < item.act <= act) or not left:
            raise Refused(
                "sheet",
                f"{line.hero} cannot have {name} in Act {'I' * act}: it is no shop card of this or an "
                "earlier act, or all copies are taken (D2-SHP-05).",
                "item-of-the-sheet", hero=Named("hero", line.hero, line.hero), item=name, act=act,
            )  # fmt: skip
        bought.append(left[0])
    return (*bought, *(card for card in first if card_name(card) in line.items))


def _with_relics(records: Library, heroes: Sequence[Hero], won: Sequence[AnyReward]) -> list[Hero]:
    """Relics that the heroes won, with the first of them where the sheet names nobody (D2-REL-02)."""
    right = [CardId(each.item) for each in won if isinstance(each, ItemReward)]
    found = list(heroes)
    for hero in heroes:
        for card in hero.items:
            if records.item[card_name(card)].relic and card not in right:
                raise Refused(
                    "sheet",
                    f"{hero.hero} cannot have the relic {card}: the heroes did not win it (D2-REL-02).",
                    "relic-of-the-sheet", who=Named("hero", hero.hero, hero.hero), relic=card,
                )  # fmt: skip
    missing = tuple(card for card in right if not any(card in hero.items for hero in heroes))
    found[0] = msgspec.structs.replace(found[0], items=(*missing, *found[0].items))
    return found


def _overlord(
    records: Library, line: OverlordLine, seat: Seat, earned: int, won: Sequence[AnyReward]
) -> Overlord:
    """His cards by copy, with enough lower ones for each (D2-EXP-12, D2-EXP-13, D2-EXP-19)."""
    counted = Counter(line.cards)
    for name, times in counted.items():
        record = records.overlord.get(name)
        if record is None or record.deck == "basic" or times > record.copies:
            raise Refused(
                "sheet",
                f"The Overlord cannot have bought {name} {times} times (D2-EXP-19).",
                "card-of-the-sheet", card=name, times=times,
            )  # fmt: skip
    try:
        check_deck(records, line.cards)
    except Refused as fault:
        raise Refused("sheet", str(fault), fault.says, **fault.args_said) from fault
    spent = sum(records.overlord[name].xp for name in line.cards)
    xp = _left("The Overlord", Named("side", "overlord", "overlord"), earned, spent, line.xp)
    right = tuple(each.relic for each in won if isinstance(each, RelicReward))
    if line.relics is not None and sorted(line.relics) != sorted(right):
        raise Refused(
            "sheet",
            f"The Overlord has won the relics: {', '.join(right) or 'none'} (D2-REL-02).",
            "relics-of-the-overlord", relics=", ".join(right) or "none",
        )  # fmt: skip
    return Overlord(seat, copies(counted.items()), right, xp, earned, spent)


def _purse(
    records: Library,
    gold: int,
    heroes: Sequence[Hero],
    won: Sequence[AnyReward],
    quests: int,
    sold: int,
    first: int,
) -> Purse:
    """No more gold and cards than quests can have brought (D2-SHP-01, D2-SHP-11, D2-CPH-02)."""
    found = quests * sum(card.gold * card.copies for card in records.search.values())
    given = len(heroes) * (first + sum(each.each for each in won if isinstance(each, GoldReward)))
    shops = {*records.shop_deck(1), *records.shop_deck(2)}
    spent = sum(
        records.item[card_name(card)].price for hero in heroes for card in hero.items if card in shops
    )
    most = found + given + SALE * sold
    if gold + spent > most:
        raise Refused(
            "sheet",
            f"The heroes' cards cost {spent} gold and {gold} is left, but {quests} quests bring {most} at "
            "most (D2-SHP-01).",
            "gold-of-the-sheet", spent=spent, gold=gold, most=most, quests=quests,
        )  # fmt: skip
    return Purse(gold, gold + spent, spent)
