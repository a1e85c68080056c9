"""What can be chosen before a game, and what is refused (DA-SOL-18, DA-COO-26)."""

from __future__ import annotations

import pytest

from games.alliance.table import ONE, TWO, edition
from undercroft.games.alliance.setup import AllianceSetup, mode
from undercroft.games.setups import Refused

HEROES = (*ONE, *TWO)


def settled(*args: object) -> AllianceSetup:
    return edition().settle(AllianceSetup(*args))  # type: ignore[arg-type]


def refused(*args: object) -> tuple[str, str]:
    with pytest.raises(Refused) as fault:
        settled(*args)
    return fault.value.field, str(fault.value)


@pytest.mark.rule("DA-GEN-01")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_play(players: int) -> None:
    assert refused(players) == ("players", f"Players can be 1 to 4, not {players}.")


@pytest.mark.rule("DA-SOL-17", "DA-PVP-01")
@pytest.mark.parametrize("variant", ["pvp", "coop"])
def test_alone_there_is_nobody_to_fight_or_to_help(variant: str) -> None:
    assert refused(1, (variant,)) == (
        "variants", f"{variant} takes 2 to 4 players; with 1 the game is solo.",
    )  # fmt: skip


@pytest.mark.rule("DA-COO-20")
def test_nobody_fights_those_he_plays_with() -> None:
    field, sentence = refused(2, ("pvp", "coop"))
    assert field == "variants" and "choose one" in sentence


@pytest.mark.rule("DA-SOL-18", "DA-COO-26")
def test_the_target_hangs_on_difficulty_and_alliances() -> None:
    for players, variants, difficulty, target in (
        (1, (), "", 8), (1, (), "easy", 4), (1, (), "very-hard", 16), (3, ("coop",), "hard", 36),
    ):  # fmt: skip
        setup = settled(players, variants, difficulty)
        assert edition().new_game(setup, "target").state.target == target
    field, sentence = refused(2, (), "hard")
    assert field == "difficulty" and "rivals have none" in sentence


def test_a_party_is_whole_or_not_named() -> None:
    assert settled(2, (), "", HEROES).party == HEROES
    assert refused(2, (), "", HEROES[:6]) == (
        "party", "A party names 4 heroes for each alliance, so 8 for 2, not 6.",
    )  # fmt: skip
    assert "did you mean petra?" in refused(2, (), "", ("petrra", *HEROES[1:]))[1]
    assert "is chosen 2 times" in refused(2, (), "", ("petra", "petra", *HEROES[2:]))[1]


@pytest.mark.rule("DA-BAS-05")
def test_the_last_hero_is_not_in_the_basic_game() -> None:
    party = ("odrin", *HEROES[1:])
    assert settled(2, (), "", party).party == party
    assert "no party 'odrin'" in refused(2, ("basic",), "", party)[1]


def test_games_are_grouped_by_mode_and_players() -> None:
    assert [mode(settled(*args)) for args in ((1,), (3,), (2, ("coop",)))] == ["solo", "rivals-3", "coop-2"]
