"""A whole quest: set-up, encounters, transition, end (D2-SET, D2-HSU, D2-OSU, D2-QST)."""

from __future__ import annotations

from undercroft.games.descent.events.encounters import (
    EncounterBegan,
    HeroJoined,
    HeroPlaced,
    HistoryTold,
    QuestBegan,
)
from undercroft.games.descent.events.fights import FatigueRecovered
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.events.turns import FeatsReady
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import StartOption, YesOption
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.records.quest_rules import CollapseRule
from undercroft.games.descent.records.quests import TokenEntry
from undercroft.games.descent.report import report_on
from undercroft.games.descent.rules.actions.equipping import Settle, first_outfit
from undercroft.games.descent.rules.cards.customising import SetAside
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.cards.overlord_monsters import forget_risen
from undercroft.games.descent.rules.cards.using import arm_card, cards_of
from undercroft.games.descent.rules.effects.recovery import RollRecovery
from undercroft.games.descent.rules.items.assigning import AssignRelics
from undercroft.games.descent.rules.movement.places import closest_empty, empty_spaces
from undercroft.games.descent.rules.quests.arriving import BringAllies, BringGroup, arm_arrivals
from undercroft.games.descent.rules.quests.by_name import SET_UP
from undercroft.games.descent.rules.quests.clocks import arm_wards
from undercroft.games.descent.rules.quests.finales import more_cards
from undercroft.games.descent.rules.quests.fleeing import arm_flights
from undercroft.games.descent.rules.quests.goals import arm_goals
from undercroft.games.descent.rules.quests.page import (
    area,
    areas,
    by_heroes,
    carried_over,
    count,
    encounter,
    number,
    rules_of,
    special_names,
    tokens_on,
)
from undercroft.games.descent.rules.quests.perils import arm_perils
from undercroft.games.descent.rules.quests.preparing import GiveToken
from undercroft.games.descent.rules.quests.reinforcing import arm_reinforcements
from undercroft.games.descent.rules.quests.sleeping import arm_sleep
from undercroft.games.descent.rules.quests.specials import arm_specials, disarm
from undercroft.games.descent.rules.quests.waking import arm_waking
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.travel.journey import Travel
from undercroft.games.descent.rules.who import ask_for, cells_within, hero_seats
from undercroft.games.descent.state import HEROES, Descent, Figure, Hero, ground, library
from undercroft.kernel import (
    Call,
    Done,
    FigureId,
    GameOver,
    Leaf,
    Next,
    Pass,
    Procedure,
    Seat,
    step,
)
from undercroft.parts.decks import Cards, Deck, OwnDeck, shuffled
from undercroft.space import Cells, each


class Outfit(Leaf, omit_defaults=True):
    """A hero as he comes to the quest: sheet, class, skills beside the basic one, items."""

    hero: str
    calling: str
    skills: tuple[str, ...] = ()
    items: Cards = ()


