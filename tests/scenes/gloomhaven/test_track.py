"""The order of the round: final numbers of both ranks side by side, and who has acted."""

from __future__ import annotations

from games.gloomhaven.scenes import scene

from undercroft.games.gloomhaven.state import Slot, Turn
from undercroft.kernel import CardId, FigureId

from .table import Shown, gloomhaven, presenter, settled


def cards(deck: str) -> dict[str, str]:
    """The cards of a deck by the abilities on them."""
    found = gloomhaven().rules.content.deck[deck].cards
    return {" ".join(str(act.__struct_config__.tag) for act in card.abilities): card.id for card in found}


def test_normal_and_elite_stand_side_by_side() -> None:
    table = scene(monsters="bandit-guard 3:0, elite bandit-guard 4:0", level=1)
    records = table.game.rules.content
    card = next(card for card in records.deck["guard"].cards if card.id == cards("guard")["move attack"])
    move, attack = card.abilities[:2]
    guard = records.monster["bandit-guard"]
    table.knows(drawn={"guard": CardId(card.id)})
    row = Shown(table.game).row("bandit-guard")
    normal, elite = guard.stats(1, "normal"), guard.stats(1, "elite")
    moves, attacks = (
        [getattr(stats, name) + act.mod for stats in (normal, elite)]
        for name, act in (("move", move), ("attack", attack))
    )
    assert row.lines[0].text == " / ".join(map(str, dict.fromkeys(moves))).join(("Move ", ""))
    assert row.lines[1].text.startswith("Attack " + " / ".join(map(str, dict.fromkeys(attacks))))
    assert row.figures == (4, 3) and row.card.startswith("Guard · ")


def test_one_rank_alone_has_one_number() -> None:
    table = scene(monsters="elite bandit-archer 3:0", level=2)
    table.knows(drawn={"archer": CardId(cards("archer")["move attack"])})
    lines = [line.text for line in Shown(table.game).row("bandit-archer").lines]
    assert not any("/" in line for line in lines)
    assert any("Range" in line for line in lines)


def test_elements_of_a_card_are_lines() -> None:
    table = scene(monsters="flame-demon 3:0")
    deck = gloomhaven().rules.content.deck["flame-demon"]
    infusing = next(card for card in deck.cards if card.infuse)
    table.knows(drawn={"flame-demon": CardId(infusing.id)})
    lines = Shown(table.game).row("flame-demon").lines
    assert ("Infuse fire", "fire") in [(line.text, line.icon) for line in lines]


def test_what_a_type_consumed_is_in_its_numbers() -> None:
    table = scene(monsters="flame-demon 3:0")
    deck = gloomhaven().rules.content.deck["flame-demon"]
    card, at = next(
        (card, at)
        for card in deck.cards
        for at, act in enumerate(card.abilities)
        if getattr(act, "augments", ()) and act.__struct_config__.tag == "attack"
    )
    table.knows(drawn={"flame-demon": CardId(card.id)})
    before = [line.text for line in Shown(table.game).row("flame-demon").lines]
    table.knows(used_up=(f"flame-demon/{card.id}/{at}/0",))
    after = [line.text for line in Shown(table.game).row("flame-demon").lines]
    assert "→" in before[at] and "→" not in after[at] and before[at] != after[at]


def test_a_boss_has_its_specials_spelled_out() -> None:
    table = scene(monsters="boss bandit-commander 3:0")
    deck = gloomhaven().rules.content.deck["boss"]
    special = next(card for card in deck.cards if "special-action" in card.abilities[0].__struct_config__.tag)
    table.knows(drawn={"boss": CardId(special.id)})
    lines = Shown(table.game).row("bandit-commander").lines
    assert lines and not any(line.text.startswith("Special") for line in lines)


def test_before_the_cards_are_revealed_nobody_knows_an_initiative() -> None:
    setup = settled()
    game = gloomhaven().new_game(setup, "track")
    shown = presenter("en", setup)
    while game.open[0].what != "gh.round.choose_second":
        game.answer(game.open[0].seat, game.open[0].options[0].key)
    track = shown.public(game).track
    assert [row.initiative for row in track] == ["??"] * 3
    assert not any(row.lines or row.card for row in track)
    while game.state.order == ():
        game.answer(game.open[0].seat, game.open[0].options[0].key)
    track = shown.public(game).track
    numbers = [int(row.initiative) for row in track]
    assert numbers == sorted(numbers) and all(row.lines for row in track)


def test_rows_are_waiting_active_or_done() -> None:
    table = scene(monsters="bandit-guard 3:0, bandit-guard 4:0, bandit-archer 5:0")
    table.knows(acted=(FigureId(1), FigureId(3)), turn=Turn(FigureId(4)), drawn={"guard": CardId("526")})
    shown = Shown(table.game)
    assert [row.state for row in shown.public.track] == ["done", "waiting", "active", "waiting"]
    table.knows(acted=(FigureId(1), FigureId(3), FigureId(4)), turn=Turn())
    assert Shown(table.game).row("bandit-guard").state == "done"


def test_a_long_rest_is_told_once_it_is_open() -> None:
    table = scene()
    table.mats(0, resting=True, initiative=99)
    table.knows(order=(Slot(20, "1"), Slot(99, "0")))
    row = Shown(table.game).row("seat-0")
    assert (row.initiative, [line.text for line in row.lines]) == ("99", ["Long rest"])
