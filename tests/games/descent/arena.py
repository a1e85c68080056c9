"""Positions of Descent for tests: printed heroes, cards and monsters on the map of a quest, dice as told.

at = arena("syndrael:knight", "jain-fairwood:wildlander")
at.put(1, "g6"); zombie = at.monster("zombie", "minion", "h6")
at.turn(1)
at.dice("3HH", "HH", "-")
at.play("attack 11 iron-longsword")
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.box import make_rules
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.library import Library
from undercroft.games.descent.rules.actions.equipping import first_outfit
from undercroft.games.descent.rules.cards.using import arm_ability, arm_card, cards_of
from undercroft.games.descent.rules.quests.goals import arm_goals
from undercroft.games.descent.rules.quests.quest import PlayEncounter, PlayQuest
from undercroft.games.descent.rules.round.activation import Activation
from undercroft.games.descent.rules.round.hero_turn import HeroTurn
from undercroft.games.descent.rules.round.overlord_turn import GroupTurn, OverlordTurn
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.values import card_of, health
from undercroft.games.descent.setup import VARIANTS, outfit_of
from undercroft.games.descent.state import DescentState, Figure, Group, Hero, Overlord, Turn, ground
from undercroft.games.descent.wishes import parse
from undercroft.kernel import (
    CardId,
    Decision,
    Entry,
    Event,
    FigureId,
    Game,
    Procedure,
    Scripted,
    Seat,
    replace,
)
from undercroft.parts.decks import Deck, OwnDeck, shuffled
from undercroft.space import mask_of


def with_every_map(content: Library) -> Library:
    """Maps of quests that are not written yet can be stood on too, under the goals of First Blood."""
    first = content.quest["first-blood"]
    twice = replace(first, encounters=first.encounters * 2)
    maps = {page.quest: twice for page in content.map.values()}
    return msgspec.structs.replace(content, quest={**maps, **content.quest})


DIALS: dict[str, Any] = {
    "goblins-to-leave": 5, "mauler-health": 0, "health-per-bundle": (1, 2, 2), "interrogation-less": 0,
    "goblins-a-turn": 1, "beacon-test": "knowledge", "marshals": 5, "raising-test": "", "koth-health": 0,
    "prayer-die": "black", "seizing-damage": 3, "eliza-knowledge": 0, "boulders-a-turn": 1, "guard-health": 0,
    "alarms": 3,
    "shadows-to-end": 6, "free-spaces": 3, "lock-test": 0, "mark-damage": 3, "thirst-to-win": 8,
    "zak-n-jak-health": (2, 3, 4), "zombies-a-turn": 1,
    "blade-test": "willpower", "doom": (10, 9, 8), "khorayt-health": 0, "round-limit": (9, 9, 8),
    "haste-cap": 8, "storm": (10, 10, 9), "bonds": (6, 6, 7),
    "trust": 4, "cracks": 6, "rounds-after-rising": 2, "meals-a-pit": 3, "profanations": 4,
    "gryvorn-health": 0, "ruin": (4, 4, 5), "skipped-turns": 0, "zachareth-health": 0,
    "returns": 2, "first-reinforcement": 3, "closing-test": "knowledge willpower", "arrival-round": 5,
    "frederick-health": 0, "hoard-alarms": 3, "rows-pushed": 2, "brace-less": 1, "loads-to-leave": (4, 5, 6),
}  # fmt: skip


def with_settled_dials(content: Library) -> Library:
    """Numbers that balance work may change have values of the tests' own, which the records allow."""
    quests = {}
    for name, quest in content.quest.items():
        encounters = []
        for page in quest.encounters:
            known = [dial for dial in page.dials if dial.id in DIALS]
            for dial in known:
                assert DIALS[dial.id] in dial.values, f"{dial.id} cannot be {DIALS[dial.id]}"
            settled = [DIALS.get(dial.id, dial.values[0]) for dial in page.dials]
            dials = tuple(
                replace(dial, values=(value, *dial.values))
                for dial, value in zip(page.dials, settled, strict=True)
            )
            encounters.append(replace(page, dials=dials))
        quests[name] = replace(quest, encounters=tuple(encounters))
    return msgspec.structs.replace(content, quest=quests)


