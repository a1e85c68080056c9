"""A report as one HTML file: tables, and plots as inline SVG; nothing is loaded from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from typing import Any

from undercroft.kernel import UndercroftError

from .report import Group, Report, Share, Spread

MOST_ROWS = 60  # of a plot: more are only in the table
MOST_ERRORS = 20
COLOURS = ("#2f6f8f", "#b8562f", "#7a8f2f", "#6b4f9e", "#9e4f6b", "#555555")
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
small { color: GrayText; } figure { margin: 1rem 0; overflow-x: auto; }
figure svg { background: #fff; border-radius: 6px; max-width: 100%; height: auto; }
"""


class NoPlots(UndercroftError):
    """The library that draws is not installed."""


def page(report: Report, title: str) -> str:
    """The whole file."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{report.games:,} games, seed {escape(report.seed)}, bots {escape('; '.join(report.bots))}. "
        f"{len(report.errors)} raised an error, {report.unfinished} did not end.</p>",
        "<p><small>Shares are given with Wilson's 95 % interval, means with that of the mean.</small></p>",
        *_section("Results", [report.total], report.results),
        *_section("By scenario", report.by_scenario, report.results, least=2),
        *_section("By party", report.by_party, report.results, least=2),
        *_section("By seat", report.by_seat, report.results, least=2),
        *_tallies(report),
        *_errors(report),
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head += f"<title>{escape(title)}</title>"
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>\n'
        + "\n".join([*parts, "</body></html>\n"])
    )


def _section(title: str, groups: Sequence[Group], results: Sequence[str], least: int = 1) -> Iterable[str]:
    if len(groups) < least or not results:
        return
    yield f"<h2>{escape(title)}</h2>"
    yield _figure(_shares_plot(groups[:MOST_ROWS], results), f"{title}: shares of the results")
    if len(groups) > MOST_ROWS:
        yield f"<p><small>The plot shows the first {MOST_ROWS} of {len(groups)}.</small></p>"
    won, scored = _has_winners(groups), any(group.score for group in groups)
    rows = [
        (
            group.name,
            f"{group.games:,}",
            *(_share(group.shares[name]) for name in results),
            *([_share(group.won)] if won and group.won else []),
            *([_spread(group.score) if group.score else ""] if scored else []),
            _spread(group.rounds),
        )
        for group in groups
    ]
    more = (*(["among the winners"] if won else []), *(["score"] if scored else []))
    yield _table(("", "games", *results, *more, "rounds"), rows)


def _has_winners(groups: Sequence[Group]) -> bool:
    """Is it known of these who won? It is of seats, if the file is not from before games had winners."""
    return any(group.won.count for group in groups if group.won)


def _tallies(report: Report) -> Iterable[str]:
    if not report.values:
        return
    yield "<h2>What the games tally</h2>"
    yield _figure(_histograms(report), "How often each number came")
    rows = [
        (
            name,
            *(_spread(by[result]) if result in by else "" for result in ("all", *report.results)),
            _range(by["all"]),
        )
        for name, by in report.tally.items()
    ]
    yield _table(("", "all", *report.results, "least, median, most"), rows)


def _errors(report: Report) -> Iterable[str]:
    if not report.errors:
        return
    yield "<h2>Errors</h2>"
    worst = report.errors[:MOST_ERRORS]
    rows = [(str(each.game), *map(escape, (each.scenario, each.error, each.journal))) for each in worst]
    yield _table(("game", "scenario", "error", "journal"), rows)


def _share(share: Share) -> str:
    return f"{share.share:.1%} <small>{share.low:.1%} to {share.high:.1%}</small>"


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.1f} <small>± {spread.error:.1f}</small>"


def _range(spread: Spread) -> str:
    return f"{spread.least:,}, {spread.median:,g}, {spread.most:,}"


def _table(head: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join(
        f"<tr><td>{escape(row[0])}</td>" + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _figure(plot: Any, told: str) -> str:
    file = StringIO()
    plot.savefig(file, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    svg = file.getvalue()
    svg = svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{escape(told)}"', 1)
    return f"<figure>{svg}</figure>"


def _canvas(width: float, height: float, columns: int = 1, rows: int = 1) -> tuple[Any, Any]:
    """An empty plot; Matplotlib draws it without a screen, with the same bytes each time."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlots("Plots need Matplotlib: install undercroft[report].") from None
    matplotlib.rcParams.update({"svg.hashsalt": "undercroft", "svg.fonttype": "none", "font.size": 9})
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(rows, columns, squeeze=False)


def _shares_plot(groups: Sequence[Group], results: Sequence[str]) -> Any:
    figure, axes = _canvas(8, 0.7 + 0.28 * len(groups) * max(1, min(len(results), 3)))
    axis, thick = axes[0][0], 0.8 / len(results)
    for number, result in enumerate(results):
        shares = [group.shares[result] for group in groups]
        places = [place + number * thick for place in range(len(groups))]
        reach = [
            [100 * max(0.0, s.share - s.low) for s in shares],
            [100 * max(0.0, s.high - s.share) for s in shares],
        ]
        axis.barh(
            places, [100 * s.share for s in shares], thick * 0.9, xerr=reach, label=result,
            color=COLOURS[number % len(COLOURS)], error_kw={"elinewidth": 1, "capsize": 2},
        )  # fmt: skip
    middle = thick * (len(results) - 1) / 2
    axis.set_yticks([place + middle for place in range(len(groups))], [group.name for group in groups])
    axis.margins(y=0.01)
    axis.invert_yaxis()
    axis.set_xlim(0, 100)
    axis.set_xlabel("% of games")
    axis.legend(frameon=False, ncols=min(len(results), 6), loc="lower left", bbox_to_anchor=(0, 1))
    axis.spines[["top", "right"]].set_visible(False)
    return figure


def _histograms(report: Report) -> Any:
    columns = min(3, len(report.values))
    rows = -(-len(report.values) // columns)
    figure, axes = _canvas(8, 1.9 * rows, columns, rows)
    cells = [axis for row in axes for axis in row]
    for axis, (name, numbers) in zip(cells, report.values.items()):
        width = max(numbers) - min(numbers)
        if width < 30:
            edges: Any = [low - 0.5 for low in range(min(numbers), max(numbers) + 2)]
        else:
            edges = 30
        axis.hist(numbers, bins=edges, color=COLOURS[0], edgecolor="white", linewidth=0.5)
        axis.set_title(name, fontsize=9)
        axis.spines[["top", "right"]].set_visible(False)
    for axis in cells[len(report.values) :]:
        axis.set_visible(False)
    return figure
