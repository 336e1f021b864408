"""The formulas as functions over Spark's columns: Spark hands a task batches of rows, and the library computes each at once.

>>> from gymbo.spark import one_rep_max
>>> sets.groupBy("athlete", "exercise").agg(F.max(one_rep_max("load_kg", "reps", rpe="rpe")))

A column is a name or an expression; a number beside it is that of every row. A row without a result is null. The parameters mean
what they mean in :mod:`gymbo`.
"""

from __future__ import annotations

from typing import Any, Callable, Optional, Union

import pandas as pd
from pyspark.sql import Column
from pyspark.sql import functions as F
from pyspark.sql.functions import pandas_udf

import gymbo

#: A name of a column, an expression, or a number for every row.
Numbers = Union[Column, str, float]

_FACTS = (
    "name string, source string, movement string, mechanics string, region string, implement string, loading string, "
    "modality string, direct array<string>, indirect array<string>"
)

_PLATES = "load double, per_side array<double>, reason int"


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


def plates(load: Numbers, available: Any = None, *, unit: str = "kg", bar: Optional[float] = None) -> Column:
    """The load nearest to each target that bar and plates make, and the plates on one side, a struct; see :func:`gymbo.plates`.

    :param available: the pairs of plates that there are; a table's path is read by the tasks, where it has to be then.
    """
    return _applied(_plates, {"load": load}, _PLATES, available=available, unit=unit, bar=bar)


def repetition_band(reps: Numbers) -> Column:
    """The repetition band of each set: heavy, moderate or light; see :func:`gymbo.repetition_band`."""
    return _applied(gymbo.repetition_band, {"reps": reps}, "string")


def exercise_facts(names: Union[Column, str]) -> Column:
    """What is known of exercises, a struct; see :func:`gymbo.exercise_facts`."""
    return _applied(_facts, {"names": names}, _FACTS)


def _facts(names: pd.Series) -> pd.DataFrame:
    return pd.DataFrame(gymbo.exercise_facts(names)._asdict())


def _plates(load: pd.Series, **options: Any) -> pd.DataFrame:
    return pd.DataFrame(gymbo.plates(load, **options)._asdict())
