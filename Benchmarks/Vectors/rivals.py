"""What NumPy and Polars do for the same answers: expressions over whole columns, as one writes them."""

import numpy as np
import polars as pl

#: Rows of a series.
SERIES = 50
CHART = np.array([
    100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1, 73.9, 72.3, 70.7,
    69.4, 68, 66.7, 65.3, 64, 62.6, 61.3, 59.9, 58.6, 57.4])  # fmt: skip
DOTS = (-0.0000010930, 0.0007391293, -0.1918759221, 24.0900756, -307.75076)
QUANTILE = 1.2815515655446004


class Sets:
    """Columns of sets; one in fifty has no load, no repetitions or too many, or an RPE that nobody can tell."""

    def __init__(self, rng, count):
        def spoiled(column, value):
            return np.where(rng.random(count) < 0.005, value, column)

        self.load = spoiled(spoiled(rng.integers(8, 88, count) * 2.5, np.nan), 0)
        self.reps = spoiled(spoiled(rng.integers(1, 13, count).astype(float), 0), 40)
        self.rpe = spoiled(rng.integers(12, 21, count) / 2, 3)
        self.total = rng.integers(200, 800, count).astype(float)
        self.weight = rng.uniform(50, 150, count)
        self.day = np.tile(np.arange(SERIES) * 3.0, count // SERIES)
        self.series = np.repeat(np.arange(count // SERIES), SERIES)


def reasons(load, reps, limit):
    """The codes of refused rows: a missing value, a load, repetitions below and above."""
    missing = np.isnan(load) | np.isnan(reps)
    return np.select(
        [missing, ~(load > 0), reps < 1, reps >= limit], [1, 2, 3, 4], 0).astype("uint8")


def checked(load, reps, values, limit=np.inf):
    return np.where((load > 0) & (reps >= 1) & (reps < limit), values, np.nan)


def brzycki(sets):
    return checked(sets.load, sets.reps, sets.load * 36 / (37 - sets.reps), 37)


def brzycki_with_effort(sets):
    effective = sets.reps + (10 - sets.rpe)
    valid = (sets.load > 0) & (sets.reps >= 1) & (effective < 37) & (sets.rpe >= 6) & (sets.rpe <= 10)
    codes = np.select(
        [np.isnan(sets.load), ~((sets.rpe >= 6) & (sets.rpe <= 10)), sets.reps < 1, ~(sets.load > 0), effective >= 37],
        [1, 8, 3, 2, 4], 0)
    return np.where(valid, sets.load * 36 / (37 - effective), np.nan), codes.astype("uint8")


def interval(sets):
    value = brzycki(sets)
    factor = np.exp(QUANTILE * np.sqrt(0.02**2 + (1.5 / (37 - sets.reps)) ** 2))
    return np.maximum(value / factor, sets.load), value * factor


def chart(sets):
    steps = 2 * (sets.reps - 1 + 10 - sets.rpe)
    valid = (sets.reps >= 1) & (sets.rpe >= 6) & (sets.rpe <= 10) & (steps <= 30)
    return np.where(valid, np.interp(steps, np.arange(31), CHART), np.nan)


def best_before(sets):
    loads = np.where(np.isnan(sets.load), -np.inf, sets.load).reshape(-1, SERIES)
    best = np.full_like(loads, -np.inf)
    best[:, 1:] = np.maximum.accumulate(loads, axis=1)[:, :-1]
    return np.where(np.isnan(sets.load) | (best.ravel() == -np.inf), np.nan, best.ravel())


def slopes(sets):
    times, values = sets.day.reshape(-1, SERIES), sets.load.reshape(-1, SERIES)
    given = ~np.isnan(values)
    count = given.sum(axis=1)
    t = np.where(given, times, 0)
    y = np.where(given, values, 0)
    t = np.where(given, t - (t.sum(axis=1) / count)[:, None], 0)
    y = np.where(given, y - (y.sum(axis=1) / count)[:, None], 0)
    return (t * y).sum(axis=1) / (t * t).sum(axis=1)


numpy_ways = {
    "1RM, Brzycki": brzycki,
    "1RM, Brzycki, reasons": lambda s: (brzycki(s), reasons(s.load, s.reps, 37)),
    "1RM, Brzycki, RPE, reasons": brzycki_with_effort,
    "1RM, Epley": lambda s: checked(s.load, s.reps, s.load * (1 + s.reps / 30)),
    "1RM, Lombardi": lambda s: checked(s.load, s.reps, s.load * s.reps**0.1),
    "1RM, Mayhew": lambda s: checked(s.load, s.reps, 100 * s.load / (52.2 + 41.9 * np.exp(-0.055 * s.reps))),
    "1RM, 80 % interval": interval,
    "RPE chart": chart,
    "DOTS": lambda s: 500 * s.total / np.polyval(DOTS, np.clip(s.weight, 40, 210)),
    "rounding to 2.5 kg": lambda s: np.floor(s.load / 2.5 + 0.5) * 2.5,
    "best before, by series": best_before,
    "least squares, by series": slopes,
}

_load, _reps, _rpe = pl.col("load"), pl.col("reps"), pl.col("rpe")


def _checked(values, limit=float("inf")):
    return pl.when((_load > 0) & _load.is_not_nan() & (_reps >= 1) & (_reps < limit)).then(values).otherwise(float("nan"))


_effective = _reps + 10 - _rpe
polars_ways = {
    "1RM, Brzycki": _checked(_load * 36 / (37 - _reps), 37),
    "1RM, Brzycki, RPE, reasons": pl.when(
        (_load > 0) & _load.is_not_nan() & (_reps >= 1) & (_effective < 37) & (_rpe >= 6) & (_rpe <= 10)
    ).then(_load * 36 / (37 - _effective)).otherwise(float("nan")),
    "1RM, Epley": _checked(_load * (1 + _reps / 30)),
    "1RM, Lombardi": _checked(_load * _reps**0.1),
    "1RM, Mayhew": _checked(100 * _load / (52.2 + 41.9 * (-0.055 * _reps).exp())),
    "DOTS": 500 * pl.col("total") / (
        (((DOTS[0] * pl.col("weight") + DOTS[1]) * pl.col("weight") + DOTS[2]) * pl.col("weight") + DOTS[3])
        * pl.col("weight") + DOTS[4]),
    "rounding to 2.5 kg": (_load / 2.5 + 0.5).floor() * 2.5,
    "best before, by series": pl.when(_load.is_not_nan()).then(
        _load.fill_nan(None).cum_max().forward_fill().shift(1).over("series")),
}  # fmt: skip
