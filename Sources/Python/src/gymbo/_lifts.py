"""What lifts and exercises are known by: the next set of a lift, the plates on a bar, the facts about an exercise."""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint8, c_uint32, c_void_p
from typing import Any, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _errors, _kinds, _library, _series, _user_tables
from ._columns import ColumnStruct, ResultStruct, column, is_expression

_COLUMN = POINTER(ColumnStruct)
_NUMBERS = POINTER(c_double)
_ERROR = POINTER(c_void_p)
#: ``GYMBO_MOST_REPETITIONS``
_MOST_REPETITIONS = 30


class HabitsStruct(ctypes.Structure):
    """``gymbo_repetition_habits``"""

    _fields_ = [(name, c_int64) for name in ("pairs", "equal", "same_load", "same_load_equal", "same_load_one_more")]


class PredictionColumns(ctypes.Structure):
    """``gymbo_prediction_columns``"""

    _fields_ = [
        ("size", c_size_t),
        *[(name, _NUMBERS) for name in ("probabilities", "median", "low", "high", "probability_at_least")],
        ("reasons", POINTER(c_uint8)),
    ]


class FactsStruct(ctypes.Structure):
    """``gymbo_exercise_facts``"""

    _fields_ = [
        *[(name, c_char_p) for name in (
            "name", "source", "movement", "mechanics", "region", "implement", "loading", "modality",
        )],
        ("direct", c_uint32),
        ("indirect", c_uint32),
    ]  # fmt: skip


#: The functions that are called here, of ``gymbo_vectors.h`` and ``gymbo_lifts.h``.
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "gymbo_inventory_read": (c_int32, [c_char_p, c_int32, POINTER(c_void_p), _ERROR]),
    "gymbo_inventory_read_text": (c_int32, [c_char_p, c_int32, POINTER(c_void_p), _ERROR]),
    "gymbo_inventory_sizes": (c_size_t, [c_void_p, c_int32, _NUMBERS, c_size_t]),
    "gymbo_plates": (
        c_int32, [_COLUMN, c_size_t, c_void_p, c_int32, POINTER(ResultStruct), POINTER(c_uint8), _ERROR]),
    "gymbo_inventory_free": (None, [c_void_p]),
    "gymbo_predict_next": (
        c_int32,
        [_COLUMN, _COLUMN, _COLUMN, POINTER(c_int64), c_size_t, _COLUMN, _COLUMN, _COLUMN, POINTER(HabitsStruct),
         POINTER(PredictionColumns), _ERROR],
    ),
    "gymbo_facts": (c_int32, [POINTER(c_char_p), c_size_t, POINTER(FactsStruct), _ERROR]),
    "gymbo_muscle_name": (c_char_p, [c_size_t]),
}  # fmt: skip

_library.declare(SIGNATURES)


class Habits(NamedTuple):
    """How often neighbouring sessions of somebody's lifts have the same repetitions."""

    #: Pairs of neighbouring sessions; with equal repetitions.
    pairs: int = 0
    equal: int = 0
    #: Pairs at the same load; with equal repetitions; with exactly one more.
    same_load: int = 0
    same_load_equal: int = 0
    same_load_one_more: int = 0


class Prediction(NamedTuple):
    """The repetitions that each lift's next top set will probably have; see :func:`predict_next`."""

    #: The lift by ``groups``; None without.
    group: Any
    #: The repetitions in the middle, and those between which 80 % or more of the probability is.
    median: Any
    low: Any
    high: Any
    #: Of ``at_least`` or more.
    probability_at_least: Any
    #: A list of 30 for each lift: of 1 repetition, of 2, and so on. Empty where there is no prediction.
    probabilities: Any
    reason: Any


class Plates(NamedTuple):
    """The loads that bar and plates make; see :func:`plates`."""

    #: The whole load.
    load: Any
    #: The plates on one side of the bar, heaviest first.
    per_side: Any
    reason: Any


class ExerciseFacts(NamedTuple):
    """What is known of exercises; None where nothing is. See :func:`exercise_facts`."""

    #: The catalogue's name.
    name: Any
    #: ``catalogue``; ``inferred`` from the words of the name; ``unassigned``.
    source: Any
    movement: Any
    mechanics: Any
    region: Any
    implement: Any
    loading: Any
    modality: Any
    #: The muscles for which a set counts fully, and by half.
    direct: Any
    indirect: Any


