"""What lies before a seat: open to all, and for its own player."""

from __future__ import annotations

from games.gloomhaven.scenes import scene

from undercroft.games.gloomhaven.state import Carried, InPlay
from undercroft.kernel import CardId, Seat

from .table import Shown, gloomhaven, presenter, settled


def test_a_mat_counts_and_shows_what_is_open() -> None:
    table = scene()
    table.mats(
        0,
        hand=("trample", "eye-for-an-eye"),
        discard=("sweeping-blow",),
        lost=("leaping-cleave",),
        active=(InPlay(CardId("warding-strength"), "top"),),
        items=(Carried("hide-armor", "spent", 1), "minor-healing-potion"),
        xp=4,
        money=2,
    )
    table.looks(1, "poison", hp=7)
    shown = Shown(table.game)
    mat = shown.mat(0)
    (hero,) = mat.heroes
    assert (mat.name, hero.name, hero.figure, hero.kind) == ("Brute", "Brute", 1, "brute")
    assert [(each.id, each.value, each.full) for each in hero.meters] == [("health", 7, 10)]
    counts = {gauge.id: gauge.value for gauge in mat.gauges if gauge.group == "counts"}
    assert counts == {"hand": "2", "discard": "1", "lost": "1", "xp": "4", "money": "2", "level": "1"}
    assert [gauge.id for gauge in mat.gauges if gauge.group == "conditions"] == ["poison"]
    piles = {pile.id: pile for pile in mat.piles}
    assert list(piles) == ["active", "discard", "lost", "items"]
    assert [card.name for card in piles["discard"].cards] == ["Sweeping Blow"]
    armor, potion = piles["items"].cards
    assert (armor.state, armor.note, armor.used) == ("spent", "Spent: a long rest refreshes it", 1)
    assert (potion.state, potion.note) == ("ready", "")
    (active,) = piles["active"].cards
    assert [half.id for half in active.halves] == ["top"]


def test_the_own_piles_have_all_cards_with_their_text() -> None:
    table = scene()
    table.mats(0, hand=("trample",), picked=("eye-for-an-eye",), goal="zealot", items=("hide-armor",))
    piles = Shown(table.game).piles(0)
    assert list(piles) == ["hand", "picked", "items", "goal"]
    (trample,) = piles["hand"].cards
    top, bottom = trample.halves
    assert (trample.initiative, trample.level) == (72, "1")
    assert (top.id, top.lines, top.lost) == ("top", ("Attack 3, Pierce 2.",), False)
    assert bottom.lost and bottom.lines[0] == "Move 4, Jump." and "2 XP" in [m.label for m in bottom.marks]
    (eye,) = piles["picked"].cards
    assert eye.halves[0].lasting and "infuses earth" in [m.label for m in eye.halves[1].marks]
    assert piles["items"].cards[0].halves[0].lines[0]
    (goal,) = piles["goal"].cards
    assert goal.name == "Zealot" and goal.note == "1 checkmark" and goal.halves[0].lines[0]


def test_others_see_neither_hand_nor_goal() -> None:
    table = scene()
    table.mats(0, hand=("trample",), goal="zealot")
    shown = Shown(table.game)
    seen = shown.presenter.drawn(table.game, Seat(1))
    piles = {pile.id: pile for pile in shown.painter.piles(seen, Seat(0), shown.narrator)}
    assert [card.state for card in piles["hand"].cards + piles["goal"].cards] == ["hidden", "hidden"]
    assert "trample" not in str(shown.public) and "zealot" not in str(shown.public)


def test_ready_is_who_has_answered_while_others_think() -> None:
    setup = settled()
    game = gloomhaven().new_game(setup, "ready")
    shown = presenter("en", setup)
    while game.open[0].what != "gh.round.choose_lead":
        game.answer(game.open[0].seat, game.open[0].options[0].key)
    assert [mat.ready for mat in shown.public(game).mats] == [False, False]
    game.answer(Seat(1), game.open[1].options[0].key)
    assert [mat.ready for mat in shown.public(game).mats] == [False, True]


def test_slots_of_active_cards_are_counted() -> None:
    card = next(card for card in gloomhaven().rules.content.card.values() if card.bottom.slots)
    table = scene()
    table.mats(0, active=(InPlay(CardId(card.id), "bottom", 1),))
    (active,) = Shown(table.game).piles(0)["active"].cards
    assert (active.used, active.slots, active.state) == (1, len(card.bottom.slots), "active")


def test_every_card_item_and_goal_is_told_in_full() -> None:
    shown = Shown(scene().game)
    records = gloomhaven().rules.content
    for kind in ("card", "item", "goal"):
        for id in getattr(records, kind):
            card = shown.painter.card(kind, id, shown.narrator)
            assert card.name and card.kind == kind and all(half.lines for half in card.halves), id
    monster = records.deck["guard"].cards[0]
    told = shown.painter.card("card", monster.id, shown.narrator)
    assert told.initiative == monster.initiative and told.kind == "ability"
    assert shown.painter.card("modifier", "double", shown.narrator).note == "x2"
