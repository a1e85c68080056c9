"""What a game of a scenario should show: every room, rule, spawn, locked door, goal tile and boss special."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.games.gloomhaven.events.cards import CardPicked
from undercroft.games.gloomhaven.events.fights import AttackDeclared, DamageInflicted, Killed, ModifierAdded
from undercroft.games.gloomhaven.events.ground import (
    Displaced,
    DoorOpened,
    RoomRevealed,
    TrapMade,
    TreasureLooted,
    Walked,
)
from undercroft.games.gloomhaven.events.rounds import (
    AbilityDrawn,
    ElementsSet,
    FigurePlaced,
    LastingBegan,
    Noted,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from undercroft.games.gloomhaven.events.story import DoorsUnlocked, Toughened, TurnResumed
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.abilities import Attack, BossSpecial, Move
from undercroft.games.gloomhaven.records.bosses import BossAct, SummonByPlayers, ThroneMoves
from undercroft.games.gloomhaven.records.moments import AtRound, Spawn
from undercroft.games.gloomhaven.records.monsters import Boss
from undercroft.games.gloomhaven.records.places import hex_of, rank_for
from undercroft.games.gloomhaven.records.scenario_goals import Destroy, Escort
from undercroft.games.gloomhaven.records.scenario_rules import (
    Allies,
    Boost,
    BossSpecials,
    LootByAction,
    Rule,
    Trigger,
    WalkingThrone,
)
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.state import Figure
from undercroft.kernel import Entry, Event, FigureId
from undercroft.parts.happenings import ConditionGained, Healed
from undercroft.space import Cell

SHOWS: dict[
    str, type[Event] | tuple[type[Event], ...]
] = {  # an outcome or an act by its tag, and what shows it
    "spawn": FigurePlaced,
    "set-up": FigurePlaced,
    "open-doors": DoorOpened,
    "unlock-doors": DoorsUnlocked,
    "add-cards": ModifierAdded,
    "give-conditions": ConditionGained,
    "hurt": DamageInflicted,
    "hurt-monster": DamageInflicted,
    "set-elements": ElementsSet,
    "place-traps": TrapMade,
    "summon-by-players": FigurePlaced,
    "open-next-door": DoorOpened,
    "act-again": TurnResumed,
    "throne-moves": Displaced,
    "jump-to-mark": Displaced,
    "move": Walked,
    "attack": AttackDeclared,
    "heal": Healed,
    "active": LastingBegan,
    "retaliate": LastingBegan,
    "shield": LastingBegan,
    "condition": ConditionGained,
}

GOES_ON = (CardPicked, RoundStarted, TurnStarted, TurnEnded, Walked, AttackDeclared)


def tag(record: object) -> str:
    """What a rule's outcome or an ability is called in content."""
    return str(type(record).__struct_config__.tag)  # type: ignore[attr-defined]


def cell_of(at: str) -> Cell:
    return GRID.cell(*hex_of(at))


