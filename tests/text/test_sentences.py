"""What is said, word for word: agreement of gender and number, secrets, reasons, card text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from text.conftest import namer_in
from undercroft.content.verbs import Verb
from undercroft.games.boxes import Edition
from undercroft.games.tiny.events import (
    AttackDeclared,
    CardDrawn,
    CardPutUnder,
    CardsLookedAt,
    DiceRolled,
    Focused,
    HandDiscarded,
    StanceTaken,
    TurnStarted,
)  # fmt: skip
from undercroft.games.tiny.options import AreaOption, AttackOption, GoOption, KeepOption
from undercroft.games.tiny.rules.attack import AttackVerb
from undercroft.games.tiny.rules.effects import BonusVerb, DrawVerb, HealVerb, InflictVerb, MoveVerb
from undercroft.games.tiny.vocabulary import LevelAmount, PerAmount, StatAmount, Targets
from undercroft.kernel import (
    CardId,
    Cut,
    Decision,
    Entry,
    Event,
    FigureId,
    Modifier,
    Option,
    Part,
    Seat,
    UseOption,
    redact,
)  # fmt: skip
from undercroft.parts.dice import Die
from undercroft.parts.happenings import ConditionGained, Damaged
from undercroft.text import (
    LANGUAGES,
    Language,
    StateNamer,
    Words,
    card_text,
    option_label,
    question,
    sentence,
    why,
)  # fmt: skip

WARDEN, SCOUT, GOBLIN = FigureId(1), FigureId(2), FigureId(3)
C4 = 4 * 15 + 3  # on the small game's grid


def words_in(tiny: Edition, language: Language) -> tuple[Words, StateNamer]:
    words = Words.of(language, tiny.box.folder / "messages", strict=True)
    return words, namer_in(words)


SAID: list[tuple[Event, str, str, str]] = [
    (
        Damaged(GOBLIN, 2),
        "Goblin 3 suffers 2 damage.",
        "El goblin 3 sufre 2 de daño.",
        "O goblin 3 sofre 2 de dano.",
    ),
    (
        ConditionGained(WARDEN, "poisoned"),
        "The Warden is poisoned.",
        "La Guardiana queda envenenada.",
        "A Guardiã fica envenenada.",
    ),
    (
        ConditionGained(SCOUT, "stunned"),
        "The Scout is stunned.",
        "El Explorador queda aturdido.",
        "O Batedor fica atordoado.",
    ),
    (
        StanceTaken(WARDEN, "wary"),
        "The Warden is wary this round.",
        "La Guardiana se muestra cauta esta ronda.",
        "A Guardiã fica cautelosa nesta rodada.",
    ),
    (
        AttackDeclared(GOBLIN, SCOUT),
        "Goblin 3 attacks the Scout.",
        "El goblin 3 ataca al Explorador.",
        "O goblin 3 ataca o Batedor.",
    ),
    (
        Focused(GOBLIN, WARDEN),
        "Goblin 3 focuses on the Warden.",
        "El goblin 3 centra su atención en la Guardiana.",
        "O goblin 3 foca na Guardiã.",
    ),
    (
        TurnStarted(SCOUT, 2),
        "The Scout's turn.",
        "Turno del Explorador.",
        "Turno do Batedor.",
    ),
    (
        DiceRolled(WARDEN, (Die("power", "3"), Die("power", "0"))),
        "The Warden rolls 3 and 0.",
        "La Guardiana tira 3 y 0.",
        "A Guardiã rola 3 e 0.",
    ),
    (
        HandDiscarded(Seat(1), (CardId("volley"), CardId("dash"))),
        "The Scout discards Volley and Dash.",
        "El Explorador descarta Andanada y Carrera.",
        "O Batedor descarta Saraivada e Disparada.",
    ),
]


@pytest.mark.parametrize(("event", "en", "es", "pt"), SAID)
def test_sentences_agree_with_their_figures(tiny: Edition, event: Event, en: str, es: str, pt: str) -> None:
    for language, expected in (("en", en), ("es", es), ("pt", pt)):
        assert sentence(*words_in(tiny, language), event) == expected  # type: ignore[arg-type]


def test_a_hidden_card_is_a_card(tiny: Edition) -> None:
    drawn = CardDrawn(Seat(0), CardId("cleave"))
    assert sentence(*words_in(tiny, "en"), redact(drawn, Seat(0))) == "The Warden draws Cleave."
    assert sentence(*words_in(tiny, "en"), redact(drawn, Seat(1))) == "The Warden draws a card."
    assert sentence(*words_in(tiny, "es"), redact(drawn, Seat(1))) == "La Guardiana roba una carta."
    assert sentence(*words_in(tiny, "pt"), redact(drawn, Seat(1))) == "A Guardiã compra uma carta."


OPTIONS: list[tuple[Option, str, str, str]] = [
    (GoOption(C4), "Go to c4", "Ir a c4", "Ir para c4"),
    (AreaOption(1 << C4 | 2 << C4), "c4 and d4", "c4 y d4", "c4 e d4"),
    (AttackOption(GOBLIN), "Attack goblin 3", "Atacar al goblin 3", "Atacar o goblin 3"),
    (UseOption("amulet@2"), "Use the amulet", "Usar el amuleto", "Usar o amuleto"),
    (KeepOption(CardId("parry")), "Keep Parry", "Quedarse con Parada", "Guardar Aparar"),
    (UseOption("parry"), "Use Parry", "Usar Parada", "Usar Aparar"),
]


@pytest.mark.parametrize(("option", "en", "es", "pt"), OPTIONS)
def test_options_are_labelled(tiny: Edition, option: Option, en: str, es: str, pt: str) -> None:
    for language, expected in (("en", en), ("es", es), ("pt", pt)):
        assert option_label(*words_in(tiny, language), option) == expected  # type: ignore[arg-type]


def test_a_joint_question_names_all_who_decide(tiny: Edition) -> None:
    decision = Decision((Seat(0), Seat(1)), "tiny.monster_turn.find_focus", "TN-MON-02", ())
    assert question(*words_in(tiny, "en"), decision).startswith("The Warden and the Scout: ")
    assert question(*words_in(tiny, "es"), decision).startswith("La Guardiana y el Explorador: ")


def test_a_focus_is_explained_by_rule_page_and_criteria(tiny: Edition) -> None:
    cuts = (
        Cut("TN-MON-02", "spikes", 0, ("1", "2")),
        Cut("TN-MON-02", "movement", 2, ("1",), (("2", 4),)),
    )
    entry = Entry("TN-MON-02", Focused(GOBLIN, WARDEN), cuts)
    title, statement, *reasons = why(*words_in(tiny, "en"), entry)
    assert title == "TN-MON-02 · A monster's focus (p. 5)"
    assert statement.startswith("Its focus is the enemy to which")
    assert reasons == [
        "TN-MON-02: fewest spikes on the way: 0 for the Warden and the Scout alike",
        "TN-MON-02: least movement: the Warden (2); out: the Scout (4)",
    ]
    assert why(*words_in(tiny, "es"), entry)[-1] == (
        "TN-MON-02: menos movimiento: la Guardiana (2); fuera: el Explorador (4)"
    )


def test_a_speed_is_told_with_its_numbers(tiny: Edition) -> None:
    cut = Cut("TN-MON-02", "speed", 10, ("2",), (("1", 30),))
    entry = Entry("TN-MON-02", Focused(GOBLIN, SCOUT), (cut,))
    last = {lang: why(*words_in(tiny, lang), entry)[-1] for lang in LANGUAGES}
    assert last == {
        "en": "TN-MON-02: lowest speed: the Scout (10); out: the Warden (30)",
        "es": "TN-MON-02: menor velocidad: el Explorador (10); fuera: la Guardiana (30)",
        "pt": "TN-MON-02: menor velocidade: o Batedor (10); fora: a Guardiã (30)",
    }


def test_a_tie_of_all_criteria_drops_nobody(tiny: Edition) -> None:
    entry = Entry("TN-MON-02", Focused(GOBLIN, SCOUT), (Cut("TN-MON-02", "speed", 50, ("1", "2")),))
    assert why(*words_in(tiny, "en"), entry)[-1] == (
        "TN-MON-02: lowest speed: 50 for the Warden and the Scout alike"
    )


def test_a_measure_without_values_is_told_without_numbers(tiny: Edition, tmp_path: Path) -> None:
    """A place in an order, say, means nothing to people."""
    (tmp_path / "en.ftl").write_text("measure-turn = first in the turn order\n    .values = no\n")
    words = Words.of("en", tiny.box.folder / "messages", tmp_path, strict=True)
    cut = Cut("TN-MON-02", "turn", 1002, ("2",), (("1", 3001),))
    entry = Entry("TN-MON-02", Focused(GOBLIN, SCOUT), (cut,))
    assert why(words, namer_in(words), entry)[-1] == (
        "TN-MON-02: first in the turn order: the Scout; out: the Warden"
    )


def test_cards_looked_at_are_counted_and_not_named(tiny: Edition) -> None:
    two = CardsLookedAt(Seat(0), (CardId("cleave"), CardId("shove")))
    one = CardsLookedAt(Seat(1), (CardId("dread"),))
    for seat in (Seat(0), Seat(1)):
        assert [sentence(*words_in(tiny, lang), redact(two, seat)) for lang in LANGUAGES] == [
            "The Warden looks at the next 2 cards of the deck.",
            "La Guardiana mira las 2 cartas siguientes de su mazo.",
            "A Guardiã olha as próximas 2 cartas do baralho.",
        ]
        assert [sentence(*words_in(tiny, lang), redact(one, seat)) for lang in LANGUAGES] == [
            "The Scout looks at the next card of the deck.",
            "El Explorador mira la siguiente carta de su mazo.",
            "O Batedor olha a próxima carta do baralho.",
        ]


def test_a_card_put_under_the_deck_is_named_for_its_owner_alone(tiny: Edition) -> None:
    away = CardPutUnder(Seat(0), CardId("cleave"))
    told = sentence(*words_in(tiny, "en"), redact(away, Seat(0)))
    assert told == "The Warden puts Cleave on the bottom of the deck."
    told = sentence(*words_in(tiny, "en"), redact(away, Seat(1)))
    assert told == "The Warden puts a card on the bottom of the deck."


def test_where_the_most_is_best_the_value_is_shown_as_it_is(tiny: Edition) -> None:
    cut = Cut("TN-ATK-07", "attack-lost", -4, ("x2",), (("+1", -3),))
    entry = Entry("TN-ATK-07", Damaged(WARDEN, 4), (cut,))
    assert why(*words_in(tiny, "en"), entry)[-1] == "TN-ATK-07: highest attack: x2 (4); out: +1 (3)"


def test_a_sum_is_explained_line_by_line(tiny: Edition) -> None:
    parts = (
        Part(Modifier("dice", 1, source="bold", rule="TN-RND-03"), 4),
        Part(Modifier("dice", -1, source="frightened", rule="TN-CND-04"), 3),
        Part(Modifier("dice", 2, "cap", rule="TN-ATK-05"), 2),
    )
    entry = Entry("TN-ATK-05", DiceRolled(WARDEN, ()), parts)
    assert why(*words_in(tiny, "en"), entry)[2:] == [
        "bold: dice +1 → 4",
        "frightened: dice −1 → 3",
        "Rolling the dice: dice at most 2 → 2",
    ]


CARDS: list[tuple[Verb, str, str, str]] = [
    (
        AttackVerb(dice=1),
        "Attack an enemy next to you with 1 die.",
        "Ataca a un enemigo adyacente con 1 dado.",
        "Ataque um inimigo adjacente com 1 dado.",
    ),
    (
        AttackVerb(
            dice=2, targets=Targets(range=3, count=2), pierce=1, push=2, conditions=("stunned", "poisoned")
        ),
        "Attack up to 2 enemies within range 3 with 2 dice, pierce 1, push 2. "
        "The targets are then stunned and poisoned.",
        "Ataca a hasta 2 enemigos dentro de alcance 3 con 2 dados, perforante 1, empujón 2. "
        "Después los objetivos quedan aturdidos y envenenados.",
        "Ataque até 2 inimigos dentro de alcance 3 com 2 dados, perfurar 1, empurrar 2. "
        "Depois os alvos ficam atordoados e envenenados.",
    ),
    (
        InflictVerb("frightened", Targets(count=2)),
        "Up to 2 enemies next to you are frightened.",
        "Hasta 2 enemigos adyacentes quedan asustados.",
        "Até 2 inimigos adjacentes ficam assustados.",
    ),
    (
        HealVerb(PerAmount("adjacent-enemies", plus=2, most=4)),
        "Heal X. X is 2 plus 1 for each adjacent enemy, at most 4.",
        "Curación X. X es 2 más 1 por cada enemigo adyacente, hasta un máximo de 4.",
        "Cure X. X é 2 mais 1 para cada inimigo adjacente, no máximo 4.",
    ),
    (
        MoveVerb(StatAmount("health", plus=-1)),
        "Gain X movement. X is your health −1.",
        "Gana X de movimiento. X es tu vida −1.",
        "Ganhe X de movimento. X é seu valor de vida −1.",
    ),
    (
        DrawVerb(LevelAmount((1, 2, 2))),
        "Draw X cards. X by level: 1, 2, 2.",
        "Roba X cartas. X según el nivel: 1, 2, 2.",
        "Compre X cartas. X conforme o nível: 1, 2, 2.",
    ),
    (
        BonusVerb("dice", 2, "scenario", Targets(side="allies", range=2)),
        "An ally within range 2: +2 dice on attacks until the end of the scenario.",
        "Un aliado dentro de alcance 2: +2 dados en los ataques hasta el final del escenario.",
        "Um aliado dentro de alcance 2: +2 dados nos ataques até o fim do cenário.",
    ),
]


@pytest.mark.parametrize(("verb", "en", "es", "pt"), CARDS)
def test_card_text_is_made_from_effects(tiny: Edition, verb: Verb, en: str, es: str, pt: str) -> None:
    for language, expected in (("en", en), ("es", es), ("pt", pt)):
        assert card_text(*words_in(tiny, language), [verb]) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize("side", ["self", "allies", "friends", "enemies", "anyone"])
@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("reach", [0, 1, 3])
@pytest.mark.parametrize("area", ["", "blast"])
def test_targets_can_be_composed_in_any_way(
    words: Words, namer: StateNamer, side: Any, count: int, reach: int, area: str
) -> None:
    targets = Targets(side, reach, count, area, ("hurt",))
    said = card_text(words, namer, [HealVerb(1, targets)])
    assert said.endswith(".") and "{" not in said and "  " not in said


def test_two_amounts_have_two_letters(tiny: Edition) -> None:
    verbs = [HealVerb(PerAmount("adjacent-enemies")), MoveVerb(PerAmount("adjacent-enemies", each=2))]
    assert card_text(*words_in(tiny, "en"), verbs) == (
        "Heal X. Gain Y movement. X is 1 for each adjacent enemy. Y is 2 for each adjacent enemy."
    )
