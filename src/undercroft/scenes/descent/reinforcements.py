"""The reinforcements of an encounter in words: who may come, when and where (D2-OTN-18, D2-MON-08)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.quest_rules import GroupEntry
from undercroft.games.descent.records.quests import Reinforcement
from undercroft.games.descent.rules.quests.page import area, encounter, is_told, number
from undercroft.games.descent.rules.quests.reinforcing import groups_of
from undercroft.games.descent.state import Descent
from undercroft.space import Cells, each
from undercroft.text.narrator import Narrator

NAMED = ("entrance", "exit")  # places that the board shows by name: no squares are told with them


def reinforcements(g: Descent, narrator: Narrator) -> Iterator[tuple[str, str]]:
    """A sentence for each of them that this game can bring, with its provenance."""
    page = encounter(g)
    for entry in page.reinforce:
        n = number(g, entry.count)
        names = _names(g, entry, narrator)
        # Where they come back in areas that somebody can close, the act that closes them tells it.
        if n and names and not entry.areas and is_told(g, entry.only, entry.unless):
            yield _sentence(g, entry, n, names, narrator), entry.provenance
    if page.reinforce_most:
        yield narrator.say("descent-reinforcements-most", n=page.reinforce_most), "designed"


def _sentence(g: Descent, entry: Reinforcement, n: int, names: str, narrator: Narrator) -> str:
    groups = [g.state.groups[name] for name in groups_of(g, entry)]
    minions = entry.minions and all(group.minions for group in groups)
    return narrator.say(
        "descent-reinforcements",
        n=n,
        groups=names,
        start=int(entry.start),
        minions=int(minions),
        where=_where(g, entry, narrator),
        conditions="".join(f", {each}" for each in _conditions(g, entry, narrator)),
    )


def _names(g: Descent, entry: Reinforcement, narrator: Narrator) -> str:
    if "any" in entry.groups:
        return narrator.say("descent-reinforcements-any")
    words, namer = narrator.words, narrator.namer(g.state)
    found = [g.state.groups[name].monster for name in groups_of(g, entry)]
    coming = [group for group in encounter(g).groups if _is_coming(g, group, entry)]
    found += [group.monster for group in coming if group.monster]
    names = [words.forms(namer.thing("group", each))[""] for each in found]
    for group in coming:
        if group.traits:
            traits = [words.forms(namer.thing("trait", each))[""] for each in group.traits]
            names.append(narrator.say("descent-reinforcements-open", traits="/".join(traits)))
    return words.listed(list(dict.fromkeys(names)), "or") if names else ""


def _is_coming(g: Descent, group: GroupEntry, entry: Reinforcement) -> bool:
    """Does the entry name a group that the set-up has still to bring?"""
    if not {group.monster, group.key} & {*entry.groups} or not is_told(g, group.only, group.unless):
        return False
    there = g.state.groups
    return group.monster not in there and all(each.key != group.key for each in there.values() if group.key)


def _where(g: Descent, entry: Reinforcement, narrator: Narrator) -> str:
    """The place by its name, and the corners of its squares."""
    if entry.squares:
        return f"{narrator.say(f'reinforced-{entry.until}')} ({_corners(GRID.mask(entry.squares))})"
    if not entry.area:
        return narrator.say("reinforced-own")
    if entry.area in NAMED:
        return narrator.say(f"reinforced-{entry.area}")
    if entry.area[0].isdigit():
        place = narrator.say("reinforced-tile", tile=entry.area.upper())
    else:
        place = narrator.say(f"reinforced-{entry.area}")
    return f"{place} ({_corners(area(g, entry.area))})"


def _corners(cells: Cells) -> str:
    """The rectangle round some squares: C4–E7."""
    columns, rows = zip(*map(GRID.at, each(cells)), strict=True)
    corners = (GRID.cell(min(columns), min(rows)), GRID.cell(max(columns), max(rows)))
    return "–".join(dict.fromkeys(map(GRID.name, corners)))


def _conditions(g: Descent, entry: Reinforcement, narrator: Narrator) -> Iterator[str]:
    if (first := number(g, entry.from_round)) > 1:
        yield narrator.say("reinforced-from", n=first)
    if entry.every > 1:
        yield narrator.say("reinforced-every", n=entry.every)
    if entry.absent:
        yield narrator.say("reinforced-absent")
    if entry.since:
        yield narrator.say(f"reinforced-since-{entry.since}")
    if entry.until and not entry.squares:
        yield narrator.say(f"reinforced-until-{entry.until}")
    if entry.needs:
        yield narrator.say(f"reinforced-while-{entry.needs}")
