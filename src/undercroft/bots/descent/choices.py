"""Every question that Descent asks, answered by what each option is worth."""

from __future__ import annotations

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import (
    ActivateOption,
    ActOption,
    AllyOption,
    AttackOption,
    AttributeOption,
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
    ShakeOffOption,
    SpaceOption,
    StandOption,
    StandUpOption,
    StartOption,
    SurgeOption,
    TargetOption,
    UnequipOption,
    YesOption,
)
from undercroft.games.descent.records.monsters import Stats
from undercroft.games.descent.records.quest_rules import LeaveRule
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.quests.leaving import way_cells
from undercroft.games.descent.rules.quests.page import rules_of
from undercroft.games.descent.rules.quests.placing import PlaceMonster
from undercroft.games.descent.rules.quests.reinforcing import Block
from undercroft.games.descent.rules.values import attribute
from undercroft.games.descent.rules.who import CHARMED, SIDE_OF_ROLE, is_forced
from undercroft.games.descent.state import HEROES
from undercroft.kernel import Decision, FigureId, Option, Pass, UseOption
from undercroft.space import Cell, Cells, each

from .aims import aims
from .blocking import Blocks
from .cards import card_worth, play_worth
from .plans import Plan, Planner
from .position import Position
from .reasons import NOBODY, Worth, because
from .scale import FAR, WIN, soon
from .windows import die_worth, nearest, surge_worth, use_worth

