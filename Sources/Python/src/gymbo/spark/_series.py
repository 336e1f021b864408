"""The functions over series as functions over Spark's arrays, one series a row: Spark hands a task batches of them.

>>> points.groupBy("athlete", "exercise").agg(trend(F.collect_list("day"), F.collect_list("e1rm")).alias("trend"))

Arrays of one row belong together: element by element they are the rows of the series, in any order. ``collect_list`` leaves out
what is null: leave out such rows before, so that all arrays have the same rows.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple, Union

import pandas as pd
from pyspark.sql import Column

import gymbo

from .. import _kinds
from ._functions import Numbers, _applied

_TREND = (
    "state string, percent_per_week double, low double, high double, probability_rising double, probability_falling double, "
    "weeks double, noise double, probability_slowed double, slowed_weeks_ago double, reason int"
)
_LINE = (
    "slope double, low double, high double, intercept double, deviation double, knot double, slope_after double, reason int"
)

_TEST = "statistic double, z double, probability double, reason int"
_RECORDS = "array<struct<time: double, value: double, best_before: double>>"
_OUTLIERS = "array<struct<time: double, value: double, is_outlier: boolean, median: double, scale: double>>"
_PREDICTION = (
    "median double, low double, high double, probability_at_least double, probabilities array<double>, reason int"
)
_VOLUME = ", ".join(f"{name} double" for name in gymbo.Volume._fields[1:-1]) + ", reason int"
_MUSCLES = ", ".join(f"{name} double" for name in gymbo.MuscleSets._fields[1:])


def trend(days: Union[Column, str], values: Union[Column, str], *, threshold: float = 0.25) -> Column:
    """Whether each series moved over the last five weeks before its last day, a struct; see :func:`gymbo.trend`.

    :param days: arrays of days, one a series.
    :param values: arrays of their values.
    """
    return _applied(_trend, {"days": days, "values": values}, _TREND, threshold=threshold)


def line(
    times: Union[Column, str], values: Union[Column, str], *, method: str = "theil_sen", confidence: float = 0.8
) -> Column:
    """A line through the points of each series, a struct; see :func:`gymbo.line`. Parameters are those of :func:`trend`."""
    return _applied(_line, {"times": times, "values": values}, _LINE, method=method, confidence=confidence)


def mann_kendall(times: Union[Column, str], values: Union[Column, str]) -> Column:
    """The Mann–Kendall test of each series for a monotone trend, a struct; see :func:`gymbo.mann_kendall`."""
    return _applied(_mann_kendall, {"times": times, "values": values}, _TEST)


def best_before(times: Union[Column, str], values: Union[Column, str]) -> Column:
    """The best value before each one of its series, in the order of time: an array of structs of ``time``, ``value`` and
    ``best_before``, which is null for the first; a value above it is a record. See :func:`gymbo.best_before`."""
    return _applied(_best_before, {"times": times, "values": values}, _RECORDS)


def hampel(
    times: Union[Column, str], values: Union[Column, str], *, reach: int = 2, threshold: float = 3, least_scale: float = 0
) -> Column:
    """Which values of each series are far from the median of their neighbours, in the order of time: an array of structs of
    ``time``, ``value``, ``is_outlier``, ``median`` and ``scale``; the last two are null in a series that misses a value. See
    :func:`gymbo.hampel`."""
    given = {"times": times, "values": values}
    return _applied(_hampel, given, _OUTLIERS, reach=reach, threshold=threshold, least_scale=least_scale)


def volume(load: Union[Column, str], reps: Union[Column, str], *, unit: str = "kg") -> Column:
    """The work of each group of sets, a struct; see :func:`gymbo.volume`.

    :param load: arrays of loads, one array a group. A set without a load has 0, because ``collect_list`` leaves out what is null.
    :param reps: arrays of their repetitions.
    """
    return _applied(_volume, {"load": load, "reps": reps}, _VOLUME, unit=unit)


def muscle_sets(exercises: Union[Column, str], *, volume_model: Optional[str] = None) -> Column:
    """The sets of each muscle in each group of sets, a struct with a field a muscle; see :func:`gymbo.muscle_sets`.

    :param exercises: arrays of the names of the sets' exercises, one array a group.
    """
    return _applied(_muscle_sets, {"exercises": exercises}, _MUSCLES, volume_model=volume_model)


def predict_next(
    days: Union[Column, str], load: Union[Column, str], reps: Union[Column, str], *, next_day: Numbers, next_load: Numbers,
    at_least: Optional[Numbers] = None,
) -> Column:  # fmt: skip
    """The repetitions that each lift's next top set will probably have, a struct, by its own habits; see
    :func:`gymbo.predict_next`.

    :param days: arrays of days, one array a lift.
    :param load: arrays of loads, kilograms; reps: of their repetitions.
    :param next_day: one a lift, or one for all, and so are ``next_load`` and ``at_least``.
    """
    given = {"days": days, "load": load, "reps": reps, "next_day": next_day, "next_load": next_load, "at_least": at_least}
    return _applied(_predict_next, given, _PREDICTION)


def _trend(days: pd.Series, values: pd.Series, threshold: float) -> pd.DataFrame:
    (times, rows), offsets = _series(days, values)
    return _struct(gymbo.trend(times, rows, offsets=offsets, threshold=threshold))


def _line(times: pd.Series, values: pd.Series, method: Any, confidence: float) -> pd.DataFrame:
    (at, rows), offsets = _series(times, values)
    return _struct(gymbo.line(at, rows, offsets=offsets, method=method, confidence=confidence))


def _mann_kendall(times: pd.Series, values: pd.Series) -> pd.DataFrame:
    (at, rows), offsets = _series(times, values)
    return _struct(gymbo.mann_kendall(at, rows, offsets=offsets))


def _best_before(times: pd.Series, values: pd.Series) -> pd.Series:
    (at, rows), offsets = _series(times, values)
    best = gymbo.best_before(rows, offsets=offsets)
    return _per_point({"time": at, "value": rows, "best_before": best}, offsets)


def _hampel(times: pd.Series, values: pd.Series, **options: Any) -> pd.Series:
    (at, rows), offsets = _series(times, values)
    found = gymbo.hampel(rows, offsets=offsets, **options)
    return _per_point({"time": at, "value": rows, **found._asdict()}, offsets)


def _volume(load: pd.Series, reps: pd.Series, unit: Any) -> pd.DataFrame:
    (loads, done), offsets = _rows(load, reps)
    return _struct(gymbo.volume(loads, done, offsets=offsets, unit=unit))


def _muscle_sets(exercises: pd.Series, volume_model: Optional[str]) -> pd.DataFrame:
    (names,), offsets = _rows(exercises)
    return _struct(gymbo.muscle_sets(names, offsets=offsets, volume_model=volume_model))


def _predict_next(days: pd.Series, load: pd.Series, reps: pd.Series, **nexts: Any) -> pd.DataFrame:
    found = []
    for row, (own_days, own_load, own_reps) in enumerate(zip(days, load, reps)):
        (at, loads, done), _ = _series(*(pd.Series([each]) for each in (own_days, own_load, own_reps)))
        own = {name: each.iloc[row] if isinstance(each, pd.Series) else each for name, each in nexts.items()}
        # A row without a number is missing it; None would be left out.
        numbers: Dict[str, Any] = {name: float("nan") if each is None else _kinds.days(each) for name, each in own.items()}
        found.append(gymbo.predict_next(at, loads, done, **numbers)._asdict())
    return pd.DataFrame(found, columns=list(gymbo.Prediction._fields)).drop(columns="group")


def _rows(*columns: pd.Series) -> Tuple[List[List[Any]], List[int]]:
    """Arrays of several series as columns, and where each series begins."""
    joined: List[List[Any]] = [[] for _ in columns]
    offsets = [0]
    for arrays in zip(*columns):
        # A missing array is a series without points.
        own = [[] if each is None else each for each in arrays]
        if len({len(each) for each in own}) > 1:
            counts = ", ".join(str(len(each)) for each in own)
            raise gymbo.InvalidArgument(
                f"The arrays of a series have {counts} elements; leave out rows without one of them before they are collected.")
        for column, each in zip(joined, own):
            column.extend(each)
        offsets.append(len(joined[0]))
    return joined, offsets


def _series(times: pd.Series, *values: pd.Series) -> Tuple[List[Any], List[int]]:
    """As :func:`_rows`, in the order of time, with dates as days."""
    columns, offsets = _rows(times, *values)
    order: List[int] = []
    for first, last in zip(offsets, offsets[1:]):
        order += sorted(range(first, last), key=columns[0].__getitem__)
    at, *others = ([column[row] for row in order] for column in columns)
    return [_kinds.days(at), *others], offsets


def _per_point(columns: Dict[str, List[Any]], offsets: List[int]) -> pd.Series:
    """A struct for each point, in an array for each series. NaN becomes null."""
    found = [
        {name: None if value != value else value for name, value in zip(columns, point)} for point in zip(*columns.values())]
    return pd.Series([found[first:last] for first, last in zip(offsets, offsets[1:])])


def _struct(found: Any) -> pd.DataFrame:
    """The fields of results, without that of groups."""
    fields = found._asdict()
    del fields["group"]
    return pd.DataFrame({name: list(column) for name, column in fields.items()})
