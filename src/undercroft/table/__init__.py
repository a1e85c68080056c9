"""The table: people, seats, undo by policy, chat, and the game between them; no I/O, no clock."""

from .feeds import Feed
from .opening import Host, import_table, open_table
from .outcomes import BotTurn, Outcome
from .records import AnyRecord, decode_records, encode_record
from .refusals import Refusal, table_words
from .rooms import hash_token
from .tables import OF_ALL, Table

__all__ = [
    "OF_ALL", "AnyRecord", "BotTurn", "Feed", "Host", "Outcome", "Refusal", "Table", "decode_records",
    "encode_record", "hash_token", "import_table", "open_table", "table_words",
]  # fmt: skip