SAFE = 8  # spaces from a hero: nobody who wants to get away needs more
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
        return bool(is_forced(g) and g.total(CHARMED, g.state.turn.figure))

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
        """Options that no plan begins with."""
        figure = planner.figure
        match option:
            case ActOption():
                worth = card_worth(planner, option)
                return Worth(stay + worth.score if worth.score > 0 else -50.0, worth.reason)
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
                return Worth(-50.0, because("end", figure))
            case EndTurnOption() | HaltOption():
                return Worth(stay, because("end", figure))
        return Worth(-40.0, because("end", figure))

    # -- all other questions

    def worth(self, option: Option) -> Worth:
        at = self.at
        match option:
            case UseOption():
                return use_worth(at, option)
            case SurgeOption():
                return surge_worth(at, option)
            case DieOption():
                return die_worth(at, option)
            case AttackOption():
                return self.attack(option)
            case GoOption(cell=cell) | SpaceOption(cell=cell):
                return self.space(cell)
            case StandOption(cells=cells):
                return self.stand(cells)
            case StartOption(cell=cell):
                return Worth(-self.middle(cell), because("start"))
            case TargetOption(target=target):
                return self.target(target)
            case NextHeroOption(figure=figure) | AllyOption(figure=figure):
                return self.next_hero(figure)
            case ActivateOption(group=group):
                some = [self.next_monster(i) for i, leaf in at.up.items() if leaf.group == group]
                return max(some, key=lambda worth: worth.score, default=Worth(0, because("first")))
            case MonsterOption(figure=figure):
                return self.next_monster(figure)
            case GroupOption(monster=monster):
                return self.group(monster)
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
            case AttributeOption(attribute=name):
                return self.attribute(name)
            case NumberOption(number=number):
                return Worth(-number, because("least"))
            case EquipOption(item=item):
                record = at.g.rules.content.item[item.partition("#")[0]]
                return Worth(0.5 + record.price / 100, because("equip"))
            case UnequipOption(item=item):
                return self.unequip(item)
            case QuestOption():
                return Worth(1.0, because("act"))
            case LeaveOption():
                return Worth(WIN, because("leave", self.attacker(), needs=1, has=1))
        return Worth(0.01, because("any"))

    def attribute(self, name: str) -> Worth:
        frame = next(
            (f for f in reversed(self.at.s.frames) if getattr(f, "figure", None) in self.at.s.figures), None
        )
        figure = FigureId(getattr(frame, "figure", 0))
        if figure not in self.at.s.figures:
            return Worth(0.0, because("any"))
        value = attribute(self.at.g, figure, name) or 0
        mine = SIDE_OF_ROLE[self.at.s.figures[figure].role] == self.at.side
        return Worth(value if mine else -value, because("attribute", figure, value=value))

    def unequip(self, item: str) -> Worth:
        """Made room for something dearer of the same slot."""
        content, turn = self.at.g.rules.content.item, self.at.s.turn
        hero = self.at.s.heroes.get(turn.figure)
        record = content[item.partition("#")[0]]
        spare = [
            content[card.partition("#")[0]]
            for card in (hero.items if hero else ())
            if hero and card not in hero.equipped
        ]
        better = any(
            other.slot == record.slot
            and other.price > record.price + 24
            and other.is_weapon == record.is_weapon
            and other.attack == record.attack
            for other in spare
        )
        return Worth(0.4 if better else -1.0, because("equip"))

    def attack(self, option: AttackOption) -> Worth:
        """Of several targets the one where most comes of it; a charmed hero strikes his friends."""
        at = self.at
        attacker = self.attacker()
        own = [p for p in profiles(at.g, attacker) if p.weapon == option.weapon] or list(
            profiles(at.g, attacker)
        )
        if not own:
            return Worth(0.1, because("any"))
        distance = at.distance(attacker, at.s.figures[option.target].cells)
        look = at.fights.outlook(attacker, own[0], option.target, distance)
        stake = at.stakes.get(option.target)
        worth = stake.damage * look.damage + stake.kill * look.kill if stake else 0.0
        if SIDE_OF_ROLE[at.s.figures[option.target].role] == at.side:
            worth = -worth
        return Worth(
            worth + 0.1,
            because("attack", option.target, damage=round(look.damage), chance=round(100 * look.kill)),
        )

    def attacker(self) -> FigureId:
        for frame in reversed(self.at.s.frames):
            figure = getattr(frame, "figure", None)
            if figure and self.at.s.figures.get(figure) is not None and self.at.s.figures[figure].cells:
                return FigureId(figure)
        return self.at.s.turn.figure

    def space(self, cell: Cell) -> Worth:
        """A space to go to or be placed on, or one that the Overlord blocks."""
        at = self.at
        if nearest(at, Block) is not None:
            gain, blocked = Blocks.of(at).at(cell)
            near = min(
                (at.apart(cell, leaf.cells) for leaf in at.up.values() if leaf.role == "hero"), default=FAR
            )
            return Worth(
                gain + soon(near, 6), because("boulder", blocked.hero, needs=blocked.needs, has=blocked.has)
            )
        if (attack := nearest(at, Attack)) is not None and attack.cell < 0:
            return Worth(-at.apart(cell, at.s.figures[attack.attacker].cells), because("any"))
        figure = self.attacker()
        leaf = at.s.figures.get(figure)
        if leaf is None or not leaf.cells:
            return Worth(0.0, because("any"))
        planner = Planner(at, figure, ())
        worth, reason = planner.where(cell)
        here, _ = planner.where(planner.here)
        sign = 1 if SIDE_OF_ROLE[leaf.role] == at.side else -1
        return Worth(sign * (worth - here), reason)

    def stand(self, cells: Cells) -> Worth:
        """The spaces of a large figure, or of one that arrives."""
        at = self.at
        arriving = nearest(at, PlaceMonster)
        if arriving is not None:
            return self.arrival(cells, arriving.group)
        figure = self.attacker()
        if not figure or not at.s.figures[figure].cells:
            return Worth(0.0, because("any"))
        planner = Planner(at, figure, ())
        places = [planner.where(cell) for cell in each(cells)]
        gain = sum(Blocks.of(at).at(cell)[0] for cell in each(cells)) if at.side != HEROES else 0.0
        return Worth(max(worth for worth, _ in places) + 0.3 * gain, max(places, key=lambda one: one[0])[1])

    def arrival(self, cells: Cells, group: str) -> Worth:
        """Near to the way out for those who leave, else near to the heroes."""
        at, goal = self.at, 0
        kind = at.s.groups[group].monster
        for rule in rules_of(at.g, LeaveRule):
            if kind in rule.who and not rule.carrying:
                goal |= way_cells(at.g, rule.way)
        like = next((i for i, leaf in at.up.items() if leaf.kind == kind), None)
        if not goal and like is not None:
            wants = [aim for aim in aims(at, like) if aim.worth > 5]
            goal = max(wants, key=lambda aim: aim.worth).cells if wants else 0
        heroes = 0
        for leaf in at.up.values():
            heroes |= leaf.cells if leaf.role == "hero" else 0
        steps = at.steps(goal or heroes) if goal or heroes else {}
        far = min((steps.get(cell, FAR) for cell in each(cells)), default=FAR)
        near = at.steps(heroes) if goal and heroes else {}
        safe = min((min(SAFE, near.get(cell, SAFE)) for cell in each(cells)), default=0)
        return Worth(0.6 * safe - far, because("arrive", steps=far))

    def middle(self, cell: Cell) -> float:
        found = self.at.steps(1 << cell)
        return sum(found.values()) / max(1, len(found))

    def target(self, target: FigureId) -> Worth:
        """The enemy who matters most, or the friend who needs it most."""
        at, leaf = self.at, self.at.s.figures[target]
        if SIDE_OF_ROLE[leaf.role] == at.side:
            return Worth(
                0.5 + leaf.damage + leaf.fatigue / 4 + 8 * leaf.is_out,
                because("heal", target, damage=leaf.damage),
            )
        stake = at.stakes.get(target)
        worth = stake.kill / max(1, leaf.hp) + stake.damage if stake else 0.0
        return Worth(worth + 0.1, because("target", target))

    def next_hero(self, figure: FigureId) -> Worth:
        """Whoever stands among enemies first, so that the way is free; the knocked-out last."""
        at, leaf = self.at, self.at.s.figures[figure]
        if leaf.is_out:
            return Worth(-50.0, because("stand-up", figure))
        near = (
            min((at.distance(figure, foe.cells) for foe in at.foes(figure).values()), default=FAR)
            if leaf.cells
            else FAR
        )
        score = -near + 3 * bool(leaf.carries) + (leaf.fatigue == 0)
        return Worth(score, because("first", figure, steps=near))

    def next_monster(self, figure: FigureId) -> Worth:
        """Those who are nearest to what they want go first: they clear the way for others."""
        at = self.at
        best, steps = 0.0, FAR
        stride = at.stride(figure)
        for aim in aims(at, figure):
            far = at.distance(figure, aim.cells)
            if aim.worth * soon(far, stride) > best:
                best, steps = aim.worth * soon(far, stride), far
        for leaf in at.foes(figure).values():
            far = at.distance(figure, leaf.cells)
            if 4 * soon(far, stride) > best:
                best, steps = 4 * soon(far, stride), far
        return Worth(best, because("first", figure, steps=steps))

    def group(self, monster: str) -> Worth:
        """Open groups and reinforcements: as much Health and as many dice as the card allows."""
        at = self.at
        content = at.g.rules.content
        if monster not in content.monster:
            return Worth(1.0, because("arrive", steps=0))
        record = content.monster[monster]
        limit = record.limits[len(at.s.heroes) - 2]
        minion, master = record.stats(at.s.act, "minion"), record.stats(at.s.act, "master")

        total = limit.minions * power(minion) + limit.masters * power(master)
        return Worth(total, because("group", count=limit.minions + limit.masters))


def power(stats: Stats) -> float:
    """How much fighting there is in a figure: Health behind its defence, dice, and how soon it is there."""
    toughness = stats.health * (1 + 0.15 * len(stats.defence))
    return toughness * len(stats.dice) * (0.6 + stats.speed / 10)
