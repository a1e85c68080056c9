"""All that a game can say, formatted in strict mode; whatever lacks words is collected and told at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from text.samples import Sampler
from undercroft.bots.players import RandomBot
from undercroft.games.boxes import Edition
from undercroft.games.setups import Setup
from undercroft.kernel import Decision, Entry, Event, Seat, View, view
from undercroft.text import (
    LANGUAGES,
    MissingWords,
    StateNamer,
    Words,
    missing_text,
    option_label,
    question,
    rule_title,
    sentence,
)
from undercroft.text.catalogues import catalogues
from undercroft.text.editions import message_folders
from undercroft.text.missing import Missing
from undercroft.text.narrator import Narrator

Tries = Iterable[tuple[str, Callable[[], str | None]]]  # what, and how it is said


def is_prose(text: str) -> bool:
    """No leftovers of a message that did not work, and no marks of isolation."""
    return bool(text.strip()) and not re.search(r"[{}\u2068\u2069]|\?\?\?|  |\bsample\b", text)


def lacking(tries: Tries) -> list[str]:
    """All that cannot be said, each with its reason."""
    found = []
    for what, say in tries:
        try:
            text = say()
        except MissingWords as error:
            found.append(f"{what}: {error}")
        else:
            if text is not None and not is_prose(text):
                found.append(f"{what}: {text!r}")
    return list(dict.fromkeys(found))


def as_sentence(said: str) -> str:
    """A sentence; anything else is marked as a fault."""
    return said if said.endswith(".") and said[0] == said[0].upper() else f"{{{said}}}"


def told(words: Words, namer: StateNamer, silent: set[str], event: Event) -> str | None:
    """The sentence of an event; none where there should be none."""
    said = sentence(words, namer, Entry("", event))
    return (said or None) if type(event).__name__ in silent else as_sentence(said)


def untold_events(
    edition: Edition, sampler: Sampler, say: Callable[[Event], str | None], but: str = ""
) -> list[str]:
    """Events of a game without their sentence; `but`: one that no sample can be made of."""
    kinds = [kind for kind in edition.rules.events if kind.__name__ != but]
    found = [event for kind in kinds for event in sampler.samples(kind)]
    return lacking((type(event).__name__, partial(say, event)) for event in found)


def unlabelled_options(edition: Edition, sampler: Sampler, words: Words, namer: StateNamer) -> list[str]:
    """Options of a game without their label."""
    found = [option for kind in edition.rules.options for option in sampler.samples(kind)]
    offered = [option for option in found if "?" not in option.key]
    return lacking((option.key, partial(option_label, words, namer, option)) for option in offered)


def asking_steps(edition: Edition, rule: str) -> list[Decision]:
    """A question of each step that asks; `rule`: where it cites none."""
    steps = [step for procedure in edition.rules.procedures for step in procedure.steps.values()]
    asking = [step for step in steps if step.on_answer or step.on_answers]
    return [Decision((Seat(0),), step.what, (step.rules or (rule,))[0] or rule, ()) for step in asking]


def unsaid_questions(words: Words, namer: StateNamer, decisions: Iterable[Decision]) -> list[str]:
    """Questions without their words."""
    return lacking((each.what, partial(question, words, namer, each)) for each in decisions)


def cited_rules(edition: Edition) -> list[str]:
    """The rules that steps of a game cite."""
    steps = [step for procedure in edition.rules.procedures for step in procedure.steps.values()]
    return sorted({rule for step in steps for rule in step.rules if rule})


def untitled_rules(edition: Edition, words: Words) -> list[str]:
    """Rules that are cited and have no title."""
    return lacking((rule, partial(rule_title, words, rule)) for rule in cited_rules(edition))


def unnamed_records(edition: Edition) -> list[Missing]:
    """Records of a game without a name or a text."""
    box = edition.box
    return missing_text(edition.rules.content, message_folders(edition), box.nameless, box.nouns)


def check_same_messages(edition: Edition) -> None:
    """All languages have the same messages, and none twice."""
    folder = edition.box.folder / "messages"
    ids = {
        language: [
            id
            for file in catalogues(folder, language)
            for id in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
        ]
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        assert {id for id in ids[language] if ids[language].count(id) > 1} == set(), language
        assert set(ids[language]) ^ set(ids["en"]) == set(), language


def check_told_at_random(
    edition: Edition,
    setup: Setup,
    words: Words,
    *,
    most: int,
    also: Callable[[View, StateNamer], Tries] = lambda seen, namer: (),
) -> tuple[list[Entry], StateNamer]:
    """Questions, options and the log of a game by chance; `also`: whatever else is told of each view."""
    log: list[Entry] = []
    game = edition.new_game(setup, "words", log=log)
    narrator, untold = Narrator(edition, setup, words), list[str]()
    bots: Mapping[Seat, RandomBot] = {Seat(seat): RandomBot(f"words {seat}") for seat in range(5)}
    namer = narrator.namer(game.state)
    for _ in range(most):
        if not game.open:
            break
        decision = game.open[0]
        seat = decision.seats[0]
        seen = view(game, seat)
        namer = narrator.namer(seen.state)
        untold += lacking(also(seen, namer))
        untold += unsaid_questions(words, namer, [decision])
        labels = [(each.key, partial(option_label, words, namer, each)) for each in decision.all_options]
        untold += lacking(labels)
        game.answer(seat, bots[seat].choose(seen, decision))
    lines = narrator.happened(log, game, Seat(0))
    assert untold == [] and len(lines) > 100 and all(map(is_prose, lines))
    return log, namer
