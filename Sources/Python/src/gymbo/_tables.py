"""The result tables, which go out through the Arrow PyCapsule interface."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_void_p, py_object
from typing import Any, Iterable, Iterator, Mapping, Optional, Protocol

from . import _library

#: The names of the capsules, by the interface.
STREAM = b"arrow_array_stream"
_SCHEMA = b"arrow_schema"

_python = ctypes.pythonapi
_Destructor = ctypes.CFUNCTYPE(None, c_void_p)
_python.PyCapsule_New.restype = py_object
_python.PyCapsule_New.argtypes = [c_void_p, c_char_p, c_void_p]
_python.PyCapsule_GetPointer.restype = c_void_p
_python.PyCapsule_GetPointer.argtypes = [py_object, c_char_p]
# A destructor gets its capsule as an address: while the capsule is being freed, nothing may take a reference to it.
_pointer_of_dying = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_char_p)(
    ctypes.cast(_python.PyCapsule_GetPointer, c_void_p).value or 0
)
_memory = ctypes.CDLL(None)
_memory.malloc.restype = c_void_p
_memory.malloc.argtypes = [ctypes.c_size_t]
_memory.free.argtypes = [c_void_p]


def _destructor(name: bytes, struct: type[ctypes.Structure]) -> Any:
    """A function that releases what a capsule holds, unless a consumer has moved it out, and frees its memory."""

    def destroy(capsule: int) -> None:
        address = _pointer_of_dying(capsule, name)
        value = struct.from_address(address)
        if value.release:
            value.release(ctypes.pointer(value))
        _memory.free(address)

    return _Destructor(destroy)


_stream_destructor = _destructor(STREAM, _library.ArrowArrayStream)
_schema_destructor = _destructor(_SCHEMA, _library.ArrowSchema)


def stream_pointer(capsule: object) -> int:
    """The address of the stream in a capsule."""
    return _python.PyCapsule_GetPointer(capsule, STREAM)


def _capsule(value: ctypes.Structure, name: bytes, destructor: Any) -> object:
    """A capsule that owns a struct of the Arrow interface."""
    size = ctypes.sizeof(value)
    address = _memory.malloc(size)
    if not address:
        raise MemoryError
    ctypes.memmove(address, byref(value), size)
    return _python.PyCapsule_New(address, name, ctypes.cast(destructor, c_void_p))


class ArrowStreamExportable(Protocol):
    """Anything with the Arrow PyCapsule interface: tables of pyarrow, Polars, DuckDB, pandas and others."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """A capsule ``arrow_array_stream``."""


class Table:
    """One result table. It speaks the Arrow PyCapsule interface: give it to ``pyarrow.table``, ``polars.DataFrame``,
    ``pandas.DataFrame.from_arrow``, or to DuckDB in a query."""

    def __init__(self, tables: _library.Handle, name: str) -> None:
        self.name = name
        self._tables = tables

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """A new stream of the table, with the table's own schema: a consumer that wants another one casts."""
        return _capsule(self._stream(), STREAM, _stream_destructor)

    def __arrow_c_schema__(self) -> object:
        """The schema of the table."""
        stream, schema = self._stream(), _library.ArrowSchema()
        stream.get_schema(ctypes.pointer(stream), ctypes.pointer(schema))
        stream.release(ctypes.pointer(stream))
        return _capsule(schema, _SCHEMA, _schema_destructor)

    def _stream(self) -> _library.ArrowArrayStream:
        stream = _library.ArrowArrayStream()
        _library.call("gymbo_tables_get", self._tables.pointer, _library.encoded(self.name), byref(stream))
        return stream

    def __repr__(self) -> str:
        return f"<gymbo.Table {self.name}>"


class Tables(Mapping[str, Table]):
    """The result tables of one or several athletes, by name: ``athletes``, ``triage``, ``sessions``, ``sets``,
    ``exercises``, ``trends``, ``records``, ``suggestions``, ``exercise_weeks``, ``muscle_weeks`` and ``issues``. The first
    column of each is the athlete. They are attributes as well: ``tables.exercises``."""

    def __init__(self, handle: _library.Handle, names: Optional[Iterable[str]] = None) -> None:
        self._handle = handle
        self._names = NAMES if names is None else tuple(name for name in NAMES if name in set(names))

    def __getitem__(self, name: str) -> Table:
        if name not in self._names:
            raise KeyError(self._absence(name))
        return Table(self._handle, name)

    def __getattr__(self, name: str) -> Table:
        if name.startswith("_") or name not in self._names:
            raise AttributeError(self._absence(name))
        return self[name]

    def _absence(self, name: str) -> str:
        return f"There is no table {name}; there are {', '.join(self._names)}."

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._names]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<gymbo.Tables {', '.join(self._names)}>"


def _names() -> tuple[str, ...]:
    names: list[str] = []
    while name := _library.library.gymbo_tables_name(len(names)):
        names.append(name.decode())
    return tuple(names)


NAMES = _names()
