"""Bots of Descent and their skills: what costs an action, what costs none, whom a prayer is for."""

from __future__ import annotations

import pytest
from games.descent.arena import RULES, Arena, arena
from games.descent.fallen import knock_out

from undercroft.bots.descent import NormalBot
from undercroft.bots.descent.blessings import best_blessing, blessing, light
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.windows import use_worth
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import FigureId, Seat, UseOption, replace, view
from undercroft.term.telling import narrator_for
from undercroft.text.words import LANGUAGES

GRISBAN, AVRIC = FigureId(1), FigureId(2)


def pair(*skills: str) -> Arena:
    """Grisban the Berserker on g10, Avric the Disciple with these skills on g11."""
    at = arena("grisban-the-thirsty:berserker", "avric-albright:disciple")
    at.put(1, "g10")
    at.put(2, "g11")
    at.give(2, *skills)
    return at


def chosen(at: Arena) -> str:
    seat = at.asked.seats[0]
    return str(at.asked.options[NormalBot(RULES, seat).advise(view(at.game, seat), at.asked).pick].key)


def seen(at: Arena, seat: int = 1) -> Position:
    return Position(at.game, Seat(seat))


def test_a_skill_that_attacks_leaves_the_other_action() -> None:
    """Rage with the first of two actions is compared with a plain attack, not with two of them."""
    at = pair()
    at.monster("ettin", "master", "g8", "h8", "g9", "h9", name="mauler")
    at.state.heroes[GRISBAN] = replace(at.hero(1), feat=False)
    at.turn(1)
    assert chosen(at) == "act rage"
    at.put(1, fatigue=4)
    at.run()
    assert chosen(at).startswith("attack")


def test_a_prayer_is_for_whoever_gains_most() -> None:
    at = pair()
    at.put(1, hp=at.figure(1).full - 3)
    at.put(2, hp=at.figure(2).full - 1)
    worth, hero = best_blessing(seen(at), AVRIC)
    assert hero == GRISBAN and worth == pytest.approx(0.8 * 13 / 6)
    at.turn(2)
    assert chosen(at) == "act prayer-of-healing"
    at.play("act prayer-of-healing")
    assert chosen(at) == "target 1"


def test_a_prayer_that_gives_nothing_back_is_not_said() -> None:
    at = pair()
    at.turn(2)
    assert not best_blessing(seen(at), AVRIC)[0]
    assert chosen(at) != "act prayer-of-healing"


def test_a_prayer_lends_a_die_against_those_who_can_come_and_one_to_whoever_strikes_yet() -> None:
    at = pair("armor-of-faith", "divine-fury")
    at.monster("zombie", "minion", "g9")
    at.turn(2)
    for_him = blessing(seen(at), AVRIC, GRISBAN)
    assert for_him == pytest.approx(0.45 + 1.1)
    at.state.acted = (GRISBAN,)
    assert blessing(seen(at), AVRIC, GRISBAN) == pytest.approx(0.45)  # he has struck


def test_a_prayer_raises_a_hero_without_an_action() -> None:
    at = pair()
    knock_out(at, 1)
    at.turn(2)
    assert chosen(at) == "act prayer-of-healing"


def test_the_light_is_for_many() -> None:
    """One monster is struck, three in sight are burnt."""
    at = pair("radiant-light")
    zombies = [at.monster("zombie", "minion", "h11", hp=3)]
    at.put(1, hp=at.figure(1).full - 5)
    few, _ = light(seen(at), AVRIC)
    zombies += [at.monster("zombie", "minion", square, hp=3) for square in ("f10", "h10")]
    many, reason = light(seen(at), AVRIC)
    assert many > few + 4 and reason.args["count"] == len(zombies)
    at.turn(2)
    assert chosen(at) == "act radiant-light"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_light_says_how_many_it_burns(language: str) -> None:
    at = pair("radiant-light")
    edition = lay_out(box_of("descent"))
    narrator = narrator_for(edition, edition.settle(DescentSetup(players=2)), language)  # type: ignore[arg-type]
    state = view(at.game, Seat(1)).state
    said = {
        count: narrator.reason("hint-descent-light", {"count": count}, light(seen(at), AVRIC)[1].about, state)
        for count in (0, 1, 3)
    }
    assert len(set(said.values())) == len(said) and "3" in said[3] and "3" not in said[0]


def test_a_feat_is_kept_for_those_who_are_badly_hurt() -> None:
    at = pair()
    at.put(1, hp=at.figure(1).full - 2)
    at.turn(2)
    assert chosen(at) == "act prayer-of-healing"
    at.put(1, hp=2)
    at.put(2, hp=2)
    at.run()
    assert chosen(at) == "act feat"


def test_a_potion_is_kept_until_it_does_something() -> None:
    at = pair()
    at.give(1, "stamina-potion")
    at.monster("zombie", "minion", "g8")
    at.put(1, fatigue=1)
    at.turn(1)
    assert chosen(at) != "act stamina-potion"
    at.put(1, fatigue=4)
    at.run()
    assert chosen(at) == "act stamina-potion"


def test_a_spell_is_cast_again_where_it_does_something() -> None:
    """Quick Casting is worth its fatigue before an enemy, not where nobody is left."""
    at = arena("leoric-of-the-book:runemaster", "avric-albright:disciple")
    at.put(1, "g10")
    at.put(2, "g11")
    at.give(1, "quick-casting")
    archer = at.monster("goblin-archer", "minion", "g8")
    near = use_worth(seen(at, 0), UseOption("quick-casting"))
    assert near.score > 2 and near.reason.why == "again" and near.reason.about.figure == archer
    at.state.figures[archer] = replace(at.figure(archer), cells=0)
    assert use_worth(seen(at, 0), UseOption("quick-casting")).score < 0


def test_a_prayer_of_holy_power_is_for_two() -> None:
    at = pair("holy-power")
    at.put(1, hp=at.figure(1).full - 3)
    at.put(2, hp=at.figure(2).full - 1)
    both = blessing(seen(at), AVRIC, GRISBAN) + blessing(seen(at), AVRIC, AVRIC)
    worth, hero = best_blessing(seen(at), AVRIC)
    assert hero == GRISBAN and worth == pytest.approx(both)
