"""Everything in Descent's campaign that can be said is said in all three languages, in strict mode."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from msgspec import Struct
from text.samples import Sampler
from text.strict import (
    as_sentence,
    asking_steps,
    check_same_messages,
    is_prose,
    lacking,
    told,
    unlabelled_options,
    unnamed_records,
    unsaid_questions,
    untitled_rules,
    untold_events,
)

from undercroft.bots.descent.campaign import CampaignBot
from undercroft.games.descent.campaign.options import AtStake
from undercroft.kernel import CardId, Objection, Seat, View, replace, view
from undercroft.scenes.objections import why_text
from undercroft.text import LANGUAGES, Language, StateNamer, Words, fact, option_label, question, record_text
from undercroft.text.editions import words_of
from undercroft.text.narrator import Narrator

from .camp import CAMPAIGN, RECORDS, Camp, begun, charge_of, come_home, play

SAMPLER = Sampler(
    texts={
        "quest": ("first-blood", "a-fat-goblin"),
        "side": ("", "heroes", "overlord"),
        "winner": ("heroes", "overlord"),
        "skill": ("counter-attack",),
        "skills": ("counter-attack", "brute"),
        "calling": ("berserker",),
        "hero": ("grisban-the-thirsty", "avric-albright"),
        "relic": ("duskblade",),
        "relics": ("duskblade",),
        "GoldGained.source": ("search", "reward", "epic"),
        "card": ("iron-shield", "dark-fortitude"),
        "result": ("heroes-won", "overlord-won"),
        "BuyOverlordCardOption.card": ("dark-fortitude",),
        "source": ("rage",),
        "stat": ("hearts",),
        "rule": ("D2-SHP-06",),
        "id": ("iron-shield",),
    },
    numbers={"act": (1, 2), "gold": (0, 25), "price": (25, 75), "xp": (1, 2)},
    cards=("iron-shield#2", "dark-fortitude"),
    window="descent.shopping.choose",
)
SILENT = {"Armed", "Ended", "Modified"}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    language: Language = request.param
    return words_of(CAMPAIGN, language, strict=True)


@pytest.fixture(scope="module")
def namer(words: Words) -> StateNamer:
    seats = ("hero-grisban-the-thirsty", "hero-avric-albright", "overlord")
    return StateNamer(words, None, seats, None, CAMPAIGN.record, CAMPAIGN.box.nouns)


def test_every_event_is_a_sentence(words: Words, namer: StateNamer) -> None:
    assert untold_events(CAMPAIGN, SAMPLER, partial(told, words, namer, SILENT)) == []


def test_every_option_has_a_label(words: Words, namer: StateNamer) -> None:
    assert unlabelled_options(CAMPAIGN, SAMPLER, words, namer) == []


def test_every_step_that_asks_has_its_question(words: Words, namer: StateNamer) -> None:
    asking = [
        replace(each, about=AtStake(CardId("iron-shield"), 25))
        for each in asking_steps(CAMPAIGN, "D2-CAM-01")
    ]
    assert len(asking) > 9 and unsaid_questions(words, namer, asking) == []


def test_a_question_about_a_card_names_it_and_its_price(words: Words, namer: StateNamer) -> None:
    asked = {each.what: each for each in asking_steps(CAMPAIGN, "D2-SHP-10")}
    about = replace(asked["descent.shopping.agree"], about=AtStake(CardId("iron-shield#2"), 25))
    said = question(words, namer, about)
    assert words.name("item", "iron-shield").text in said and "25" in said


def test_every_rule_that_is_cited_has_a_title(words: Words) -> None:
    assert untitled_rules(CAMPAIGN, words) == []


def test_every_record_has_a_name_and_its_text() -> None:
    assert unnamed_records(CAMPAIGN) == []


def test_all_languages_have_the_same_messages() -> None:
    check_same_messages(CAMPAIGN)


def test_each_objection_that_a_campaign_met_is_a_sentence(words: Words) -> None:
    """A campaign by chance: whatever a choice drops says why, with its numbers."""
    narrator = Narrator(CAMPAIGN, CAMPAIGN.settle(), words)
    met: set[str] = set()
    for g in at_random("objections"):
        for posed in g.choices():
            choice, by = posed.choice, posed.by
            for one in choice.candidates(g, by):
                if found := choice.objection(g, by, one):
                    met.add(found.says)
                    assert lacking([(found.says, partial(said, g, found, narrator))]) == []
    assert met >= {
        "quest-played", "quest-act-2-now", "quest-interlude-now", "quest-finale-now", "quest-act-1-now",
        "quest-closed-heroes", "quest-closed-overlord", "skill-known", "skill-dear", "ware-dear",
        "card-without-lower-ones", "card-dear-in-experience", "relic-not-sold", "starting-not-exchanged",
    }  # fmt: skip


def said(g: Camp, found: Objection, narrator: Narrator) -> str:
    return as_sentence(why_text(g, found, narrator))


@pytest.mark.parametrize("says", ["card-sold-out", "skill-of-another-class", "quest-introduction-now"])
def test_rare_objections_are_sentences_too(words: Words, says: str) -> None:
    narrator = Narrator(CAMPAIGN, CAMPAIGN.settle(), words)
    assert said(begun(), Objection("D2-EXP-19", says, 2, 2, what="act-1"), narrator).endswith(".")


def test_a_whole_campaign_can_be_told(words: Words) -> None:
    """Questions, labels, facts, a look at every quest, and the log."""
    narrator, untold = Narrator(CAMPAIGN, CAMPAIGN.settle(), words), list[str]()
    g = None
    for g in at_random("told"):
        decision = g.open[0]
        seen = view(g, decision.seat)
        namer = narrator.namer(seen.state)
        untold += unsaid_questions(words, namer, [decision])
        untold += lacking(
            (each.key, partial(option_label, words, namer, each)) for each in decision.all_options
        )
        untold += lacking((type(each).__name__, partial(fact, words, namer, each)) for each in facts(seen))
    assert g is not None and g.state.outcome
    lines = narrator.happened(g.log or (), g, Seat(0))
    assert untold == [] and len(lines) > 100 and all(map(is_prose, lines))


def facts(seen: View) -> list[Struct]:
    box = CAMPAIGN.box
    return [*box.facts(CAMPAIGN.rules, seen), *box.look(CAMPAIGN.rules, seen, "")]


def test_a_bot_gives_its_reason_for_each_choice(words: Words) -> None:
    """Those of the campaign, from First Blood to the Finale."""
    narrator, hints = Narrator(CAMPAIGN, CAMPAIGN.settle(), words), set()
    for g in at_random("hints"):
        decision = g.open[0]
        bot = CampaignBot(CAMPAIGN.rules, decision.seat, "hints")
        advice = bot.advise(view(g, decision.seat), decision)
        hints.add(advice.why)
        assert lacking([(advice.why, partial(narrator.reason, advice.why, advice.args, None, None))]) == []
    assert len(hints) > 5


def at_random(seed: str) -> Iterator[Camp]:
    """A campaign at each of its questions; quests end by lot, and nobody gives up."""
    g, luck = begun(), Random(seed)
    while g.open or g.expected is not None:
        if g.expected is not None:
            come_home(g, luck.choice(("heroes", "overlord")))
            continue
        yield g
        decision = g.open[0]
        g.answer(decision.seat, luck.randrange(len(decision.options)))


def test_persons_have_no_article_in_english() -> None:
    """Baron Zachareth comes, and not the Baron Zachareth."""
    english = words_of(CAMPAIGN, "en", strict=True)
    people = [("lieutenant", id) for id in RECORDS.lieutenant] + [("hero", id) for id in RECORDS.hero]
    assert [each for each in people if english.name(*each).article != "no"] == []


def test_shop_cards_tell_what_stands_in_no_effect_of_theirs(words: Words, namer: StateNamer) -> None:
    """The Elm Greatbow looks past neighbours, and one Helmet is enough (D2-X-17)."""
    told_of = {id: record_text(words, namer, "item", id) for id in ("elm-greatbow", "scorpion-helm", "sling")}
    line = {"en": "line of sight", "es": "línea de visión", "pt": "linha de visão"}[words.language]
    assert [id for id, text in told_of.items() if line in text] == ["elm-greatbow"]
    helmet = words.name("trait", "helmet").text
    assert told_of["scorpion-helm"].count(helmet) == 2, "its trait, and the limit"


def test_a_lucky_charm_says_that_all_dice_are_rolled_again() -> None:
    english = words_of(CAMPAIGN, "en", strict=True)
    namer = StateNamer(english, None, (), None, CAMPAIGN.record, CAMPAIGN.box.nouns)
    assert "reroll all of the dice of the test" in record_text(english, namer, "item", "lucky-charm")
    assert "reroll any number of your defense" in record_text(
        english, namer, "item", "shield-of-the-dark-god"
    )


def test_the_heroes_see_where_they_go(words: Words) -> None:
    g = begun()
    assert charge_of(g).quest == "first-blood"
    play(g, "first-blood", "heroes")
    seen = view(g, Seat(0))
    narrator = Narrator(CAMPAIGN, CAMPAIGN.settle(), words)
    told_of = narrator.look(g, Seat(0), "castle-daerion")
    assert len(told_of) == 3 and words.name("quest", "castle-daerion").text in told_of[0]
    assert narrator.look(g, Seat(0), "nowhere") == []
    assert CAMPAIGN.box.draw(CAMPAIGN.rules, seen).splitlines()[0] == " + first-blood"
