"""The work of groups of sets, such as weeks: volume, repetition bands, and the sets of each muscle."""

from __future__ import annotations

import ctypes
from array import array
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint8, c_void_p
from typing import Any, List, Literal, NamedTuple, Optional, Sequence

from . import _groups, _kinds, _library, _series
from ._columns import ColumnStruct, column, expression, is_expression

_COLUMN = POINTER(ColumnStruct)
_NUMBERS = POINTER(c_double)
_BYTES = POINTER(c_uint8)
_ERROR = POINTER(c_void_p)

_VOLUME_NUMBERS = ("volume", "sets", "loaded_sets", "repetitions", "heavy", "moderate", "light")


class VolumeColumns(ctypes.Structure):
    """``gymbo_volume_columns``"""

    _fields_ = [
        ("size", c_size_t),
        *[(name, _NUMBERS) for name in _VOLUME_NUMBERS],
        ("reasons", _BYTES),
    ]


#: The functions of ``gymbo_lifts.h`` that are called here.
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "gymbo_volume": (
        c_int32, [_COLUMN, _COLUMN, POINTER(c_int64), c_size_t, c_int32, POINTER(VolumeColumns), _ERROR]),
    "gymbo_repetition_bands": (c_int32, [_COLUMN, c_size_t, _BYTES, _ERROR]),
    "gymbo_muscle_shares": (c_int32, [POINTER(c_char_p), c_size_t, c_char_p, _NUMBERS, _ERROR]),
    "gymbo_muscle_sets": (
        c_int32, [_COLUMN, _COLUMN, c_size_t, _NUMBERS, c_size_t, c_size_t, _NUMBERS, _ERROR]),
}  # fmt: skip

_library.declare(SIGNATURES)

_BANDS = (None, "heavy", "moderate", "light")


class Volume(NamedTuple):
    """The work of each group of sets; see :func:`volume`."""

    #: By ``groups``; None without.
    group: Any
    #: The exact sum of load times repetitions, in the unit of the loads; NaN where no set has a load.
    volume: Any
    #: Sets with one repetition or more, and those of them with a load above 0.
    sets: Any
    loaded_sets: Any
    repetitions: Any
    #: Sets of 1 to 5, of 6 to 12, and of 13 repetitions or more.
    heavy: Any
    moderate: Any
    light: Any
    reason: Any


class MuscleSets(NamedTuple):
    """The sets of each muscle in each group; see :func:`muscle_sets`."""

    #: By ``groups``; None without.
    group: Any
    chest: Any
    lats: Any
    upper_back: Any
    traps: Any
    lower_back: Any
    front_delts: Any
    side_delts: Any
    rear_delts: Any
    biceps: Any
    triceps: Any
    forearms: Any
    abs: Any
    obliques: Any
    quadriceps: Any
    hamstrings: Any
    glutes: Any
    adductors: Any
    abductors: Any
    calves: Any
    hip_flexors: Any
    neck: Any


#: In the order of the library.
MUSCLES = MuscleSets._fields[1:]


def volume(
    load: Any, reps: Any, *, unit: Literal["kg", "lb"] = "kg", groups: Any = None, offsets: Any = None
) -> Volume:
    """The work of each group of sets, such as a week: volume, sets, repetitions and repetition bands.

    >>> gymbo.volume([100, 100, 80], [5, 5, 12], groups=["Mon", "Mon", "Wed"]).volume
    [1000.0, 960.0]

    :param load: one that is missing, 0 or below adds no volume.
    :param reps: done, of which the whole ones count. A row without a repetition is no set.
    :param unit: of loads and volumes, in which sums are exact.
    :param groups: of each row its group; rows of a group need not be next to each other. Without it all are one.
    :param offsets: the first row of each group, and the number of rows, in place of ``groups``.
    """
    if is_expression(load) or is_expression(reps):
        _series.refuse_groups(groups, offsets)
        types = {name: "UInt8" if name == "reason" else "Float64" for name in Volume._fields[1:]}
        return _series.structured(  # type: ignore[no-any-return]
            [load, reps], lambda given: volume(*given, unit=unit), types)
    call = _series.Call({"load": load, "reps": reps}, groups, offsets)
    count = call.layout.series
    numbers = {name: _series.memory(count) for name in _VOLUME_NUMBERS}
    reasons = _series.memory(count, c_uint8)
    places = VolumeColumns(
        ctypes.sizeof(VolumeColumns), *(ctypes.cast(room, _NUMBERS) for room in numbers.values()),
        ctypes.cast(reasons, _BYTES))
    _library.call(
        "gymbo_volume", *call.places, call.offsets, call.series, c_int32(_library.unit(unit, "unit")), byref(places))
    fields = {name: call.numbers(room, name) for name, room in numbers.items()}
    return Volume(group=call.groups, reason=call.numbers(reasons, "reason"), **fields)


