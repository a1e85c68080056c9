"""The Man Who Would Be King: the chase through four doors, then the throne room, for keeps."""

from __future__ import annotations

import msgspec
import pytest

from games.descent.arena import RECORDS
from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.box import make_rules
from undercroft.games.descent.events.fights import AttributeFailed, AttributePassed
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.quests import Dial
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.discarding_for import discard_options
from undercroft.games.descent.rules.quests.leaving import LeaveMap, ways_out
from undercroft.games.descent.rules.quests.page import encounter
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.quests.the_man_who_would_be_king import Crown
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.round.rounds import Round, skips_turns
from undercroft.kernel import FigureId, replace

ONE, TWO = FigureId(1), FigureId(2)
CARDS = ("dash", "frenzy", "tripwire", "pit-trap")


def chase(heroes: int = 2, lines: dict[str, int] | None = None) -> Scene:
    return scene("the-man-who-would-be-king", 1, heroes, lines or {}, ["ettin"])


def throne(heroes: int = 2, crowned: int = 0, **carry: int) -> Scene:
    told = {"crowned": crowned, **{name.replace("_", "-"): n for name, n in carry.items()}}
    return scene("the-man-who-would-be-king", 2, heroes, told)


def fell(at: Scene, figure: FigureId) -> None:
    """A hero is knocked out, and the Overlord draws for it."""
    at.dice("dash" if figure == ONE else "frenzy")
    at.run(Suffer(figure, 20))


# -- the chase


@pytest.mark.rule("D2-FIN-04", "D2-FIN-05")
def test_splig_runs_beyond_the_first_door_and_the_wyrm_decides_on_belthir() -> None:
    at = chase()
    assert at.squares(at.one("splig")) == ["i23"]
    assert at.squares(ONE)[0] in ("i30", "j30", "i31", "j31")
    assert len(at.kinds("belthir")) == 1
    assert chase(lines={"line-wyrm": 1}).kinds("belthir") == []
    assert len(chase(lines={"line-frederick": 1}).kinds("freed-frederick")) == 1


@pytest.mark.parametrize("skipped", [0, 1])
def test_the_heroes_may_have_to_skip_their_first_turn(skipped: int) -> None:
    at = chase()
    page = encounter(at.game)
    dial = Dial(id="skipped-turns", values=(skipped, 0))
    quest = RECORDS.quest[at.state.quest]
    changed = replace(quest, encounters=(replace(page, dials=(dial,)), quest.encounters[1]))
    content = msgspec.structs.replace(RECORDS, quest={**RECORDS.quest, quest.id: changed})
    at.game.rules = make_rules(content)
    at.dice("dash")
    at.state.round = 0
    at.run(Round())
    seats = set(at.asked.seats)
    assert (seats == {at.state.overlord.seat}) is bool(skipped)
    assert bool(at.offers("next-hero")) is not bool(skipped)
    at.state.round = 1
    assert not skips_turns(at.game) or skipped


@pytest.mark.rule("D2-EXI-01", "D2-EXI-03")
def test_splig_leaves_by_the_far_entrance_only() -> None:
    at = chase()
    splig = at.one("splig")
    at.put(splig, "i31", movement=1)
    assert ways_out(at.game, splig) == []
    at.put(splig, "f1", movement=1)
    assert ways_out(at.game, splig) == ["entrance-1"]
    at.run(LeaveMap(splig, "entrance-1"))
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"crowned": 1, "belthir-stands": 1, "alric-stands": 1}


def test_the_heroes_win_when_splig_falls_and_only_the_living_go_on() -> None:
    at = chase()
    at.run(Suffer(at.one("sir-alric-farrow"), 30))
    at.run(Suffer(at.one("splig"), 30))
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"crowned": 0, "belthir-stands": 1, "alric-stands": 0}


@pytest.mark.rule("D2-DOR-02", "D2-DOR-08")
def test_splig_shuts_and_locks_a_door_with_one_action() -> None:
    at = chase()
    splig = at.one("splig")
    at.only(splig)
    at.state.doors = (3,)
    at.activate(splig)
    at.play("quest lock-door")
    assert not at.state.doors and 3 not in at.state.unlocked
    assert at.state.turn.actions == 1
    assert not at.offers("quest lock-door")
    assert at.offers("open 3")  # he has the master keys


def test_a_shut_door_is_locked_too_but_not_from_afar() -> None:
    at = chase()
    splig = at.one("splig")
    at.only(splig)
    at.activate(splig)
    at.play("quest lock-door")
    assert 3 not in at.state.unlocked
    at.put(splig, "g22")
    at.run()
    assert not at.offers("quest lock-door")


@pytest.mark.rule("D2-DOR-02", "D2-ATT-03")
@pytest.mark.parametrize("act", ["force-lock", "pick-lock"])
def test_a_locked_door_yields_to_might_or_awareness(act: str) -> None:
    at = chase()
    at.only()
    at.put(1, "i24")
    at.turn(1)
    assert at.offers("open 3") and not at.offers("quest")
    at.state.unlocked = (0, 1, 2)
    at.run()
    assert not at.offers("open 3")
    at.dice("-", "-")
    at.play(f"quest {act} 3")
    assert 3 in at.state.doors and 3 in at.state.unlocked


