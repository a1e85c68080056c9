"""Scenes of the Cellar in a few lines: a drawn map or the real one, who stands where, what comes up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, Self

from msgspec.structs import replace

from games.seats import EverySeat
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny import make_rules
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.records import Area, Card, Chest, Door, Place, Room, Scenario, TinyContent
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.items import arm_item
from undercroft.games.tiny.rules.monsters import MonsterTurn
from undercroft.games.tiny.rules.reactions import arm_abilities
from undercroft.games.tiny.rules.turns import HeroTurn
from undercroft.games.tiny.state import Figure, Hand, Tiny, TinyState
from undercroft.kernel import (
    CardId,
    Event,
    FigureId,
    Game,
    Procedure,
    Rules,
    Scripted,
    Seat,
    Seeded,
    Source,
    rng_from,
)  # fmt: skip
from undercroft.parts.conditions import Condition
from undercroft.parts.decks import Deck, OwnDeck, shuffled
from undercroft.space import each

Looks = Mapping[int, Mapping[str, Any]]
WARDEN, SCOUT = 1, 2
HEROES = {"W": "warden", "S": "scout"}
MONSTERS = {"g": "goblin", "o": "ogre"}
PARTY = ("warden", "scout")
FATE: tuple[Literal["-1", "+0", "+1", "x2", "miss"], ...] = ("-1", "+0", "+1", "x2", "miss")


class Player(EverySeat[TinyState]):
    """Plays all seats of a scene: `player.picks("end", "1:pass")`; "1:" names the seat."""

    NAMED_BY = ":"

    def passes(self) -> Self:
        """Let every reaction go by."""
        while self.offers("pass"):
            self.picks("pass")
        return self

    def asked_what(self) -> list[str]:
        """The steps that ask."""
        return [decision.what for decision in self.game.open]

    def story(self, *kinds: type[Event]) -> list[str]:
        """The names of the events so far; with kinds, of those only."""
        return [type(e.event).__name__ for e in self.log if not kinds or isinstance(e.event, kinds)]

    def figure(self, number: int) -> Figure:
        return self.state.figures[FigureId(number)]

    def hp(self, number: int) -> int:
        return self.figure(number).hp

    def at(self, number: int) -> str:
        """The square of a figure; empty when it is off the board."""
        return " ".join(GRID.name(cell) for cell in each(self.figure(number).cells))

    def conditions(self, number: int) -> list[str]:
        return [condition.name for condition in self.figure(number).conditions]

    def hand(self, seat: int) -> Hand:
        return self.state.hands[Seat(seat)]

    def deck(self, seat: int) -> OwnDeck:
        return self.state.decks[Seat(seat)]

    def frames(self) -> list[str]:
        """The procedures in progress, from the outermost."""
        return [type(frame).__name__ for frame in self.state.frames]

    def reloaded(self, chance: str = "") -> Player:
        """The same position, saved and loaded."""
        rules = self.game.rules
        back: Tiny = Game(rules, rules.decode(rules.encode(self.state)), _source(chance), [])
        back.advance()
        return Player(back)


@cache
def cellar() -> TinyContent:
    """The records of the game's own pack."""
    content: TinyContent = lay_out(box_of("tiny")).rules.content
    return content


def rules_of(scenario: Scenario | None, cards: tuple[Card, ...], areas: tuple[Area, ...]) -> Rules[TinyState]:
    """The rules with a scenario, cards and areas of the test's own, made anew: nothing is remembered.

    Monsters have the health and blows that scenes count on: the pack's may be balanced without breaking them.
    """
    content = cellar()
    goblin, ogre = content.monster["goblin"], content.monster["ogre"]
    return make_rules(
        replace(
            content,
            monster={
                "goblin": replace(goblin, health=4),
                "ogre": replace(ogre, health=9, attack=replace(ogre.attack, power=4)),
            },
            scenario={**content.scenario, **({scenario.id: scenario} if scenario else {})},
            card={**content.card, **{card.id: card for card in cards}},
            area={**content.area, **{area.id: area for area in areas}},
        )
    )


def drawn(
    picture: str, looks: Looks | None = None, *, beyond: str = "", item: str = "amulet", **more: Any
) -> Player:
    """A scene on a map of its own, its upper left square a1: `.` floor, `,` rubble, `^` spikes, `+` a door,
    `$` a chest, `W` and `S` the heroes, `g` goblins and `o` ogres, who are numbered from 3 in reading order.

    `beyond` is the room behind the door; it lies below the picture, from column a.
    """
    lines = picture.strip("\n").split("\n")
    spots: dict[str, list[str]] = {mark: [] for mark in (*"WSgo+$", "monsters")}
    for y, line in enumerate(lines, 1):
        for x, mark in enumerate(line):
            square = f"{chr(97 + x)}{y}"
            if mark in spots:
                spots[mark].append(square)
            if mark in MONSTERS:
                spots["monsters"].append(f"{MONSTERS[mark]} {square}")
    here = "\n".join("".join("." if mark in spots else mark for mark in line) for line in lines)
    rooms = [
        Room(
            id="here",
            at="a1",
            map=here,
            doors=tuple(Door(at, "beyond") for at in spots["+"]),
            chests=tuple(Chest(at, item) for at in spots["$"]),
        )
    ]
    if beyond:
        rooms.append(_room_beyond(beyond, len(lines) + 1, item))
    scenario = Scenario(id="drawn", rooms=tuple(rooms), start=("a1", "a2"), fate=FATE)
    heroes = [f"{kind} {spots[mark][0]}" for mark, kind in HEROES.items() if spots[mark]]
    return _scene(scenario, "drawn", ("here",), [*heroes, *spots["monsters"]], looks or {}, **more)


