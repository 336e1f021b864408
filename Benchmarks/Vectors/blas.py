"""Where BLAS and LAPACK beat a plain loop on the batches of this subject, and where they do not; run.py calls it.

    blas.py ROUNDS

Each work is done by GymBo's own loop or by NumPy's loop in C, and by OpenBLAS through NumPy on one thread. Answers are compared
before they are timed.
"""

import ctypes
import os
import statistics
import sys
import time
from ctypes import byref

import numpy as np

import gymbo
from gymbo import _library
from gymbo._columns import column

ROUNDS = int(sys.argv[1])
MUSCLES = 0
while _library.library.gymbo_muscle_name(MUSCLES):
    MUSCLES += 1
rng = np.random.default_rng(16)
doubles = ctypes.POINTER(ctypes.c_double)
# The tests and the package's own functions need neither of them.
_library.library.gymbo_muscle_sets.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, doubles, ctypes.c_size_t,
                                               ctypes.c_size_t, doubles, ctypes.c_void_p]


def took(ways):
    """The median milliseconds of each way, of processor time; ways take turns, so that a busy machine is busy for all."""
    times = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            start = time.process_time()
            way()
            times[name].append(time.process_time() - start)
    return {name: statistics.median(each) * 1e3 for name, each in times.items()}


def shown(work, ways, within):
    """Prints what the first way, the plain loop, and the second, BLAS, take."""
    (plain, first), (blas, second) = ways.items()
    np.testing.assert_allclose(second(), first(), rtol=within, atol=within)
    times = took(ways)
    ratio = times[plain] / times[blas]
    winner = f"BLAS {ratio:.1f}x" if ratio > 1 else f"loop {1 / ratio:.1f}x"
    print(f"{work:44}{plain:>20}{times[plain]:10.2f}{blas:>26}{times[blas]:10.2f}{winner:>14}")


def muscle_sets(exercise, week, weeks, shares):
    exercise, week = exercise.astype(float), week.astype(float)
    columns = column(exercise, "exercise"), column(week, "group")
    shares = np.ascontiguousarray(shares)

    def sets():
        made = np.empty((weeks, MUSCLES))
        status = _library.library.gymbo_muscle_sets(
            byref(columns[0].struct), byref(columns[1].struct), len(week), shares.ctypes.data_as(doubles), len(shares), weeks,
            made.ctypes.data_as(doubles), None)
        assert status == 0
        return made

    return sets


def main():
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; ms, medians of {ROUNDS} rounds")
    sets, lifts = 1_000_000, 60
    shares = rng.choice([0, 0, 0, 0, 0, 0, 0.5, 1], (lifts, MUSCLES))
    for weeks in (520, 52_000):
        exercise, week = rng.integers(0, lifts, sets), np.sort(rng.integers(0, weeks, sets))

        def counted():
            return np.bincount(week * lifts + exercise, minlength=weeks * lifts).reshape(weeks, lifts) @ shares

        shown(f"sets x muscles, {sets:,} sets, {weeks:,} weeks",
              {"GymBo": muscle_sets(exercise, week, weeks, shares), "counts, then dgemm": counted}, 1e-12)
    for weeks in (520, 52_000):
        tonnes = rng.random((weeks, lifts))
        shown(f"weeks x lifts x muscles, {weeks:,} x {lifts}",
              {"loop": lambda: np.einsum("wl,lm->wm", tonnes, shares, optimize=False), "dgemm": lambda: tonnes @ shares}, 1e-12)
        ones = np.ones(lifts)
        shown(f"sum of lifts a week, {weeks:,} x {lifts}",
              {"loop": lambda: tonnes.sum(axis=1), "dgemv": lambda: tonnes @ ones}, 1e-12)
    for points in (12, 50, 400):
        series = 200_000 // points
        times = np.tile(np.arange(points) * 3.0, series)
        values = rng.normal(100, 3, series * points)
        offsets = np.arange(0, len(times) + 1, points)

        def lapack():
            found = np.empty(series)
            for index in range(series):
                rows = slice(index * points, (index + 1) * points)
                design = np.column_stack((np.ones(points), times[rows]))
                found[index] = np.linalg.lstsq(design, values[rows], rcond=None)[0][1]
            return found

        def products():
            design = np.column_stack((np.ones(points), times[:points]))
            return np.linalg.solve(design.T @ design, design.T @ values.reshape(series, points).T)[1]

        loop = {"GymBo": lambda: gymbo.line(times, values, method="least_squares", offsets=offsets).slope}
        shown(f"least squares, {series:,} x {points} points", {**loop, "dgelsd, one by one": lapack}, 1e-7)
        shown("  the same, all at the same times", {**loop, "dgemm, dgesv": products}, 1e-7)


main()
