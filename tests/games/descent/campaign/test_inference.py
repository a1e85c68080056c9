"""Nothing in a campaign tells what the Overlord has set aside or holds; planted leaks are caught."""

from __future__ import annotations

import pytest
from lengths import of_length

from games.descent.campaign.infer import SET_ASIDE, Twins
from undercroft.games.descent.report import QuestReport, report_on
from undercroft.games.descent.rules.cards import customising
from undercroft.games.descent.rules.quests import quest
from undercroft.games.descent.state import Descent, card_name
from undercroft.kernel import ask, replace
from undercroft.parts.decks import Cards
from undercroft.sim.testers import TesterFailed

PHASES = {
    SET_ASIDE,
    "descent.spend_experience.choose",
    "descent.shopping.choose",
    "descent.choose_quest.choose",
}  # fmt: skip


@pytest.mark.rule("D2-EXP-15", "D2-EXP-20", "D2-OLC-03", "D2-WHO-07")
@pytest.mark.parametrize("variants", [("epic-advanced",), ("errata",)])
def test_other_cards_set_aside_are_the_same_to_heroes_and_watchers(variants: tuple[str, ...]) -> None:
    played = [Twins(f"aside{3 + n}-0", variants) for n in range(of_length(2, 8))]
    for twins in played:
        twins.play(2)
    asked = {what for twins in played for what in twins.asked}
    assert sum(twins.pairs for twins in played) > 30 and asked >= PHASES
    assert sum(twins.on_the_way for twins in played) > 0, "they travelled"


@pytest.mark.rule("D2-EXP-15", "D2-WHO-07")
def test_a_question_that_all_can_read_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: everybody hears which cards can still be set aside."""
    monkeypatch.setattr(customising, "ask", lambda seat, *options, secret: ask(seat, *options))
    with pytest.raises(TesterFailed, match="hidden"):
        for n in range(4):
            Twins(f"open-{n}", ("epic-advanced",)).play(1)


@pytest.mark.rule("D2-EXP-15", "D2-EXP-17", "D2-CAM-15")
def test_a_report_that_knows_what_lay_aside_is_caught_in_the_campaign(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Planted: heroes come home with gold that hangs on the cards set aside."""

    def telling(g: Descent, side: str) -> QuestReport:
        sound = report_on(g, side)
        first, *others = sound.heroes
        found: Cards = tuple(sorted(g.rules.content.search_deck))[: _sum(g.state.overlord.aside) % 8]
        return replace(sound, heroes=(replace(first, finds=found), *others))

    monkeypatch.setattr(quest, "report_on", telling)
    with pytest.raises(TesterFailed, match="campaign"):
        for n in range(6):
            Twins(f"gold-{n}", ("epic-advanced",)).play(1)


def _sum(cards: Cards) -> int:
    return sum(len(card_name(card)) for card in cards)
