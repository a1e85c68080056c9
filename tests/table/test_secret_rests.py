"""A long rest that was chosen in secret: until all have chosen, nothing that others get tells of it."""

from __future__ import annotations

from itertools import count, product

import pytest

from table.sittings import ANA, BEN, CAT, Client, Sitting, find
from undercroft.bots import make_bot
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.kernel import view
from undercroft.table import Table, bot_turn, play_bot, wire
from undercroft.table.commands import is_held
from undercroft.table.records import Answered, Held

DAN = 4
LEAD = "gh.round.choose_lead"
SETUP = HavenSetup(party=("brute", "spellweaver", "scoundrel"))
MOST = 400  # answers until somebody may rest


@pytest.fixture(scope="module")
def three() -> Sitting:
    """Ana, Ben and Cat before they choose cards, all with two discards: each of them may rest."""
    sitting = Sitting(("me", "open", "open"), find("gloomhaven"), setup=SETUP)
    for name, seat in (("Ben", 1), ("Cat", 2)):
        sitting.joined(name, seat)
    sitting.joined("Dan")
    for person in (ANA, BEN, CAT, DAN):
        sitting.client(person)
    for n in range(MOST):
        opened = sitting.table.journal.game.open
        if len(opened) == 3 and all("long-rest" in sitting.keys(each.seat) for each in opened):
            return sitting
        asked = next(each for each in opened if not is_held(sitting.table, each))
        bot = make_bot(sitting.table.edition, sitting.table.setup, "easy", asked.seat, str(n))
        option = asked.all_options[bot.choose(view(sitting.table.journal.game, asked.seat), asked)]
        key = asked.options[0].key if option.key == "long-rest" else option.key
        sitting.answer(sitting.table.room.chairs[asked.seat].person, asked.seat, key)
    raise AssertionError("nobody could rest")


def choices(sitting: Sitting, seat: int) -> dict[str, tuple[str, str]]:
    """What a person may send: a long rest, or a pair of cards in one go."""
    cards = [key.partition(" ")[2] for key in sitting.keys(seat) if key.startswith("lead ")]
    return {
        "rest": ("long-rest", ""),
        "pair": (f"lead {cards[0]}", f"second {cards[1]}"),
        "other pair": (f"lead {cards[2]}", f"second {cards[0]}"),
    }


def do(table: Table, seat: int, key: str, then: str, ids: count[int]) -> list[bytes]:
    person = table.room.chairs[seat].person
    id = f"{seat}-{next(ids)}"
    command = wire.Answer(id=id, revision=table.revision, seat=seat, key=key, then=then)
    return table.do(person, command, 5).lines


def told(sitting: Sitting, secret: str, ben: str, cat: str, order: tuple[int, ...]) -> list[object]:
    """All bytes to others while not all have chosen: Ana chooses something, Ben and Cat as is said.

    Cat leads without her second card, so that the others wait for it.
    """
    table, ids = sitting.reloaded(), count(1)
    clients = [Client(table.feed(person, "en")) for person in (BEN, CAT, DAN, 0)]
    wishes = {
        0: choices(sitting, 0)[secret],
        1: choices(sitting, 1)[ben],
        2: (choices(sitting, 2)[cat][0], ""),
    }
    for seat in order:
        do(table, seat, *wishes[seat], ids)
        for client in clients:
            client.hear()
    assert table.questions.open and not table.journal.game.state.order, "all have chosen already"
    query = wire.Query(id="q", what="log")
    logs = [table.inquiries.answer(person, query, "en") for person in (BEN, CAT, DAN)]
    files = [table.export(person, "en") for person in (BEN, CAT, DAN)]
    files += [table.report(person, "en") for person in (BEN, CAT, DAN)]
    return [*(client.bytes for client in clients), *logs, *files]


@pytest.mark.rule("GH-RST-13", "GH-COM-02")
@pytest.mark.parametrize(
    ("ben", "order"), list(product(("rest", "pair"), ((0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))))
)
def test_a_rest_is_sent_to_others_as_any_other_choice(
    three: Sitting, ben: str, order: tuple[int, ...]
) -> None:
    sent = [told(three, secret, ben, "pair", order) for secret in ("rest", "pair", "other pair")]
    assert sent[0] == sent[1] == sent[2]


