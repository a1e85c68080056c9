"""Everything in the Cellar runs and changes something, and keeps the promises that every game gives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.tiny.generated import generated, real, untouched
from games.tiny.scenes import cellar, drawn
from undercroft.games.tiny.events import (
    AbilityUsed,
    ActionSpent,
    CardDiscarded,
    CardPlayed,
    ItemSpent,
    MonsterPlaced,
    WardUsed,
)  # fmt: skip
from undercroft.kernel import Entry, Event, Modified
from undercroft.parts.happenings import ConditionGained
from undercroft.sim.exhaust import exhaust
from undercroft.sim.testers import (
    clone_tester,
    invariant_tester,
    journal_walk,
    round_trip_tester,
    schema_faults,
    view_tester,
)  # fmt: skip

SEEDS = [str(number) for number in range(40)]


def content_at_work(entry: Entry) -> Iterator[str]:
    """What of the content an event shows."""
    match entry.event:
        case CardPlayed(_, card) | WardUsed(_, card):
            yield f"card {card}"
        case ItemSpent(_, item) | AbilityUsed(_, item):
            yield f"item {item}"
        case MonsterPlaced(_, monster):
            yield f"monster {monster.kind}"
        case ConditionGained(_, condition, _):
            yield f"condition {condition}"
        case Modified(modifier):
            yield f"special {modifier.source}"


def test_every_step_event_option_and_record_runs_and_changes_the_state() -> None:
    content = cellar()
    wanted = [
        *(f"card {card}" for card in content.card),
        *(f"item {item}" for item in content.item),
        *(f"monster {monster}" for monster in content.monster),
        *(f"condition {name}" for name in ("poisoned", "stunned", "frightened")),
        "special beguile",
    ]
    found = exhaust(
        untouched,
        wanted=wanted,
        observe=lambda entry, game: content_at_work(entry),
        scenes=[generated],
        budget=12_000,
    )
    assert found.missing == ()


SCENES = {
    "volley": ("S.go", "1 1 1 1", ("target 3", "target 4")),
    "fire-flask": ("S.g.", "1 1", None),
    "dash": ("S. g", "venom", ()),
    "venom": ("S.g.", "1 1", ()),
    "dread": ("S.g.", "", ()),
    "field-dressing": ("SW g", "", ("target 1",)),
    "beguile": ("S.go", "+0", ("target 3",)),
    "cleave": ("gWo", "1 1 1 1", ()),
    "shove": ("Wo..", "1 1", ()),
    "bulwark": ("Wo..", "", ()),
    "rally": ("WS g", "parry", ()),
    "second-wind": ("W. g", "", ()),
}


@pytest.mark.parametrize("card", sorted(cellar().card))
def test_every_card_does_something_besides_being_played(card: str) -> None:
    record = cellar().card[card]
    seat = ("warden", "scout").index(record.hero)
    hands, decks = ["", ""], ["parry", "venom"]
    hands[seat] = card
    hurt = {1: {"hp": 5}, 2: {"hp": 5}}
    if record.is_reaction:
        play = drawn(
            "WSo", {**hurt, 1: {"hp": 5, "used": "guard"}}, hands=hands, attack=(3, seat + 1), chance="+1"
        )
        play.picks(f"use {card}")
        assert any(m.source == card for e in play.events(Modified) for m in (e.modifier,))
        return
    map_, chance, picks = SCENES[card]
    play = drawn(map_, hurt, hands=hands, decks=decks, turn=seat + 1, chance=chance).picks(f"play {card}")
    play.picks(*(play.keys()[:1] if picks is None else picks))
    kinds = [type(entry.event) for entry in play.log]
    own = kinds[kinds.index(CardPlayed) + 1 :]
    assert [kind for kind in own if kind not in (CardPlayed, CardDiscarded, ActionSpent)]
    assert any(kind.apply is not Event.apply for kind in own if kind is not CardDiscarded)


def test_no_leaf_can_change_behind_a_clones_back() -> None:
    assert schema_faults(real("1").rules) == []


@pytest.mark.parametrize("new_game", [real, generated])
def test_the_invariants_hold_after_every_event(new_game: object) -> None:
    assert invariant_tester(new_game, SEEDS) > 2000  # type: ignore[arg-type]


@pytest.mark.parametrize("new_game", [real, generated])
def test_saving_and_loading_at_every_question_changes_nothing(new_game: object) -> None:
    assert round_trip_tester(new_game, SEEDS[:12]) > 300  # type: ignore[arg-type]


def test_no_clone_is_touched_by_another() -> None:
    assert clone_tester(generated, SEEDS[:6], limit=60) > 500


def test_no_seat_learns_what_it_may_not_see() -> None:
    assert view_tester(generated, SEEDS[:4], limit=60) > 50


def test_walks_of_undo_and_redo_end_where_they_were() -> None:
    assert journal_walk(generated, SEEDS, moves=30) == 30 * len(SEEDS)
