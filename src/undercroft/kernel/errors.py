"""The errors, each with a message that says where and what would be right."""


class UndercroftError(Exception):
    """Anything that is reported to a person as one sentence."""


class IllegalAnswer(UndercroftError):
    """The seat is not asked, or the key is not among the options. Nothing was changed."""


class BrokenRules(UndercroftError):
    """Rules code broke a promise of the kernel; the message says which, and where."""


class BrokenSave(UndercroftError):
    """A saved position does not fit these rules."""


class BrokenJournal(UndercroftError):
    """A journal cannot be read, or leads elsewhere than it says."""


class ContentError(UndercroftError):
    """A content pack has faults; the message names file, place and what was expected."""


class SetupError(UndercroftError):
    """A game cannot be set up like this."""
