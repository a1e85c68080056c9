"""Facing: which way a figure looks, what lies before it, and turning."""

from __future__ import annotations

from undercroft.space import Cell, Cells, Grid, front_arc

Facing = int  # the place of a step among the grid's, clockwise; a picture draws it by the same number


def turned(grid: Grid, facing: Facing, steps: int) -> Facing:
    """The facing after a turn clockwise by so many of the grid's steps; below 0: the other way."""
    return (facing + steps) % len(grid.steps)


def turns_between(grid: Grid, one: Facing, other: Facing) -> int:
    """How many steps of a turn lead from one facing to another, the shorter way round."""
    apart = (other - one) % len(grid.steps)
    return min(apart, len(grid.steps) - apart)


def arc(grid: Grid, cell: Cell, facing: Facing) -> Cells:
    """The cells before and beside a figure that looks that way, its own among them (DA-LOS-01, DA-LOS-02)."""
    return front_arc(grid, cell, grid.steps[facing])


def behind(grid: Grid, cell: Cell, facing: Facing) -> Cells:
    """The cells at its back."""
    return grid.canvas & ~arc(grid, cell, facing)
