"""Turns of monsters and of character summons: focus, then the card in printed order
(GH-MON, GH-FOC, GH-MMV, GH-MAT)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import Focused, FocusMissed, WayChosen
from undercroft.games.gloomhaven.events.rounds import TurnStarted
from undercroft.games.gloomhaven.monsters.minds import Mind, Plan
from undercroft.games.gloomhaven.monsters.reasons import Note
from undercroft.games.gloomhaven.options import PlanOption, TargetOption, WayOption
from undercroft.games.gloomhaven.records.abilities import Ability, Attack, Move
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.rules.actions.elements import Infuse
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.printed_attack import targets_of
from undercroft.games.gloomhaven.rules.effects.conditions import can_act, can_attack, can_move
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.monsters.monster_situation import attack_after, first_move, situation
from undercroft.games.gloomhaven.rules.movement.entering import Enter
from undercroft.games.gloomhaven.rules.movement.movement import Walk, how_it_moves, move_value
from undercroft.games.gloomhaven.rules.round.order import ability_card
from undercroft.games.gloomhaven.rules.round.turns import WOUND, end_turn
from undercroft.games.gloomhaven.rules.scenario import special_rules
from undercroft.games.gloomhaven.rules.who import Acting, is_automatic, is_up, settle
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Ask, Call, Done, Event, FigureId, Next, Option, Procedure, Reason, replace, step
from undercroft.space import Cell

NOBODY = FigureId(0)
SUMMON_CARD: tuple[Ability, ...] = (Move(), Attack())  # GH-SUM-08: Move +0, Attack +0


class MonsterTurn(Procedure, tag="gh.monster_turn"):
    """It finds its focus, then performs the abilities of its card in printed order."""

    figure: FigureId
    focus: FigureId = NOBODY
    planned: tuple[FigureId, ...] = ()  # whom it went to attack

    @step("GH-MON-07")
    def start(self, g: Haven) -> None:
        g.emit(TurnStarted(self.figure))

    @step("GH-CON-12", "GH-CON-16")
    def suffer_wound(self, g: Haven) -> Next:
        if g.state.figures[self.figure].suffers("wound"):
            return Call(Suffer(self.figure, WOUND, "wound"))
        return None

    @step("GH-FOC-01", "GH-MON-06", "GH-CON-24", "GH-SUM-21")
    def find_focus(self, g: Haven) -> Next:
        """A stunned one does nothing at all; without a focus it performs its other abilities (GH-FOC-10)."""
        if not can_act(g, self.figure):
            return self.end
        if not is_automatic(g, self.figure):
            return self.perform
        tied, why = look_for_focus(g, self.figure, card_of(g, self.figure), source_of(g, self.figure))
        if not tied:
            g.emit(FocusMissed(self.figure), "GH-FOC-10", why)
            return self.perform
        if len(tied) > 1:
            return ask_players(g, self.figure, *map(TargetOption, tied))
        self.focus = tied[0]
        g.emit(Focused(self.figure, self.focus), why=why)
        return self.perform

    @find_focus.answered
    def take_focus(self, g: Haven, picked: TargetOption) -> None:
        why = look_for_focus(g, self.figure, card_of(g, self.figure), source_of(g, self.figure))[1]
        self.focus = picked.target
        g.emit(Focused(self.figure, self.focus), "GH-FOC-09", why)

    @step("GH-MON-02", "GH-MAC-07", "GH-SUM-08")
    def perform(self, g: Haven) -> Next:
        """Only what is on its card, in printed order."""
        card = card_of(g, self.figure)
        return Call(Perform(self.figure, card, source_of(g, self.figure), "round", forced=True))

    @perform.returned
    def infuse(self, g: Haven, performed: int | None) -> Next:
        """Elements of the card, if it performed any part of it (GH-ELM-16)."""
        leaf = g.state.figures.get(self.figure)
        if performed and leaf is not None and leaf.cells and not leaf.is_summon and not leaf.objective:
            card = ability_card(g, leaf.kind)
            if card is not None and card.infuse:
                return Call(Infuse(self.figure, card.infuse), then=self.end)
        return None

    @step("GH-MON-07", "GH-SUM-13")
    def end(self, g: Haven) -> Next:
        end_turn(g, self.figure)
        return Done()


class FocusKept(Event):
    """Whom a figure is after, and whom it went to attack, for the rest of its turn (GH-FOC-15)."""

    figure: FigureId
    focus: FigureId
    planned: tuple[FigureId, ...] = ()

    def apply(self, s: HavenState) -> None:
        turn = s.nearest(MonsterTurn)
        turn.focus, turn.planned = self.focus, self.planned


class MonsterMove(Procedure, tag="gh.monster_move"):
    """A Move ability of a monster or summon: to where it attacks its focus best
    (GH-MMV-04), or nearer to it."""

    figure: FigureId
    ability: Move
    focus: FigureId = NOBODY
    ways: tuple[tuple[Cell, ...], ...] = ()
    gone: tuple[Cell, ...] = ()

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-FOC-15", "GH-FOC-10", "GH-MMV-17")
    def keep_focus(self, g: Haven) -> Next:
        """Immobilized or without a focus it does not move; one that is gone by now is replaced."""
        if not can_move(g, self.figure) or move_value(g, self.figure, self.ability) is None:
            return Done(0)
        if has_no_focus(g, self.figure):
            return Done(0)
        self.focus = focus_of(g, self.figure)
        if is_in_mind(g, self.focus):
            return self.choose
        return take_next_focus(g, self, *self.look(g)) or Done(0)

    @keep_focus.answered
    def take_focus(self, g: Haven, picked: TargetOption) -> None:
        self.focus = picked.target
        refocus(g, self.figure, self.focus, self.look(g)[1])

    def look(self, g: Haven) -> tuple[tuple[FigureId, ...], tuple[Reason, ...]]:
        action = g.nearest(Perform)
        return look_for_focus(g, self.figure, action.abilities, action.source, action.at)

    @step(
        "GH-MMV-01", "GH-MMV-04", "GH-MMV-14", "GH-AMB-01", "GH-AMB-02", "GH-AMB-03", "GH-SUM-20", "GH-SUM-24"
    )
    def choose(self, g: Haven) -> Next:
        """Of equally good ends the players choose as they like; the first answer counts."""
        mind = self.mind(g)
        plans = distinct_plans(mind, self.focus)
        if len(plans) > 1:
            return ask_players(
                g, self.figure, *(PlanOption(plan.destination, plan.targets) for plan in plans)
            )
        self.take(g, mind, plans[0])
        return self.choose_way

    @choose.answered
    def chosen(self, g: Haven, picked: PlanOption) -> None:
        mind = self.mind(g)
        plans = distinct_plans(mind, self.focus)
        plan = next(p for p in plans if (p.destination, p.targets) == (picked.cell, picked.targets))
        self.take(g, mind, plan)

    def mind(self, g: Haven) -> Mind:
        """Its thoughts about this move and about the attack that comes after it."""
        action = g.nearest(Perform)
        after = attack_after(g, self.figure, action.abilities, action.source, action.at + 1)
        why: list[Reason] | None = [] if g.log is not None else None
        return Mind(situation(g, self.figure, self.ability, after), why, look=False)

    def take(self, g: Haven, mind: Mind, plan: Plan) -> None:
        why = tuple(mind.why or ())
        stays = plan.destination == g.state.figures[self.figure].cell
        g.emit(WayChosen(self.figure, 1 << plan.destination, plan.targets, stays), "GH-MMV-14", why)
        turn = turn_of(g, self.figure)
        if turn is not None:
            g.emit(FocusKept(self.figure, turn.focus, plan.targets))
        if not stays:
            ways = list(mind.ways_to(plan.destination))
            on_foot = how_it_moves(g, self.figure, self.ability.jump) == "walk"
            self.ways = distinct(ways, mind.situation.hazards if on_foot else 0)

    @step("GH-MMV-19")
    def choose_way(self, g: Haven) -> Next:
        """Equally safe and short ways are one, unless it walks over different harmful hexes."""
        if not self.ways:
            return Done(0)
        if len(self.ways) > 1:
            return ask_players(g, self.figure, *map(WayOption, self.ways))
        return self.walk

    @choose_way.answered
    def way_chosen(self, g: Haven, picked: WayOption) -> None:
        self.ways = (picked.path,)

    @step("GH-MMV-02", "GH-MOV-01")
    def walk(self, g: Haven) -> Next:
        self.gone = self.ways[0]
        return Call(Walk(self.figure, self.gone, how_it_moves(g, self.figure, self.ability.jump)))

    @walk.returned
    def walked(self, g: Haven, hexes: int | None) -> Next:
        g.emit(ActionNoted(path=self.gone[: hexes or 0]))
        if how_it_moves(g, self.figure, self.ability.jump) == "jump":
            return self.land
        return Done(1)

    @step("GH-MOV-10", "GH-NEG-05")
    def land(self, g: Haven) -> Next:
        """The last hex of a jump is normal movement."""
        return Call(Enter(self.figure, g.state.figures[self.figure].cell))

    @step("GH-MMV-01")
    def finish(self, g: Haven) -> Next:
        return Done(1)


class MonsterAttack(Procedure, tag="gh.monster_attack"):
    """An Attack ability of a monster or summon: its focus, and as many others as it can
    (GH-MAT-03, GH-MAT-04)."""

    figure: FigureId
    ability: Attack
    focus: FigureId = NOBODY
    made: int = 0  # attacks of an ability that all fall on one enemy (GH-MAT-14)

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-FOC-15", "GH-MAT-01", "GH-CON-19")
    def keep_focus(self, g: Haven) -> Next:
        """One focus for the whole turn; if it is gone a new one is found from where the monster stands."""
        if not can_attack(g, self.figure) or has_no_focus(g, self.figure):  # GH-FOC-10
            return Done(0)
        self.focus = self.focus or focus_of(g, self.figure)
        if is_in_mind(g, self.focus):
            return self.choose
        return take_next_focus(g, self, *self.look(g)) or Done(1 if self.made else 0)

    @keep_focus.answered
    def take_focus(self, g: Haven, picked: TargetOption) -> None:
        self.focus = picked.target
        refocus(g, self.figure, self.focus, self.look(g)[1])

    def look(self, g: Haven) -> tuple[tuple[FigureId, ...], tuple[Reason, ...]]:
        return look_for_focus(g, self.figure, (self.ability,), "")

    @step("GH-MAT-03", "GH-MAT-04", "GH-MAT-05", "GH-MAT-06", "GH-MAT-07")
    def choose(self, g: Haven) -> Next:
        """The group that holds the focus and ranks best; if the focus is out of reach nobody is attacked."""
        groups, why = self.groups(g)
        if not groups:
            return Done(1 if self.made else 0)
        turn = turn_of(g, self.figure)
        if turn is not None and turn.planned in groups:
            return self.strike(turn.planned)
        here = g.state.figures[self.figure].cell
        if len(groups) > 1:
            return ask_players(g, self.figure, *(PlanOption(here, group) for group in groups))
        g.emit(WayChosen(self.figure, 1 << here, groups[0], True), "GH-MAT-05", why)
        return self.strike(groups[0])

    @choose.answered
    def chosen(self, g: Haven, picked: PlanOption) -> Next:
        why = self.groups(g)[1]
        g.emit(WayChosen(self.figure, 1 << picked.cell, picked.targets, True), "GH-AMB-01", why)
        return self.strike(picked.targets)

    def strike(self, targets: tuple[FigureId, ...]) -> Next:
        self.made += 1
        return Call(AttackAbility(self.figure, self.ability, targets=targets, aimed=True), then=self.again)

    @step("GH-MAT-14", "GH-MST-10")
    def again(self, g: Haven) -> Next:
        """As many attacks as it has targets, all on one enemy: the focus until it is gone, then the next."""
        if self.ability.same_target and self.made < targets_of(g, self.figure, self.ability):
            return self.keep_focus
        return Done(1)

    def groups(self, g: Haven) -> tuple[list[tuple[FigureId, ...]], tuple[Reason, ...]]:
        """Whom it may attack from here, and why."""
        why: list[Reason] | None = [] if g.log is not None else None
        mind = Mind(situation(g, self.figure, None, self.ability), why, look=False)
        return mind.groups_here(self.focus), tuple(why or ())

    def is_possible(self, g: Haven) -> bool:
        """Can its focus, or the next one, be attacked from here?"""
        if not can_attack(g, self.figure) or has_no_focus(g, self.figure):
            return False
        focus = focus_of(g, self.figure)
        kept = is_in_mind(g, focus)
        mind = Mind(situation(g, self.figure, None, self.ability), look=not kept)
        return any(mind.groups_here(one) for one in ((focus,) if kept else mind.focus))


def ask_players(g: Haven, figure: FigureId, *options: Option) -> Ask:
    """Ask about equal choices of a figure that acts by itself (GH-AMB-01)."""
    return replace(settle(g, *options), about=Acting(figure))


def take_next_focus(
    g: Haven, by: MonsterMove | MonsterAttack, tied: tuple[FigureId, ...], why: tuple[Reason, ...]
) -> Next:
    """In place of a focus that is gone; of several the players choose (GH-AMB-01). None: there is nobody."""
    if len(tied) > 1:
        return ask_players(g, by.figure, *map(TargetOption, tied))
    if not tied:
        return None
    by.focus = tied[0]
    refocus(g, by.figure, by.focus, why)
    return by.choose


def look_for_focus(
    g: Haven, figure: FigureId, card: tuple[BossAct, ...], source: str, start: int = 0
) -> tuple[tuple[FigureId, ...], tuple[Reason, ...]]:
    """Whom it would focus on, several where the players choose, and why (GH-FOC-01 to -22, GH-SPC-20)."""
    why: list[Reason] | None = [] if g.log is not None else None
    attack = attack_after(g, figure, card, source, start)
    position = situation(g, figure, first_move(card[start:]), attack)
    wanted = special_rules.focus_first(g, figure)
    if wanted:  # the page may name things that it goes for whenever it can attack them this turn
        told = Mind(position, look=False)
        open_to_it = tuple(i for i in wanted if any(i in plan.targets for plan in told.plans(i)))
        if open_to_it:
            return open_to_it, (Note("GH-SPC-20", "focus", open_to_it),) if g.log is not None else ()
    mind = Mind(position, why)
    return mind.focus, tuple(why or ())


def card_of(g: Haven, figure: FigureId) -> tuple[BossAct, ...]:
    """The abilities that a figure has this round, a boss's specials spelled out
    (GH-MAC-02, GH-SUM-08, GH-BOS-03)."""
    leaf = g.state.figures[figure]
    if leaf.is_summon:
        return SUMMON_CARD
    if leaf.objective:
        return special_rules.card_of_objective(g, leaf)
    card = ability_card(g, leaf.kind)
    return special_rules.with_specials(g, figure, card.abilities) if card is not None else ()


def source_of(g: Haven, figure: FigureId) -> str:
    """The source of a figure's abilities, for bonuses and elements."""
    leaf = g.state.figures[figure]
    if leaf.is_summon or leaf.objective:
        return leaf.kind
    card = ability_card(g, leaf.kind)
    return card.id if card is not None else ""


