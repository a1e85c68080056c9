"""Characters of a party: classes, hands, pools, files (GH-CHM, GH-CRD, GH-HND, GH-NEW, GH-LUP, GH-SET)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from games.gloomhaven.scenes import shelf
from undercroft.games.boxes import Edition
from undercroft.games.gloomhaven.box import BOX, make_rules
from undercroft.games.gloomhaven.party import (
    Hero,
    allowed,
    cards_of,
    first_hand,
    level_at,
    starting_experience,
    starting_gold,
)  # fmt: skip
from undercroft.games.gloomhaven.setup import HavenSetup, begin, seats, settle
from undercroft.games.gloomhaven.state import Haven
from undercroft.games.gloomhaven.wishes import hero_of, parse, read_party, spelled
from undercroft.games.setups import all_offers
from undercroft.kernel import Seat, SetupError

STARTING = ("brute", "cragheart", "mindthief", "scoundrel", "spellweaver", "tinkerer")
HAND_SIZES = {"brute": 10, "tinkerer": 12, "spellweaver": 8, "scoundrel": 9, "cragheart": 11, "mindthief": 10}
BRUTE_X = ("balanced-measure", "skewer", "wall-of-doom")

JOURNALS = Path(__file__).parents[2] / "journals" / "gloomhaven"


@cache
def edition() -> Edition:
    return Edition(BOX, (), make_rules(shelf()))


def started(**wishes: object) -> Haven:
    """A game of that set-up at its first question."""
    return edition().new_game(settle(shelf(), HavenSetup(**wishes)), "seed", log=[])  # type: ignore[arg-type]


def hero(spec: str, level: int = 1) -> Hero:
    return hero_of(shelf(), parse(spec), level)


def settled(*party: str, **more: object) -> tuple[str, ...]:
    setup = settle(shelf(), HavenSetup(party=party, **more))  # type: ignore[arg-type]
    return tuple(each for each in setup.party if isinstance(each, str))


def with_cards(*cards: str) -> str:
    """The Brute's first hand with its first cards replaced."""
    return "hand=" + ",".join((*cards, *first_hand(shelf(), "brute")[len(cards) :]))


@pytest.mark.rule("GH-CHM-01", "GH-NEW-09")
def test_each_class_is_there_once() -> None:
    with pytest.raises(SetupError, match="twice"):
        settled("brute", "brute:2")


@pytest.mark.rule("GH-CHM-02", "GH-CHM-03")
def test_six_classes_with_their_hit_points_and_hand_sizes() -> None:
    assert tuple(shelf().character) == STARTING
    assert {kind: record.hand_size for kind, record in shelf().character.items()} == HAND_SIZES
    with pytest.raises(SetupError, match="no class 'sunkeeper'"):
        settled("brute", "sunkeeper")


@pytest.mark.rule("GH-SET-06", "GH-CHM-07", "GH-CHM-08")
@pytest.mark.parametrize(("level", "brute", "tinkerer"), [(1, 10, 8), (5, 18, 14), (9, 26, 20)])
def test_a_character_starts_with_full_hit_points_and_no_experience(
    level: int, brute: int, tinkerer: int
) -> None:
    g = started(party=("brute", "tinkerer"), level=level)
    for seat, full in enumerate((brute, tinkerer)):
        mat = g.state.characters[Seat(seat)]
        leaf = g.state.figures[mat.figure]
        assert (leaf.hp, leaf.full, mat.xp, mat.money, mat.level) == (full, full, 0, 0, level)
        assert (mat.active, mat.discard, mat.lost) == ((), (), ())


@pytest.mark.rule("GH-SET-03", "GH-HND-01", "GH-SET-02")
@pytest.mark.parametrize("kind", STARTING)
def test_the_first_hand_is_all_cards_of_level_one(kind: str) -> None:
    cards = first_hand(shelf(), kind)
    assert len(cards) == HAND_SIZES[kind]
    assert all(shelf().card[card].level == 1 and shelf().card[card].character == kind for card in cards)


@pytest.mark.rule("GH-HND-02", "GH-HND-05", "GH-SET-02", "GH-CHM-03")
def test_the_chosen_hand_is_what_is_played_with() -> None:
    """Another game, another hand."""
    g = started(party=(f"brute;{with_cards(*BRUTE_X)}", "tinkerer"))
    hand = g.state.characters[Seat(0)].hand
    assert hand[:3] == BRUTE_X and len(hand) == 10
    assert first_hand(shelf(), "brute")[0] not in hand


