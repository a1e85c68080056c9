"""Everything in Gloomhaven that can be said is said in all three languages: formatted here in strict mode.

What lacks words is collected and told at once, by the name of the message that is missing.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, get_args

import pytest
from msgspec import Struct
from text.samples import Sampler
from text.strict import (
    as_sentence,
    check_same_messages,
    cited_rules,
    is_prose,
    lacking,
    unlabelled_options,
    unnamed_records,
    unsaid_questions,
    untitled_rules,
    untold_events,
)

from games.gloomhaven.scenes import scene
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.box import NOUNS
from undercroft.games.gloomhaven.events.fights import AttackValued
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.monsters.focus import FOCUS
from undercroft.games.gloomhaven.monsters.reasons import Note
from undercroft.games.gloomhaven.options import GoOption
from undercroft.games.gloomhaven.records.abilities import Ability, Active, Attack, Augment, Changes, Heal
from undercroft.games.gloomhaven.records.monsters import Boss
from undercroft.games.gloomhaven.records.scenarios import Rewards
from undercroft.games.gloomhaven.records.whom import Measure, Whom
from undercroft.games.gloomhaven.rules.actions.measures import MEASURES, PREDICATES
from undercroft.games.gloomhaven.rules.attack.defences import Shielded
from undercroft.games.gloomhaven.rules.attack.modifier_cards import Compared
from undercroft.games.gloomhaven.rules.effects.suffer import Suffering
from undercroft.games.gloomhaven.rules.movement.movement import Moving
from undercroft.games.gloomhaven.rules.movement.push_pull import Shoving
from undercroft.games.gloomhaven.rules.round.order import Decided, Tied
from undercroft.games.gloomhaven.rules.who import Acting
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Figure, HavenState, Slot
from undercroft.kernel import UNKNOWN, Cut, Decision, Entry, Event, FigureId, Leaf, Modifier, Part, Seat, view
from undercroft.kernel.flow import Step
from undercroft.kernel.triggers import OrderUses, UseNextOption
from undercroft.rulebook import all_rules
from undercroft.text import (
    LANGUAGES,
    Language,
    StateNamer,
    Words,
    described,
    event_message,
    fact,
    message_id,
    option_label,
    option_message,
    question,
    reason_line,
    record_text,
    sentence,
)  # fmt: skip
from undercroft.text.editions import namer_of, words_of

CELL = GRID.cell(13, 4)
SAMPLER = Sampler(
    texts={
        "AbilityDrawn.card": ("524",),
        "ElementsSet.elements": ((0, 1, 2, 0, 1, 2),),
        "AbilityDrawn.deck": ("guard",),
        "AbilitiesReshuffled.deck": ("guard",),
        "card": ("trample", UNKNOWN),
        "cards": ("trample", "eye-for-an-eye"),
        "goal": ("zealot", UNKNOWN),
        "item": ("hide-armor", "minor-healing-potion"),
        "items": ("hide-armor", "minor-healing-potion"),
        "condition": ("poison", "strengthen"),
        "conditions": ("poison",),
        "element": ("fire", "dark"),
        "elements": ("fire", "wild"),
        "infused": ("fire",),
        "deck": ("monsters", "0", "guard"),
        "unit": ("0", "bandit-guard"),
        "kind": ("brute",),
        "monster": ("bandit-guard",),
        "effect": ("condition poison", "push 2", "infuse fire", "heal 2", "shield 1", "add-target 1"),
        "how": ("suggested", "none", "minor", "major"),
        "penalties": ("suggested", "none", "minor", "major"),
        "name": ("guard",),
        "room": ("tunnel",),
        "monsters": ("wild",),
        "source": ("warding-strength", "hide-armor", "card"),
        "by": ("trample", "hide-armor"),
        "what": ("gold:15", "item:hide-armor", "sold:hide-armor", "design:hide-armor", "checkmarks:1",
                 "random-design", "side-scenario", "scenario:012"),
        "type": ("A", "B"),
        "result": ("won", "lost"),
        "stat": ("attack", "shield"),
        "mark": ("g1",),
        "strong": ("fire", "air"),
        "waning": ("ice",),
        "tiles": ("trap", "treasure"),
    },
    numbers={
        "cell": (CELL,), "path": (CELL, CELL + 1), "to": (CELL,), "began": (CELL,), "cells": (1 << CELL,),
        "area": (1 << CELL,), "killed": (1 << CELL,), "obstacles": (1 << CELL,), "door": (CELL,),
        "element": (0, 1, 2, 3, 4, 5),
    },
    cards=("trample", "plus-1", UNKNOWN),
    window="gh.strike.targeted",
    given={
        Changes: [Changes(attack=1, conditions=("poison",))],
        Active: [Active(effect="attack", value=1)],
        Ability: [Heal(value=2, range=3), Attack(value=Measure(of="own-hp"), who=Whom(side="enemies"))],
        Rewards: [Rewards()],
        tuple[Slot, ...]: [(Slot(15, "0"), Slot(50, "bandit-guard"))],
    },
)  # fmt: skip
SOME = Part(Modifier("attack", 1, source="poison"), 2)
# Facts that keep the books, or that another sentence tells.
SILENT = {
    "AttackEnded",
    "AbilitiesAdded", "ActionNoted", "Armed", "ConditionsRan", "DamageInflicted", "DeckRestored", "DeedDone",
    "Ended", "FocusKept", "GoalsReturned", "HalfUsed", "LastingEnded", "Modified",
    "ModifiersPutAway", "Noted", "RestEnded", "RoundEnded", "TurnEnded", "TurnResumed", "TypeConsumed",
}  # fmt: skip


@pytest.fixture(scope="module")
def haven() -> Edition:
    return lay_out(box_of("gloomhaven"))


@pytest.fixture(scope="module", params=LANGUAGES)
def words(haven: Edition, request: pytest.FixtureRequest) -> Words:
    language: Language = request.param
    return words_of(haven, language, strict=True)


@pytest.fixture(scope="module")
def namer(haven: Edition, words: Words) -> StateNamer:
    """The Brute is figure 1, the Spellweaver 2, an elite Bandit Guard with standee 5 is 3, a summon 4."""
    figures = {
        FigureId(1): Figure("brute", seat=Seat(0), side="party"),
        FigureId(2): Figure("spellweaver", seat=Seat(1), side="party"),
        FigureId(3): Figure("bandit-guard", rank="elite", number=5),
        FigureId(4): Figure("mystic-ally", side="party", owner=FigureId(2)),
    }
    state = HavenState(scenario="001", figures=figures)
    seats = ("character-brute", "character-spellweaver")
    return StateNamer(words, state, seats, GRID, haven.record, nouns=NOUNS)


def told(words: Words, namer: StateNamer, event: Event) -> str | None:
    """The sentence of an event; none where there should be none."""
    name, said = type(event).__name__, sentence(words, namer, Entry("", event, (SOME,)))
    if name in SILENT:
        return f"{{{said}}} of an event that should be silent" if said else None
    if not said and any(getattr(event, field) in ((), 0) for field in event.__struct_fields__):
        return None  # of nothing there is nothing to say
    return as_sentence(said)


def test_every_event_is_a_sentence(haven: Edition, words: Words, namer: StateNamer) -> None:
    assert untold_events(haven, SAMPLER, partial(told, words, namer)) == []


def test_every_option_has_a_label(haven: Edition, words: Words, namer: StateNamer) -> None:
    assert unlabelled_options(haven, SAMPLER, words, namer) == []


def test_every_step_that_asks_has_its_question(haven: Edition, words: Words, namer: StateNamer) -> None:
    steps = [step for procedure in haven.rules.procedures for step in procedure.steps.values()]
    asking = [step for step in steps if asks(step)]
    decisions = [
        Decision((Seat(0), Seat(1)), step.what, "GH-TRN-01", (), about=about(step)) for step in asking
    ]
    assert len(asking) > 40 and unsaid_questions(words, namer, decisions) == []


ABOUT: dict[str, Leaf] = {
    "gh.move.choose": Moving(FigureId(1), 3),
    "gh.shove.choose": Shoving(FigureId(1), FigureId(2), 2, False),
    "gh.perform.augment": Augment(elements=("fire",), changes=Changes(attack=2)),
    "gh.action.augment": Augment(elements=("fire",), changes=Changes(attack=2)),
    "gh.heal.find_neediest": Acting(FigureId(1)),
    "gh.summon_monster.choose": Acting(FigureId(1)),
    "gh.suffer.choose": Suffering(3, "attack", 8, 10, 6, 3),
}


def about(step: Step[Any, Any]) -> Leaf | None:
    """A turn that the players settle is somebody's; moves and damage have their numbers."""
    if step.what.startswith("gh.monster_"):
        return Acting(FigureId(1))
    return ABOUT.get(step.what)


