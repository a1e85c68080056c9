"""Drafting upgrades: on offer, by exchange, from the discard pile (DA-DRA, DA-ART)."""

from __future__ import annotations

import pytest

from games.alliance.table import FIRST, Table, edition
from undercroft.games.alliance.events.market import UpgradeDiscarded, UpgradeDrafted, UpgradeOffered
from undercroft.games.alliance.rules.market.drafting import OFFERED, Draft
from undercroft.kernel import CardId, Objection, replace
from undercroft.parts.decks import Deck, shuffled

# Costs 2, 3, 3, 4, 1; Petra, Lorna, Krom and McFarlin cannot use the two of Celestial and Mystic.
OFFER = ("u1-01", "u1-07", "u1-14", "u1-09", "u1-29")


def market(xp: int, *offer: str, discard: tuple[str, ...] = ()) -> Table:
    """Seat 0 with so much XP before these upgrades of level I."""
    table = Table()
    gone = {*offer, *discard}
    pool = [card for card in edition().rules.content.upgrades[0] if card not in gone]
    table.s.offer = tuple(map(CardId, (*offer, *[""] * (5 - len(offer)))))
    table.s.upgrades = Deck(shuffled(pool), discard=tuple(map(CardId, discard)))
    table.own(FIRST, face_up=xp)
    table.s.pools = (table.s.pools[0] - xp, table.s.pools[1])
    return table


def drafting(table: Table, *results: str) -> Table:
    return table.run(Draft(FIRST), results=results)


@pytest.mark.rule("DA-DRA-E1", "DA-DRA-02", "DA-DRA-03", "DA-DRA-04", "DA-DRA-10")
def test_four_xp_before_five_cards() -> None:
    table = drafting(market(3, *OFFER))
    assert set(table.some("draft")) == {"u1-01", "u1-07", "u1-29"}
    assert set(table.some("exchange")) == {"u1-01", "u1-07", "u1-14", "u1-29"}  # valid or not, but affordable
    dear = table.why_not(card="u1-09")
    assert dear is not None
    useless = table.why_not(card="u1-14")
    assert useless is None  # it can be exchanged
    table.answer("exchange u1-14")
    assert table.what in ("alliance.draft.take_replacement", "")


@pytest.mark.rule("DA-DRA-03")
def test_a_card_of_use_that_is_too_dear_stays_on_offer() -> None:
    table = drafting(market(2, *OFFER))  # it costs 3
    assert "u1-07" not in table.some("draft")
    found = OFFERED.objection(table.game, Draft(FIRST), CardId("u1-07"))
    assert found == Objection("DA-DRA-03", "too-dear", number=3, limit=2)


@pytest.mark.rule("DA-DRA-03", "DA-DRA-05", "DA-DRA-06", "DA-DRA-08", "DA-DRA-16", "DA-DRA-17", "DA-XP-16")
def test_a_card_is_paid_taken_and_replaced_in_its_place() -> None:
    table = market(4, *OFFER)
    before = table.s.alliances[FIRST]
    drafting(table, "u1-21").answer("draft u1-07")
    now = table.s.alliances[FIRST]
    assert (now.face_up, now.face_down, now.drafted) == (1, 3, 1)
    assert now.hand == (*before.hand, "u1-07") and "u1-07" in now.owned
    assert table.s.offer == ("u1-01", "u1-21", "u1-14", "u1-09", "u1-29")
    assert table.faults() == []


@pytest.mark.rule("DA-DRA-09")
def test_a_card_that_nobody_can_use_is_passed_over() -> None:
    table = market(4, *OFFER)
    for figure, leaf in table.s.figures.items():
        table.s.figures[figure] = replace(leaf, kind="petra")  # eight fighters: nobody throws knives
    drafting(table, "u1-05", "u1-28").answer("draft u1-29")
    assert [each.card for each in table.events(UpgradeOffered)] == ["u1-05", "u1-28"]
    assert [each.card for each in table.events(UpgradeDiscarded)] == ["u1-05"]
    assert table.s.offer[4] == "u1-28"