def predict_next(
    days: Any,
    load: Any,
    reps: Any,
    *,
    next_day: Any,
    next_load: Any,
    at_least: Any = None,
    groups: Any = None,
    offsets: Any = None,
    lifter: Optional[Habits] = None,
) -> Prediction:
    """The repetitions that each lift's next top set will probably have.

    >>> gymbo.predict_next([0, 7, 14], [100, 100, 100], [8, 8, 9], next_day=21, next_load=100, at_least=8)

    :param days: of the sets, whole numbers or dates, not falling within a lift.
    :param load: kilograms. Of each day the heaviest set with 1 to 15 repetitions counts.
    :param reps: done.
    :param next_day: one a lift, or one for all; not before a lift's last.
    :param next_load: one a lift, or one for all; kilograms.
    :param at_least: repetitions, one a lift, or one for all.
    :param groups: of each row its lift; rows of a lift need not be next to each other. Without it all are of one lift.
    :param offsets: the first row of each lift, and the number of rows, in place of ``groups``.
    :param lifter: over all lifts of who does them; by default those of the lifts of this call.
    """
    given = [days, load, reps, next_day, next_load, at_least]
    if any(is_expression(each) for each in given):
        _series.refuse_groups(groups, offsets)
        types = {name: "Float64" for name in ("median", "low", "high", "probability_at_least")}
        return _series.structured(  # type: ignore[no-any-return]
            given, lambda values: _of_lift(values, lifter), {**types, "probabilities": "List(Float64)", "reason": "UInt8"})
    call = _series.Call({"days": _kinds.days(days), "load": load, "reps": reps}, groups, offsets)
    count = call.layout.series
    nexts = [
        call.per_series(_kinds.days(next_day), "next_day"),
        call.per_series(next_load, "next_load"),
        call.per_series(at_least, "at_least"),
    ]
    names = ("median", "low", "high", "probability_at_least")
    numbers = [_series.memory(count) for _ in names]
    probabilities, reasons = _series.memory(count * _MOST_REPETITIONS), _series.memory(count, c_uint8)
    places = PredictionColumns(
        ctypes.sizeof(PredictionColumns), *(ctypes.cast(room, _NUMBERS) for room in (probabilities, *numbers)),
        ctypes.cast(reasons, POINTER(c_uint8)))
    habits = None if lifter is None else byref(HabitsStruct(*lifter))
    _library.call(
        "gymbo_predict_next", *call.places, call.offsets, call.series,
        *(None if each is None else byref(each.struct) for each in nexts), habits, byref(places))
    lists = [
        [] if reasons[row] else probabilities[row * _MOST_REPETITIONS : (row + 1) * _MOST_REPETITIONS] for row in range(count)
    ]
    fields = {name: call.numbers(room, name) for name, room in zip(names, numbers)}
    listed = _kinds.number_lists(call.kind, lists, "probabilities", call.index)
    return Prediction(group=call.groups, probabilities=listed, reason=call.numbers(reasons, "reason"), **fields)


def _of_lift(values: Sequence[Any], lifter: Optional[Habits]) -> Prediction:
    """The prediction of one lift, for which the next day and the like may be columns of one row."""
    days, load, reps, *nexts = values
    alone = [each.item() if hasattr(each, "item") else each for each in nexts]
    return predict_next(days, load, reps, next_day=alone[0], next_load=alone[1], at_least=alone[2], lifter=lifter)


Available = Union[None, str, "os.PathLike[str]", Iterable[float]]


