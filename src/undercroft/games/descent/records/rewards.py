"""Rewards of a quest for its winner, beside the 1 experience that everybody has (D2-CPH-07, D2-CPH-08)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import ref
from undercroft.games.descent.records.quest_rules import Part
from undercroft.kernel import Leaf

Line = Literal["frederick", "khorayt", "binding", "blood", "wyrm"]  # that a Finale looks at (D2-FIN-04)
Amount = Annotated[int, Meta(ge=1)]


class Reward(Part, tag_field="reward", kw_only=True):
    """One thing that the winner of a quest gets; `reward` names it."""


class GoldReward(Reward, tag="gold", kw_only=True):
    """Gold for the heroes: so much for each of them."""

    each: Amount


class ExperienceReward(Reward, tag="experience", kw_only=True):
    """More experience: for each hero, or for the Overlord."""

    each: Amount


class ItemReward(Reward, tag="item", kw_only=True):
    """The heroes' side of a relic, for a hero of their choice (D2-REL-03, D2-REL-11)."""

    item: Annotated[str, ref("item")]


class RelicReward(Reward, tag="relic", kw_only=True):
    """The Overlord's side of a relic (D2-REL-03, D2-REL-05)."""

    relic: Annotated[str, ref("relic")]


class LineReward(Reward, tag="line", kw_only=True):
    """A line of the story is won: the Finale is set up by it (D2-FIN-04)."""

    line: Line


AnyReward = Union[GoldReward, ExperienceReward, ItemReward, RelicReward, LineReward]


class Rewards(Leaf, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The rewards of each side, for the winner only (D2-CPH-08)."""

    heroes: tuple[AnyReward, ...] = ()
    overlord: tuple[AnyReward, ...] = ()