def test_why_one_of_two_with_the_same_initiative_comes_first_has_words(words: Words) -> None:
    for kind in get_args(Decided):
        reason = Tied("bandit-guard", "living-bones", 40, "GH-INI-07", kind)
        assert "40" in reason_line(words, StateNamer(words, nouns=NOUNS), reason)


@pytest.mark.rule("GH-AMB-01")
def test_a_question_about_a_monster_names_it(words: Words) -> None:
    table = scene(brute="5:2", spellweaver="0:0", monsters="bandit-guard 4:4").turn(3, "527")
    said = {
        "en": "Bandit Guard 1 has equal choices: where does it end, and whom does it attack?",
        "es": "El Guardia bandido 1 tiene opciones iguales: ¿dónde acaba y a quién ataca?",
        "pt": "O Guarda Bandido 1 tem opções iguais: onde termina e quem ataca?",
    }
    assert question(words, StateNamer(words, table.state, nouns=NOUNS), table.asked) == said[words.language]


@pytest.mark.rule("GH-SHD-02", "GH-ATK-03")
def test_what_shield_leaves_of_an_attack_is_explained(words: Words) -> None:
    """The printed Shield, that of the ability card, which has no name, and what is left."""
    table = scene(brute="0:0", spellweaver="9:9", monsters="elite bandit-guard 1:0")
    table.turn(3, "524").perform(1, Attack(value=3)).picks("target 3")
    namer = StateNamer(words, table.state, nouns=NOUNS)
    assert [reason_line(words, namer, reason) for reason in table.why(AttackValued)] == {
        "en": [
            "Bandit Guard: Shield +1 → 1",
            "Monster ability card: Shield +1 → 2",
            "GH-SHD-02: Attack 3 − Shield 2: 1 left",
        ],
        "es": [
            "Guardia bandido: Escudo +1 → 1",
            "Carta de Capacidad de monstruo: Escudo +1 → 2",
            "GH-SHD-02: Ataque 3 − Escudo 2: queda 1",
        ],
        "pt": [
            "Guarda Bandido: Escudo +1 → 1",
            "Carta de habilidade de monstro: Escudo +1 → 2",
            "GH-SHD-02: Ataque 3 − Escudo 2: resta 1",
        ],
    }[words.language]


