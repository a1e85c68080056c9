"""Every class of options: where it can be touched, what it costs, and what to beware of."""

from __future__ import annotations

from typing import Any

import pytest
from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import Table, scene
from msgspec import structs

from undercroft.games.gloomhaven import options as o
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack, Kill, Move
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.whom import Area, Whom
from undercroft.games.gloomhaven.state import InPlay
from undercroft.kernel import CardId, Decision, FigureId, Option, Pass, Seat, UseOption
from undercroft.parts.conceding import GiveUpOption, PlayOnOption
from undercroft.scenes import shapes
from undercroft.scenes.building import hits_label
from undercroft.text.words import Language, Name

from .table import Shown

HERE, THERE = GRID.cell(1, 0), GRID.cell(2, 0)
GUARD, TRAMPLE = FigureId(3), CardId("trample")
PLAIN: dict[str, Any] = {}
TOUCHED: list[tuple[Option, dict[str, Any]]] = [
    (o.CellOption(HERE), {"cells": ("1:0",)}),
    (o.StartOption(HERE), {"cells": ("1:0",)}),
    (o.GoOption(HERE), {"cells": ("1:0",)}),
    (o.HexOption(HERE), {"cells": ("1:0",)}),
    (o.BumpOption(HERE), {"cells": ("1:0",)}),
    (o.BumpOption(GRID.cell(20, 20)), PLAIN),  # against a wall: there is nothing to touch
    (o.AreaOption(1 << HERE | 1 << THERE), {"cells": ("1:0", "2:0"), "area": True}),
    (o.AreaOption(1 << HERE | 1 << GRID.cell(20, 20)), {"cells": ("1:0",), "area": True}),
    (o.TargetOption(GUARD), {"figures": (3,)}),
    (o.PlanOption(HERE, (GUARD,)), {"cells": ("1:0",), "figures": (3,)}),
    (o.WayOption((HERE, THERE)), {"cells": ("2:0",), "path": ("1:0", "2:0")}),
    (o.KeepGoalOption(CardId("zealot")), {"card": "zealot"}),
    (o.LeadOption(TRAMPLE), {"card": "trample"}),
    (o.SecondOption(TRAMPLE), {"card": "trample"}),
    (o.LongRestOption(), PLAIN),
    (o.PlayOption(TRAMPLE, "top"), {"card": "trample", "half": "top"}),
    (
        o.PlayOption(TRAMPLE, "bottom"),
        {"card": "trample", "half": "bottom", "warn": "The card is lost", "confirm": True},
    ),
    (o.BasicOption(TRAMPLE, "bottom"), {"card": "trample", "half": "bottom"}),
    (o.SkipOption(), PLAIN),
    (o.PerformOption(), PLAIN),
    (o.StopOption(), PLAIN),
    (o.AugmentOption(0, ("fire",)), PLAIN),
    (o.ElementOption("fire"), PLAIN),
    (o.SufferOption(3), PLAIN),
    (o.LoseOption(TRAMPLE), {"card": "trample", "warn": "The card is lost", "confirm": True}),
    (o.LoseDiscardOption(TRAMPLE), {"card": "trample", "warn": "The card is lost", "confirm": True}),
    (o.ShortRestOption(), PLAIN),
    (o.RedrawOption(), PLAIN),
    (o.AcceptOption(TRAMPLE), {"card": "trample", "warn": "The card is lost", "confirm": True}),
    (o.RecoverOption(TRAMPLE), {"card": "trample"}),
    (o.DropOption(CardId("eye-for-an-eye")), {"card": "eye-for-an-eye", "half": "top"}),
    (o.UseItemOption("hide-armor"), {"card": "hide-armor"}),
    (
        o.UseItemOption("minor-healing-potion"),
        {"card": "minor-healing-potion", "warn": "The item is consumed."},
    ),
    (o.InitiativeOption(15), PLAIN),
    (o.RefreshOption("hide-armor"), {"card": "hide-armor"}),
    (o.EffectOption("push 2"), PLAIN),
    (o.DoubleFirstOption(), PLAIN),
    (o.AddFirstOption(), PLAIN),
    (o.FirstOption("0"), {"figures": (1,)}),
    (o.FirstOption("bandit-guard"), {"figures": (3,)}),
    (o.AskEffectsOption(True), PLAIN),
    (o.AskTiesOption(True), PLAIN),
    (GiveUpOption(), {"concedes": True, "confirm": True}),
    (PlayOnOption(), PLAIN),
    (o.EndTurnOption(), PLAIN),
    (o.PenaltiesOption("minor"), PLAIN),
    (o.EntranceOption(0, "a"), PLAIN),
    (UseOption("hide-armor"), {"card": "hide-armor"}),
    (Pass(), PLAIN),
]


def table() -> Table:
    found = scene(monsters="bandit-guard 3:0")
    found.mats(0, active=(InPlay(CardId("eye-for-an-eye"), "top"),))
    return found


def touched(shown: Shown, option: Option, what: str = "gh.test.choose") -> shapes.Choice:
    decision = Decision((Seat(0),), what, "GH-TRN-01", (option,))
    return shown.painter.choice(shown.game, decision, option, "label", shown.narrator)


@pytest.mark.parametrize("option, where", TOUCHED, ids=[option.key for option, _ in TOUCHED])
def test_every_option_can_be_touched(option: Option, where: dict[str, Any]) -> None:
    found = touched(Shown(table().game), option)
    base = shapes.Choice(key=option.key, label="label", kind=option.key.split()[0])
    assert found == structs.replace(base, **where)


def test_no_class_of_options_is_left_out() -> None:
    shown = {type(option) for option, _ in TOUCHED}
    rules = table().game.rules
    assert set(rules.options) <= shown