RULES = make_rules(with_every_map(with_settled_dials(lay_out(box_of("descent")).rules.content)))
RECORDS: Library = RULES.content
OUT_OF_THE_WAY = ("j10", "k10", "j11", "k11")  # the entrance of First Blood


class Dice(Scripted):
    """Results as told; what was not told of is an error."""


@dataclass
class Arena:
    """A game in a position of the test's own making."""

    game: Game[DescentState]
    source: Dice
    log: list[Entry] = field(default_factory=list)

    # -- the position

    @property
    def state(self) -> DescentState:
        return self.game.state

    def figure(self, figure: int) -> Figure:
        return self.state.figures[FigureId(figure)]

    def hero(self, figure: int) -> Hero:
        return self.state.heroes[FigureId(figure)]

    def put(self, figure: int, *squares: str, **changes: Any) -> None:
        """A figure stands on these squares, with changes to its leaf (hp, fatigue, movement)."""
        leaf = self.figure(figure)
        cells = mask_of(GRID.parse(square) for square in squares) if squares else leaf.cells
        assert not squares or not cells & ~ground(self.game).terrain.board.floor, f"{squares}: off the map"
        self.state.figures[FigureId(figure)] = replace(leaf, cells=cells, phase="standing", **changes)

    def monster(self, kind: str, rank: str, *squares: str, **changes: Any) -> FigureId:
        """A monster or lieutenant of the act on these squares, with its abilities in force."""
        s = self.state
        figure = FigureId(s.next_figure)
        s.next_figure += 1
        chief = kind in RECORDS.lieutenant
        if kind not in s.groups:
            limit = None if chief else RECORDS.monster[kind].limits[len(s.heroes) - 2]
            s.groups[kind] = Group(
                kind,
                limit.minions if limit else 0,
                limit.masters if limit else 1,
                lieutenant=chief,
                area="8a",
            )
        leaf = Figure(
            kind, s.overlord.seat, mask_of(GRID.parse(square) for square in squares),
            role="lieutenant" if chief else "monster", rank="" if chief else rank, group=kind,
            number=1 + sum(f.group == kind for f in s.figures.values()),
        )  # fmt: skip
        full = card_of(self.game, leaf).health
        s.figures[figure] = replace(leaf, **{"hp": full, "full": full, **changes})
        arm_ability(self.game, figure)
        return figure

    def give(self, figure: int, *cards: str, equip: bool = True) -> None:
        """A hero has these skills, items or search cards too; items are equipped before the others."""
        hero = self.hero(figure)
        for card in cards:
            name = CardId(card)
            if card in RECORDS.skill:
                hero = replace(hero, skills=(*hero.skills, card))
            elif card.partition("#")[0] in RECORDS.item:
                hero = replace(hero, items=(name, *hero.items))
                if equip:
                    hero = replace(hero, equipped=first_outfit(RECORDS, hero.items))
            else:
                hero = replace(hero, finds=(*hero.finds, name))
                s = self.state
                s.search = replace(s.search, pool=tuple(c for c in s.search.pool if c != card))
        self.state.heroes[FigureId(figure)] = hero
        for card in cards:
            arm_card(self.game, FigureId(figure), card)
        full = health(self.game, FigureId(figure))
        leaf = self.figure(figure)
        self.state.figures[FigureId(figure)] = replace(leaf, hp=leaf.hp + full - leaf.full, full=full)

    def hand(self, *cards: str) -> None:
        """The Overlord holds these cards, and owns them."""
        s = self.state
        held = tuple(map(CardId, cards))
        owned = tuple(sorted({*s.overlord.owned, *held}))
        s.overlord = replace(s.overlord, hand=tuple(sorted(held)), owned=owned)
        left = [card for card in owned if card not in held]
        s.deck = OwnDeck(seat=s.overlord.seat, pool=shuffled(left))

    # -- play

    def dice(self, *results: str) -> None:
        """The next results of chance: faces of dice, cards that are drawn."""
        self.source.results += results

    def run(self, *frames: Procedure) -> None:
        """Put procedures on the stack, the last on top, and play until something is asked."""
        self.game.open = ()  # whoever is asked now is asked again afterwards
        self.state.frames += frames
        self.game.advance()

    def turn(self, figure: int, actions: int = 2, equip: bool = False) -> None:
        """A hero's turn begins; unless told to stop there, he leaves his equipment as it is."""
        self.state.frames += [Round(hero=FigureId(figure), step="turn_card")]
        self.run(HeroTurn(FigureId(figure)))
        if not equip and self.game.open and self.asked.what == "descent.equip.choose":
            self.play("pass")
        if actions != 2:
            self.state.turn = replace(self.state.turn, actions=actions)

    def activate(self, figure: int) -> None:
        """The Overlord activates a monster in his turn."""
        group = self.figure(figure).group
        self.state.frames += [Round(step="end"), OverlordTurn(step="choose_group")]
        self.state.activated += (group,)
        self.run(GroupTurn(group, done=(FigureId(figure),), step="end"), Activation(FigureId(figure)))

    @property
    def asked(self) -> Decision:
        return self.game.open[0]

    def keys(self) -> set[str]:
        """The keys of all that the open question offers, without what one may do at any time."""
        return {option.key for option in self.asked.options}

    def can(self, key: str) -> bool:
        """Does the open question offer this?"""
        return key in self.keys()

    def offers(self, beginning: str) -> list[str]:
        """The options whose keys begin so."""
        return [option.key for option in self.asked.options if option.key.startswith(beginning)]

    def play(self, *keys: str) -> None:
        """Answer one question after the other, by key; whoever is asked first answers."""
        for key in keys:
            decision = self.asked
            assert key in set(decision.keys()), f"{key!r} is not offered: {decision.what}: {decision.keys()}"
            self.game.answer(decision.seats[0], key)

    def pass_hidden(self) -> None:
        """The Overlord and all others pass at windows until somebody is asked for something else."""
        while self.game.open and self.asked.what in ("window.offer", "order_uses.collect"):
            self.game.answer(self.asked.seats[0], "pass")

    def events(self, kind: type[Event]) -> list[Any]:
        """All events of a kind so far."""
        return [entry.event for entry in self.log if isinstance(entry.event, kind)]

    def rules(self) -> set[str]:
        """The rules that signed what happened."""
        return {entry.rule for entry in self.log}


