"""A prepared table begins with the first question of the first round."""

from __future__ import annotations

from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.setups import Setup
from undercroft.games.tiny.setup import TinySetup
from undercroft.scenes.shapes import Hint
from undercroft.table import Host, Table, load_table, open_table, wire

from .sittings import SEED, find

HOST = Host("t", "ABCDEF", "Ana", "secret", 1)


def prepared(game: str, setup: Setup) -> Table:
    edition = find(game)
    table, outcome = open_table(edition, edition.settle(setup), SEED, HOST, seats=("me",), prepared=True)
    again = load_table(find, outcome.lines)
    assert again.journal.game.state.digest() == table.journal.game.state.digest()
    return table


def test_bots_answer_what_is_asked_before_the_first_round() -> None:
    table = prepared("gloomhaven", HavenSetup(scenario="1", party=("brute", "spellweaver")))
    assert [answer.key.split()[0] for answer in table.journal.answers] == ["keep-goal"] * 2 + ["start"] * 2
    assert {decision.what for decision in table.journal.game.open} == {"gh.round.choose_lead"}


def test_a_game_without_such_questions_is_left_as_it_is() -> None:
    assert prepared("tiny", TinySetup()).journal.answers == []


def test_the_hint_at_the_choice_of_cards_names_both() -> None:
    table = prepared("gloomhaven", HavenSetup(scenario="1", party=("brute", "spellweaver")))
    before = table.journal.game.state.digest()
    hint = table.inquiries.answer(1, wire.Query(id="q", what="hint", seat=0), "en")
    assert isinstance(hint, Hint)
    lead, second = hint.keys
    assert hint.key == lead
    assert table.journal.game.state.digest() == before
    table.journal.answer(table.journal.game.open[0].seat, lead)
    table.journal.answer(table.journal.game.open[0].seat, table.journal.game.open[0].options[0].key)
    asked = table.journal.game.open[0]
    assert second in [option.key for option in asked.options]