class PlayQuest(Procedure, tag="descent.quest"):
    """One game: the quest with all its encounters (D2-GEN-04, D2-GEN-06)."""

    heroes: tuple[Outfit, ...]
    deck: Cards  # the Overlord's cards
    number: int = 1  # the encounter
    at: int = 0
    played: bool = False  # an encounter, by now
    route: tuple[Icon, ...] = ()  # of a campaign: the way to the quest
    history: tuple[tuple[str, int], ...] = ()  # ... that decides how it is set up
    gone: Cards = ()  # ... cards that are in no shop any more

    @step(
        "D2-SET-01", "D2-SET-05", "D2-SET-06", "D2-SET-09", "D2-SET-10", "D2-OSU-06", "D2-OSU-07", "D2-CPH-12"
    )
    def shuffle(self, g: Descent) -> None:
        """The search deck, the shop deck of the act, and the Overlord's cards are shuffled."""
        records = library(g)
        seat = g.state.overlord.seat
        search = Deck(shuffled(records.search_deck))
        held = {card for outfit in self.heroes for card in outfit.items}.union(self.gone)
        shop = Deck(shuffled(card for card in records.shop_deck(g.state.act) if card not in held))
        g.emit(QuestBegan(OwnDeck(seat=seat, pool=shuffled(self.deck)), self.deck, search, shop))

    @step("D2-HSU-01", "D2-HSU-02", "D2-HSU-03", "D2-HSU-04", "D2-HSU-07", "D2-HSU-08", "D2-HSU-12")
    def gather(self, g: Descent) -> None:
        """Each hero has a seat, his class, the basic skill and what he brings (D2-2P-01, D2-2P-03)."""
        records = library(g)
        for i, outfit in enumerate(self.heroes):
            figure, seat = FigureId(i + 1), Seat(i)
            calling, sheet = records.calling[outfit.calling], records.hero[outfit.hero]
            skills = (calling.skills[0], *outfit.skills)
            hero = Hero(
                figure,
                seat,
                outfit.hero,
                outfit.calling,
                skills=skills,
                items=outfit.items,
                equipped=first_outfit(records, outfit.items, skills),
            )
            leaf = Figure(outfit.hero, seat, hp=sheet.health, full=sheet.health, phase="away")
            g.emit(HeroJoined(figure, hero, leaf))
            for card in cards_of(hero):
                arm_card(g, figure, card)

    @step("D2-FAT-14", "D2-CRD-02")
    def settle(self, g: Descent) -> Next:
        """Health as cards change it."""
        if self.at == len(self.heroes):
            return None
        self.at += 1
        return Call(Settle(FigureId(self.at)), then=self.settle)

    @step("D2-QST-02", "D2-GEN-06", "D2-FIN-04", "D2-FIN-05")
    def tell_history(self, g: Descent) -> None:
        """The campaign's own; a quest that begins with its second encounter takes a usual first one, too."""
        usual = library(g).quest[g.state.quest].encounters[self.number - 1].history
        if usual or self.history:
            g.emit(HistoryTold(usual, self.history))

    @step("D2-REL-03", "D2-REL-08", "D2-CPH-14")
    def assign_relics(self, g: Descent) -> Next:
        """Once for the quest, before the first figure is placed."""
        return Call(AssignRelics(self.number))

    @step("D2-QST-02", "D2-GEN-06")
    def play(self, g: Descent) -> Next:
        first = not self.played
        self.played = True
        return Call(PlayEncounter(self.number, opening=first, route=self.route if first else ()))

    @play.returned
    def pass_on(self, g: Descent, side: str) -> Next:
        """The last encounter decides the quest; another one sets up the next.

        D2-QST-16, D2-QST-17, D2-GEN-07.
        """
        s = g.state
        quest = library(g).quest[s.quest]
        if self.number < len(quest.encounters):
            self.number += 1
            return Call(Transition(), then=self.play)
        end_quest(g, side)
        return Done()


def end_quest(g: Descent, side: str) -> None:
    """A side has won the quest (D2-GEN-03, D2-GEN-07)."""
    winners = hero_seats(g.state) if side == HEROES else (g.state.overlord.seat,)
    g.emit(GameOver(f"{side}-won", winners, report=report_on(g, side)), "D2-GEN-07")