@pytest.mark.rule("D2-ATT-03")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_lieutenant_beside_a_locked_door_makes_it_harder(guarded: bool) -> None:
    at = chase()
    alric = at.one("sir-alric-farrow")
    at.only(alric)
    at.state.unlocked = (0, 1, 2)
    at.put(alric, "i23" if guarded else "c10")
    at.put(1, "i24")
    at.turn(1)
    at.dice("SS", "SSS")  # Grisban's might is 5
    at.play("quest force-lock 3")
    assert (3 in at.state.doors) is not guarded
    (told,) = at.events(AttributeFailed if guarded else AttributePassed)
    assert told.value == 5 - guarded


@pytest.mark.rule("D2-OLC-09", "D2-MOV-22")
def test_for_a_card_splig_hurries_two_spaces_once_a_turn() -> None:
    at = chase()
    splig = at.one("splig")
    at.only(splig)
    at.hand(*CARDS[:2])
    at.state.frames += [Round(step="end")]
    at.run(OverlordTurn(step="choose_group"))
    at.play("quest hurry-splig", "card dash", "go g22")
    if at.asked.what == "descent.move_now.go":
        at.play("pass")
    assert at.squares(splig) == ["g22"]
    assert discard_options(at.game) == []
    assert at.figure(splig).movement == 0


@pytest.mark.rule("D2-OLC-09", "D2-MOV-22")
def test_nobody_pays_a_card_to_hurry_a_splig_who_cannot_move() -> None:
    at = chase()
    at.hand(*CARDS[:2])
    assert discard_options(at.game)
    inflict(at.game, at.one("splig"), "immobilized")
    assert discard_options(at.game) == []


@pytest.mark.rule("D2-MON-08", "D2-FIN-05")
@pytest.mark.parametrize(("round_", "won", "wanted"), [(1, 0, 1), (2, 0, 2), (2, 1, 1)])
def test_zombies_come_and_in_even_rounds_one_more(round_: int, won: int, wanted: int) -> None:
    at = chase(lines={"line-frederick": won})
    at.only()
    at.state.round = round_
    at.run(Reinforce())
    for _ in range(wanted):
        at.play("group zombie")
        at.play(at.offers("stand")[0])
    assert not at.offers("group")


def test_the_clock_crowns_zachareth() -> None:
    at = chase()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry)["crowned"] == 1


# -- the throne room


@pytest.mark.rule("D2-FIN-04", "D2-FIN-05")
@pytest.mark.parametrize(("crowned", "khorayt", "health"), [(0, 0, 12), (1, 0, 16), (0, 1, 6), (1, 1, 10)])
def test_zachareths_health_follows_from_all_before(crowned: int, khorayt: int, health: int) -> None:
    at = throne(crowned=crowned, line_khorayt=khorayt)
    assert at.figure(at.one("baron-zachareth")).full == health
    assert at.squares(at.one("baron-zachareth")) == ["b5"]
    assert at.squares(at.one("lord-merick-farrow")) == ["e7"]
    assert at.squares(at.one("lady-eliza-farrow")) == ["e4"]


@pytest.mark.rule("D2-DOR-02")
@pytest.mark.parametrize("crowned", [0, 1])
def test_the_throne_room_is_locked_before_a_crowned_king(crowned: int) -> None:
    at = throne(crowned=crowned)
    assert at.state.doors == (() if crowned else (0,))
    at.only()
    at.put(1, "j5")
    at.turn(1)
    assert bool(at.offers("quest force-lock 0")) is bool(crowned)
    if crowned:
        at.dice("-", "-")
        at.play("quest pick-lock 0")
        assert at.state.doors == (0,)


def test_belthir_and_alric_stand_there_with_six_health_left() -> None:
    at = throne(belthir_stands=1, alric_stands=1)
    assert (at.figure(at.one("belthir")).hp, at.figure(at.one("sir-alric-farrow")).hp) == (6, 6)
    at = throne()
    assert at.kinds("belthir") == at.kinds("sir-alric-farrow") == []


@pytest.mark.rule("D2-KO-16", "D2-REV-01", "D2-STD-01")
def test_a_knocked_out_hero_is_lost_for_good() -> None:
    """He takes no turn, nobody revives him, and nothing heals him."""
    at = throne()
    at.only()
    fell(at, ONE)
    at.run(Recover(ONE, 3))
    assert at.figure(1).is_out and at.figure(1).hp == 0
    at.put(2, "n1")
    at.turn(2)
    assert not at.offers("revive")
    at.dice("frenzy")
    at.play("end-turn")
    at.pass_hidden()
    assert at.asked.seats == (at.state.overlord.seat,)
    assert at.state.acted == (TWO,)


@pytest.mark.rule("D2-SPC-03")
def test_his_cards_are_taken_up_from_his_token() -> None:
    at = throne()
    at.only()
    lies = at.squares(ONE)[0]
    own = at.hero(1).items
    fell(at, ONE)
    at.put(2, GRID.name(GRID.parse(lies) + 1))
    at.turn(2)
    at.play("quest take-items")
    assert at.hero(1).items == () and set(own) <= set(at.hero(2).items)
    assert at.state.turn.actions == 1
    assert not at.offers("quest take-items")


