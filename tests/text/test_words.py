"""The engine of texts: languages, layers, fallbacks, names and their forms."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from undercroft.kernel import ContentError, SetupError
from undercroft.text import LANGUAGES, Language, MissingWords, Name, Words, message_id, pick_language


@pytest.mark.parametrize(
    ("flag", "environ", "picked"),
    [
        (None, {}, "en"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LANG": "pt"}, "pt"),
        (None, {"LANG": "es_ES.UTF-8", "LC_MESSAGES": "pt_BR"}, "pt"),
        (None, {"LANG": "es_ES.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": "en_GB"}, "en"),
        (None, {"LC_ALL": "", "LANG": "es"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "est_EE"}, "en"),
        ("es", {"LANG": "pt_BR"}, "es"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_users_own(
    flag: str | None, environ: Mapping[str, str], picked: str
) -> None:
    assert pick_language(flag, environ) == picked


def test_a_language_without_words_is_refused_in_one_sentence() -> None:
    with pytest.raises(SetupError, match=r"'de'; there are: en, es, pt\."):
        pick_language("de", {})


def folder(place: Path, **catalogues: str) -> Path:
    place.mkdir()
    for language, text in catalogues.items():
        (place / f"{language}.ftl").write_text(text, encoding="utf-8")
    return place


def test_later_catalogues_lie_over_earlier_ones(tmp_path: Path) -> None:
    game = folder(tmp_path / "game", en="hello = from the game\nbye = from the game\n")
    pack = folder(tmp_path / "pack", en="hello = from the pack\n")
    words = Words.of("en", game, pack)
    assert (words.say("hello"), words.say("bye")) == ("from the pack", "from the game")
    assert Words.of("en", game, pack) is words


def test_what_is_missing_is_said_in_english_and_else_by_its_id(tmp_path: Path) -> None:
    place = folder(
        tmp_path / "game", en="sword = sword { $number }\n    .gender = n\n", pt="shield = escudo\n"
    )
    words = Words.of("pt", place)
    assert words.say("shield") == "escudo"
    assert words.say("sword", number=3) == "sword 3"
    assert words.attribute("sword", "gender") == "n"
    assert words.variables("sword") == {"number"}
    assert words.say("axe") == "axe"


def test_in_strict_mode_what_is_missing_is_an_error(tmp_path: Path) -> None:
    place = folder(tmp_path / "game", en="sword = sword\n", es="bow = { $kind } { arrow }\n")
    words = Words.of("es", place, strict=True)
    with pytest.raises(MissingWords, match="no message 'sword' in es"):
        words.say("sword")
    with pytest.raises(MissingWords, match="'bow' in es does not work"):
        words.say("bow", kind="long")
    with pytest.raises(MissingWords, match="'bow' in es does not work: Unknown external: kind"):
        words.say("bow")


def test_a_broken_catalogue_is_named_with_its_line(tmp_path: Path) -> None:
    place = folder(tmp_path / "game", en="good = good\n\nbad = { $\n")
    with pytest.raises(ContentError, match=r"en\.ftl, line 3: .*expected\.$"):
        Words.of("en", place, strict=True)
    words = Words.of("en", place)  # where people play, messages are parsed when they are said
    assert words.say("good") == "good"
    with pytest.raises(ContentError, match=r"en\.ftl, line 3: .*expected\.$"):
        words.say("bad")
    worse = folder(tmp_path / "worse", en="good = good\n\n# all is well\nfine = fine\nnot at all\n")
    with pytest.raises(ContentError, match=r"en\.ftl, line 5: .*expected\.$"):
        Words.of("en", worse)


def test_what_a_message_quotes_comes_with_it_whichever_file_it_is_in(tmp_path: Path) -> None:
    below = folder(
        tmp_path / "below", en="-brand = Crypt\nmonster = goblin\nhit = { monster } of { -brand }\n"
    )
    above = folder(
        tmp_path / "above", en="monster =\n    { $n ->\n        [one] bat\n       *[other] bats\n}\n"
    )
    assert Words.of("en", below).say("hit") == "goblin of Crypt"
    assert Words.of("en", below, above).say("hit", n=2) == "bats of Crypt"
    assert "-brand" not in Words.of("en", below).messages


def test_numbers_and_names_are_not_wrapped_in_invisible_marks(tmp_path: Path) -> None:
    words = Words.of("en", folder(tmp_path / "game", en="hit = { $who }: { $amount }\n"))
    assert words.say("hit", who="Ana", amount=3) == "Ana: 3"


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (("ask", "tiny.hero_turn.choose"), "ask-tiny-hero-turn-choose"),
        (("card", "brute/trample"), "card-brute-trample"),
        (("rule", "TN-MON-02"), "rule-TN-MON-02"),
        (("", "hero-warden"), "hero-warden"),
    ],
)
def test_ids_become_ids_of_messages(parts: tuple[str, ...], message: str) -> None:
    assert message_id(*parts) == message


FORMS: dict[Language, dict[Name, str]] = {
    "en": {
        Name("Warden", "f"): "Warden, the Warden, to the Warden, of the Warden, by the Warden, in the Warden",
        Name("goblin", "m", 3): "goblin 3, goblin 3, to goblin 3, of goblin 3, by goblin 3, in goblin 3",
    },
    "es": {
        Name("ogro", "m", 4): "ogro 4, el ogro 4, al ogro 4, del ogro 4, por el ogro 4, en el ogro 4",
        Name("Ana", "f"): "Ana, la Ana, a la Ana, de la Ana, por la Ana, en la Ana",
        Name(
            "Huesos", "mp"
        ): "Huesos, los Huesos, a los Huesos, de los Huesos, por los Huesos, en los Huesos",
        Name("botas", "fp"): "botas, las botas, a las botas, de las botas, por las botas, en las botas",
        Name("algo", article="no"): "algo, algo, a algo, de algo, por algo, en algo",
    },
    "pt": {
        Name("ogro", "m", 4): "ogro 4, o ogro 4, ao ogro 4, do ogro 4, pelo ogro 4, no ogro 4",
        Name("Guardiã", "f"): "Guardiã, a Guardiã, à Guardiã, da Guardiã, pela Guardiã, na Guardiã",
        Name("Ossos", "mp"): "Ossos, os Ossos, aos Ossos, dos Ossos, pelos Ossos, nos Ossos",
        Name("botas", "fp"): "botas, as botas, às botas, das botas, pelas botas, nas botas",
        Name("algo", article="no"): "algo, algo, a algo, de algo, por algo, em algo",
    },
}


def test_names_take_the_article_of_their_gender_and_melt_with_prepositions(language: Language) -> None:
    words = Words.of(language, strict=True)
    for name, forms in FORMS[language].items():
        assert ", ".join(words.forms(name).values()) == forms


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "a, b and c"), ("es", "a, b y c"), ("pt", "a, b e c")],
)
def test_several_are_listed(language: Language, said: str) -> None:
    words = Words.of(language, strict=True)
    assert words.listed(["a", "b", "c"]) == said
    assert words.listed(["a"]) == "a"


def test_a_language_may_be_a_folder_of_catalogues(tmp_path: Path) -> None:
    place = folder(tmp_path / "game", en="hello = one file\nbye = one file\n")
    (place / "en").mkdir()
    (place / "en" / "a.ftl").write_text("hello = a folder\n", encoding="utf-8")
    (place / "en" / "b.ftl").write_text("more = a folder\n", encoding="utf-8")
    words = Words.of("en", place)
    assert [words.say(each) for each in ("hello", "bye", "more")] == ["a folder", "one file", "a folder"]


def test_a_note_stands_in_brackets_behind_a_name(language: Language) -> None:
    forms = Words.of(language, strict=True).forms(Name("Guard", "m", 3, note="elite"))
    assert {form.endswith("Guard 3 (elite)") for form in forms.values()} == {True}


def test_the_last_of_several_may_be_joined_by_or() -> None:
    said = [Words.of(each, strict=True).listed(["a", "b", "c"], "or") for each in LANGUAGES]
    assert said == ["a, b or c", "a, b o c", "a, b ou c"]
