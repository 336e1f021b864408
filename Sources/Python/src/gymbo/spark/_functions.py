"""The formulas as functions over Spark's columns: Spark hands a task batches of rows, and the library computes each at once.

>>> from gymbo.spark import one_rep_max
>>> sets.groupBy("athlete", "exercise").agg(F.max(one_rep_max("load_kg", "reps", rpe="rpe")))

Functions over series take arrays, one series a row:

>>> points.groupBy("athlete", "exercise").agg(trend(F.collect_list("day"), F.collect_list("e1rm")).alias("trend"))

A column is a name or an expression; a number beside it is that of every row. A row without a result is null. The parameters mean
what they mean in :mod:`gymbo`.
"""

from __future__ import annotations

from typing import Any, Callable, List, Optional, Tuple, Union

import pandas as pd
from pyspark.sql import Column
from pyspark.sql import functions as F
from pyspark.sql.functions import pandas_udf

import gymbo

from .. import _kinds

#: A name of a column, an expression, or a number for every row.
Numbers = Union[Column, str, float]

_FACTS = (
    "name string, source string, movement string, mechanics string, region string, implement string, loading string, "
    "modality string, direct array<string>, indirect array<string>"
)


def _applied(function: Callable[..., Any], given: dict[str, Any], result: str = "double", **options: Any) -> Column:
    """A function over those arguments that are columns."""
    columns = {name: value for name, value in given.items() if isinstance(value, (Column, str))}
    numbers = {name: value for name, value in given.items() if name not in columns and value is not None}
    if not columns:
        raise TypeError(f"No argument is a column; call gymbo.{function.__name__} for numbers.")

    # Only this goes to the tasks, not the columns.
    names = list(columns)

    def of_rows(*series: pd.Series) -> pd.Series:
        return function(**dict(zip(names, series)), **numbers, **options)

    of_rows.__name__ = function.__name__.lstrip("_")
    return _with_types(of_rows, result)(*(F.col(each) if isinstance(each, str) else each for each in columns.values()))


def _with_types(function: Callable[..., Any], result: str) -> Callable[..., Column]:
    """The function for Spark, which reads its types: it does not resolve texts of them."""
    function.__annotations__ = {"series": pd.Series, "return": pd.DataFrame if result.count(" ") else pd.Series}
    made: Callable[..., Column] = pandas_udf(function, result)
    return made


def one_rep_max(
    load: Numbers, reps: Numbers, *, rpe: Optional[Numbers] = None, rir: Optional[Numbers] = None, formula: str = "brzycki"
) -> Column:
    """The estimated 1RM of each set; see :func:`gymbo.one_rep_max`."""
    return _applied(gymbo.one_rep_max, {"load": load, "reps": reps, "rpe": rpe, "rir": rir}, formula=formula)


def one_rep_max_interval(
    load: Numbers, reps: Numbers, *, rpe: Optional[Numbers] = None, rir: Optional[Numbers] = None, formula: str = "brzycki"
) -> Column:
    """The 80 % interval of the estimated 1RM of each set, a struct of ``low`` and ``high``; see
    :func:`gymbo.one_rep_max_interval`."""
    given = {"load": load, "reps": reps, "rpe": rpe, "rir": rir}
    return _applied(_interval, given, "low double, high double", formula=formula)


def _interval(**given: Any) -> pd.DataFrame:
    low, high = gymbo.one_rep_max_interval(**given)
    return pd.DataFrame({"low": low, "high": high})


def load_for(
    one_rep_max: Numbers, reps: Numbers, *, rpe: Optional[Numbers] = None, rir: Optional[Numbers] = None,
    formula: str = "brzycki",
) -> Column:  # fmt: skip
    """The load with which repetitions can be done; see :func:`gymbo.load_for`."""
    given = {"one_rep_max": one_rep_max, "reps": reps, "rpe": rpe, "rir": rir}
    return _applied(gymbo.load_for, given, formula=formula)


def reps_at(percent: Numbers, *, one_rep_max: Optional[Numbers] = None, formula: str = "brzycki") -> Column:
    """The repetitions at a percentage of the 1RM; see :func:`gymbo.reps_at`."""
    return _applied(gymbo.reps_at, {"percent": percent, "one_rep_max": one_rep_max}, formula=formula)


def percent_at(reps: Numbers, *, one_rep_max: Optional[Numbers] = None, formula: str = "brzycki") -> Column:
    """The percentage of the 1RM at which repetitions can be done; see :func:`gymbo.percent_at`."""
    return _applied(gymbo.percent_at, {"reps": reps, "one_rep_max": one_rep_max}, formula=formula)


def rpe_percent(reps: Numbers, rpe: Numbers) -> Column:
    """The percentage of the 1RM by the chart of Reactive Training Systems; see :func:`gymbo.rpe_percent`."""
    return _applied(gymbo.rpe_percent, {"reps": reps, "rpe": rpe})