class Transition(Procedure, tag="descent.transition"):
    """Between two encounters (D2-QST-04 to D2-QST-14); the map is taken down with the next one's set-up."""

    at: int = 0

    @step(
        "D2-QST-04", "D2-QST-05", "D2-QST-06", "D2-QST-07", "D2-QST-08", "D2-QST-10", "D2-QST-12", "D2-QST-13"
    )
    def recover(self, g: Descent) -> None:
        """Fatigue goes and feats are ready again; damage, conditions and cards stay."""
        for figure in g.state.heroes:
            if fatigue := g.state.figures[figure].fatigue:  # whatever the map held them back by
                g.emit(FatigueRecovered(figure, fatigue), "D2-QST-05")
        g.emit(FeatsReady())
        disarm(g)
        forget_risen(g)
        g.end(until="turn")
        g.end(until="round")

    @step("D2-QST-09", "D2-QST-14")
    def stand_up(self, g: Descent) -> Next:
        """Each hero knocked out may stand up for nothing."""
        out = [i for i in g.state.heroes if g.state.figures[i].is_out and i > self.at]
        if not out:
            return Done()
        return ask_for(g, out[0], YesOption(), Pass())

    @stand_up.answered
    def stand(self, g: Descent, picked: YesOption | Pass) -> Next:
        out = [i for i in g.state.heroes if g.state.figures[i].is_out and i > self.at]
        self.at = out[0]
        return (
            Call(RollRecovery(out[0]), then=self.stand_up) if isinstance(picked, YesOption) else self.stand_up
        )


class PlayEncounter(Procedure, tag="descent.encounter"):
    """One encounter: set-up, then rounds until a side has met its objective (D2-QST-03)."""

    number: int
    opening: bool = False  # the quest begins with it
    at: int = 0
    route: tuple[Icon, ...] = ()  # the way to it

    @step("D2-SET-03", "D2-SET-08", "D2-OSU-05", "D2-SEA-05", "D2-QST-11", "D2-QST-15")
    def build(self, g: Descent) -> None:
        """Map, doors, search and objective tokens, counters."""
        records, s = library(g), g.state
        page = records.quest[s.quest].encounters[self.number - 1]
        layout = records.layout(s.quest, self.number)
        g.emit(EncounterBegan(self.number, layout.search[: by_heroes(g, page.search)], page.opened))
        for entry in page.tokens:
            if not entry.held:
                lay_tokens(g, entry)
        for rule in rules_of(g, CollapseRule):
            count(g, rule.counter, number(g, rule.supply), "D2-SET-08")
        for counter in page.counters:
            first = carried_over(g, counter.start_by) if counter.start_by else number(g, counter.start)
            count(g, counter.id, first, "D2-SET-08")

    @step("D2-HSU-10", "D2-HSU-11", "D2-QST-14")
    def place_heroes(self, g: Descent) -> Next:
        """Each hero player places his hero, or the token of one knocked out, in the start area."""
        waiting = away(g)
        if not waiting:
            return self.hand_out
        start = start_area(g)
        free = empty_spaces(g) & start or closest_empty(g, start, ground(g).terrain.open)
        return ask_for(g, waiting[0], *map(StartOption, each(free)))

    @place_heroes.answered
    def start(self, g: Descent, picked: StartOption) -> Next:
        hero = away(g)[0]
        g.emit(HeroPlaced(hero, picked.cell, lying=g.state.figures[hero].is_out))
        return self.place_heroes

    @step("D2-SET-08", "D2-OBJ-02")
    def hand_out(self, g: Descent) -> None:
        """Tokens that each hero has from the start."""
        for entry in encounter(g).tokens:
            if entry.bearers:
                hand_out_tokens(g, entry)

    @step("D2-SET-08", "D2-OBJ-02", "D2-WHO-01")
    def give(self, g: Descent) -> Next:
        """A token that one hero has from the start, as they choose."""
        held = [entry.kind for entry in encounter(g).tokens if entry.held]
        return Call(GiveToken(held[0])) if held else None

    @step("D2-OSU-05", "D2-SET-08")
    def place_allies(self, g: Descent) -> Next:
        return Call(BringAllies(encounter(g).allies))

    @step("D2-OSU-01", "D2-OSU-02", "D2-OSU-03", "D2-OSU-05")
    def bring_groups(self, g: Descent) -> Next:
        """All groups in the order of the quest."""
        entries = encounter(g).groups
        if self.at == len(entries):
            self.at = 0
            return None
        self.at += 1
        return Call(BringGroup(entries[self.at - 1]), then=self.bring_groups)

    @step("D2-SET-08", "D2-QST-02")
    def prepare(self, g: Descent) -> Next:
        """Further set-up steps of the quest."""
        steps = [name for name in special_names(g) if name in SET_UP]
        if self.at == len(steps):
            return None
        self.at += 1
        return Call(SET_UP[steps[self.at - 1]](), then=self.prepare)

    @step("D2-EPI-04", "D2-EXP-15")
    def customise(self, g: Descent) -> Next:
        """Before the quest, not before each encounter, the Overlord may set cards aside."""
        return Call(SetAside()) if self.opening else None

    @step("D2-OSU-08", "D2-OSU-09", "D2-OSU-E1", "D2-QST-10", "D2-QST-13")
    def deal(self, g: Descent) -> None:
        """A card for each hero, before the first encounter only."""
        if self.opening:
            for _ in range(len(g.state.heroes) + more_cards(g)):
                draw_card(g, "D2-OSU-08")

    @step("D2-CPH-13", "D2-CPH-14", "D2-TRV-01", "D2-TRV-04", "D2-TRV-06")
    def travel(self, g: Descent) -> Next:
        """In a campaign the heroes travel to the quest, after the Overlord has drawn his hand."""
        return Call(Travel(self.route)) if self.route else None

    @step("D2-QST-03", "D2-GEN-05")
    def watch(self, g: Descent) -> None:
        """From now on goals are looked at, and the rules of the quest wait for their moment."""
        arm_encounter(g)

    @step("D2-RND-01")
    def play_round(self, g: Descent) -> Next:
        return Call(Round(), then=self.play_round)


