"""Questions: none whose answers all come to the same, none with one sensible answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from games.gloomhaven.scenes import Table, scene
from games.gloomhaven.sets import card_scene, item_scene
from games.gloomhaven.test_selection import answers, lonely
from games.gloomhaven.test_testers import factory
from games.gloomhaven.test_texts import haven, words
from games.gloomhaven.test_turns import turn
from undercroft.bots import make_bot
from undercroft.games.gloomhaven.box import NOUNS
from undercroft.games.gloomhaven.options import EffectOption
from undercroft.games.gloomhaven.records.abilities import Attack, Condition, Heal, Infuse, Move, Shield
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.movement.push_pull import Shove
from undercroft.games.gloomhaven.rules.round.rests import ShortRest
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, FigureId, Seat, view
from undercroft.sim.pointless import pointless
from undercroft.sim.testers import Luck
from undercroft.text.namers import StateNamer
from undercroft.text.sentences import option_label, question
from undercroft.text.words import Words

from .arena import EDITION, RECORDS

__all__ = ["haven", "words"]  # fixtures

SELF = Whom(side="self")
Chooser = Callable[[Haven, Decision], str | int]

# Questions whose answers may come to the same without anybody knowing it beforehand, and why they are asked.
REASONED = {
    "gh.attack.choose": "the order of attacks matters by the cards that are drawn",
    "gh.shove.choose": "who is pushed may die, or move on, before it is seen where it stood",
    "gh.shove_each.choose": "the order of pushes matters by where each is pushed to",
    "gh.monster_move.choose": "where a monster stands matters, though it may be gone soon",
    "gh.heal.find_neediest": "which monster is healed matters, though it may be gone soon",
    "gh.apply_effects.choose": "asked only of those who want to be asked about every effect",
    "gh.choose_figures.choose": "who is forced, granted something or healed in the middle of an action "
    "is chosen before it is known whether anything comes of it",
    "gh.character_turn.choose_action": "an item that is used first may change what it can do",
    "gh.destroy_obstacle.choose": "which obstacle goes matters to all who come after",
    "gh.consume.choose": "which element is consumed matters for what is consumed later",
    "gh.black_card.choose": "which enemy is marked matters once it attacks",
}


def games(luck: Luck, count: int) -> Iterator[tuple[str, Haven, Chooser, int]]:
    """Cards and items at work by any answer, and scenarios by bots: name, game, who chooses, how long."""
    halves = [(card, half) for card in RECORDS.card for half in ("top", "bottom")]
    items, scenarios = list(RECORDS.item), [page.id for page in RECORDS.scenario.values() if not page.missing]

    def anything(game: Haven, decision: Decision) -> str:
        return luck.choose(decision.keys())

    for n in range(count):
        card, half = luck.choose(halves)
        yield f"{card} {half}", card_scene(card, half)(f"{n}/card"), anything, 20
        item = luck.choose(items)
        yield item, item_scene(item)(f"{n}/item"), anything, 20
        page = luck.choose(scenarios)
        yield f"scenario {page}", factory(page)(f"{n}"), by_bots(f"{n}"), 60


def by_bots(seed: str) -> Chooser:
    """A bot for each seat."""
    four = EDITION.settle(HavenSetup(players=4))
    bots = [make_bot(EDITION, four, "normal", Seat(seat), seed) for seat in range(4)]
    return lambda game, decision: bots[decision.seat].choose(view(game, decision.seat), decision)


@pytest.mark.rule("GH-TRN-07")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_no_question_is_pointless(seed: str) -> None:
    """Whatever is found is named, with why it is asked all the same."""
    asked, found = 0, dict[str, list[str]]()
    for name, game, choose, longest in games(Luck(f"{seed}/questions"), 24):
        game.advance()
        for _ in range(longest):
            if not game.open:
                break
            decision = game.open[0]
            asked += 1
            for each in pointless(game):
                found.setdefault(each.what, []).append(f"{name}: {', '.join(each.keys())}")
            game.answer(decision.seat, choose(game, decision))
    assert {what: names for what, names in found.items() if what not in REASONED} == {}
    assert asked > 1000 and sum(map(len, found.values())) < asked / 50  # and even those are rare


def test_the_tester_finds_what_makes_no_difference() -> None:
    """A heal that nobody needs, left to those who want to be asked everything."""
    table = scene(brute="0:0", spellweaver="5:5").asking().perform(1, Heal(value=3, who=SELF))
    table.game.state.frames[0].done = 1  # type: ignore[attr-defined]
    assert [decision.what for decision in pointless(table.game)] == ["gh.choose_figures.choose"]
    hurt = scene(brute="0:0", spellweaver="5:5").asking().looks(1, hp=3).perform(1, Heal(value=3, who=SELF))
    assert not list(pointless(hurt.game))


@pytest.mark.rule("GH-TRN-07", "GH-SHD-05")
def test_what_only_helps_is_not_asked_about_unless_the_player_wants_it() -> None:
    table = scene(brute="0:0", spellweaver="5:5").perform(1, Shield(value=1))
    assert not table.is_asked() and [bonus.bearer for bonus in table.state.lasting] == [1]
    asks = scene(brute="0:0", spellweaver="5:5").asking().perform(1, Shield(value=1))
    assert asks.keys() == ["perform", "skip"] and not asks.picks("skip").state.lasting


@pytest.mark.rule("GH-TRN-07", "GH-CON-04")
@pytest.mark.parametrize(
    ("condition", "side", "asked"),
    [("strengthen", "self", False), ("bless", "allies", False), ("invisible", "self", True),
     ("muddle", "enemies", False), ("muddle", "both", True), ("wound", "self", True)],
)  # fmt: skip
def test_conditions_that_one_may_not_want_are_asked_about(condition: str, side: str, asked: bool) -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="cave-bear 0:1")
    whom = Whom(side=side, count="all", within=1)  # type: ignore[arg-type]
    table.perform(1, Condition(conditions=(condition,), who=whom))  # type: ignore[arg-type]
    assert table.is_asked() == asked


@pytest.mark.rule("GH-HEA-01", "GH-TRN-10")
def test_a_heal_that_nobody_needs_is_asked_about_only_where_the_action_hangs_on_it() -> None:
    alone = scene(brute="0:0", spellweaver="5:5").perform(1, Heal(value=3, who=SELF))
    assert alone.keys() == ["perform", "skip"]  # was anything performed? The card's place hangs on it
    after = scene(brute="0:0", spellweaver="5:5").perform(1, Shield(value=1), Heal(value=3, who=SELF))
    assert not after.is_asked()
    hurt = (
        scene(brute="0:0", spellweaver="5:5")
        .looks(1, hp=4)
        .perform(1, Shield(value=1), Heal(value=3, who=SELF))
    )
    assert not hurt.is_asked() and hurt.hp(1) == 7


@pytest.mark.rule("GH-TRN-10", "GH-TRN-03")
def test_a_last_half_that_can_do_nothing_is_put_away_unasked() -> None:
    """The top of Trample attacks; nobody is there."""
    table = turn("trample", "grab-and-go").mats(0, asks=False).turn(1)
    table.picks("play grab-and-go bottom", "stop")
    assert not table.is_asked() and table.mat(0).discard == ("grab-and-go", "trample")
    asks = turn("trample", "grab-and-go").turn(1).picks("play grab-and-go bottom", "stop")
    assert answers(asks) == ["play trample top", "basic trample top"]
    near = turn("trample", "grab-and-go", monsters="cave-bear 1:0").mats(0, asks=False).turn(1)
    assert answers(near.picks("play grab-and-go bottom", "stop")) == ["play trample top", "basic trample top"]
    potion = turn("trample", "grab-and-go").mats(0, asks=False, items=("minor-healing-potion",))
    potion.looks(1, hp=4).turn(1).picks("play grab-and-go bottom", "stop")
    assert answers(potion)[:2] == ["play trample top", "basic trample top"]


@pytest.mark.rule("GH-RST-02", "GH-RST-05")
@pytest.mark.parametrize(
    ("hand", "discard", "asks", "offered"),
    [(5, 2, False, False), (5, 2, True, True), (5, 3, False, True), (1, 2, False, True), (0, 2, False, True)],
)
def test_a_short_rest_for_one_card_is_offered_to_those_who_need_it(
    hand: int, discard: int, asks: bool, offered: bool
) -> None:
    table = lonely()
    cards = table.mat(0).hand
    table.mats(0, hand=cards[:hand], discard=cards[hand : hand + discard], asks=asks)
    table.run(ShortRest(FigureId(1), Seat(0)))
    assert table.is_asked() == offered


@pytest.mark.rule("GH-ELM-18", "GH-ELM-20")
def test_a_wild_element_is_one_that_is_not_infused_already() -> None:
    table = scene(brute="0:0", spellweaver="9:7").perform(1, Infuse(elements=("fire", "wild")))
    assert "fire" not in table.keys("element") and len(table.keys("element")) == 5


def labels(words: Words, table: Table) -> list[str]:
    """What is asked, and what each answer would do."""
    namer = StateNamer(words, table.state, ["character-brute", "character-spellweaver"], nouns=NOUNS)
    return [
        question(words, namer, table.asked),
        *(option_label(words, namer, o) for o in table.asked.options),
    ]


@pytest.mark.rule("GH-DMG-01")
def test_damage_says_what_each_way_costs_hand_and_discards_apart(words: Words) -> None:
    hand, discard = ("trample", "grab-and-go"), ("shield-bash", "eye-for-an-eye")
    table = scene().mats(0, hand=hand, discard=discard).looks(1, hp=8)
    table.run(Suffer(FigureId(1), 3, "trap"))
    assert (
        labels(words, table)
        == {
            "en": [
                "The Brute: 3 damage (8 of 10 hit points). Suffer it, or lose cards to prevent it?",
                "Suffer 3 damage: 5 of 10 hit points left",
                "Lose Trample from your hand (1 left): no damage",
                "Lose Grab and Go from your hand (1 left): no damage",
                "Lose your two discarded cards, Shield Bash and Eye for an Eye: no damage",
            ],
            "es": [
                "El Salvaje: 3 de daño (8 de 10 puntos de vida). "
                "¿Lo sufres o pierdes cartas para prevenirlo?",
                "Sufrir 3 de daño: te quedan 5 de 10 puntos de vida",
                "Perder Pisotear de tu mano (queda 1): sin daño",
                "Perder Coger y correr de tu mano (queda 1): sin daño",
                "Perder tus dos cartas descartadas, Golpe de escudo y Ojo por ojo: sin daño",
            ],
            "pt": [
                "O Bruto: 3 de dano (8 de 10 pontos de vida). Sofrer ou perder cartas para negá-lo?",
                "Sofrer 3 de dano: restam 5 de 10 pontos de vida",
                "Perder Atropelar da sua mão (resta 1): nenhum dano",
                "Perder Pegar e Fugir da sua mão (resta 1): nenhum dano",
                "Perder suas duas cartas descartadas, Golpe de Escudo e Olho por Olho: nenhum dano",
            ],
        }[words.language]
    )
    three = scene().mats(0, hand=(), discard=(*discard, "trample")).looks(1, hp=3)
    three.run(Suffer(FigureId(1), 3, "trap"))
    first, _, lost, *_ = [label.lower() for label in labels(words, three)]
    assert "3 " in first and "1" in lost
    assert (
        labels(words, three)[1]
        == {
            "en": "Suffer 3 damage: exhausted",
            "es": "Sufrir 3 de daño: te agotas",
            "pt": "Sofrer 3 de dano: leva à exaustão",
        }[words.language]
    )


@pytest.mark.rule("GH-RST-07", "GH-RST-08")
def test_a_short_rest_with_two_discards_says_which_card_goes_instead(words: Words) -> None:
    table = lonely(chance=["trample"]).mats(0, hand=(), discard=("trample", "grab-and-go"))
    table.run(ShortRest(FigureId(1), Seat(0))).picks("short-rest")
    assert (
        labels(words, table)[2]
        == {
            "en": "Suffer 1 damage (9 of 10 hit points left) and lose Grab and Go instead",
            "es": "Sufrir 1 de daño (te quedan 9 de 10 puntos de vida) y perder Coger y correr en su lugar",
            "pt": "Sofrer 1 de dano (restam 9 de 10 pontos de vida) e perder Pegar e Fugir no lugar",
        }[words.language]
    )


@pytest.mark.rule("GH-EFX-06", "GH-MOV-01")
def test_a_push_names_itself_and_a_move_says_how_far(words: Words) -> None:
    table = scene(brute="3:3", spellweaver="9:7", monsters="cave-bear 4:3")
    table.run(Shove(FigureId(3), FigureId(1), 2))
    assert (
        labels(words, table)[0]
        == {
            "en": "The Brute: push Cave Bear 1 to which hex? (2 hexes left)",
            "es": "El Salvaje: empujar al Oso de cueva 1, ¿a qué hexágono? (quedan 2 hexágonos)",
            "pt": "O Bruto: empurrar o Urso das Cavernas 1 para qual hexágono? (restam 2 hexágonos)",
        }[words.language]
    )
    table.picks("hex 5:2")
    assert "1" in labels(words, table)[0].rpartition("(")[2]
    moves = scene().perform(1, Move(value=3))
    told = labels(words, moves)
    assert (
        "3" in told[0]
        and told[-1] == {"en": "Do not move", "es": "No moverse", "pt": "Não se mover"}[words.language]
    )
    gone = labels(words, moves.picks("go 1:0"))
    assert (
        "2" in gone[0]
        and gone[-1] == {"en": "Stop here", "es": "Parar aquí", "pt": "Parar aqui"}[words.language]
    )
    moves.picks("go 3:0")
    assert not moves.is_asked()  # nothing is left to go


@pytest.mark.rule("GH-ELM-07")
def test_an_augment_says_what_it_costs_and_gives(words: Words) -> None:
    """Mana Bolt consumes an element for more; what it gives stands in the question."""
    table = scene(spellweaver="0:0", brute="9:7", monsters="cave-bear 2:0").knows(elements=(2,) * 6)
    table.play(1, "mana-bolt", "top")
    while table.asked.what != "gh.perform.augment":
        table.picks(table.keys()[0])
    told = labels(words, table)[0]
    assert "→" in told and "(" in told


@pytest.mark.rule("GH-CON-11")
def test_a_cure_says_that_it_removes(words: Words) -> None:
    option = EffectOption("muddle", True)
    assert option.key == "effect muddle"
    label = option_label(words, StateNamer(words, nouns=NOUNS), option)
    assert label.startswith({"en": "Remove", "es": "Eliminar", "pt": "Remover"}[words.language])


def test_attacks_on_the_only_enemy_are_still_asked_about() -> None:
    """It may retaliate, or be better left to another."""
    table = scene(brute="0:0", monsters="cave-bear 1:0").perform(1, Attack(value=2))
    assert table.keys() == ["target 2", "skip"]
