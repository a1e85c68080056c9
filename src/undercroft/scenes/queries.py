"""Players' questions to the engine: previews, sight, threats, plans, proofs, hints. Nothing changes by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec import Struct

from undercroft.bots import all_bot_names, bot_names, make_bot
from undercroft.games.boxes import Box
from undercroft.kernel import (
    SPECTATOR,
    Decision,
    Enumerated,
    Game,
    IllegalAnswer,
    Journal,
    Option,
    Seat,
    view,
)
from undercroft.kernel.chance import ChanceAhead
from undercroft.text.explanations import rule_line, statement
from undercroft.text.typed_input import typed_option

from . import shapes
from .building import plain_card
from .entries import entries_after, known_to
from .objections import in_words, objection
from .registry import painter_of

if TYPE_CHECKING:
    from .presenter import Presenter

HINTER = "normal"  # the bot that gives hints
LINES = 200  # that one query gives at least, if there are so many
MOST_FOUND = 12
CARDS = ("card", "item", "goal")  # kinds that painters have cards for


class Asked(Protocol):
    """A query as it comes over the wire."""

    @property
    def what(self) -> str: ...

    @property
    def about(self) -> str: ...

    @property
    def to(self) -> str: ...


class Inquiry(NamedTuple):
    """A query with all that its answer depends on."""

    presenter: Presenter
    journal: Journal[Any]
    seat: Seat
    asked: Asked
    seats: Sequence[Seat]  # all of the person who asks: what they may read of the log

    @property
    def game(self) -> Game[Any]:
        return self.journal.game

    def refusal(self, message: str) -> IllegalAnswer:
        return IllegalAnswer(self.presenter.narrator.say(message, about=self.asked.about))


def reply(inquiry: Inquiry) -> Struct:
    """The answer to a query; what cannot be answered is an IllegalAnswer in the language of the presenter."""
    if inquiry.asked.what not in offered(inquiry.presenter.edition.box):
        raise inquiry.refusal("query-no-hint" if inquiry.asked.what == "hint" else "query-not-offered")
    return QUERIES[inquiry.asked.what](inquiry)


def offered(box: Box) -> tuple[str, ...]:
    """The queries that a game answers."""
    hints, painter = HINTER in all_bot_names(box), painter_of(box)
    return tuple(each for each in QUERIES if (hints if each == "hint" else painter.offers(each)))


def _preview(q: Inquiry) -> Struct:
    decision = _decision(q)
    pick = typed_option(q.presenter.narrator.words, decision, q.asked.about)
    return q.presenter.painter.preview(q.game, q.seat, decision, pick, q.presenter.narrator)


def _hint(q: Inquiry) -> Struct:
    """The answer of a bot; its luck is its own, so that it tells nothing of the game's."""
    presenter, decision, seen = q.presenter, _decision(q), q.presenter.seen(q.game, q.seat)
    if HINTER not in bot_names(presenter.edition, presenter.setup, q.seat):
        raise q.refusal("query-no-hint")
    bot = make_bot(presenter.edition, presenter.setup, HINTER, q.seat, "hint")
    advice = bot.advise(seen, decision)
    options = [decision.all_options[advice.pick]]
    twin = q.game.clone(Enumerated(()))
    asked = decision
    while asked.secret and (following := _asked_next(twin, q.seat, options[-1].key)):
        if not _goes_together(asked, following):
            break
        options.append(following.all_options[bot.advise(view(twin, q.seat), following).pick])
        asked = following
    namer = presenter.narrator.namer(seen.state)
    labels = [_choice(q, decision, options[0]).label]
    labels += [presenter.narrator.label(option, namer) for option in options[1:]]
    label = presenter.narrator.words.listed(labels)
    keys = tuple(option.key for option in options)
    return shapes.Hint(
        keys[0],
        label,
        presenter.narrator.reason(advice.why, advice.args, advice.about, seen.state),
        keys[len(keys) < 2 :],
    )