@pytest.mark.rule("GH-TRN-07")
def test_a_question_about_a_part_names_it(words: Words, namer: StateNamer) -> None:
    asked = scene(monsters="cave-bear 1:0").perform(1, Heal(value=3, range=2)).asked
    said = {"en": "(Heal 3, Range 2)", "es": "(Curación 3, Alcance 2)", "pt": "(Curar 3, Alcance 2)"}
    assert question(words, namer, asked).endswith(said[words.language])


@pytest.mark.rule("GH-TER-11")
def test_a_move_into_traps_says_so(words: Words, namer: StateNamer) -> None:
    said = {
        "en": "Move to 0:0, springing a trap, through 2 hexes of hazardous terrain",
        "es": "Moverse a 0:0, activando una trampa, por 2 hexágonos de terreno peligroso",
        "pt": "Mover para 0:0, disparando uma armadilha, por 2 hexágonos de terreno perigoso",
    }[words.language]
    cell = GRID.cell(0, 0)
    moves = [option_label(words, namer, option) for option in (GoOption(cell), GoOption(cell, 1, 2))]
    assert moves == [said.partition(",")[0], said]


def asks(step: Step[Any, Any]) -> bool:
    """Some steps ask and have nothing to do with the answer."""
    if step.on_answer or step.on_answers:
        return True
    return not step.is_window and bool(
        re.search(r"\b(?:ask|ask_for|ask_any|Ask)\(", inspect.getsource(step.run))
    )


def test_every_rule_that_the_game_cites_has_a_title_and_stands_in_the_ledger(
    haven: Edition, words: Words
) -> None:
    assert {rule for rule in cited_rules(haven) if rule not in all_rules()} == set()
    assert untitled_rules(haven, words) == []


