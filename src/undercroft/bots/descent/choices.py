"""Every question that Descent asks, answered by what each option is worth."""

from __future__ import annotations

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import (
    ActivateOption,
    ActOption,
    AllyOption,
    AttackOption,
    AttributeOption,
    CardOption,
    ClimbOption,
    CloseOption,
    DieOption,
    DropOption,
    EndTurnOption,
    EquipOption,
    FamiliarOption,
    GoOption,
    GroupOption,
    HaltOption,
    LeaveOption,
    MonsterOption,
    MoveOption,
    NextHeroOption,
    NumberOption,
    PlayOption,
    QuestOption,
    RelicOption,
    SetAsideOption,
    ShakeOffOption,
    SpaceOption,
    StandOption,
    StandUpOption,
    StartOption,
    SurgeOption,
    TargetOption,
    TokenOption,
    UnequipOption,
    YesOption,
)
from undercroft.games.descent.rules.cards.moments import ACTION
from undercroft.games.descent.rules.cards.using import is_attack, uses_of
from undercroft.games.descent.rules.monsters.lieutenants import Sacrifice
from undercroft.games.descent.rules.who import is_forced, is_led_astray
from undercroft.games.descent.state import HEROES
from undercroft.kernel import Decision, FigureId, Option, Pass, UseOption

from .cards import card_worth, play_worth
from .errands import look_worth, runner_worth
from .finale_hints import discard_for, meal_worth, rises_anyway
from .hand import brought, left_out
from .places import acting, middle, space_worth, stand_worth
from .plans import Plan, Planner
from .position import Position, nearest
from .quest_hints import discard_worth
from .reasons import NOBODY, Worth, because
from .scale import WIN
from .travel import travel_worth
from .trial_hints import bearer_worth
from .turns import (
    attack_worth,
    attribute_worth,
    group_worth,
    next_hero,
    next_monster,
    outfit,
    target_worth,
)
from .windows import die_worth, surge_worth, use_worth

FOR_CARDS = ("descent.overlord_turn.choose_group", "descent.crown.choose")
BEARER = "descent.blade_bearer.choose"
RUNNER = "descent.give_token.choose"
KNOWN = "descent.know_hoard.choose"
MEALS = "descent.lay_meals.choose"
MENU = (
    "descent.hero_turn.choose",
    "descent.activation.choose",
    "descent.ally_turn.choose",
    "descent.familiar_turn.choose",
)


def kind_of(plan: Plan) -> str:
    """Plans of a kind differ only in the way: the same deed at the end, or the same quarter to go to."""
    last = plan.steps[-1]
    if isinstance(last, GoOption):
        x, y = GRID.at(last.cell)
        return f"go {x // 3} {y // 3}"
    return f"{len(plan.steps) > 1} {last.key}"


