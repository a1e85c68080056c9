"""Figures: who they are, how they fare, and the whole of it in words."""

from __future__ import annotations

from games.gloomhaven.scenes import scene

from undercroft.games.gloomhaven.records.abilities import Active
from undercroft.games.gloomhaven.state import Figure, Lasting, Turn
from undercroft.kernel import FigureId
from undercroft.text.words import LANGUAGES

from .table import Shown

ONE, THREE = FigureId(1), FigureId(3)


def lasting(bearer: int, source: str = "warding-strength", **effect: object) -> Lasting:
    return Lasting(Active(**effect), FigureId(bearer), ONE, source, "round")  # type: ignore[arg-type]


def test_a_monster_is_told_whole() -> None:
    table = scene(monsters="elite bandit-guard 3:0")
    table.looks(3, "wound", hp=4)
    guard = Shown(table.game).figure(3)
    assert guard.label == "Bandit Guard 1, elite, 4 of 9 hit points, Wound, Shield 1"
    assert (guard.side, guard.rank, guard.number, guard.mark, guard.at) == (
        "monsters",
        "elite",
        1,
        "G1",
        ("3:0",),
    )
    (wound,) = guard.signs
    assert wound.icon == "wound" and wound.label.startswith("Wound: 1 damage at the start")


def test_shield_and_retaliate_are_final_numbers() -> None:
    table = scene(monsters="elite flame-demon 3:0")
    table.state.lasting = (
        lasting(3, effect="shield", value=2),
        lasting(3, effect="retaliate", value=1, range=2),
        lasting(3, effect="retaliate", value=3),
    )
    badges = {badge.icon + badge.label[-7:]: badge.text for badge in Shown(table.game).figure(3).badges}
    assert badges == {
        "shieldhield 6": "6",
        "retaliateliate 3": "3",
        "retaliateRange 2": "3",
        "flyingFlying": "",
    }


def test_other_bonuses_are_badges_with_their_words() -> None:
    table = scene()
    table.state.lasting = (lasting(1, effect="attack", value=1, kind="melee"), lasting(1, effect="advantage"))
    badges = [(badge.icon, badge.text, badge.label) for badge in Shown(table.game).figure(1).badges]
    assert badges == [("attack", "+1", "+1 Attack on melee attacks."), ("advantage", "", "Advantage.")]


def test_characters_and_summons_have_seats_and_sides() -> None:
    table = scene()
    summon = next(iter(table.game.rules.content.summons))
    table.state.figures[THREE] = Figure(
        summon, cells=table.figure(1).cells << 3, hp=3, full=3, side="party", owner=ONE, number=1
    )
    shown = Shown(table.game)
    assert (shown.figure(1).rank, shown.figure(1).owner, shown.figure(1).side) == ("hero", 0, "party")
    assert (shown.figure(3).rank, shown.figure(3).side) == ("summon", "party")
    assert "summon" in shown.figure(3).label


def test_whose_turn_it_is_and_who_has_acted() -> None:
    table = scene()
    table.knows(turn=Turn(ONE), acted=(FigureId(2),))
    shown = Shown(table.game)
    assert shown.figure(1).active and not shown.figure(1).acted
    assert shown.figure(2).acted and not shown.figure(2).active
    assert shown.figure(1).label.endswith("acting now") and shown.figure(2).label.endswith("has acted")


def test_who_is_out_is_not_on_the_board() -> None:
    table = scene(monsters="bandit-guard 3:0")
    table.looks(3, cells=0)
    assert [figure.id for figure in Shown(table.game).public.figures] == [1, 2]


def test_every_condition_is_told_in_every_language() -> None:
    names = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
    table = scene(monsters="bandit-guard 3:0")
    table.looks(3, *names)
    for language in LANGUAGES:
        signs = Shown(table.game, language).figure(3).signs
        assert [sign.icon for sign in signs] == list(names)
        assert all(": " in sign.label for sign in signs)