def test_every_record_has_its_words(haven: Edition) -> None:
    assert unnamed_records(haven) == []


def parts_to_read(content: Any) -> Iterator[tuple[str, Struct]]:
    """All that is printed on cards: of characters, monsters, bosses, items, and the perks of the classes."""
    for card in content.card.values():
        yield from ((card.id, card), (f"{card.id} top", card.top), (f"{card.id} bottom", card.bottom))
    yield from ((item.id, item) for item in content.item.values())
    for deck in content.deck.values():
        yield from ((f"{deck.id} {card.id}", card) for card in deck.cards)
    for boss in content.monster.values():
        if isinstance(boss, Boss):
            yield from ((boss.id, act) for act in (*boss.special_1, *boss.special_2))
            yield boss.id, boss.stats(1, 2)
    for scenario in content.scenario.values():
        yield from ((f"scenario {scenario.id}", clause) for clause in (*scenario.goals, *scenario.losses))
        yield from ((f"scenario {scenario.id}", rule) for rule in scenario.rules)
    for kind in content.character.values():
        yield kind.id, kind
        yield from ((perk.id, perk) for perk in kind.perks)


def test_every_card_item_and_perk_can_be_read(haven: Edition, words: Words, namer: StateNamer) -> None:
    found = list(parts_to_read(haven.rules.content))
    assert len(found) > 900
    assert lacking((what, partial(described, words, namer, part)) for what, part in found) == []


def test_every_battle_goal_can_be_read(haven: Edition, words: Words, namer: StateNamer) -> None:
    for goal in haven.rules.content.goal:
        assert is_prose(record_text(words, namer, "goal", goal))


def test_everything_that_content_may_name_has_words(words: Words) -> None:
    named = [message_id("when", name) for name in PREDICATES]
    counted = [(message_id("of", name), message_id("per", name)) for name in MEASURES]
    assert [name for name in named if not words.has(name)] == []
    assert [names for names in counted if not any(map(words.has, names))] == []


def test_every_reason_is_told(words: Words, namer: StateNamer) -> None:
    notes = set(re.findall(r'Note\("[^"]+", "([^"]+)"', sources()))
    assert len(notes) > 8
    reasons: list[Any] = [
        Note("GH-FOC-01", says, (FigureId(1),), (CELL,), CELL, 2, 1) for says in sorted(notes)
    ]
    reasons += [Cut(c.rule, c.says, 2, ("1",), (("2", 4),)) for c in FOCUS]
    reasons += [
        Compared("plus-1", 3, "minus-1", 1, "plus-1", "GH-ADV-15", better) for better in (True, False)
    ]
    reasons += [
        Part(Modifier("attack", 1, op, source=source, rule="GH-ATK-04"), 2)
        for op in ("set", "add", "times", "cap", "floor")
        for source in ("warding-strength", "poison", "card", "524", "")
    ]
    reasons += [Shielded("GH-SHD-02", 3, 2, ignored, 1 + ignored) for ignored in (0, 1)]
    assert lacking((str(each), partial(reason_line, words, namer, each)) for each in reasons) == []


def test_every_number_and_source_that_rules_name_has_a_name(words: Words, namer: StateNamer) -> None:
    stats = set(re.findall(r'(?:Modifier|modify|breakdown)\(\s*"(\w+)"', sources("rules")))
    named = set(re.findall(r'source="([\w-]+)"', sources("rules")))
    assert {"attack", "shield", "damage"} <= stats and "poison" in named
    tries = [("stat", stat) for stat in sorted(stats)] + [("source", source) for source in sorted(named)]
    assert lacking((thing, partial(name_of, words, namer, kind, thing)) for kind, thing in tries) == []


def name_of(words: Words, namer: StateNamer, kind: str, thing: str) -> str:
    return words.forms(namer.thing(kind, thing))[""]


def sources(part: str = "monsters") -> str:
    folder = box_of("gloomhaven").folder
    return "\n".join(file.read_text(encoding="utf-8") for file in (folder / part).rglob("*.py"))


def test_all_catalogues_have_the_same_messages(haven: Edition) -> None:
    check_same_messages(haven)