def turn_of(g: Haven, figure: FigureId) -> MonsterTurn | None:
    """The turn in progress, if it is this figure's."""
    for frame in reversed(g.state.frames):
        if isinstance(frame, MonsterTurn):
            return frame if frame.figure == figure else None
    return None


def focus_of(g: Haven, figure: FigureId) -> FigureId:
    turn = turn_of(g, figure)
    return turn.focus if turn is not None else NOBODY


def has_no_focus(g: Haven, figure: FigureId) -> bool:
    """Did it find nobody as its turn began? Then it neither moves nor attacks in it (GH-FOC-10)."""
    turn = turn_of(g, figure)
    return turn is not None and not turn.focus and is_automatic(g, figure)


def is_in_mind(g: Haven, focus: FigureId) -> bool:
    """Is a focus still there to be attacked? (GH-FOC-15, GH-FOC-20)"""
    return bool(focus) and is_up(g, focus) and not g.state.figures[focus].suffers("invisible")


def refocus(g: Haven, figure: FigureId, focus: FigureId, why: tuple[Reason, ...]) -> None:
    """It goes for somebody else for the rest of its turn (GH-FOC-15)."""
    g.emit(Focused(figure, focus), "GH-FOC-15", why)
    if turn_of(g, figure) is not None:
        g.emit(FocusKept(figure, focus))


def distinct_plans(mind: Mind, focus: FigureId) -> list[Plan]:
    """The plans for a focus, each end with each group of targets once."""
    return list({(plan.destination, plan.targets): plan for plan in mind.plans(focus)}.values())


def distinct(ways: list[tuple[Cell, ...]], harmful: int) -> tuple[tuple[Cell, ...], ...]:
    """The ways without their start, one for each row of harmful hexes that they enter."""
    found: dict[tuple[Cell, ...], tuple[Cell, ...]] = {}
    for way in ways:
        found.setdefault(tuple(cell for cell in way[1:] if harmful >> cell & 1), way[1:])
    return tuple(found.values())
