"""Content of Dungeon Alliance that the exhaustive runner must see at work, and by which events it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.alliance.staging import RECORDS
from undercroft.games.alliance.events.attacks import AttackCompared, AttackDeclared, PowerRolled
from undercroft.games.alliance.events.cards import CardDiscarded, CardPlayed
from undercroft.games.alliance.events.dungeon import (
    ChestOpened,
    TilePlaced,
    TileRemoved,
    TrapDisarmed,
    TrapSprung,
)
from undercroft.games.alliance.events.fights import CubesRemoved, TokensPlaced
from undercroft.games.alliance.events.market import UpgradeDrafted, UpgradeRemoved, XpTurnedDown
from undercroft.games.alliance.events.moves import Displaced, Walked
from undercroft.games.alliance.events.rounds import MonsterActivated, Readied
from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.cards.performing import AfterActivation, Perform
from undercroft.games.alliance.rules.solo.monster_part import SoloPart, SoloPlayer
from undercroft.games.alliance.state import ground
from undercroft.kernel import Entry, Frame, Game, Part


def content() -> Iterator[str]:
    """Everything of the box by name."""
    for id, card in RECORDS.card.items():
        yield f"{'artifact' if card.is_artifact else 'card'} {id}"
    yield from (f"power {id}" for id, monster in RECORDS.monster.items() if monster.power)
    for id, threat in RECORDS.threat.items():
        yield from (f"threat {id} {when}" for when in dict.fromkeys(each.when for each in threat.effects))
    for id, tile in RECORDS.tile.items():
        yield from (f"tile {id}:{turns}" for turns in range(4) if tile.level)
    for id, solo in RECORDS.solo.items():
        yield from (f"solo {id} {line}" for line in ("first", "either", "other"))
        yield from (f"solo {id} {line.do}" for line in solo.otherwise)


def at_work(entry: Entry, game: Game[Any]) -> Iterator[str]:
    """The content that an event shows at work."""
    match entry.event:
        case CardPlayed(played=played):
            yield f"card {played.card}"
        case UpgradeDrafted(card=card, artifact=True):
            yield f"artifact {card}"
        case TilePlaced(tile=tile, turns=turns):
            yield f"tile {tile}:{turns}"
        case TrapSprung(kind=kind):
            yield f"threat {kind} trigger"
        case TrapDisarmed(kind=kind):
            yield f"threat {kind} disarm"
        case ChestOpened(kind=kind):
            yield f"threat {kind} open"
    yield from powers(entry, game)
    yield from solo_lines(entry, game)


def powers(entry: Entry, game: Game[Any]) -> Iterator[str]:
    """Monsters' powers that an event shows."""
    event, figures = entry.event, game.state.figures
    performed = nearest(game, Perform)
    match event:
        case AttackCompared():
            for reason in entry.why:
                if isinstance(reason, Part) and reason.modifier.source in RECORDS.monster:
                    yield f"power {reason.modifier.source}"
        case PowerRolled(figure=figure):
            yield f"power {figures[figure].kind}"
        case AttackDeclared(attacker=attacker, target=target):
            here, there = (figures[each].cells.bit_length() - 1 for each in (attacker, target))
            if figures[attacker].kind == "m-17" and ground(game).distance(here, there) > 3:
                yield "power m-17"
        case TokensPlaced(token=token):
            attack = nearest(game, Attack)
            if token == "poison" and isinstance(attack, Attack):
                yield f"power {figures[attack.attacker].kind}"
            if isinstance(performed, Perform):
                yield f"power {performed.source}"
        case CubesRemoved() | Displaced():
            if isinstance(performed, Perform):
                yield f"power {performed.source}"
            after = nearest(game, AfterActivation)
            if isinstance(after, AfterActivation):
                yield f"power {figures[after.figure].kind}"
        case Walked(figure=figure, cost=1) if figures[figure].kind == "m-12":
            yield "power m-12"


def solo_lines(entry: Entry, game: Game[Any]) -> Iterator[str]:
    """Lines of the solo/co-op card in force that an event shows."""
    part, player = nearest(game, SoloPart), nearest(game, SoloPlayer)
    if not isinstance(part, SoloPart) or not game.state.solo.top:
        return
    card = game.state.solo.top[0]
    if not isinstance(player, SoloPlayer):
        if isinstance(entry.event, UpgradeRemoved | TileRemoved | Readied):
            yield f"solo {card} first"
        return
    line = RECORDS.solo[card].otherwise[player.line - 1].do if player.line else ""
    match entry.event:
        case MonsterActivated() if player.strike >= 0:
            yield f"solo {card} {('either', 'other')[player.strike]}"
        case XpTurnedDown() | CardDiscarded() | Readied() | TokensPlaced() if line:
            yield f"solo {card} {line}"


def nearest(game: Game[Any], kind: type[Frame]) -> Frame | None:
    """The innermost procedure of a kind, if one is in progress."""
    return next((frame for frame in reversed(game.state.frames) if isinstance(frame, kind)), None)
