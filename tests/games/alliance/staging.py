"""Positions for the exhaustive runner: brawls with printed monsters and cards, crowded dungeons."""

from __future__ import annotations

from typing import Any

from games.alliance.table import edition
from undercroft.games.alliance.events.dungeon import MonsterArrived, ThreatLaid
from undercroft.games.alliance.ground import CANVAS, Laid, monsters_on, threat_on
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.tiles import FACINGS
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState, Threat
from undercroft.kernel import CardId, FigureId, Game, Seat, replace
from undercroft.parts.decks import Deck, shuffled
from undercroft.sim.testers import Luck

RECORDS: Library = edition().rules.content
ROOMS = {1: ((1, 1), (1, 0), (1, 2)), 2: ((1, 1), (0, 0), (1, 2), (1, 3))}
HAND, RICH = 9, 12


def whole_game(seed: str) -> Game[AllianceState]:
    """A game of any mode that has not begun: its set-up is watched, too."""
    luck = Luck(f"{seed}/mode")
    players = 1 + luck.below(4)
    variants = [each for each in ("basic",) if luck.below(2)]
    if players > 1:
        variants += luck.choose([[], ["pvp"], ["coop"]])
    party: tuple[str, ...] = ()
    if not luck.below(3) and "basic" not in variants:
        heroes = list(RECORDS.hero)
        party = tuple(heroes.pop(luck.below(len(heroes))) for _ in range(4 * players))
    setup = edition().settle(AllianceSetup(players, tuple(variants), "", party))
    state: Any = edition().box.begin(RECORDS, setup)
    return Game(edition().rules, state)


def drawn(luck: Luck, some: list[Any], count: int) -> list[Any]:
    """So many of these, by chance."""
    left = list(some)
    return [left.pop(luck.below(len(left))) for _ in range(min(count, len(left)))]


class Brawl:
    """Rooms full of monsters round the heroes, full hands, XP to spend; everything by the seed."""

    def __init__(self, players: int = 2, *variants: str, level: int = 0, solo: str = "") -> None:
        self.players, self.variants, self.level, self.solo = players, variants, level, solo

    def __call__(self, seed: str) -> Game[AllianceState]:
        luck = Luck(f"{seed}/brawl")
        heroes = drawn(luck, list(RECORDS.hero), 4 * self.players)
        setup = edition().settle(AllianceSetup(self.players, self.variants, "", tuple(heroes)))
        game: Game[AllianceState] = edition().new_game(setup, seed)
        while game.open[0].what == "alliance.set_up.place_figures":
            game.answer(game.open[0].seat, luck.below(4))
        s = game.state
        self.furnish(s, luck)
        for seat in s.alliances:
            self.equip(s, seat, luck)
        if self.solo:
            rest = shuffled(card for card in RECORDS.solo if card != self.solo)
            s.solo = Deck(rest, (CardId(self.solo),))
        return Game(edition().rules, s)

    def furnish(self, s: AllianceState, luck: Luck) -> None:
        """Tiles of one level with all that is on them, joined to what lies there."""
        level = self.level or 1 + luck.below(3)
        tiles = drawn(luck, list(RECORDS.tiles_by_level[level - 1]), 3)
        for tile, room in zip(tiles, ROOMS.get(self.players, ROOMS[2]), strict=False):
            if any(laid.cell == room for laid in s.dungeon.placed):
                continue
            laid = Laid(tile, room, luck.below(4))
            s.dungeon = s.dungeon.with_tile(laid)
            for near in [each.cell for each in s.dungeon.placed if _apart(each.cell, room) == 1]:
                s.dungeon = s.dungeon.with_passage((min(near, room), max(near, room)))
            record = RECORDS.tile[tile]
            for kind, cell in monsters_on(record, laid):
                facing = luck.choose(FACINGS)
                figure, full = FigureId(s.next_figure), RECORDS.monster[kind].health
                MonsterArrived(figure, kind, s.next_figure, cell, facing, full).apply(s)
            if (threat := threat_on(record, laid)) is not None:
                ThreatLaid(s.next_threat, level, threat).apply(s)

    def equip(self, s: AllianceState, seat: Seat, luck: Luck) -> None:
        """Cards that the heroes can use, XP, and some damage."""
        alliance = s.alliances[seat]
        kinds = {s.figures[figure].kind for figure in alliance.heroes}
        usable = [card for card in RECORDS.card if RECORDS.users[card] & kinds]
        plain = [card for card in usable if not RECORDS.card[card].is_artifact]
        hand = tuple(CardId(card) for card in drawn(luck, plain, HAND))
        artifacts = drawn(luck, [card for card in usable if RECORDS.card[card].is_artifact], luck.below(3))
        pile = tuple(CardId(card) for card in drawn(luck, plain, 4))
        deck = replace(alliance.deck, discard=pile)
        owned = shuffled((*hand, *deck.pool, *pile))
        s.alliances[seat] = replace(
            alliance, hand=hand, owned=owned, deck=deck, face_up=luck.below(RICH),
            artifacts=tuple(map(CardId, artifacts)),
        )  # fmt: skip
        for figure in alliance.heroes:
            tokens = tuple(luck.choose(["damage", "poison"]) for _ in range(luck.below(4)))
            s.figures[figure] = replace(s.figures[figure], damage=tokens)


