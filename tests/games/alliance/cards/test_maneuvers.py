"""Maneuvers, pets, gear and items: hiding, jumping, striking on, and what concerns the table."""

from __future__ import annotations

import pytest

from games.alliance.arena import BRUTE, OGRE, RAIDER, Arena
from games.alliance.boards import Square, cell
from games.alliance.table import FIRST, name
from undercroft.games.alliance.columns import is_hidden
from undercroft.games.alliance.events.attacks import AttackCompared
from undercroft.games.alliance.events.dungeon import ThreatShown
from undercroft.games.alliance.rules.attack.damage import Suffer
from undercroft.games.alliance.rules.attack.values import may_work
from undercroft.games.alliance.rules.cards.menus import keepers
from undercroft.kernel import CardId, Objection, replace


def bit(square: Square) -> int:
    return 1 << cell(square)


# -- hiding


@pytest.mark.rule("DA-MON-22", "DA-EPH-09")
def test_hide_shields_until_the_attack_which_gets_its_bonus() -> None:
    table = Arena("krom", "st-02-2", at=(5, 3))
    ogre = table.monster(OGRE, (3, 5), facing=4)
    table.begin().play("st-02-2")
    assert is_hidden(table.game, table.hero) and keepers(table.game, table.hero) == ["st-02-2"]
    assert table.power(ogre) == 5
    table.go((4, 4))
    table.attack(ogre)
    assert table.compared.power == 5 and not is_hidden(table.game, table.hero)
    assert keepers(table.game, table.hero) == [] and table.power(ogre) == 3


@pytest.mark.rule("DA-MON-22", "DA-HER-07")
def test_hide_needs_to_be_alone_and_before_any_attack() -> None:
    table = Arena("krom", "st-02-2", "u2-07")
    ogre = table.monster(OGRE, (3, 4), facing=4)
    table.begin()
    assert table.why_not(card="st-02-2") == Objection("DA-MON-22", "enemy-adjacent")
    assert "u2-07" in table.some("play")  # Smoke Bomb works next to enemies
    table.attack(ogre)
    assert table.why_not(card="u2-07") == Objection("DA-HER-07", "attacked")


@pytest.mark.rule("DA-MON-22", "DA-DMG-08")
def test_damage_ends_hiding_and_smoke_bomb_gives_nothing_else() -> None:
    table = Arena("krom", "u2-07")
    ogre = table.monster(OGRE, (3, 4), facing=4)
    table.begin().play("u2-07")
    assert is_hidden(table.game, table.hero) and table.power(ogre) == 3
    assert keepers(table.game, table.hero) == []
    table.run(Suffer(table.hero, 1))
    assert not is_hidden(table.game, table.hero)


@pytest.mark.rule("DA-MON-22", "DA-PVP-07")
def test_a_hidden_hero_cannot_be_chosen_as_target() -> None:
    table = Arena("krom", variants=("pvp",))
    table.stand("emanon", (4, 3))
    assert table.targets() == [table.id("emanon")]
    table.put("st-02-2", "emanon")
    assert table.targets() == []
    table.begin()
    assert table.why_not(figure=table.id("emanon")) == Objection(
        "DA-MON-22", "hidden", who=table.id("emanon")
    )


@pytest.mark.rule("DA-XP-07", "DA-CRD-10")
def test_assassinate_from_behind_or_from_hiding_and_xp_face_down() -> None:
    table = Arena("jypzy", "u2-05", at=(4, 3))
    raider, front = table.monster(RAIDER, (4, 5), facing=0), table.monster(OGRE, (3, 5), facing=4)
    table.begin().play("u2-05")
    assert (table.power(raider), table.power(front)) == (6, 2)
    table.attack(raider)
    assert table.s.alliances[FIRST].face_down == 1 and table.s.alliances[FIRST].face_up == 1
    assert table.power(front) == 2
    hidden = Arena("jypzy", "u2-05", "u2-07", at=(4, 3))
    ogre = hidden.monster(OGRE, (4, 5), facing=4)
    hidden.begin().play("u2-05").play("u2-07")
    assert hidden.power(ogre) == 6


# -- striking on


