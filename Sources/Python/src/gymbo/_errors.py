"""The statuses of the C library as exceptions, each with its sentence."""

from __future__ import annotations

import warnings
from typing import Optional, Sequence


class Error(Exception):
    """Anything that GymBo refuses, or cannot do. Its text is one sentence: what, where, and what to do."""

    name: Optional[str] = None
    """What was asked for and is not there: an exercise, a table, a schema, a column."""
    candidates: tuple[str, ...] = ()
    """What could be meant instead, or all that there is."""
    filename: Optional[str] = None
    """The file that it is about, as given."""
    line: Optional[int] = None
    """The line of the file, from 1."""
    columns: tuple[str, ...] = ()
    """The columns that it is about: those of the table, or those that a file lacks."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class InvalidArgument(Error, ValueError):
    """A word or number that is none of those allowed."""


class Unreadable(Error, OSError):
    """A file cannot be read."""


class UnknownFormat(Error, ValueError):
    """A file or table is no training history that GymBo knows."""


class NotFound(Error, LookupError):
    """There is no exercise, table or schema of that name."""


class UnreadColumnWarning(UserWarning):
    """A table has a column that nothing is read of."""


def warn_of_unread(columns: Sequence[str], level: int, hint: str = "") -> None:
    """Warns of columns, if there are any.

    :param level: how many calls above this one the line is that the warning is about.
    """
    if columns:
        names = ", ".join(f'"{name}"' for name in columns)
        text = f"Nothing is read of the column{'s' if len(columns) > 1 else ''} {names}{hint}."
        warnings.warn(text, UnreadColumnWarning, stacklevel=level)


_KINDS: dict[int, type[Error]] = {
    1: InvalidArgument,
    2: Unreadable,
    3: UnknownFormat,
    4: NotFound,
}


def of(status: int, message: str, details: dict[str, list[str]]) -> Error:
    """The exception of a status of ``gymbo.h``.

    :param details: by the words of ``gymbo_error_detail``.
    """
    error = _KINDS.get(status, Error)(message)
    error.name = next(iter(details["name"]), None)
    error.candidates = tuple(details["candidate"])
    error.filename = next(iter(details["file"]), None)
    error.line = next((int(line) for line in details["line"]), None)
    error.columns = tuple(details["column"])
    return error
