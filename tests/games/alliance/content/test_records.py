"""The records say what the content design says, card by card, and there are as many as the box has."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from games.alliance.content.design import CARDS, EFFECTS
from games.alliance.table import edition
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.cards import Requires
from undercroft.games.alliance.records.effects import ChooseVerb, Clause, Effect, Target
from undercroft.games.alliance.records.heroes import Hero

RECORDS: Library = edition().rules.content
CODES = {
    "human": "HUM", "dwarf": "DWA", "elf": "ELF", "gnome": "GNO", "half-orc": "HOR",
    "martial": "MAR", "stealth": "STE", "mystic": "MYS", "celestial": "CEL", "primal": "PRI",
}  # fmt: skip
WHEN = {"attacked": "react attacked", "ally-attacked": "react ally-attacked"}
ARGUMENTS = {"stay": "stay pit", "allow": "allow all"}  # words that the design writes with an argument
CONDITIONS = {
    "behind": "if behind", "behind-or-hidden": "if behind or hidden", "hurt": "if hurt",
    "moved": "if moved {n}", "pay": "pay {n}", "roll": "roll>={n}", "vs-ranged": "vs ranged",
}  # fmt: skip


def target(to: Target) -> str:
    area = to.whom.replace("-room", " room").replace("-adjacent-to-", " adjacent to ")
    words = area.replace("others-", "others ").replace("-monster", " monster")
    reach = f" {to.within}" if to.within else ""
    return f"{words}{reach}{' no-los' if to.blind else ''}"


def verb(clause: Effect) -> str:
    """The verb and its numbers in the words of the design."""
    tag = str(clause.__struct_config__.tag)
    own = {
        name: getattr(clause, name)
        for name in clause.__struct_fields__
        if name not in Clause.__struct_fields__
    }
    match tag:
        case "choose":
            assert isinstance(clause, ChooseVerb)
            return "choose: " + " | ".join(aimed(one) for one in clause.among)
        case "dual":
            return f"dual {own['type']} {own['base']}/{own['bonus']}"
        case "range":
            return f"range {own['least']}-{own['most']}"
        case "hide":
            flags = "".join(f" {flag}" for flag in ("keep", "quick") if own[flag])
            return f"hide {own['n']}{flags}"
        case "xp":
            level = "L" if own["level"] else ""
            return "xp " + "+".join(filter(None, (level, str(own["n"]) if own["n"] else "")))
        case "poison":
            return f"poison {own['n']}" if own["n"] else "poison"
    return ARGUMENTS.get(tag) or " ".join([tag, *map(str, own.values())])


def aimed(clause: Effect) -> str:
    return verb(clause) + (f" -> {target(clause.to)}" if clause.to else "")


def written(effects: Iterable[Effect]) -> str:
    """An effect as the design writes it: triggers where they change, targets behind their last clause."""
    some, found = list(effects), []
    for number, clause in enumerate(some):
        before = some[number - 1] if number else None
        text = ""
        if clause.when and (before is None or before.when != clause.when):
            text += f"{WHEN.get(clause.when, clause.when)}{f' {clause.reach}' if clause.reach else ''}: "
        for need in clause.needs:
            text += CONDITIONS[need.test].format(n=need.n) + ": "
        text += verb(clause)
        if clause.once:
            text += " @attack"
        shared = any(each.to == clause.to and each.when == clause.when for each in some[number + 1 :])
        if clause.to is not None and not shared:
            text += f" -> {target(clause.to)}"
        found.append(text)
    return "; ".join(found)


def requirement(requires: Requires) -> str:
    races = "|".join(CODES[race] for race in requires.races)
    classes = ("/" if requires.either else "+").join(CODES[each] for each in requires.callings)
    return "+".join(filter(None, (races, classes))) or "GOLD"


def normal(text: str) -> str:
    """Without what the design may leave out or write in two ways."""
    return text.replace(" -> self", "").replace("-> enemy", "-> target")


def effects_of(id: str) -> tuple[Effect, ...]:
    if id in RECORDS.card:
        return RECORDS.card[id].effects
    return RECORDS.monster[id].power if id in RECORDS.monster else RECORDS.threat[id].effects


@pytest.mark.parametrize("id", EFFECTS)
def test_the_effect_is_as_designed(id: str) -> None:
    assert written(effects_of(id)) == normal(EFFECTS[id])


@pytest.mark.parametrize("id", CARDS)
def test_requirement_types_and_cost_are_as_designed(id: str) -> None:
    needs, types, cost = CARDS[id]
    card = RECORDS.card[id]
    assert requirement(RECORDS.icons(id)) == needs and "/".join(card.types) == types
    assert str(card.cost) == cost if card.sort == "upgrade" else card.cost == 0


def test_nothing_is_there_that_was_not_designed() -> None:
    powers = {id for id, monster in RECORDS.monster.items() if monster.power}
    assert {*RECORDS.card, *powers, *RECORDS.threat} == set(EFFECTS) and set(RECORDS.card) == set(CARDS)


@pytest.mark.rule("DA-CMP-04", "DA-CMP-05", "DA-CMP-06", "DA-CMP-07", "DA-CMP-08")
def test_seventeen_heroes_with_icon_sets_of_their_own() -> None:
    heroes = list(RECORDS.hero.values())
    assert [hero.number for hero in heroes] == list(range(1, 18))
    assert len({hero.icons for hero in heroes}) == 17
    assert {hero.race for hero in heroes} == {"human", "dwarf", "elf", "gnome", "half-orc"}
    assert {each for hero in heroes for each in hero.callings} == set(list(CODES)[5:])
    assert all(budget(hero) == (21 if len(set(hero.callings)) == 1 else 20) for hero in heroes)
    assert (RECORDS.hero["petra"].type, RECORDS.hero["lorna"].type) == ("melee", "ranged")


def budget(hero: Hero) -> int:
    """The power budget of section 4."""
    defense = hero.armor + hero.evasive
    return 2 * hero.attack + 2 * defense + hero.speed + hero.health + 2 * (hero.type == "ranged")


@pytest.mark.rule("DA-CMP-09", "DA-CMP-10", "DA-CMP-11", "DA-ART-01", "DA-BAS-02", "DA-ICO-08")
def test_starter_cards_generic_cards_and_three_upgrade_decks() -> None:
    assert all(len(cards) == 3 for cards in RECORDS.starters.values())
    for hero, cards in RECORDS.starters.items():
        assert [RECORDS.card[card].slot for card in cards] == [1, 2, 3]
        assert all(RECORDS.users[card] == {hero} for card in cards)
    assert len(RECORDS.generic_set) == 8 and len(set(RECORDS.generic_set)) == 4
    assert [len(deck) for deck in RECORDS.upgrades] == [30, 30, 16]
    for level, deck in enumerate(RECORDS.upgrades, 1):
        assert all(RECORDS.card[card].is_artifact == (level == 3) for card in deck)


@pytest.mark.rule("DA-CMP-15", "DA-CMP-16", "DA-CMP-17", "DA-CMP-18", "DA-CMP-19", "DA-CMP-29")
def test_encounter_cards_tokens_and_solo_cards() -> None:
    assert (len(RECORDS.monster), len(RECORDS.threat), len(RECORDS.solo)) == (18, 9, 16)
    assert sum(each.tokens for each in RECORDS.monster.values()) == 46
    assert [len(stack) for stack in RECORDS.threat_stacks] == [8, 6, 4]
    assert RECORDS.monster["m-10"].xp == (3, 1) and RECORDS.monster["m-10"].total == 4
    second = {each.xp for each in RECORDS.monster.values() if each.level == 2}
    assert second == {(3, 1)}  # tuned: docs/balance-alliance.md


@pytest.mark.rule("DA-CMP-20", "DA-DRA-07")
def test_the_draft_bonus_table_grows_and_its_last_row_holds() -> None:
    rows = RECORDS.draft_rows
    assert len(rows) == 11 and (rows[0].hand_size, rows[0].discard_limit) == (6, 2)
    for one, next_one in pairwise(rows):
        assert one.hand_size <= next_one.hand_size and one.discard_limit <= next_one.discard_limit
    assert RECORDS.limits(3).hand_size == 7 and RECORDS.limits(5).discard_limit == 4
    assert RECORDS.limits(10) == RECORDS.limits(25) == rows[-1]


@pytest.mark.rule("DA-SET-25", "DA-SET-30", "DA-SOL-18", "DA-COO-26")
def test_numbers_by_players_targets_and_ranks() -> None:
    assert [sum(RECORDS.numbers_for(n).tiles) for n in (1, 2, 3, 4)] == [12, 13, 17, 21]
    assert [RECORDS.numbers_for(n).pools for n in (1, 2, 3, 4)] == [(8, 12), (12, 16), (15, 25), (20, 35)]
    assert [row.target for row in RECORDS.goal.values()] == [4, 8, 12, 16]  # tuned: docs/balance-alliance.md
    assert list(map(RECORDS.rank_of, (-3, 0, 9, 10, 29, 30))) == [
        "lost", "survivors", "survivors", "delvers", "champions", "legends",
    ]  # fmt: skip
