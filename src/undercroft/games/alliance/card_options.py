"""The options of cards and attacks."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.alliance.events.attacks import AttackKind
from undercroft.games.alliance.records.sentences import Sentence
from undercroft.kernel import CardId, FigureId, Option


class PlayOption(Option):
    """Play this card (DA-CRD-01)."""

    card: CardId


class ModeOption(Option):
    """Play a card in this way: the number of the way, from 1 (DA-CRD-15)."""

    card: CardId
    mode: int
    does: Sentence = Sentence()  # that way in words

    def words(self) -> Sequence[str]:
        return [self.card, str(self.mode)]


class PayOption(Option):
    """Pay Speed points for what a card asks, or do not (DA-HER-05)."""

    points: int


class AimOption(Option):
    """The card concerns this figure (DA-SPL-05)."""

    figure: FigureId


class AttackOption(Option):
    """Attack this figure, by oneself or with what a card supplies (DA-HER-12, DA-CRD-13)."""

    figure: FigureId
    kind: AttackKind
    card: CardId = CardId("")

    def words(self) -> Sequence[str]:
        return [str(self.figure), self.kind, *([self.card] if self.card else ())]


class SurgeOption(Option):
    """A Power Surge: +1 Speed, +1 Attack of a type, or a damage token less (DA-PWR-01)."""

    gain: str


class LayOption(Option):
    """Put these two cards face down for a Power Surge (DA-PWR-01)."""

    card: CardId
    other: CardId


class RecallOption(Option):
    """Take this card of the discard pile into the hand."""

    card: CardId


class ReturnTileOption(Option):
    """Exchange the tile in this position for the top tile of the dungeon deck."""

    position: int
    tile: str


class ScoutOption(Option):
    """Turn up this threat token from afar."""

    number: int


class RewardOption(Option):
    """Of several defeated monsters this one is paid next (DA-XP-17)."""

    figure: FigureId


class FirstOption(Option):
    """Of several cards that take effect at once this one comes next."""

    card: CardId