@pytest.mark.rule("GH-HND-03", "GH-HND-04", "GH-CRD-09", "GH-NEW-03", "GH-CRD-03")
def test_x_cards_replace_others_from_the_first_level_on() -> None:
    for kind in STARTING:
        assert sum(card.level == "X" for card in cards_of(shelf(), kind)) == 3
    assert hero(f"brute;{with_cards(*BRUTE_X)}").hand[:3] == BRUTE_X
    assert set(allowed(shelf(), "brute", 1)) == {*first_hand(shelf(), "brute"), *BRUTE_X}


@pytest.mark.rule("GH-HND-01", "GH-LUP-07")
@pytest.mark.parametrize("level", [1, 9])
def test_the_hand_size_never_changes(level: int) -> None:
    few = ",".join(first_hand(shelf(), "brute")[1:])
    with pytest.raises(SetupError, match="has 9 cards; it has 10, always"):
        hero(f"brute:{level};hand={few}")
    with pytest.raises(SetupError, match="has 11 cards; it has 10, always"):
        hero(f"brute:{level};hand={','.join(first_hand(shelf(), 'brute'))},{BRUTE_X[0]}")


@pytest.mark.rule("GH-CRD-01")
def test_cards_of_another_class_are_refused() -> None:
    with pytest.raises(SetupError, match="'fire-orbs' is no card of the brute"):
        hero(f"brute;{with_cards('fire-orbs')}")
    with pytest.raises(SetupError, match="twice"):
        hero(f"brute;{with_cards('trample', 'trample')}")


@pytest.mark.rule("GH-CRD-03", "GH-LUP-04")
def test_cards_above_the_level_are_refused() -> None:
    high = next(card.id for card in cards_of(shelf(), "brute") if card.level == 3)
    with pytest.raises(SetupError, match="is of level 3"):
        hero(f"brute:2;{with_cards(high)}")
    assert high in hero(f"brute:3;{with_cards(high)}").hand


@pytest.mark.rule("GH-LUP-04", "GH-LUP-05", "GH-LUP-06", "GH-NEW-05")
def test_one_card_for_each_level_gained_of_that_level_at_most() -> None:
    """At level 3: two gained, one of them of level 2 at most; both may be of level 2."""
    by_level = {n: [card.id for card in cards_of(shelf(), "brute") if card.level == n] for n in range(2, 10)}
    assert all(len(cards) == 2 for cards in by_level.values())
    assert hero(f"brute:3;{with_cards(*by_level[2])}").hand[:2] == tuple(by_level[2])
    assert hero(f"brute:3;{with_cards(by_level[2][0], by_level[3][0])}")
    with pytest.raises(SetupError, match="2 cards above level 2; at level 3 there are 1 at most"):
        hero(f"brute:3;{with_cards(*by_level[3])}")
    with pytest.raises(SetupError, match="2 cards above level 1; at level 2 there are 1 at most"):
        hero(f"brute:2;{with_cards(*by_level[2])}")


@pytest.mark.rule("GH-LUP-01", "GH-LUP-08", "GH-LUP-09", "GH-NEW-07")
def test_levels_by_experience() -> None:
    assert [starting_experience(shelf(), level) for level in range(1, 10)] == [
        0,
        45,
        95,
        150,
        210,
        275,
        345,
        420,
        500,
    ]
    assert [level_at(shelf(), xp) for xp in (0, 44, 45, 149, 150, 499, 500, 5000)] == [1, 1, 2, 3, 4, 8, 9, 9]


@pytest.mark.rule("GH-NEW-06")
def test_gold_of_a_new_character() -> None:
    assert [starting_gold(level) for level in range(1, 10)] == [30, 45, 60, 75, 90, 105, 120, 135, 150]


@pytest.mark.rule("GH-NEW-04", "GH-LUP-09")
def test_levels_one_to_nine() -> None:
    assert hero("brute:9").level == 9 and hero("brute", 4).level == 4
    for level, fault in (("0", "no character"), ("10", "levels 1 to 9")):
        with pytest.raises(SetupError, match=fault):
            settled(f"brute:{level}", "tinkerer")


def test_a_character_as_text_says_what_is_no_default() -> None:
    assert settled("brute", "tinkerer:3") == ("brute:1", "tinkerer:3")
    spec = f"brute:3;{with_cards('skewer')};perks=2,3"
    assert settled(spec, "tinkerer", level=2) == (spec, "tinkerer:2")
    assert spelled(shelf(), hero(spec)) == spec


