"""The Monster's Hoard: Frederick on the marsh road, then the tokens of the hoard and Trueshot."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.events.cards import TokenGlimpsed
from undercroft.games.descent.events.things import TokenRemoved, TokenSet
from undercroft.games.descent.options import MonsterOption, TokenOption, YesOption
from undercroft.games.descent.records.abilities import MoveVerb
from undercroft.games.descent.rules.actions.searching import draw_search_card
from undercroft.games.descent.rules.actions.tokens import pick_up
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.quests.carrying import has_room
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.faces import draw_face, possible_faces, turn_up
from undercroft.games.descent.rules.quests.page import carried_over, figures_named
from undercroft.games.descent.rules.who import ask_for, ask_heroes, monsters_up
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Pass, Procedure, ask, step

FREDERICK, TRUESHOT, HOARD = "frederick", "trueshot", "hoard"
URGED = 3  # spaces
KNOWN = 2  # tokens that one side knows before the second encounter


class Urge(Procedure, tag="descent.urge"):
    """The marsh road: a hero lends Frederick an action, and he moves up to 3 spaces at once."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-MOV-20")
    def move(self, g: Descent) -> Next:
        return Call(MoveNow(figures_named(g, FREDERICK)[0], MoveVerb(URGED, free=True)))


class OpenChest(Procedure, tag="descent.open_chest"):
    """The hoard: the hero who opens a chest draws a search card."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-SEA-03", "D2-SEA-09")
    def draw(self, g: Descent) -> Next:
        if g.state.search.size:
            draw_search_card(g, self.figure)
        return Done()


class SoundAlarm(Procedure, tag="descent.sound_alarm"):
    """The hoard: a hero sets off an alarm, and one monster moves up to its Speed at once."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-WHO-03", "D2-MOV-22")
    def choose(self, g: Descent) -> Next:
        return ask(g.state.overlord.seat, Pass(), *map(MonsterOption, monsters_up(g)))

    @choose.answered
    def move(self, g: Descent, picked: MonsterOption | Pass) -> Next:
        return Done() if isinstance(picked, Pass) else Call(MoveNow(picked.figure, MoveVerb()))


class FindTrueshot(Procedure, tag="descent.find_trueshot"):
    """The hoard: Trueshot lies there; whoever found it may pick it up at once, for nothing."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-REL-02")
    def show(self, g: Descent) -> None:
        cell = g.state.tokens[self.token].cell
        g.emit(TokenRemoved(self.token))
        g.emit(TokenSet(TRUESHOT, TRUESHOT, cell, turned=True, card=CardId(TRUESHOT)))

    @step("D2-OBJ-01", "D2-WHO-02", "D2-WHO-03")
    def offer(self, g: Descent) -> Next:
        if not has_room(g, self.figure, TRUESHOT):
            return Done()
        return ask_for(g, self.figure, YesOption(), Pass())

    @offer.answered
    def take(self, g: Descent, picked: YesOption | Pass) -> Next:
        if isinstance(picked, YesOption):
            pick_up(g, self.figure, TRUESHOT)
        return Done()


class KnowHoard(Procedure, tag="descent.know_hoard"):
    """Before the hoard: the heroes turn two tokens up, or the Overlord looks at two in secret."""

    done: tuple[str, ...] = ()

    def waiting(self, g: Descent) -> list[TokenOption]:
        hidden = [name for name, token in g.state.tokens.items() if token.kind == HOARD]
        return [TokenOption(name) for name in hidden if name not in self.done]

    @step("D2-SET-08", "D2-WHO-01", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        """Frederick safe: two are turned up, as the heroes choose. Lost: the Overlord may look at two."""
        if len(self.done) == KNOWN:
            return Done()
        if carried_over(g, "frederick-safe"):
            return ask_heroes(g, *self.waiting(g))
        if carried_over(g, "frederick-lost"):
            return ask(g.state.overlord.seat, Pass(), *self.waiting(g))
        return Done()

    @choose.answered
    def look(self, g: Descent, picked: TokenOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        self.done += (picked.token,)
        if carried_over(g, "frederick-safe"):
            turn_up(g, picked.token)
        else:
            might_be = possible_faces(g, picked.token)
            g.emit(TokenGlimpsed(g.state.overlord.seat, picked.token, draw_face(g, picked.token), might_be))
        return self.choose


def is_trueshot_free(g: Descent) -> bool:
    """No monster holds Trueshot."""
    carrier = g.state.tokens[TRUESHOT].carrier if TRUESHOT in g.state.tokens else FigureId(0)
    return not carrier or not g.state.figures[carrier].is_hostile


DEEDS: Mapping[str, Deed] = {
    "urge": Deed(Urge, lambda g, figure, token: bool(figures_named(g, FREDERICK))),
    "open-chest": Deed(OpenChest, lambda g, figure, token: True),
    "sound-alarm": Deed(SoundAlarm, lambda g, figure, token: True),
    "find-trueshot": Deed(FindTrueshot, lambda g, figure, token: True),
}
SET_UP: Mapping[str, type[Procedure]] = {"know-hoard": KnowHoard}
QUEST_NEEDS: Mapping[str, Callable[[Descent], bool]] = {"trueshot-is-free": is_trueshot_free}
