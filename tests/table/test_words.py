"""Every refusal has its sentence, and every sentence is said."""

from __future__ import annotations

import re
from pathlib import Path

import undercroft.table
from undercroft.table import table_words
from undercroft.table.refusals import MESSAGES

FOLDER = Path(undercroft.table.__file__).parent


def test_each_code_of_a_refusal_has_a_sentence_and_no_sentence_is_idle() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    codes |= set(re.findall(r'Refusal\("([a-z-]+)" if', source)) | set(
        re.findall(r'else "([a-z-]+)"\)', source)
    )
    codes |= set(re.findall(r'Ruling\("no", to, why="([a-z-]+)"', source))
    said = {f"refused-{code}" for code in codes} | set(re.findall(r'say\("([a-z-]+)"', source))
    written = set(
        re.findall(r"^([a-z-]+) =", (MESSAGES / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert said == written
    assert all(table_words("en").has(message) for message in said)