class Watch:
    """Looks on at a game and keeps what its page wanted to be seen, and what was."""

    def __init__(self, records: Library, page: Scenario, players: int) -> None:
        self.records, self.page, self.players = records, page, players
        self.bosses = [kind for kind in page.monsters if isinstance(records.monster[kind], Boss)]
        self.wanted = frozenset(self._wanted())
        self.found: set[str] = set()
        self.figures: dict[FigureId, Figure] = {}
        self._cards: dict[str, str] = {}  # the ability card of the round, by deck
        self._rule = -1  # the rule of the page that is being followed
        self._special = ("", 0, FigureId(0))  # the boss whose turn it is, by its special

    def copy(self) -> Watch:
        """The same, to look on at another course of the game."""
        twin = Watch.__new__(Watch)
        twin.__dict__.update(self.__dict__)
        twin.found, twin.figures, twin._cards = set(self.found), dict(self.figures), dict(self._cards)
        return twin

    @property
    def missing(self) -> frozenset[str]:
        return self.wanted - self.found

    # -- what the page wants

    def _wanted(self) -> Iterator[str]:
        page = self.page
        yield from (f"room {room.id}" for room in page.rooms)
        yield from (f"door {door.at}" for door in page.doors if door.locked)
        yield from (f"monster {kind}" for kind in page.monsters)
        for room in page.rooms:
            yield from (f"goal tile {each.at}" for each in room.treasures if not each.number)
        for place, rule in enumerate(page.rules):
            yield from self._of_rule(place, rule)
        for objective in page.objectives:
            yield f"objective {objective.id}"
        for goal in page.goals:
            if isinstance(goal, Destroy):
                yield f"destroyed {goal.objective}"
            elif isinstance(goal, Escort):
                yield f"escorted {goal.objective}"
        for boss in self.bosses:
            for number in (1, 2):
                acts = [tag(act) for act in self.acts(boss, number)]
                for act in acts:
                    if act != "move" or acts == ["move"]:  # it moves only where it has to
                        yield f"{boss} special {number}: {act}"

    def _of_rule(self, place: int, rule: Rule) -> Iterator[str]:
        match rule:
            case Trigger(when=AtRound(players=players)) if self.players not in players:
                return  # it is for another number of characters
            case Trigger():
                yield f"rule {place}"
                for outcome in rule.do:
                    if not isinstance(outcome, Spawn) or any(
                        self._comes(each.ranks) for each in outcome.figures
                    ):
                        yield f"rule {place}: {tag(outcome)}"
            case Allies() | Boost() | WalkingThrone() | LootByAction():
                yield f"rule {place}"
            case BossSpecials():
                return  # looked for with its boss
            case _:
                raise AssertionError(f"say what shows the rule {tag(rule)} of scenario {self.page.number}")

    def _comes(self, ranks: str) -> bool:
        return rank_for(ranks, self.players) != "none"

    def acts(self, boss: str, number: int) -> tuple[BossAct, ...]:
        """What a boss does as a special: by the page, or by its card."""
        for rule in self.page.rules:
            if isinstance(rule, BossSpecials) and rule.boss == boss:
                return rule.special_1 if number == 1 else rule.special_2
        record = self.records.monster[boss]
        assert isinstance(record, Boss)
        return record.special_1 if number == 1 else record.special_2

    # -- what happens

    def look(self, entries: Iterable[Entry]) -> None:
        """Take note of what has happened since."""
        for entry in entries:
            self._see(entry.event)

    def _see(self, event: Event) -> None:
        found = self.found
        match event:
            case RoomRevealed(room=room):
                found.add(f"room {room}")
            case DoorOpened(cell=cell):
                found.update(f"door {door.at}" for door in self.page.doors if cell_of(door.at) == cell)
            case FigurePlaced(figure=figure, leaf=leaf):
                self.figures[figure] = leaf
                found.add(f"{'objective' if leaf.objective else 'monster'} {leaf.kind}")
            case TreasureLooted(treasure=treasure) if treasure.content == "goal":
                tiles = (tile for room in self.page.rooms for tile in room.treasures)
                found.update(f"goal tile {tile.at}" for tile in tiles if cell_of(tile.at) == treasure.cell)
            case AbilityDrawn(deck=deck, card=card):
                self._cards[deck] = card
            case Noted(what=what) if what.startswith("followed "):
                self._rule = int(what.removeprefix("followed "))
                found.add(f"rule {self._rule}")
            case Noted(what=what) if what.startswith("escorted "):
                found.add(what)
            case Killed(figure=figure) if figure in self.figures and self.figures[figure].objective:
                found.add(f"destroyed {self.figures[figure].kind}")
            case TurnStarted(figure=figure):
                self._turn(figure)
            case TurnEnded(figure=figure) if figure == self._special[2]:
                self._special = ("", 0, FigureId(0))
            case _:
                pass
        self._outcomes(event)
        self._acts(event)
        self._standing(event)

    def _outcomes(self, event: Event) -> None:
        """What the rule that is followed does, until play goes on."""
        if isinstance(event, GOES_ON):
            self._rule = -1
        if self._rule < 0:
            return
        rule = self.page.rules[self._rule]
        assert isinstance(rule, Trigger)
        for outcome in rule.do:
            if isinstance(event, SHOWS[tag(outcome)]):
                self.found.add(f"rule {self._rule}: {tag(outcome)}")

    def _turn(self, figure: FigureId) -> None:
        leaf = self.figures.get(figure)
        if leaf is None:
            return
        record = self.records.monster.get(leaf.kind)
        if isinstance(record, Boss):
            deck = self.records.deck[record.deck]
            card = next((each for each in deck.cards if each.id == self._cards.get(deck.id)), None)
            for ability in card.abilities if card is not None else ():
                if isinstance(ability, BossSpecial):
                    self._special = (leaf.kind, ability.number, figure)
        for place, rule in enumerate(self.page.rules):
            if isinstance(rule, Allies) and leaf.kind in rule.monsters:
                self.found.add(f"rule {place}")

    def _acts(self, event: Event) -> None:
        """What a boss does in a turn with a special."""
        boss, number, figure = self._special
        if not boss:
            return
        for act in self.acts(boss, number):
            if isinstance(event, SHOWS[tag(act)]) and self._is_of(act, event, figure):
                self.found.add(f"{boss} special {number}: {tag(act)}")

    def _is_of(self, act: BossAct, event: Event, boss: FigureId) -> bool:
        """Is the event about whom the act is about?"""
        match act, event:
            case SummonByPlayers(), FigurePlaced(leaf=leaf):
                return leaf.kind == act.monster
            case ThroneMoves(), Displaced(figure=figure):
                thrones = [rule.throne for rule in self.page.rules if isinstance(rule, WalkingThrone)]
                return figure in self.figures and self.figures[figure].kind in thrones
            case ((Move() | Attack()), (Walked() | AttackDeclared())):
                return event.figure == boss
        return True

    def _standing(self, event: Event) -> None:
        for place, rule in enumerate(self.page.rules):
            match rule, event:
                case Boost(), Toughened(figure=figure):
                    seen = self.figures[figure].kind in rule.monsters
                case WalkingThrone(), Displaced(figure=figure):
                    seen = figure in self.figures and self.figures[figure].kind == rule.throne
                case LootByAction(), TreasureLooted(treasure=treasure):
                    seen = treasure.content == "goal"
                case _:
                    continue
            if seen:
                self.found.add(f"rule {place}")
