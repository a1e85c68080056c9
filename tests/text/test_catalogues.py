"""Everything that can be said is said in all three languages: formatted here in strict mode."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import undercroft
from text.samples import samples
from undercroft.games.boxes import Edition, campaign_of
from undercroft.kernel import Criterion, Cut, Decision, Entry, Event, Modifier, Option, Part, Seat
from undercroft.kernel.triggers import OrderUses, UseNextOption
from undercroft.rulebook import all_rules
from undercroft.text import (
    LANGUAGES,
    Language,
    StateNamer,
    Words,
    card_text,
    event_message,
    message_id,
    missing_text,
    option_label,
    option_message,
    question,
    rule_title,
    sentence,
    why,
)  # fmt: skip
from undercroft.text.words import kebab

FOLDERS = sorted(file.parent for file in Path(undercroft.__file__).parent.rglob("messages/en.ftl"))
# Some or all of theirs say nothing.
SILENT = {"ActionSpent", "Armed", "AttackEnded", "ConditionsRan", "Ended", "Modified"}
SUMMED = {"NoDamage", "Part"} | {kind.__name__ for kind in Event.__subclasses__()}  # what sums are made of


def is_prose(text: str) -> bool:
    """No leftovers of a message that did not work, and no marks of isolation."""
    return bool(text.strip()) and not re.search(r"[{}$\u2068\u2069?]{2}|[{}$\u2068\u2069]|\?\?\?|  ", text)


def test_every_event_is_a_sentence(tiny: Edition, words: Words, namer: StateNamer) -> None:
    for kind in tiny.rules.events:
        said = [sentence(words, namer, Entry("", event)) for event in samples(kind)]
        spoken = [text for text in said if text]
        assert spoken or kind.__name__ in SILENT, kind.__name__
        assert len(spoken) == len(said) or kind.__name__ in SILENT, kind.__name__
        for text in spoken:
            assert is_prose(text) and text[0] == text[0].upper() and text.endswith("."), (kind.__name__, text)


def test_every_option_has_a_label(tiny: Edition, words: Words, namer: StateNamer) -> None:
    for kind in tiny.rules.options:
        labels = [option_label(words, namer, option) for option in samples(kind) if _is_offered(option)]
        assert labels and all(map(is_prose, labels)), (kind.__name__, labels)


def _is_offered(option: Option) -> bool:
    return "?" not in option.key and not option.key.endswith(" ")


def test_every_step_that_asks_has_its_question(tiny: Edition, words: Words, namer: StateNamer) -> None:
    asking = [
        step
        for procedure in tiny.rules.procedures
        for step in procedure.steps.values()
        if step.on_answer or step.on_answers
    ]
    assert len(asking) > 8
    for step in asking:
        for seats in ((Seat(0),), (Seat(0), Seat(1))):
            asked = question(words, namer, Decision(seats, step.what, "TN-TRN-01", ()))
            assert is_prose(asked), (step.what, asked)


def test_every_rule_of_the_ledger_has_a_short_title(tiny: Edition, language: Language) -> None:
    """Those of the campaign lie with its words."""
    folders = [box.folder / "messages" for box in (tiny.box, campaign_of(tiny.box))]
    words = Words.of(language, *folders, strict=True)
    rules = [rule.id for rule in all_rules().values() if rule.book == "tiny" and not rule.is_example]
    titles = [rule_title(words, rule) for rule in rules]
    assert len(rules) > 50 and all(map(is_prose, titles))
    assert {title: len(title.split()) for title in titles if len(title.split()) > 6} == {}
    assert len(set(titles)) == len(titles)


def test_every_rule_that_the_game_cites_is_in_its_ledger(tiny: Edition) -> None:
    cited = {
        rule for procedure in tiny.rules.procedures for s in procedure.steps.values() for rule in s.rules
    }
    assert {rule for rule in cited if rule and rule not in all_rules()} == set()


def test_every_record_has_its_words(tiny: Edition) -> None:
    assert missing_text(tiny.rules.content, [tiny.box.folder / "messages"]) == []


def test_every_card_has_text(tiny: Edition, words: Words, namer: StateNamer) -> None:
    for card in tiny.rules.content.card.values():
        text = card_text(words, namer, card.effects)
        assert is_prose(text) and text.endswith(".") and text[0] == text[0].upper(), (card.id, text)


def test_rooms_and_scenarios_have_names(tiny: Edition, words: Words) -> None:
    for scenario in tiny.rules.content.scenario.values():
        assert is_prose(words.name("scenario", scenario.id).text)
        for room in scenario.rooms:
            assert is_prose(words.name("room", room.id).text)


def test_every_criterion_and_every_kind_of_sum_line_is_explained(words: Words, namer: StateNamer) -> None:
    from undercroft.games.tiny.rules.attack import BETTER, WORSE
    from undercroft.games.tiny.rules.monsters import FOCUS

    criteria: tuple[Criterion[Any], ...] = (*FOCUS, *BETTER, *WORSE)
    cuts = [Cut(c.rule, c.says, 2, ("1",), (("2", 4),)) for c in criteria]
    parts = [
        Part(Modifier("shield", 1, op, source=source, rule="TN-RND-03"), 2)
        for op in ("set", "add", "times", "cap", "floor")
        for source in ("wary", "bulwark", "")
    ]
    event = next(iter(samples(Event)))
    for reason in (*cuts, *(replace(cut, dropped=()) for cut in cuts), *parts):
        lines = why(words, namer, Entry("TN-MON-02", event, (reason,)))
        assert len(lines) == 3 and all(map(is_prose, lines)), lines


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_catalogues_have_the_same_messages(folder: Path) -> None:
    ids = {language: _ids(folder / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES:
        assert len(ids[language]) == len(set(ids[language])), "a message is there twice"
        assert set(ids[language]) ^ set(ids["en"]) == set(), language


def test_events_and_options_are_asked_only_for_fields_that_they_have(tiny: Edition, words: Words) -> None:
    kinds: list[tuple[type[Any], str]] = [(kind, event_message(kind)) for kind in tiny.rules.events]
    kinds += [(kind, option_message(kind)) for kind in tiny.rules.options]
    for kind, message in kinds:
        fields = {name.replace("_", "-") for name in kind.__struct_fields__}
        wrong = {v for v in words.variables(message) if not any(f"{v}-".startswith(f"{f}-") for f in fields)}
        assert wrong == set(), message


def test_messages_ask_for_arguments_that_the_english_one_could_ask_for(tiny: Edition) -> None:
    """A wrong argument in a branch that no sample takes would go unseen; but for forms, all agree."""
    folder = tiny.box.folder / "messages"
    english = Words.of("en", folder, strict=True)
    for language in LANGUAGES:
        other = Words.of(language, folder, strict=True)
        for message in english.messages:
            assert _roots(other, message) <= _roots(english, message) | {"gender", "count"}, (
                language,
                message,
            )


def _roots(words: Words, message: str) -> set[str]:
    return {re.sub(r"-(the|to|of|by|in|gender|id)$", "", name) for name in words.variables(message)}


def _ids(file: Path) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def test_no_message_is_left_over(tiny: Edition) -> None:
    """Each belongs to a class, a step, a record, a rule, or is quoted in the code."""
    rules, content = tiny.rules, tiny.rules.content
    from undercroft.games.tiny.rules.targets import COUNTED, WHERE

    used = {event_message(kind) for kind in rules.events}
    used |= {option_message(kind) for kind in rules.options}
    used |= {
        message_id("ask", step.what) for procedure in rules.procedures for step in procedure.steps.values()
    }
    # The kernel's own, of games where somebody orders what several use.
    used |= {option_message(UseNextOption), *(message_id("ask", s.named()) for s in OrderUses.steps.values())}
    used |= {f"{kind}-{id}" for kind in content.__struct_fields__ for id in getattr(content, kind)}
    used |= {f"special-{name}" for name in rules.specials}
    used |= {f"count-{name}" for name in COUNTED} | {f"where-{name}" for name in WHERE}
    used |= {f"rule-{rule}" for rule in all_rules()}
    used |= {f"{prefix}-{kebab(name)}" for prefix in ("sum", "also") for name in SUMMED}
    used |= {"summary", "summary-open", "summary-bare", "wait", "wait-chooses", "wait-decides"}
    used |= {message.replace("ask-", "wait-", 1) for message in used if message.startswith("ask-")}
    open_ended = (
        "form-",
        "list-",
        "unknown-",
        "why-",
        "amount-",
        "targets-",
        "duration-",
        "stat-",
        "measure-",
        "told-",
        "result-",
        "command-",
        "typed-",
        "then-",
        "not-",
        "option-give-up",  # of parts that the Cellar does without
        "option-play-on",
    )
    of_the_game = (
        "game-",
        "hint-",  # of its bot
        "tiny-",  # of its scenes
        "games-",
        "difficulty-",
        "setup-",
        "condition-",
        "stance-",
        "ability-",
        "fate-",
        "room-",
        "verb-",
        "trigger-",
        "when-",
        "window-",  # of standing orders
    )
    left = [
        message
        for message in Words.of("en", tiny.box.folder / "messages").messages
        if message not in used and not message.startswith(open_ended + of_the_game)
    ]
    assert left == []


def test_verbs_without_a_verb_are_left_over(tiny: Edition) -> None:
    from undercroft.content.shapes import structs_within
    from undercroft.content.verbs import SpecialVerb, Verb

    verbs = {
        f"verb-{kind.__struct_config__.tag}"
        for kind in structs_within(type(tiny.rules.content))
        if issubclass(kind, Verb) and kind is not SpecialVerb
    }
    said = {m for m in Words.of("en", tiny.box.folder / "messages").messages if m.startswith("verb-")}
    assert said == verbs


def test_a_whole_game_can_be_told(tiny: Edition, language: Language) -> None:
    """Played by the first and last options in turn, in strict mode."""
    from undercroft.games.tiny import NOUNS
    from undercroft.games.tiny.ground import GRID

    words = Words.of(language, tiny.box.folder / "messages", strict=True)
    setup = tiny.settle()
    log: list[Entry] = []
    game = tiny.new_game(setup, "words", log=log)
    seats = tiny.box.seats(tiny.rules.content, setup)
    for n in range(400):
        if not game.open:
            break
        decision = game.open[0]
        namer = StateNamer(words, game.state, seats, GRID, nouns=NOUNS)
        assert is_prose(question(words, namer, decision))
        assert all(is_prose(option_label(words, namer, option)) for option in decision.all_options)
        game.answer(decision.seat, (n * 7) % len(decision.all_options))
    namer = StateNamer(words, game.state, seats, GRID, nouns=NOUNS)
    told = [text for entry in log if (text := sentence(words, namer, entry))]
    assert len(told) > 100 and all(map(is_prose, told))
    assert all(is_prose(line) for entry in log for line in why(words, namer, entry)[:1])
