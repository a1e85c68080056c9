"""Everything in Descent that can be said is said in all three languages: formatted here in strict mode.

Whatever lacks words is collected and told at once, by the name of the message that is missing.
"""

from __future__ import annotations

import re
from functools import partial

import pytest
from text.samples import Sampler
from text.strict import (
    asking_steps,
    check_same_messages,
    check_told_at_random,
    lacking,
    told,
    unlabelled_options,
    unnamed_records,
    unsaid_questions,
    untitled_rules,
    untold_events,
)

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.abilities import Surge
from undercroft.games.descent.records.quest_rules import ActRule, DiscardRule
from undercroft.games.descent.records.travel import ForgetVerb, HarmVerb, SchemeVerb, TravelEffect, Way
from undercroft.games.descent.rules.attack.profiles import Profile
from undercroft.games.descent.rules.quests.acts import REPEAT
from undercroft.games.descent.rules.quests.discarding import Price
from undercroft.games.descent.rules.quests.the_wyrm_turns import SWAY
from undercroft.games.descent.rules.who import Acting
from undercroft.games.descent.state import DescentState, Figure, Overlord
from undercroft.kernel import UNKNOWN, FigureId, Seat, replace
from undercroft.parts.decks import OwnDeck
from undercroft.parts.dice import Die
from undercroft.text import (
    LANGUAGES,
    Language,
    StateNamer,
    Words,
    question,
    record_text,
)  # fmt: skip
from undercroft.text.editions import words_of

CELL = GRID.cell(3, 4)
DISCARD, CROWN = "descent.discard_cards.choose", "crown"
ABOUT = {
    DISCARD: Price("", 2),
    "descent.activation.choose": Acting(FigureId(3)),
    "descent.ally_turn.choose": Acting(FigureId(4)),
    "descent.familiar_turn.choose": Acting(FigureId(3)),
}  # the subjects that questions name
SAMPLER = Sampler(
    texts={
        "card": ("rage", "iron-shield#2", "frenzy", "feat", UNKNOWN),
        "cards": ("frenzy", "dash"),
        "item": ("yew-shortbow",),
        "items": ("yew-shortbow", "lucky-charm"),
        "equipped": ("yew-shortbow",),
        "weapon": ("", "yew-shortbow", "unarmed"),
        "attribute": ("might", "awareness"),
        "condition": ("poisoned", "stunned"),
        "colour": ("grey",),
        "counter": ("stored", "left-goblin-archer"),
        "token": ("crop-2", "beacon-1"),
        "kind": ("crop",),
        "face": ("", "lit"),
        "act": ("light",),
        "action": ("move", "attack"),
        "ability": ("rest", "toll", "yew-shortbow.1"),
        "because": ("x", "toll", "range"),
        "way": ("entrance", "exit"),
        "side": ("heroes", "overlord"),
        "sort": ("trap",),
        "monster": ("zombie",),
        "group": ("zombie", "splig"),
        "relic": ("duskblade",),
        "lieutenant": ("", "splig"),
        "HistoryTold.history": ((), (("frederick", 1),)),
        "about": ("theodir",),
        "mark": ("ward-key",),
        "what": ("rage",),
        "result": ("heroes-won", "overlord-won"),
        "source": ("rage", "heavy-cloak"),
        "stat": ("hearts", "defence-grey"),
        "name": ("crop-2",),
        "id": ("crop-2",),
        "calling": ("thief",),
        "place": ("", "b22"),
    },
    numbers={"cell": (CELL,), "cells": (1 << CELL,), "searches": (CELL,), "number": (1, 2)},
    cards=("rage", "iron-shield#2", UNKNOWN),
    window="descent.attack.rolled",
    given={
        Surge: [Surge(hearts=2), Surge(range=1, conditions=("stunned",))],
        Figure: [Figure("zombie", role="monster", number=2, cells=1 << CELL)],
        Die: [Die("blue", "2HH*")],
        Profile: [],
        TravelEffect: [HarmVerb(), SchemeVerb(n=2)],
        Way: [Way(), Way((HarmVerb(), ForgetVerb()))],
    },
)
SILENT = {
    "ActionTaken", "Armed", "AttackChanged", "AttackEnded", "ConditionsRan", "Ended", "LeftBoard", "Marked",
    "Modified", "OverlordCardDone", "OverlordRefreshed", "Refreshed", "Shrank",
    "TravelCardDiscarded", "TurnEnded", "TurnNoted", "UsedOnce",
}  # fmt: skip


@pytest.fixture(scope="module")
def descent() -> Edition:
    return lay_out(box_of("descent"))


@pytest.fixture(scope="module", params=LANGUAGES)
def words(descent: Edition, request: pytest.FixtureRequest) -> Words:
    language: Language = request.param
    return words_of(descent, language, strict=True)


@pytest.fixture(scope="module")
def namer(descent: Edition, words: Words) -> StateNamer:
    """Jain is figure 1, Grisban 2, a master zombie 3, Mauler 4."""
    figures = {
        FigureId(1): Figure("jain-fairwood", Seat(0)),
        FigureId(2): Figure("grisban-the-thirsty", Seat(1)),
        FigureId(3): Figure("zombie", role="monster", rank="master", number=1),
        FigureId(4): Figure("ettin", role="monster", rank="master", number=1, name="mauler"),
    }
    state = DescentState(
        quest="first-blood", overlord=Overlord(Seat(2)), deck=OwnDeck(seat=Seat(2)), figures=figures
    )
    seats = ("hero-jain-fairwood", "hero-grisban-the-thirsty", "overlord")
    return StateNamer(words, state, seats, GRID, descent.record, descent.box.nouns)