def _room_beyond(picture: str, row: int, item: str) -> Room:
    lines = picture.strip("\n").split("\n")
    monsters, chests = [], []
    for y, line in enumerate(lines, row):
        for x, mark in enumerate(line):
            square = f"{chr(97 + x)}{y}"
            if mark in MONSTERS:
                monsters.append(Place(MONSTERS[mark], square))
            if mark == "$":
                chests.append(Chest(square, item))
    plain = "\n".join("".join("." if mark in "go$" else mark for mark in line) for line in lines)
    return Room(id="beyond", at=f"a{row}", map=plain, monsters=tuple(monsters), chests=tuple(chests))


def placed(*who: str, rooms: int = 1, looks: Looks | None = None, **more: Any) -> Player:
    """A scene in the first rooms of the real map: "warden c4", "goblin g2"; monsters are numbered from 3."""
    revealed = tuple(room.id for room in cellar().scenario["cellar"].rooms[:rooms])
    return _scene(None, "cellar", revealed, who, looks or {}, **more)


def _scene(
    scenario: Scenario | None,
    name: str,
    rooms: tuple[str, ...],
    who: Sequence[str],
    looks: Looks,
    *,
    hands: Sequence[str] = ("", ""),
    decks: Sequence[str] = ("", ""),
    discards: Sequence[str] = ("", ""),
    fate: str = "",
    chance: str | None = "",
    turn: int = 0,
    attack: tuple[int, int] | None = None,
    start: Sequence[Procedure] = (),
    round: int = 1,
    torches: int = 12,
    seed: str = "",
    cards: tuple[Card, ...] = (),
    areas: tuple[Area, ...] = (),
) -> Player:
    """Begin with the turn of a figure, an attack of one on another, or any procedures.

    Without `chance` nothing may be left to it; `None` leaves all to it. A hero not named has fallen.
    """
    rules = rules_of(scenario, cards, areas)
    state = TinyState(scenario=name, party=PARTY, rooms=rooms, round=round, torches=torches)
    content: TinyContent = rules.content
    state.rng = rng_from(seed)
    game: Tiny = Game(rules, state, _source(chance), [])
    for i, kind in enumerate(PARTY):
        seat, figure, record = Seat(i), FigureId(i + 1), content.hero[kind]
        square = next((w.split()[1] for w in who if w.split()[0] == kind), "")
        hero = Figure(kind, seat, 1 << GRID.parse(square) if square else 0, record.health, record.health)
        state.figures[figure] = hero if square else replace(hero, hp=0, phase="fallen")
        state.hands[seat] = Hand(seat, _cards(hands[i]))
        state.decks[seat] = OwnDeck(seat=seat, pool=shuffled(decks[i].split()), discard=_cards(discards[i]))
    for number, wish in enumerate((w for w in who if w.split()[0] not in PARTY), 3):
        kind, square = wish.split()
        health = content.monster[kind].health
        state.figures[FigureId(number)] = Figure(kind, cells=1 << GRID.parse(square), hp=health, full=health)
    for number, look in looks.items():
        i = FigureId(number)
        state.figures[i] = replace(state.figures[i], **_looks(look))
    state.fate = Deck(shuffled(fate.split() or FATE))
    state.chests = tuple(
        GRID.parse(chest.at)
        for room in content.scenario[name].rooms
        if room.id in rooms
        for chest in room.chests
    )
    for i in (FigureId(WARDEN), FigureId(SCOUT)):
        arm_abilities(game, i)
        for item in state.figures[i].items:
            arm_item(game, i, item)
    if attack:
        start = [own_attack(content, state, *attack)]
    elif turn:
        start = [HeroTurn(FigureId(turn)) if turn < 3 else MonsterTurn(FigureId(turn))]
    state.frames.extend(frame.__copy__() for frame in start)
    if game.log:
        game.log.clear()
    game.advance()
    return Player(game)


def own_attack(content: TinyContent, state: TinyState, attacker: int, target: int) -> Attack:
    """One figure's weapon turned on another, wherever they stand."""
    figure = state.figures[FigureId(attacker)]
    record = content.hero[figure.kind] if figure.is_hero else content.monster[figure.kind]
    return Attack(FigureId(attacker), FigureId(target), record.attack)


def _looks(look: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a figure; conditions and items as words, "poisoned:2" for two turns."""
    fields = dict(look)
    for name in ("items", "used"):
        if name in fields:
            fields[name] = tuple(fields[name].split())
    if "conditions" in fields:
        parts = [word.partition(":") for word in fields["conditions"].split()]
        fields["conditions"] = tuple(Condition(what, int(turns or 1)) for what, _, turns in parts)
    return fields


def _cards(words: str) -> tuple[CardId, ...]:
    return tuple(map(CardId, words.split()))


def _source(chance: str | None) -> Source:
    return Seeded() if chance is None else Scripted(chance.split())
