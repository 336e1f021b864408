"""Methods over many series at once: trends, lines, tests, outliers and records.

Each function takes the rows of one series or of many, in columns of any kind that the other functions take. ``groups`` says of
each row which series it belongs to, or ``offsets`` the first row of each series; without either the rows are one series. Results
have a row a series in columns of the kind that was given; of one series they are numbers. Rows without a value are passed over. A
series that a method has no answer for is NaN, or null, and ``reason`` says why: 0, or a key of :data:`gymbo.REASONS`.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_double, c_int32, c_int64, c_size_t, c_uint8, c_void_p
from typing import Any, Callable, List, Literal, Mapping, NamedTuple, Optional, Sequence

from . import _errors, _groups, _kinds, _library
from ._columns import Column, ColumnStruct, column, expression, is_expression, rows, struct_expression

_COLUMN = POINTER(ColumnStruct)
_OFFSETS = POINTER(c_int64)
_NUMBERS = POINTER(c_double)
_BYTES = POINTER(c_uint8)
_ERROR = POINTER(c_void_p)


_TREND_NUMBERS = (
    "percent_per_week", "low", "high", "probability_rising", "probability_falling", "weeks", "noise", "probability_slowed",
    "slowed_weeks_ago",
)  # fmt: skip
_LINE_NUMBERS = ("slope", "low", "high", "intercept", "deviation", "knot", "slope_after")


class TrendColumns(ctypes.Structure):
    """``gymbo_trend_columns``"""

    _fields_ = [
        ("size", c_size_t),
        ("states", _BYTES),
        *[(name, _NUMBERS) for name in _TREND_NUMBERS],
        ("reasons", _BYTES),
    ]


class LineColumns(ctypes.Structure):
    """``gymbo_line_columns``"""

    _fields_ = [
        ("size", c_size_t),
        *[(name, _NUMBERS) for name in _LINE_NUMBERS],
        ("reasons", _BYTES),
    ]


#: The functions over series of ``gymbo_vectors.h``.
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "gymbo_trend": (
        c_int32, [_COLUMN, _COLUMN, _OFFSETS, c_size_t, _COLUMN, c_double, POINTER(TrendColumns), _ERROR]),
    "gymbo_lines": (
        c_int32, [c_int32, _COLUMN, _COLUMN, _OFFSETS, c_size_t, c_double, POINTER(LineColumns), _ERROR]),
    "gymbo_mann_kendall": (
        c_int32, [_COLUMN, _COLUMN, _OFFSETS, c_size_t, _NUMBERS, _NUMBERS, _NUMBERS, _BYTES, _ERROR]),
    "gymbo_hampel": (
        c_int32,
        [_COLUMN, _OFFSETS, c_size_t, c_int32, c_double, c_double, _BYTES, _NUMBERS, _NUMBERS, _BYTES, _ERROR]),
    "gymbo_best_before": (c_int32, [_COLUMN, _OFFSETS, c_size_t, _NUMBERS, _ERROR]),
}  # fmt: skip

_library.declare(SIGNATURES)

_STATES = (None, "progressing", "plateau", "not_rising", "declining", "unclear")
#: The methods of a line, by their numbers.
_METHODS = ("least_squares", "theil_sen", "huber", "bent")

Method = Literal["least_squares", "theil_sen", "huber", "bent"]


class Trend(NamedTuple):
    """What each series did over its last five weeks; see :func:`trend`."""

    #: The series by ``groups``; None without.
    group: Any
    #: ``progressing``, ``plateau``, ``not_rising``, ``declining`` or ``unclear``.
    state: Any
    #: The expected change, percent of the level a week, and its 80 % interval.
    percent_per_week: Any
    low: Any
    high: Any
    #: Of having risen and fallen by the threshold.
    probability_rising: Any
    probability_falling: Any
    #: The weeks that were judged.
    weeks: Any
    #: The standard deviation of a session, percent.
    noise: Any
    #: Of having slowed by the threshold, and how many weeks ago; NaN unless that is more likely than not.
    probability_slowed: Any
    slowed_weeks_ago: Any
    reason: Any


class Line(NamedTuple):
    """A line through each series; NaN where its method tells nothing. See :func:`line`."""

    group: Any
    #: Per unit of time, of a bent line before its knot, and the interval of the slope.
    slope: Any
    low: Any
    high: Any
    #: At time 0.
    intercept: Any
    #: The standard deviation of the points about the line.
    deviation: Any
    #: The time of the bend, and the slope after it.
    knot: Any
    slope_after: Any
    reason: Any


class MannKendall(NamedTuple):
    """The Mann–Kendall test of each series; see :func:`mann_kendall`."""

    group: Any
    #: Pairs that rise less pairs that fall.
    statistic: Any
    z: Any
    #: Two-sided, of a series without a trend; exact for up to 10 points.
    probability: Any
    reason: Any


class Outliers(NamedTuple):
    """What Hampel's filter says of each row; see :func:`hampel`."""

    is_outlier: Any
    #: Of the neighbours.
    median: Any
    #: 1.4826 times their median deviation.
    scale: Any