def repetition_band(reps: Any) -> Any:
    """The repetition band of each set: ``heavy`` for 1 to 5, ``moderate`` for 6 to 12, ``light`` for 13 and more; None for none.

    >>> gymbo.repetition_band([3, 8, 20])
    ['heavy', 'moderate', 'light']
    """
    if is_expression(reps):
        return expression([reps], lambda given: repetition_band(*given), "String")
    given = column(reps, "reps")
    count = 1 if given.count is None else given.count
    bands = _series.memory(count, c_uint8)
    _library.call("gymbo_repetition_bands", byref(given.struct), c_size_t(count), ctypes.cast(bands, _BYTES))
    index = given.owner[0].index if given.kind == "pandas" else None
    return _kinds.texts(given.kind, [_BANDS[band] for band in bands[:count]], "repetition_band", index)


def muscle_sets(
    exercises: Any, *, groups: Any = None, offsets: Any = None, volume_model: Optional[str] = None
) -> MuscleSets:
    """The sets of each muscle in each group of sets, such as a week, by the names of the sets' exercises.

    >>> gymbo.muscle_sets(["Bench Press", "Bench Press", "Squat"]).chest
    2.0

    The results are the columns of a matrix: ``pl.DataFrame(gymbo.muscle_sets(names, groups=weeks)._asdict())``. Sets of exercises
    whose muscles are not known count for none.

    :param exercises: of each set, as apps and people write it.
    :param groups: of each set its group; sets of a group need not be next to each other. Without it all are one.
    :param offsets: the first set of each group, and the number of sets, in place of ``groups``.
    :param volume_model: how a set counts: ``"fractional"``, the default, by half for muscles that help; ``"direct"``, or
        ``"fractional:0.3"``.
    """
    if is_expression(exercises):
        _series.refuse_groups(groups, offsets)
        return _series.structured(  # type: ignore[no-any-return]
            [exercises], lambda given: muscle_sets(*given, volume_model=volume_model), {name: "Float64" for name in MUSCLES})
    kind = _kinds.kind_of(exercises)
    names = [exercises] if kind == "number" else _kinds.plain(exercises, "exercises")
    layout = _groups.layout(groups, offsets, len(names))
    codes: dict[str, int] = {}
    rows = array("i", (codes.setdefault(name, len(codes)) if isinstance(name, str) else -1 for name in names))
    encoded = [_library.encoded(name) for name in codes]
    shares = _series.memory(len(codes) * len(MUSCLES))
    _library.call(
        "gymbo_muscle_shares", (c_char_p * len(encoded))(*encoded), c_size_t(len(encoded)), _library.encoded(volume_model),
        ctypes.cast(shares, _NUMBERS))
    found = _series.memory(layout.series * len(MUSCLES))
    # They own the memory that the library reads.
    of_rows, group_of_rows = column(rows, "exercises"), column(_group_of_row(layout), "groups")
    _library.call(
        "gymbo_muscle_sets", byref(of_rows.struct), byref(group_of_rows.struct), c_size_t(len(names)),
        ctypes.cast(shares, _NUMBERS), c_size_t(len(codes)), c_size_t(layout.series), ctypes.cast(found, _NUMBERS))
    kind = "number" if layout.is_one else kind if kind != "number" else "list"
    made = [_muscle(found, muscle, layout.series, kind, layout.groups) for muscle in range(len(MUSCLES))]
    group = None if layout.groups is None else _kinds.values(kind, layout.groups, "group", layout.groups)
    return MuscleSets(group, *made)


def _group_of_row(layout: _groups.Layout) -> "array[int]":
    """The number of each row's group."""
    order: Sequence[int] = range(layout.offsets[-1]) if layout.order is None else layout.order
    groups = array("i", bytes(4 * len(order)))
    for group in range(layout.series):
        for place in range(layout.offsets[group], layout.offsets[group + 1]):
            groups[order[place]] = group
    return groups


def _muscle(found: Any, muscle: int, groups: int, kind: str, index: Optional[List[Any]]) -> Any:
    """The column of a muscle."""
    rows = (c_double * max(1, groups))(*found[muscle : groups * len(MUSCLES) : len(MUSCLES)])
    return _kinds.numbers(kind, rows, groups, MUSCLES[muscle], index)
