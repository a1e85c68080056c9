"""The effects of acts of quests, verb by verb (D2-SPC-03)."""

from __future__ import annotations

from undercroft.games.descent.events.encounters import GroupChosen
from undercroft.games.descent.events.things import TokenRemoved, TokenSet
from undercroft.games.descent.records.quest_rules import (
    AnyEffect,
    CountEffect,
    DeliverEffect,
    DropEffect,
    MarkEffect,
    RemoveEffect,
    RevealEffect,
    ShrineEffect,
    SpawnEffect,
    SpecialEffect,
    TakeEffect,
    TurnEffect,
)
from undercroft.games.descent.rules.actions.tokens import DropToken, pick_up
from undercroft.games.descent.rules.quests.by_name import DEEDS
from undercroft.games.descent.rules.quests.carrying import has_room
from undercroft.games.descent.rules.quests.derived import PRAYED
from undercroft.games.descent.rules.quests.faces import turn_up
from undercroft.games.descent.rules.quests.page import count, encounter, figures_named, mark
from undercroft.games.descent.rules.quests.placing import PlaceMonster, missing
from undercroft.games.descent.state import Descent, Group, library
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step


class Follow(Procedure, tag="descent.follow"):
    """The effects of an act, one after the other."""

    figure: FigureId
    token: str
    effects: tuple[AnyEffect, ...]
    at: int = 0

    @step("D2-SPC-03", "D2-GOLD-02")
    def do(self, g: Descent) -> Next:
        if self.at == len(self.effects):
            return Done()
        self.at += 1
        match self.effects[self.at - 1]:
            case CountEffect(counter=counter, n=n):
                count(g, counter, n)
            case MarkEffect(mark=name):
                mark(g, name)
            case DeliverEffect(counter=counter):
                g.emit(TokenRemoved(self.token))
                count(g, counter)
            case RemoveEffect():
                g.emit(TokenRemoved(self.token))
            case TurnEffect(face=face):
                token = g.state.tokens[self.token]
                g.emit(TokenSet(self.token, token.kind, token.cell, token.carrier, face, turned=True))
            case TakeEffect():
                if has_room(g, self.figure, g.state.tokens[self.token].kind):
                    pick_up(g, self.figure, self.token)
            case DropEffect():
                return Call(DropToken(self.figure, self.token), then=self.do)
            case RevealEffect(faces=faces):
                shown = turn_up(g, self.token)
                effects = next((face.do for face in faces if face.face == shown), ())
                return Call(Follow(self.figure, self.token, effects), then=self.do)
            case ShrineEffect(ally=ally, colour=colour):
                pray(g, self.figure, ally, colour)
            case SpawnEffect() as effect:
                return Call(Spawn(self.token, effect), then=self.do)
            case SpecialEffect(name=name):
                return Call(DEEDS[name].do(self.figure, self.token), then=self.do)
        return self.do


def pray(g: Descent, figure: FigureId, ally: str, colour: str) -> None:
    """Until the figure's next turn the hero figure rolls a die more; several prayers give one."""
    die = next((str(dial.values[0]) for dial in encounter(g).dials if dial.id == colour), colour)
    for i in figures_named(g, ally):
        g.modify(f"{PRAYED}-{die}", 1, until="own_turn", holder=figure, subject=i, source="prayer")


class Spawn(Procedure, tag="descent.spawn"):
    """A monster stands in the place of a token, or as near to it as there is room (D2-ADJ-14)."""

    token: str
    effect: SpawnEffect

    @step("D2-MON-03", "D2-MON-08", "D2-QST-02")
    def gather(self, g: Descent) -> None:
        """A group that was not in the encounter yet joins it with the limits of its card, or of the box."""
        monster = self.effect.monster
        if monster not in g.state.groups:
            limit = library(g).monster[monster].limits[len(g.state.heroes) - 2]
            minions, masters = limit.minions, limit.masters
            if self.effect.of_the_box:
                minions, masters = self.effect.of_the_box, 0
            g.emit(GroupChosen(monster, Group(monster, minions, masters)))

    @step("D2-MON-03", "D2-ADJ-14")
    def rise(self, g: Descent) -> Next:
        cell = g.state.tokens[self.token].cell
        g.emit(TokenRemoved(self.token))
        monster = self.effect.monster
        ranks = ("master", "minion") if self.effect.master_first else ("minion", "master")
        rank = next((rank for rank in ranks if missing(g, monster, rank)), "")
        if not rank:
            return Done()
        return Call(PlaceMonster(monster, rank, cells=1 << cell, idle=self.effect.idle))
