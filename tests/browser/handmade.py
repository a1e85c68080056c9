"""A scene with every shape that a table can show, of no game: two rivals with two heroes each, and beasts."""

from __future__ import annotations

from undercroft.scenes import shapes as s

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
HEX_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
EAST, NORTH = 0, 3


def square(at: str, **more: object) -> s.Place:
    """A square by its name: "c2"."""
    return s.Place(at, ord(at[0]) - ord("a"), int(at[1:]) - 1, **more)  # type: ignore[arg-type]


def squares(columns: str, rows: range) -> tuple[s.Place, ...]:
    return tuple(square(f"{column}{row}") for row in rows for column in columns)


FLOOR = squares("abcdef", range(1, 5))
FRAME = squares("gh", range(1, 4))
SIDES = (
    s.Side("blue", "Blue", (0,), ("red", "beasts"), colour=5),
    s.Side("red", "Red", (1,), ("blue", "beasts"), colour=4),
    s.Side("beasts", "Beasts", (), ("blue", "red")),
)
RANKS = (
    s.Rank("hero", "hero", frame="double"),
    s.Rank("minion", "minion"),
    s.Rank("master", "master", "skull", "thick"),
)


def health(value: int, full: int) -> s.Meter:
    return s.Meter("health", "Health", value, full, "health")


def fatigue(value: int, full: int) -> s.Meter:
    return s.Meter("fatigue", "Fatigue", value, full, "stun")


RUNA = s.Figure(
    1, ("b2",), "Runa", "runa", "blue", "hero", "RU", (health(7, 10), fatigue(2, 4)), owner=0, facing=EAST,
    active=True, label="Runa, health 7 of 10, fatigue 2 of 4",
)  # fmt: skip
ODO = s.Figure(
    2, ("b3",), "Odo", "odo", "blue", "hero", "OD", (health(9, 9), fatigue(0, 3)), owner=0, facing=NORTH,
    label="Odo, health 9 of 9, fatigue 0 of 3",
)  # fmt: skip
ETTIN = s.Figure(
    3, ("d1", "e1", "d2", "e2"), "Ettin", "ettin", "beasts", "master", "ET", (health(5, 8),), number=1,
    label="Ettin 1, master, health 5 of 8",
)  # fmt: skip
WOLF = s.Figure(
    4, ("d4", "e4"), "Wolf", "wolf", "beasts", "minion", "WO", (health(3, 3),), number=2,
    label="Wolf 2, health 3 of 3",
)  # fmt: skip
ILSA = s.Figure(
    5, ("f3",), "Ilsa", "ilsa", "red", "hero", "IL", (health(6, 6), fatigue(1, 5)), owner=1, facing=2,
    label="Ilsa, health 6 of 6, fatigue 1 of 5",
)  # fmt: skip
FIGURES = (RUNA, ODO, ETTIN, WOLF, ILSA)


def card(id: str, name: str, *lines: str, state: str = "") -> s.Card:
    return s.Card(id, name, "item", (s.Half("", lines),), state=state)


def hero(figure: s.Figure, *cards: s.Card, note: str = "") -> s.Hero:
    piles = (s.Pile("gear", "Gear", cards),) if cards else ()
    gauges = (s.Gauge("xp", "Experience", str(figure.id), "xp"),)
    return s.Hero(figure.id, figure.name, figure.kind, figure.meters, gauges, piles, note)


MATS = (
    s.Mat(
        0, "Blue alliance", "blue",
        (hero(RUNA, card("axe", "Axe", "Attack 2."), card("cloak", "Cloak", "Shield 1.", state="spent")),
         hero(ODO, card("wand", "Wand", "Range 3."), note="cannot be healed")),
        (s.Gauge("gold", "Gold", "4", "gold"),),
    ),
    s.Mat(1, "Red alliance", "red", (hero(ILSA),), (s.Gauge("gold", "Gold", "2", "gold"),)),
)  # fmt: skip


def price(gold: int) -> tuple[s.Sign, ...]:
    return (s.Sign("gold", f"{gold} gold", str(gold)),)


