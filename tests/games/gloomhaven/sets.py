"""Single scenes of the game's content: cards, monsters, items, perks, scenarios, rare moments."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import GoOption
from undercroft.games.gloomhaven.party import Hero
from undercroft.games.gloomhaven.records.abilities import Condition, Loot, Summon
from undercroft.games.gloomhaven.records.monsters import Boss, NamedMonster
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.actions import Action
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.rules.scenario.scenario_page import spots
from undercroft.games.gloomhaven.rules.who import taken
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Haven, Turn
from undercroft.kernel import CardId, FigureId, Game, Procedure, Seat, rng_from
from undercroft.parts.conditions import Condition as Gained
from undercroft.sim.testers import Luck, NewGame
from undercroft.space import each, mask_of

from .arena import EDITION, RECORDS, STURDY, arena, shuffle, some_hero


def any_monsters(luck: Luck, count: int) -> list[tuple[str, str]]:
    """Of two types, normal or elite."""
    kinds = [kind for kind, record in RECORDS.monster.items() if not isinstance(record, (Boss, NamedMonster))]
    some = [luck.choose(kinds), luck.choose(kinds)]
    return [(luck.choose(some), luck.choose(("normal", "normal", "elite"))) for _ in range(count)]


def other_heroes(luck: Luck, kind: str, count: int) -> list[Hero]:
    kinds = shuffle(luck, [each for each in RECORDS.character if each != kind])
    return [some_hero(luck, each) for each in kinds[:count]]


def card_scene(card: str, half: str) -> NewGame:
    """A character of the class is about to play half of this card."""
    kind = RECORDS.card[card].character

    def start(seed: str) -> Haven:
        luck = Luck(f"{seed}/{card}/{half}")
        heroes = [some_hero(luck, kind, card=card), *other_heroes(luck, kind, 1 + luck.below(2))]
        action = Action(FigureId(1), CardId(card), cast(Any, half))
        game = arena(
            seed, heroes, any_monsters(luck, 3 + luck.below(3)), action, *first_summon(luck, kind, card)
        )
        mat = game.state.characters[Seat(0)]
        game.state.characters[Seat(0)] = replace(mat, hand=mat.hand[1:], played=(CardId(card),))
        game.state.turn = Turn(FigureId(1))
        return game

    return start


def first_summon(luck: Luck, kind: str, card: str) -> list[Procedure]:
    """At times the character has a summon beside it already."""
    cards = [each for each in RECORDS.card.values() if each.character == kind and each.id != card]
    some = [
        Perform(FigureId(1), (ability,), each.id, "persistent", forced=True)
        for each in cards
        for ability in (*each.top.abilities, *each.bottom.abilities)
        if isinstance(ability, Summon)
    ]
    return [luck.choose(some)] if some and not luck.below(3) else []


def monster_scene(kind: str, card: str, rank: str = "", level: int | None = None) -> NewGame:
    """A monster of this type takes its turn by this ability card, others of its type about it."""

    def start(seed: str) -> Haven:
        luck = Luck(f"{seed}/{kind}/{card}")
        hero = some_hero(luck, luck.choose(list(RECORDS.character)))
        heroes = [hero, *other_heroes(luck, hero.kind, 1 + luck.below(2))]
        single = isinstance(RECORDS.monster[kind], (Boss, NamedMonster))
        mates = [] if single else [(kind, luck.choose(("normal", "elite"))) for _ in range(2)]
        some = luck.choose(("normal", "elite"))
        figure = FigureId(len(heroes) + 1)
        everybody = [(kind, rank or some), *mates, *any_monsters(luck, 1)]
        game = arena(seed, heroes, everybody, MonsterTurn(figure), near=bool(luck.below(4)))
        game.state.drawn[deck_of(game, kind)] = CardId(card)
        game.state.level = game.state.level if level is None else level
        leaf = game.state.figures[figure]
        game.state.figures[figure] = replace(leaf, full=STURDY, hp=STURDY - luck.below(9), conditions=())
        return game

    return start


def item_scene(item: str) -> NewGame:
    """A character with this item acts; what the item needs may come in the rounds that follow."""
    record = RECORDS.item[item]

    def start(seed: str) -> Haven:
        luck = Luck(f"{seed}/{item}")
        own = record.solo in RECORDS.character
        who = record.solo if own else luck.choose(list(RECORDS.character))
        hero = some_hero(luck, who, item=item)
        action = Action(FigureId(1), CardId(hero.hand[0]), luck.choose(("top", "bottom")))
        foes, summon = any_monsters(luck, 4), first_summon(luck, who, "")
        if record.against:
            foes = [(luck.choose(record.against), "normal") for _ in foes]
        game = arena(seed, [hero, *other_heroes(luck, who, 1)], foes, action, *summon)
        mat = game.state.characters[Seat(0)]
        game.state.characters[Seat(0)] = replace(mat, hand=mat.hand[1:], played=(CardId(hero.hand[0]),))
        game.state.turn = Turn(FigureId(1), moved=record.moved_at_least)
        if record.own_hp:
            game.state.figures[FigureId(1)] = replace(game.state.figures[FigureId(1)], hp=record.own_hp)
        return game

    return start


def perk_scene(kind: str, perk: int, modifier: str) -> NewGame:
    """A character of the class, with this modifier card of a perk on top of its deck."""

    def start(seed: str) -> Haven:
        luck = Luck(f"{seed}/{kind}/{perk}")
        card = luck.choose([card for card in RECORDS.card.values() if card.character == kind])
        heroes = [some_hero(luck, kind, card=card.id, perk=perk), *other_heroes(luck, kind, 1)]
        action = Action(FigureId(1), CardId(card.id), "top", basic=True)
        game = arena(seed, heroes, any_monsters(luck, 5), action)
        mat = game.state.characters[Seat(0)]
        game.state.characters[Seat(0)] = replace(mat, hand=mat.hand[1:], played=(CardId(card.id),))
        game.state.turn = Turn(FigureId(1))
        deck = game.state.attack_decks["0"]
        if modifier in deck.pool:
            game.state.attack_decks["0"] = replace(deck.taken(CardId(modifier)), top=(CardId(modifier),))
        return game

    return start


def scenario_scene(scenario: str, players: int, doors: int = 0, but: str = "") -> NewGame:
    """A scenario from its beginning, or with some doors open already; its characters are hard to kill."""

    def start(seed: str) -> Haven:
        luck = Luck(f"{seed}/{scenario}/{players}")
        kinds = shuffle(luck, list(RECORDS.character))[:players]
        heroes = [some_hero(luck, kind) for kind in kinds]
        party = tuple(f"{hero.kind}:9;items={','.join(hero.items)}" for hero in heroes)
        game: Haven = EDITION.new_game(EDITION.settle(HavenSetup(scenario=scenario, party=party)), seed)
        while not game.state.round:
            decision = game.open[0]
            game.answer(luck.choose(decision.seats), luck.choose(decision.keys()))
        toughen(game)
        while closed := shut_doors(game, but):
            door = Reveal(luck.choose(closed), FigureId(1))
            if game.state.opened.bit_count() + 1 >= doors:
                return with_frame(game, door) if doors else game
            game = first(game, luck, door)
        return game

    return start


def boss_scene(scenario: str, boss: str, card: str) -> NewGame:
    """A boss on its own page takes turns by this card."""
    begun = scenario_scene(scenario, 3)

    def start(seed: str) -> Haven:
        game, luck = begun(seed), Luck(f"{seed}/{boss}")
        while not (found := [i for i, f in game.state.figures.items() if f.kind == boss and f.cells]):
            game = first(game, luck, Reveal(luck.choose(shut_doors(game)), FigureId(1)))
        figure = found[0]
        for kind in dict.fromkeys(f.kind for f in game.state.figures.values() if f.rank and f.cells):
            deck = deck_of(game, kind)
            game.state.drawn[deck] = CardId(luck.choose(RECORDS.deck[deck].cards).id)
        game.state.drawn[deck_of(game, boss)] = CardId(card)
        return with_frame(game, *(MonsterTurn(figure) for _ in range(3)))

    return start


def on_marks(scenario: str, players: int, doors: int, only: str = "", but: str = "") -> NewGame:
    """The characters stand on marks of the page: plates, exits, places to enter."""
    begun = scenario_scene(scenario, players, doors, but)

    def start(seed: str) -> Haven:
        game, luck = begun(seed), Luck(f"{seed}/marks")
        if isinstance(game.state.frames[-1], Reveal):
            game.advance()
        marks = [cell for mark in only or RECORDS.scenario[scenario].marks for cell in spots(game, mark)]
        places = [cell for cell in marks if ground(game).floor >> cell & 1]
        for mat, cell in zip(game.state.characters.values(), shuffle(luck, list(dict.fromkeys(places)))):
            if not taken(game) >> cell & 1:
                game.state.figures[mat.figure] = replace(game.state.figures[mat.figure], cells=1 << cell)
        return game

    return start


def beside_treasure(scenario: str) -> NewGame:
    """A character loots, next to a treasure of the page."""
    everywhere = scenario_scene(scenario, 2, doors=20)

    def start(seed: str) -> Haven:
        game = everywhere(seed)
        free = ground(game).floor & ~taken(game) & ~game.state.terrain.covered
        for treasure in game.state.terrain.treasures:
            for cell in each(ground(game).neighbours(1 << treasure.cell) & free):
                game.state.figures[FigureId(1)] = replace(game.state.figures[FigureId(1)], cells=1 << cell)
        return with_frame(game, Perform(FigureId(1), (Loot(range=1),), "scene"))

    return start


def breaking(scenario: str) -> NewGame:
    """Something with hit points is destroyed."""
    everywhere = scenario_scene(scenario, 2, doors=20)

    def start(seed: str) -> Haven:
        game = everywhere(seed)
        things = [i for i, f in game.state.figures.items() if f.objective and f.cells]
        return with_frame(game, Suffer(things[0], 99, "ability", FigureId(1))) if things else game

    return start


def moving_by_attack(seed: str) -> Haven:
    """With the bonus of a card, a move may be an attack."""
    luck, card = Luck(f"{seed}/phalanx"), "immovable-phalanx"
    hero = some_hero(luck, "brute", card=card)
    other = hero.hand[1]
    move, bonus = (
        Action(FigureId(1), CardId(other), "bottom", True),
        Action(FigureId(1), CardId(card), "bottom"),
    )
    game = arena(seed, [hero, *other_heroes(luck, "brute", 1)], any_monsters(luck, 4), move, bonus)
    mat = game.state.characters[Seat(0)]
    game.state.characters[Seat(0)] = replace(mat, hand=mat.hand[2:], played=(CardId(card), CardId(other)))
    game.state.turn = Turn(FigureId(1))
    return game


def falling(seed: str) -> Haven:
    """Who flies by an item above an obstacle is stunned."""
    luck = Luck(f"{seed}/falling")
    hero = some_hero(luck, "scoundrel", item="boots-of-levitation")
    stun = Condition(conditions=("stun",), who=Whom(side="enemies", count="all", of="map"))
    action = Perform(FigureId(3), (stun,), "scene", forced=True)
    game = arena(seed, [hero, *other_heroes(luck, "scoundrel", 1)], any_monsters(luck, 3), action)
    leaf = game.state.figures[FigureId(1)]
    game.state.figures[FigureId(1)] = replace(leaf, cells=game.state.terrain.obstacles[0])
    game.state.figures[FigureId(3)] = replace(game.state.figures[FigureId(3)], conditions=())
    game.state.turn = Turn(FigureId(3))
    return game


def stunned(seed: str) -> Haven:
    """The enemies are stunned, and easy prey."""
    game = card_scene("quietus", "top")(seed)
    for i, leaf in game.state.figures.items():
        if leaf.rank:
            game.state.figures[i] = replace(leaf, conditions=(Gained("stun", 1),))
    return game


def doubling(seed: str) -> Haven:
    """A character draws a rolling +1 and then 2x."""
    game = perk_scene("brute", 0, "")(seed)
    deck = game.state.attack_decks["0"]
    top = (CardId("rolling-plus-1"), CardId("double"))
    game.state.attack_decks["0"] = replace(deck.taken(top[1]), top=top)
    return game


def there_and_back(seed: str) -> Haven:
    """A character has jumped over an enemy and may jump back to where it was."""
    game = card_scene("feedback-loop", "bottom")(seed)
    game.advance()
    luck, here = Luck(f"{seed}/back"), game.state.figures[FigureId(1)].cell
    foes = mask_of(f.cell for f in game.state.figures.values() if f.rank)
    while game.open and game.open[0].what != "gh.move.choose":
        game.answer(game.open[0].seat, luck.choose(game.open[0].keys()))
    over = ground(game).neighbours(ground(game).neighbours(1 << here) & foes)
    away = (
        [o for o in game.open[0].options if isinstance(o, GoOption) and over >> o.cell & 1]
        if game.open
        else []
    )
    if away:
        game.answer(game.open[0].seat, luck.choose(away).key)
    return game


def dungeon_scene(monsters: str, worn: bool = False) -> NewGame:
    """A door of a random dungeon opens, and this card says who is behind it; `worn`: no room card is left."""
    begun = scenario_scene("random", 3)

    def start(seed: str) -> Haven:
        game = begun(seed)
        dungeon = game.state.dungeon
        if monsters in dungeon.monsters.pool:
            deck = dungeon.monsters.taken(CardId(monsters)).put_on_top(CardId(monsters))
            dungeon = replace(dungeon, monsters=deck)
        if worn:
            rooms = dungeon.rooms
            dungeon = replace(dungeon, rooms=replace(rooms, pool=(), discard=rooms.discard + rooms.pool))
        game.state.dungeon = dungeon
        return with_frame(game, Reveal(shut_doors(game)[0], FigureId(1)))

    return start


def won_scene(scenario: str) -> NewGame:
    """The scenario is won; the round is still played out."""
    begun = scenario_scene(scenario, 2)

    def start(seed: str) -> Haven:
        game = begun(seed)
        game.state.verdict = "won"
        return game

    return start


def fresh_scene(scenario: str, players: int) -> NewGame:
    """A scenario with its set-up, which is watched."""

    def start(seed: str) -> Haven:
        kinds = shuffle(Luck(seed), list(RECORDS.character))[:players]
        state = EDITION.box.begin(RECORDS, EDITION.settle(HavenSetup(scenario=scenario, party=tuple(kinds))))
        state.rng = rng_from(seed)
        return Game(EDITION.rules, state)

    return start


def with_frame(game: Haven, *frames: Procedure) -> Haven:
    """The same position, with something to be done first."""
    state = game.state.clone()
    state.frames.extend(frames)
    return Game(EDITION.rules, state)


def first(game: Haven, luck: Luck, frame: Procedure) -> Haven:
    """The same game after something else has happened."""
    after = with_frame(game, frame)
    height = len(after.state.frames)
    after.advance()
    while len(after.state.frames) >= height and after.open:
        decision = after.open[0]
        after.answer(luck.choose(decision.seats), luck.choose(decision.keys()))
    return after


def toughen(game: Haven) -> None:
    for mat in game.state.characters.values():
        leaf = game.state.figures[mat.figure]
        game.state.figures[mat.figure] = replace(leaf, full=4 * STURDY, hp=4 * STURDY)


def shut_doors(game: Haven, but: str = "") -> list[int]:
    """Doors of revealed rooms that nobody has opened, but for those with a mark."""
    s, doors = game.state, RECORDS.layout(game.state).doors
    shut = [
        cell for cell, door in doors.items() if not s.opened >> cell & 1 and (not but or door.mark != but)
    ]
    return [cell for cell in shut if any(room in s.rooms for room in doors[cell].rooms)]
