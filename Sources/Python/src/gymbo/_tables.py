"""Tables in and out, through the Arrow PyCapsule interface."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_void_p, py_object
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterable, Iterator, Mapping, Optional, Protocol, Union

from . import _library, _options
from ._history import History

if TYPE_CHECKING:
    from typing_extensions import Unpack

_STREAM = b"arrow_array_stream"
_SCHEMA = b"arrow_schema"

_python = ctypes.pythonapi
_Destructor = ctypes.CFUNCTYPE(None, c_void_p)
_python.PyCapsule_New.restype = py_object
_python.PyCapsule_New.argtypes = [c_void_p, c_char_p, c_void_p]
_python.PyCapsule_GetPointer.restype = c_void_p
_python.PyCapsule_GetPointer.argtypes = [py_object, c_char_p]
# The destructor gets the capsule while it is dying: as an address, so that nothing takes a reference to it.
_pointer_of_dying = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_char_p)(
    ctypes.cast(_python.PyCapsule_GetPointer, c_void_p).value or 0
)
_memory = ctypes.CDLL(None)
_memory.malloc.restype = c_void_p
_memory.malloc.argtypes = [ctypes.c_size_t]
_memory.free.argtypes = [c_void_p]


def _destructor(name: bytes, struct: type[ctypes.Structure]) -> Any:
    """Releases what a capsule holds, unless somebody took it over, and frees its memory."""

    def destroy(capsule: int) -> None:
        address = _pointer_of_dying(capsule, name)
        value = struct.from_address(address)
        if value.release:
            value.release(ctypes.pointer(value))
        _memory.free(address)

    return _Destructor(destroy)


_stream_destructor = _destructor(_STREAM, _library.ArrowArrayStream)
_schema_destructor = _destructor(_SCHEMA, _library.ArrowSchema)


def _capsule(value: ctypes.Structure, name: bytes, destructor: Any) -> object:
    """A capsule that owns a struct of the Arrow interface."""
    size = ctypes.sizeof(value)
    address = _memory.malloc(size)
    if not address:
        raise MemoryError
    ctypes.memmove(address, byref(value), size)
    return _python.PyCapsule_New(address, name, ctypes.cast(destructor, c_void_p))


class ArrowStreamExportable(Protocol):
    """What speaks the Arrow PyCapsule interface: tables of pyarrow, Polars, DuckDB, pandas and others."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """A capsule ``arrow_array_stream``."""


class Table:
    """One result table. It speaks the Arrow PyCapsule interface: give it to ``pyarrow.table``, ``polars.DataFrame``,
    ``pandas.DataFrame.from_arrow``, or to DuckDB in a query."""

    def __init__(self, tables: _library.Handle, name: str) -> None:
        self.name = name
        self._tables = tables

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """A new stream of the table. Another schema than its own is not made; the consumer casts."""
        return _capsule(self._stream(), _STREAM, _stream_destructor)

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


def _batch(
    table: ArrowStreamExportable, input_unit: Optional[str], exercises: Optional[object]
) -> _library.Handle:
    if not hasattr(table, "__arrow_c_stream__"):
        raise TypeError(
            f"{type(table).__name__} does not speak the Arrow PyCapsule interface (__arrow_c_stream__)."
        )
    options = _library.import_options(input_unit, exercises)
    # The library releases the stream; the capsule then has nothing left to release, and frees its memory.
    capsule = table.__arrow_c_stream__()
    stream = _python.PyCapsule_GetPointer(capsule, _STREAM)
    return _library.Handle("gymbo_batch_read", stream, byref(options), free="gymbo_batch_free")


def analyze(
    table: ArrowStreamExportable,
    *,
    input_unit: Optional[str] = None,
    exercises: Optional[object] = None,
    threads: Optional[int] = None,
    tables: Optional[Iterable[str]] = None,
    **options: Unpack[_options.ReportOptions],
) -> Tables:
    """Analyses a table of sets, one row a set, of one athlete or of many.

    :param table: anything that speaks the Arrow PyCapsule interface. Columns, in any order: ``exercise`` and ``start``
        (the lifter's wall clock: timestamp without a time zone, date, or text); and any of ``athlete``, ``session``,
        ``title``, ``load`` (or ``load_kg``, ``load_lb``), ``load_unit``, ``repetitions``, ``rpe``, ``rir``, ``kind``,
        ``duration``, ``distance``, ``superset``, ``note``, ``session_duration``, ``session_note``, ``set`` (its number in
        the exercise) and ``line`` (which issues name). Others are not looked at.
    :param input_unit: of ``load``: ``"kg"``, the default, or ``"lb"``.
    :param exercises: a CSV file with your own names of exercises.
    :param threads: how many work; by default as many as there are processors.
    :param tables: the names of those that are made; by default all.
    :raises UnknownFormat: a column is missing, or has another type.
    """
    names = None if tables is None else tuple(tables)
    batch = _batch(table, input_unit, exercises)
    return Tables(
        _library.Handle(
            "gymbo_batch_analyze",
            batch.pointer,
            byref(_options.made(options, names)),
            _library.number(threads, "threads"),
            free="gymbo_tables_free",
        ),
        names,
    )


def analyze_file(
    file: Union[str, Path],
    *,
    athlete: Optional[str] = None,
    input_unit: Optional[str] = None,
    exercises: Optional[object] = None,
    tables: Optional[Iterable[str]] = None,
    **options: Unpack[_options.ReportOptions],
) -> Tables:
    """Analyses the athletes of a file one after the other, as the tool's ``batch`` does: memory holds one of them, and the
    tables of all.

    :param file: the export of one athlete, or a file with a column Athlete, whose rows stand together by athlete.
    :param athlete: the name of the athlete of a file without that column; by default the file's name.
    :param input_unit: ``"kg"`` or ``"lb"``, for files that name none; by default kilograms.
    :param exercises: a CSV file with your own names of exercises.
    :param tables: the names of those that are made; by default all.
    :raises Unreadable: the file cannot be read.
    :raises UnknownFormat: it is no training history that GymBo knows, or the rows of an athlete do not stand together.
    """
    names = None if tables is None else tuple(tables)
    return Tables(
        _library.Handle(
            "gymbo_file_analyze",
            _library.encoded(file),
            _library.encoded(Path(file).stem if athlete is None else athlete),
            byref(_library.import_options(input_unit, exercises)),
            byref(_options.made(options, names)),
            free="gymbo_tables_free",
        ),
        names,
    )


def histories(
    table: ArrowStreamExportable,
    *,
    input_unit: Optional[str] = None,
    exercises: Optional[object] = None,
) -> dict[Optional[str], History]:
    """The histories in a table of sets, by athlete; None is the athlete of rows without one. See :func:`analyze`."""
    batch = _batch(table, input_unit, exercises)
    result: dict[Optional[str], History] = {}
    for index in range(_library.library.gymbo_batch_count(batch.pointer)):
        name = _library.library.gymbo_batch_athlete(batch.pointer, index)
        result[None if name is None else name.decode()] = History(
            _library.Handle("gymbo_batch_history", batch.pointer, index, free="gymbo_history_free")
        )
    return result