def test_what_cannot_be_read_is_refused_with_a_sentence() -> None:
    for spec, fault in (
        ("brute:x", "such as brute:2"),
        ("brute;shoes=red", "expected hand="),
        ("brute;hand", "expected"),
    ):
        with pytest.raises(SetupError, match=fault):
            settled(spec, "tinkerer")


def test_a_party_file_becomes_text_that_needs_no_file(tmp_path: Path) -> None:
    hand = ", ".join(f'"{card}"' for card in (*BRUTE_X, *first_hand(shelf(), "brute")[3:]))
    file = tmp_path / "party.toml"
    file.write_text(
        f'[[character]]\nclass = "brute"\nlevel = 2\nhand = [{hand}]\nperks = ["add-1-plus-3"]\n'
        '[[character]]\nclass = "tinkerer"\n'
    )
    party = settled(*read_party(str(file)), level=3)
    assert party == (f"brute:2;{with_cards(*BRUTE_X)};perks=3", "tinkerer:3")
    file.unlink()
    state = begin(shelf(), settle(shelf(), HavenSetup(party=party)))
    assert state.party == ("brute", "tinkerer") and state.level == 2


@pytest.mark.rule("GH-ITM-08", "GH-ITM-05")
def test_items_are_checked_and_carried() -> None:
    spec = "brute:1;items=leather-armor,boots-of-striding"
    assert settled(spec, "tinkerer") == (spec, "tinkerer:1")
    g = started(party=(spec, "tinkerer"))
    assert [each.item for each in g.state.characters[Seat(0)].items] == ["leather-armor", "boots-of-striding"]
    with pytest.raises(SetupError, match="one can be worn"):
        settled("brute;items=leather-armor,hide-armor", "tinkerer")


def test_a_party_file_that_is_wrong_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be read"):
        read_party(str(tmp_path / "none.toml"))
    file = tmp_path / "party.toml"
    file.write_text('[[character]]\nclass = "brute"\nshoes = 1\n')
    with pytest.raises(SetupError, match="shoes"):
        settled(*read_party(str(file)))


def test_two_to_four_characters() -> None:
    assert len(settle(shelf(), HavenSetup()).party) == 2
    assert len(settle(shelf(), HavenSetup(players=4)).party) == 4
    for wish, fault in ((HavenSetup(players=5), "2 to 4"), (HavenSetup(party=("brute",)), "2 to 4")):
        with pytest.raises(SetupError, match=fault):
            settle(shelf(), wish)
    with pytest.raises(SetupError, match="party of 3 is asked for, but 2"):
        settle(shelf(), HavenSetup(players=3, party=("brute", "tinkerer")))


def test_seats_are_called_by_their_class() -> None:
    assert seats(shelf(), settle(shelf(), HavenSetup(party=("brute:2", "tinkerer")))) == [
        "character-brute",
        "character-tinkerer",
    ]


def test_complete_are_the_scenarios_that_a_golden_journal_wins() -> None:
    """51 can be opened: 25 are complete, and 26 of the others play as they are."""
    found = all_offers(shelf(), HavenSetup)
    pages = [offer for offer in found if offer.kind == "scenario" and not offer.by_lot]
    complete = {int(offer.id) for offer in pages if offer.complete}
    assert complete == {int(journal.stem[:2]) for journal in JOURNALS.glob("*.journal")}
    playable = {int(offer.id) for offer in pages if offer.playable}
    assert (len(playable), len(complete), len(playable - complete)) == (51, 25, 26)


def test_what_is_offered_and_why_some_scenarios_are_not() -> None:
    found = {(offer.kind, offer.id): offer for offer in all_offers(shelf(), HavenSetup)}
    assert found["scenario", "001"].playable and found["scenario", "random"].playable
    assert {("character", kind) for kind in STARTING} < found.keys()
    assert {("variant", v) for v in ("solo", "open", "reduced-randomness", "permanent-death")} < found.keys()
    for offer in found.values():
        assert offer.playable != bool(offer.why)
        assert offer.playable or not offer.complete
    with pytest.raises(SetupError, match="not in this version, for it needs"):
        settle(shelf(), HavenSetup(scenario="55"))
    with pytest.raises(SetupError, match="no scenario '123'"):
        settle(shelf(), HavenSetup(scenario="123"))
