"""Turns can be watched: each sentence has its time, nothing is told twice, and nobody has to wait."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from .cables import Cable
from .guests import Guest
from .tables import Made, bring, join, tell
from .test_axe import check
from .test_steady import spots
from .visits import DESK, NOWHERE, PHONE, Visits
from .watching import caption, lines_sent, sentences, told, until_told, watch

LEAST = {"normal": 600, "fast": 300}  # milliseconds of a sentence
SLACK = 0.9  # of a time: the page may be late with the sentence before


def beside_a_bot(guest: Guest) -> Made:
    """Ana is the Brute and chooses her cards; a bot has the Spellweaver."""
    made = bring(guest.page, "lead")
    guest.wait()
    tell(guest.page, made, {"do": "hand-over", "id": "h1", "seat": 1, "bot": "normal"})
    expect(guest.text).to_contain_text("The Brute")
    return made


def choose_cards(guest: Guest) -> None:
    guest.choose_pair()
    guest.do(guest.big.click)
    caption(guest.page).wait_for()


def until_my_turn(guest: Guest) -> None:
    """The bot has done what it had to do; until then its questions are seen here, in the same words."""
    expect(guest.text).to_contain_text("The Brute: which action")


def skip(page: Page) -> None:
    """To the end, also of what a bot has still to do."""
    while page.locator(".telling").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)


def lasted(page: Page) -> list[tuple[str, float]]:
    """How long each sentence was told."""
    return [(one.text, two.at - one.at) for one, two in pairwise(told(page)) if one.text]


def test_a_guards_turn_is_seen_though_a_bot_follows(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, kept={"speed": "fast"})
    beside_a_bot(guest)
    since = len(guest.frames)
    watch(guest.page)
    choose_cards(guest)
    for _ in range(8):  # rounds are told until a guard has acted and the bot after it
        until_told(guest.page)
        if re.search(
            r"Turn of Bandit Guard.*Turn of the Spellweaver\.\n.", "\n".join(sentences(guest.page)), re.DOTALL
        ):
            break
        guest.wait()
        guest.by_mouse()
    else:
        raise AssertionError(f"no guard came before the bot: {sentences(guest.page)}")

    final, replaced = lines_sent(guest, since)
    assert [text for text in sentences(guest.page) if text not in replaced] == final, "each once, in order"
    assert [each for each in lasted(guest.page) if each[1] < SLACK * LEAST["fast"]] == []
    seen = [each for each in told(guest.page) if each.text]
    assert [each.text for each in seen if each.log != each.text] == [], "the log is never ahead"
    turns = [each for each in seen if each.text.startswith("Turn of")]
    assert [each for each in turns if each.active not in each.text or not each.lit] == []
    assert {each.active for each in turns} >= {"Bandit Guard", "Spellweaver"}
    assert all(each.ways for each in seen if re.search(r" moves \d+ hex", each.text))
    assert any(each.faces for each in seen)


def test_nothing_is_told_twice(visits: Visits) -> None:
    with Cable(int(visits.address.rpartition(":")[2])) as cable:
        guest = visits.guest(NOWHERE, address=cable.address, kept={"speed": "fast"})
        made = bring(guest.page, "lead", open_seat=1)
        guest.wait()
        watch(guest.page)
        ben = visits.guest(NOWHERE)
        join(ben, made.code, "Ben")  # comes: an update without lines
        ben.says("Hello")
        guest.open_side("Table")
        expect(guest.page.locator(".chat")).to_contain_text("Hello")
        guest.open_side("Log")
        for each in (guest, ben):
            each.wait()
            each.choose_pair()
            each.do(each.big.click)
        caption(guest.page).wait_for()
        until_told(guest.page)
        first = sentences(guest.page)
        keys = [each.key for each in told(guest.page) if each.text]
        assert len(keys) > 3 and len(keys) == len(set(keys))

        ben.says("Again")  # chat, presence, coming and going
        watcher = visits.guest(NOWHERE)
        join(watcher, made.code, "Cat", watch=True)
        watcher.page.close()
        guest.open_side("Table")
        expect(guest.page.locator(".chat")).to_contain_text("Again")
        guest.page.wait_for_timeout(600)
        assert sentences(guest.page) == first

        cable.cut()
        expect(guest.page.get_by_role("alert")).to_be_visible()
        cable.mend()
        expect(guest.page.get_by_role("alert")).to_have_count(0)
        guest.page.wait_for_timeout(600)
        assert sentences(guest.page) == first
        guest.page.reload()
        guest.page.locator(".page").wait_for()
        watch(guest.page)
        guest.page.wait_for_timeout(600)
        assert sentences(guest.page) == []


def test_what_was_missed_is_not_told_as_news_but_can_be_shown(visits: Visits) -> None:
    with Cable(int(visits.address.rpartition(":")[2])) as cable:
        guest = visits.guest(NOWHERE, address=cable.address, kept={"speed": "fast"})
        made = bring(guest.page, "go", 1, open_seat=1)
        ben = visits.guest(NOWHERE)
        join(ben, made.code, "Ben")
        ben.wait()
        watch(guest.page)
        cable.cut()
        expect(guest.page.get_by_role("alert")).to_be_visible()
        ben.do(ben.by_mouse)
        cable.mend()
        expect(guest.page.get_by_role("alert")).to_have_count(0)
        expect(guest.log).to_contain_text("The Spellweaver moves ")
        guest.page.wait_for_timeout(600)
        assert sentences(guest.page) == []
        guest.page.keyboard.press("j")
        until_told(
            guest.page
        )  # at this speed a sentence is gone before somebody who looks now and then sees it
        assert any(text.startswith("The Spellweaver moves ") for text in sentences(guest.page))


def test_pause_next_skip_and_again(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, kept={"speed": "normal"})
    beside_a_bot(guest)
    watch(guest.page)
    choose_cards(guest)
    keys, page = guest.page.keyboard, guest.page
    keys.press("k")
    paused = caption(page).inner_text()
    page.wait_for_timeout(3 * LEAST["normal"])
    assert caption(page).inner_text() == paused
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    lines = guest.log.locator(".line").count()
    keys.press(" ")  # the next sentence
    expect(caption(page)).not_to_have_text(paused)
    assert guest.log.locator(".line").count() == lines + 1
    keys.press("Escape")
    expect(caption(page)).to_have_count(0)
    assert guest.log.locator(".line").count() > lines + 1
    ends = sentences(page)
    page.get_by_role("button", name="Show the last turn again").click()
    expect(caption(page)).to_contain_text("Turn of")
    assert guest.log.locator(".line.now").count() == 1
    keys.press("k")
    check(page)
    keys.press("k")
    until_told(page)
    shown = sentences(page)[len(ends) :]
    assert len(shown) > 1 and shown[0].startswith("Turn of")
    keys.press("j")
    expect(caption(page)).to_have_text(shown[0])


def test_an_answer_skips_the_rest(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, kept={"speed": "slow"})
    beside_a_bot(guest)
    watch(guest.page)
    choose_cards(guest)
    guest.page.locator("section.hand .plays button.body").first.wait_for()  # asked while it is still told
    expect(caption(guest.page)).to_be_visible()
    before = guest.revision
    guest.by_mouse()
    guest.page.wait_for_function(
        "(before) => Number(document.querySelector('.page').dataset.revision) > before", arg=before
    )
    final = [each.text for each in told(guest.page)]
    assert "" in final, "the telling ended"
    assert len([text for text in final if text]) < guest.log.locator(".line").count()


def test_what_is_taken_back_is_told_no_further(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, kept={"speed": "slow"})
    beside_a_bot(guest)
    before = guest.log.inner_text()
    choose_cards(guest)
    until_my_turn(guest)
    guest.do(lambda: guest.page.keyboard.press("u"))
    expect(caption(guest.page)).to_have_count(0)
    guest.play_until(
        lambda: guest.page.locator("section.hand .rank").count() > 0, lambda: guest.page.keyboard.press("u")
    )
    said = guest.log.inner_text()
    assert said.startswith(before) and "Initiative order" not in said and "Turn of" not in said


def test_nothing_waits_in_a_tab_that_nobody_sees(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, kept={"speed": "slow"})
    beside_a_bot(guest)
    choose_cards(guest)
    guest.page.evaluate(
        """() => {
          Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(caption(guest.page)).to_have_count(0)
    expect(guest.log).to_contain_text("Initiative order")


def test_the_speed_is_kept_and_off_tells_nothing(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, kept={"speed": "normal"})
    beside_a_bot(guest)
    guest.page.get_by_role("button", name="Menu").click()
    speeds = guest.dialog.get_by_role("group", name="Animation speed")
    speeds.get_by_text("off", exact=True).click()
    guest.page.keyboard.press("Escape")
    watch(guest.page)
    guest.choose_pair()
    guest.do(guest.big.click)
    guest.page.wait_for_timeout(600)
    assert sentences(guest.page) == []
    heard = guest.page.locator("main.board > .unseen[aria-live=polite]")
    expect(heard).not_to_be_empty()
    guest.page.reload()
    assert guest.page.evaluate("localStorage.getItem('undercroft.speed')") == '"off"'


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_no_hex_moves_while_it_is_told(visits: Visits, size: tuple[int, int]) -> None:
    guest = visits.guest(NOWHERE, size=size, kept={"speed": "normal"})
    beside_a_bot(guest)
    choose_cards(guest)
    until_my_turn(guest)
    during = spots(guest.page)
    skip(guest.page)
    assert spots(guest.page) == during


def test_a_screen_for_all_tells_it_without_anything_to_press(visits: Visits) -> None:
    guest = visits.guest(NOWHERE)
    made = beside_a_bot(guest)
    tv = visits.guest(f"/tv/{made.code}", size=(1920, 1080)).page
    tv.locator(".tv").wait_for()
    watch(tv)
    guest.choose_pair()
    guest.do(guest.big.click)
    caption(tv).wait_for()
    assert tv.locator("button, a, input, [tabindex]").count() == 0
    tv.wait_for_function("() => window.told.length > 6")
    seen = told(tv)
    assert [each for each in seen if each.log != each.text] == []
    assert all(two.at - one.at >= SLACK * LEAST["normal"] for one, two in pairwise(seen))


def test_a_line_unfolds_to_its_rules(guest: Guest) -> None:
    beside_a_bot(guest)
    guest.choose_pair()
    guest.do(guest.big.click)
    guest.wait()
    line = guest.log.locator(".line.event", has=guest.page.locator(".fold")).first
    fold = line.get_by_role("button", name="Details")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.focus()
    guest.page.keyboard.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "true")
    rule = line.locator(".rule").last
    expect(line.locator(".details")).to_contain_text(re.compile(r"\d+\.\d+"))
    named = rule.inner_text()
    assert re.fullmatch(r"[A-Z]+-[A-Z]+-\w+", named)
    rule.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.dialog).to_contain_text(named)
    check(guest.page)
