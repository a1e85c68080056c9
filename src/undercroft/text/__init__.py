"""Words: events, questions, options, explanations and cards in English, Spanish and Portuguese (Brazil)."""

from .cards import card_text, described, record_text, verb_message
from .explanations import reason_line, rule_line, why
from .missing import Missing, missing_text
from .namers import Namer, StateNamer
from .sentences import event_message, fact, option_label, option_message, question, rule_title, sentence
from .words import LANGUAGES, Language, MissingWords, Name, Words, message_id, pick_language

__all__ = [
    "LANGUAGES", "Missing", "Language", "MissingWords", "Name", "Namer", "StateNamer", "Words", "card_text",
    "described", "event_message", "fact", "message_id", "missing_text", "option_label", "option_message",
    "pick_language", "question", "reason_line", "record_text", "rule_line", "rule_title", "sentence",
    "verb_message", "why",
]  # fmt: skip
