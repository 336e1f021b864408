"""The formulas over columns: each function takes numbers or columns, and gives back what it got.

A column is a list, anything with the buffer protocol (NumPy), an Arrow array, a series of Polars or pandas, or an expression of
Polars; numbers beside it are those of every row. Results are of the same kind. A row that is missing a value, or has one for
which the formula is not defined, is NaN, and null where the kind knows null. ``reasons=True`` gives the codes too, one a row: 0,
or a key of :data:`REASONS`.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_size_t, c_uint8, c_void_p
from typing import Any, Callable, Literal, Mapping, Optional, Sequence, Union

from . import _errors, _library
from ._columns import ColumnStruct, Results, ResultStruct, column, expression, is_expression, rows

_COLUMN = POINTER(ColumnStruct)
_RESULT = POINTER(ResultStruct)
_ERROR = POINTER(c_void_p)

#: The functions of ``gymbo_vectors.h`` that are called here.
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "gymbo_reason_name": (c_char_p, [c_uint8]),
    "gymbo_one_rep_max": (c_int32, [_COLUMN, _COLUMN, _COLUMN, _COLUMN, c_size_t, c_char_p, _RESULT, _ERROR]),
    "gymbo_one_rep_max_interval": (
        c_int32,
        [_COLUMN, _COLUMN, _COLUMN, _COLUMN, c_size_t, c_char_p, _RESULT, _RESULT, _ERROR],
    ),
    "gymbo_load_for": (c_int32, [_COLUMN, _COLUMN, _COLUMN, _COLUMN, c_size_t, c_char_p, _RESULT, _ERROR]),
    "gymbo_reps_at": (c_int32, [_COLUMN, _COLUMN, c_size_t, c_char_p, _RESULT, _ERROR]),
    "gymbo_percent_at": (c_int32, [_COLUMN, _COLUMN, c_size_t, c_char_p, _RESULT, _ERROR]),
    "gymbo_rpe_percent": (c_int32, [_COLUMN, _COLUMN, c_size_t, _RESULT, _ERROR]),
    "gymbo_points": (c_int32, [c_char_p, _COLUMN, _COLUMN, _COLUMN, _COLUMN, c_size_t, _RESULT, _ERROR]),
    "gymbo_round_load": (c_int32, [_COLUMN, c_size_t, c_double, c_int32, c_int32, _RESULT, _ERROR]),
}

_library.declare(SIGNATURES)


def _reasons() -> dict[int, str]:
    names: dict[int, str] = {}
    while name := _library.library.gymbo_reason_name(len(names) + 1):
        names[len(names) + 1] = name.decode()
    return names


#: Why a row has no result, by code.
REASONS: Mapping[int, str] = _reasons()

Formula = Literal[
    "brzycki", "epley", "lander", "lombardi", "mayhew", "oconner", "wathan", "hybrid", "median", "rts", "brzycki_decimal",
    "wendler", "baechle", "adams", "berger", "brown", "kemmler", "naclerio", "modified_epley", "linear", "weight_dependent",
]  # fmt: skip
Unit = Literal["kg", "lb"]


_OPTIONAL = {"rir", "rpe", "maximum", "age"}


def _reference(made: Any) -> Any:
    return None if made is None else byref(made.struct)


def _call(
    function: str,
    arguments: Mapping[str, Any],
    make: Callable[[list[Any], int], Sequence[Any]],
    outputs: int = 1,
    reasons: bool = False,
) -> Any:
    """Calls a function of the library with columns.

    :param arguments: by name, in the order of the function; None where there is no column.
    :param make: the arguments of the function, of the references to the columns and the number of rows.
    """
    names, values = list(arguments), list(arguments.values())
    if any(is_expression(value) for value in values):
        if reasons:
            parts = [_of_expression(function, arguments, make, outputs, part, True) for part in range(outputs + 1)]
            return tuple(parts)
        parts = [_of_expression(function, arguments, make, outputs, part, False) for part in range(outputs)]
        return parts[0] if outputs == 1 else tuple(parts)
    # None is a missing number where a column is required.
    columns = [
        None if value is None and name in _OPTIONAL else column(value, name) for name, value in zip(names, values)
    ]
    count = rows(columns, names)
    results = [Results(columns, count, reasons and index == 0) for index in range(outputs)]
    made = make([_reference(one) for one in columns], results[0].count)
    _library.call(function, *made, *(byref(one.struct) for one in results))
    given = [one.made() for one in results]
    if reasons:
        given.append(results[0].reasons())
    return given[0] if len(given) == 1 else tuple(given)


def _of_expression(
    function: str,
    arguments: Mapping[str, Any],
    make: Callable[[list[Any], int], Sequence[Any]],
    outputs: int,
    part: int,
    reasons: bool,
) -> Any:
    def of_batch(values: Sequence[Any]) -> Any:
        found = _call(function, dict(zip(arguments, values)), make, outputs, reasons)
        return found[part] if isinstance(found, tuple) else found

    return expression(list(arguments.values()), of_batch, "UInt8" if part == outputs else "Float64")


def _effort(rpe: Any, rir: Any) -> None:
    if rpe is not None and rir is not None:
        raise _errors.InvalidArgument("rpe and rir are both given; give one of them.")


def one_rep_max(
    load: Any, reps: Any, *, rpe: Any = None, rir: Any = None, formula: Formula = "brzycki", reasons: bool = False
) -> Any:
    """The estimated 1RM of each set, in the unit of its load.

    >>> gymbo.one_rep_max(100, 8)
    124.13793103448276

    :param load: above 0, in any unit; in kilograms for ``"weight_dependent"``.
    :param reps: done, 1 or more. Without effort a set counts as done to failure.
    :param rpe: rating of perceived exertion, 6 to 10: the repetitions left, 10 − RPE, are added to those done. A row without
        one has no estimate.
    :param rir: repetitions left, in place of ``rpe``.
    :param formula: one of 21; ``gymbo methods`` prints their sources and ranges.
    :param reasons: whether the codes of the reasons are given too.
    """
    _effort(rpe, rir)
    word = _library.encoded(formula)
    return _call(
        "gymbo_one_rep_max",
        {"load": load, "reps": reps, "rir": rir, "rpe": rpe},
        lambda columns, count: [*columns, count, word],
        reasons=reasons,
    )


def one_rep_max_interval(
    load: Any, reps: Any, *, rpe: Any = None, rir: Any = None, formula: Formula = "brzycki", reasons: bool = False
) -> tuple[Any, ...]:
    """The 80 % interval of the estimated 1RM of each set: its lower and its upper bound; with ``reasons=True`` their codes, too.

    It holds what differs between sets of one person: 2 % from day to day, and 1 repetition misjudged where effort is given
    (Mitter et al. 2022), 1.5 where it is not. No bound is below the load. Parameters are those of :func:`one_rep_max`.
    """
    _effort(rpe, rir)
    word = _library.encoded(formula)
    bounds: tuple[Any, ...] = _call(
        "gymbo_one_rep_max_interval",
        {"load": load, "reps": reps, "rir": rir, "rpe": rpe},
        lambda columns, count: [*columns, count, word],
        outputs=2,
        reasons=reasons,
    )
    return bounds


def load_for(
    one_rep_max: Any, reps: Any, *, rpe: Any = None, rir: Any = None, formula: Formula = "brzycki", reasons: bool = False
) -> Any:
    """The load with which repetitions can be done, in the unit of the 1RM.

    :param one_rep_max: above 0.
    :param reps: to be done, 1 or more.
    :param rpe: to be reached, 6 to 10.
    :param rir: repetitions to be left, in place of ``rpe``.
    """
    _effort(rpe, rir)
    word = _library.encoded(formula)
    return _call(
        "gymbo_load_for",
        {"one_rep_max": one_rep_max, "reps": reps, "rir": rir, "rpe": rpe},
        lambda columns, count: [*columns, count, word],
        reasons=reasons,
    )


def reps_at(percent: Any, *, one_rep_max: Any = None, formula: Formula = "brzycki", reasons: bool = False) -> Any:
    """The repetitions, not necessarily whole, that can be done at a percentage of the 1RM.

    :param percent: above 0; 80 for 80 %.
    :param one_rep_max: in kilograms; only ``"weight_dependent"`` needs it.
    """
    word = _library.encoded(formula)
    return _call(
        "gymbo_reps_at",
        {"percentage": percent, "maximum": one_rep_max},
        lambda columns, count: [*columns, count, word],
        reasons=reasons,
    )


def percent_at(reps: Any, *, one_rep_max: Any = None, formula: Formula = "brzycki", reasons: bool = False) -> Any:
    """The percentage of the 1RM at which repetitions can be done to failure.

    :param reps: 1 or more.
    :param one_rep_max: in kilograms; only ``"weight_dependent"`` needs it.
    """
    word = _library.encoded(formula)
    return _call(
        "gymbo_percent_at",
        {"reps": reps, "maximum": one_rep_max},
        lambda columns, count: [*columns, count, word],
        reasons=reasons,
    )


def rpe_percent(reps: Any, rpe: Any, *, reasons: bool = False) -> Any:
    """The percentage of the 1RM by the chart of Reactive Training Systems (Tuchscherer 2008).

    :param reps: done, 1 or more; with those left at most 16.
    :param rpe: 6 to 10.
    """
    return _call(
        "gymbo_rpe_percent", {"reps": reps, "rpe": rpe}, lambda columns, count: [*columns, count], reasons=reasons
    )


_SEXES = {"M": 1, "F": 2, "MALE": 1, "FEMALE": 2, 1: 1, 2: 2}


def _sex(value: Any) -> Any:
    """The numbers of divisions that are written as words; words that are none are 0, what is missing stays so."""
    if is_expression(value):
        return value

    def number(word: Any) -> Optional[int]:
        return None if word is None else _SEXES.get(word.upper() if isinstance(word, str) else word, 0)

    if isinstance(value, str):
        return number(value)
    if isinstance(value, int):
        return value
    words = value.to_list() if hasattr(value, "to_list") else value.tolist() if hasattr(value, "tolist") else value
    return [number(word) for word in words]


def _points(score: str, total: Any, body_weight: Any, sex: Any, age: Any, reasons: bool) -> Any:
    word = _library.encoded(score)

    def points(values: Sequence[Any]) -> Any:
        total, body_weight, sex, age = values
        return _call(
            "gymbo_points",
            {"total": total, "body_weight": body_weight, "sex": _sex(sex), "age": age},
            lambda columns, count: [word, *columns, count],
            reasons=reasons,
        )

    given = [total, body_weight, sex, age]
    if not any(is_expression(value) for value in given):
        return points(given)
    if reasons:
        return (
            expression(given, lambda values: points(values)[0], "Float64"),
            expression(given, lambda values: points(values)[1], "UInt8"),
        )
    return expression(given, points, "Float64")


def dots(total: Any, body_weight: Any, sex: Any, *, age: Any = None, reasons: bool = False) -> Any:
    """The DOTS points of a total (Konertz 2019).

    :param total: kilograms, above 0.
    :param body_weight: kilograms, above 0; outside of 40–210 (men) and 40–150 (women) the nearest bound counts.
    :param sex: ``"M"`` or ``"F"``.
    :param age: years: points are multiplied by the Foster–McCulloch coefficient, ages 5 to 90.
    """
    return _points("dots", total, body_weight, sex, age, reasons)


def wilks(
    total: Any,
    body_weight: Any,
    sex: Any,
    *,
    age: Any = None,
    version: Literal["wilks", "wilks_2020", "wilks_2"] = "wilks",
    reasons: bool = False,
) -> Any:
    """The Wilks points of a total: of 1994, of 2020 as OpenPowerlifting has it, or of 2020 as most calculators have it.

    Parameters are those of :func:`dots`.
    """
    if version not in ("wilks", "wilks_2020", "wilks_2"):
        raise _errors.InvalidArgument(f'version cannot be "{version}"; it takes wilks, wilks_2020 or wilks_2.')
    return _points(version, total, body_weight, sex, age, reasons)


def ipf_gl(
    total: Any,
    body_weight: Any,
    sex: Any,
    *,
    age: Any = None,
    event: Literal["total", "bench"] = "total",
    equipped: bool = False,
    reasons: bool = False,
) -> Any:
    """The IPF GL points of a total or a bench press (IPF 2020). The IPF itself makes no difference for age.

    :param body_weight: kilograms, from 35.

    The other parameters are those of :func:`dots`.
    """
    if event not in ("total", "bench"):
        raise _errors.InvalidArgument(f'event cannot be "{event}"; it takes total or bench.')
    score = "ipf_gl" + ("_bench" if event == "bench" else "") + ("_equipped" if equipped else "")
    return _points(score, total, body_weight, sex, age, reasons)


def round_load(
    load: Any,
    step: float = 2.5,
    *,
    unit: Unit = "kg",
    direction: Literal["nearest", "down", "up"] = "nearest",
    reasons: bool = False,
) -> Any:
    """The multiple of a step next to each load, exactly; of two equally near the higher.

    :param step: above 0, in the unit of the loads.
    """
    directions = {"nearest": 0, "down": 1, "up": 2}
    if direction not in directions:
        raise _errors.InvalidArgument(f'direction cannot be "{direction}"; it takes nearest, down or up.')
    given: list[Union[float, int]] = [float(step), _library.unit(unit, "unit"), directions[direction]]
    return _call("gymbo_round_load", {"load": load}, lambda columns, count: [*columns, count, *given], reasons=reasons)
