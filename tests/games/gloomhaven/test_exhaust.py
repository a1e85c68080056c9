"""Everything in Gloomhaven runs and changes something, but for what is named here with a reason."""

from __future__ import annotations

import os
from typing import Any

from undercroft.games.gloomhaven.records import scenario_rules
from undercroft.games.gloomhaven.rules.actions import lasting
from undercroft.sim.exhaust import all_names, exhaust
from undercroft.sim.vocabulary import kinds_in, unsaid

from .arena import EDITION, RECORDS
from .at_work import at_work, content
from .inventions import VOCABULARY
from .meetings import all_pairs, printed_pairs
from .staging import scenes, whole_game

BUDGET = int(os.environ.get("UNDERCROFT_EXHAUST", "120000"))  # decisions, at most
SEED = os.environ.get("UNDERCROFT_EXHAUST_SEED", "4")

KINDS = kinds_in(VOCABULARY)
WORDS = tuple(KINDS.values())
OF_ALL_GAMES = "an event of the kernel or the common parts that Gloomhaven has no use for"
NOT_PLAYABLE = "only of a scenario past 25 that says what it misses, and cannot be begun"
LOCKED = "only of classes that are not in this version; no deck can have the card"
REASONS = {
    "event Moved": OF_ALL_GAMES,
    "event Fell": OF_ALL_GAMES,
    "event Ended": OF_ALL_GAMES,
    "option cell": "what all options with a hex have in common; nobody is asked for it as such",
    "event SideChanged": "a rule of sides that begins while its monsters are on the board; no page has one",
    "step gh.lay_traps.lay": f"scenario 69: {NOT_PLAYABLE}",
    "step gh.jump_to_mark.jump.returned": f"scenario 51: {NOT_PLAYABLE}",
    "boss the-gloom 2 0": f"scenario 51: {NOT_PLAYABLE}",
    "boss elder-drake 2 0": f"scenario 34: {NOT_PLAYABLE}",
    "boss the-betrayer 1 1": f"scenario 79: {NOT_PLAYABLE}",
    "boss the-betrayer 2 0": f"scenario 79: {NOT_PLAYABLE}",
    "boss winged-horror 1 2": f"scenario 46: {NOT_PLAYABLE}",
    "boss winged-horror 2 2": f"scenario 46: {NOT_PLAYABLE}",
}


def locked_modifiers() -> dict[str, str]:
    """Modifier cards that no perk of a class of this version, no item and no scenario adds."""
    perks = {card for kind in RECORDS.character.values() for perk in kind.perks for card in perk.add}
    there = {*perks, "bless", "curse", "extra-minus-1"}
    cards = [card.id for card in RECORDS.modifier.values() if not card.standard and card.id not in there]
    return {f"modifier {card}": LOCKED for card in cards}


FROM_CHANGES = "what items and augments make of an attack (Changes); the rules set it"
FROM_RULES = "the rules fill it in when an ability is performed or a number is added to"
COMMON = "every rule of a page may hold since and until a moment; this one always holds"
ON_NO_CARD = "no card of this version has it; packs may, and a test declares it (invented)"
BOSSES = "traits that all statistic cards share; no boss has this one"
MARKS_GAPS = "says that something is missing; what can be played misses nothing"
UNSAID = {
    **dict.fromkeys(
        ("Attack.advantage", "Attack.disadvantage", "Attack.ignore_shield", "Attack.reach"), FROM_CHANGES
    ),
    **dict.fromkeys(("Active.range", "Active.xp", "Measure.plus"), FROM_RULES),
    **dict.fromkeys(
        (
            "Augment.infuse", "Boss.deck", "Boss.flying", "Cure.who", "MoveObstacle.within", "Pull.augments",
            "SummonStats.pierce", "SummonStats.retaliate", "SummonStats.shield",
            "SummonStats.target", "SummonedMonster.rank", "AtDestruction", "AtEntry", "AtReveal",
            "HurtMonster",
        ),
        ON_NO_CARD,
    ),
    **dict.fromkeys(("UnknownGoal", "UnknownLoss"), MARKS_GAPS),
}  # fmt: skip


def playable() -> dict[str, Any]:
    """All content, but for pages that cannot be begun yet."""
    found = {name: getattr(RECORDS, name) for name in RECORDS.__struct_fields__}
    found["scenario"] = {id: page for id, page in RECORDS.scenario.items() if not page.missing}
    return found


def unsaid_reasons() -> dict[str, str]:
    """Why each word that no playable content says is there all the same."""
    reasons, on_no_page = dict(UNSAID), set(unsaid(WORDS, RECORDS))
    for name in unsaid(WORDS, playable()):
        kind, _, field = name.partition(".")
        if field in ("since", "until") and issubclass(KINDS[kind], scenario_rules.Rule):
            reasons[name] = COMMON
        elif kind == "BossStats":
            reasons[name] = BOSSES
        elif name not in on_no_page and name not in reasons:
            reasons[name] = NOT_PLAYABLE
    return reasons


def test_every_word_of_the_vocabulary_is_printed_or_has_a_reason() -> None:
    """What only an invented card can say, no printed card ever tests."""
    found = set(unsaid(WORDS, playable()))
    reasons = unsaid_reasons()
    assert not found - reasons.keys() and not UNSAID.keys() - found


def test_every_pair_of_trait_and_ability_meets_or_is_on_no_card() -> None:
    """The run below has those that a monster makes with its own deck; the others nobody can ever make."""
    printed = printed_pairs()
    assert printed.keys() <= set(all_pairs()) and len(printed) > 100
    assert printed.keys() <= content().keys()
    assert {"pair target attack-same_target", "pair target attack-area"} <= printed.keys()


def test_everything_in_gloomhaven_runs_and_changes_something() -> None:
    everything, steps = content(), list(all_names(EDITION.rules))
    reasons = REASONS | locked_modifiers()
    assert not reasons.keys() - {*everything, *steps}
    assert {f"lasting {name}" for name in lasting.NAMES} <= everything.keys()
    wanted = [name for name in steps if name not in reasons]
    run = exhaust(
        whole_game,
        wanted=everything,
        observe=at_work,
        scenes=scenes(everything, wanted),
        leave_out=reasons,
        budget=BUDGET,
        seed=SEED,
        vocabulary=WORDS,
        content=playable(),
    )
    assert run.missing == ()
    assert set(run.unsaid) <= unsaid_reasons().keys()


def test_worn_items_have_no_moment_of_use() -> None:
    """They change what other rules reckon; each has its scene in test_item_cards."""
    worn = {name for name, item in RECORDS.item.items() if item.when == "worn"}
    used = {name.removeprefix("item ") for name in content() if name.startswith("item ")}
    assert worn | used == set(RECORDS.item) and len(worn) == 17
