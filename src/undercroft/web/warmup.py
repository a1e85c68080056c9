"""Before the first request: games laid out, and every type met once, by one thread."""

from __future__ import annotations

from undercroft.bots import bot_names
from undercroft.games.boxes import Edition, boxes
from undercroft.journal_files import EditionFinder
from undercroft.kernel import Seat
from undercroft.scenes.presenter import Presenter
from undercroft.table import Host, bot_turn, load_table, open_table, play_bot
from undercroft.text.words import Language


def warm_up(find: EditionFinder) -> None:
    """Open a table of each game, keep it, read it again and look at it: what is made once is made now."""
    for game, box in boxes().items():
        if not box.painter:
            continue  # it is played in the terminal only
        edition = find(game)
        setup = edition.settle()
        bots = [f"bot:{bot_names(edition, setup, Seat(0))[-1]}"]
        table, outcome = open_table(edition, setup, "", Host("", "", "?", "", 0), seats=bots)
        if turn := bot_turn(table):
            lines = [*outcome.lines, *play_bot(table, turn, turn.choose(), 0).lines]
            read = load_table(find, lines, table.checkpoint())
            read.feed(1, "en").news()


def read_words(edition: Edition, language: Language) -> None:
    """Read the words of a table of this game, in one language."""
    Presenter(edition, edition.settle(), language)