class Call:
    """The columns of a call, and where the rows of each series are."""

    def __init__(self, columns: Mapping[str, Any], groups: Any, offsets: Any) -> None:
        given = [column(value, name) for name, value in columns.items()]
        self.count = rows(given, list(columns))
        self.layout = _groups.layout(groups, offsets, self.count)
        if self.layout.order is not None:
            given = [column(self.layout.arranged(value), name) for name, value in columns.items()]
        self.columns = given
        self.row_kind = _kinds.of(given)
        if self.count is None:
            self.count = 1
        self.kind = "number" if self.layout.is_one else self.row_kind if self.row_kind != "number" else "list"
        #: The addresses of the columns.
        self.places = [byref(made.struct) for made in given]
        self.offsets = (c_int64 * len(self.layout.offsets)).from_buffer(self.layout.offsets)
        self.series = c_size_t(self.layout.series)

    def per_series(self, value: Any, name: str) -> Optional[Column]:
        """A column with a row a series."""
        if value is None:
            return None
        made = column(value, name)
        rows([made, Column(ColumnStruct(), self.layout.series, "list", None)], [name, "the series"])
        return made

    @property
    def groups(self) -> Any:
        """The groups as a column."""
        return None if self.layout.groups is None else _kinds.values(self.kind, self.layout.groups, "group", self.index)

    @property
    def index(self) -> Any:
        """The index of results in pandas: the groups."""
        return self.layout.groups

    def numbers(self, memory: Any, name: str) -> Any:
        """Results, one a series."""
        return _kinds.numbers(self.kind, memory, self.layout.series, name, self.index)

    def row_index(self) -> Any:
        """The index of results that have a row each."""
        for made in self.columns:
            if made.kind == "pandas":
                # In the order in which the library was given the rows.
                return made.owner[0].index
        return None


def refuse_groups(groups: Any, offsets: Any) -> None:
    """An expression is over one series: its frame groups the rows."""
    if groups is not None or offsets is not None:
        raise _errors.InvalidArgument(
            "groups and offsets are for columns; of expressions, group the frame: .over(...) or group_by(...).agg(...).")


def memory(count: int, type: Any = c_double) -> Any:
    """Room for numbers."""
    return (type * max(1, count))()


def structured(
    arguments: Sequence[Any], call: Callable[[Sequence[Any]], Any], types: Mapping[str, str], *, is_one: bool = True
) -> Any:
    """A call over one series as an expression of Polars that gives a struct.

    :param call: gives a tuple with the names of the fields.
    :param types: of the fields, by their names in Polars.
    :param is_one: whether the struct is one for the series; else it is one for each row.
    """

    def of_series(given: Sequence[Any]) -> Any:
        made = call(given)
        return [getattr(made, name) for name in types]

    return struct_expression(arguments, of_series, types, is_one)


