"""Cave Spiders: Poison, Web (D2-X-22, D2-X-42)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.quests.scene import scene
from games.descent.standing import PARTY
from undercroft.games.descent.rules.movement.forcing import MoveOther
from undercroft.games.descent.rules.values import stamina
from undercroft.kernel import FigureId


@pytest.mark.rule("D2-X-21", "D2-CND-02", "D2-SRG-03", "D2-SRG-08")
def test_its_bite_poisons_for_a_surge() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    spider = at.monster("cave-spider", "minion", "h6")
    at.activate(spider)
    at.dice("2HH*", "1H", "S")
    at.play("attack 1")
    assert at.offers("surge") == ["surge 1 card.1", "surge 2 card.2"]  # and none for fatigue
    at.play("surge 1 card.1")
    assert at.figure(1).suffers("poisoned") and at.figure(1).damage == 2


@pytest.mark.rule("D2-X-22", "D2-X-42")
def test_a_hero_leaves_the_spaces_next_to_a_master_with_fatigue() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "e6")
    at.monster("cave-spider", "master", "f7")
    at.monster("cave-spider", "minion", "h6")
    at.turn(1)
    at.play("move", "go f6", "go g6")
    assert at.figure(1).fatigue == 2
    at.play("go g5")  # from g6 it lies next to the master still
    assert at.figure(1).fatigue == 3


@pytest.mark.rule("D2-X-42", "D2-MOV-20")
def test_who_is_moved_by_others_is_not_held_by_the_web() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "e6")
    at.monster("cave-spider", "master", "f7")
    at.run(MoveOther(FigureId(1), 1, FigureId(1)))
    at.play("go f6")
    assert at.figure(1).fatigue == 0


@pytest.mark.rule("D2-X-22", "D2-X-42", "D2-MOV-20")
def test_the_web_holds_a_wildlander_who_steps_aside() -> None:
    """Nimble costs 1 fatigue; the spider that came beside her spins its web, and that costs another."""
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.hand()
    at.put(1, "g6")
    spider = at.monster("cave-spider", "master", "j6")
    at.activate(spider)
    at.play("move", "go h6", "use nimble", "go f6")
    assert at.figure(1).fatigue == 2


@pytest.mark.rule("D2-X-22", "D2-X-42", "D2-EXI-02")
@pytest.mark.parametrize("stamina_left", [1, 0])
def test_the_web_holds_a_hero_who_leaves_the_map(stamina_left: int) -> None:
    """Without Stamina the web costs damage; whoever falls by it does not leave."""
    at = scene("death-on-the-wing", groups=["goblin-archer"])
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "b12", rank="master")
    at.put(1, "b13", fatigue=stamina(at.game, FigureId(1)) - stamina_left, hp=1)
    at.turn(1)
    if not stamina_left:
        at.dice("dash")  # a card for the hero knocked out
    at.play("move", "leave exit")
    assert at.figure(1).is_out is not bool(stamina_left)
    assert at.state.counters.get("left-heroes", 0) == stamina_left
