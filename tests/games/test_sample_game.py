"""A game in a distribution of its own is played like ours, and no line of ours knows it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from samples import SAMPLE, environment, install, run
from scenes.shown import Query, check_json, check_scene, played_at_random

import undercroft
from undercroft.games.boxes import Edition, Shelf, box_of, boxes, lay_out
from undercroft.journal_files import starter
from undercroft.kernel import Game, IllegalAnswer, Journal, Seat, SetupError
from undercroft.scenes.presenter import Presenter
from undercroft.scenes.queries import offered
from undercroft.sim import testers
from undercroft.sim.legality_tester import legality_tester
from undercroft.table import Host, open_table
from undercroft.text.editions import message_folders
from undercroft.text.missing import missing_text
from undercroft.text.words import LANGUAGES, Language
from undercroft.web import offers
from undercroft.web.warmup import warm_up

GAME = "lantern"
SEEDS = [f"lantern/{n}" for n in range(6)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture
def edition(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edition]:
    """The game laid out in this process; afterwards the shelf is as it was."""
    monkeypatch.syspath_prepend(str(site))
    boxes.cache_clear()
    yield lay_out(box_of(GAME))
    boxes.cache_clear()


def begun(edition: Edition, seed: str = "scene", **wishes: Any) -> Journal[Any]:
    setup = edition.settle(edition.box.setup(**wishes))
    return Journal(edition.header(setup, seed), starter(edition, setup, seed))


def test_no_file_of_ours_knows_it() -> None:
    ours = Path(undercroft.__file__).parent
    client = SAMPLE.parents[1] / "client" / "src"
    files = [*ours.rglob("*.py"), *ours.rglob("*.ftl"), *client.rglob("*.ts"), *client.rglob("*.svelte")]
    assert len(files) > 500
    of_cards = re.compile(r"^card-.*", re.MULTILINE)  # a card may be called so
    texts = {file: of_cards.sub("", file.read_text("utf-8")) for file in files}
    assert [file for file, text in texts.items() if re.search(r"\blantern", text, re.IGNORECASE)] == []


# -- the program


def test_it_is_on_the_shelf_with_what_can_be_chosen(site: Path) -> None:
    assert re.search(r"^lantern +Lantern +2 of 2 caves", run(site, "games").stdout, re.MULTILINE)
    told = run(site, "games", GAME).stdout
    assert (
        "maze    The Maze" in told
        and "mapper  Mapper" in told
        and re.search(r"^  normal$", told, re.MULTILINE)
    )
    helped = run(site, "play", GAME, "--help").stdout
    assert "--cave" in helped and "--oil" in helped and "turns that a lantern burns" in helped


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("--cave", "moon"), "There is no cave 'moon'; there are: grotto, maze."),
        (("--oil", "12"), "Oil can be 3 to 9, not 12."),
        (("--party", "smith,mapper,smith"), "Party takes 1 to 2 members, not 3."),
        (("--scenario", "1"), "lantern has no option '--scenario'; it has --cave, --party, --oil, --goal"),
    ],
)
def test_what_it_does_not_have_is_refused_in_one_sentence(
    site: Path, wrong: tuple[str, str], told: str
) -> None:
    done = run(site, "play", GAME, "--term", *wrong)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith(told) and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "asked", "hint", "end"),
    [
        ("en", "The Smith: where do you go?", "Behind that door nobody has been yet.", "brought home"),
        ("es", "El Herrero: ¿adónde vas?", "Tras esa puerta aún no ha estado nadie.", "traído"),
        ("pt", "O Ferreiro: para onde você vai?", "Atrás dessa porta ninguém esteve ainda.", "trouxe"),
    ],
)
def test_it_is_played_in_line_mode(
    site: Path, tmp_path: Path, language: Language, asked: str, hint: str, end: str
) -> None:
    journal = tmp_path / "lantern.journal"
    wanted = (
        "play",
        GAME,
        "--journal",
        str(journal),
        "--seed",
        "7",
        "--bots",
        "1=normal",
        "--lang",
        language,
    )
    done = run(site, *wanted, typed="hint\npreview 1\n" + "1\n" * 80)
    assert done.returncode == 0, done.stderr
    assert asked in done.stdout and hint in done.stdout and end in done.stdout.lower()
    assert "{" not in done.stdout and "lantern-" not in done.stdout
    checked = run(site, "check", str(journal))
    assert checked.returncode == 0 and "lantern" in checked.stdout


def test_it_is_simulated_the_same_in_any_number_of_processes(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "lantern.jsonl"
    asked = ("simulate", GAME, "--bots", "normal", "--games", "20", "--json")
    alone, shared = run(site, *asked, "--out", str(out)), run(site, *asked, "--jobs", "2")
    found, again = json.loads(alone.stdout), json.loads(shared.stdout)
    assert found["errors"] == found["unfinished"] == 0 and found["digest"] == again["digest"]
    assert sum(found["results"].values()) == 20 and found["results"]["lost"] == 0
    for line in map(json.loads, out.read_text().splitlines()):
        best = max(line["scores"])
        assert line["winners"] == [seat for seat, score in enumerate(line["scores"]) if score == best]
        assert line["tally"]["tiles"] == line["report"]["tiles"] > 1


def test_alone_one_wins_with_enough_points(site: Path) -> None:
    asked = ("simulate", GAME, "--party", "smith", "--bots", "normal", "--games", "20", "--json")
    results = {goal: json.loads(run(site, *asked, "--goal", goal).stdout)["results"] for goal in ("1", "20")}
    assert results["1"]["won"] == 20 and results["20"]["lost"] == 20


def test_boards_that_grow_leave_no_memory_behind(site: Path) -> None:
    """`python tests/sample_game/memory.py 1000 5000 10000` prints the figures of the whole run."""
    command = [sys.executable, str(SAMPLE / "memory.py"), "300", "600", "1800"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(site), check=True)
    figures = [list(map(int, re.findall(r"\d+", line))) for line in done.stdout.splitlines()]
    assert [games for games, _, _ in figures] == [300, 600, 1800]
    boards = figures[-1][1]
    assert boards > 1500  # hardly one comes twice: what was kept of each would show
    assert figures[-1][2] - figures[1][2] < 3_000, done.stdout  # kilobytes


# -- distributions that are not whole


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (
            "BOX = Box(",
            "CRATE = Box(",
            "lantern:BOX cannot be loaded: module 'lantern' has no attribute 'BOX'.",
        ),
        ("from .draw", "from .drawn", "lantern:BOX cannot be loaded: No module named 'lantern.drawn'."),
        ("BOX = Box(", "BOX = dict(", "lantern:BOX is no Box, but a dict."),
    ],
)
def test_a_broken_distribution_is_told_in_one_sentence(tmp_path: Path, was: str, now: str, told: str) -> None:
    entry = install(tmp_path / "site") / "lantern" / "__init__.py"
    entry.write_text(entry.read_text("utf-8").replace(was, now), "utf-8")
    done = run(tmp_path / "site", "play", GAME, "--term")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{told}\n")


def test_a_game_that_nothing_draws_is_played_in_the_terminal_only(
    edition: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = replace(edition, box=replace(edition.box, painter=""))
    shelf = boxes()
    assert isinstance(shelf, Shelf)
    monkeypatch.setitem(shelf._opened, GAME, bare.box)
    assert GAME not in [each.id for each in offers.games("en")] and "tiny" in [
        each.id for each in offers.games("en")
    ]
    with pytest.raises(SetupError, match="'lantern' can be played in the terminal only"):
        open_table(bare, bare.settle(), "seed", Host("t", "c", "Ana", "token", 0))
    warm_up(lambda game: bare if game == GAME else lay_out(box_of(game)))


# -- its rules, under the testers of every game


def test_it_passes_the_testers(edition: Edition) -> None:
    def new_game(seed: str) -> Game[Any]:
        return edition.new_game(edition.settle(), seed)

    assert testers.schema_faults(edition.rules) == []
    assert testers.clone_tester(new_game, SEEDS) > 100
    assert testers.round_trip_tester(new_game, SEEDS[:3]) > 50
    assert testers.view_tester(new_game, SEEDS[:3]) >= 0
    assert testers.invariant_tester(new_game, SEEDS) > 100
    assert testers.journal_walk(new_game, SEEDS[:3]) > 0
    looked = legality_tester(new_game, SEEDS)
    assert looked.objections["lantern.turn.choose"] > 10 and set(looked.silent) == {"lantern.explore.lay"}


def test_it_has_all_its_words(edition: Edition) -> None:
    box = edition.box
    assert missing_text(edition.rules.content, message_folders(edition), box.nameless, box.nouns) == []


# -- its scenes


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_painted_at_every_decision(edition: Edition, language: Language) -> None:
    presenter = Presenter(edition, edition.settle(), language, strict=True)
    sizes = []
    for journal in played_at_random(begun(edition), "paint", 200):
        public = presenter.public(journal.game)
        sizes.append(len(public.board.places))
        mine = [presenter.seat(journal.game, Seat(seat)) for seat in (0, 1)]
        check_scene(public, mine)
        check_json(msgspec.json.encode((public.board, public.figures, public.status, mine)))
        assert presenter.lines(journal)
    assert sizes == sorted(sizes) and sizes[-1] > sizes[0]  # the board grows
    ended = presenter.public(journal.game).status
    assert ended.outcome and ended.ending and len(ended.ending.scores) == 2


def test_a_tile_is_shown_where_it_would_lie(edition: Edition) -> None:
    presenter = Presenter(edition, edition.settle(), "en", strict=True)
    journals = [begun(edition, str(n)) for n in range(9)]
    for each in journals:
        each.answer(Seat(0), "step q16")
    journal = next(each for each in journals if each.game.open[0].what == "lantern.explore.lay")
    question = presenter.seat(journal.game, Seat(0)).question
    assert question is not None and {choice.kind for choice in question.choices} == {"lay"}
    ghosts = [choice.ghost for choice in question.choices]
    assert all(ghost and ghost.places[0].at == "q16" for ghost in ghosts)
    assert len({ghost.places[0].walls for ghost in ghosts if ghost}) == len(ghosts)
    assert "q16" not in [place.at for place in presenter.public(journal.game).board.places]


def test_it_answers_some_queries_and_refuses_others(edition: Edition) -> None:
    presenter, journal = Presenter(edition, edition.settle(), "en", strict=True), begun(edition)
    answered = offered(edition.box)
    assert {"preview", "hint", "whynot", "why"} <= set(answered)
    assert not {"threat", "plan", "danger", "sight"} & set(answered)
    with pytest.raises(IllegalAnswer, match="This game does not answer that"):
        presenter.query(journal, Seat(0), Query("threat"))
    told: Any = presenter.query(journal, Seat(0), Query("whynot", "r17"))
    assert (
        told.text == "The Mapper stands there, and a chamber holds but one delver." and told.rule == "LN-03"
    )