def away(g: Descent) -> list[FigureId]:
    """The heroes who are not on the map yet (D2-HSU-10, D2-QST-14)."""
    return [i for i in g.state.heroes if g.state.figures[i].phase == "away"]


def start_area(g: Descent) -> Cells:
    """Where the heroes are set up: on the entrance, unless the quest says otherwise (D2-HSU-10)."""
    page = encounter(g)
    start = areas(g, page.starts) if page.starts else area(g, page.start)
    if page.apart_from:
        start &= ~cells_within(g, tokens_on(g, page.apart_from), page.apart)
    if page.spread and carried_over(g, page.spread_by):
        return cells_within(g, start, page.spread)
    return start


def lay_tokens(g: Descent, entry: TokenEntry) -> None:
    """Objective tokens on the markers of their colour, in order, or on squares (D2-OSU-05)."""
    markers = ground(g).layout.page.markers
    spots = list(entry.squares) or [mark.at for mark in markers if mark.colour == entry.colour]
    laid = sum(token.kind == entry.kind for token in g.state.tokens.values())
    for i, at in enumerate(spots[: number(g, entry.count) or None], laid + 1):
        cell = GRID.cell(*at)
        g.emit(TokenSet(f"{entry.kind}-{i}", entry.kind, cell, face=entry.face), "D2-OSU-05")


def hand_out_tokens(g: Descent, entry: TokenEntry) -> None:
    """Each hero has one of these; beside one who is knocked out it lies (D2-OBJ-02, D2-OBJ-05)."""
    for i in g.state.heroes:
        leaf, name = g.state.figures[i], f"{entry.kind}-{i}"
        if leaf.cells:
            g.emit(TokenSet(name, entry.kind, carrier=i), "D2-OBJ-02")
        else:
            g.emit(TokenSet(name, entry.kind, leaf.lies), "D2-OBJ-05")


def arm_encounter(g: Descent) -> None:
    """Goals, arrivals and named rules of the encounter wait for what they listen for."""
    arm_goals(g)
    arm_arrivals(g)
    arm_reinforcements(g)
    arm_flights(g)
    arm_waking(g)
    arm_specials(g)
    arm_sleep(g)
    arm_wards(g)
    arm_perils(g)