class Choices:
    """One question in one position."""

    planner = Planner  # rollouts have a faster one

    def __init__(self, at: Position, decision: Decision) -> None:
        self.at, self.decision = at, decision
        self.options = decision.options

    def worths(self) -> tuple[list[Worth], dict[int, Plan]]:
        """The worth of each option, and the plans that begin with some of them."""
        if self.decision.what in MENU and not self.is_charmed():
            return self.menu()
        return [self.worth(option) for option in self.options], {}

    def is_charmed(self) -> bool:
        g = self.at.g
        return bool(is_forced(g) and is_led_astray(g, g.state.turn.figure))

    # -- the menu of a turn

    def menu(self) -> tuple[list[Worth], dict[int, Plan]]:
        """By the best plan that begins with an option; cards and the rest by what they add to it."""
        figure = self.acting()
        if not self.at.s.figures[figure].cells:
            up = Worth(1.0, because("stand-up", figure))
            return [
                up if isinstance(o, StandUpOption) else Worth(0.0, because("end", figure))
                for o in self.options
            ], {}
        planner = self.planner(self.at, figure, self.options)
        best: dict[str, Plan] = {}
        for plan in planner.plans():
            best.setdefault(plan.steps[0].key, plan)
        top = max((plan.score for plan in best.values()), default=0.0)
        stay = planner.where(planner.here)[0]
        worths: list[Worth] = []
        plans: dict[int, Plan] = {}
        for number, option in enumerate(self.options):
            if option.key in best:
                plan = plans[number] = best[option.key]
                worths.append(Worth(plan.score, plan.reason))
            else:
                worths.append(self.beside(planner, option, top, stay))
        return worths, plans

    def varied(self, most: int) -> list[Plan]:
        """The script's plan first, then the best of other kinds: other deeds, other targets, other ends."""
        worths, plans = self.menu()
        if not plans:
            return []
        order = sorted(range(len(worths)), key=lambda i: -worths[i].score)
        first = order[0]
        own = plans.get(first) or Plan((self.options[first],), worths[first].score, worths[first].reason, -1)
        found, kinds = [own], {kind_of(own)}
        others = list(Planner(self.at, self.acting(), self.options).plans())
        others += [
            Plan((self.options[i],), worths[i].score, worths[i].reason, -1) for i in order if i not in plans
        ]
        keys = {option.key for option in self.options}
        for plan in others:
            if len(found) == most:
                break
            if plan.score < -20 or plan.steps[0].key not in keys:
                continue
            if kind_of(plan) not in kinds:
                kinds.add(kind_of(plan))
                found.append(plan)
        return found

    def acting(self) -> FigureId:
        for frame in reversed(self.at.s.frames):
            figure = getattr(frame, "figure", None)
            if figure is not None and self.at.s.figures.get(figure) is not None:
                return FigureId(figure)
        return self.at.s.turn.figure

    def beside(self, planner: Planner, option: Option, top: float, stay: float) -> Worth:
        """Options that no plan begins with; one that brings nothing is worse than any end of the turn."""
        figure, nothing = planner.figure, min(stay, 0.0) - 40
        match option:
            case ActOption():
                worth = card_worth(planner, option)
                if worth.score <= 0:
                    return Worth(nothing - 10, worth.reason)
                return Worth(worth.score + self.besides(planner, option, top, stay), worth.reason)
            case PlayOption():
                return play_worth(planner, option, top)
            case StandUpOption():
                return Worth(top + 50, because("stand-up", figure))
            case ShakeOffOption():
                return Worth(top + 20, because("shake-off", figure))
            case ClimbOption():
                return Worth(top + 5, because("climb", figure))
            case FamiliarOption():
                return Worth(
                    top + 0.1 if not planner.turn.begun else stay + 0.3, because("familiar", option.figure)
                )
            case CloseOption() | DropOption():
                return Worth(nothing - 10, because("end", figure))
            case EndTurnOption() | HaltOption():
                return Worth(stay, because("end", figure))
        return Worth(nothing, because("end", figure))

    @staticmethod
    def besides(planner: Planner, option: ActOption, top: float, stay: float) -> float:
        """The worth of all else in the turn in which a hero uses a card: what costs no action comes first."""
        hero = planner.at.s.heroes.get(planner.figure)
        if hero is None:
            return stay
        use = uses_of(planner.at.g, hero, option.card)[option.number]
        if use.at != ACTION:
            return top
        return planner.after(is_attack(use))

    # -- all other questions

    def worth(self, option: Option) -> Worth:
        at = self.at
        if at.s.journey and (found := travel_worth(at, option)) is not None:
            return found
        match option:
            case UseOption():
                return use_worth(at, option)
            case SurgeOption():
                return surge_worth(at, option)
            case DieOption():
                return die_worth(at, option)
            case AttackOption():
                return attack_worth(at, option)
            case GoOption(cell=cell) | SpaceOption(cell=cell):
                return space_worth(at, cell)
            case StandOption(cells=cells):
                return brought(at, cells) or stand_worth(at, cells)
            case SetAsideOption(card=card):
                return left_out(at, card)
            case StartOption(cell=cell):
                return Worth(-middle(at, cell), because("start"))
            case TargetOption(target=target) if self.decision.what == BEARER:
                return Worth(bearer_worth(at, target), because("target", target))
            case TargetOption(target=target) if self.decision.what == RUNNER:
                return Worth(runner_worth(at, target), because("target", target))
            case TargetOption(target=target):
                return target_worth(at, target)
            case NextHeroOption(figure=figure) | AllyOption(figure=figure):
                return next_hero(at, figure)
            case ActivateOption(group=group):
                some = [next_monster(at, i) for i, leaf in at.up.items() if leaf.group == group]
                return max(some, key=lambda worth: worth.score, default=Worth(0, because("first")))
            case MonsterOption(figure=figure):
                return next_monster(at, figure)
            case GroupOption(monster=monster) if rises_anyway(at, monster):
                return Worth(0.0, because("keep"))
            case GroupOption(monster=monster):
                return group_worth(at, monster)
            case PlayOption():
                return Worth(0.2, because("card"))
            case MoveOption():
                return Worth(0.3, because("charm", at.s.turn.figure or NOBODY, chance=100))
            case _:
                return self.rest(option)

    def rest(self, option: Option) -> Worth:
        """Small questions."""
        at = self.at
        match option:
            case Pass():
                return Worth(0.05, because("keep"))
            case YesOption():
                return Worth(1.0, because("yes"))
            case RelicOption():
                return Worth(1.0, because("relic"))
            case TokenOption(token=token) if self.decision.what == KNOWN:
                return Worth(look_worth(at, token), because("any"))
            case TokenOption(token=token) if self.decision.what == MEALS:
                return Worth(meal_worth(at, token), because("any"))
            case TokenOption():
                return Worth(1.0, because("fetch", acting(at)))
            case AttributeOption(attribute=name):
                return attribute_worth(at, name)
            case NumberOption(number=number) if (taking := nearest(at, Sacrifice)) is not None:
                return Worth(
                    -abs(number - at.s.figures[taking.figure].damage),
                    because("heal", taking.figure, damage=number),
                )
            case NumberOption(number=number):
                return Worth(-number, because("least"))
            case EquipOption(item=item):
                return Worth(1.0 if item in outfit(at) else -1.0, because("equip"))
            case UnequipOption(item=item):
                return Worth(-1.0 if item in outfit(at) else 0.9, because("equip"))
            case QuestOption() if at.side != HEROES and self.decision.what in FOR_CARDS:
                return discard_for(at, option)
            case QuestOption():
                return Worth(1.0, because("act"))
            case CardOption(card=card) if self.decision.what == "descent.discard_cards.choose":
                return Worth(discard_worth(at, card), because("discard"))
            case LeaveOption():
                return Worth(WIN, because("leave", acting(at), needs=1, has=1))
        return Worth(0.01, because("any"))
