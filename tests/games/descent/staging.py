"""Scenes for the exhaustive runner: whole quests, and brawls of heroes with all their skills."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from msgspec import Struct

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.charge import ChargedHero, QuestCharge
from undercroft.games.descent.library import copies
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.records.quest_rules import CarryRule
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.quests.page import is_one_of
from undercroft.games.descent.rules.quests.placing import places_on
from undercroft.games.descent.rules.travel.journey import Travel
from undercroft.games.descent.rules.who import cells_within
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import Descent, Journey, Token, ground
from undercroft.kernel import CardId, FigureId, Game, replace, rng_from
from undercroft.parts.decks import Deck
from undercroft.sim.testers import Luck
from undercroft.space import each, single

from .arena import RECORDS, RULES, Arena, arena
from .fallen import knock_out
from .quests.scene import scene

T = TypeVar("T")
EDITION = lay_out(box_of("descent"))
QUESTS = tuple(EDITION.rules.content.quest)
CONDITIONS = ("diseased", "immobilized", "poisoned", "stunned")
NEAR = 5  # spaces round the middle of a brawl
ROOM = 12  # spaces that it needs
VARIANTS = ((), (), ("errata",), ("epic-advanced",), ("epic-expert",), ("errata", "epic-expert"))


def some(luck: Luck, there: Sequence[T], count: int) -> list[T]:
    """So many of them, each once."""
    left = list(there)
    return [left.pop(luck.below(len(left))) for _ in range(min(count, len(left)))]


def party_of(luck: Luck, taken: Collection[str] = ()) -> list[str]:
    """Two to four heroes, each with a class of his own, none of those that are taken."""
    found, gone = [], {*taken}
    for hero in some(luck, [hero for hero in RECORDS.hero if hero not in taken], 2 + luck.below(3)):
        archetype = RECORDS.hero[hero].archetype
        free = [c.id for c in RECORDS.calling.values() if c.archetype == archetype and c.id not in gone]
        calling = luck.choose(free)
        gone.add(calling)
        found.append(f"{hero}:{calling}")
    return found


def whole_game(seed: str) -> Descent:
    """Any quest with any heroes at any power level from its set-up on, which is watched, too."""
    luck = Luck(f"{seed}/whole")
    quest = luck.choose(QUESTS)
    encounter = 1 + luck.below(len(RECORDS.quest[quest].encounters))
    setup = DescentSetup(
        scenario=quest,
        party=tuple(party_of(luck)),
        encounter=encounter,
        variants=(*luck.choose(VARIANTS), "stand-alone"),  # which only some quests need
    )
    state = EDITION.box.begin(EDITION.rules.content, EDITION.settle(setup))
    state.rng = rng_from(seed)
    return Game(EDITION.rules, state)


class Brawl(Struct, frozen=True):
    """Heroes with all skills and many cards among monsters and a lieutenant; each side is hurt a little.

    Whatever is named is there for sure.
    """

    calling: str = ""
    item: str = ""
    relic: str = ""
    chief: str = ""
    monster: str = ""
    cards: tuple[str, ...] = ()  # of the Overlord
    quest: str = ""

    def __call__(self, seed: str) -> Descent:
        luck = Luck(f"{seed}/brawl/{self}")
        party = self.party(luck)
        quest = self.quest or luck.choose(QUESTS)
        last = len(RECORDS.quest[quest].encounters)
        variants = luck.choose(((), ("errata",)))
        at = arena(*party, variants=variants, act=1 + luck.below(2), quest=quest, encounter=last)
        free = [1 << cell for cell in each(_middle(at, luck))]
        for n in range(1, len(party) + 1):
            self.equip(at, luck, n, free.pop(luck.below(len(free))))
        chief = self.chief or luck.choose(list(RECORDS.lieutenant))
        relics = [r.id for r in RECORDS.relic.values() if r.only in ("", chief)]
        at.state.overlord = replace(
            at.state.overlord, relics=(f"{chief}:{self.relic or luck.choose(relics)}",)
        )
        _bring(at, luck, chief, "")
        for kind in [self.monster or luck.choose(list(RECORDS.monster)), luck.choose(list(RECORDS.monster))]:
            for rank in ("master", "minion"):
                _bring(at, luck, kind, rank)
        deck = copies(
            (card.id, card.copies) for card in RECORDS.overlord.values() if card.id not in self.cards
        )
        at.hand(*self.cards, *some(luck, deck, 9 - len(self.cards)))
        at.state.rng = rng_from(seed)
        return Game(RULES, at.state)

    def party(self, luck: Luck) -> list[str]:
        """Two to four heroes, each with a class of his own."""
        found: list[str] = []
        if self.calling:
            archetype = RECORDS.calling[self.calling].archetype
            able = [hero.id for hero in RECORDS.hero.values() if hero.archetype == archetype]
            found = [f"{luck.choose(able)}:{self.calling}"]
        taken = {part for each in found for part in each.split(":")}
        return [*found, *party_of(luck, taken)][:4]

    def equip(self, at: Arena, luck: Luck, n: int, spot: int) -> None:
        """A hero on this space, with all skills of his class, and cards of the shop and the search deck."""
        hero, leaf = at.hero(n), at.figure(n)
        at.state.figures[FigureId(n)] = replace(
            leaf, cells=spot, fatigue=luck.below(2), hp=leaf.hp - luck.below(5)
        )
        if luck.below(3) == 0:
            inflict(at.game, FigureId(n), luck.choose(CONDITIONS))
        skills = RECORDS.calling[hero.calling].skills[1:]
        named = [self.item] if n == 1 and self.item and self.item not in hero.items else []
        items = [card for card in RECORDS.item if not RECORDS.item[card].starting and card not in hero.items]
        finds = [card for card in at.state.search.pool if RECORDS.search[card.partition("#")[0]].uses]
        found = some(luck, [card for card in items if card not in named], luck.below(5))
        at.give(n, *skills, *found, *some(luck, finds, luck.below(3)), *named)


class OnTheWay(Struct, frozen=True):
    """Heroes at an icon of their way, for which this Travel Event card is drawn; all are hurt and tired."""

    card: str
    icon: Icon

    def __call__(self, seed: str) -> Descent:
        luck = Luck(f"{seed}/{self}")
        at = arena(*party_of(luck))
        for figure, leaf in at.state.figures.items():
            at.state.figures[figure] = replace(leaf, hp=leaf.hp - 1 - luck.below(3), fatigue=1)
        at.hand(*some(luck, RECORDS.basic_deck, 2))
        at.state.round = 0
        at.state.journey = Journey((self.icon,), Deck(top=(CardId(self.card),)), stops=1)
        at.state.frames += [Travel((self.icon,), step="draw")]
        at.state.rng = rng_from(seed)
        return Game(RULES, at.state)


def departure(seed: str) -> Descent:
    """A quest of a campaign, from its set-up on, with the way to it."""
    luck = Luck(f"{seed}/departure")
    quest = luck.choose([quest for quest in QUESTS if RECORDS.location[quest].route])
    heroes = []
    for member in party_of(luck):
        hero, calling = member.split(":")
        items = tuple(map(CardId, RECORDS.calling[calling].items))
        heroes.append(ChargedHero(hero, calling, items=items))
    deck = (*RECORDS.basic_deck, CardId("web-trap"))
    charge = QuestCharge(quest, tuple(heroes), deck, route=RECORDS.location[quest].route)
    state = EDITION.box.begin(EDITION.rules.content, EDITION.charged(charge))
    state.rng = rng_from(seed)
    return Game(EDITION.rules, state)


def unrest(seed: str) -> Descent:
    """An encounter in full swing: figures beside its tokens, some of them carried, all soon defeated."""
    luck = Luck(f"{seed}/unrest")
    quest = luck.choose(QUESTS)
    number = 1 + luck.below(len(RECORDS.quest[quest].encounters))
    carry = {name: 1 + luck.below(2) for name, _ in RECORDS.quest[quest].encounters[number - 1].history}
    variants = luck.choose(((), ("errata",)))
    at = scene(quest, number, heroes=2 + luck.below(3), carry=carry, variants=variants, by_lot=True)
    for figure, leaf in at.state.figures.items():
        goals = [1 << t.cell for t in at.state.tokens.values() if t.cell >= 0]
        goals += [f.cells for f in at.state.figures.values() if f.role == "ally" and f.cells]
        if leaf.cells and goals and luck.below(2):
            spots = places_on(at.game, (1, 1), cells_within(at.game, luck.choose(goals), 1))
            size = (1, 1) if leaf.cells.bit_count() == 1 else RECORDS.monster[leaf.kind].size
            spots = spots if size == (1, 1) else places_on(at.game, size, sum(goals))
            cells = luck.choose(spots) if spots else leaf.cells
            hp = leaf.hp if leaf.role == "lieutenant" else 1 + luck.below(leaf.hp)
            at.state.figures[figure] = replace(leaf, cells=cells, hp=hp)
    for rule in RECORDS.quest[quest].encounters[number - 1].rules:
        if isinstance(rule, CarryRule):
            takers = [i for i, f in at.state.figures.items() if f.cells and is_one_of(f, rule.who)]
            tokens = [name for name, t in at.state.tokens.items() if t.kind == rule.token and t.cell >= 0]
            for figure, token in zip(some(luck, takers, 3), tokens, strict=False):
                if not at.figure(figure).carries:
                    at.carry_token(figure, token)
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def ball(seed: str) -> Descent:
    """The Masquerade Ball: heroes lead guests past Lady Eliza, before the Overlord's turn."""
    luck = Luck(f"{seed}/ball")
    at = scene("the-masquerade-ball", 1, heroes=4)
    eliza = at.one("lady-eliza-farrow")
    at.only(eliza)
    guests = [name for name, token in at.state.tokens.items() if token.kind == "guest"]
    for figure, name in zip(at.state.heroes, guests, strict=False):
        at.state.tokens[name] = replace(at.state.tokens[name], face="blue", turned=True)
        at.carry_token(figure, name)
        near = places_on(at.game, (1, 1), cells_within(at.game, at.figure(eliza).cells, 1))
        at.state.figures[figure] = replace(at.figure(figure), cells=luck.choose(near))
    at.state.acted = tuple(at.state.heroes)
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def harvest(seed: str) -> Descent:
    """A Fat Goblin: heroes have brought crops to where they are stored."""
    at = scene("a-fat-goblin", 1, heroes=2)
    crops = [name for name, token in at.state.tokens.items() if token.kind == "crop"]
    marked = [1 << cell for cell in each(ground(at.game).layout.marked)]
    for figure, name, cells in zip(at.state.heroes, crops, marked, strict=False):
        at.carry_token(figure, name)
        at.state.figures[figure] = replace(at.figure(figure), cells=cells)
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def escape(seed: str) -> Descent:
    """A Fat Goblin: Splig leads the wrong prisoner, before the Overlord's turn."""
    at = scene("a-fat-goblin", 2, heroes=2)
    splig = at.one("splig")
    at.only(splig)
    name = next(name for name, token in at.state.tokens.items() if token.kind == "prisoner")
    at.state.tokens[name] = replace(at.state.tokens[name], face="blue", turned=True)
    at.carry_token(splig, name)
    at.state.acted = tuple(at.state.heroes)
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def siege(seed: str) -> Descent:
    """Castle Daerion: heroes and monsters all round Sir Palamon, before the Overlord's turn."""
    luck = Luck(f"{seed}/siege")
    at = scene("castle-daerion", 2, heroes=4)
    palamon = at.one("sir-palamon")
    for figure in at.state.heroes:
        at.give(figure, "demonhide-leather" if figure % 2 else "leather-armor")
    around = [i for i, leaf in at.state.figures.items() if leaf.cells.bit_count() == 1 and i != palamon]
    for figure in some(luck, around, 6):
        near = places_on(at.game, (1, 1), cells_within(at.game, at.figure(palamon).cells, 1))
        at.state.figures[figure] = replace(at.figure(figure), cells=luck.choose(near))
    at.state.acted = tuple(at.state.heroes)
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def boulders(seed: str) -> Descent:
    """Death on the Wing: boulders have fallen beside the heroes."""
    luck = Luck(f"{seed}/boulders")
    at = scene("death-on-the-wing", 1, heroes=2 + luck.below(3))
    for n, figure in enumerate(at.state.heroes, 1):
        (near,) = some(luck, places_on(at.game, (1, 1), cells_within(at.game, at.figure(figure).cells, 1)), 1)
        at.state.tokens[f"boulder-{n}"] = Token("boulder", single(near))
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def revival(seed: str) -> Descent:
    """A hero stands by one who is knocked out; a lieutenant watches with the Staff of Shadows."""
    at = arena("syndrael:knight", "jain-fairwood:thief")
    at.state.overlord = replace(at.state.overlord, relics=("splig:staff-of-shadows",))
    at.monster("splig", "", "c6")
    at.hand("dash", "frenzy", "tripwire")
    knock_out(at, 2)
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def marcher(seed: str) -> Descent:
    """A hero in Demonhide Leather has moved twice."""
    at = arena("syndrael:knight", "jain-fairwood:thief", act=2)
    at.hand()
    at.give(1, "demonhide-leather")
    at.turn(1)
    at.play("move", "move")
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def search_party(seed: str) -> Descent:
    """Heroes among search tokens, and an Overlord with the cards for it."""
    luck = Luck(f"{seed}/search")
    at = arena("jain-fairwood:thief", *some(luck, ["syndrael:knight", "ashrian:disciple"], 1))
    at.give(1, *RECORDS.calling["thief"].skills[1:])
    spaces = list(each(cells_within(at.game, at.figure(1).cells, 3)))
    at.state.searches = tuple(sorted(some(luck, spaces, 8)))
    traps = [card.id for card in RECORDS.overlord.values() if card.sort == "trap"]
    at.hand(*some(luck, traps, 6))
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def hazards(seed: str) -> Descent:
    """A hero's turn beside lava and a pit, on a map of Act II."""
    luck = Luck(f"{seed}/hazards")
    at = arena(*party_of(luck), quest="gryvorn-unleashed", encounter=2)
    terrain = ground(at.game).terrain
    for figure in at.state.heroes:
        danger = luck.choose((terrain.pits, terrain.lava))
        near = [1 << c for c in each(cells_within(at.game, danger, 1) & ~terrain.pits & ~terrain.lava)]
        taken = sum(f.cells for f in at.state.figures.values())
        cells = luck.choose([cell for cell in near if not cell & taken])
        leaf = replace(at.figure(figure), cells=cells, movement=1, hp=at.figure(figure).hp - 2)
        at.state.figures[figure] = leaf
    at.state.rng = rng_from(seed)
    return Game(RULES, at.state)


def _middle(at: Arena, luck: Luck) -> int:
    """The empty spaces round some space of the map."""
    doors = range(len(RECORDS.layout(at.state.quest, at.state.encounter).doors))
    at.state.doors = tuple(some(luck, doors, luck.below(len(doors) + 1)))
    centre = luck.choose(list(each(ground(at.game).terrain.open)))
    near = cells_within(at.game, 1 << centre, NEAR)
    return near if near.bit_count() > ROOM else cells_within(at.game, near, NEAR)


def _bring(at: Arena, luck: Luck, kind: str, rank: str) -> None:
    """A monster stands near the heroes, if there is room."""
    record = RECORDS.lieutenant[kind] if kind in RECORDS.lieutenant else RECORDS.monster[kind]
    places = places_on(at.game, record.size, _round_heroes(at))
    if not places:
        return
    figure = at.monster(kind, rank, "a1")
    leaf = at.state.figures[figure]
    hp = max(1, leaf.full - luck.below(3))
    at.state.figures[figure] = replace(leaf, cells=luck.choose(places), hp=hp)


def _round_heroes(at: Arena) -> int:
    found = 0
    for figure in at.state.heroes:
        found |= cells_within(at.game, at.state.figures[figure].cells, NEAR - 1)
    return found