def test_every_event_is_a_sentence(descent: Edition, words: Words, namer: StateNamer) -> None:
    say = partial(told, words, namer, SILENT)
    assert untold_events(descent, SAMPLER, say, but="AttackChanged") == []


def test_every_option_has_a_label(descent: Edition, words: Words, namer: StateNamer) -> None:
    assert unlabelled_options(descent, SAMPLER, words, namer) == []


def test_every_step_that_asks_has_its_question(descent: Edition, words: Words, namer: StateNamer) -> None:
    asking = [
        replace(each, about=ABOUT.get(each.what, each.about)) for each in asking_steps(descent, "D2-ATK-01")
    ]
    assert len(asking) > 60 and unsaid_questions(words, namer, asking) == []


def test_the_overlord_reads_what_a_quest_wants_cards_for(
    descent: Edition, words: Words, namer: StateNamer
) -> None:
    """Each act that costs him cards has words of its own in the question."""
    rules = [
        rule
        for quest in descent.rules.content.quest.values()
        for page in quest.encounters
        for rule in page.rules
    ]
    acts = {rule.act for rule in rules if isinstance(rule, DiscardRule)}
    acts |= {rule.act for rule in rules if isinstance(rule, ActRule) and rule.cards}
    asked = next(each for each in asking_steps(descent, "D2-OLC-09") if each.what == DISCARD)
    said = {
        act: question(words, namer, replace(asked, about=Price(act, 2)))
        for act in ("", *acts, REPEAT, SWAY, CROWN)
    }
    assert len(acts) > 2 and len(set(said.values())) == len(said)
    assert all("2" in text for text in said.values())


def test_every_rule_that_is_cited_has_a_title(descent: Edition, words: Words) -> None:
    assert untitled_rules(descent, words) == []


def test_every_record_has_a_name_and_its_text(descent: Edition) -> None:
    assert unnamed_records(descent) == []


def test_no_text_of_a_card_is_empty(descent: Edition, words: Words, namer: StateNamer) -> None:
    kinds = ("hero", "skill", "item", "search", "relic", "ability", "overlord", "familiar")
    cards = [(kind, id) for kind in kinds for id in getattr(descent.rules.content, kind)]
    assert lacking((id, partial(record_text, words, namer, kind, id)) for kind, id in cards) == []


TOLD = (  # a card, and numbers and names that its text says in every language
    (
        "overlord",
        "diabolic-power",
        ("attribute-willpower", "attribute-awareness", "attribute-knowledge", "2"),
    ),
    ("overlord", "reinforce", ("3",)),
    ("overlord", "wicked-laughter", ("overlord",)),
    ("skill", "running-shot", ("trait-heavy-armor", "1")),
)


@pytest.mark.parametrize(("kind", "card", "said"), TOLD)
def test_the_text_of_a_card_tells_all_that_it_does(
    kind: str, card: str, said: tuple[str, ...], words: Words, namer: StateNamer
) -> None:
    """The damage of Diabolic Power, the distance of Reinforce, the card for Wicked Laughter, Heavy Armor."""
    text = record_text(words, namer, kind, card)
    assert [each for each in said if (words.say(each) if words.has(each) else each) not in text] == []


def test_no_overlord_card_lists_an_effect_twice(descent: Edition, words: Words, namer: StateNamer) -> None:
    """Blood Rage is two attacks: its text counts them as a rulebook does."""
    texts = [record_text(words, namer, "overlord", card) for card in descent.rules.content.overlord]
    assert [text for text in texts if re.search(r"[:;] ([^:;.]+); \1[;.]", text)] == []


def test_whatever_content_may_name_has_words(descent: Edition, words: Words) -> None:
    """Moments, needs, numbers and specials: a card that uses one can be told at once."""
    box = descent.box
    wanted = {f"at-{each}" for each in box.names["moment"]} | {f"need-{each}" for each in box.names["need"]}
    wanted |= {f"stat-{each}" for each in box.names["stat"]}
    wanted |= {f"special-{each}" for each in (*descent.rules.specials, *box.names["quest-special"])}
    assert sorted(each for each in wanted if each not in words.messages) == []


def test_all_languages_have_the_same_messages(descent: Edition) -> None:
    check_same_messages(descent)


def test_a_figure_is_called_by_its_own_name(words: Words, namer: StateNamer) -> None:
    assert words.forms(namer.figure(4))[""].startswith("Mauler")
    assert words.forms(namer.figure(3))[""].startswith(words.name("monster", "zombie").text + " 1 (")


@pytest.mark.parametrize("quest", ["first-blood", "a-fat-goblin", "the-masquerade-ball"])
def test_a_whole_quest_can_be_told(descent: Edition, words: Words, quest: str) -> None:
    """Questions, options and the log of a game by chance, in strict mode."""
    setup = descent.settle(descent.read_setup({"scenario": quest}))
    check_told_at_random(descent, setup, words, most=400)
