"""The formulas as SQL functions of DuckDB.

>>> import duckdb, gymbo.duckdb
>>> connection = gymbo.duckdb.register(duckdb.connect())
>>> connection.sql("SELECT exercise, max(one_rep_max(load, reps, rpe := rpe)) FROM sets GROUP BY exercise")

Functions have the names and the parameters of Python's; those that are optional are given by name. A row without a result is
NULL. Functions over series take lists in order, such as ``trend(list(date - DATE '2026-01-01' ORDER BY date), list(e1rm ORDER BY
date))``, whose days are numbers, and give a struct. It needs pyarrow, through which DuckDB hands over columns.
"""

from __future__ import annotations

import inspect
import math
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Sequence

import pyarrow as pa
import pyarrow.compute as compute

import gymbo

#: The default of parameters of which NULL is a missing value; nobody has such a number.
_ABSENT = float("-inf")
_ABSENT_IN_SQL = "'-infinity'::DOUBLE"


class _Function(NamedTuple):
    """How a function is called from SQL."""

    call: Callable[..., Any]
    #: The columns and their types. Words are the same in every row, or few.
    columns: Dict[str, str]
    #: What SQL calls parameters that may be left out, and their defaults.
    defaults: Dict[str, str]
    result: str = "DOUBLE"
    #: Whether it gives a list for each list, with a row for each row.
    is_by_row: bool = False


def _effort(call: Callable[..., Any], first: str, result: str = "DOUBLE") -> _Function:
    columns = {first: "DOUBLE", "reps": "DOUBLE", "rpe": "DOUBLE", "rir": "DOUBLE", "formula": "VARCHAR"}
    return _Function(call, columns, {"rpe": _ABSENT_IN_SQL, "rir": _ABSENT_IN_SQL, "formula": "'brzycki'"}, result)


def _score(call: Callable[..., Any], **words: str) -> _Function:
    columns = {"total": "DOUBLE", "body_weight": "DOUBLE", "sex": "VARCHAR", "age": "DOUBLE"}
    return _Function(call, {**columns, **{word: "VARCHAR" for word in words}}, {"age": _ABSENT_IN_SQL, **words})


def _at(call: Callable[..., Any], first: str) -> _Function:
    columns = {first: "DOUBLE", "one_rep_max": "DOUBLE", "formula": "VARCHAR"}
    return _Function(call, columns, {"one_rep_max": _ABSENT_IN_SQL, "formula": "'brzycki'"})


_TREND = ["percent_per_week", "low", "high", "probability_rising", "probability_falling", "weeks", "noise", "probability_slowed",
          "slowed_weeks_ago"]  # fmt: skip
_LINE = ["slope", "low", "high", "intercept", "deviation", "knot", "slope_after"]
_POINTS = {"times": "DOUBLE[]", "values": "DOUBLE[]"}
_LIFT = {"days": "DOUBLE[]", "load": "DOUBLE[]", "reps": "DOUBLE[]"}
_WORDS = ["name", "source", "movement", "mechanics", "region", "implement", "loading", "modality"]


def _struct(doubles: Sequence[str], *others: str) -> str:
    return f"STRUCT({', '.join([*(f'{name} DOUBLE' for name in doubles), *others])})"


def _predict_each(days: pa.Array, *, offsets: Sequence[int], **columns: Any) -> gymbo.Prediction:
    """The prediction of each lift by its own habits: which lifts DuckDB hands over together says nothing."""
    found = []
    for row, (first, last) in enumerate(zip(offsets, offsets[1:])):
        sets = {name: columns[name].slice(first, last - first) for name in ("load", "reps")}
        nexts = {name: column[row].as_py() for name, column in columns.items() if name not in sets}
        # NULL is missing; None would be left out.
        given: Dict[str, Any] = {name: math.nan if value is None else value for name, value in nexts.items()}
        found.append(gymbo.predict_next(days.slice(first, last - first), **sets, **given))
    numbers = {
        name: pa.array([getattr(one, name) for one in found], pa.float64(), from_pandas=True)
        for name in ("median", "low", "high", "probability_at_least")
    }
    return gymbo.Prediction(
        group=None, probabilities=pa.array([one.probabilities for one in found], pa.list_(pa.float64())),
        reason=pa.array([one.reason for one in found], pa.uint8()), **numbers)


