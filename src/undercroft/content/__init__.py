"""From TOML to typed, checked, immutable content."""

from .amounts import Amount, Gauge, LevelAmount, PerAmount, StatAmount, measure
from .check import HasWords, check_content
from .files import Written
from .finding import find_pack, installed_packs
from .misfits import BrokenPack, Fault, Misplaced
from .packs import Pack, PackInfo, Record, compile_packs, faults, read_info, read_pack, scan_pack
from .references import RULE, Reference, known, ref, references
from .schema import json_schema
from .tally import Coverage, KindCoverage, coverage, effects_of
from .targets import Side, Targets
from .verbs import Duration, Listens, SpecialVerb, Verb

__all__ = [
    "RULE", "Amount", "BrokenPack", "Coverage", "Duration", "Fault", "Gauge", "HasWords",
    "KindCoverage", "LevelAmount", "Listens", "Misplaced", "Pack", "PackInfo", "PerAmount", "Record",
    "Reference", "Side", "SpecialVerb", "StatAmount", "Targets", "Verb", "Written",
    "check_content", "compile_packs", "coverage", "effects_of", "faults", "find_pack",
    "installed_packs", "json_schema", "known", "measure", "read_info", "read_pack", "ref", "references",
    "scan_pack",
]  # fmt: skip
