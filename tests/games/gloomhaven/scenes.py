"""Scenes of Gloomhaven in a few lines: a floor, who stands where, what lies there, what is drawn.

    table = scene("0..6:0", brute="0:0", spellweaver="1:0", monsters="bandit-guard 2:0, elite hound 4:0")
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.hp(3) == 2

Characters are numbered from 1 in the order given, monsters after them in theirs. Modifier cards are "plus-0"
unless `draws` names others, in order; all other chance takes the first outcome unless `chance` names more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Self

from msgspec import structs
from msgspec.structs import replace

from games.seats import EverySeat
from undercroft.content import compile_packs, read_pack
from undercroft.games.gloomhaven.box import BOX, make_rules
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.party import first_hand
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.records.decks import AbilityCard
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.places import hex_of, hexes_of
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.rules.actions.actions import Action
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.round.rounds import Round
from undercroft.games.gloomhaven.rules.round.turns import CharacterTurn
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.state import (
    MONSTERS,
    Carried,
    Character,
    Figure,
    Haven,
    HavenState,
    Slot,
    Terrain,
    Trap,
    Treasure,
    Turn,
)  # fmt: skip
from undercroft.kernel import (
    CardId,
    FigureId,
    Game,
    Procedure,
    Seat,
    rng_from,
)  # fmt: skip
from undercroft.parts.conditions import Condition
from undercroft.parts.decks import Deck, shuffled
from undercroft.space import Cells, each

from .inventions import refuse_inventions

HEX_FIELD = " ".join(f"0..9:{r}" for r in range(8))


class Draws:
    """Chance as a test wants it."""

    def __init__(self, draws: Iterable[str] = (), chance: Iterable[str] = ()) -> None:
        self.draws, self.chance = list(draws), list(chance)

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str:
        waiting = self.draws if what == "modifier" else self.chance
        wish = (
            waiting.pop(0)
            if waiting
            else "plus-0"
            if what == "modifier" and "plus-0" in outcomes
            else outcomes[0]
        )
        assert wish in outcomes, f"{wish!r} cannot come up for {what}: one of {sorted(set(outcomes))}"
        return wish


@cache
def shelf() -> Library:
    """The records of the game's own pack."""
    return compile_packs(Library, (read_pack(BOX.pack_folder),))


class Table(EverySeat[HavenState]):
    """Plays all seats of a scene: `table.picks("skip", "1>pass")`; "1>" names the seat."""

    NAMED_BY = ">"

    # -- doing

    def run(self, *frames: Procedure) -> Self:
        """Run procedures, the first one first."""
        self.state.frames.extend(reversed(frames))
        self.game.advance()
        return self

    def perform(self, figure: int, *abilities: BossAct, source: str = "test", **more: Any) -> Self:
        """A figure performs abilities, in its own turn."""
        refuse_inventions(*abilities)
        self.state.turn = Turn(FigureId(figure))
        return self.run(Perform(FigureId(figure), tuple(abilities), source, **more))

    def play(self, figure: int, card: str, half: str, basic: bool = False) -> Self:
        """A character plays half of a card; it is put among the played ones if it is not there."""
        seat = self.figure(figure).seat
        mat = self.state.characters[seat]
        if card not in mat.played:
            hand = tuple(c for c in mat.hand if c != card)
            self.state.characters[seat] = replace(mat, hand=hand, played=(*mat.played, CardId(card)))
        if self.state.turn.figure != figure:
            self.state.turn = Turn(FigureId(figure))
        return self.run(Action(FigureId(figure), CardId(card), half, basic))  # type: ignore[arg-type]

    def turn(self, figure: int, card: str | AbilityCard = "") -> Self:
        """A figure takes its turn; a monster by the ability card of that id."""
        leaf = self.figure(figure)
        if leaf.is_character:
            return self.run(CharacterTurn(FigureId(figure), leaf.seat))
        if card and not leaf.is_summon:
            assert isinstance(card, str)
            self.state.drawn[deck_of(self.game, leaf.kind)] = CardId(card)
        return self.run(MonsterTurn(FigureId(figure)))

    def round(self) -> Self:
        return self.run(Round())

    def knows(self, **changes: Any) -> Self:
        """Change the state by hand before the scene begins."""
        for name, value in changes.items():
            setattr(self.state, name, value)
        return self

    def looks(self, figure: int, *conditions: str, **changes: Any) -> Self:
        """Change a figure by hand: `table.looks(3, "poison", hp=2)`;
        timed conditions end with its next turn."""
        kept = tuple(Condition(c, 0 if c in ("poison", "wound") else 1) for c in conditions)
        leaf = self.figure(figure)
        self.state.figures[FigureId(figure)] = replace(leaf, conditions=leaf.conditions + kept, **changes)
        return self

    def mats(self, seat: int, **changes: Any) -> Self:
        """Change a character's mat by hand: `table.mats(0, discard=("trample",), items=("hide-armor",))`."""
        if "items" in changes:
            items = changes["items"]
            changes["items"] = tuple(Carried(each) if isinstance(each, str) else each for each in items)
        self.state.characters[Seat(seat)] = replace(self.mat(seat), **changes)
        return self

    def asking(self) -> Self:
        """All players want to be asked everything, also where one answer is sensible."""
        for seat in self.state.characters:
            self.mats(seat, asks=True)
        return self

    # -- looking

    def is_asked(self) -> bool:
        return bool(self.game.open)

    def figure(self, number: int) -> Figure:
        return self.state.figures[FigureId(number)]

    def hp(self, number: int) -> int:
        return self.figure(number).hp

    def at(self, number: int) -> str:
        """The hex of a figure; empty when it is off the board."""
        return " ".join(GRID.name(cell) for cell in each(self.figure(number).cells))

    def is_up(self, number: int) -> bool:
        leaf = self.state.figures.get(FigureId(number))
        return leaf is not None and leaf.cells != 0

    def conditions(self, number: int) -> list[str]:
        return [condition.name for condition in self.figure(number).conditions]

    def mat(self, seat: int) -> Character:
        return self.state.characters[Seat(seat)]

    def reloaded(self) -> Table:
        """The same position, saved and loaded."""
        rules = self.game.rules
        back: Haven = Game(rules, rules.decode(rules.encode(self.state)), self.game.source, [])
        back.advance()
        return Table(back)


