"""Positions in which the right choice is clear, and the reasons that the bots of Descent give."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.descent.arena import RULES, Arena, arena

import undercroft.bots.descent
from undercroft.bots.descent import NormalBot
from undercroft.bots.descent.blocking import Blocks
from undercroft.bots.descent.cards import trap_worth
from undercroft.bots.descent.fights import passes
from undercroft.bots.descent.players import told as advised
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.reasons import Worth, because
from undercroft.bots.descent.spaces import Spaces
from undercroft.bots.players import Advice
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import FigureId, replace, view
from undercroft.term.telling import narrator_for, words_for
from undercroft.text.words import LANGUAGES, Language


def advice(at: Arena) -> Advice:
    """What a normal bot says to the open question."""
    seat = at.asked.seats[0]
    return NormalBot(RULES, seat).advise(view(at.game, seat), at.asked)


def chosen(at: Arena) -> str:
    return at.asked.options[advice(at).pick].key


def told(at: Arena, language: Language) -> str:
    """The reason in words."""
    edition = lay_out(box_of("descent"))
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    given = advice(at)
    narrator = narrator_for(edition, setup, language)
    return narrator.reason(given.why, given.args, given.about, view(at.game, at.asked.seats[0]).state)


def test_a_hero_finishes_off_whoever_decides_the_quest() -> None:
    """Mauler with 1 Health left is worth more than a whole goblin beside the hero."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "g6")
    mauler = at.monster("ettin", "master", "h6", "i6", "h7", "i7", hp=1, name="mauler")
    at.monster("goblin-archer", "minion", "f6")
    at.turn(1)
    assert chosen(at) == f"attack {mauler} iron-longsword"
    assert advice(at).why == "hint-descent-kill"


def test_a_monster_finishes_off_a_hero_in_reach() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "g6")
    at.put(2, "h7", hp=1)
    zombie = at.monster("zombie", "master", "h6")
    at.activate(zombie)
    assert chosen(at) == "attack 2"


def test_a_monster_dashes_to_a_hero_whom_it_can_finish_off() -> None:
    """With Speed 3 one move is too short to stand beside her, and two would leave no action."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "h11")
    at.put(2, "l6", hp=1)
    zombie = at.monster("zombie", "master", "g6")
    at.hand("dash")
    at.activate(zombie)
    assert chosen(at) == "play dash"
    assert advice(at).why == "hint-descent-kill"


def test_a_goblin_leaves_by_the_exit() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "c3")
    goblin = at.monster("goblin-archer", "minion", "c2")
    at.activate(goblin)
    assert chosen(at) == "move"
    at.play("move")
    assert chosen(at) == "leave exit"
    assert told(at, "en") == "Goblin Archer 1 can leave the map: that takes 1 movement point."
    assert told(at, "es").startswith("El Arquero goblin 1 puede salir del tablero")
    assert told(at, "pt").startswith("O Arqueiro goblin 1 pode sair do mapa")


def test_a_goblin_leaves_by_a_dash() -> None:
    """Two moves do not take it to the Exit from where goblins arrive; with the card it gets away at once."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "i9")
    at.put(2, "k6")
    goblin = at.monster("goblin-archer", "minion", "i6")
    at.monster("ettin", "master", "f1", "g1", "f2", "g2", name="mauler")
    at.hand("dash")
    at.activate(goblin)
    assert chosen(at) == "move"
    assert advice(at).why == "hint-descent-leave"


def test_a_goblin_runs_out_of_reach() -> None:
    """One of several who must get away does not stay to shoot where it would be struck down."""
    at = arena("syndrael:knight", "avric-albright:disciple")
    at.put(1, "k7")
    at.put(2, "k11")
    at.monster("ettin", "master", "f1", "g1", "f2", "g2", name="mauler")
    goblin = at.monster("goblin-archer", "minion", "k5")
    spaces = Spaces(Position(at.game, at.state.overlord.seat), goblin)
    here = spaces.risk(GRID.parse("k5"))
    at.activate(goblin)
    for _ in range(2):
        assert advice(at).why == "hint-descent-to-exit"
        at.play("move")
    going = chosen(at)
    assert going.startswith("go ")
    assert spaces.risk(GRID.parse(going.removeprefix("go "))) < here