def dots(total: Numbers, body_weight: Numbers, sex: Union[Column, str], *, age: Optional[Numbers] = None) -> Column:
    """The DOTS points of a total; see :func:`gymbo.dots`.

    :param sex: a column of ``"M"`` and ``"F"``.
    """
    return _applied(gymbo.dots, {"total": total, "body_weight": body_weight, "sex": sex, "age": age})


def wilks(
    total: Numbers, body_weight: Numbers, sex: Union[Column, str], *, age: Optional[Numbers] = None, version: str = "wilks"
) -> Column:
    """The Wilks points of a total; see :func:`gymbo.wilks`."""
    return _applied(
        gymbo.wilks, {"total": total, "body_weight": body_weight, "sex": sex, "age": age}, version=version)


def ipf_gl(
    total: Numbers, body_weight: Numbers, sex: Union[Column, str], *, age: Optional[Numbers] = None, event: str = "total",
    equipped: bool = False,
) -> Column:  # fmt: skip
    """The IPF GL points of a total or a bench press; see :func:`gymbo.ipf_gl`."""
    given = {"total": total, "body_weight": body_weight, "sex": sex, "age": age}
    return _applied(gymbo.ipf_gl, given, event=event, equipped=equipped)


def round_load(load: Numbers, step: float = 2.5, *, unit: str = "kg", direction: str = "nearest") -> Column:
    """The multiple of a step next to each load; see :func:`gymbo.round_load`."""
    return _applied(gymbo.round_load, {"load": load}, step=step, unit=unit, direction=direction)


def exercise_facts(names: Union[Column, str]) -> Column:
    """What is known of exercises, a struct; see :func:`gymbo.exercise_facts`."""
    return _applied(_facts, {"names": names}, _FACTS)


_TREND = (
    "state string, percent_per_week double, low double, high double, probability_rising double, probability_falling double, "
    "weeks double, noise double, probability_slowed double, slowed_weeks_ago double, reason int"
)
_LINE = (
    "slope double, low double, high double, intercept double, deviation double, knot double, slope_after double, reason int"
)


def trend(days: Union[Column, str], values: Union[Column, str], *, threshold: float = 0.25) -> Column:
    """Whether each series moved over the last five weeks before its last day, a struct; see :func:`gymbo.trend`.

    :param days: arrays of days, in any order, one array a series.
    :param values: arrays of their values. ``collect_list`` leaves out what is null: leave out such rows before, so that both
        arrays have the same rows.
    """
    return _applied(_trend, {"days": days, "values": values}, _TREND, threshold=threshold)


def line(
    times: Union[Column, str], values: Union[Column, str], *, method: str = "theil_sen", confidence: float = 0.8
) -> Column:
    """A line through the points of each series, a struct; see :func:`gymbo.line`. Parameters are those of :func:`trend`."""
    return _applied(_line, {"times": times, "values": values}, _LINE, method=method, confidence=confidence)


def _trend(days: pd.Series, values: pd.Series, threshold: float) -> pd.DataFrame:
    times, rows, offsets = _series(days, values)
    return _struct(gymbo.trend(times, rows, offsets=offsets, threshold=threshold))


def _line(times: pd.Series, values: pd.Series, method: Any, confidence: float) -> pd.DataFrame:
    at, rows, offsets = _series(times, values)
    return _struct(gymbo.line(at, rows, offsets=offsets, method=method, confidence=confidence))


def _series(times: pd.Series, values: pd.Series) -> Tuple[Any, Any, List[int]]:
    """Arrays of several series as columns in the order of time, and where each series begins."""
    columns: Tuple[List[Any], List[Any]] = ([], [])
    offsets = [0]
    for own_times, own_values in zip(times, values):
        # A missing array is a series without points.
        own_times, own_values = ([] if each is None else each for each in (own_times, own_values))
        if len(own_times) != len(own_values):
            raise gymbo.InvalidArgument(
                f"A series has {len(own_times)} times and {len(own_values)} values; leave out rows without one of them before "
                "they are collected.")
        for time, value in sorted(zip(own_times, own_values), key=lambda point: point[0]):
            columns[0].append(time)
            columns[1].append(value)
        offsets.append(len(columns[0]))
    at, rows = columns
    return _kinds.days(at), rows, offsets


def _struct(found: Any) -> pd.DataFrame:
    """The fields of results, without that of groups."""
    fields = found._asdict()
    del fields["group"]
    return pd.DataFrame({name: list(column) for name, column in fields.items()})


def _facts(names: pd.Series) -> pd.DataFrame:
    return pd.DataFrame(gymbo.exercise_facts(names)._asdict())