@pytest.mark.rule("DA-HER-13", "DA-HER-16", "DA-GEN-09")
def test_cleaving_blow_gives_one_more_attack_after_a_kill() -> None:
    table = Arena("petra", "u1-03", at=(5, 4))
    raider, rat, spider = (
        table.monster(RAIDER, (3, 4)),
        table.monster("m-03", (4, 3)),
        table.monster("m-03", (3, 5)),
    )
    table.begin().play("u1-03").go((4, 4))
    table.attack(raider)  # it has moved: otherwise its only attack
    assert table.s.turn.again == 1 and len(table.some("attack")) == 2
    table.attack(rat)
    assert not table.leaf(rat).cells and not table.some("attack")  # at most once
    assert table.leaf(spider).cells


@pytest.mark.rule("DA-DMG-16", "DA-PET-01")
@pytest.mark.parametrize(("card", "hero", "damage"), [("st-13-2", "bull", 1), ("u2-03", "petra", 2)])
def test_blows_that_hurt_all_others_beside_with_each_hit(card: str, hero: str, damage: int) -> None:
    table = Arena(hero, card)
    ogre, brute, far = (
        table.monster(OGRE, (3, 4)),
        table.monster(BRUTE, (4, 3)),
        table.monster(BRUTE, (4, 6)),
    )
    table.begin().play(card).attack(ogre)
    assert [len(table.leaf(each).cubes) for each in (ogre, brute, far)] == [2, damage, 0]
    table.attack(brute)  # ready again for a later attack
    assert len(table.leaf(ogre).cubes) == 2 + damage


@pytest.mark.rule("DA-GEN-09")
def test_great_club_pushes_after_a_hit() -> None:
    table = Arena("krolt", "st-09-1")
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("st-09-1").attack(ogre)
    table.answer(f"square {name((4, 6))}")
    assert table.leaf(ogre).cells == bit((4, 6))


@pytest.mark.rule("DA-GEN-09")
def test_several_cards_after_a_hit_are_ordered_by_the_player() -> None:
    table = Arena("krolt", "st-09-1", "u2-03")
    table.change(table.hero, kind="krolt")
    table.put("st-13-2")
    ogre, brute = table.monster(OGRE, (4, 5)), table.monster(BRUTE, (3, 4))
    table.begin().play("st-09-1").attack(ogre)
    assert table.keys == ["first st-13-2", "first st-09-1"]
    table.answer("first st-13-2", "pass")
    assert len(table.leaf(brute).cubes) == 1


# -- jumping


@pytest.mark.rule("DA-HER-18", "DA-GEO-10", "DA-GEO-12")
@pytest.mark.parametrize(("card", "hero", "far"), [("u1-11", "mysterios", 3), ("u2-25", "krom", 4)])
def test_teleporting_ignores_walls_and_spends_no_speed(card: str, hero: str, far: int) -> None:
    table = Arena(hero, card, at=(3, 5))
    table.monster(OGRE, (4, 5))
    table.begin().answer(f"play {card}")
    assert f"square {name((3, 6))}" in table.keys and f"square {name((4, 5))}" not in table.keys
    assert (f"square {name((3, 8))}" in table.keys) and (f"square {name((3, 1))}" in table.keys) == (far > 3)
    table.answer(f"square {name((3, 8))}")
    assert table.leaf(table.hero).cells == bit((3, 8)) and table.s.turn.paid == 0
    assert table.s.turn.squares == 3  # moved, by whatever means


@pytest.mark.rule("DA-HER-18", "DA-THR-09")
def test_flicker_jumps_or_changes_places() -> None:
    table = Arena("runyon-zay", "st-12-2", at=(4, 4))
    table.stand("krom", (4, 7))
    table.threat((3, 7), kind="")
    table.begin("t-1").answer("play st-12-2", "mode st-12-2 2", f"aim {table.id('krom')}")
    assert table.leaf(table.hero).cells == bit((4, 7)) and table.leaf("krom").cells == bit((4, 4))
    assert table.events(ThreatShown)[-1].figure == table.hero
    jump = Arena("runyon-zay", "st-12-2", at=(4, 7))
    jump.begin().play("st-12-2", f"square {name((3, 6))}")  # nobody to change places with
    assert jump.leaf(jump.hero).cells == bit((3, 6))


