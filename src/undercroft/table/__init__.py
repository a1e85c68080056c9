"""The table: people, seats, undo by policy, chat, and the game between them; no I/O, no clock."""

from .bot_turns import bot_turn, play_bot
from .branching import branch_family, branch_table, check_branch, seats_of_branch
from .command_results import BotTurn, CommandResult
from .earlier import Earlier, FarBack, go_on_from, play_up_to
from .exporting import whole_journal
from .family_files import import_family
from .feeds import Feed
from .hidden_windows import held_back, open_windows
from .loading import load_table
from .opening import Host, import_table, open_table
from .records import AnyRecord, decode_records, encode_record
from .refusals import Refusal, table_words
from .rooms import HOST, hash_token
from .tables import Table

__all__ = [
    "HOST", "AnyRecord", "BotTurn", "CommandResult", "Earlier", "FarBack", "Feed", "Host", "Refusal",
    "Table", "bot_turn", "branch_family", "branch_table", "check_branch", "decode_records", "encode_record",
    "go_on_from", "hash_token", "held_back", "import_family", "import_table", "load_table", "open_table",
    "open_windows", "play_bot", "play_up_to", "seats_of_branch", "table_words", "whole_journal",
]  # fmt: skip