def _goes_together(one: Decision, other: Decision) -> bool:
    """Are two questions steps of one procedure, as the two cards of a round?

    Later questions may depend on others' hidden cards, so a hint must not look there.
    """
    return one.what != other.what and one.what.rpartition(".")[0] == other.what.rpartition(".")[0]


def _asked_next(twin: Game[Any], seat: Seat, key: str) -> Decision | None:
    """The secret question that follows a secret answer at once, as the second card of a round the first.

    The others' answers on this copy do not matter: the seat sees nothing of them.
    """
    try:
        twin.answer(seat, key)
        while others := [d for d in twin.open if d.secret and seat not in d.seats]:
            if any(seat in d.seats for d in twin.open):
                break
            twin.answer(others[0].seat, 0)
    except ChanceAhead:
        return None
    return next((d for d in twin.open if d.secret and seat in d.seats), None)


def _sight(q: Inquiry) -> Struct:
    start, end = _cell(q, q.asked.about), _cell(q, q.asked.to)
    return q.presenter.painter.sight(q.game, q.seat, start, end, q.presenter.narrator)


def _threat(q: Inquiry) -> Struct:
    return q.presenter.painter.threat(q.game, q.seat, q.presenter.narrator)


def _plan(q: Inquiry) -> Struct:
    """Of figures that nobody plays; where people play all sides, of those of the others."""
    shown = q.presenter.public(q.game)
    played = {side.id: side.seats for side in shown.status.sides if side.seats}
    if shown.status.sides and all(side.id in played for side in shown.status.sides):
        played = {side: seats for side, seats in played.items() if q.seat in seats}
    monsters = {str(figure.id): figure.id for figure in shown.figures if figure.side not in played}
    if q.asked.about not in monsters:
        raise q.refusal("query-no-monster")
    return q.presenter.painter.plan(q.game, q.seat, monsters[q.asked.about], q.presenter.narrator)


def _danger(q: Inquiry) -> Struct:
    if q.seat == SPECTATOR or not any(figure.owner == q.seat for figure in _figures(q)):
        raise q.refusal("query-no-figure")
    return q.presenter.painter.danger(q.game, q.seat, _cell(q, q.asked.about), q.presenter.narrator)


def _whynot(q: Inquiry) -> Struct:
    """Of a cell or a figure that cannot be chosen: why; of one that can, nothing stands against it."""
    decision, figures = _decision(q), _figures(q)
    choices = [_choice(q, decision, option) for option in decision.all_options]
    if not any(choice.cells or choice.figures for choice in choices):
        raise q.refusal("query-no-pick")
    meant = next((figure for figure in figures if str(figure.id) == q.asked.about), None)
    cells = meant.at if meant else (_cell(q, q.asked.about),)
    there = [figure for figure in figures if set(figure.at) & set(cells)]
    if any(_touches(choice, cells, meant, there) for choice in choices):
        return shapes.Objection()
    figure = meant or next(iter(there), None)
    who = figure.id if figure else 0
    on_board = any(choice.cells for choice in choices)
    found = objection(q.game, decision, _number(q, cells[0]), who, on_board)
    return in_words(q.presenter.painter, q.game, q.seat, found, cells[0], q.presenter.narrator)


def _touches(
    choice: shapes.Choice, cells: Sequence[str], meant: shapes.Figure | None, there: list[shapes.Figure]
) -> bool:
    """Can a choice be touched here? Its cells say where, else its figures."""
    if choice.cells:
        return not set(cells).isdisjoint(choice.cells) or bool(meant and meant.id in choice.figures)
    return any(figure.id in choice.figures for figure in ([meant] if meant else there))


def _choice(q: Inquiry, decision: Decision, option: Option) -> shapes.Choice:
    """An option with its label and all places where it can be touched."""
    presenter, seen = q.presenter, q.presenter.seen(q.game, q.seat)
    label = presenter.narrator.label(option, presenter.narrator.namer(seen.state))
    return presenter.painter.choice(q.game, decision, option, label, presenter.narrator)


