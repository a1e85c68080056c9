"""Bad set-ups of Descent on the command line: one sentence, exit code 2, nothing played."""

from __future__ import annotations

import pytest

from .conftest import Program

BAD = [
    (("--scenario", "first-bood"), "did you mean first-blood?"),
    (("--scenario", "the-shadow-vault"), "play it there, or by itself with the variant stand-alone."),
    (("--party", "syndrel,ashrian"), "There is no hero 'syndrel' (party 1); did you mean syndrael?"),
    (("--party", "syndrael:kinght,ashrian"), "did you mean knight?"),
    (("--party", "syndrael:thief,ashrian"), "syndrael is a warrior and cannot be a thief"),
    (("--party", "ashrian:disciple,ashrian:spiritspeaker"), "Hero 'ashrian' is there 2 times"),
    (("--party", "ashrian"), "Party takes 2 to 4 members, not 1."),
    (("--players", "1"), "Players can be 2 to 4, not 1."),
    (("--players", "5"), "Players can be 2 to 4, not 5."),
    (("--level", "3"), "descent has no option '--level'"),
    (("--difficulty", "hard"), "descent has no option '--difficulty'"),
    (("--variant", "pvp"), "There is no variant 'pvp'"),
    (("--variant", "epic-advanced,epic-expert"), "are two power levels; choose one of them."),
    (("--encounter", "3"), "Encounter can be 1 to 2, not 3."),
    (("--encounter", "2"), "first-blood has 1 encounter only"),
    (("--deck", "blood-rage"), "In the basic game nothing is bought or sold"),
    (("--variant", "epic-advanced", "--deck", "bloodlust"), "needs 2 warlord cards of level 1, but 0 are"),
    (("--variant", "epic-advanced", "--deck", "blood-rge"), "did you mean blood-rage?"),
    (
        ("--variant", "epic-advanced", "--party", "syndrael:knight;items=platemail,ashrian:disciple"),
        "There is no item 'platemail' (party 1)",
    ),
    (("--party", "nowhere.toml"), "The party file nowhere.toml cannot be read"),
]


@pytest.mark.rule("D2-HSU-03", "D2-HSU-05", "D2-EXP-12")
@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(("arguments", "says"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_a_bad_set_up_gets_one_sentence(
    undercroft: Program, command: str, arguments: tuple[str, ...], says: str
) -> None:
    ran = undercroft(command, "descent", *arguments, *(("--term",) if command == "play" else ()))
    assert says in ran.err and (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1 and "Traceback" not in ran.err and ran.err.rstrip().endswith((".", "?"))


def test_an_epic_quest_is_played_as_it_was_asked_for(undercroft: Program) -> None:
    party = "syndrael:knight;skills=advance,guard;items=steel-broadsword,ashrian:disciple"
    ran = undercroft(
        "simulate", "descent", "--variant", "epic-advanced", "--party", party, "--deck", "web-trap,web-trap",
        "--games", "1", "--bots", "random",
    )  # fmt: skip
    assert ran.code == 0 and "errors 0" in ran.out


def test_games_tells_how_much_of_a_quest_is_designed(undercroft: Program) -> None:
    out = undercroft("games", "descent").out
    assert "% of it designed by us" in out and "the-twin-idols" in out
