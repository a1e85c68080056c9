"""Every text that is made from data reads like a rulebook: faults by their kind, over all of them.

Ability cards of all classes, monster ability cards, bosses, items, battle goals, goals and special rules of
the scenarios for two, three and four characters, in all three languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.records.monsters import Boss
from undercroft.games.gloomhaven.settled import settled_goals, settled_losses, settled_rules
from undercroft.text import LANGUAGES, Language, described, record_text
from undercroft.text.editions import namer_of, words_of


@cache
def haven() -> Edition:
    return lay_out(box_of("gloomhaven"))


@cache
def texts(language: Language) -> dict[str, str]:
    """What there is to read, by what it is of."""
    return dict([*cards(language), *monsters(language), *things(language), *pages(language)])


def cards(language: Language) -> Iterator[tuple[str, str]]:
    words = words_of(haven(), language, strict=True)
    namer = namer_of(haven(), words, haven().settle())
    for card in haven().rules.content.card.values():
        yield f"card {card.id} top", described(words, namer, card.top)
        yield f"card {card.id} bottom", described(words, namer, card.bottom)


def monsters(language: Language) -> Iterator[tuple[str, str]]:
    words = words_of(haven(), language, strict=True)
    namer = namer_of(haven(), words, haven().settle())
    for deck in haven().rules.content.deck.values():
        for card in deck.cards:
            yield f"monster card {card.id}", described(words, namer, card)
    for monster in haven().rules.content.monster.values():
        kind = "monster card of the boss" if isinstance(monster, Boss) else "monster"
        yield f"{kind} {monster.id}", described(words, namer, monster)


def things(language: Language) -> Iterator[tuple[str, str]]:
    words = words_of(haven(), language, strict=True)
    namer = namer_of(haven(), words, haven().settle())
    for item in haven().rules.content.item:
        yield f"item {item}", record_text(words, namer, "item", item)
    for goal in haven().rules.content.goal:
        yield f"goal {goal}", record_text(words, namer, "goal", goal)
    for kind in haven().rules.content.character.values():
        yield from ((f"perk {kind.id} {perk.id}", described(words, namer, perk)) for perk in kind.perks)


def pages(language: Language) -> Iterator[tuple[str, str]]:
    words = words_of(haven(), language, strict=True)
    namer = namer_of(haven(), words, haven().settle())
    for page in haven().rules.content.scenario.values():
        for players in (2, 3, 4):
            told = [*settled_goals(page, players, 3), *settled_losses(page, players, 3)]
            for number, clause in enumerate((*told, *settled_rules(page, players, 3))):
                yield f"scenario {page.id} {players} {number}", described(words, namer, clause)


# What must not stand in any of them, and why.
FAULTS = {
    "a formula": r"\d\s*\*\s*[A-Z]|[A-Z]\s*\*|\bup\(|\bdown\(|\b[HNP]\b",
    "coordinates": r"-?\d+:-?\d+",
    "an id": r"\b[a-z]+(?:-[a-z0-9]+){2,}\b|\b[A-Z]\d[a-z]\b",
    "a placeable": r"[{}$]|\?\?\?",
    "marks of isolation": r"[\u2068\u2069]",
    "two signs in a row": r"[,;:.][,;:]|;\.|,\.|\.\.|: ?\.|→ ?[.,;→]",
    "a space too many": r"  | [,.;:]|\( | \)|^\s|\s$",
    "a number of things in brackets": r"[a-zá-ú] \(\d+\)",
    "+0 of nothing": r"\+0 (?:Range|Attack|al|no)\b(?! *\()",
    "a hyphen for a minus": r"(?<![\w⬢⬡·])-\d",
    "no capital, or no full stop": r"^[a-zá-ú]|[^.)]$",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FAULTS)
def test_no_text_has_a_fault_of_this_kind(language: Language, kind: str) -> None:
    read = texts(language)
    assert len(read) > 1200
    fault = re.compile(FAULTS[kind])
    found = {of: text for of, text in read.items() if fault.search(text)}
    assert found == {}


OF_ONE_LANGUAGE = [
    ("es", "a preposition and an article apart", r"\b(?:a|de) el\b"),
    ("es", "y or o before its own sound", r" y h?i(?![aeou])| o h?o"),
    ("pt", "a preposition and an article apart", r"\b(?:a|de|em) os?\b"),
    ("pt", "a condition that is not in the subjunctive", r"\bse [^.,;:→]*\b(?:está|estão|é|tem)\b"),
    ("pt", "+1 of a noun without its article", r"\d em (?:Ataque|Alcance|Escudo)\b"),
    ("pt", "two colons, one after the other", r": (?:[A-Z]\w+|Empurrar \d|Puxar \d): "),
]


@pytest.mark.parametrize(("language", "kind", "fault"), OF_ONE_LANGUAGE)
def test_no_text_has_a_fault_of_its_language(language: Language, kind: str, fault: str) -> None:
    found = {of: text for of, text in texts(language).items() if re.search(fault, text, re.IGNORECASE)}
    assert found == {}, kind


YOURS = {
    "en": r"\byou(?:rs?)?\b",
    "es": r"\b(?:tú|tus?|ti|te|tuy[oa]s?|vuestr[oa]s?)\b",
    "pt": r"\bvocês?\b|\bdos seus aliados\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_monsters_never_speak_of_the_reader(language: Language) -> None:
    """ "Your allies" on the card of a monster would be the heroes."""
    read = {of: text for of, text in texts(language).items() if of.startswith("monster card")}
    assert len(read) > 200
    assert {of: text for of, text in read.items() if re.search(YOURS[language], text, re.I)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pattern_is_drawn_with_as_many_hexes_as_it_has(language: Language) -> None:
    drawn = [
        found for text in texts(language).values() for found in re.findall(r"(\d*)[^\d\[]*\[(.*?)\]", text)
    ]
    patterns = [(count, hexes) for count, hexes in drawn if "⬢" in hexes]
    assert len(patterns) > 30
    assert [found for found in patterns if int(found[0] or 7) not in (found[1].count("⬢"), 6)] == []
    assert all(hexes.count("⬡") <= 1 for _, hexes in patterns)


@pytest.mark.parametrize(
    ("of", "said"),
    [
        ("monster card 522", "All attacks have the same target."),
        ("monster card 615", "All attacks have the same target."),
        ("monster card 542", "+2 Attack if the target is adjacent to one of the monster's allies."),
        ("monster card 684", "+2 Attack if the target is adjacent to one of the monster's allies."),
        ("card single-out top", "if the target is adjacent to one of your allies."),
        ("card chimeric-formula bottom", "recovers one lost card of an ally adjacent to that ally."),
        ("card many-as-one top", "Attack X, where X is half of its current hit points (rounded up)."),
        (
            "card black-hole bottom",
            "Choose a hex within range 4: Pull 2 towards it all enemies within 4 hexes of it.",
        ),
        ("card natures-lift bottom", "On ranged attacks: consume air → +2 Range."),
        ("card natures-lift bottom", "6 uses; 1 XP for uses 2, 4 and 6."),
        ("card juggernaut bottom", "Negate the next source of damage."),
        ("card juggernaut bottom", "3 uses, 1 XP each."),
        ("card sweeping-blow top", "Attack 2, an area of 3 hexes [·⬢ / ⬡⬢ / ·⬢]."),
        ("card skewer top", "Attack 3, 2 hexes in a straight line [⬡⬢⬢]"),
        ("item hide-armor", "When an attack would damage you: +1 Shield. Spent after 2 uses."),
        ("item hide-armor", "Add 2 −1 cards to your attack modifier deck."),
        ("item volatile-elixir", "suffer 2 damage for each attack → +2 Attack, Advantage."),
        ("goal executioner", "Kill an undamaged monster with a single attack."),
        ("scenario 022 2 0", "Destroy 4 altars."),
        ("scenario 003 4 0", "Kill 20 enemies."),
    ],
)
def test_texts_that_were_wrong_or_hard_to_read(of: str, said: str) -> None:
    assert said.lower() in texts("en")[of].lower()
