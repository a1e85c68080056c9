"""The Overlord's hand: what he leaves out of his deck, for whom he keeps traps, whom Reinforce brings."""

from __future__ import annotations

from games.descent.quests.scene import Scene, scene

from undercroft.bots.descent.choices import Choices
from undercroft.bots.descent.hand import keeps_trap, left_out, refill_worth
from undercroft.bots.descent.position import Position
from undercroft.games.descent.options import StandOption
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard
from undercroft.games.descent.rules.cards.overlord_monsters import FillGroup
from undercroft.games.descent.state import Turn
from undercroft.kernel import CardId, Decision, FigureId, Pass, replace

GRISBAN, AVRIC, LEORIC = FigureId(1), FigureId(2), FigureId(3)
REINFORCE = CardId("reinforce")


def seen(at: Scene) -> Position:
    return Position(at.game, at.state.overlord.seat)


def bath(*cards: str) -> Scene:
    at = scene("blood-of-heroes", 2, 4, {"spilled": 0}, ["cave-spider"])
    at.state.overlord = replace(at.state.overlord, hand=tuple(map(CardId, cards)))
    return at


def test_cards_that_do_little_are_set_aside_whoever_plays() -> None:
    bathing = seen(bath())
    assert left_out(bathing, "word-of-misery").score > left_out(bathing, "frenzy#2").score > 0
    assert left_out(bathing, "tripwire").score == 0
    for heroes in (2, 4):
        spire = seen(scene("the-frozen-spire", 1, heroes, {}, ["cave-spider", "barghest"]))
        assert left_out(spire, "word-of-misery").score > 0


def test_a_tripwire_is_kept_for_the_hero_who_does_most() -> None:
    one = seen(bath("tripwire"))
    assert keeps_trap(one, "tripwire", AVRIC)
    assert not keeps_trap(one, "tripwire", GRISBAN)
    assert not keeps_trap(seen(bath("tripwire", "tripwire#2")), "tripwire", LEORIC)


def test_a_pit_is_kept_until_it_stuns_a_hero_before_his_attack() -> None:
    at = bath("pit-trap")
    eliza = at.one("lady-eliza-farrow")
    at.put(eliza, "i4")
    at.put(1, "j4")
    at.state.turn = Turn(figure=GRISBAN, actions=1)
    assert not keeps_trap(seen(at), "pit-trap", GRISBAN)
    at.state.figures[GRISBAN] = replace(at.figure(1), movement=1)
    assert keeps_trap(seen(at), "pit-trap", GRISBAN)


def test_reinforce_brings_figures_and_waits_until_several_are_missing() -> None:
    at = bath("reinforce")
    spiders = at.kinds("cave-spider")
    group = at.figure(spiders[0]).group
    assert refill_worth(seen(at), group).score < 0
    at.remove(*spiders[:3])
    assert refill_worth(seen(at), group).score > 0
    at.state.frames.append(PlayCard(card=REINFORCE, group=group))
    at.state.frames.append(FillGroup(figure=FigureId(0), card=REINFORCE))
    seats, options = (at.state.overlord.seat,), (Pass(), StandOption(at.figure(spiders[3]).cells << 1))
    asked = Decision(seats, "descent.fill_group.choose", "D2-X-28", options)
    worths, _ = Choices(seen(at), asked).worths()
    assert worths[1].score > worths[0].score