def _fields(kind: Any, texts: Sequence[str] = ()) -> dict[str, str]:
    names: List[str] = [name for name in kind._fields if name != "group"]
    return {name: "String" if name in texts else "UInt8" if name == "reason" else "Float64" for name in names}


def trend(
    days: Any,
    values: Any,
    *,
    groups: Any = None,
    offsets: Any = None,
    resumed: Any = None,
    threshold: float = 0.25,
) -> Trend:
    """Whether each series moved over the last five weeks before its last day, with the odds.

    >>> frame.group_by("lift").agg(trend=gymbo.trend(pl.col("day"), pl.col("e1rm"))).unnest("trend")
    >>> gymbo.trend(frame["day"], frame["e1rm"], groups=frame["lift"]).state

    :param days: whole numbers or dates, ascending within a series, one a session. Six are needed, over three weeks.
    :param values: above 0, such as the best estimated 1RM of each session; only ratios count.
    :param resumed: of each series the first day after a break of all training, with which it starts anew.
    :param threshold: percent of the level a week that counts as moving.
    """
    if is_expression(days) or is_expression(values):
        refuse_groups(groups, offsets)
        return structured(  # type: ignore[no-any-return]
            [days, values], lambda given: trend(*given, resumed=resumed, threshold=threshold), _fields(Trend, ["state"]))
    call = Call({"days": _kinds.days(days), "values": values}, groups, offsets)
    count = call.layout.series
    states, reasons = memory(count, c_uint8), memory(count, c_uint8)
    numbers = {name: memory(count) for name in _TREND_NUMBERS}
    places = TrendColumns(ctypes.sizeof(TrendColumns), _pointer(states, c_uint8))
    for name, room in numbers.items():
        setattr(places, name, _pointer(room))
    places.reasons = _pointer(reasons, c_uint8)
    back = call.per_series(_kinds.days(resumed), "resumed")
    _library.call(
        "gymbo_trend", *call.places, call.offsets, call.series, None if back is None else byref(back.struct),
        c_double(_above_zero(threshold, "threshold")), byref(places))
    words = [_STATES[code] for code in states[:count]]
    fields = {name: call.numbers(room, name) for name, room in numbers.items()}
    state = _kinds.texts(call.kind, words, "state", call.index)
    return Trend(group=call.groups, state=state, reason=call.numbers(reasons, "reason"), **fields)


def line(
    times: Any,
    values: Any,
    *,
    method: Method = "theil_sen",
    confidence: float = 0.8,
    groups: Any = None,
    offsets: Any = None,
) -> Line:
    """A line through the points of each series.

    :param times: numbers or dates, as days; of a bent line ascending.
    :param method: ``"least_squares"``; ``"theil_sen"``, the median slope of all pairs of points; ``"huber"``, which single bad
        points cannot drag away; ``"bent"``, a line that bends once, through 8 points or more.
    :param confidence: of the interval of the slope, between 0 and 1.
    """
    if method not in _METHODS:
        raise _errors.InvalidArgument(f'method cannot be "{method}"; it takes {", ".join(_METHODS)}.')
    if is_expression(times) or is_expression(values):
        refuse_groups(groups, offsets)
        return structured(  # type: ignore[no-any-return]
            [times, values], lambda given: line(*given, method=method, confidence=confidence), _fields(Line))
    call = Call({"times": _kinds.days(times), "values": values}, groups, offsets)
    count = call.layout.series
    numbers = {name: memory(count) for name in _LINE_NUMBERS}
    reasons = memory(count, c_uint8)
    places = LineColumns(ctypes.sizeof(LineColumns), *map(_pointer, numbers.values()), _pointer(reasons, c_uint8))
    _library.call(
        "gymbo_lines", c_int32(_METHODS.index(method)), *call.places, call.offsets, call.series,
        c_double(_above_zero(confidence, "confidence")), byref(places))
    fields = {name: call.numbers(room, name) for name, room in numbers.items()}
    return Line(group=call.groups, reason=call.numbers(reasons, "reason"), **fields)