def test_messages_ask_for_arguments_that_the_english_one_could_ask_for(haven: Edition) -> None:
    """A wrong argument in a branch that no sample takes would go unseen; but for forms, all agree."""
    english = words_of(haven, "en", strict=True)
    for language in LANGUAGES:
        other = words_of(haven, language, strict=True)
        wrong = {
            m: sorted(_roots(other, m) - _roots(english, m) - {"gender", "count"}) for m in english.messages
        }
        assert {message: names for message, names in wrong.items() if names} == {}, language


def _roots(words: Words, message: str) -> set[str]:
    return {re.sub(r"-(the|to|of|by|in|gender|id)$", "", name) for name in words.variables(message)}


def test_no_event_option_or_question_is_left_over(haven: Edition) -> None:
    rules = haven.rules
    used = {event_message(kind) for kind in rules.events} | {option_message(kind) for kind in rules.options}
    used |= {message_id("ask", step.what) for p in rules.procedures for step in p.steps.values()}
    # The kernel's own, of games where somebody orders what several use.
    used |= {option_message(UseNextOption), *(message_id("ask", s.named()) for s in OrderUses.steps.values())}
    said = words_of(haven, "en", strict=True).messages
    left = [
        message
        for message in said
        if message.startswith(("event-", "option-", "ask-")) and message not in used
    ]
    assert left == []


def test_figures_are_called_by_class_or_by_standee_and_rank(words: Words, namer: StateNamer) -> None:
    names = [words.forms(namer.figure(figure))["the"] for figure in (1, 3, 4)]
    assert (
        names
        == {
            "en": ["the Brute", "Bandit Guard 5 (elite)", "the Mystic Ally"],
            "es": ["el Salvaje", "el Guardia bandido 5 (élite)", "el Aliado místico"],
            "pt": ["o Bruto", "o Guarda Bandido 5 (elite)", "o Aliado Místico"],
        }[words.language]
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Brute, level 1, initiative 72\ntop: Attack 3, Pierce 2.\n"
               "bottom: Move 4, Jump. Attack 2 against all enemies moved through. 2 XP. Lost."),
        ("es", "Salvaje, nivel 1, iniciativa 72\narriba: Ataque 3, Perforante 2.\n"
               "abajo: Movimiento 4, Salto. Ataque 2 contra todos los enemigos por cuyo hexágono "
               "se ha movido. 2 XP. Se pierde."),
        ("pt", "Bruto, nível 1, iniciativa 72\ncima: Ataque 3, Perfurar 2.\nbaixo: Mover 4, Salto. "
               "Ataque 2 contra todos os inimigos por cujo hexágono se moveu. 2 EXP. Perdida."),
    ],
)  # fmt: skip
def test_a_card_reads_like_the_printed_one(haven: Edition, language: Language, said: str) -> None:
    words = words_of(haven, language, strict=True)
    namer = namer_of(haven, words, haven.settle())
    assert record_text(words, namer, "card", "trample") == said


def test_a_scenario_can_be_told(haven: Edition, words: Words) -> None:
    """Played by options in turn, in strict mode: events, reasons, questions, options and the table."""
    setup = haven.settle(HavenSetup(scenario="1", party=("brute", "mindthief", "tinkerer")))
    log: list[Entry] = []
    game = haven.new_game(setup, "words", log=log)
    known: dict[Any, Any] = {}

    def tries() -> Iterator[tuple[str, Callable[[], str | None]]]:
        at = 0
        for n in range(120):
            known.update(game.state.figures)
            namer = namer_of(haven, words, setup, game.state)
            namer.figures = known
            for entry in log[at:]:
                yield str(entry.event), partial(told, words, namer, entry.event)
                for reason in entry.why:
                    yield str(reason), partial(reason_line, words, namer, reason)
            at = len(log)
            if not game.open:
                return
            decision = game.open[0]
            yield decision.what, partial(question, words, namer, decision)
            for option in decision.all_options:
                yield option.key, partial(option_label, words, namer, option)
            if n % 10 == 0:
                for each in haven.box.facts(game.rules, view(game, decision.seat)):
                    yield str(each), partial(fact, words, namer, each)
            game.answer(decision.seat, (n * 7) % len(decision.options))

    assert lacking(tries()) == []
    assert len(log) > 200
