"""A set-up type that no game has: described as a form, read, checked, refused, and as options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct, structs

from undercroft.cli.parsing import Parser
from undercroft.cli.settings import add_setup, given, wishes
from undercroft.games.boxes import Edition, box_of, boxes, lay_out
from undercroft.games.drafts import filled
from undercroft.games.setup_checks import checked, listing
from undercroft.games.setups import (
    Members,
    Menu,
    Number,
    Offer,
    One,
    Refused,
    Setup,
    Several,
    Switch,
    all_offers,
    fixed,
    read_setup,
)
from undercroft.kernel import SetupError
from undercroft.web.api_types import FieldOffered
from undercroft.web.forms import describe

TOOLS = {"rope": 5, "pick": 20, "lamp": 10, "map": 30}
Weather = Literal["dry", "wet"]


def caves(content: Any, setup: object) -> Menu:
    found = (Offer("cave", f"c{n}", called=str(n)) for n in range(1, 5))
    return Menu((*found, Offer("cave", "deep", False, "a diving bell", complete=False)))


def trades(content: Any, digger: object) -> Menu:
    return Menu((Offer("trade", "miner"), Offer("trade", "scribe")))


def tools(content: Any, digger: Digger) -> Menu:
    """A scribe carries a map, and needs no pick."""
    there = [tool for tool in TOOLS if (tool == "map") <= (digger.trade == "scribe")]
    gold = 10 * digger.rank
    advised = tuple(tool for tool in there if TOOLS[tool] <= gold)[:1]
    return Menu(tuple(Offer("tool", tool, cost=TOOLS[tool]) for tool in there), 1, 2, gold, advised)


class Digger(Struct, frozen=True, forbid_unknown_fields=True):
    trade: Annotated[str, One(menu=trades, distinct=True)] = ""
    rank: Annotated[int, Number(least=1, most=3)] = 0
    tools: Annotated[tuple[str, ...], Several(menu=tools, option="tool", follows=True)] = ()


class CaveSetup(Setup, frozen=True):
    cave: Annotated[str, One(menu=caves, help="which cave")] = ""
    crew: Annotated[
        tuple[str | Digger, ...],
        Members(record=Digger, least=1, most=2, usual=1, read=lambda text: text.split(","), parse=Digger),
    ] = ()
    torches: Annotated[int, Number(least=1, most=9, help="how many torches")] = 3
    weather: Annotated[Weather, One(menu=fixed("weather", Weather))] = "dry"
    quiet: Annotated[bool, Switch(help="nobody talks")] = False
    seed_of_map: str = ""  # nobody is asked for it


def settle(content: Any, wish: CaveSetup) -> CaveSetup:
    crew = tuple(Digger(each) if isinstance(each, str) else each for each in wish.crew or ("miner",))
    return checked(content, structs.replace(wish, cave=wish.cave or "c1", crew=crew))


def seats(content: Any, setup: CaveSetup) -> Sequence[str]:
    return [f"trade-{each.trade}" for each in setup.crew if isinstance(each, Digger)]


@pytest.fixture(name="cave")
def cave_edition() -> Edition:
    tiny = lay_out(box_of("tiny"))
    return replace(tiny, box=replace(tiny.box, id="cave", setup=CaveSetup, settle=settle, seats=seats))


def fields(edition: Edition, **chosen: Any) -> dict[str, FieldOffered]:
    return {field.key: field for field in describe(edition, edition.read_setup(chosen), "en").fields}


def test_a_form_is_described_from_the_marks(cave: Edition) -> None:
    form = describe(cave, CaveSetup(), "en")
    assert [(field.key, field.kind) for field in form.fields] == [
        ("cave", "one"),
        ("crew", "members"),
        ("torches", "number"),
        ("weather", "one"),
        ("quiet", "switch"),
    ]
    assert (form.game, [seat.plays for seat in form.seats], form.fault) == ("cave", ["trade-miner"], "")
    found = fields(cave)
    assert [choice.called for choice in found["cave"].choices] == ["1", "2", "3", "4", "deep"]
    deep = found["cave"].choices[-1]
    assert (deep.playable, deep.why, deep.complete) == (False, "a diving bell", False)
    assert (found["cave"].value, found["torches"].value, found["torches"].most) == ("c1", 3, 9)
    assert found["weather"].value == "dry" and found["quiet"].value is False
    assert {offer.kind for offer in all_offers(None, CaveSetup)} == {"cave", "trade", "weather"}


def test_what_a_member_is_offered_follows_from_the_fields_before() -> None:
    edition = replace(
        lay_out(box_of("tiny")), box=replace(box_of("tiny"), setup=CaveSetup, settle=settle, seats=seats)
    )
    crew = fields(edition, crew=[{"trade": "scribe", "rank": 3}, {}])["crew"].members
    trade, rank, kit = crew[0]
    assert (trade.shapes, rank.shapes, kit.shapes, kit.follows) == (True, True, False, True)
    assert [choice.id for choice in kit.choices] == ["rope", "pick", "lamp", "map"] and kit.budget == 30
    assert kit.value == ["rope"] == kit.advised and (kit.least, kit.most) == (1, 2)
    other = {field.key: field for field in crew[1]}
    assert other["trade"].value == "miner", "each member takes another"
    assert [choice.id for choice in other["tools"].choices] == ["rope", "pick", "lamp"]
    assert other["tools"].budget == 10


def test_a_draft_keeps_what_was_chosen_and_fills_in_the_rest() -> None:
    whole = filled(None, CaveSetup(torches=5, crew=(Digger("scribe", 2, ("pick",)), "miner")))
    assert whole.crew == (Digger("scribe", 2, ("pick",)), Digger("miner", 1, ("rope",)))
    assert (whole.torches, whole.cave) == (5, "c1")


@pytest.mark.parametrize(
    ("chosen", "field", "sentence"),
    [
        ({"cave": "7"}, "cave", "There is no cave '7'; there are: 1 to 4, deep."),
        ({"cave": "deeep"}, "cave", "There is no cave 'deeep'; did you mean deep?"),
        ({"cave": "deep"}, "cave", "Cave deep is not in this version, for it needs: a diving bell."),
        ({"torches": 12}, "torches", "Torches can be 1 to 9, not 12."),
        ({"crew": [{"trade": "miner"}] * 3}, "crew", "Crew takes 1 to 2 members, not 3."),
        (
            {"crew": [{"trade": "miner"}] * 2},
            "crew",
            "Trade 'miner' is there 2 times; each can be there once.",
        ),
        (
            {"crew": [{"trade": "baker"}]},
            "trade",
            "There is no trade 'baker' (crew 1); there are: miner, scribe.",
        ),
        (
            {"crew": [{"trade": "miner", "rank": 3, "tools": ["map"]}]},
            "tools",
            "There is no tool 'map' (crew 1); there are: rope, pick, lamp.",
        ),
        (
            {"crew": [{"trade": "miner", "rank": 2, "tools": ["rope", "pick"]}]},
            "tools",
            "Tools cost 25 together (crew 1); 20 can be spent.",
        ),
        (
            {"crew": [{"trade": "miner", "rank": 3, "tools": ["rope", "rope"]}]},
            "tools",
            "Tool 'rope' is chosen 2 times (crew 1); 1 at most can be.",
        ),
        (
            {"crew": [{"trade": "scribe", "rank": 3, "tools": ["rope", "lamp", "pick"]}]},
            "tools",
            "Tools takes 1 to 2, not 3 (crew 1).",
        ),
        ({"weather": "foggy"}, "weather", "The set-up does not fit at weather: Invalid enum value 'foggy'."),
        (
            {"hats": 1},
            "hats",
            "The set-up does not fit: Object contains unknown field `hats`; "
            "its fields are: cave, crew, torches, weather, quiet, seed_of_map.",
        ),
        ({"quiet": "yes"}, "quiet", "The set-up does not fit at quiet: Expected `bool`, got `str`."),
    ],
)
def test_what_does_not_fit_is_refused_by_its_field(
    cave: Edition, chosen: dict[str, Any], field: str, sentence: str
) -> None:
    with pytest.raises(Refused) as refused:
        cave.settle(cave.read_setup(chosen))
    assert (str(refused.value), refused.value.field) == (sentence, field)


def test_what_people_type_becomes_an_id(cave: Edition) -> None:
    assert cave.settle(CaveSetup(cave="3")).cave == "c3"
    assert read_setup(CaveSetup, {"seed_of_map": "x"}) == CaveSetup(seed_of_map="x")


def test_nobody_asks_for_a_field_without_a_mark(cave: Edition) -> None:
    assert cave.read_wishes({"cave": "c2"}) == CaveSetup(cave="c2")
    for key in ("seed_of_map", "hats"):
        with pytest.raises(Refused) as refused:
            cave.read_wishes({key: "x"})
        assert refused.value.field == key and str(refused.value) == (
            f"The set-up has no field {key!r} to choose; its fields are: cave, crew, torches, weather, quiet."
        )


def test_a_form_tells_why_a_draft_cannot_be_played(cave: Edition) -> None:
    form = describe(cave, cave.read_setup({"crew": [{"trade": "miner", "tools": ["pick", "lamp"]}]}), "en")
    assert (form.fault, form.field, form.seats) == (
        "Tools: the cost is 30 together (crew, 1); 10 can be spent.",
        "tools",
        [],
    )


def test_listings_are_short() -> None:
    assert listing(["1", "2", "3", "random"]) == "1 to 3, random"
    assert listing(["1", "2", "a"]) == "1, 2, a" and listing([]) == "" and listing(["7"]) == "7"


# -- as options


@pytest.fixture
def on_the_shelf(cave: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.cli import settings

    monkeypatch.setattr(settings, "boxes", lambda: {"cave": cave.box, "tiny": box_of("tiny")})


def read(*arguments: str) -> Any:
    parser = Parser(prog="undercroft play", allow_abbrev=False)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seed")
    add_setup(parser, arguments)
    found, unknown = parser.parse_known_intermixed_args(arguments)
    if unknown:
        raise SetupError(parser.unknown_option(unknown[0]))
    return found


@pytest.mark.usefixtures("on_the_shelf")
def test_options_are_made_from_the_marks(cave: Edition) -> None:
    words = ["--seed", "tiny", "--quiet", "cave", "--cave", "2", "--crew", "miner,scribe", "--torches", "4"]
    found = read(*words)
    assert (found.game, found.seed) == ("cave", "tiny")
    assert wishes(found, cave.box) == CaveSetup(cave="2", crew=("miner", "scribe"), torches=4, quiet=True)
    assert [field.key for field in given(read("cave"), cave.box)] == []
    with pytest.raises(SetupError) as refused:
        read("cave", "--level", "3")
    assert str(refused.value).startswith(
        "cave has no option '--level'; it has --cave, --crew, --torches, --weather, --quiet"
    )


def test_a_simulation_of_any_game_goes_through_all_that_a_field_offers(cave: Edition) -> None:
    from argparse import Namespace

    from undercroft.cli.simulate import deals

    options = Namespace(
        games=4, seed="1", lang="en", setup_weather="all", setup_cave="2", setup_crew=("random",)
    )
    setups = deals(cave, options)
    assert [setup.weather for setup in setups if isinstance(setup, CaveSetup)] == ["dry", "wet"] * 2
    assert {seats(None, setup)[0] for setup in setups if isinstance(setup, CaveSetup)} <= {
        "trade-miner",
        "trade-scribe",
    }


def test_the_shared_record_has_no_field_of_a_game() -> None:
    assert structs.fields(Setup) == ()
    for name in boxes():
        assert issubclass(box_of(name).setup, Setup) and box_of(name).setup is not Setup