_FUNCTIONS: Dict[str, _Function] = {
    "one_rep_max": _effort(gymbo.one_rep_max, "load"),
    "one_rep_max_interval": _effort(gymbo.one_rep_max_interval, "load", _struct(["low", "high"])),
    "load_for": _effort(gymbo.load_for, "one_rep_max"),
    "reps_at": _at(gymbo.reps_at, "percent"),
    "percent_at": _at(gymbo.percent_at, "reps"),
    "rpe_percent": _Function(gymbo.rpe_percent, {"reps": "DOUBLE", "rpe": "DOUBLE"}, {}),
    "dots": _score(gymbo.dots),
    "wilks": _score(gymbo.wilks, version="'wilks'"),
    "ipf_gl": _score(gymbo.ipf_gl, event="'total'"),
    "round_load": _Function(
        gymbo.round_load, {"load": "DOUBLE", "step": "DOUBLE", "unit": "VARCHAR", "direction": "VARCHAR"},
        {"step": "2.5", "unit": "'kg'", "direction": "'nearest'"}),
    "plates": _Function(
        gymbo.plates, {"load": "DOUBLE", "unit": "VARCHAR"}, {"unit": "'kg'"},
        _struct(["load"], "per_side DOUBLE[]", "reason UTINYINT")),
    "exercise_facts": _Function(
        gymbo.exercise_facts, {"name": "VARCHAR"}, {},
        _struct([], *(f"{word} VARCHAR" for word in _WORDS), "direct VARCHAR[]", "indirect VARCHAR[]")),
    "trend": _Function(
        gymbo.trend, {"days": "DOUBLE[]", "values": "DOUBLE[]", "threshold": "DOUBLE"}, {"threshold": "0.25"},
        _struct([], "state VARCHAR", *(f"{name} DOUBLE" for name in _TREND), "reason UTINYINT")),
    "line": _Function(
        gymbo.line, {**_POINTS, "method": "VARCHAR"}, {"method": "'theil_sen'"}, _struct(_LINE, "reason UTINYINT")),
    "mann_kendall": _Function(
        gymbo.mann_kendall, _POINTS, {}, _struct(["statistic", "z", "probability"], "reason UTINYINT")),
    "best_before": _Function(gymbo.best_before, {"values": "DOUBLE[]"}, {}, "DOUBLE[]", is_by_row=True),
    "hampel": _Function(
        gymbo.hampel, {"values": "DOUBLE[]", "reach": "INTEGER", "threshold": "DOUBLE", "least_scale": "DOUBLE"},
        {"reach": "2", "threshold": "3", "least_scale": "0"},
        _struct([], "is_outlier BOOLEAN[]", "median DOUBLE[]", "scale DOUBLE[]"), is_by_row=True),
    "repetition_band": _Function(gymbo.repetition_band, {"reps": "DOUBLE"}, {}, "VARCHAR"),
    "volume": _Function(
        gymbo.volume, {"load": "DOUBLE[]", "reps": "DOUBLE[]", "unit": "VARCHAR"}, {"unit": "'kg'"},
        _struct(gymbo.Volume._fields[1:-1], "reason UTINYINT")),
    "muscle_sets": _Function(
        gymbo.muscle_sets, {"exercises": "VARCHAR[]", "volume_model": "VARCHAR"}, {"volume_model": "'fractional'"},
        _struct(gymbo.MuscleSets._fields[1:])),
    "predict_next": _Function(
        _predict_each, {**_LIFT, "next_day": "DOUBLE", "next_load": "DOUBLE", "at_least": "DOUBLE"},
        {"at_least": _ABSENT_IN_SQL},
        _struct(["median", "low", "high", "probability_at_least"], "probabilities DOUBLE[]", "reason UTINYINT")),
}  # fmt: skip

#: Parameters that one call has one of, and not each row.
_ONE = {
    "formula", "version", "event", "unit", "direction", "step", "method", "threshold", "reach", "least_scale", "volume_model",
}  # fmt: skip


