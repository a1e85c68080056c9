"""From TOML to typed, checked, immutable content."""

from .check import HasWords, check_content
from .files import Written
from .finding import find_pack, installed_packs
from .misfits import BrokenPack, Fault, Misplaced
from .packs import Pack, PackInfo, Record, compile_packs, faults, read_info, read_pack, scan_pack
from .phrases import Phrase, Phrased, Thing
from .references import RULE, Reference, known, ref, references
from .schema import json_schema
from .tally import Coverage, KindCoverage, coverage, effects_of
from .verbs import SpecialVerb, Verb

__all__ = [
    "RULE", "BrokenPack", "Coverage", "Fault", "HasWords", "KindCoverage", "Misplaced", "Pack", "PackInfo",
    "Phrase", "Phrased", "Record", "Reference", "SpecialVerb", "Thing", "Verb", "Written", "check_content",
    "compile_packs", "coverage", "effects_of", "faults", "find_pack", "installed_packs", "json_schema",
    "known", "read_info", "read_pack", "ref", "references", "scan_pack",
]  # fmt: skip
