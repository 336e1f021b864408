"""Columns of whatever kind a call was given: results made as one of it, rows put into another order, days, texts."""

from __future__ import annotations

import array
import ctypes
import datetime
import math
import sys
from ctypes import c_uint8
from typing import Any, List, Optional, Sequence

from . import _number_arrays
from ._columns import Column, ORDER, is_of

_EPOCH = datetime.date(1970, 1, 1).toordinal()


def of(columns: Sequence[Optional[Column]]) -> str:
    """The kind that results have: that of the column that decides."""
    return min((made.kind for made in columns if made is not None), key=ORDER.index)


def _validity(memory: Any, count: int) -> Any:
    """Arrow's bits of rows that are numbers."""
    bits = (c_uint8 * max(1, (count + 7) // 8))()
    for row in range(count):
        if not math.isnan(memory[row]):
            bits[row // 8] |= 1 << row % 8
    return bits


def numbers(kind: str, memory: Any, count: int, name: str, index: Any = None) -> Any:
    """Doubles or bytes as a column. What is NaN is null where the kind knows null.

    :param memory: of ctypes; the column may keep it.
    :param index: of a series of pandas.
    """
    is_double = memory._type_ is ctypes.c_double
    if kind == "number":
        return memory[0]
    if kind == "list":
        return list(memory[:count])
    if kind == "buffer":
        return array.array("d" if is_double else "B", memory[:count])
    if kind in ("numpy", "pandas"):
        column = sys.modules["numpy"].frombuffer(memory, "float64" if is_double else "uint8", count)
        return column if kind == "numpy" else sys.modules["pandas"].Series(column, index=index, name=name)
    if kind == "polars":
        plain = sys.modules["polars"].Series(_number_arrays.NumberArray(memory, count, None, b"g" if is_double else b"C"))
        return (plain.fill_nan(None) if is_double else plain).alias(name)
    made = _number_arrays.NumberArray(
        memory, count, _validity(memory, count) if is_double else None, b"g" if is_double else b"C")
    return made if kind == "arrow" else _of_pyarrow(kind, made)


def _of_pyarrow(kind: str, values: Any, type: Any = None) -> Any:
    pyarrow = sys.modules["pyarrow"]
    column = pyarrow.array(values, type)
    return column if kind == "pyarrow" else pyarrow.chunked_array([column])


def texts(kind: str, values: Sequence[Any], name: str, index: Any = None, *, are_lists: bool = False) -> Any:
    """Words, or lists of them, as a column; of kinds that have no words, a list.

    :param values: None where there is none.
    """
    if kind == "number":
        return values[0]
    if kind == "polars":
        polars = sys.modules["polars"]
        return polars.Series(name, values, polars.List(polars.String) if are_lists else polars.String)
    if kind in ("pyarrow", "chunked"):
        word = sys.modules["pyarrow"].string()
        return _of_pyarrow(kind, values, sys.modules["pyarrow"].list_(word) if are_lists else word)
    return _objects(kind, values, name, index)


def number_lists(kind: str, values: Sequence[Any], name: str, index: Any = None) -> Any:
    """Lists of numbers as a column; of kinds that have none, a list."""
    if kind == "number":
        return values[0]
    if kind == "polars":
        polars = sys.modules["polars"]
        return polars.Series(name, values, polars.List(polars.Float64))
    if kind in ("pyarrow", "chunked"):
        return _of_pyarrow(kind, values, sys.modules["pyarrow"].list_(sys.modules["pyarrow"].float64()))
    return _objects(kind, values, name, index)


def values(kind: str, given: Sequence[Any], name: str, index: Any = None) -> Any:
    """Values of any type as a column."""
    if kind == "polars":
        return sys.modules["polars"].Series(name, given)
    if kind in ("pyarrow", "chunked"):
        return _of_pyarrow(kind, given)
    if kind == "numpy":
        return sys.modules["numpy"].array(given)
    return sys.modules["pandas"].Series(given, index=index, name=name) if kind == "pandas" else list(given)


def flags(kind: str, memory: Any, count: int, name: str, index: Any = None) -> Any:
    """Bytes as a column of what is true."""
    if kind in ("numpy", "pandas"):
        column = sys.modules["numpy"].frombuffer(memory, "bool", count)
        return column if kind == "numpy" else sys.modules["pandas"].Series(column, index=index, name=name)
    if kind == "polars":
        return numbers(kind, memory, count, name).cast(sys.modules["polars"].Boolean)
    if kind in ("pyarrow", "chunked"):
        return numbers(kind, memory, count, name).cast(sys.modules["pyarrow"].bool_())
    return bool(memory[0]) if kind == "number" else [byte == 1 for byte in memory[:count]]


def _objects(kind: str, values: Sequence[Any], name: str, index: Any) -> Any:
    if kind in ("numpy", "pandas"):
        column = sys.modules["numpy"].empty(len(values), "object")
        for row, value in enumerate(values):
            column[row] = value
        return column if kind == "numpy" else sys.modules["pandas"].Series(column, index=index, name=name)
    return list(values)


def plain(value: Any, name: str) -> List[Any]:
    """The values of a column of any kind, such as names of lifts."""
    if isinstance(value, (str, bytes)):
        raise TypeError(f"{name} cannot be {value!r}; it takes a column.")
    for method in ("to_list", "to_pylist", "tolist"):
        if hasattr(value, method):
            return list(getattr(value, method)())
    return list(value)


def kind_of(value: Any) -> str:
    """The kind of a column of texts."""
    for kind, module, type in (
        ("polars", "polars", "Series"), ("pandas", "pandas", "Series"), ("chunked", "pyarrow", "ChunkedArray"),
        ("pyarrow", "pyarrow", "Array"), ("numpy", "numpy", "ndarray"),
    ):  # fmt: skip
        if is_of(value, module, type):
            return kind
    return "number" if value is None or isinstance(value, str) else "list"


def taken(value: Any, order: Sequence[int]) -> Any:
    """The rows of a column in an order; a number for all rows stays it."""
    if value is None or isinstance(value, (int, float)):
        return value
    if is_of(value, "polars", "Series"):
        return value.gather(order)
    if is_of(value, "pandas", "Series"):
        return value.iloc[order]
    if is_of(value, "pyarrow", "Array") or is_of(value, "pyarrow", "ChunkedArray"):
        return value.take(sys.modules["pyarrow"].array(order, sys.modules["pyarrow"].int64()))
    if is_of(value, "numpy", "ndarray"):
        return value[order] if value.ndim else value
    if isinstance(value, array.array):
        return array.array(value.typecode, [value[row] for row in order])
    values = plain(value, "a column")
    return [values[row] for row in order]


def days(value: Any) -> Any:
    """Dates as days since 1970; numbers stay as they are. Of moments the day counts."""
    zone = _zone(value)
    if zone is not None:
        raise TypeError(f"Days have the time zone {zone}; give them as the lifter's own, without a zone.")
    if isinstance(value, datetime.date):
        return value.toordinal() - _EPOCH
    if is_of(value, "polars", "Series") and "Datetime" in str(value.dtype):
        return value.cast(sys.modules["polars"].Date)
    if is_of(value, "pandas", "Series") and value.dtype.kind == "M":
        return _of_datetimes(value.to_numpy("datetime64[D]"))
    if is_of(value, "numpy", "ndarray") and value.dtype.kind == "M":
        return _of_datetimes(value)
    if (is_of(value, "pyarrow", "Array") or is_of(value, "pyarrow", "ChunkedArray")) and "timestamp" in str(value.type):
        return value.cast(sys.modules["pyarrow"].date32(), safe=False)
    if isinstance(value, (list, tuple)) and any(isinstance(each, datetime.date) for each in value):
        return [each.toordinal() - _EPOCH if isinstance(each, datetime.date) else each for each in value]
    return value


def _zone(value: Any) -> Any:
    """The time zone of moments; None where they have none, as the lifter's own clock has."""
    if isinstance(value, datetime.datetime):
        return value.tzinfo
    if is_of(value, "polars", "Series"):
        return getattr(value.dtype, "time_zone", None)
    if is_of(value, "pandas", "Series"):
        return getattr(value.dtype, "tz", None)
    if is_of(value, "pyarrow", "Array") or is_of(value, "pyarrow", "ChunkedArray"):
        return getattr(value.type, "tz", None)
    if isinstance(value, (list, tuple)):
        return next((each.tzinfo for each in value if isinstance(each, datetime.datetime) and each.tzinfo), None)
    return None


def _of_datetimes(value: Any) -> Any:
    whole = value.astype("datetime64[D]")
    column = whole.astype("int64").astype("float64")
    column[whole != whole] = math.nan
    return column
