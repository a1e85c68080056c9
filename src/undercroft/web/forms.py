"""A game's set-up as a form: fields with labels, choices, limits and advice in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.bots import bot_names
from undercroft.games.boxes import Edition
from undercroft.games.drafts import filled
from undercroft.games.setups import (
    Document,
    Field,
    Members,
    Menu,
    Number,
    Offer,
    One,
    Refused,
    Setup,
    Several,
    Switch,
    fields_of,
)
from undercroft.kernel import Seat, SetupError
from undercroft.text.editions import words_of
from undercroft.text.sentences import capital
from undercroft.text.setup_refusals import refusal
from undercroft.text.words import Language, Words

from .api_types import FieldOffered, Form, Offered, SeatOffered
from .problems import MESSAGES, Trouble


def describe(edition: Edition, draft: Setup, language: Language) -> Form:
    """The form as a draft makes it; where that cannot be played, with the reason."""
    words = words_of(edition, language, MESSAGES)
    whole = filled(edition.rules.content, draft)
    fields = _fields(edition.rules.content, whole, words)
    try:
        setup = edition.settle(whole)
    except SetupError as fault:
        field = fault.field if isinstance(fault, Refused) else ""
        return Form(edition.box.id, fields, [], refusal(fault, words), field)
    seats = [
        SeatOffered(_say(words, plays, plays), list(bot_names(edition, setup, Seat(seat))))
        for seat, plays in enumerate(edition.seats(setup))
    ]
    return Form(edition.box.id, fields, seats)


@contextmanager
def refusing(edition: Edition, language: Language) -> Iterator[None]:
    """Answers a refusal of the game in the language of whoever asked."""
    try:
        yield
    except Refused as fault:
        trouble = Trouble("makes-no-sense", refusal(fault, words_of(edition, language, MESSAGES)))
        trouble.field = fault.field
        raise trouble from fault


def _fields(content: Any, record: Struct, words: Words) -> list[FieldOffered]:
    shown = [field for field in fields_of(type(record)) if field.mark.in_form]
    return [
        _field(
            content,
            record,
            field,
            not field.mark.follows and any(each.mark.follows for each in shown[n:]),
            words,
        )
        for n, field in enumerate(shown)
    ]


def _field(content: Any, record: Struct, field: Field, shapes: bool, words: Words) -> FieldOffered:
    """One field; `shapes`: fields after it offer other things when it changes."""
    value = field.value(record)
    mark, key = field.mark, field.key
    label = capital(_say(words, f"setup-{key}", key))
    plain = msgspec.to_builtins(value)
    match mark:
        case One(menu=menu):
            found = menu(content, record)
            return FieldOffered(
                key, label, "one", plain, choices(found.offers, words),
                shapes=shapes, follows=mark.follows, distinct=mark.distinct, advised=list(found.advised),
            )  # fmt: skip
        case Several(menu=menu):
            found = menu(content, record)
            return FieldOffered(
                key, label, "several", list(plain or ()), choices(found.offers, words),
                found.least, min(found.most, sum(offer.copies for offer in found.offers)), found.budget,
                _say(words, f"setup-{key}-cost", ""),
                advised=list(found.advised), advice=_advice(found, words),
                follows=mark.follows, shapes=shapes,
            )  # fmt: skip
        case Number(least=least, most=most):
            return FieldOffered(
                key, label, "number", plain, least=least, most=most, shapes=shapes, follows=mark.follows
            )
        case Members(least=least, most=most):
            members = [_fields(content, member, words) for member in value]
            return FieldOffered(
                key, label, "members", [], least=least, most=most, members=members, follows=mark.follows
            )
        case Switch():
            return FieldOffered(key, label, "switch", plain, shapes=shapes)
        case Document(most=most):
            hint = _say(words, f"setup-{key}-hint", "")
            return FieldOffered(key, label, "text", plain, most=most, advice=hint, shapes=shapes)
    raise TypeError(f"A form cannot show a field that is marked {mark!r}.")


def _advice(menu: Menu, words: Words) -> str:
    return words.say(menu.because, number=menu.number) if menu.because else ""


def choices(offers: Sequence[Offer], words: Words) -> list[Offered]:
    """Offers with their names."""
    return [
        Offered(
            offer.id, _say(words, f"{offer.kind}-{offer.id}", offer.id), offer.playable, offer.why,
            offer.typed, offer.complete, offer.by_lot, offer.cost, offer.copies, str(offer.level or ""),
        )
        for offer in offers
    ]  # fmt: skip


def _say(words: Words, message: str, otherwise: str) -> str:
    return words.say(message) if words.has(message) else otherwise
