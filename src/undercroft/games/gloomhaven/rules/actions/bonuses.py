"""Active bonuses: what is in force on whom, use slots, and where their cards go (GH-ACT)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.cards import CardDeactivated, ExperienceGained, Pile, SlotUsed
from undercroft.games.gloomhaven.events.rounds import LastingBegan, LastingEnded
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.abilities import Active, Half
from undercroft.games.gloomhaven.rules.actions.dismissing import dismiss
from undercroft.games.gloomhaven.state import Character, Haven, InPlay, Lasting
from undercroft.kernel import CardId, FigureId, RuleId, Seat


def in_force(g: Haven, figure: FigureId, effect: str) -> list[Lasting]:
    """The bonuses of one sort that a figure has now."""
    if not g.state.lasting:
        return []
    return [each for each in g.state.lasting if each.bearer == figure and each.effect.effect == effect]


def has_special(g: Haven, figure: FigureId, name: str) -> Lasting | None:
    """The bonus of that name, if the figure has it."""
    return next((each for each in in_force(g, figure, "special") if each.effect.name == name), None)


def begin(g: Haven, effect: Active, bearer: FigureId, giver: FigureId, source: str, until: str) -> None:
    """A bonus comes into force: a persistent one for good, any other for the round (GH-ACT-01, GH-ACT-02)."""
    lasts = "scenario" if until == "persistent" else "round"
    g.emit(LastingBegan(Lasting(effect, bearer, giver, source, lasts)), "GH-ACT-02")  # type: ignore[arg-type]


def use(g: Haven, lasting: Lasting) -> None:
    """One use: the token moves a slot on and may give experience (GH-ACT-03, GH-XP-E2).

    After the last slot it is over and the card lost (GH-ACT-04).
    """
    if lasting not in g.state.lasting:
        return
    if lasting.effect.once:
        g.emit(LastingEnded(source=lasting.source, giver=lasting.giver), "GH-ACT-04")
        return
    seat = g.state.figures[lasting.giver].seat
    lying = lying_card(g, seat, lasting.source)
    slots = half_of(g, lying).slots if lying is not None else ()
    if lying is None or not slots:
        return
    g.emit(SlotUsed(seat, lying.card), "GH-ACT-03")
    if slots[lying.used]:
        g.emit(ExperienceGained(seat, slots[lying.used]), "GH-XP-04")
    if lying.used + 1 >= len(slots):
        leave_play(g, seat, lying.card, "GH-ACT-04", "lost")


def lying_card(g: Haven, seat: Seat, source: str) -> InPlay | None:
    """The card of that id in a character's active area."""
    mat = g.state.characters.get(seat)
    return next((each for each in mat.active if each.card == source), None) if mat is not None else None


def leave_play(g: Haven, seat: Seat, card: CardId, rule: RuleId, to: Pile | None = None) -> None:
    """A card leaves the active area for its pile: its bonus ends (GH-ACT-08, GH-ACT-09, GH-ACT-12).

    A summon that goes with its card was not killed (GH-SUM-06, GH-SUM-27).
    """
    lying = lying_card(g, seat, card)
    if lying is None:
        return
    half, owner = half_of(g, lying), g.state.characters[seat].figure
    lasts = "scenario" if half.duration == "persistent" else "round"
    if any(each.source == card and each.giver == owner and each.until == lasts for each in g.state.lasting):
        g.emit(LastingEnded(until=lasts, source=card, giver=owner), rule)  # type: ignore[arg-type]
    dismiss(g, owner, card)
    pile = to or ("lost" if half.lost else "discard")
    g.emit(CardDeactivated(seat, card, pile), "GH-ACT-08" if to is None else rule)


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
            if half.duration != "persistent":  # also a bonus of the round that only an element gave
                g.emit(CardDeactivated(seat, lying.card, "lost" if half.lost else "discard"), "GH-EOR-05")
