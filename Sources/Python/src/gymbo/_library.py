"""The C library: its functions as ``gymbo.h`` declares them."""

from __future__ import annotations

import ctypes
import operator
import os
from ctypes import POINTER, byref, c_char_p, c_int32, c_size_t, c_uint32, c_void_p
from pathlib import Path
from typing import Any, Callable, List, Mapping, Optional, Tuple

from . import _errors
from ._arrow import ArrowArrayStream

ABI_VERSION = 8

UNITS = {None: 0, "kg": 1, "lb": 2}


class ImportOptions(ctypes.Structure):
    """``gymbo_import_options``"""

    _fields_ = [
        ("size", c_size_t),
        ("input_unit", c_int32),
        ("exercise_map", c_char_p),
        ("exercise_map_text", c_char_p),
        ("threads", c_int32),
        ("date_order", c_char_p),
        ("zone", c_char_p),
        ("columns", c_char_p),
    ]


class File(ctypes.Structure):
    """``gymbo_file``"""

    _fields_ = [("name", c_char_p), ("bytes", c_char_p), ("count", c_size_t)]


class ReportOptions(ctypes.Structure):
    """``gymbo_report_options``"""

    _fields_ = [
        ("size", c_size_t),
        ("as_of", c_char_p),
        ("week", c_char_p),
        ("rule", c_char_p),
        ("weekly_goal", c_int32),
        ("unit", c_int32),
        ("width", c_int32),
        ("adjust_effort", c_int32),
        ("formula", c_char_p),
        ("plateau_rule", c_char_p),
        ("volume_model", c_char_p),
        ("plates", c_char_p),
        ("training_maxima", POINTER(c_char_p)),
        ("training_maximum_count", c_size_t),
        ("target", c_char_p),
        ("tables", c_char_p),
        ("parts", c_char_p),
        ("body_weight", c_char_p),
        ("language", c_char_p),
        ("plates_text", c_char_p),
        ("program", c_char_p),
    ]


_ERROR = POINTER(c_void_p)
_HANDLE = POINTER(c_void_p)
_TEXT = [POINTER(c_void_p), POINTER(c_size_t), _ERROR]
_READING = [POINTER(ImportOptions), _HANDLE, _ERROR]
_REPORT = POINTER(ReportOptions)

_SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "gymbo_version": (c_char_p, []),
    "gymbo_require_abi": (c_int32, [c_uint32, _ERROR]),
    "gymbo_error_message": (c_char_p, [c_void_p]),
    "gymbo_error_detail": (c_char_p, [c_void_p, c_char_p, c_size_t]),
    "gymbo_error_free": (None, [c_void_p]),
    "gymbo_text_free": (None, [c_void_p]),
    "gymbo_history_read": (c_int32, [POINTER(c_char_p), c_size_t, *_READING]),
    "gymbo_history_read_bytes": (c_int32, [POINTER(File), c_size_t, *_READING]),
    "gymbo_history_free": (None, [c_void_p]),
    "gymbo_report": (c_int32, [c_void_p, _REPORT, c_int32, *_TEXT]),
    "gymbo_exercise": (c_int32, [c_void_p, c_char_p, _REPORT, c_int32, *_TEXT]),
    "gymbo_suggest": (c_int32, [c_void_p, _REPORT, c_int32, *_TEXT]),
    "gymbo_check": (c_int32, [c_void_p, _REPORT, c_int32, POINTER(c_int32), *_TEXT]),
    "gymbo_table": (c_int32, [c_void_p, c_char_p, _REPORT, *_TEXT]),
    "gymbo_schema": (c_int32, [c_char_p, *_TEXT]),
    "gymbo_batch_read": (c_int32, [c_void_p, *_READING]),
    "gymbo_batch_count": (c_size_t, [c_void_p]),
    "gymbo_batch_athlete": (c_char_p, [c_void_p, c_size_t]),
    "gymbo_batch_unread_column": (c_char_p, [c_void_p, c_size_t]),
    "gymbo_batch_history": (c_int32, [c_void_p, c_size_t, _HANDLE, _ERROR]),
    "gymbo_batch_analyze": (c_int32, [c_void_p, _REPORT, c_int32, _HANDLE, _ERROR]),
    "gymbo_batch_free": (None, [c_void_p]),
    "gymbo_file_analyze": (c_int32, [c_char_p, c_char_p, POINTER(ImportOptions), _REPORT, _HANDLE, _ERROR]),
    "gymbo_history_analyze": (c_int32, [c_void_p, _REPORT, _HANDLE, _ERROR]),
    "gymbo_tables_get": (c_int32, [c_void_p, c_char_p, POINTER(ArrowArrayStream), _ERROR]),
    "gymbo_tables_get_encoded": (c_int32, [c_void_p, c_char_p, POINTER(ArrowArrayStream), _ERROR]),
    "gymbo_tables_name": (c_char_p, [c_size_t]),
    "gymbo_tables_free": (None, [c_void_p]),
}


