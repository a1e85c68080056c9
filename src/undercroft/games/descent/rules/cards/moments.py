"""Moments at which cards can be used, and the windows of the rules that open then (D2-WHO-05, D2-WHO-06)."""

from __future__ import annotations

from typing import Final

ACTION, OWN_TURN = "action", "own-turn"  # from the menu of one's own turn (D2-HTN-11, D2-HTN-14)
ANY_TIME = "any-time"  # whenever its owner is asked for anything
ACTIVATING = "activating"  # while a monster is activated in the Overlord's turn (D2-OLC-E2)
ROLLED = "attack-rolled"  # the dice of an attack lie there (D2-ATK-24)
ENTERED = "entered"  # a figure has entered a space (D2-MOV-23)

MOMENTS: Final = {
    "turn-start": "descent.hero_turn.started",
    "turn-end": "descent.hero_turn.ended",
    "hurried": "descent.hurry.hurried",
    "attack-granted": "descent.make_attack.before",
    "attack-declared": "descent.attack.declared",
    ROLLED: "descent.attack.rolled",
    "attack-done": "descent.attack.resolved",
    "before-damage": "descent.suffer.before",
    "damaged": "descent.suffer.suffered",
    ENTERED: "descent.march.entered",
    "monster-chosen": "descent.activation.chosen",
    "monster-start": "descent.activation.started",
    "monster-end": "descent.activation.ended",
    "amount-rolled": "descent.roll_amount.rolled",
    "recovery-rolled": "descent.roll_recovery.rolled",
    "test-rolled": "descent.test.rolled",
    "test-passed": "descent.test.passed",
    "door-opened": "descent.open_door.opened",
    "door-opening": "descent.open_door.before",
    "searching": "descent.search.before",
    "search-drawn": "descent.search.drawn",
    "searched": "descent.search.found",
    "before-defeat": "descent.defeat.before",
    "defeated": "descent.defeat.defeated",
    "knocked-out": "descent.defeat.knocked_out",
    "recovered": "descent.recover.recovered",
    "fatigue-recovered": "FatigueRecovered",
    "resting": "Rested",
    "rested": "RestRecovered",
    "overlord-start": "descent.overlord_turn.started",
    "overlord-end": "descent.overlord_turn.ended",
}
OF_TESTS: Final = ("test-rolled", "test-passed")  # all that can be used on the way to a quest (D2-TRV-15)
NAMES: Final = (ACTION, OWN_TURN, ANY_TIME, ACTIVATING, *MOMENTS)