def register(connection: Any, *, prefix: str = "") -> Any:
    """Makes the formulas functions of a connection, and gives the connection back. Doing so again changes nothing.

    :param connection: of DuckDB.
    :param prefix: of the names in SQL, such as ``"gymbo_"``; by default they are those of Python.
    """
    for name, function in _FUNCTIONS.items():
        inner = f"_gymbo_{name}"
        known = connection.execute("SELECT 1 FROM duckdb_functions() WHERE function_name = ?", [inner]).fetchone()
        if known is None:
            connection.create_function(
                inner, _of_columns(function), list(function.columns.values()), function.result, type="arrow",
                null_handling="special")
        parameters = [
            f'"{column}"' + (f" := {function.defaults[column]}" if column in function.defaults else "")
            for column in function.columns
        ]
        given = ", ".join(f'"{column}"' for column in function.columns)
        connection.execute(f'CREATE OR REPLACE TEMP MACRO "{prefix}{name}"({", ".join(parameters)}) AS {inner}({given})')
    return connection


def _of_columns(function: _Function) -> Callable[..., pa.Array]:
    names, types = list(function.columns), list(function.columns.values())

    def call(*columns: pa.ChunkedArray) -> pa.Array:
        options = [name for name in names if name in _ONE]
        given = {name: _joined(column) for name, column in zip(names, columns)}
        choices = _choices([given[name] for name in options])
        made: Optional[pa.Array] = None
        for choice, rows in choices:
            part = {name: column if rows is None else column.filter(rows) for name, column in given.items()}
            part.update(zip(options, choice))
            result = _result(function, part, dict(zip(names, types)))
            made = result if rows is None else _placed(made, result, rows)
        return made if made is not None else pa.nulls(0)

    # DuckDB wants to see each parameter.
    parameters = [inspect.Parameter(f"p{index}", inspect.Parameter.POSITIONAL_ONLY) for index in range(len(names))]
    call.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return call


def _joined(column: Any) -> pa.Array:
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _choices(options: Sequence[pa.Array]) -> List[Any]:
    """The different options of some rows, each with the rows that have it; None: all of them."""
    values = [option.unique().to_pylist() for option in options]
    if all(len(one) <= 1 for one in values):
        return [([one[0] if one else None for one in values], None)]
    rows = list(zip(*(option.to_pylist() for option in options)))
    return [(list(choice), pa.array([row == choice for row in rows])) for choice in dict.fromkeys(rows)]


def _placed(made: Optional[pa.Array], result: pa.Array, rows: pa.Array) -> pa.Array:
    """Results put where their rows are."""
    whole = pa.nulls(len(rows), result.type) if made is None else made
    positions = compute.subtract(compute.cumulative_sum(rows.cast(pa.int64())), 1)
    return compute.if_else(rows, result.take(compute.max_element_wise(positions, 0)), whole)


def _result(function: _Function, given: Dict[str, Any], types: Dict[str, str]) -> pa.Array:
    arguments, offsets = {}, None
    for name, value in given.items():
        if types[name].endswith("[]"):
            value, own = _flat(value)
            if offsets is not None and own != offsets:
                row = next(row for row, (a, b) in enumerate(zip(offsets, own)) if a != b)
                raise ValueError(f"the lists of row {row} have different lengths")
            offsets = own
        elif isinstance(value, pa.Array) and types[name] == "DOUBLE" and _is_absent(value):
            continue
        arguments[name] = value
    first = arguments.pop(next(iter(types)))
    if offsets is not None:
        arguments["offsets"] = offsets
    made = function.call(first, **arguments)
    if not isinstance(made, tuple):
        return _listed(made, offsets) if function.is_by_row else made
    fields = [name for name in getattr(made, "_fields", ("low", "high")) if name != "group"]
    columns = [_listed(each, offsets) if function.is_by_row else each for each in made[len(made) - len(fields) :]]
    return pa.StructArray.from_arrays(columns, fields)


def _listed(rows: pa.Array, offsets: Optional[Sequence[int]]) -> pa.Array:
    """A list for each series, of its rows."""
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), rows)


def _is_absent(column: pa.Array) -> bool:
    return len(column) > 0 and column.null_count == 0 and bool(compute.all(compute.equal(column, _ABSENT)).as_py())


def _flat(lists: pa.ListArray) -> Any:
    """The values of lists one after the other, and where each begins. NULL is an empty list."""
    lengths = compute.fill_null(compute.list_value_length(lists), 0)
    ends = compute.cumulative_sum(lengths.cast(pa.int64()))
    return lists.flatten(), [0, *ends.to_pylist()]