def test_a_hero_revives_another() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "g6")
    out = replace(at.figure(2), hp=0, cells=0, phase="fallen", lies=GRID.parse("g7"))
    at.state.figures[FigureId(2)] = out
    at.monster("zombie", "minion", "b6")
    at.turn(1)
    assert chosen(at) == "revive 2"


def test_traps_are_for_those_who_carry_and_who_would_fail() -> None:
    """The same trap is worth more on a hero with a token in hand, and on one of little Awareness."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "g6", movement=2)
    at.put(2, "h6", movement=2)
    seen = Position(at.game, at.state.overlord.seat)
    plain = trap_worth(seen, "tripwire", FigureId(1))
    at.put(1, carries=("crop-1",))
    laden = trap_worth(Position(at.game, at.state.overlord.seat), "tripwire", FigureId(1))
    assert laden.score > plain.score
    sharp = trap_worth(seen, "tripwire", FigureId(2))
    assert plain.score > sharp.score  # Jain sees it coming
    assert plain.reason.args["chance"] > sharp.reason.args["chance"]


def test_a_monster_stands_where_a_hero_must_pass() -> None:
    """The reason of a blocked way names who blocks, who is blocked, and the points that are lacking."""
    edition = lay_out(box_of("descent"))
    setup = edition.settle(DescentSetup(scenario="first-blood", players=2))
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    ettin = at.monster("ettin", "minion", "f6", "g6", "f7", "g7")
    given = advised(0, Worth(1.0, because("block", ettin, FigureId(2), needs=6, has=4)))
    state = view(at.game, at.state.overlord.seat).state
    said = [
        narrator_for(edition, setup, language).reason(given.why, given.args, given.about, state)
        for language in LANGUAGES
    ]
    assert said == [
        "Ettin 1 stands in the way: Jain Fairwood needs 6 points and has 4.",
        "El Ettin 1 cierra el paso: Jain Bosquebello necesita 6 puntos y tiene 4.",
        "O Ettin 1 fecha o caminho: Jain Fairwood precisa de 6 pontos e tem 4.",
    ]


def test_a_corridor_is_blocked_by_the_detour_it_costs() -> None:
    at = arena("syndrael:knight", "jain-fairwood:wildlander")
    at.put(1, "i6")
    at.put(2, "k11")
    at.monster("ettin", "master", "b3", "c3", "b4", "c4", name="mauler")
    gains = Blocks(Position(at.game, at.state.overlord.seat)).gains
    assert any(blocked.hero == 1 and blocked.needs > blocked.has for _, blocked in gains.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: Language) -> None:
    """All that the bots can say is found in their code, and each has a message."""
    edition = lay_out(box_of("descent"))
    words = words_for(language, edition)
    folder = Path(undercroft.bots.descent.__file__).parent
    code = "".join(file.read_text() for file in sorted(folder.glob("*.py")))
    named = set(re.findall(r'(?:because|Reason)\(\s*"([a-z-]+)"', code))
    aims = set(re.findall(r'because\(\s*"([a-z-]+)"', (folder / "aims.py").read_text())) | {"test", "act"}
    whys = named | {f"to-{why}" for why in aims - {"leave"}}
    assert len(whys) > 40
    lacking = sorted(why for why in whys if not words.has(f"hint-descent-{why}"))
    assert not lacking


def test_the_odds_of_a_test() -> None:
    """Grey and black: 36 rolls, of which one shows no shield; 7 shields are the most."""
    assert passes(0) == pytest.approx(1 / 36)
    assert passes(7) == 1


def test_a_hero_who_runs_and_strikes_runs_up_to_where_the_shot_is_best() -> None:
    """Jain's feat lets her shoot at any time on her way: from far away she would mostly miss."""
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.put(1, "b6")
    at.monster("ettin", "master", "h6", "i6", "h7", "i7", name="mauler")
    at.turn(1)
    at.play("act feat")
    assert chosen(at).startswith("go ")