def test_a_move_has_its_way_cost_and_dangers() -> None:
    found = scene("0..4:0", brute="0:0", spellweaver="4:0", difficult="1:0", traps="2:0", hazards="3:0")
    found.perform(1, Move(value=6))
    go = Shown(found.game).choice("go 3:0")
    assert go.path == ("1:0", "2:0", "3:0") and go.cost == "4"
    assert go.warn == "Trap: 3 damage; Hazardous terrain: 1 damage" and not go.confirm
    assert Shown(found.game).choice("go 1:0").warn == ""


def test_a_jump_pays_and_suffers_only_where_it_lands() -> None:
    found = scene("0..4:0", brute="0:0", spellweaver="4:0", difficult="1:0", traps="2:0", hazards="3:0")
    found.perform(1, Move(value=6, jump=True))
    shown = Shown(found.game)
    assert (shown.choice("go 3:0").cost, shown.choice("go 3:0").warn) == ("3", "Hazardous terrain: 1 damage")
    assert (shown.choice("go 1:0").cost, shown.choice("go 1:0").warn) == ("2", "")


def test_a_move_through_a_door_is_asked_about_again() -> None:
    there = Room(id="there", tiles=("test",), floor="3..4:0")
    door = Door(at="2:0", rooms=("here", "there"))
    found = scene("0..1:0 0:1", rooms=(there,), doors=(door,), brute="1:0", spellweaver="0:0")
    found.perform(1, Move(value=3))
    go = Shown(found.game).choice("go 2:0")
    assert go.confirm and go.warn == "Opens a door and reveals what is behind it"


def test_a_straight_move_goes_straight() -> None:
    found = scene(brute="0:3", spellweaver="0:0")
    found.perform(1, Move(value=3, must="straight-line"))
    assert Shown(found.game).choice("go 3:3").path == ("1:3", "2:3", "3:3")


def test_the_ways_are_those_that_are_gone() -> None:
    """The way that is shown is the one that the rules take, for every hex of a field full of trouble."""
    field = scene(
        brute="4:3", spellweaver="0:0", monsters="bandit-guard 5:3, bandit-guard 4:4", traps="3:4 5:2",
        hazards="6:2 3:3", difficult="4:2 2:4", obstacles="2:3, 7:2",
    )  # fmt: skip
    for jump in (False, True):
        begun = field.reloaded()
        begun.perform(1, Move(value=4, jump=jump))
        shown = Shown(begun.game)
        for key in begun.keys("go"):
            choice = shown.choice(f"go {key}")
            twin = begun.reloaded()
            twin.game.answer(Seat(0), f"go {key}")
            walked = [event for event in twin.log if type(event.event).__name__ == "Walked"]
            gone = tuple(GRID.name(cell) for entry in walked for cell in entry.event.path)  # type: ignore[attr-defined]
            assert choice.path[: len(gone)] == gone, key


def test_an_area_names_those_whom_it_hits() -> None:
    found = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, bandit-guard 3:1")
    found.perform(1, Attack(value=2, area=Area(hexes=((1, 0), (1, -1)))))
    shown = Shown(found.game)
    areas = [shown.choice(f"area {key}") for key in found.keys("area")]
    assert all(choice.area and len(choice.cells) == 2 for choice in areas)
    both = next(choice for choice in areas if set(choice.cells) == {"3:2", "3:1"})
    assert set(both.figures) == {3, 4}


@pytest.mark.parametrize(
    ("language", "one", "both"),
    [
        ("en", "Hits Bandit Guard 1", "Hits Bandit Guard 1 and Bandit Archer 1 (elite)"),
        (
            "es",
            "Alcanza al Guardia bandido 1",
            "Alcanza al Guardia bandido 1 y a la Arquera bandido 1 (élite)",
        ),
        ("pt", "Atinge o Guarda Bandido 1", "Atinge o Guarda Bandido 1 e a Arqueira Bandida 1 (elite)"),
    ],
)
def test_an_area_is_called_after_those_whom_it_hits(language: Language, one: str, both: str) -> None:
    found = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, elite bandit-archer 3:1")
    found.perform(1, Attack(value=2, area=Area(hexes=((1, 0), (1, -1)))))
    shown = Shown(found.game, language)
    labels = {
        frozenset(choice.figures): choice.label
        for choice in map(shown.choice, found.game.open[0].keys())
        if choice.area
    }
    assert labels[frozenset({3})] == one and labels[frozenset({3, 4})] == both


def test_an_area_that_kills_names_those_who_would_die() -> None:
    found = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2, bandit-guard 3:1").looks(
        3, hp=1
    )
    who = Whom(side="enemies", count="all", of="area", hp_at_most=2)
    found.perform(
        1,
        invented(
            "printed kills in a pattern give experience as well",
            Kill(who=who, area=Area(hexes=((1, 0), (1, -1)))),
        ),
    )
    areas = [choice for choice in map(Shown(found.game).choice, found.game.open[0].keys()) if choice.area]
    assert areas and {(choice.label, choice.figures) for choice in areas} == {("Hits Bandit Guard 1", (3,))}


def test_a_pattern_may_hit_nobody() -> None:
    words = Shown(table().game).narrator.words
    assert [hits_label(words, []), hits_label(words, [Name("rat")])] == ["Hits nobody", "Hits the rat"]


def test_pushing_into_a_trap_is_told() -> None:
    found = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2", traps="4:2", draws=["plus-0"])
    found.perform(1, Attack(value=1, push=1)).picks("target 3")
    assert Shown(found.game).choice("hex 4:2").warn == "Trap: 3 damage"
