"""The user's own tables, as the library reads them: names of exercises, and what there is to lift with."""

from __future__ import annotations

import csv
import io
import os
from collections import Counter
from typing import Any, Iterable, List, Mapping, Optional, Sequence, Union

from . import _arrow, _errors

#: An exercise that GymBo knows; or muscles, the direct ones or ``{"direct": [...], "indirect": [...]}``.
Meaning = Union[str, Sequence[str], Mapping[str, Sequence[str]]]
#: The path of a table, names with what they mean, or a frame with the table's columns.
Exercises = Union[str, "os.PathLike[str]", Mapping[str, Meaning], _arrow.ArrowStreamExportable]

#: The bar that plates given as a list go on, by unit.
_BARS = {"kg": 20, "lb": 45}


def _text(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = io.StringIO()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return lines.getvalue()


def exercises(given: Exercises) -> str:
    """A table of names of exercises as CSV.

    :raises TypeError: it is neither names with their meanings nor a frame.
    """
    if isinstance(given, Mapping):
        return _text(["name", "exercise", "direct", "indirect"], (_exercise(*each) for each in given.items()))
    if not isinstance(given, (str, os.PathLike)) and hasattr(given, "__arrow_c_stream__"):
        columns, rows = _arrow.values(given)
        return _text(columns, ([_cell(value) for value in row] for row in rows))
    raise TypeError(f"exercises cannot be of the type {type(given).__name__}; give a path, a dict or a frame.")


def _exercise(name: str, meaning: Meaning) -> List[str]:
    if isinstance(meaning, str):
        return [name, meaning, "", ""]
    muscles: Mapping[str, Any] = meaning if isinstance(meaning, Mapping) else {"direct": meaning}
    unknown = set(muscles) - {"direct", "indirect"}
    if unknown:
        raise _errors.InvalidArgument(f'exercises: "{name}" has "{sorted(unknown)[0]}"; it takes direct and indirect.')
    return [name, "", _cell(muscles.get("direct")), _cell(muscles.get("indirect"))]


def _cell(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else ";".join(map(str, value)) if isinstance(value, Iterable) else str(value)


def plates(given: Iterable[float], unit: Optional[str], bar: Optional[float] = None) -> str:
    """A table of plates, each number a pair of them, and a bar, as CSV.

    :param bar: its weight; by default 20 kg or 45 lb.
    :raises InvalidArgument: no unit is given.
    """
    if unit not in _BARS:
        raise _errors.InvalidArgument('plates are numbers without a unit; give unit="kg" or unit="lb".')
    pairs = Counter(float(plate) for plate in given)
    rows: List[Sequence[object]] = [["bar", unit, _BARS[unit] if bar is None else f"{float(bar):g}", 1]]
    rows += [["plate", unit, f"{plate:g}", f"{count} pair{'s' if count > 1 else ''}"] for plate, count in pairs.items()]
    return _text(["kind", "unit", "weight", "count"], rows)
