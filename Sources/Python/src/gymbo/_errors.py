"""The statuses of the C library as exceptions, each with its sentence."""

from __future__ import annotations


class Error(Exception):
    """Anything that GymBo refuses, or cannot do. Its text is one sentence: what, where, and what to do."""


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


_KINDS: dict[int, type[Error]] = {
    1: InvalidArgument,
    2: Unreadable,
    3: UnknownFormat,
    4: NotFound,
}


def of(status: int, message: str) -> Error:
    """The exception of a status of ``gymbo.h``."""
    return _KINDS.get(status, Error)(message)