def mann_kendall(times: Any, values: Any, *, groups: Any = None, offsets: Any = None) -> MannKendall:
    """The Mann–Kendall test of each series for a monotone trend.

    :param times: numbers or dates, as days.
    """
    if is_expression(times) or is_expression(values):
        refuse_groups(groups, offsets)
        return structured(  # type: ignore[no-any-return]
            [times, values], lambda given: mann_kendall(*given), _fields(MannKendall))
    call = Call({"times": _kinds.days(times), "values": values}, groups, offsets)
    count = call.layout.series
    numbers = [memory(count) for _ in range(3)]
    reasons = memory(count, c_uint8)
    _library.call(
        "gymbo_mann_kendall", *call.places, call.offsets, call.series, *map(_pointer, numbers), _pointer(reasons, c_uint8))
    fields = {name: call.numbers(room, name) for name, room in zip(("statistic", "z", "probability"), numbers)}
    return MannKendall(group=call.groups, reason=call.numbers(reasons, "reason"), **fields)


def hampel(
    values: Any,
    *,
    reach: int = 2,
    threshold: float = 3,
    least_scale: float = 0,
    groups: Any = None,
    offsets: Any = None,
) -> Outliers:
    """Which values are far from the median of their neighbours, by Hampel's filter; a row each.

    :param values: in the order of time within a series. A series that misses one has no medians.
    :param reach: neighbours on each side.
    :param threshold: in multiples of the scale.
    :param least_scale: a lower bound of the scale, in the unit of the values.
    """
    if is_expression(values):
        refuse_groups(groups, offsets)
        types = {"is_outlier": "Boolean", "median": "Float64", "scale": "Float64"}
        return structured(  # type: ignore[no-any-return]
            [values], lambda given: hampel(*given, reach=reach, threshold=threshold, least_scale=least_scale), types,
            is_one=False)
    call = Call({"values": values}, groups, offsets)
    count = call.count or 0
    found, medians, scales = memory(count, c_uint8), memory(count), memory(count)
    _library.call(
        "gymbo_hampel", *call.places, call.offsets, call.series, c_int32(_library.number(reach, "reach")),
        c_double(threshold), c_double(least_scale), _pointer(found, c_uint8), _pointer(medians), _pointer(scales), None)
    index = call.row_index()
    made = (
        _kinds.flags(call.row_kind, found, count, "is_outlier", index),
        _kinds.numbers(call.row_kind, medians, count, "median", index),
        _kinds.numbers(call.row_kind, scales, count, "scale", index),
    )
    return Outliers(*map(call.layout.restored, made))


def best_before(values: Any, *, groups: Any = None, offsets: Any = None) -> Any:
    """The best value before each row in its series: a row above it is a record. NaN for the first.

    :param values: in the order of time within a series.
    """
    if is_expression(values):
        refuse_groups(groups, offsets)
        return expression([values], lambda given: best_before(*given), "Float64")
    call = Call({"values": values}, groups, offsets)
    count = call.count or 0
    best = memory(count)
    _library.call("gymbo_best_before", *call.places, call.offsets, call.series, _pointer(best))
    return call.layout.restored(_kinds.numbers(call.row_kind, best, count, "best_before", call.row_index()))


def _pointer(room: Any, type: Any = c_double) -> Any:
    return ctypes.cast(room, POINTER(type))


def _above_zero(value: float, name: str) -> float:
    """To the library 0 is the default; here it is a number that makes no sense."""
    if not value > 0:
        raise _errors.InvalidArgument(f"{name} cannot be {value}; it takes a number above 0.")
    return float(value)
