"""Active bonuses: what is in force on whom, use slots, and where their cards go (GH-ACT)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import CardDeactivated, ExperienceGained, SlotUsed
from undercroft.games.gloomhaven.events.rounds import LastingBegan, LastingEnded, LastingUsed
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.abilities import Active, Half
from undercroft.games.gloomhaven.state import Character, Haven, InPlay, Lasting
from undercroft.kernel import CardId, FigureId


def in_force(g: Haven, figure: FigureId, effect: str) -> list[Lasting]:
    """The bonuses of one sort that a figure has now."""
    if not g.state.lasting:
        return []
    return [each for each in g.state.lasting if each.bearer == figure and each.effect.effect == effect]


def begin(g: Haven, effect: Active, bearer: FigureId, giver: FigureId, source: str, until: str) -> None:
    """A bonus comes into force (GH-ACT-02)."""
    lasts = "round" if until == "round" else "turn" if until == "turn" else "scenario"
    g.emit(LastingBegan(Lasting(effect, bearer, giver, source, lasts)), "GH-ACT-02")  # type: ignore[arg-type]


def use(g: Haven, lasting: Lasting) -> None:
    """One use: the token moves a slot on and may give experience; after the last slot the card is lost (GH-ACT-03, GH-ACT-04)."""
    effect = lasting.effect
    giver = g.state.figures[lasting.giver]
    if effect.uses:
        g.emit(LastingUsed(lasting), "GH-ACT-03")
        if lasting.used + 1 >= effect.uses:
            end(g, lasting.giver, lasting.source)
        return
    if not giver.is_character:
        return
    mat = g.state.characters[giver.seat]
    lying = next((each for each in mat.active if each.card == lasting.source), None)
    if lying is None:
        return
    half = half_of(g, lying)
    if not half.slots:
        return
    g.emit(SlotUsed(giver.seat, lying.card), "GH-ACT-03")
    if half.slots[lying.used]:
        g.emit(ExperienceGained(giver.seat, half.slots[lying.used]), "GH-XP-04")
    if lying.used + 1 >= len(half.slots):
        end(g, lasting.giver, lasting.source, to_lost=True)


def end(g: Haven, giver: FigureId, source: str, to_lost: bool = False) -> None:
    """A bonus is over: its card goes to its pile (GH-ACT-04, GH-ACT-08, GH-ACT-12)."""
    g.emit(LastingEnded(source=source, giver=giver), "GH-ACT-04")
    leaf = g.state.figures[giver]
    if leaf.is_character:
        mat = g.state.characters[leaf.seat]
        for lying in mat.active:
            if lying.card == source:
                to = "lost" if to_lost or half_of(g, lying).lost else "discard"
                g.emit(CardDeactivated(leaf.seat, lying.card, to), "GH-ACT-08")  # type: ignore[arg-type]


def half_of(g: Haven, lying: InPlay) -> Half:
    """The half of a card that was played."""
    card = library(g).card[lying.card]
    return card.top if lying.half == "top" else card.bottom


def counts_as_lost(g: Haven, lying: InPlay) -> bool:
    """A card in the active area counts as discarded or lost by the lost symbol of its action (GH-ACT-08)."""
    return half_of(g, lying).lost


def discards(g: Haven, mat: Character) -> tuple[CardId, ...]:
    """The cards in the active area that count as discarded (GH-RST-03)."""
    return tuple(lying.card for lying in mat.active if not counts_as_lost(g, lying))


def end_round_bonuses(g: Haven) -> None:
    """Round bonuses end; their cards go to the discard or lost pile (GH-ACT-07, GH-EOR-05, GH-EOR-11)."""
    if any(each.until == "round" for each in g.state.lasting):
        g.emit(LastingEnded(until="round"), "GH-EOR-11")
    for seat, mat in g.state.characters.items():
        for lying in mat.active:
            half = half_of(g, lying)
            if half.duration == "round":
                g.emit(CardDeactivated(seat, lying.card, "lost" if half.lost else "discard"), "GH-EOR-05")
