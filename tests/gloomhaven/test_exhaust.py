"""Everything in Gloomhaven runs and changes something, but for what is named here with a reason."""

from __future__ import annotations

import os

from undercroft.games.gloomhaven.rules import lasting
from undercroft.sim.exhaust import all_names, exhaust

from .arena import EDITION, RECORDS
from .at_work import at_work, content
from .staging import scenes, whole_game

BUDGET = int(os.environ.get("UNDERCROFT_EXHAUST", "120000"))  # decisions, at most
SEED = os.environ.get("UNDERCROFT_EXHAUST_SEED", "4")

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
    )
    assert run.missing == ()


def test_worn_items_have_no_moment_of_use() -> None:
    """They change what other rules reckon; each has its scene in test_item_cards."""
    worn = {name for name, item in RECORDS.item.items() if item.when == "worn"}
    used = {name.removeprefix("item ") for name in content() if name.startswith("item ")}
    assert worn | used == set(RECORDS.item) and len(worn) == 17