def plates(
    load: Any, available: Available = None, *, unit: str = "kg", bar: Optional[float] = None
) -> Plates:
    """The load nearest to each target that bar and plates make, and the plates on one side of the bar.

    >>> gymbo.plates(101)
    Plates(load=100.0, per_side=[25.0, 15.0], reason=0)

    :param load: of bar and plates together.
    :param available: the pairs of plates that there are, or the path of a table as ``gymbo suggest --plates`` takes it; by
        default a bar and plates as gyms have them. Of equally near loads that with the fewest plates counts; below the
        lightest bar, that bar alone.
    :param unit: of loads, plates and bar: ``"kg"`` or ``"lb"``.
    :param bar: the weight of the bar that plates given as numbers go on; by default 20 kg or 45 lb.
    """
    if is_expression(load):
        types = {"load": "Float64", "per_side": "List(Float64)", "reason": "UInt8"}
        return _series.structured(  # type: ignore[no-any-return]
            [load], lambda given: plates(given[0], available, unit=unit, bar=bar), types, is_one=False)
    number = _library.unit(unit, "unit")
    inventory = _inventory(available, unit, number, bar)
    sizes = (c_double * 256)()
    kinds = _library.library.gymbo_inventory_sizes(inventory.pointer, number, sizes, len(sizes))
    target = column(load, "load")
    count = 1 if target.count is None else target.count
    made, reasons = _series.memory(count), _series.memory(count, c_uint8)
    counts = _series.memory(count * kinds, c_uint8)
    results = ResultStruct(values=ctypes.addressof(made), reasons=ctypes.addressof(reasons))
    _library.call(
        "gymbo_plates", byref(target.struct), c_size_t(count), inventory.pointer, number, byref(results),
        ctypes.cast(counts, POINTER(c_uint8)))
    sides = [
        [size for size, pairs in zip(sizes[:kinds], counts[row * kinds : (row + 1) * kinds]) for _ in range(pairs)]
        for row in range(count)
    ]
    index = target.owner[0].index if target.kind == "pandas" else None
    return Plates(
        _kinds.numbers(target.kind, made, count, "load", index),
        _kinds.number_lists(target.kind, sides, "per_side", index),
        _kinds.numbers(target.kind, reasons, count, "reason", index))


def _inventory(available: Available, unit: str, number: int, bar: Optional[float]) -> _library.Handle:
    if available is None or isinstance(available, (str, os.PathLike)):
        if bar is not None:
            raise _errors.InvalidArgument("bar is given without plates; give the pairs of plates that go on it, too.")
        return _library.Handle(
            "gymbo_inventory_read", _library.encoded(available), number, free="gymbo_inventory_free")
    table = _user_tables.plates(available, unit, bar)
    return _library.Handle("gymbo_inventory_read_text", table.encode(), number, free="gymbo_inventory_free")


def _muscles() -> Tuple[str, ...]:
    names: List[str] = []
    while name := _library.library.gymbo_muscle_name(len(names)):
        names.append(name.decode())
    return tuple(names)


_MUSCLES = _muscles()


def _words(bits: int) -> List[str]:
    return [name for muscle, name in enumerate(_MUSCLES) if bits >> muscle & 1]


def exercise_facts(names: Any) -> ExerciseFacts:
    """What is known of exercises by their names, as apps and people write them.

    >>> gymbo.exercise_facts("Bench Press (Barbell)").direct
    ['chest']

    :param names: a name, or a column of them.
    """
    if is_expression(names):
        types = {name: "String" for name in ExerciseFacts._fields}
        return _series.structured(  # type: ignore[no-any-return]
            [names], lambda given: exercise_facts(*given), {**types, "direct": "List(String)", "indirect": "List(String)"},
            is_one=False)
    kind = _kinds.kind_of(names)
    listed = [names] if kind == "number" else _kinds.plain(names, "names")
    known = _facts(list({name for name in listed if isinstance(name, str)}))
    rows: List[Sequence[Any]] = [known[name] if isinstance(name, str) else [None] * 10 for name in listed]
    index = names.index if kind == "pandas" else None
    return ExerciseFacts(*(
        _kinds.texts(kind, [row[place] for row in rows], name, index, are_lists=name.endswith("direct"))
        for place, name in enumerate(ExerciseFacts._fields)
    ))


def _facts(names: List[str]) -> dict[str, Sequence[Any]]:
    """The facts of names, each of which is looked up once."""
    encoded = [_library.encoded(name) for name in names]
    found = (FactsStruct * len(names))()
    _library.call("gymbo_facts", (c_char_p * len(names))(*encoded), c_size_t(len(names)), found)
    made: dict[str, Sequence[Any]] = {}
    for name, facts in zip(names, found):
        words = [getattr(facts, field) for field in ExerciseFacts._fields[:8]]
        made[name] = [*(None if word is None else word.decode() for word in words), _words(facts.direct), _words(facts.indirect)]
    return made
