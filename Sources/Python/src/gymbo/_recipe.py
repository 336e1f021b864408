"""How objects of the library are made again where they were sent: by the same call. The library gives the same answer every
time, so that what is made there is equal."""

from __future__ import annotations

from typing import Any, Callable, Dict, Tuple, TypeVar

_Made = TypeVar("_Made")


class Immutable:
    """An object that never changes: a copy of it is itself."""

    def __copy__(self: _Made) -> _Made:
        return self

    def __deepcopy__(self: _Made, memo: Dict[int, Any]) -> _Made:
        return self


class Recipe:
    """A call by which an object is made again."""

    def __init__(self, function: Callable[..., Any], *arguments: Any, **options: Any) -> None:
        self._function = function
        self._arguments = arguments
        self._options = options

    def reduced(self) -> Tuple[Callable[..., Any], Tuple[Any, ...]]:
        """What ``__reduce__`` returns."""
        return again, (self._function, self._arguments, self._options)


def again(function: Callable[..., Any], arguments: Tuple[Any, ...], options: Dict[str, Any]) -> Any:
    """Makes the object."""
    return function(*arguments, **options)
