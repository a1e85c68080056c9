"""The searching bot: what it compares, when it overrules the script, and how it says so."""

from __future__ import annotations

import pytest
from games.descent.arena import arena
from msgspec import structs

from undercroft.bots.descent.plans import Plan
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.proposals import CLOSE, proposals
from undercroft.bots.descent.reasons import because
from undercroft.bots.descent.search_player import NODES, HardBot, explained
from undercroft.bots.search import Found
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.options import EndTurnOption
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import DescentState
from undercroft.kernel import FigureId, Game, Seat, view
from undercroft.term.telling import narrator_for
from undercroft.text.words import LANGUAGES

PLAN = Plan((EndTurnOption(),), 1.0, because("end", FigureId(1)), -1)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return lay_out(box_of("descent"))


@pytest.fixture(scope="module")
def game(edition: Edition) -> Game[DescentState]:
    """First Blood as the heroes name who goes first."""
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    found: Game[DescentState] = edition.new_game(setup, "4")
    while found.open[0].what != "descent.round.choose_hero":
        found.answer(found.open[0].seats[0], 0)
    return found


def test_all_heroes_are_proposed_to_go_first(game: Game[DescentState]) -> None:
    decision = game.open[0]
    plans = proposals(Position(game, decision.seats[0]), decision, 3)
    assert {plan.steps[0].key for plan in plans} == {"next-hero 1", "next-hero 2"}
    assert plans[0].score >= plans[1].score


def test_only_plans_that_are_nearly_as_good_are_compared() -> None:
    """A hero beside Mauler with 1 Health left has nothing to think about."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "g6")
    mauler = at.monster("ettin", "master", "h6", "i6", "h7", "i7", hp=1, name="mauler")
    at.turn(1)
    plans = proposals(Position(at.game, at.asked.seats[0]), at.asked, 3)
    assert plans[0].steps[0].key == f"attack {mauler} iron-longsword"
    assert all(plan.score > plans[0].score - CLOSE for plan in plans)
    assert all(step.key != "end-turn" for plan in plans for step in plan.steps)


def test_a_search_spends_what_its_question_is_worth_and_the_same_seed_answers_the_same(
    edition: Edition, game: Game[DescentState]
) -> None:
    decision = game.open[0]
    seen, before = view(game, decision.seats[0]), game.state.digest()
    given = [HardBot(edition.rules, decision.seats[0], "7").advise(seen, decision) for _ in range(2)]
    assert given[0] == given[1]
    assert game.state.digest() == before
    assert decision.what in NODES


def test_questions_that_the_script_judges_well_are_not_searched(
    edition: Edition, game: Game[DescentState]
) -> None:
    """Heroes' cards at windows, and set-up before the first round."""
    decision = game.open[0]
    hero, overlord = (HardBot(edition.rules, Seat(seat)) for seat in (0, 2))
    assert hero.is_searched(game, decision)
    window = structs.replace(decision, what="window.offer")
    assert overlord.is_searched(game, window)
    assert not hero.is_searched(game, window)
    surge = structs.replace(decision, what="descent.attack.spend")
    assert not overlord.is_searched(game, surge)


def test_the_script_s_plan_keeps_its_reason() -> None:
    kept = explained(2, PLAN, Found(0, (0.5, 0.4), -0.1, 0.01, 90, 6))
    assert (kept.pick, kept.why) == (2, "hint-descent-end")


def test_another_plan_is_explained_by_the_chances_that_decided(
    edition: Edition, game: Game[DescentState]
) -> None:
    given = explained(1, PLAN, Found(1, (0.52, 0.6, 0.1), 0.07, 0.01, 90, 12))
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    said = [
        narrator_for(edition, setup, language).reason(given.why, given.args, given.about, game.state)
        for language in LANGUAGES
    ]
    assert said == [
        "Of 3 plans, played out in 12 trials, this one promises most: it wins with 60 %, "
        "the most obvious one with 53 %.",
        "De 3 planes, puestos a prueba 12 veces, este es el que más promete: gana con un 60 %; "
        "el más evidente, con un 53 %.",
        "De 3 planos, testados em 12 simulações, este é o mais promissor: vence com 60 %; "
        "o mais óbvio, com 53 %.",
    ]