@pytest.mark.rule("DA-GEN-03", "DA-THR-09", "DA-THR-15")
def test_nobody_changes_places_with_itself_and_the_ally_reveals_too() -> None:
    table = Arena("runyon-zay", "st-12-2", at=(4, 7))
    table.stand("krom", (4, 4))
    table.stand("mcfarlin", (4, 5))
    token = table.threat((3, 7))
    table.begin("t-1").answer("play st-12-2", "mode st-12-2 2")
    assert set(table.keys) == {f"aim {table.id('krom')}", f"aim {table.id('mcfarlin')}"}
    table.answer(f"aim {table.id('krom')}")
    assert table.events(ThreatShown) == [ThreatShown(token, "t-1", table.id("krom"))]
    assert table.leaf("krom").cells == bit((4, 7))


@pytest.mark.rule("DA-HER-18", "DA-MOV-03")
def test_burrow_gives_three_free_steps() -> None:
    table = Arena("root", "st-11-3", at=(4, 4))
    table.monster(OGRE, (3, 4))
    table.begin().play("st-11-3", f"go {name((4, 6))}")
    assert table.s.turn.paid == 0 and table.leaf(table.hero).cells == bit((4, 6))
    assert table.what == "alliance.take_steps.choose"
    table.answer("pass")
    assert table.some("attack") == [] and table.s.turn.squares == 2


@pytest.mark.rule("DA-CHE-02", "DA-HER-18")
def test_burrow_onto_a_treasure_chest_opens_it_for_nothing() -> None:
    table = Arena("root", "st-11-3", at=(4, 4))
    table.threat((3, 3), 1, "t-1", shown=True)
    table.begin().play("st-11-3", f"go {name((3, 3))}")
    assert set(table.keys) == {"open-freely", "pass"}
    table.answer("open-freely")
    assert table.s.threats == () and table.s.turn.paid == 0 and table.s.alliances[FIRST].face_up == 1
    assert table.what == "alliance.take_steps.choose"


# -- pets

PETS = [
    ("st-03-3", "lorna", 3, 4, {}),
    ("st-06-1", "graltar", 3, 2, {}),
    ("st-11-1", "root", 3, 3, {"evasive": 1}),
    ("u1-17", "graltar", 3, 3, {}),
    ("u2-17", "graltar", 5, 3, {}),
    ("u2-19", "graltar", 4, 5, {"speed": 1}),
]


@pytest.mark.rule("DA-PET-01", "DA-PET-02", "DA-PET-05", "DA-PET-06", "DA-PET-07", "DA-PET-08", "DA-PET-11")
@pytest.mark.parametrize(("card", "hero", "strength", "steps", "more"), PETS, ids=[row[0] for row in PETS])
def test_a_pet_attacks_once_round_corners_and_without_bonuses(
    card: str, hero: str, strength: int, steps: int, more: dict[str, int]
) -> None:
    table = Arena(hero, card, "gs-1", at=(4, 4))
    near = table.monster(OGRE, (5, 5))  # behind the hero
    between = table.monster(RAIDER, (4, 5))
    reach = [table.monster(BRUTE, (3, 6)), table.monster(BRUTE, (4, 7)), table.monster(BRUTE, (5, 8))]
    table.begin().play(card).play("gs-1")
    found = table.targets(card, "pet")
    ways = {near: 1, between: 1, reach[0]: 2, reach[1]: 3, reach[2]: 4}
    assert set(found) == {each for each, far in ways.items() if far <= steps}
    assert table.power(near, card, "pet") == strength and table.defense(reach[0], card, "pet") == 1
    table.attack(near, card, "pet")
    assert table.compared.power == strength and table.s.turn.attacks == 0
    assert set(table.leaf(near).cubes) == ({FIRST} if strength > 1 else set())
    assert not [key for key in table.some("attack") if "pet" in key]
    assert not table.some("go") and not table.some("face")  # DA-PET-12
    assert more == {} or table.s.columns[table.hero][0].spent


