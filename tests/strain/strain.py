"""`make strain`: attacks on a server, one after another, while somebody plays at another table.

PYTHONPATH=tests python -m strain.strain --seconds 30 half_open spoofed_proxy
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from .attacks import all_attacks
from .floods import OPTIONS
from .players import Group, open_group
from .servers import Server

PACE = 0.15  # seconds from one command of the honest table to its next
WARM = 3.0  # seconds of play before an attack begins
GRACE = 120.0  # seconds for an attack to end by itself after its time


async def strain(name: str, options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """One attack on a server of its own, with the limits that servers have."""
    server = Server(
        str(folder / "tables.db"), folder / "log", workers=options.workers, options=OPTIONS.get(name, ())
    )
    server.start()
    try:
        await server.up()
        async with httpx.AsyncClient(timeout=30) as http:
            group = await open_group(http, server.base, 0, options.game)
            await group.ready()
            playing = asyncio.create_task(play(group))
            await asyncio.sleep(WARM)
            calm = measured(group)
            marks = len(group.latencies)
            started = time.monotonic()
            faults = await attack_from_outside(name, server.base, options.seconds)
            took = time.monotonic() - started
            playing.cancel()
        group.stop()
        found = measured(group, marks)
    finally:
        server.stop()
    log = (folder / "log").read_text()
    faults += [f"The log has: {line}" for line in log.splitlines() if "Traceback" in line][:3]
    faults += group.refused[:3]
    if found["commands"] < took / 2:
        faults.append(f"The honest table got only {found['commands']} acks in {took:.0f} s.")
    if found["p99_ms"] >= options.p99:
        faults.append(f"The p99 of acks was {found['p99_ms']} ms, not below {options.p99}.")
    return {"seconds": round(took, 1), "ack": found, "calm": calm, "faults": faults}


async def play(group: Group) -> None:
    """People who play at their own pace, whatever happens elsewhere."""
    while not group.over:
        await group.act()
        await asyncio.sleep(PACE)


async def attack_from_outside(name: str, base: str, seconds: float) -> list[str]:
    """In a process of its own, so that the attacker's work is not the player's delay."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "strain.attacks", name, base, str(seconds), stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(seconds + GRACE):
            said, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        return [f"The attack {name} did not end."]
    if process.returncode:
        return [f"The attack {name} failed by itself: see above."]
    return msgspec.json.decode(said, type=list[str])


def measured(group: Group, marks: int = 0) -> dict[str, Any]:
    """Acks of the honest table, in milliseconds."""
    found = sorted(1000 * took for took in group.latencies[marks:]) or [float("inf")]

    def of(part: float) -> float:
        return round(found[min(len(found) - 1, int(part * len(found)))], 1)

    return {"commands": len(found), "p50_ms": of(0.5), "p99_ms": of(0.99), "max_ms": of(1.0)}


async def main(options: argparse.Namespace) -> int:
    """All attacks that were asked for; a line for each, then the whole as JSON."""
    report: dict[str, Any] = {}
    for name in options.attacks or all_attacks():
        with tempfile.TemporaryDirectory(prefix="undercroft-strain-") as folder:
            found = report[name] = await strain(name, options, Path(folder))
        ack = found["ack"]
        _say(
            f"{name:16} {found['seconds']:6.1f} s, {ack['commands']:4} acks: p50 {ack['p50_ms']:6.1f} ms, "
            f"p99 {ack['p99_ms']:6.1f} ms, max {ack['max_ms']:6.1f} ms; {len(found['faults'])} faults"
        )
        for fault in found["faults"]:
            _say(f"  {fault}")
    passed = not any(found["faults"] for found in report.values())
    text = msgspec.json.format(msgspec.json.encode({**report, "passed": passed}), indent=2).decode()
    sys.stdout.write(text + "\n")
    if options.out:
        options.out.write_text(text + "\n")
    return 0 if passed else 1


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Attacks on a server while somebody plays.")
    parser.add_argument("attacks", nargs="*", help="which; all without")
    parser.add_argument("--seconds", type=float, default=20, help="how long each attack is repeated")
    parser.add_argument("--p99", type=float, default=250, help="milliseconds that acks may take")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="gloomhaven")
    parser.add_argument("--out", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(uvloop.run(main(_options().parse_args())))
