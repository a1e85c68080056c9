"""Summons of characters and of monsters (GH-SUM-01 to -06, GH-MOT-06 to -13)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.rounds import FigurePlaced
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import HexOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import Summon
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.actions.targets import may_skip, nearest_to_enemy
from undercroft.games.gloomhaven.rules.requirements import beside, empty, known_hexes
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of, free_numbers, place_monster
from undercroft.games.gloomhaven.rules.scenario.special_rules import summoned
from undercroft.games.gloomhaven.rules.who import ask_for
from undercroft.games.gloomhaven.state import Figure, Haven, HavenState
from undercroft.kernel import Call, CardId, Choice, Done, Event, FigureId, Next, Procedure, Requirement, step
from undercroft.parts.decks import Deck, shuffled
from undercroft.space import Cells

NOBODY = FigureId(0)


class SummonAbility(Procedure, tag="gh.summon"):
    """A character's summon comes to an adjacent empty hex (GH-SUM-01), or monsters do (GH-MOT-06)."""

    figure: FigureId
    ability: Summon
    summoned: int = 0  # monsters that were tried
    came: int = 0

    @step("GH-SUM-01", "GH-SUM-02", "GH-SUM-03", "GH-DEF-09")
    def choose(self, g: Haven) -> Next:
        """No such hex: the ability cannot be used."""
        if self.ability.what is None:
            return self.summon_monsters
        places = SUMMONED_TO.options(g, self)
        return ask_for(g, self.figure, *places, *may_skip(g, self.figure)) if places else Done(0)

    choose.poses(lambda: SUMMONED_TO)

    @choose.answered
    def place(self, g: Haven, picked: HexOption | SkipOption) -> Next:
        """As its card says, on its owner's side, not to act this round (GH-SUM-05, GH-SUM-11, GH-SUM-16)."""
        if isinstance(picked, SkipOption):
            return Done(0)
        stats = self.ability.what
        assert stats is not None
        own = g.state.figures[self.figure].side
        leaf = Figure(
            stats.name, cells=1 << picked.cell, hp=stats.hp, full=stats.hp, side=own, owner=self.figure,
            card=card_of(g), arrived=g.state.round, drops=False,
        )  # fmt: skip
        g.emit(FigurePlaced(FigureId(g.state.last_figure + 1), leaf), "GH-SUM-05")
        return Done(1)

    @step("GH-MOT-06", "GH-MOT-07", "GH-MOT-12")
    def summon_monsters(self, g: Haven) -> Next:
        """One after the other, beside the summoner or beside its target."""
        if self.summoned == len(self.ability.monsters):
            return Done(1 if self.came else 0)
        new, kind = self.ability.monsters[self.summoned], g.state.figures[self.figure].kind
        monster, rank = summoned(g, kind, new.monster, new.rank)
        self.summoned += 1
        cells = g.state.figures[self.figure].cells
        if self.ability.beside == "target":
            action = g.nearest(Perform)
            cells = g.state.figures[action.targets[-1]].cells or action.killed if action.targets else 0
        hp = g.state.figures[self.figure].hp if self.ability.hp else 0
        return Call(SummonMonster(self.figure, monster, rank, cells, hp))

    @summon_monsters.returned
    def counted(self, g: Haven, result: int | None) -> Next:
        self.came += int(result or 0)
        return self.summon_monsters


class SummonMonster(Procedure, tag="gh.summon_monster"):
    """A monster comes to an empty hex, as near as possible to an enemy of the summoner (GH-MOT-07)."""

    figure: FigureId  # the summoner
    monster: str
    rank: str
    by: Cells  # hexes beside which it comes
    hp: int = 0  # at most so many hit points

    @step("GH-MOT-07", "GH-MOT-09", "GH-MOT-10", "GH-MOT-13")
    def choose(self, g: Haven) -> Next:
        """Of equal hexes players choose; without a hex or a standee the summon fails."""
        places = MONSTER_SUMMONED_TO.options(g, self)
        if not places or not free_numbers(g, self.monster):
            return Done(0)
        return ask_for(g, self.figure, *places)

    choose.poses(lambda: MONSTER_SUMMONED_TO)

    @choose.answered
    def place(self, g: Haven, picked: HexOption) -> Next:
        """It drops no money and does not act this round (GH-MOT-08, GH-MOT-11)."""
        deck = deck_of(g, self.monster)
        if deck not in g.state.ability_decks:
            g.emit(
                DeckAdded(deck, Deck(shuffled(card.id for card in library(g).deck[deck].cards))), "GH-MOT-08"
            )
        place_monster(g, self.monster, self.rank, picked.cell, drops=False, arrived=g.state.round, hp=self.hp)
        return Done(1)


class DeckAdded(Event):
    """The ability cards of a type that was not in the scenario lie ready (GH-MOT-06)."""

    name: str
    deck: Deck

    def apply(self, s: HavenState) -> None:
        s.ability_decks[self.name] = self.deck


SUMMONED_TO: Choice[Haven, SummonAbility] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (*empty("GH-SUM-01"), beside("GH-SUM-01", lambda g, by: g.state.figures[by.figure].cells)),
)
MONSTER_SUMMONED_TO: Choice[Haven, SummonMonster] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        *empty("GH-MOT-07"),
        beside("GH-MOT-07", lambda g, by: by.by),
        Requirement("GH-MOT-07", "nearer", lambda g, by, cells: nearest_to_enemy(g, by.figure, cells)),
    ),
)


def card_of(g: Haven) -> CardId:
    """The card of the action; one card has one summon at a time (GH-SUM-25). Items are marked as such."""
    source, records = g.nearest(Perform).source, library(g)
    return CardId(f"item:{source}" if source in records.item and source not in records.card else source)