SUPPLY = s.Supply(
    (
        s.Shelf(
            "market", "Market",
            (
                s.Offer("market-1", "Sword, 3 gold", card("sword", "Sword", "Attack 3."), price=price(3)),
                s.Offer("market-2", "Empty place"),
                s.Offer("market-3", "Plate, 9 gold", card("plate", "Plate", "Shield 2."), price=price(9)),
            ),
        ),
        s.Shelf(
            "tiles", "Tiles to lay", (s.Offer("tile-1", "Narrow cell", places=squares("ab", range(1, 2))),)
        ),
    ),
    (
        s.Pile("search", "Search deck", (), 12),
        s.Pile("discard", "Discarded", (card("torch", "Torch", "Light."),), 1),
    ),
)  # fmt: skip
STATUS = s.Status(
    "handmade", "The Made-up Vault", 3, ("Be the richest.",),
    gauges=(s.Gauge("doom", "Doom", "5", "skull", "head"), s.Gauge("level", "Level", "2", "level", "foot")),
    sides=SIDES, ranks=RANKS,
)  # fmt: skip
TRACK = (
    s.Row("seat-0", "Blue alliance", "blue", "1", "active", 0, (1, 2)),
    s.Row("beasts", "Beasts", "beasts", "2", "waiting", figures=(3, 4)),
    s.Row("seat-1", "Red alliance", "red", "3", "waiting", 1, (5,)),
)
DICE = (
    s.Die("red", "2 hearts", (s.Sign("health", "heart", "2"),), figure=1, owner="Runa"),
    s.Die("blue", "range 3, surge", (s.Sign("range", "", "3"), s.Sign("special", "surge")), state="unused"),
    s.Die("bone", "4", pips=4, state="rerolled", figure=3, owner="Ettin 1"),
)  # fmt: skip
IMP = s.Figure(90, ("g2",), "Imp", "imp", "beasts", "minion", "IM", (health(2, 2),))


def lying(*at: str) -> tuple[s.Place, ...]:
    """A tile as it would lie: a wall all along its north side."""
    return tuple(square(each, walls=(NORTH,), terrain=("trap",) if each == at[-1] else ()) for each in at)


def ghost(label: str, *at: str) -> s.Ghost:
    return s.Ghost(label, lying(*at), (IMP,))


LAY = (
    s.Choice("lay g2 0", "Lay it eastwards", "lay", ("g2",), ghost=ghost("Narrow cell, east", "g2", "h2")),
    s.Choice("lay g2 1", "Lay it southwards", "lay", ("g2",), ghost=ghost("Narrow cell, south", "g2", "g3")),
)  # fmt: skip
CHOICES = (
    *LAY,
    s.Choice("take market-1", "Buy the Sword", "take", offer="market-1"),
    s.Choice("die 1", "Reroll the red die", "die", dice=(0,)),
    s.Choice("attack 3", "Attack the Ettin", "attack", figures=(3,)),
    s.Choice("end", "End the turn", "end"),
)
BARRED = (s.Barred("market-3", "It costs 9 gold, and you have 4.", "XX-BUY-01"),)
QUESTION = s.Question(
    0, "made.turn", "Runa: what do you do?", "XX-TRN-01", "The turn", CHOICES, dice=DICE, barred=BARRED
)
SEAT = s.Seat(0, (), QUESTION)


def board(places: tuple[s.Place, ...] = FLOOR, frame: tuple[s.Place, ...] = FRAME) -> s.Board:
    return s.Board("square", STEPS, places, frame=frame)


PUBLIC = s.Public(board(), FIGURES, TRACK, STATUS, MATS, SUPPLY)


def hexes() -> s.Public:
    """A board of hexes with a figure on three of them."""
    places = tuple(s.Place(f"{x}:{y}", x, y) for x in range(4) for y in range(4))
    large = s.Figure(
        3, ("1:1", "2:1", "1:2"), "Hydra", "hydra", "beasts", "master", "HY", (health(9, 9),), facing=1
    )
    runa = s.Figure(1, ("0:0",), "Runa", "runa", "blue", "hero", "RU", (health(7, 10),), owner=0, facing=5)
    return s.Public(s.Board("hex", HEX_STEPS, places), (runa, large), (), STATUS, MATS[1:])
