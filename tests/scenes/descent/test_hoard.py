"""Tokens of The Monster's Hoard that the Overlord has looked at: he is told their faces, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from games.descent.quests.scene import Scene
from games.descent.quests.test_the_monsters_hoard import told

from scenes.shown import edition_of, sent_to
from undercroft.games.descent.box import make_rules
from undercroft.games.descent.events.cards import TokenGlimpsed
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.library import Library
from undercroft.games.descent.rules.quests import the_monsters_hoard
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import SPECTATOR, Game, Seat, log_for, replace, rng_from
from undercroft.scenes.presenter import Presenter
from undercroft.sim.inference_tester import inference_tester
from undercroft.sim.testers import TesterFailed
from undercroft.text import LANGUAGES, Language

OVERLORD = Seat(2)
LOST = {"frederick-lost": 1}
FACES = {"en": ("alarm", "chest"), "es": ("alarma", "cofre"), "pt": ("alarme", "baú")}
QUEST = "the-monsters-hoard"
WISHES = DescentSetup(scenario=QUEST, encounter=2, players=2)


def stage(language: Language = "en") -> Presenter:
    edition = edition_of("descent")
    return Presenter(edition, edition.settle(WISHES), language, strict=True)


def after_the_look(seed: str) -> Game[Any]:
    """The hoard after Frederick was lost, once the Overlord has looked at two tokens."""
    edition = edition_of("descent")
    content: Library = edition.rules.content
    quest = content.quest[QUEST]
    first, second = quest.encounters
    lost = replace(second, history=tuple(LOST.items()))
    quests = {**content.quest, QUEST: replace(quest, encounters=(first, lost))}
    state = edition.box.begin(content, edition.settle(WISHES))
    state.rng = rng_from(seed)
    game: Game[Any] = Game(make_rules(replace(content, quest=quests)), state)
    game.advance()
    while len(game.state.overlord.glimpsed) < 2:
        keys = game.open[0].keys()
        game.answer(game.open[0].seat, next((key for key in keys if key.startswith("token ")), keys[0]))
    return game


def looked_at(shown: Presenter, at: Scene, seat: Seat) -> list[str]:
    """The tokens of the pile that only their looker has."""
    piles = {pile.id: pile.cards for pile in shown.seat(at.game, seat).piles}
    return [card.name for card in piles.get("glimpsed", ())]


@pytest.mark.rule("D2-SET-08", "D2-WHO-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_he_keeps_a_list_of_what_he_has_seen(language: Language) -> None:
    at, shown = told(["alarm", "chest"], LOST), stage(language)
    own = looked_at(shown, at, OVERLORD)
    places = [at.token(f"hoard-{n}") for n in (1, 2)]
    assert [name.rpartition(": ")[2] for name in own] == list(FACES[language])
    assert all(place in name for place, name in zip(places, own, strict=True))
    assert looked_at(shown, at, Seat(0)) == []


@pytest.mark.rule("D2-SET-08", "D2-WHO-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_him_the_face_and_the_others_only_which_token(language: Language) -> None:
    at, shown = told(["alarm", "chest"], LOST), stage(language)
    his = " ".join(shown.narrator.happened(at.log, at.game, OVERLORD))
    theirs = shown.narrator.happened(log_for(at.log, Seat(0)), at.game, Seat(0))
    for face in FACES[language]:
        assert face in his and face not in " ".join(theirs)
    assert len([line for line in theirs if line.startswith(("The Overlord", "El Señor", "O Senhor"))]) == 2


@pytest.mark.rule("D2-WHO-07")
def test_a_look_at_the_square_tells_it_him_alone() -> None:
    at, shown = told(["alarm", "chest"], LOST), stage()
    square = at.token("hoard-1")
    assert any(line.endswith(": alarm") for line in shown.narrator.look(at.game, OVERLORD, square))
    for seat in (Seat(0), Seat(1), SPECTATOR):
        assert not any("alarm" in line for line in shown.narrator.look(at.game, seat, square))


@pytest.mark.rule("D2-WHO-07")
def test_other_faces_change_no_byte_that_heroes_and_spectators_are_sent() -> None:
    one, two = told(["alarm", "chest"], LOST), told(["chest", "alarm"], LOST)
    shown = stage()
    for seat in (Seat(0), Seat(1), SPECTATOR):
        assert sent_to(shown, one.game, seat) == sent_to(shown, two.game, seat)
    assert sent_to(shown, one.game, OVERLORD) != sent_to(shown, two.game, OVERLORD)


@pytest.mark.rule("D2-SET-08")
def test_tokens_that_the_heroes_turn_up_are_seen_by_all() -> None:
    at, shown = told(["alarm", "chest"], {"frederick-safe": 1}), stage()
    for seat in (Seat(0), OVERLORD):
        labels = " ".join(place.label for place in shown.public(at.game).board.places)
        assert "alarm" in labels and "chest" in labels and looked_at(shown, at, seat) == []


@pytest.mark.rule("D2-WHO-07", "D2-SET-08")
def test_nothing_that_heroes_do_later_tells_what_he_has_seen() -> None:
    """A token that somebody rifles is turned up for all: that is the rules' own showing."""
    assert inference_tester(after_the_look, ("1", "2"), every=5, limit=100, shows=(TokenSet,)) > 20


@pytest.mark.rule("D2-WHO-07")
def test_a_face_that_all_can_read_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the faces that the token could have are told by what it is."""

    def telling(seat: Seat, token: str, face: str, might_be: tuple[str, ...]) -> TokenGlimpsed:
        return TokenGlimpsed(seat, token, face, (face,))

    monkeypatch.setattr(the_monsters_hoard, "TokenGlimpsed", telling)
    with pytest.raises(TesterFailed):
        inference_tester(after_the_look, ("1", "2", "3"), every=5, limit=100)