@pytest.mark.rule("GH-RST-13", "GH-COM-02")
@pytest.mark.parametrize("ben", ["rest", "pair"])
@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize("typed", [False, True])
def test_a_second_card_sent_alone_tells_nobody_that_there_is_one(
    three: Sitting, ben: str, first: int, typed: bool
) -> None:
    """Sent with the first or after it, and changed once more: others get the same bytes as for a rest."""
    sent = []
    for secret in ("rest", "pair", "other pair"):
        table, ids = three.reloaded(), count(1)
        clients = [Client(table.feed(person, "en")) for person in (BEN, CAT, DAN, 0)]
        own = Client(table.feed(ANA, "en"))
        key, second = choices(three, 0)[secret]
        lead = choices(three, 2)["pair"][0]
        for seat, wish in sorted({0: key, 2: lead}.items(), key=lambda each: each[0] != first):
            do(table, seat, wish, "", ids)
        do(table, 1, *choices(three, 1)[ben], ids)
        for client in (own, *clients):
            client.hear()
        options = table.questions.open[0].options if second else ()
        other = [option.key for option in options if option.key != second][:1]
        for wish in [*other, second] if second else ():
            if typed:
                typing = wire.Type(id=f"t{next(ids)}", revision=own.revision, seat=0, line=wish)
                table.do(ANA, typing, 5)
            else:
                do(table, 0, wish, "", ids)
            own.hear()
            asked = own.question
            assert asked and asked["again"] and asked["given"] == wish
            for client in clients:
                client.hear()
        assert not table.journal.game.state.order
        query = wire.Query(id="q", what="log")
        logs = [table.inquiries.answer(person, query, "en") for person in (BEN, CAT, DAN)]
        files = [table.export(person, "en") for person in (BEN, CAT, DAN)]
        files += [table.report(person, "en") for person in (BEN, CAT, DAN)]
        sent.append([*(client.bytes for client in clients), *logs, *files])
        do(table, 2, choices(three, 2)["pair"][1], "", ids)
        mat = table.journal.game.state.characters[0]
        assert table.journal.game.state.order and mat.resting == (secret == "rest")
        if second:
            assert second in [given.line.key for given in table.history.given if given.by == ANA]
    assert sent[0] == sent[1] == sent[2]


@pytest.mark.rule("GH-RST-13")
def test_a_second_card_that_waits_is_kept_and_can_be_taken_back(three: Sitting) -> None:
    table, twin, ids = three.reloaded(), three.reloaded(), count(1)
    lines = do(table, 1, *choices(three, 1)["rest"], ids)
    for seat in (0, 2):
        lines += do(table, seat, choices(three, seat)["pair"][0], "", ids)
    before = table.answers
    second = choices(three, 0)["pair"][1]
    command = wire.Answer(id="s", revision=table.revision, seat=0, key=second)
    held, again = table.do(ANA, command, 5), table.do(ANA, command, 5)
    assert [type(record) for record in held.records] == [Held] and not again.records
    twin.take([*lines, *held.lines])
    for each in (table, twin):
        given = each.history.ahead(0)
        assert each.answers == before and given and given.then == second
    table.do(ANA, wire.Undo(id="u", revision=table.revision, to=before - 2), 5)
    if table.room.ballot:
        for person in (BEN, CAT):
            table.do(person, wire.Vote(id="v", proposal=table.room.ballot.id, agree=True), 5)
    assert table.answers == before - 2 and table.history.ahead(0) is None


@pytest.mark.rule("GH-RST-13")
def test_what_a_bot_holds_back_is_not_told_either(three: Sitting) -> None:
    table, ids = three.reloaded(), count(1)
    table.do(ANA, wire.HandOver(id="h", seat=0, bot="normal"), 5)
    do(table, 1, *choices(three, 1)["rest"], ids)
    do(table, 2, choices(three, 2)["pair"][0], "", ids)
    cat = Client(table.feed(CAT, "en"))
    records: list[object] = []
    while turn := bot_turn(table):
        records += play_bot(table, turn, 0, 5).records
        cat.hear()
    assert [type(record) for record in records] == [Answered, Held]
    assert len(cat.bytes) == 1  # of the first card, as it would be of a rest
    do(table, 2, choices(three, 2)["pair"][1], "", ids)
    assert table.journal.game.state.order and not table.journal.game.state.characters[0].resting


@pytest.mark.rule("GH-RST-13")
def test_when_all_have_chosen_everybody_learns_of_it(three: Sitting) -> None:
    table, ids = three.reloaded(), count(1)
    client = Client(table.feed(BEN, "en"))
    client.hear()
    lines = len(client.lines)
    do(table, 0, *choices(three, 0)["rest"], ids)
    do(table, 1, *choices(three, 1)["pair"], ids)
    client.hear()
    do(table, 2, *choices(three, 2)["pair"], ids)
    client.hear()
    assert table.journal.game.state.order
    assert any("long rest" in text for text in client.texts[lines:])
    mat = table.journal.game.state.characters[0]
    assert mat.resting and mat.initiative == 99


@pytest.mark.rule("GH-RST-13")
def test_somebody_who_rests_is_told_so(three: Sitting) -> None:
    table, ids = three.reloaded(), count(1)
    own = Client(table.feed(ANA, "en"))
    own.hear()
    for seat, wish in ((0, "rest"), (1, "pair")):
        do(table, seat, *choices(three, seat)[wish], ids)
    do(table, 2, choices(three, 2)["pair"][0], "", ids)
    own.hear()
    assert "The Brute picks Long Rest." in own.texts
