"""The format of position files: what is left out, what is refused and how, and odd maps."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from undercroft.games.gloomhaven.monsters.formats import Position
from undercroft.games.gloomhaven.monsters.positions import BrokenPosition, situation_of

from .turns import Json, disc, hex, in_sight, melee, position, ranged, turn, turn_of


def small() -> Json:
    return position({"a": (2, 0)}, melee(), hexes=disc(2))


def test_what_is_left_out_takes_its_default() -> None:
    bare = {
        "hexes": [hex((q, 0)) for q in range(4)],
        "figures": [
            {"id": "m", "side": "monster", "hex": hex((0, 0))},
            {"id": "a", "side": "summon", "hex": hex((1, 0)), "initiative": 14.5, "name": "ignored"},
        ],
        "active": "m",
        "note": {"keys not named": "are ignored"},
    }
    assert turn_of(bare).targets == [[]]
    assert turn_of(bare | {"action": {"attack": {}}}).targets == [["a"]]
    assert turn_of(bare | {"action": {"attack": {"range": 2}}}).targets == [["a"]]


def test_the_type_of_an_attack_follows_its_range() -> None:
    def aim(attack: Json) -> Any:
        situation, _ = situation_of(msgspec.convert(position({"a": (1, 0)}, attack), Position))
        return situation.aim

    assert not aim({}).ranged and not aim({"range": 1}).ranged
    assert aim({"range": 2}).ranged and aim({"type": "ranged", "range": 1}).ranged


def put(*keys: Any) -> Callable[[Json, Any], None]:
    def change(made: Json, value: Any) -> None:
        place: Any = made
        for key in keys[:-1]:
            place = place[key]
        if value is KeyError:
            del place[keys[-1]]
        elif isinstance(value, list) and keys[-1] == "+":
            place += value
        else:
            place[keys[-1]] = value

    return change


AOE = ("action", "attack", "aoe")
GREY = {"q": 0, "r": 0, "grey": True}
BAD: list[tuple[Callable[[Json, Any], None], Any, str]] = [
    (put("hexes"), KeyError, "missing required field `hexes`"),
    (put("hexes"), [], "hexes: the map is empty"),
    (put("hexes", "+"), [hex((0, 0))], "hexes: (0, 0) is listed twice"),
    (put("hexes", 0), {"q": 0.5, "r": 0}, "hexes[0].q: Expected `int`"),
    (put("hexes", 0), {"q": True, "r": 0}, "hexes[0].q: Expected `int`"),
    (put("hexes", 0), [0, 0], "hexes[0]: Expected `object`"),
    (put("walls"), [[hex((0, 0)), hex((2, 0))]], "walls[0]: (0, 0) and (2, 0) are not neighbours"),
    (put("walls"), [[hex((0, 0)), hex((0, 0))]], "walls[0]: (0, 0) and (0, 0) are not neighbours"),
    (put("walls"), [[hex((2, 0)), hex((3, 0))]], "walls[0]: (3, 0) is not on the map"),
    (put("walls"), [[hex((0, 0))]], "walls[0]: Expected `array` of length 2"),
    (put("overlays"), [{"type": "bog", "hex": hex((0, 0))}], "overlays[0].type: Invalid enum value 'bog'"),
    (put("overlays"), [{"type": "icy", "hex": hex((0, 0))}], "overlays: icy terrain is an extension"),
    (put("action", "teleport"), True, "action.teleport: this extension is not solved here"),
    (put("overlays"), [{"type": "trap", "hex": hex((9, 9))}], "overlays[0].hex: (9, 9) is not on the map"),
    (put("overlays"), [{"type": "trap", "hex": hex((0, 0))}] * 2, "overlays[1].hex: a second overlay"),
    (put("figures", 1, "hex"), hex((9, 9)), "figures[1].hex: (9, 9) is not on the map"),
    (put("figures", 1, "hex"), hex((0, 0)), "figures[1].hex: a second figure stands on (0, 0)"),
    (put("figures", 1, "id"), "m", "figures[1].id: 'm' is there twice"),
    (put("figures", 1, "id"), 7, "figures[1].id: Expected `str`"),
    (put("figures", 1, "side"), "hero", "figures[1].side: Invalid enum value 'hero'"),
    (put("figures", 1, "initiative"), KeyError, "figures[1].initiative: missing"),
    (put("figures", 1, "initiative"), "10", "figures[1].initiative: Expected"),
    (put("figures", 1, "conditions"), "invisible", "figures[1].conditions: Expected `array`"),
    (put("active"), "x", "active: no figure has the id 'x'"),
    (put("active"), "a", "active: 'a' is a character"),
    (put("active"), KeyError, "missing required field `active`"),
    (put("action", "move"), -1, "action.move: -1 is below 0"),
    (put("action", "jump"), 1, "action.jump: Expected `bool`"),
    (put("action", "attack", "type"), "magic", "action.attack.type: Invalid enum value 'magic'"),
    (put("action", "attack", "range"), 0, "action.attack.range: 0 is below 1"),
    (put("action", "attack", "range"), 2, "action.attack.range: a melee attack has range 1"),
    (put("action", "attack", "targets"), 0, "action.attack.targets: 0 is below 1"),
    (put("action", "attack", "targets"), "some", "action.attack.targets: "),
    (put(*AOE), [], "action.attack.aoe: 0 hexes are grey; a melee pattern has exactly one"),
    (put(*AOE), [hex((1, 0))], "action.attack.aoe: 0 hexes are grey"),
    (put(*AOE), [GREY], "action.attack.aoe: the pattern has no hex to attack"),
    (put(*AOE), [GREY, {"q": 1, "r": 0, "grey": True}], "action.attack.aoe: 2 hexes are grey"),
    (put(*AOE), [GREY, hex((0, 0))], "action.attack.aoe: a hex is listed twice"),
    (put(*AOE), [GREY, hex((1, 0)), hex((1, 0))], "action.attack.aoe: a hex is listed twice"),
    (put("action", "attack"), ranged(2, aoe=[(0, 0)]) | {"aoe": [GREY]}, "a ranged pattern has none"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "value", "says"), BAD, ids=[says for _, _, says in BAD])
def test_what_breaks_the_format_is_named_by_its_place(
    change: Callable[[Json, Any], None], value: Any, says: str
) -> None:
    made = json.loads(json.dumps(small()))
    change(made, value)
    with pytest.raises((BrokenPosition, msgspec.ValidationError)) as caught:
        turn_of(made)
    place, _, what = says.rpartition(": ")
    assert place.partition(":")[0] in str(caught.value).replace("$.", "") and what in str(caught.value)


def test_parts_that_lie_far_off_change_nothing() -> None:
    made = position({"a": (2, 0), "far": (10**9, 5)}, melee(), hexes={*disc(3), (10**9, 5)})
    assert turn_of(made).ends == turn({"a": (2, 0)}, melee(), hexes=disc(3)).ends
    assert not in_sight((0, 0), (10**12, 0), {(0, 0), (10**12, 0)})


def test_a_pattern_may_be_wider_than_the_map() -> None:
    wide = [(0, 0), (1, 0), (40, -40), (-90, 3), (10**12, 10**12)]
    assert turn({"a": (1, 0)}, melee(1, wide), hexes=disc(2), move=0).targets == [["a"]]
    assert turn({"a": (1, 0)}, ranged(2, aoe=wide), hexes=disc(2), move=0).targets == [["a"]]


def test_a_large_map_is_solved_like_a_small_one() -> None:
    hexes = {(q, r) for q in range(60) for r in range(-30, 30)}
    found = turn({"a": (40, 0)}, ranged(5), hexes=hexes, move=50)
    assert found.costs == {35} and found.targets == [["a"]]