@pytest.mark.rule("DA-PET-E1", "DA-PET-03", "DA-PET-04", "DA-PET-10", "DA-PET-12")
def test_hero_and_pet_attack_in_any_order_and_neither_after_a_second_movement() -> None:
    table = Arena("graltar", "u1-17", "gs-1", at=(5, 4))
    front, back = table.monster(OGRE, (3, 4)), table.monster(OGRE, (5, 5))
    table.begin().go((4, 4))
    table.play("u1-17").play("gs-1")
    table.attack(back, "u1-17", "pet").attack(front)
    assert [event.power for event in table.events(AttackCompared)] == [3, 4]
    assert not table.some("attack")
    again = Arena("graltar", "u1-17")
    again.monster(OGRE, (3, 4))
    again.begin().play("u1-17").answer("second-move")
    assert not again.some("attack")


@pytest.mark.rule("DA-PET-08", "DA-PWR-06")
def test_only_cards_that_name_pets_raise_their_attacks() -> None:
    table = Arena("graltar", "u1-17", "u2-21", "gs-1", "gs-2", "gs-3")
    ogre = table.monster(OGRE, (3, 4))
    table.begin().play("u1-17").answer("surge melee", "lay gs-1 gs-2")
    assert table.power(ogre, "u1-17", "pet") == 3
    table.play("u2-21")
    assert table.power(ogre, "u1-17", "pet") == 5
    table.own(FIRST, artifacts=("u3-07",))
    assert table.power(ogre, "u1-17", "pet") == 7


@pytest.mark.rule("DA-PET-09", "DA-CRD-05")
def test_one_pet_for_each_hero_and_round() -> None:
    table = Arena("graltar", "u1-17", "st-06-1")
    table.begin().play("u1-17")
    assert table.why_not(card="st-06-1") == Objection("DA-CRD-05", "type-taken", what="pet")


# -- the table


@pytest.mark.rule("DA-GEN-09")
def test_beastmasters_call_takes_a_card_back() -> None:
    table = Arena("graltar", "u2-21")
    deck = table.s.alliances[FIRST].deck
    pile = (CardId("st-08-1"), CardId("st-08-2"))
    pool = tuple(card for card in deck.pool if card not in pile)
    table.own(FIRST, deck=replace(deck, pool=pool, discard=pile))
    table.begin().answer("play u2-21")
    assert table.keys == ["recall st-08-1", "recall st-08-2", "pass"]
    table.answer("recall st-08-2")
    assert table.s.alliances[FIRST].hand == ("st-08-2",)


@pytest.mark.rule("DA-DRA-17", "DA-DIS-05")
def test_explorers_pack_draws_and_exchanges_a_tile() -> None:
    table = Arena("petra", "u1-30")
    table.offer_tiles("i-02", "i-03")
    table.begin().answer("play u1-30")
    assert len(table.s.alliances[FIRST].hand) == 1
    assert table.keys == ["pass", "return-tile 0 i-02", "return-tile 1 i-03"]
    before = table.s.deck.size
    table.answer("return-tile 1 i-03")
    assert table.s.deck.top[0] == "i-03" and table.s.deck.size == before
    assert table.s.tiles[0] == "i-02" and table.s.tiles[1] not in ("", "i-03")
    empty = Arena("petra", "u1-30")
    empty.empty_deck()
    empty.begin().play("u1-30")
    assert empty.what == "alliance.hero_activation.act"


@pytest.mark.rule("DA-TRP-04", "DA-TRP-05")
def test_trapsmith_turns_up_a_token_from_afar() -> None:
    table = Arena("mcfarlin", "st-15-2", at=(4, 4))
    near, far = table.threat((4, 7)), table.threat((4, 8))
    table.monster(OGRE, (3, 4))
    table.begin("t-3").answer("play st-15-2")
    assert table.keys == ["pass", f"scout {near}"] and far
    table.answer(f"scout {near}")
    assert table.what == "alliance.look_at.choose" and table.s.turn.paid == 0
    table.answer("pass")
    token = next(each for each in table.s.threats if each.number == near)
    assert token.kind == "t-3" and not token.shown  # known, and face down again


@pytest.mark.rule("DA-DOR-02")
def test_master_key_makes_the_next_check_sure() -> None:
    table = Arena("petra", "u2-29")
    table.begin().play("u2-29")
    assert table.s.turn.sure and may_work(table.game, table.hero)
    assert not table.s.turn.paid