def arena(
    *party: str, variants: Iterable[str] = (), act: int = 1, quest: str = "first-blood", encounter: int = 1
) -> Arena:
    """A quest's map with these heroes in the entrance, nobody else, and an Overlord without cards."""
    wishes = [parse(each) for each in party or ("syndrael:knight", "jain-fairwood:wildlander")]
    seat = Seat(len(wishes))
    state = DescentState(
        quest=quest,
        encounter=encounter,
        act=act,
        round=1,
        overlord=Overlord(seat, owned=RECORDS.basic_deck),
        deck=OwnDeck(seat=seat, pool=shuffled(RECORDS.basic_deck)),
        search=Deck(shuffled(RECORDS.search_deck)),
        shop=Deck(shuffled(RECORDS.shop_deck(act))),
        variants=tuple(VARIANTS[variant] for variant in variants),
        turn=Turn(),
    )
    source = Dice()
    log: list[Entry] = []
    game: Game[DescentState] = Game(RULES, state, source, log)
    outfits = tuple(outfit_of(RECORDS, wish) for wish in wishes)
    for i, (outfit, square) in enumerate(zip(outfits, OUT_OF_THE_WAY, strict=False)):
        figure, sheet = FigureId(i + 1), RECORDS.hero[outfit.hero]
        hero = Hero(
            figure, Seat(i), outfit.hero, outfit.calling, (RECORDS.calling[outfit.calling].skills[0],),
            outfit.items, first_outfit(RECORDS, outfit.items),
        )  # fmt: skip
        state.heroes[figure] = hero
        cells = mask_of([GRID.parse(square)])
        state.figures[figure] = Figure(outfit.hero, Seat(i), cells, sheet.health, sheet.health)
        for card in cards_of(hero):
            arm_card(game, figure, card)
    state.frames += [
        PlayQuest(outfits, RECORDS.basic_deck, encounter, step="play.returned"),
        PlayEncounter(encounter, step="play_round"),
    ]
    arm_goals(game)
    return Arena(game, source, log)