@pytest.mark.rule("DA-DRA-11", "DA-DRA-12")
def test_after_an_exchange_only_the_replacement() -> None:
    table = drafting(market(4, *OFFER), "u1-24")
    table.answer("exchange u1-29")
    assert table.s.alliances[FIRST].face_up == 4 and table.s.upgrades.discard == ("u1-29",)
    assert table.keys == ["pass", "draft u1-24"]
    other = table.why_not(card="u1-01")
    assert other is not None and (other.rule, other.says) == ("DA-DRA-12", "only-the-replacement")
    table.answer("draft u1-24")
    assert table.s.alliances[FIRST].face_up == 2 and "u1-24" in table.s.alliances[FIRST].hand
    dear = drafting(market(1, *OFFER), "u1-21").answer("exchange u1-29")
    assert dear.what == "" and dear.s.alliances[FIRST].drafted == 0  # nothing to choose: it costs 2


@pytest.mark.rule("DA-DRA-E2", "DA-DRA-13", "DA-DRA-14")
def test_the_discard_pile_costs_one_more() -> None:
    table = drafting(market(4, *OFFER, discard=("u1-24", "u1-08", "u1-14")))
    assert table.some("draft-discarded") == ["u1-24", "u1-08"]  # 2 + 1 and 3 + 1; Blessing has no user
    offer = table.s.offer
    table.answer("draft-discarded u1-08")
    assert table.s.alliances[FIRST].face_up == 0 and table.s.alliances[FIRST].face_down == 4
    assert table.s.offer == offer and table.s.upgrades.discard == ("u1-24", "u1-14")
    poor = drafting(market(3, *OFFER, discard=("u1-08",)))
    found = poor.why_not(card="u1-08")
    assert found is not None and (found.rule, found.number, found.limit) == ("DA-DRA-13", 4, 3)


@pytest.mark.rule("DA-DRA-01", "DA-DRA-02")
def test_nothing_may_be_drafted() -> None:
    table = drafting(market(4, *OFFER)).answer("pass")
    assert table.what == "" and table.events(UpgradeDrafted) == []
    assert drafting(market(0, *OFFER)).what == ""  # nothing to choose


@pytest.mark.rule("DA-DRA-15")
def test_an_empty_deck_leaves_a_gap() -> None:
    table = market(4, *OFFER)
    table.s.removed = table.s.upgrades.pool
    table.s.upgrades = Deck()
    drafting(table).answer("draft u1-29")
    assert table.s.offer[4] == "" and table.s.alliances[FIRST].drafted == 1 and table.faults() == []


@pytest.mark.rule("DA-ART-01", "DA-ART-02", "DA-ART-04", "DA-ART-05", "DA-ART-06")
def test_an_artifact_lies_beside_the_heroes() -> None:
    table = market(12, *OFFER[:3])
    table.s.level = 3
    table.s.offer = (*table.s.offer[:3], CardId("u3-02"), CardId("u3-04"))
    table.s.upgrades = Deck(shuffled(card for card in edition().rules.content.upgrades[2] if card > "u3-04"))
    hand = table.s.alliances[FIRST].hand
    drafting(table).answer("draft u3-02")
    table.run(Draft(FIRST)).answer("draft u3-04")
    alliance = table.s.alliances[FIRST]
    assert alliance.artifacts == ("u3-02", "u3-04") and alliance.hand == hand and alliance.drafted == 2
    assert "u3-02" not in alliance.owned and table.s.columns == {}


@pytest.mark.rule("DA-DRA-04", "DA-CRD-03")
def test_a_defeated_hero_counts_as_a_user() -> None:
    table = market(4, *OFFER)
    for hero in ("petra", "krom", "mcfarlin"):
        table.change(hero, lies=True)  # all who are Martial
    assert "u1-01" in drafting(table).some("draft")


@pytest.mark.rule("DA-DRA-07")
def test_the_last_row_of_the_table_holds_on() -> None:
    content = edition().rules.content
    assert content.limits(10) == content.limits(25) and content.limits(9) != content.limits(10)
