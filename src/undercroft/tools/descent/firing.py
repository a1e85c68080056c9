"""How often each rule of a quest did something in a game: found by playing the game's answers again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from undercroft.bots.descent.fights import Fights
from undercroft.games.descent.events.cards import OverlordDrew
from undercroft.games.descent.events.encounters import EncounterEnded, EncounterWon, FigurePlaced, QuestRolled
from undercroft.games.descent.events.fights import AttackDeclared, AttributeRolled, KnockedOut
from undercroft.games.descent.events.moves import Displaced, LavaBurned, LeftMap
from undercroft.games.descent.events.things import (
    CardFound,
    Counted,
    DoorLocked,
    DoorOpened,
    Marked,
    TokenSet,
)
from undercroft.games.descent.events.turns import RoundBegan, TurnBegan
from undercroft.games.descent.options import PickUpOption, QuestOption, TargetOption, TokenOption
from undercroft.games.descent.reach import ways
from undercroft.games.descent.records.quest_rules import (
    ActRule,
    ArriveRule,
    AuraRule,
    BarRule,
    CarryRule,
    CollapseRule,
    CountRule,
    DimRule,
    DiscardRule,
    DoorRule,
    EnvironmentRule,
    FixedRule,
    FleeRule,
    ImmuneRule,
    KeyRule,
    LeaveRule,
    MarchRule,
    ObstacleRule,
    Rule,
    SkipRule,
    SpecialRule,
    TimerRule,
    TrailRule,
    WaitRule,
    WardRule,
)
from undercroft.games.descent.records.quests import Encounter
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.attack.targets import sight
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.quests.arriving import arrived
from undercroft.games.descent.rules.quests.blood_of_heroes import Lodge
from undercroft.games.descent.rules.quests.by_name import EACH_HERO, EITHER, LISTENERS, SET_UP
from undercroft.games.descent.rules.quests.derived import reaches
from undercroft.games.descent.rules.quests.finales import BINDING, more_cards
from undercroft.games.descent.rules.quests.limits import barred, guards_at, is_hidden, lava_harm
from undercroft.games.descent.rules.quests.page import (
    area,
    carried_over,
    cells_of,
    encounter,
    figures_named,
    has_special,
    holds,
    is_one_of,
    is_told,
    number,
    rules_of,
    special_names,
)
from undercroft.games.descent.rules.quests.perils import Harm
from undercroft.games.descent.rules.quests.sealed import DoorTest
from undercroft.games.descent.rules.quests.sleeping import Stir, Tread
from undercroft.games.descent.rules.quests.sparing import UNBROKEN, is_unbroken
from undercroft.games.descent.rules.quests.the_twin_idols import IdolsAtDusk
from undercroft.games.descent.rules.quests.weather import Weather
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Decision, Event, Option, Report
from undercroft.parts.happenings import ConditionGained, Healed
from undercroft.sim.match import Match
from undercroft.space import each

SET_UP_ONLY = (
    "ravine-result",
    "head-start",
    "bring-idols",
    "blade-bearer",
    "alrics-haste",
    "lines",
)  # follows from the carry-over, which is told by itself
FEARED = 0.05  # how likely an attack fells its target, so that who wants it alive would not strike
IDLE = f"2 {BINDING}"  # in force only if the line is the heroes'
LISTENING: dict[object, str] = {do: name for name, (_, do) in LISTENERS.items()}
LISTENING |= {do: name for name, do in SET_UP.items()}
LISTENING |= {do: name for name, several in (EITHER | EACH_HERO).items() for _, do in several}
OF_VERBS: dict[type, str] = {Tread: "sleep", Stir: "sleep", Harm: "hazard"}
OF_RULES = {
    "feed": "brood", "profane": "ward-stones", "restore": "ward-stones", "raise-heart": "push-back",
}  # fmt: skip  # acts that show a rule


def names_of(page: Encounter) -> Iterator[str]:
    """The rules of an encounter by name, as they are counted; those of the printed edition."""
    for rule in page.rules:
        match rule:
            case DoorRule(ways=ways_):
                yield from (way.act for way in ways_)
            case ArriveRule(edition="errata"):
                continue
            case SpecialRule(name=name) if name in SET_UP_ONLY:
                continue
            case _:
                yield name_of(rule)
                if isinstance(rule, CarryRule) and rule.burden:
                    yield "burden"
    if page.ending:
        yield page.ending


def name_of(rule: Rule) -> str:
    """One rule: its own name where it has one, else its verb and whom it is about."""
    match rule:
        case ActRule(act=name) | SpecialRule(name=name) | DiscardRule(act=name):
            return name
        case ArriveRule(id=name):
            return f"arrive {name}"
        case CarryRule(who=who, token=token):
            return f"carry {token}: {who[0]}"
        case LeaveRule(who=who, way=way):
            return f"leave by {way}: {who[0]}"
        case AuraRule(stat=stat):
            return f"aura {stat}"
        case ImmuneRule(figure=figure):
            return f"spared {figure}"
        case KeyRule(door=door):
            return f"key {door}"
        case TimerRule(counter=counter):
            return f"timer {counter}"
        case CollapseRule(token=token):
            return f"collapse {token}"
    return rule.__struct_config__.tag  # type: ignore[return-value]


class Watcher:
    """A game that is played again, with an eye on the rules of its quest."""

    def __init__(self, g: Descent) -> None:
        self.g, self.found = g, Counter[str]()

    def fire(self, name: str) -> None:
        self.found[f"{self.g.state.encounter} {name}"] += 1

    def answered(self, decision: Decision, option: Option) -> None:
        """An answer that is about to be given."""
        g, figure = self.g, self.g.state.turn.figure
        match option:
            case QuestOption(act=act):
                self.fire(act)
                if act in OF_RULES:
                    self.fire(OF_RULES[act])
            case PickUpOption(token=token):
                leaf, kind = g.state.figures[figure], g.state.tokens[token].kind
                for rule in rules_of(g, CarryRule):
                    if rule.token == kind and is_one_of(leaf, rule.who):
                        self.fire(name_of(rule))
            case TokenOption() if decision.what == "descent.seize.choose":
                self.fire("seize")
            case TargetOption() if decision.what == "descent.take_over.choose":
                self.fire("share")
        if decision.what == "descent.hero_turn.choose" and has_special(g, "hidden-in-water"):
            deep = [i for i in figures_named(g, "merriod") if is_hidden(g, figure, i)]
            if any(sight(g, figure, g.state.figures[i].cells) for i in deep):
                self.fire("hidden-in-water")
        if decision.what == "descent.harvest_thanks.choose":
            self.fire("harvest-thanks")
        if decision.what == "descent.activation.choose" and g.state.turn.actions == 2:
            for bar in rules_of(g, BarRule):
                if self.is_held_off():
                    self.fire(name_of(bar))

    def is_held_off(self) -> bool:
        """Could the figure that acts enter a space in this turn that the quest bars?"""
        g, figure = self.g, self.g.state.turn.figure
        shut = barred(g, figure)
        mover = mover_of(g, figure)
        free = mover._replace(foes=mover.foes & ~shut)
        near = ways(ground(g).terrain, free, mover.at, 2 * speed(g, figure))
        return any(cells & shut for cells in near.values())

    def happened(self, event: Event) -> None:
        """Something that has just been applied."""
        g = self.g
        for frame in g.state.frames:
            name = LISTENING.get(type(frame), "")
            if name and name in special_names(g):
                self.fire(name)
            if type(frame) in OF_VERBS:
                self.fire(OF_VERBS[type(frame)])
        self.tried(event)
        self.late(event)
        self.wintry(event)
        match event:
            case Marked(mark=mark):
                self.marked(mark)
            case LeftMap(figure=figure, way=way):
                for rule in rules_of(g, LeaveRule):
                    if rule.way == way and is_one_of(g.state.figures[figure], rule.who):
                        self.fire(name_of(rule))
            case Counted(counter=counter):
                for timer in rules_of(g, TimerRule):
                    if timer.counter == counter:
                        self.fire(name_of(timer))
            case TokenSet(kind=kind, carrier=carrier, face=face):
                for falling in rules_of(g, CollapseRule):
                    if falling.token == kind:
                        self.fire(name_of(falling))
                self.laid(event)
                for carry in rules_of(g, CarryRule):
                    if carry.burden and carrier and carry.burden == face:
                        self.fire("burden")
            case DoorOpened(door=door):
                for key in rules_of(g, KeyRule):
                    if key.door == door:
                        self.fire(name_of(key))
            case DoorLocked():
                self.fire("lock")
            case Healed() | FigurePlaced() | CardFound() | OverlordDrew():
                self.by_itself(event)
            case QuestRolled():
                self.fire(encounter(g).ending)
            case AttackDeclared():
                self.attacked(event)
            case ConditionGained(condition="stunned") if isinstance(g.state.frames[-1], DoorTest):
                self.fire("riddle-debt")
            case EncounterEnded(carry=carry) | EncounterWon(carry=carry):
                for name, number in carry:
                    self.found[f"{g.state.encounter} carry-over {name}"] = number

    def tried(self, event: Event) -> None:
        """Counters that grow by themselves, and rooms in which nobody sees far."""
        g = self.g
        match event:
            case Counted(counter=counter):
                for rule in rules_of(g, CountRule):
                    if rule.counter == counter:
                        self.fire(name_of(rule))
            case TurnBegan(figure=figure) if figure in g.state.heroes:
                for dim in rules_of(g, DimRule):
                    here, room = g.state.figures[figure].cells, area(g, dim.area)
                    if here & room and cells_of(g, dim.living) & room:
                        self.fire(name_of(dim))

    def late(self, event: Event) -> None:
        """Rules of the last quests that other rules look for by name.

        The line Binding gives the heroes a test again, or the Overlord a card more in the first encounter.
        """
        g = self.g
        test = next((frame for frame in g.state.frames if isinstance(frame, DoorTest)), None)
        if test and isinstance(event, AttributeRolled) and guards_at(g, test.door):
            self.fire("guarded-door")
        match event:
            case RoundBegan(round=now):
                if now == 1 and more_cards(g):
                    self.fire(BINDING)
                for skip in rules_of(g, SkipRule):
                    if now <= number(g, skip.rounds) and is_told(g, skip.when, ""):
                        self.fire(name_of(skip))
            case Marked(mark=mark):
                for wait in rules_of(g, WaitRule):
                    if wait.mark == mark:
                        self.fire(name_of(wait))
                if mark.startswith("repeated-test-"):
                    self.fire(BINDING)
            case TokenSet(kind=kind):
                for obstacle in rules_of(g, ObstacleRule):
                    if obstacle.token == kind:
                        self.fire(name_of(obstacle))
            case LavaBurned(figure=figure) if has_special(g, "hot-stone"):
                if any(lava_harm(g, cell) > 1 for cell in each(g.state.figures[figure].cells)):
                    self.fire("hot-stone")
            case KnockedOut() if has_special(g, "for-keeps"):
                self.fire("for-keeps")

    def wintry(self, event: Event) -> None:
        """Flights, marches and weather."""
        g = self.g
        for rule in encounter(g).rules:
            match rule, event:
                case FleeRule(counter=wanted), Counted(counter=counter) if counter == wanted:
                    self.fire(name_of(rule))
                case MarchRule(figure=name), Displaced(figure=figure) if g.state.figures[figure].name == name:
                    self.fire(name_of(rule))
                case EnvironmentRule(), AttributeRolled() if isinstance(g.state.frames[-2], Weather):
                    self.fire(name_of(rule))

    def laid(self, event: TokenSet) -> None:
        """A token that a rule of its own has moved: a mark of blood, a trail."""
        for rule in encounter(self.g).rules:
            match rule:
                case TrailRule(token=token) if token == event.kind:
                    self.fire(name_of(rule))
                case SpecialRule(name="take-mark" | "regain-mark" as name) if event.kind == "blood-mark":
                    bearer = self.g.state.figures.get(event.carrier)
                    if self.g.state.round and bearer and bearer.is_hostile is (name == "take-mark"):
                        self.fire(name)

    def by_itself(self, event: Event) -> None:
        """Something that a listening rule of the quest has brought."""
        frames = self.g.state.frames
        if any(isinstance(frame, Lodge) for frame in frames):
            self.fire("lodge")
        if any(isinstance(frame, IdolsAtDusk) for frame in frames):
            named = {Healed: "sun-heals", FigurePlaced: "skulls-raise"}
            self.fire(named.get(type(event), "idol-balance"))

    def marked(self, mark: str) -> None:
        for rule in encounter(self.g).rules:
            match rule:
                case SpecialRule(name="war-cry" | "shield-arm" | "hunters-horn" as name) if mark.startswith(
                    name
                ):
                    self.fire(name)
                case ArriveRule(id=name) if mark == arrived(name):
                    self.fire(name_of(rule))
                case WardRule(mark=wanted) if mark == wanted:
                    self.fire(name_of(rule))
                case FixedRule() if mark.startswith("led-"):
                    self.fire(name_of(rule))

    def attacked(self, event: AttackDeclared) -> None:
        """Rules that hold for some attacks only."""
        g, figures = self.g, self.g.state.figures
        if is_unbroken(g, figures[event.target]) and could_fell(g, event):
            self.fire(UNBROKEN)
        for rule in encounter(g).rules:
            match rule:
                case AuraRule(inside=room) if room:
                    if reaches(g, event.figure, rule) or reaches(g, event.target, rule):
                        self.fire(name_of(rule))
                case AuraRule(attacked_by=whom) if whom:
                    borne = [token.kind for token in g.state.tokens.values() if token.carrier == event.target]
                    if rule.carrying in borne and is_one_of(figures[event.figure], whom):
                        self.fire(name_of(rule))
                case AuraRule(against=whom) if whom:
                    if is_one_of(figures[event.figure], rule.who) and is_one_of(
                        figures[event.target], (whom,)
                    ):
                        self.fire(name_of(rule))
                case AuraRule(beyond=beyond) if beyond:
                    far = ground(g).distance(figures[event.figure].cells, 1 << event.cell) or 0
                    if far > beyond and is_one_of(figures[event.figure], rule.who) and holds(g, rule.when):
                        self.fire(name_of(rule))
                case AuraRule(stat="surges" | "passes-enemies"):
                    if is_one_of(figures[event.figure], rule.who) and holds(g, rule.when):
                        self.fire(name_of(rule))
                case AuraRule() if is_one_of(figures[event.target], rule.who) and holds(g, rule.when):
                    if reaches(g, event.target, rule):
                        self.fire(name_of(rule))
                case ImmuneRule(figure=figure, closed=door) if door not in g.state.doors:
                    if is_one_of(figures[event.target], (figure,)):
                        self.fire(name_of(rule))


def could_fell(g: Descent, event: AttackDeclared) -> bool:
    """Would an attack take the last Health of its target once in a while, if no rule kept it?"""
    target = g.state.figures[event.target]
    far = ground(g).distance(g.state.figures[event.figure].cells, 1 << event.cell) or 0
    own = [profile for profile in profiles(g, event.figure) if profile.weapon == event.weapon]
    fights = Fights(g)
    return any(fights.deals(event.figure, profile, event.target, far, target.hp) >= FEARED for profile in own)


def fired(match: Match) -> dict[str, int]:
    """By quest, encounter and rule: how often it did something. 0 stands there, too: it was in force."""
    game = match.edition.new_game(match.setup, match.seed)
    watcher = Watcher(cast(Descent, game))
    game.watch = watcher.happened
    for pick in match.given:
        assert not isinstance(pick, Report)  # no quest begins another game
        decision = game.open[0]
        watcher.answered(decision, decision.all_options[pick])
        game.answer(decision.seats[0], pick)
    setup: Any = match.setup
    pages = match.edition.rules.content.quest[setup.scenario].encounters
    played = range(setup.encounter, game.state.encounter + 1)
    names = [f"{number} {name}" for number in played for name in names_of(pages[number - 1])]
    names = [name for name in names if name != IDLE or carried_over(watcher.g, BINDING)]
    carried = [name for name in watcher.found if " carry-over " in name]
    return {f"{setup.scenario} {name}": watcher.found[name] for name in dict.fromkeys((*names, *carried))}
