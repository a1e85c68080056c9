"""The campaign map: the path of quests, and each quest with its rewards, its way, and why it is closed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from undercroft.games.descent.campaign.rules.next_quest import (
    IN_AN_ACT,
    QUESTS,
    all_quests,
    due,
    open_quests,
)
from undercroft.games.descent.campaign.state import Campaigning, CampaignState, Played, library
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.quests import Quest
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import Objection
from undercroft.scenes import shapes
from undercroft.scenes.objections import why_text
from undercroft.text.cards import part_text
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

ACTS = ("introduction", "act-1", "interlude", "act-2", "finale")
PATH = tuple(act for act in ACTS for _ in range(IN_AN_ACT if act.startswith("act") else 1))
PLAYED = "spent"  # how a card looks that is done with


def name(quest: str, narrator: Narrator) -> str:
    return capital(narrator.words.forms(narrator.namer(None).thing("quest", quest))[""])


# -- the path


def track(g: Campaigning, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """Nine quests: who won those that are over, where the heroes are or what is open, and what is ahead."""
    s = g.state
    done = [_done(n, each, s, narrator) for n, each in enumerate(s.played)]
    return (*done, *(_ahead(g, n, PATH[n], narrator) for n in range(len(s.played), len(PATH))))


def _done(n: int, played: Played, s: CampaignState, narrator: Narrator) -> shapes.Row:
    told = narrator.say(f"campaign-path-{played.winner}", quest=name(played.quest, narrator))
    here = [each for each in s.played if not each.recorded]
    game = -1 if played.recorded else here.index(played)
    return shapes.Row(f"quest-{n + 1}", told, f"won-{played.winner}", str(n + 1), "done", game=game)


def _ahead(g: Campaigning, n: int, act: str, narrator: Narrator) -> shapes.Row:
    s = g.state
    is_next = n == len(s.played) and not s.outcome
    called = name(s.quest, narrator) if is_next and s.quest else narrator.say(f"campaign-act-{act}")
    row = shapes.Row(f"quest-{n + 1}", called, act, str(n + 1), "active" if is_next else "waiting")
    if not is_next or s.quest:
        return row
    found = open_quests(library(g), s)
    return replace(row, lines=tuple(shapes.Statistic(name(quest, narrator), "flag") for quest in found))


def objection(g: Campaigning, quest: str) -> Objection | None:
    """The reason why a quest cannot be next; none: it is open, or it is the next one."""
    return None if quest == g.state.quest else QUESTS.objection(g, None, quest)


# -- the map


def shelves(g: Campaigning, narrator: Narrator) -> tuple[shapes.Shelf, ...]:
    """The quests act by act, those of the act that is due first."""
    if g.state.outcome:
        return ()
    now = due(library(g), g.state)
    acts = sorted(ACTS, key=lambda act: (act != now, ACTS.index(act) < ACTS.index(now), ACTS.index(act)))
    return tuple(_shelf(g, act, narrator) for act in acts)


def _shelf(g: Campaigning, act: str, narrator: Narrator) -> shapes.Shelf:
    records = library(g)
    found = [quest for quest in all_quests(records) if records.quest[quest].act == act]
    return shapes.Shelf(
        f"quests-{act}",
        narrator.say(f"campaign-quests-{act}"),
        tuple(_offer(g, quest, narrator) for quest in found),
    )


def _offer(g: Campaigning, quest: str, narrator: Narrator) -> shapes.Offer:
    """A quest as everybody sees it: played, next, open, or closed and why."""
    s, shown = g.state, card(quest, narrator)
    winner = s.won_by(quest)
    if winner:
        shown = replace(shown, state=PLAYED, note=narrator.say(f"campaign-quest-{winner}-won"))
    elif quest == s.quest:
        shown = replace(shown, note=narrator.say("campaign-quest-next"))
    elif found := objection(g, quest):
        shown = replace(shown, note=why_text(g, found, narrator))
    else:
        shown = replace(shown, note=narrator.say("campaign-quest-open"))
    return shapes.Offer(quest, f"{shown.name}: {shown.note}", shown)


def card(quest: str, narrator: Narrator) -> shapes.Card:
    """A quest of the Quest Guide: its rewards, the way there, and the quests that it opens."""
    return narrator.once(("quest", quest), lambda: _card(quest, narrator))


def _card(quest: str, narrator: Narrator) -> shapes.Card:
    records: Library = narrator.edition.rules.content
    record = records.quest[quest]
    lines = (*_rewards(record, narrator), *_way(records, quest, narrator))
    act = narrator.say(f"campaign-act-{record.act}")
    halves = (shapes.Half("", lines),) if lines else ()
    return shapes.Card(quest, name(quest, narrator), "quest", halves, level=act)


def _rewards(record: Quest, narrator: Narrator) -> Iterator[str]:
    """The rewards of each side, beside the experience of everybody (D2-CPH-07, D2-CPH-08)."""
    if record.act == "finale":
        yield narrator.say("campaign-goal")
        return
    for side, rewards in ((HEROES, record.rewards.heroes), (OVERLORD, record.rewards.overlord)):
        told = [part_text(narrator.words, narrator.namer(None), each) for each in rewards]
        if told:
            yield narrator.say(f"campaign-rewards-{side}", rewards=narrator.words.listed(told))


def _way(records: Library, quest: str, narrator: Narrator) -> Iterator[str]:
    """The travel icons from Arhynn on (D2-TRV-02), and the quests of Act II that it opens (D2-NXT-05)."""
    place = records.location[quest]
    if place.route:
        icons = ", ".join(_thing("icon", icon, narrator) for icon in place.route)
        yield narrator.say("campaign-way", icons=icons)
    for side in (HEROES, OVERLORD):
        if opened := getattr(place.opens, side):
            yield narrator.say(f"campaign-opens-{side}", quest=name(opened, narrator))


def _thing(kind: str, id: str, narrator: Narrator) -> str:
    return narrator.words.forms(narrator.namer(None).thing(kind, id))[""]