def late(seed: str) -> Game[AllianceState]:
    """Artifacts are on offer, and everybody is rich."""
    game = Brawl(2)(seed)
    luck, s = Luck(f"{seed}/late"), game.state
    offer = tuple(map(CardId, drawn(luck, list(RECORDS.upgrades[2]), 5)))
    s.level, s.offer, s.pools = 3, offer, (0, 0)
    s.upgrades = Deck(shuffled(card for card in RECORDS.upgrades[2] if card not in offer))
    for seat, alliance in s.alliances.items():
        s.alliances[seat] = replace(alliance, face_up=60, artifacts=())
    return game


def exploring(seed: str) -> Game[AllianceState]:
    """Few tiles lie, heroes stand at doors, all tiles are in reach."""
    setup = edition().settle(AllianceSetup(4, (), "", tuple(RECORDS.hero)[:16]))
    game: Game[AllianceState] = edition().new_game(setup, seed)
    luck = Luck(f"{seed}/tiles")
    while game.open[0].what == "alliance.set_up.place_figures":
        game.answer(game.open[0].seat, luck.below(4))
    s = game.state
    everything = [tile for level in RECORDS.tiles_by_level for tile in level]
    s.tiles = tuple(drawn(luck, everything, 2))
    rest = tuple(tile for tile in everything if tile not in s.tiles)
    s.deck = replace(s.deck, layers=(), top=tuple(drawn(luck, list(rest), len(rest))))
    return Game(edition().rules, s)


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def trapped(seed: str) -> Game[AllianceState]:
    """A room with two known traps beyond a passage, and nobody in it."""
    luck = Luck(f"{seed}/traps")
    setup = edition().settle(AllianceSetup(2, (), "", tuple(drawn(luck, list(RECORDS.hero), 8))))
    game: Game[AllianceState] = edition().new_game(setup, seed)
    while game.open[0].what == "alliance.set_up.place_figures":
        game.answer(game.open[0].seat, luck.below(4))
    s = game.state
    room, squares = (1, 1), drawn(luck, [(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)], 2)
    s.dungeon = s.dungeon.with_tile(Laid("i-01", room)).with_passage(((1, 0), room))
    traps = [id for id, threat in RECORDS.threat.items() if threat.is_trap]
    for number, square in enumerate(squares, 1):
        cell = CANVAS.square(room, square)
        s.threats = (*s.threats, Threat(number, cell, 1 + luck.below(3), luck.choose(traps)))
    return Game(edition().rules, s)


def swept(seed: str) -> Game[AllianceState]:
    """The dungeon deck is used up and no monster is left."""
    game = Brawl(2)(seed)
    s = game.state
    s.deck, s.tiles = replace(s.deck, layers=(), top=()), ("", "")
    for figure, leaf in list(s.figures.items()):
        if leaf.role == "monster":
            s.figures[figure] = replace(leaf, cells=0, phase="fallen")
    return game


def assassins(seed: str) -> Game[AllianceState]:
    """Every hero is Jypzy's twin with Assassinate in hand, among goblins."""
    game = Brawl(2, level=1)(seed)
    s = game.state
    for figure, leaf in list(s.figures.items()):
        if leaf.role == "hero":
            s.figures[figure] = replace(leaf, kind="jypzy", damage=())
    for seat, alliance in s.alliances.items():
        hand = (CardId("u2-05"), CardId("st-07-1"))
        owned = shuffled((*hand, *alliance.deck.pool, *alliance.deck.discard))
        s.alliances[seat] = replace(alliance, hand=hand, owned=owned)
    return game
