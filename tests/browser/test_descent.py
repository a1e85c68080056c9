"""Descent in a browser: surges with what they do, the Overlord's hand for him alone, both end screens."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any, Literal, NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect

from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.options import SurgeOption
from undercroft.kernel import Answer, Decision, Game, Seat, view

from .tables import bring_journal, tell
from .test_axe import check
from .visits import Visits

OVERLORD = 4  # his seat


class Played(NamedTuple):
    """A game of First Blood up to a question, and the answer that a bot gives to it."""

    journal: str
    seat: int
    key: str


@cache
def played(until: Literal["surge", "heroes-won", "overlord-won"]) -> Played:
    """Up to a hero's surges, or to the last answer of a game that a side wins by its own hand."""
    edition = lay_out(box_of("descent"))
    setup = edition.settle(edition.read_setup({"scenario": "first-blood"}))
    for seed in map(str, count()):
        header, answers = edition.header(setup, seed), list[Answer]()
        game: Game[Any] = edition.new_game(setup, seed)
        bots = [make_bot(edition, setup, "normal", Seat(seat), seed) for seat in range(5)]
        found = False
        while game.open and not found:
            decision = game.open[0]
            seat = decision.seat
            key = decision.keys()[bots[seat].choose(view(game, seat), decision)]
            found = until == "surge" and spends_hearts(decision)
            game.answer(seat, key)
            answers.append(Answer(len(answers) + 1, seat, key, tuple(game.results)))
        last = answers[-1]
        own = (last.seat == OVERLORD) == (until == "overlord-won")
        if found or (game.state.outcome == until and own):
            lines = (header, *answers[:-1])
            return Played(
                "".join(msgspec.json.encode(line).decode() + "\n" for line in lines), last.seat, last.key
            )
    raise AssertionError("there is always another seed")


def spends_hearts(decision: Decision) -> bool:
    """May a hero spend a surge on hearts?"""
    found = [option for option in decision.options if isinstance(option, SurgeOption)]
    return decision.seat != OVERLORD and any(option.surge.hearts for option in found)


def test_a_hero_attacks_and_spends_a_surge(visits: Visits) -> None:
    guest = visits.guest("/about")
    bring_journal(guest.page, played("surge").journal)
    guest.wait()
    expect(guest.text).to_contain_text("spend surges")
    expect(guest.bar.locator(".dice")).to_contain_text("blue:")
    check(guest.page)
    surge = guest.bar.locator(".choices button", has_text="→").first
    guest.do(surge.click)
    expect(guest.log).to_contain_text("surge: ")


def test_first_blood_is_played_now_from_either_side(visits: Visits) -> None:
    hero, overlord = visits.guest(), visits.guest()
    hero.page.get_by_role("button", name="Play as a hero").click()
    hero.wait()
    expect(hero.page.locator("section.hand")).to_contain_text("Heroic Feat")
    records = lay_out(box_of("descent")).rules.content.overlord
    names = [f'"id":"{card}' for card in records]
    assert not [name for name in names if name in "".join(hero.frames)]
    overlord.page.get_by_role("button", name="Play as the Overlord").click()
    overlord.wait()
    assert any(name in "".join(overlord.frames) for name in names)
    expect(overlord.page.locator(".piles")).to_contain_text("Still in the deck")


@pytest.mark.parametrize("outcome", ["heroes-won", "overlord-won"])
def test_the_end_is_told_from_ones_own_side(
    visits: Visits, outcome: Literal["heroes-won", "overlord-won"]
) -> None:
    game = played(outcome)
    guest = visits.guest("/about")
    made = bring_journal(guest.page, game.journal)
    for seat in range(4) if outcome == "overlord-won" else [OVERLORD]:
        tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
    guest.wait()
    tell(
        guest.page,
        made,
        {"do": "answer", "id": "last", "seat": game.seat, "key": game.key, "revision": guest.revision},
    )
    expect(guest.page.locator("dialog .result")).to_contain_text("Victory")
    who = "the Overlord has won" if outcome == "overlord-won" else "the heroes have won"
    expect(guest.page.locator("dialog")).to_contain_text(who)
