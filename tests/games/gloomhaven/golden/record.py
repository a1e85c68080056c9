"""Records the golden journals of Gloomhaven anew, all of them or those of some scenarios: `make journals`."""

from __future__ import annotations

import sys
import time
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from undercroft.bots.gloomhaven.stamina import turns
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.gloomhaven.records.moments import AtRound
from undercroft.games.gloomhaven.records.scenario_rules import Trigger
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.rules.who import enemies
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import HavenState
from undercroft.journal_files import setup_of
from undercroft.kernel import Entry, Game, read
from undercroft.sim.match import Match

from .player import pick
from .wanted import Watch

HERE = Path(__file__).parents[3] / "journals" / "gloomhaven"
PAGES = 25
LONGEST = 60  # rounds
BUDGET = 200.0  # seconds for a journal
ANY = (2, 3, 4)
LOST = -900.0
SEARCH = ((1, 3), (3, 2), (8, 20))  # courses of a round to choose from, and with how many seeds
NOISE = 0.6
GEAR = {
    "brute": "platemail,eagle-eye-goggles,boots-of-striding,wall-shield,star-earring",
    "spellweaver": "robes-of-evocation,eagle-eye-goggles,boots-of-striding,staff-of-eminence,star-earring",
    "cragheart": "splintmail,eagle-eye-goggles,boots-of-striding,tower-shield,spiked-shield,star-earring",
    "scoundrel": "studded-leather,eagle-eye-goggles,boots-of-striding,tower-shield,poison-dagger,sun-earring",
}  # fmt: skip
PARTIES = (
    ("brute", "spellweaver", "cragheart", "scoundrel"),
    ("brute", "cragheart", "scoundrel"),
    ("brute", "cragheart"),
)
LEVEL = 2  # easy: monsters of level 0
CHECKMARKS = 6


class Course(NamedTuple):
    """A game as far as it was played."""

    game: Game[HavenState]
    watch: Watch
    picks: list[int]


def edition() -> Edition:
    return lay_out(box_of("gloomhaven"))


class Wish(NamedTuple):
    """A journal to have: of a scenario, and with so many characters if its rules ask for that."""

    page: Scenario
    players: int = 0

    @property
    def name(self) -> str:
        return f"{self.page.number:02}-{self.players}" if self.players else f"{self.page.number:02}"

    @property
    def path(self) -> Path:
        return HERE / f"{self.name}.journal"

    @property
    def parties(self) -> list[tuple[str, ...]]:
        return [party for party in PARTIES if self.players in (0, len(party))]


def wishes() -> Iterator[Wish]:
    """One for each scenario; where rules are for some numbers of characters only, one for each of these."""
    for page in sorted(edition().rules.content.scenario.values(), key=lambda page: page.number):
        if page.number <= PAGES:
            moments = [rule.when for rule in page.rules if isinstance(rule, Trigger)]
            limits = {moment.players for moment in moments if isinstance(moment, AtRound)} - {ANY}
            yield from (Wish(page, max(players)) for players in sorted(limits)) if limits else [Wish(page)]


def setup_for(page: Scenario, kinds: Sequence[str] = PARTIES[0]) -> HavenSetup:
    """Strong characters, easy: what matters is to see everything."""
    party = []
    for kind in kinds:
        gear = GEAR[kind]
        sheet = edition().rules.content.character[kind].perks
        boxes = [str(i) for i, perk in enumerate(sheet) for _ in range(perk.times)]
        perks = ",".join(boxes[: LEVEL - 1 + CHECKMARKS])
        party.append(f"{kind}:{LEVEL};perks={perks};items={gear}")
    return edition().settle(HavenSetup(scenario=str(page.number), party=tuple(party), difficulty="easy"))


def begun(page: Scenario, setup: HavenSetup, seed: str) -> Course:
    log: list[Entry] = []
    game = edition().new_game(setup, seed, log=log)
    watch = Watch(edition().rules.content, page, len(setup.party))
    watch.look(log)
    return Course(game, watch, [])


