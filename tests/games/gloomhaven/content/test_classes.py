"""The six starting classes: their numbers, their perks, every ability card, and the names of all these."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from undercroft.games.gloomhaven.records.abilities import (
    Ability,
    Active,
    Attack,
    Augment,
    Changes,
    Condition,
    Control,
    CreateObstacle,
    CreateTrap,
    Half,
    Heal,
    Loot,
    Move,
    Push,
    Retaliate,
    Shield,
    Summon,
    SummonStats,
)
from undercroft.games.gloomhaven.records.classes import Card, CharacterClass
from undercroft.games.gloomhaven.records.whom import Area, Bonus, Whom
from undercroft.sim.vocabulary import parts_of

from .read import LANGUAGES, messages, records, rows

CLASSES = records("classes", "character", CharacterClass)
CARDS = records("classes", "card", Card)
LOW, HIGH = (6, 7, 8, 9, 10, 11, 12, 13, 14), (10, 12, 14, 16, 18, 20, 22, 24, 26)
MIDDLE = (8, 9, 11, 12, 14, 15, 17, 18, 20)
SELF, ADJACENT = Whom(side="self"), Whom(side="enemies", count="all", within=1)
THROUGH = Whom(side="enemies", count="all", of="through")
EACH_TARGET = (Bonus(per="enemies-targeted", xp=1),)


def half(*abilities: Ability, **more: object) -> Half:
    return replace(Half(abilities=abilities), **more)


PRINTED: dict[str, tuple[str, str, int, int | str, int, Half, Half]] = {
    "GH-PC-01": (
        "trample", "brute", 1, 1, 72,
        half(Attack(value=3, pierce=2)),
        half(Move(value=4, jump=True), Attack(value=2, who=THROUGH), xp=2, lost=True),
    ),
    "GH-PC-02": (
        "overwhelming-assault", "brute", 5, 1, 61,
        half(Attack(value=6), xp=2, lost=True),
        half(Move(value=3), Push(value=2)),
    ),
    "GH-PC-03": (
        "shield-bash", "brute", 8, 1, 15,
        half(Attack(value=4, conditions=("stun",)), xp=2, lost=True),
        half(Shield(value=1), duration="round"),
    ),
    "GH-PC-04": (
        "wall-of-doom", "brute", 13, "X", 20,
        half(Retaliate(value=2), Shield(value=2), xp=2, duration="round", lost=True),
        half(Active(effect="attack", value=1), duration="round"),
    ),
    "GH-PC-05": (
        "brute-force", "brute", 17, 3, 51,
        half(
            Attack(
                value=2,
                area=Area(((1, -1), (1, 0), (0, 1)), enhance=((0, -1), (-1, 1))),
                conditions=("muddle",),
            ),
            xp=1,
        ),
        half(Move(value=2), Shield(value=1), duration="round"),
    ),
    "GH-PC-06": (
        "proximity-mine", "tinkerer", 30, 1, 62,
        half(CreateTrap(damage=6, xp_when_sprung=2), lost=True),
        half(Move(value=4)),
    ),
    "GH-PC-07": (
        "harmless-contraption", "tinkerer", 31, 1, 74,
        half(Summon(what=SummonStats(name="decoy", hp=6, move=2)), xp=2, duration="persistent", lost=True),
        half(Heal(value=2, range=3)),
    ),
    "GH-PC-08": (
        "flamethrower", "tinkerer", 32, 1, 47,
        half(
            Attack(
                value=3,
                area=Area(((1, -1), (2, -1), (1, 0)), enhance=((2, -2), (2, 0))),
                conditions=("wound",),
            ),
            xp=2, infuse=("fire",), lost=True,
        ),
        half(Shield(value=1, who=Whom(side="self-and-allies", count="all", within=1)), duration="round"),
    ),
    "GH-PC-09": (
        "ink-bomb", "tinkerer", 34, 1, 74,
        half(
            Attack(
                value=4, range=3, area=Area(((0, 0), (1, -1), (1, 0)), origin="target"), bonuses=EACH_TARGET
            ),
            infuse=("dark",), lost=True,
        ),
        half(Move(value=4)),
    ),
    "GH-PC-10": (
        "fire-orbs", "spellweaver", 61, 1, 69,
        half(Attack(value=3, range=3, target=3, bonuses=EACH_TARGET), infuse=("fire",), lost=True),
        half(Move(value=3)),
    ),
    "GH-PC-11": (
        "freezing-nova", "spellweaver", 64, 1, 21,
        half(
            Attack(
                value=2, who=ADJACENT, conditions=("immobilize",),
                augments=(Augment(elements=("ice",), changes=Changes(attack=1)),),
            )
        ),
        half(Heal(value=4, range=4), infuse=("light",), lost=True),
    ),
    "GH-PC-12": (
        "frost-armor", "spellweaver", 66, 1, 20,
        half(
            Attack(
                value=2, range=3,
                augments=(Augment(elements=("wild",), changes=Changes(attack=1), xp=1),),
            )
        ),
        half(
            Active(effect="negate-damage"), slots=(1, 1), infuse=("ice",), duration="persistent", lost=True
        ),
    ),
    "GH-PC-13": (
        "flame-strike", "spellweaver", 67, 1, 36,
        half(
            Attack(
                value=3, range=2,
                augments=(Augment(elements=("fire",), changes=Changes(conditions=("wound",))),),
            )
        ),
        half(Attack(value=2, range=2)),
    ),
    "GH-PC-14": (
        "single-out", "scoundrel", 88, 1, 86,
        half(Attack(value=3, bonuses=(Bonus(when=("target-adjacent-to-my-ally",), attack=2, xp=1),))),
        half(
            Active(effect="attack", value=2, when=("target-adjacent-to-none-of-its-allies",)),
            slots=(0, 1, 0, 1), duration="persistent", lost=True,
        ),
    ),
    "GH-PC-15": (
        "venom-shiv", "scoundrel", 93, 1, 60,
        half(Attack(value=3, conditions=("poison",)), xp=1),
        half(Move(value=5)),
    ),
    "GH-PC-16": (
        "throwing-knives", "scoundrel", 94, 1, 10,
        half(Attack(value=2, range=3, target=2), xp=1),
        half(Loot(range=2), lost=True),
    ),
    "GH-PC-17": (
        "tricksters-reversal", "scoundrel", 98, "X", 9,
        half(Attack(value=2, bonuses=(Bonus(per="shield-of-target", attack=2),)), xp=2, lost=True),
        half(Active(effect="negate-damage", once=True), duration="round"),
    ),
    "GH-PC-18": (
        "avalanche", "cragheart", 118, 1, 75,
        half(
            Attack(
                value=4, area=Area(((1, -1), (1, 0)), enhance=((0, -1),)),
                augments=(Augment(elements=("earth",), changes=Changes(attack=1), xp=1),),
            ),
            xp=1, lost=True,
        ),
        half(CreateObstacle(count=2), infuse=("earth",)),
    ),
    "GH-PC-19": (
        "submissive-affliction", "mindthief", 146, 1, 48,
        half(Attack(value=2, bonuses=(Bonus(per="negative-conditions-on-target", attack=1),)), xp=1),
        half(Control(who=Whom(side="enemies", within=5), then=(Attack(value=2, target=1),))),
    ),
    "GH-PC-20": (
        "into-the-night", "mindthief", 147, 1, 14,
        half(Loot(range=1), infuse=("dark",)),
        half(Condition(conditions=("invisible",), who=SELF)),
    ),
    "GH-PC-21": (
        "gnawing-horde", "mindthief", 150, 1, 82,
        half(
            Summon(what=SummonStats(name="rat-swarm", hp=6, move=1, attack=2, conditions=("poison",))),
            xp=2, duration="persistent", lost=True,
        ),
        half(Move(value=4)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("row", PRINTED)
def test_printed_cards(row: str) -> None:
    id, character, number, level, initiative, top, bottom = PRINTED[row]
    card = CARDS[id]
    assert (card.character, card.number, card.level, card.initiative) == (
        character,
        number,
        level,
        initiative,
    )
    for ours, printed in ((card.top, top), (card.bottom, bottom)):
        assert replace(ours, enhancements=(), ruled="") == printed


@pytest.mark.parametrize(
    ("name", "hit_points", "hand_size", "numbers"),
    [
        ("brute", HIGH, 10, range(1, 30)),
        ("tinkerer", MIDDLE, 12, range(30, 61)),
        ("spellweaver", LOW, 8, range(61, 88)),
        ("scoundrel", MIDDLE, 9, range(88, 116)),
        ("cragheart", HIGH, 11, range(116, 146)),
        ("mindthief", LOW, 10, range(146, 175)),
    ],
)
def test_mats_and_decks(name: str, hit_points: tuple[int, ...], hand_size: int, numbers: range) -> None:
    mat, deck = CLASSES[name], [card for card in CARDS.values() if card.character == name]
    assert (mat.hit_points, mat.hand_size) == (hit_points, hand_size)
    assert [card.number for card in deck] == list(numbers)
    expected = {1: hand_size, "X": 3} | dict.fromkeys(range(2, 10), 2)
    assert Counter(card.level for card in deck) == expected


@pytest.mark.rule("GH-CRD-03")
def test_which_cards_a_level_allows() -> None:
    brute = [card for card in CARDS.values() if card.character == "brute"]
    assert len([card for card in brute if card.allowed_at(1)]) == 13
    assert not CARDS["fatal-advance"].allowed_at(1)
    assert CARDS["fatal-advance"].allowed_at(2)
    assert all(card.allowed_at(9) for card in brute)


def test_every_half_says_something() -> None:
    halves = [half for card in CARDS.values() for half in (card.top, card.bottom)]
    assert len(halves) == 2 * 174
    assert all(half.abilities for half in halves)


def test_what_stays_in_play_says_how_long() -> None:
    """Use slots and lasting effects need a duration; a lasting effect needs no slots."""
    for card in CARDS.values():
        for half in (card.top, card.bottom):
            assert not half.slots or half.duration == "persistent", card.id
            lasting = (Active, Shield, Retaliate, Summon)
            stays = any(isinstance(ability, lasting) for ability in half.abilities)
            assert stays <= bool(half.duration), card.id


def test_special_effects_are_the_known_few() -> None:
    named = Counter(
        part.name
        for card in CARDS.values()
        for part in parts_of(card)
        if isinstance(part, Active) and part.name
    )
    assert named == {
        "augments-on-ranged-attacks": 1, "draws-attacks-on-adjacent-allies": 1, "moves-as-attacks": 1,
        "two-augments": 1,
    }  # fmt: skip


def test_reworded_cards() -> None:
    """Cards where a number is put in place of another, or one element changes two abilities."""
    (attack,) = CARDS["sinister-opportunity"].top.abilities
    assert isinstance(attack, Attack)
    assert attack.bonuses[0].attack + attack.augments[0].changes.bonus == 2
    (bonus,) = CARDS["crackling-air"].top.abilities
    assert isinstance(bonus, Active)
    assert (bonus.value, bonus.augments[0].changes.value) == (1, 1)
    assert CARDS["stone-fists"].bottom.augments == (
        Augment(elements=("earth",), changes=Changes(move=1, shield=1), xp=1),
    )
    (swing,) = CARDS["heaving-swing"].top.abilities
    assert isinstance(swing, Attack)
    assert swing.crash is not None
    assert (swing.push, swing.crash.into, swing.crash.destroys, swing.crash.damage) == (
        1,
        "obstacle",
        True,
        2,
    )


PERKS = {
    "brute": [
        (1, ["minus-1"] * 2, [], ""),
        (1, ["minus-1"], ["plus-1"], ""),
        (2, [], ["plus-1"] * 2, ""),
        (1, [], ["plus-3"], ""),
        (2, [], ["rolling-push-1"] * 3, ""),
        (1, [], ["rolling-pierce-3"] * 2, ""),
        (2, [], ["rolling-stun"], ""),
        (1, [], ["rolling-disarm", "rolling-muddle"], ""),
        (2, [], ["rolling-add-target"], ""),
        (1, [], ["plus-1-shield-1"], ""),
        (1, [], ["plus-1"], "item-effects"),
    ],
    "tinkerer": [
        (2, ["minus-1"] * 2, [], ""),
        (1, ["minus-2"], ["plus-0"], ""),
        (1, [], ["plus-1"] * 2, ""),
        (1, [], ["plus-3"], ""),
        (1, [], ["rolling-fire"] * 2, ""),
        (1, [], ["rolling-muddle"] * 3, ""),
        (2, [], ["plus-1-wound"], ""),
        (2, [], ["plus-1-immobilize"], ""),
        (2, [], ["plus-1-heal-2"], ""),
        (1, [], ["plus-0-add-target"], ""),
        (1, [], [], "scenario-effects"),
    ],
}


@pytest.mark.parametrize("name", PERKS)
def test_printed_perks(name: str) -> None:
    """GH-PC-90 to GH-PC-111."""
    ours = [(perk.times, list(perk.remove), list(perk.add), perk.ignore) for perk in CLASSES[name].perks]
    assert ours == PERKS[name]


def test_every_class_has_fifteen_boxes() -> None:
    assert {name: sum(perk.times for perk in mat.perks) for name, mat in CLASSES.items()} == dict.fromkeys(
        CLASSES, 15
    )
    for mat in CLASSES.values():
        assert all(perk.remove or perk.add or perk.ignore for perk in mat.perks)
        assert len({perk.id for perk in mat.perks}) == len(mat.perks)


def test_perks_add_and_remove_cards_that_exist() -> None:
    there = {row.id: row.fields for row in rows("modifiers.toml")}
    for mat in CLASSES.values():
        for perk in mat.perks:
            assert {*perk.remove, *perk.add} <= set(there), perk.id
            assert all(there[card].get("standard") for card in perk.remove), perk.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    names = messages(language, "names-cards")
    summons = {
        part.name for card in CARDS.values() for part in parts_of(card) if isinstance(part, SummonStats)
    }
    wanted = {f"card-{id}" for id in CARDS} | {f"character-{id}" for id in CLASSES}
    wanted |= {f"perk-{perk.id}" for mat in CLASSES.values() for perk in mat.perks}
    wanted |= {f"summon-{name}" for name in summons}
    assert set(names) == wanted
    assert all(text[""] for text in names.values())
    if language != "en":
        assert all("gender" in text for id, text in names.items() if id.startswith(("character-", "summon-")))


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("es", "trample", "Pisotear"),
        ("es", "overwhelming-assault", "Asalto abrumador"),
        ("es", "tricksters-reversal", "Argucia del embaucador"),
        ("es", "gnawing-horde", "Horda de roedores"),
        ("es", "impaling-eruption", "Erupción empaladora"),
        ("pt", "harmless-contraption", "Engenhoca Inofensiva"),
        ("pt", "wall-of-doom", "Parede da Ruína"),
        ("pt", "freezing-nova", "Estrela Congelante"),
        ("pt", "single-out", "Separar"),
        ("pt", "submissive-affliction", "Aflição Obediente"),
    ],
)
def test_printed_names(language: str, card: str, name: str) -> None:
    assert messages(language, "names-cards")[f"card-{card}"][""] == name