def test_the_heroes_win_when_zachareth_falls() -> None:
    at = throne()
    at.run(Suffer(at.one("baron-zachareth"), 30))
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-GEN-05")
def test_the_overlord_wins_when_no_hero_is_left() -> None:
    at = throne()
    fell(at, ONE)
    assert at.result() == ""
    fell(at, TWO)
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-DMG-07")
def test_a_lieutenant_beside_him_takes_two_damage_of_an_attack() -> None:
    at = throne()
    zachareth, merick = at.one("baron-zachareth"), at.one("lord-merick-farrow")
    at.only(zachareth, merick)
    at.put(merick, "b6")
    at.run(Suffer(zachareth, 5, attacker=ONE))
    while at.asked.what == "window.offer":
        at.play(at.offers("use")[0])
    at.play(f"target {merick}")
    assert (at.figure(zachareth).damage, at.figure(merick).damage) == (3, 2)


@pytest.mark.rule("D2-OLC-09", "D2-DMG-10", "D2-OTN-04")
def test_for_two_cards_the_crown_heals_three() -> None:
    at = throne()
    zachareth = at.one("baron-zachareth")
    at.hand(*CARDS[:2])
    at.put(zachareth, hp=5)
    at.run(Crown())
    at.play("quest crown-heal", "card dash", "card frenzy")
    assert at.figure(zachareth).hp == 8
    assert at.state.overlord.hand == ()


@pytest.mark.rule("D2-X-26", "D2-OLC-09", "D2-QST-02")
def test_or_zachareth_commands_without_an_action_in_this_turn() -> None:
    at = throne()
    zachareth = at.one("baron-zachareth")
    at.only(zachareth)
    at.state.doors = (0,)
    at.put(1, "d5")
    at.activate(zachareth)
    assert not at.offers("quest command")
    del at.state.frames[2:]
    at.hand(*CARDS[:2])
    at.run(Crown())
    at.play("quest crown-command", "card dash", "card frenzy")
    at.state.activated = ()
    at.state.round = 1
    at.activate(zachareth)
    at.dice("-", "-", "SSS", "SSSS")
    at.play("quest command", "go f6")
    at.pass_hidden()
    assert at.squares(ONE) == ["f6"] and at.figure(1).suffers("immobilized")
    assert at.state.turn.actions == 2
    assert not at.offers("quest command")


def test_the_crown_is_offered_at_the_start_of_his_turn_with_two_cards() -> None:
    at = throne()
    at.hand(*CARDS[:1])
    assert not Crown().applies(at.game)
    at.hand(*CARDS[:2])
    at.dice("tripwire")
    at.state.frames += [Round(step="end")]
    at.run(OverlordTurn())
    at.play("use crown")
    assert at.asked.what == "descent.crown.choose"
    at.play("pass")
    assert len(at.state.overlord.hand) == 3


@pytest.mark.rule("D2-QST-02")
@pytest.mark.parametrize("away", [0, 1, 2])
def test_a_zombie_that_falls_by_a_heros_token_returns(away: int) -> None:
    """On the token and next to it, but no farther."""
    at = throne()
    zombie = at.one("zombie")
    at.only(zombie)
    fell(at, ONE)
    lies = at.figure(1).lies
    place = GRID.name(lies + away * GRID.stride)
    at.put(2, "p5")
    at.put(zombie, place)
    now = at.state.round
    at.run(Suffer(zombie, 9))
    assert at.kinds("zombie") == []
    at.state.round = now
    at.run(RoundEnds())
    assert len(at.kinds("zombie")) == int(away < 2)
    if away < 2:
        assert at.squares(at.one("zombie")) == [place]


@pytest.mark.rule("D2-FAT-08")
@pytest.mark.parametrize(("round_", "fatigue"), [(5, 0), (6, 1)])
def test_from_round_six_on_the_heroes_tire(round_: int, fatigue: int) -> None:
    at = throne()
    at.state.round = round_
    at.run(RoundEnds())
    assert [at.figure(i).fatigue for i in (1, 2)] == [fatigue] * 2


@pytest.mark.rule("D2-MON-08")
@pytest.mark.parametrize(("round_", "ends"), [(5, False), (6, True)])
def test_from_round_six_on_zombies_come_at_the_end_caps_too(round_: int, ends: bool) -> None:
    at = throne()
    at.only()
    at.state.round = round_
    at.run(Reinforce())
    at.play("group zombie")
    places = {key.split()[1] for key in at.offers("stand")}
    assert bool(places & {"d2", "e2", "d9", "e9"}) is ends
    assert places & {"k5", "l5"}


def test_the_clock_of_the_throne_room_favours_the_overlord() -> None:
    at = throne()
    at.state.round = 15
    at.run(RoundEnds())
    while at.game.open and not at.result():
        at.play(at.asked.options[0].key)
    assert at.result() == "overlord-won"
