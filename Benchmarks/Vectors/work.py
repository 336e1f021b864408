"""Times the formulas and their rivals; run.py calls it.

    work.py SETS ROUNDS SWIFT      the last is what KernelBenchmark printed, or an empty file
"""

import os
import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import polars as pl
from rivals import SERIES, Sets, numpy_ways, polars_ways

import gymbo

COUNT, ROUNDS = int(sys.argv[1]), int(sys.argv[2])
#: Nanoseconds a set from Swift: on one thread, on two, and by a plain loop.
SWIFT = {name: times for name, *times in (line.split("\t") for line in Path(sys.argv[3]).read_text().splitlines())}


def nanoseconds(ways):
    """The median time of each way, a set; ways take turns, so that a busy machine is busy for all. It is processor time, but for
    two threads the time on the clock."""
    times = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            clock = time.perf_counter if name == "two" else time.process_time
            start = clock()
            way()
            times[name].append(clock() - start)
    return {name: statistics.median(each) * 1e9 / COUNT for name, each in times.items()}


def in_halves(call, columns):
    """The call on two threads, each with half of the rows."""
    half = COUNT // 2
    parts = [[column[:half] for column in columns], [column[half:] for column in columns]]
    return lambda: list(pool.map(lambda part: call(*part), parts))


def memory(columns, reasons):
    """The least that any way costs whose results are in new memory: reading each column once, writing a number a row, and a byte
    where reasons are asked for."""

    def run():
        made = columns[0].copy()
        for column in columns[1:]:
            column.sum()
        return made, np.ones(COUNT, "uint8") if reasons else None

    return run


def same(name, found, expected, within):
    for ours, theirs in zip(found if isinstance(found, tuple) else (found,), expected if isinstance(expected, tuple) else (expected,)):
        ours, theirs = np.asarray(ours, float), np.asarray(theirs, float)
        close = np.isclose(ours, theirs, rtol=within, atol=within * np.nanmax(np.abs(theirs)) if within else 0, equal_nan=True)
        if not close.all():
            row = int(np.flatnonzero(~close)[0])
            sys.exit(f"{name}: row {row} is {ours[row]}, not {theirs[row]}")


rng = np.random.default_rng(16)
sets = Sets(rng, COUNT)
frame = pl.DataFrame({"load": sets.load, "reps": sets.reps, "rpe": sets.rpe, "total": sets.total, "weight": sets.weight,
                      "day": sets.day, "series": sets.series})
pool = ThreadPoolExecutor(2)
offsets = np.arange(0, COUNT + 1, SERIES)

# Name: columns, call, and how near the others have to be.
WORK = {
    "1RM, Brzycki": (["load", "reps"], lambda load, reps: gymbo.one_rep_max(load, reps), 1e-14),
    "1RM, Brzycki, reasons": (["load", "reps"], lambda load, reps: gymbo.one_rep_max(load, reps, reasons=True), 1e-14),
    "1RM, Brzycki, RPE, reasons": (
        ["load", "reps", "rpe"], lambda load, reps, rpe: gymbo.one_rep_max(load, reps, rpe=rpe, reasons=True), 1e-14),
    "1RM, Epley": (["load", "reps"], lambda load, reps: gymbo.one_rep_max(load, reps, formula="epley"), 1e-14),
    "1RM, Lombardi": (["load", "reps"], lambda load, reps: gymbo.one_rep_max(load, reps, formula="lombardi"), 1e-13),
    "1RM, Mayhew": (["load", "reps"], lambda load, reps: gymbo.one_rep_max(load, reps, formula="mayhew"), 1e-13),
    "1RM, 80 % interval": (["load", "reps"], lambda load, reps: gymbo.one_rep_max_interval(load, reps), 1e-13),
    "RPE chart": (["reps", "rpe"], lambda reps, rpe: gymbo.rpe_percent(reps, rpe), 1e-13),
    "DOTS": (["total", "weight"], lambda total, weight: gymbo.dots(total, weight, 1), 1e-13),
    "rounding to 2.5 kg": (["load"], lambda load: gymbo.round_load(load), 1e-14),
    "best before, by series": (["load"], lambda load: gymbo.best_before(load, offsets=offsets), 0),
    "least squares, by series": (
        ["day", "load"], lambda day, load: gymbo.line(day, load, method="least_squares", offsets=offsets).slope, 1e-7),
}  # fmt: skip

HEAD = ["GymBo", "2 threads", "Swift", "2 threads", "loop", "memory", "NumPy", "Polars"]


def shown(name, times, end=""):
    """A line of the table."""
    print(f"{name:30}" + "".join(f"{f'{time:.2f}' if time else '–':>11}" for time in times) + end)


print(f"{COUNT} sets, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; ns a set, medians of {ROUNDS} rounds. GymBo is called")
print("from Python, Swift from a program; loop is a plain one in Swift; faster is GymBo than NumPy, which memory limits to what could be.")
print(f"{'':30}" + "".join(f"{name:>11}" for name in HEAD) + f"{'faster':>9}{'could be':>10}")
for name, (columns, call, within) in WORK.items():
    given = [getattr(sets, column) for column in columns]
    found = call(*given)
    ways = {"gymbo": lambda: call(*given), "numpy": lambda: numpy_ways[name](sets)}
    same(name, found, numpy_ways[name](sets), within)
    if name in polars_ways:
        expression = polars_ways[name]
        values = frame.select(expression).to_series().to_numpy()
        same(name, found[0] if isinstance(found, tuple) else found, values, within)
        ways["polars"] = lambda: frame.select(expression)
    if "series" not in name:
        ways["two"] = in_halves(call, given)
    ways["memory"] = memory(given, "reasons" in name)
    took = nanoseconds(ways)
    swift = [float(time) if time else None for time in SWIFT.pop(name, [None] * 3)]
    times = [took["gymbo"], took.get("two"), *swift, took["memory"], took["numpy"], took.get("polars")]
    shown(name, times, f"{took['numpy'] / took['gymbo']:8.1f}x{took['numpy'] / took['memory']:9.1f}x")
for name, swift in SWIFT.items():
    shown(name, [None, None, *(float(time) if time else None for time in swift), None, None, None])
