"""What players may know of one another (GH-COM): the table shows no card before it is revealed."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, shelf
from games.gloomhaven.test_party import started
from games.gloomhaven.test_selection import chosen, lonely
from undercroft.games.gloomhaven.party import allowed, too_many
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import SPECTATOR, Game, Seat, determinize, log_for, on_the_wire, view

CARDS = ("trample grab-and-go", "mana-bolt frost-armor")


def selecting() -> Table:
    """In the middle of card selection: both have named their leading cards."""
    return lonely().round().picks("0>lead trample", "1>lead mana-bolt", "0>second grab-and-go")


def shown(g: Haven, seat: Seat) -> str:
    """All that leaves the table for a seat: its view, and the log as it may read it."""
    return on_the_wire(view(g, seat)).decode() + str(log_for(g.log or [], seat))


@pytest.mark.rule("GH-COM-01", "GH-COM-02")
def test_nobody_is_shown_the_cards_of_another() -> None:
    table = selecting()
    for seat, other in ((Seat(0), Seat(1)), (Seat(1), Seat(0)), (SPECTATOR, Seat(0))):
        mat = table.state.characters[other]
        told = shown(table.game, seat)
        assert not any(f'"{card}"' in told for card in (*mat.hand, *mat.picked))
        assert view(table.game, seat).state.characters[other].hand == ("?",) * len(mat.hand)
    assert view(table.game, Seat(0)).state.characters[Seat(0)].hand == table.mat(0).hand


@pytest.mark.rule("GH-COM-E3", "GH-COM-02")
def test_no_initiative_is_known_before_the_reveal() -> None:
    """What the Brute's number is can be read neither from the mat nor from the order."""
    table = selecting()
    before = lonely().round()
    seen, earlier = (view(t.game, Seat(1)).state.characters[Seat(0)] for t in (table, before))
    assert (seen.initiative, seen.second) == (earlier.initiative, earlier.second)
    assert table.state.order == ()


@pytest.mark.rule("GH-COM-E4", "GH-COM-E5", "GH-COM-02")
def test_no_card_and_so_no_damage_is_known_before_the_reveal() -> None:
    """The Spellweaver holds Impaling Eruption: the other seat cannot tell it from any other card of hers."""
    table = selecting()
    assert "impaling-eruption" in table.mat(1).hand and "impaling-eruption" not in shown(table.game, Seat(0))
    hands = {
        determinize(view(table.game, Seat(0)), table.game.rules, rng=n).characters[Seat(1)].hand
        for n in range(9)
    }
    assert len(hands) > 1


@pytest.mark.rule("GH-COM-03", "GH-COM-E1", "GH-COM-E2")
def test_what_is_open_is_enough_to_plan_together() -> None:
    """Who is at the table, where everybody stands, how many cards they hold, what was discarded and lost."""
    table = selecting().mats(0, discard=("sweeping-blow",), lost=("shield-bash",))
    seen: HavenState = view(table.game, Seat(1)).state
    mat = seen.characters[Seat(0)]
    assert (mat.discard, mat.lost, len(mat.hand)) == (
        ("sweeping-blow",),
        ("shield-bash",),
        len(table.mat(0).hand),
    )
    assert seen.figures == table.state.figures
    guess = determinize(view(table.game, Seat(1)), table.game.rules, rng=1)
    assert (guess.figures, guess.characters[Seat(0)].discard) == (seen.figures, mat.discard), (
        "nothing of it is a guess"
    )


@pytest.mark.rule("GH-COM-04", "GH-INI-01")
def test_revealed_cards_are_open_to_all() -> None:
    table = chosen(lonely(), *CARDS)
    for seat in (Seat(0), Seat(1), SPECTATOR):
        mats = view(table.game, seat).state.characters
        assert (mats[Seat(0)].played, mats[Seat(1)].played) == (
            ("trample", "grab-and-go"),
            ("mana-bolt", "frost-armor"),
        )


@pytest.mark.rule("GH-COM-01", "GH-BTL-04")
def test_battle_goals_and_hands_are_secret_from_the_first() -> None:
    g = started(party=("brute", "spellweaver"))
    told = shown(g, Seat(1))
    mat = g.state.characters[Seat(0)]
    assert not any(f'"{card}"' in told for card in mat.hand)
    assert view(g, Seat(1)).state.characters[Seat(0)].dealt == ("?", "?") and len(mat.dealt) == 2
    assert set(g.state.goals.pool) == set(shelf().goal), "nor does the deck tell which are missing"
    assert "trample" not in str(view(g, Seat(1)).state.frames), "not even where the set-up waits"


@pytest.mark.rule("GH-COM-01", "GH-BTL-04")
def test_a_guess_fits_what_is_seen() -> None:
    """Hidden cards are dealt from the class and level; goals from all that the seat does not know."""
    table = selecting()
    records, rules = shelf(), table.game.rules
    for rng in range(10):
        guess = determinize(view(table.game, Seat(0)), rules, rng=rng)
        mat = guess.characters[Seat(1)]
        cards = (*mat.hand, *mat.picked)
        assert len(set(cards)) == 8 and set(cards) <= set(allowed(records, "spellweaver", 1))
        assert guess.characters[Seat(0)].hand == table.mat(0).hand
        game: Haven = Game(rules, guess)
        assert [d.seat for d in game.advance()] == [1], "and can be played on"
    g = started(party=("brute", "spellweaver"))
    dealt = [
        card
        for mat in determinize(view(g, SPECTATOR), rules, rng=3).characters.values()
        for card in mat.dealt
    ]
    assert len(set(dealt)) == 4 and set(dealt) <= set(records.goal)


@pytest.mark.rule("GH-LUP-04", "GH-HND-03", "GH-COM-01")
def test_a_guessed_hand_is_a_legal_one() -> None:
    """One card for each level gained, of that level at most, those on the table included."""
    g = started(party=("brute:5", "spellweaver:5"))
    for rng in range(30):
        guess = determinize(view(g, Seat(0)), g.rules, rng=rng).characters[Seat(1)]
        assert len(set(guess.hand)) == 8
        assert not [*too_many(shelf(), 5, guess.hand)]
    assert [*too_many(shelf(), 2, ("cold-fire", "flashing-burst", "mana-bolt"))] == [(1, 2)]


@pytest.mark.rule("GH-SEL-01", "GH-COM-03")
def test_a_choice_can_be_changed_while_others_think() -> None:
    table = lonely().round().picks("0>lead trample")
    again = table.game.answered(Seat(0))
    assert again is not None and again.keys()[5] == "lead grab-and-go"
    table.game.answer(Seat(0), "lead grab-and-go")
    table.picks("1>lead mana-bolt")
    assert table.mat(0).picked == ("grab-and-go",)
