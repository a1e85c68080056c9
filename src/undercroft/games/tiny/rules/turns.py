"""A hero's turn: a menu that loops; movement is a pool, so anything may come in the middle of it (TN-TRN)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.tiny.events import ActionSpent, MovementGained, PoisonWorked, TurnEnded, TurnStarted
from undercroft.games.tiny.options import AttackOption, EndOption, GoOption, MoveOption, PlayOption
from undercroft.games.tiny.rules.attack import Attack
from undercroft.games.tiny.rules.cards import PlayCard
from undercroft.games.tiny.rules.movement import March, squares_in_reach, way_to
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.targets import squares_reached
from undercroft.games.tiny.rules.who import decider, enemies, look_round
from undercroft.games.tiny.state import Tiny, content
from undercroft.kernel import Call, Done, FigureId, Next, Option, Procedure, ask, step
from undercroft.parts.happenings import ConditionsRan
from undercroft.space import Cells, each

ACTIONS, POISON = 2, 1  # TN-TRN-01, TN-CND-02
MOVE, END = MoveOption(), EndOption()


class HeroTurn(Procedure, tag="tiny.hero_turn"):
    """Two actions in any order, movement in between, an end when wanted."""

    hero: FigureId

    @step("TN-TRN-01", "TN-CND-03")
    def start(self, g: Tiny) -> Next:
        """A stunned hero has one action less."""
        hero = g.state.figures[self.hero]
        g.emit(TurnStarted(self.hero, ACTIONS - hero.suffers("stunned")))
        return None if hero.conditions else self.choose

    @step("TN-CND-02")
    def suffer_poison(self, g: Tiny) -> Next:
        return suffer_poison(g, self.hero)

    @step("TN-TRN-01", "TN-TRN-03")
    def choose(self, g: Tiny) -> Next:
        """The cards offered are the hero's secret, and so is the menu; who has fallen does nothing more."""
        options = choices(g, self.hero) if g.state.figures[self.hero].cells else []
        if not options:
            return self.end
        return ask(decider(g, self.hero), *options, END, secret=True)

    @choose.answered
    def act(self, g: Tiny, picked: Option) -> Next:
        match picked:
            case GoOption(cell):
                way = way_to(g, self.hero, cell)
                return Call(March(self.hero, way), then=self.choose)
            case MoveOption():
                pace = g.total("pace", self.hero, content(g).hero[g.state.figures[self.hero].kind].pace)
                g.emit(ActionSpent(self.hero))
                g.emit(MovementGained(self.hero, pace), "TN-TRN-02")
                return self.choose
            case AttackOption(target):
                g.emit(ActionSpent(self.hero))
                verb = content(g).hero[g.state.figures[self.hero].kind].attack
                return Call(Attack(self.hero, target, verb), then=self.choose)
            case PlayOption(card):
                g.emit(ActionSpent(self.hero))
                return Call(PlayCard(self.hero, card), then=self.choose)
            case _:
                return self.end

    @step("TN-TRN-04", "TN-CND-01")
    def end(self, g: Tiny) -> Next:
        end_turn(g, self.hero)
        return Done()


def suffer_poison(g: Tiny, figure: FigureId) -> Call | None:
    """A poisoned figure suffers 1 damage at the start of its turn (TN-CND-02)."""
    if not g.state.figures[figure].suffers("poisoned"):
        return None
    g.emit(PoisonWorked(figure))
    return Call(Suffer(figure, POISON))


def end_turn(g: Tiny, figure: FigureId) -> None:
    """What lasts for the turn ends, conditions run on, the figure has acted (TN-TRN-04)."""
    g.end(until="turn")
    if g.state.figures[figure].conditions:
        g.emit(ConditionsRan(figure), "TN-CND-01")
    g.emit(TurnEnded(figure))


def choices(g: Tiny, hero: FigureId) -> list[Option]:
    """All that a hero can do now, but for ending the turn."""
    s = g.state
    turn, leaf = s.turn, s.figures[hero]
    theirs, everybody = look_round(g, hero)
    found: list[Option] = []
    if turn.actions:
        records = content(g)
        reach = squares_reached(g, hero, records.hero[leaf.kind].attack.targets.range)
        if reach & theirs:
            found += [AttackOption(i) for i, enemy in enemies(g, hero).items() if enemy.cells & reach]
        plays = records.plays
        found += [plays[card] for card in dict.fromkeys(s.hands[leaf.seat].cards) if card in plays]
        found.append(MOVE)
    if turn.movement:
        found += go_options(squares_in_reach(g, hero, theirs, everybody))
    return found


@lru_cache(1 << 12)
def go_options(cells: Cells) -> tuple[GoOption, ...]:
    return tuple(map(GoOption, each(cells)))