def scene(
    floor: str = HEX_FIELD,
    *,
    monsters: str = "",
    walls: str = "",
    obstacles: str = "",
    difficult: str = "",
    hazards: str = "",
    traps: str = "",
    plates: str = "",
    money: str = "",
    treasures: Mapping[str, str] | None = None,
    rooms: Sequence[Room] = (),
    doors: Sequence[Door] = (),
    opened: str = "",
    level: int = 1,
    hero_level: int = 1,
    draws: Iterable[str] = (),
    chance: Iterable[str] = (),
    variants: tuple[str, ...] = (),
    scenario: Scenario | None = None,
    library: Library | None = None,
    **heroes: str,
) -> Table:
    """A scene on a floor of its own (room "here"), in round 1, with the turn of nobody."""
    heroes = heroes or {"brute": "0:0", "spellweaver": "0:1"}
    here = Room(id="here", tiles=("test",), floor=floor, start=floor)
    page = scenario or Scenario(
        id="test", number=1, goals=(KillAll(),), walls=walls, rooms=(here, *rooms), doors=tuple(doors)
    )
    records = library or shelf()
    records = structs.replace(records, scenario={**records.scenario, page.id: page})
    rules = make_rules(records)
    state = HavenState(scenario=page.id, level=level, party=tuple(heroes), round=1, variants=variants)
    state.rng = rng_from("scene")
    state.rooms, state.opened = ("here",), cells(opened)
    state.terrain = Terrain(
        obstacles=tuple(cells(one) for one in obstacles.replace(",", " ").split()) if "+" not in obstacles
        else tuple(cells(one.replace("+", " ")) for one in obstacles.split()),
        difficult=cells(difficult), hazardous=cells(hazards), plates=cells(plates),
        traps=tuple(Trap(GRID.cell(*at), 2 + level) for at in hexes_of(traps)),
        money=tuple((GRID.cell(*at), 1) for at in hexes_of(money)),
        treasures=tuple(Treasure(GRID.cell(*hex_of(at)), what) for at, what in (treasures or {}).items()),
    )  # fmt: skip
    game: Haven = Game(rules, state, Draws(draws, chance), [])
    standard = [card.id for card in records.modifier.values() for _ in range(card.standard)]
    for i, (kind, at) in enumerate(heroes.items()):
        seat, figure = Seat(i), FigureId(i + 1)
        full = records.character[kind].hit_points[hero_level - 1]
        cell = 1 << GRID.cell(*hex_of(at)) if at else 0
        state.figures[figure] = Figure(kind, seat, cell, full, full, side="party")
        state.characters[seat] = Character(
            seat, figure, kind, hero_level, hand=tuple(map(CardId, first_hand(records, kind))),
            initiative=10 * (i + 1), second=50,
        )  # fmt: skip
        state.attack_decks[str(i)] = Deck(shuffled(standard))
        state.last_figure = figure
    state.attack_decks[MONSTERS] = Deck(shuffled(standard))
    for words in (one.split() for one in monsters.split(",") if one.strip()):
        rank, kind, at = words if len(words) == 3 else ("normal", *words)
        add_monster(game, kind, rank, at)
    state.goals = Deck(shuffled(records.goal))
    kinds = dict.fromkeys(f.kind for f in state.figures.values() if f.side != "party")
    for kind in kinds:
        deck = deck_of(game, kind)
        state.ability_decks[deck] = Deck(shuffled(card.id for card in records.deck[deck].cards))
    state.order = (
        *(Slot(10 * (i + 1), str(i)) for i in range(len(heroes))),
        *(Slot(50, kind) for kind in kinds),
    )
    return Table(game)


def add_monster(game: Haven, kind: str, rank: str, at: str) -> FigureId:
    """A monster on the board, with the next number of its type."""
    state = game.state
    figure = FigureId(state.last_figure + 1)
    number = 1 + sum(f.kind == kind for f in state.figures.values())
    leaf = Figure(kind, cells=1 << GRID.cell(*hex_of(at)), rank=rank, number=number)  # type: ignore[arg-type]
    full = monster_stats(game, leaf).hp
    state.figures[figure] = replace(leaf, hp=full, full=full)
    state.last_figure = figure
    return figure


def cells(text: str) -> Cells:
    """The mask of hexes written as in content files."""
    return GRID.mask(hexes_of(text))
