"""Which rows of columns belong to which series."""

from __future__ import annotations

from typing import Any, List, NamedTuple, Optional

import array

from . import _errors, _kinds


class Layout(NamedTuple):
    """Where the rows of each series are."""

    #: The first row of each series, and the number of rows.
    offsets: "array.array[int]"
    #: The rows so that those of a series are next to each other; None where they are.
    order: Optional[List[int]] = None
    #: Of each series the group; None where there are no groups.
    groups: Optional[List[Any]] = None
    #: Whether the columns are one series, whose results are no columns.
    is_one: bool = False

    @property
    def series(self) -> int:
        """Series."""
        return len(self.offsets) - 1

    def arranged(self, value: Any) -> Any:
        """A column with the rows of a series next to each other."""
        return value if self.order is None else _kinds.taken(value, self.order)

    def restored(self, value: Any) -> Any:
        """A column of results in the order of the rows as they were given."""
        if self.order is None:
            return value
        places = [0] * len(self.order)
        for place, row in enumerate(self.order):
            places[row] = place
        return _kinds.taken(value, places)


def layout(groups: Any, offsets: Any, rows: Optional[int]) -> Layout:
    """The series of some columns.

    :param groups: of each row, such as the name of its lift; rows of a group need not be next to each other.
    :param offsets: the first row of each series, and the number of rows.
    :param rows: of the columns; None where each is a number.
    """
    count = 1 if rows is None else rows
    if groups is not None and offsets is not None:
        raise _errors.InvalidArgument("groups and offsets are both given; give one of them.")
    if offsets is not None:
        given = array.array("q", _kinds.plain(offsets, "offsets"))
        if not given or given[-1] != count:
            last = given[-1] if given else "nothing"
            raise _errors.InvalidArgument(f"offsets end with {last}; the last of them is the number of rows, {count}.")
        return Layout(given)
    if groups is None:
        return Layout(array.array("q", [0, count]), is_one=True)
    return _grouped(_kinds.plain(groups, "groups"), count)


def _grouped(values: List[Any], count: int) -> Layout:
    if len(values) != count:
        raise _errors.InvalidArgument(f"groups has {len(values)} rows; the columns have {count}.")
    numbers: dict[Any, int] = {}
    codes = [numbers.setdefault(value, len(numbers)) for value in values]
    sizes = [0] * len(numbers)
    is_sorted, last = True, 0
    for code in codes:
        sizes[code] += 1
        is_sorted = is_sorted and code >= last
        last = code
    offsets = array.array("q", [0])
    for size in sizes:
        offsets.append(offsets[-1] + size)
    order = None if is_sorted else sorted(range(count), key=codes.__getitem__)
    return Layout(offsets, order, list(numbers))