def one_round(before: Course, luck: Random | None) -> Course:
    """Play on until the next round has begun, or the game is over."""
    log: list[Entry] = []
    game, watch, picks = before.game.clone(), before.watch.copy(), list(before.picks)
    game.log = log
    now = game.state.round
    while game.open and (game.state.round == now or not now):
        decision = game.open[0]
        chosen = pick(game, watch, decision, luck, NOISE)
        picks.append(chosen)
        game.answer(decision.seats[0], chosen)
        watch.look(log)
        log.clear()
        now = now or game.state.round
    return Course(game, watch, picks)


def worth(course: Course) -> float:
    """How well it goes: what was seen, who is left, and for how long."""
    state, missing = course.game.state, len(course.watch.missing)
    if state.outcome or state.verdict:
        return -LOST if "won" in (state.outcome, state.verdict) and not missing else LOST
    score = -25.0 * missing
    for mat in state.characters.values():
        leaf = state.figures[mat.figure]
        lasts = turns(len(mat.hand), len(mat.discard) + len(mat.played))
        score += -40.0 if mat.gone else 10.0 * (leaf.hp / leaf.full) ** 0.5 + 1.2 * lasts
    for leaf in state.figures.values():
        if leaf.objective and leaf.side == "party" and leaf.cells:
            score += 25.0 * (leaf.hp / leaf.full) ** 0.5
    someone = next((mat.figure for mat in state.characters.values() if not mat.gone), None)
    if someone is not None:
        foes = enemies(course.game, someone).values()
        score -= sum(2.0 + 4.0 * leaf.hp / max(1, leaf.full) for leaf in foes)
    return score


def played(page: Scenario, setup: HavenSetup, seed: str) -> Course | None:
    """A game that is won with everything seen, or none.

    Each round is the best of some tries, as many as the seed says; from a round after which all is lost it
    goes back some rounds and tries others.
    """
    tries = int(seed.partition("x")[2])
    past, dead_ends = [begun(page, setup, seed)], 0
    while (course := past[-1]).game.open:
        names = [f"{seed} {len(course.picks)} {dead_ends} {n}" for n in range(tries)]
        lucks = [Random(name) if n or dead_ends else None for n, name in enumerate(names)]
        best = max((one_round(course, luck) for luck in lucks), key=worth)
        if worth(best) > LOST and best.game.state.round <= LONGEST:
            past.append(best)
            continue
        dead_ends += 1
        if dead_ends >= 2 * tries - 1:
            return None
        del past[max(1, len(past) - dead_ends % 4) :]
    return course


def candidates(wish: Wish) -> Iterator[tuple[HavenSetup, str]]:
    """Parties and seeds in the order in which they are tried, those of the journal that is there first."""
    if wish.path.exists():
        header = read(wish.path.read_bytes()).header
        setup = setup_of(edition(), header)
        assert isinstance(setup, HavenSetup)
        yield edition().settle(replace(setup, scenario=str(wish.page.number))), header.seed
    for tries, seeds in SEARCH:
        for party in wish.parties if tries > 1 else wish.parties[:1]:
            for number in range(1, seeds + 1):
                yield setup_for(wish.page, party), f"{number}x{tries}"


def recorded(wish: Wish) -> bytes | None:
    """The journal of the first candidate that will do, if there is one in good time."""
    until = time.monotonic() + BUDGET
    for setup, seed in candidates(wish):
        course = played(wish.page, setup, seed)
        if course is not None:
            match = Match(edition(), setup, seed, ())
            match.given = list(course.picks)
            return match.journal()
        if time.monotonic() > until:
            break
    return None


def record(wish: Wish) -> bool:
    """Write a golden journal, or say that no game for it was found."""
    began, data = time.monotonic(), recorded(wish)
    if data is not None:
        wish.path.write_bytes(data)
    what = f"{len(data)} bytes" if data is not None else "no game found, the old journal stays"
    sys.stderr.write(f"{wish.path.name}: {what}, {time.monotonic() - began:.0f} s\n")
    return data is not None


def main(numbers: Collection[int]) -> int:
    """Record the golden journals of these scenarios, or of all."""
    HERE.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as workers:
        done = list(workers.map(record, [w for w in wishes() if not numbers or w.page.number in numbers]))
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main([int(number) for number in sys.argv[1:]]))