def _why(q: Inquiry) -> Struct:
    """Of "17.2", the second event after answer 17; of "GH-RND-03", what the rule says."""
    if said := statement(q.asked.about):
        return shapes.Told((rule_line(q.presenter.narrator.words, q.asked.about),), said)
    answer, _, k = q.asked.about.partition(".")
    if not (answer.isdecimal() and k.isdecimal() and int(answer) <= len(q.journal.entries)):
        raise q.refusal("query-no-line")
    entries = entries_after(q.journal, int(answer))
    if not 1 <= int(k) <= len(entries):
        raise q.refusal("query-no-line")
    known = known_to(entries[int(k) - 1], q.seats)
    lines = q.presenter.narrator.explained(known, q.presenter.seen(q.game, SPECTATOR).state)
    return shapes.Told(tuple(lines), statement(known.rule))


def _log(q: Inquiry) -> Struct:
    """Earlier lines: the last of those before answer `about`."""
    end = len(q.journal.entries) + 1
    last = min(int(q.asked.about), end) if q.asked.about.isdecimal() else end
    first, count = last, 0
    while first > 0 and count < LINES:
        first -= 1
        count += len(entries_after(q.journal, first))
    lines = q.presenter.lines(q.journal, first - 1, q.seats, to=last - 1)
    return shapes.Log(tuple(lines), more=first > 0)


def _look(q: Inquiry) -> Struct:
    """At a cell, or a figure by its mark or name: who is there, what lies there, what they can do."""
    wanted, shown = q.asked.about.casefold(), q.presenter.public(q.game)
    told = [
        figure.label
        for figure in shown.figures
        if wanted in (figure.mark.casefold(), figure.name.casefold(), str(figure.id), *figure.at)
    ]
    told += [place.label for place in shown.board.places if place.at == wanted]
    told += [line for line in q.presenter.narrator.look(q.game, q.seat, q.asked.about) if line not in told]
    if not any(told):
        raise q.refusal("query-no-look")
    return shapes.Told(tuple(filter(None, told)))


def _card(q: Inquiry) -> Struct:
    narrator = q.presenter.narrator
    found = narrator.named(q.presenter.seen(q.game, q.seat), q.asked.about) if q.asked.about else []
    if not found:
        raise q.refusal("query-no-card")
    cards = [
        q.presenter.painter.card(kind, id, narrator) if kind in CARDS else plain_card(kind, id, narrator)
        for _, kind, id in found[:MOST_FOUND]
    ]
    return shapes.Found(tuple(cards))


QUERIES: dict[str, Callable[[Inquiry], Struct]] = {
    "preview": _preview, "hint": _hint, "sight": _sight, "threat": _threat, "plan": _plan, "danger": _danger,
    "whynot": _whynot, "why": _why, "log": _log, "look": _look, "card": _card,
}  # fmt: skip


def _decision(q: Inquiry) -> Decision:
    decision = q.presenter.asked(q.game, q.presenter.seen(q.game, q.seat))
    if decision is None or q.seat == SPECTATOR:
        raise q.refusal("query-not-asked")
    return decision


def _cell(q: Inquiry, name: str) -> str:
    """A cell of the board as it is revealed."""
    board = q.presenter.painter.board(q.presenter.drawn(q.game, SPECTATOR), q.presenter.narrator)
    if not any(place.at == name for place in board.places):
        raise IllegalAnswer(q.presenter.narrator.say("query-no-cell", about=name))
    return name


def _number(q: Inquiry, cell: str) -> int:
    """The cell of that name."""
    grid = q.presenter.edition.box.grid
    return grid.parse(cell) if grid is not None else -1


def _figures(q: Inquiry) -> tuple[shapes.Figure, ...]:
    return q.presenter.painter.figures(q.presenter.drawn(q.game, SPECTATOR), q.presenter.narrator)