def _load() -> ctypes.CDLL:
    """The library in the package, or the one that ``GYMBO_LIBRARY`` names."""
    path = os.environ.get("GYMBO_LIBRARY") or Path(__file__).with_name("libgymbo_c.so")
    return ctypes.CDLL(os.fspath(path))


library = _load()


def declare(signatures: Mapping[str, Tuple[Any, List[Any]]]) -> None:
    """Says what functions of the library return and take."""
    for name, (result, arguments) in signatures.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments


declare(_SIGNATURES)


def call(name: str, *arguments: Any) -> None:
    """Calls a function that returns a status and takes an error last; raises what it refuses."""
    error = c_void_p()
    status = getattr(library, name)(*arguments, byref(error))
    if status == 0:
        return
    try:
        message = library.gymbo_error_message(error).decode()
        raise _errors.of(status, message, {name: _details(error, name) for name in DETAILS})
    finally:
        library.gymbo_error_free(error)


#: What an error tells besides its sentence, by the words of ``gymbo_error_detail``.
DETAILS = ("name", "candidate", "file", "line", "column")


def _details(error: c_void_p, name: str) -> list[str]:
    values: list[str] = []
    while (value := library.gymbo_error_detail(error, name.encode(), len(values))) is not None:
        values.append(value.decode(errors="surrogateescape"))
    return values


def text(name: str, *arguments: Any) -> str:
    """Calls a function that makes a text."""
    pointer, count = c_void_p(), c_size_t()
    call(name, *arguments, byref(pointer), byref(count))
    try:
        return ctypes.string_at(pointer, count.value).decode()
    finally:
        library.gymbo_text_free(pointer)


class Handle:
    """An object of the library, freed with the last reference to it."""

    def __init__(self, name: str, *arguments: Any, free: str) -> None:
        self._free: Callable[[c_void_p], None] = getattr(library, free)
        self.pointer = c_void_p()
        pointer = c_void_p()
        call(name, *arguments, byref(pointer))
        self.pointer = pointer

    def __del__(self) -> None:
        if self.pointer:
            self._free(self.pointer)
            self.pointer = c_void_p()


def encoded(value: Optional[object]) -> Optional[bytes]:
    """A word for the library: dates as ``2026-07-19``, paths as the system writes them."""
    if value is None:
        return None
    result = os.fsencode(value) if isinstance(value, os.PathLike) else str(value).encode()
    if b"\0" in result:
        raise _errors.InvalidArgument("A text with a NUL in it cannot be what is meant.")
    return result


def number(value: Optional[int], name: str) -> int:
    """A number for the library, where 0 stands for what is not given."""
    if value is None:
        return 0
    if not hasattr(value, "__index__") or not 0 <= operator.index(value) < 1 << 31:
        raise _errors.InvalidArgument(f"{name} cannot be {value!r}; it takes a whole number from 0, which is the default.")
    return operator.index(value)


def unit(value: Optional[str], name: str) -> int:
    """A unit of load by its number."""
    if value not in UNITS:
        raise _errors.InvalidArgument(f'{name} cannot be "{value}"; it takes kg or lb.')
    return UNITS[value]


def version() -> str:
    """The library's version."""
    name: bytes = library.gymbo_version()
    return name.decode()


call("gymbo_require_abi", ABI_VERSION)
