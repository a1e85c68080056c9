"""Heroes and Overlord in two browsers: a trap in a hero's move, a revival, a corner, and no card told."""

from __future__ import annotations

from playwright.sync_api import expect

from ..guests import Guest
from ..test_axe import check
from ..visits import Visits
from .moments import moment
from .seats import both_sides, card_called, choose, go, tells, who_stands


def test_a_trap_is_sprung_in_a_heros_move_and_no_other_card_is_told(visits: Visits) -> None:
    at = moment("trap")
    ana, ben = both_sides(visits, at)
    ana.wait()
    go(ana, at.key.split()[1])
    trap = at.keys[1].split()[1].partition("@")[0]
    ben.wait()
    expect(ben.text).to_contain_text("enters")
    expect(ben.bar.get_by_role("group", name="Standing orders")).to_contain_text(
        "When a figure enters a space"
    )
    check(ben.page)
    assert len(at.hidden) > 1 and all(tells(ben, card) for card in at.hidden)
    assert not [card for card in at.hidden if tells(ana, card)]
    play(ben, trap)
    expect(ana.log).to_contain_text(card_called(trap))
    assert [card for card in at.hidden if tells(ana, card)] == [trap]


def play(guest: Guest, card: str) -> None:
    """Play a card of the hand."""
    guest.page.locator("section.hand").get_by_role("button", name=card_called(card)).first.click()
    guest.do(guest.big.click)


def test_a_hero_is_revived_and_both_see_it(visits: Visits) -> None:
    ana, ben = both_sides(visits, moment("revive"))
    ana.wait()
    for guest in (ana, ben):
        expect(guest.track.get_by_label("knocked out")).to_have_count(1)
    choose(ana, "Revive")
    if "which space" in ana.question:  # somebody stands where he lies
        ana.do(ana.by_mouse)
    for guest in (ana, ben):
        expect(guest.log).to_contain_text("revives")
        expect(guest.track.get_by_label("knocked out")).to_have_count(0)


def test_a_large_monster_turns_a_corner(visits: Visits) -> None:
    """It goes as a small figure would, and then stands on four squares round the one where it ended."""
    at = moment("corner")
    ana, ben = both_sides(visits, at)
    ben.wait()
    go(ben, at.key.split()[1])
    expect(ben.text).to_contain_text("how does the large figure stand")
    ends = at.keys[1].split()[1:]
    choose(ben, f"Stand on {', '.join(ends[:-1])} and {ends[-1]}")
    for guest in (ana, ben):
        for square in ends:
            who_stands(guest, square, "Ettin|Mauler")
