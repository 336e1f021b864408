"""The Arrow C stream interface: capsules, and values of streams in plain Python, without any other package."""

from __future__ import annotations

import ctypes
import datetime
import struct
from ctypes import POINTER, byref, c_char_p, c_int64, c_void_p, py_object
from typing import Any, Callable, Iterator, List, Optional, Protocol, Tuple, Union

#: The names of the capsules, by the interface.
STREAM = b"arrow_array_stream"
SCHEMA = b"arrow_schema"
ARRAY = b"arrow_array"


class ArrowSchema(ctypes.Structure):
    """``struct ArrowSchema``"""


class ArrowArray(ctypes.Structure):
    """``struct ArrowArray``"""


class ArrowArrayStream(ctypes.Structure):
    """``struct ArrowArrayStream``"""


ArrowSchema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_char_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", POINTER(POINTER(ArrowSchema))),
    ("dictionary", POINTER(ArrowSchema)),
    ("release", ctypes.CFUNCTYPE(None, POINTER(ArrowSchema))),
    ("private_data", c_void_p),
]
ArrowArray._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", POINTER(POINTER(ArrowArray))),
    ("dictionary", POINTER(ArrowArray)),
    ("release", ctypes.CFUNCTYPE(None, POINTER(ArrowArray))),
    ("private_data", c_void_p),
]
ArrowArrayStream._fields_ = [
    ("get_schema", ctypes.CFUNCTYPE(ctypes.c_int, POINTER(ArrowArrayStream), POINTER(ArrowSchema))),
    ("get_next", ctypes.CFUNCTYPE(ctypes.c_int, POINTER(ArrowArrayStream), POINTER(ArrowArray))),
    ("get_last_error", ctypes.CFUNCTYPE(c_char_p, POINTER(ArrowArrayStream))),
    ("release", ctypes.CFUNCTYPE(None, POINTER(ArrowArrayStream))),
    ("private_data", c_void_p),
]

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


class ArrowStreamExportable(Protocol):
    """Anything with the Arrow PyCapsule interface: tables of pyarrow, Polars, DuckDB, pandas and others."""

    def __arrow_c_stream__(self, requested_schema: Optional[object] = None) -> object:
        """A capsule ``arrow_array_stream``."""


def _destructor(name: bytes, kind: type[ctypes.Structure]) -> Any:
    """A function that releases what a capsule holds, unless a consumer has moved it out, and frees its memory."""

    def destroy(capsule: int) -> None:
        address = _pointer_of_dying(capsule, name)
        value: Any = kind.from_address(address)
        if value.release:
            value.release(ctypes.pointer(value))
        _memory.free(address)

    return _Destructor(destroy)


_destructors = {
    STREAM: _destructor(STREAM, ArrowArrayStream),
    SCHEMA: _destructor(SCHEMA, ArrowSchema),
    ARRAY: _destructor(ARRAY, ArrowArray),
}


def stream_pointer(capsule: object) -> int:
    """The address of the stream in a capsule."""
    return int(_python.PyCapsule_GetPointer(capsule, STREAM))


def capsule(value: ctypes.Structure, name: bytes) -> object:
    """A capsule that owns a struct of the Arrow interface."""
    size = ctypes.sizeof(value)
    address = _memory.malloc(size)
    if not address:
        raise MemoryError
    ctypes.memmove(address, byref(value), size)
    return _python.PyCapsule_New(address, name, ctypes.cast(_destructors[name], c_void_p))


# ---- Values in plain Python

_EPOCH = datetime.datetime(1970, 1, 1)
_TICKS = {"s": 1, "m": 1_000, "u": 1_000_000, "n": 1_000_000_000}
_NUMBERS = {
    "c": "b", "C": "B", "s": "h", "S": "H", "i": "i", "I": "I", "l": "q", "L": "Q", "f": "f", "g": "d",
}  # fmt: skip


def values(table: ArrowStreamExportable, most: Optional[int] = None) -> Tuple[List[str], List[Tuple[Any, ...]]]:
    """The names of a table's columns, and its rows.

    :param most: rows that are read; by default all.
    """
    owner = table.__arrow_c_stream__()
    stream = ArrowArrayStream.from_address(stream_pointer(owner))
    with_schema = ArrowSchema()
    _checked(stream, stream.get_schema(ctypes.pointer(stream), ctypes.pointer(with_schema)))
    try:
        fields = [with_schema.children[index].contents for index in range(with_schema.n_children)]
        names = [(field.name or b"").decode() for field in fields]
        rows: List[Tuple[Any, ...]] = []
        for batch in _batches(stream):
            count = batch.length if most is None else min(batch.length, most - len(rows))
            start = batch.offset
            columns = [
                _column(field, batch.children[index].contents, start, count) for index, field in enumerate(fields)
            ]
            rows += zip(*columns)
            if most is not None and len(rows) >= most:
                break
        return names, rows
    finally:
        with_schema.release(ctypes.pointer(with_schema))


def count(table: ArrowStreamExportable) -> int:
    """The number of a table's rows."""
    owner = table.__arrow_c_stream__()
    return sum(batch.length for batch in _batches(ArrowArrayStream.from_address(stream_pointer(owner))))


def names(schema: ArrowSchema) -> List[str]:
    """The names of the columns."""
    return [(schema.children[index].contents.name or b"").decode() for index in range(schema.n_children)]


def _checked(stream: ArrowArrayStream, status: int) -> None:
    if status:
        reason = stream.get_last_error(ctypes.pointer(stream))
        raise ValueError((reason or b"the stream failed").decode())


def _batches(stream: ArrowArrayStream) -> Iterator[ArrowArray]:
    while True:
        batch = ArrowArray()
        _checked(stream, stream.get_next(ctypes.pointer(stream), ctypes.pointer(batch)))
        if not batch.release:
            return
        try:
            yield batch
        finally:
            batch.release(ctypes.pointer(batch))


def _column(schema: ArrowSchema, array: ArrowArray, skipped: int, count: int) -> List[Any]:
    """Values of an array, of which some at the beginning are passed over. Missing ones are None."""
    start = array.offset + skipped
    if schema.dictionary:
        entries = _column(schema.dictionary.contents, array.dictionary.contents, 0, array.dictionary.contents.length)
        kind = (schema.format or b"").decode()
        codes = _plain(_NUMBERS[kind], array.buffers[1], start, count)
        given = [entries[code] if 0 <= code < len(entries) else None for code in codes]
    else:
        given = _values(schema, array, start, count)
    if array.n_buffers == 0 or not array.buffers[0]:
        return given
    first = start // 8
    bits = ctypes.string_at(array.buffers[0] + first, (start + count + 7) // 8 - first)
    return [
        value if bits[(start + row) // 8 - first] >> ((start + row) % 8) & 1 else None for row, value in enumerate(given)
    ]


def _plain(code: str, address: Union[int, None], start: int, count: int) -> List[Any]:
    size = struct.calcsize(f"={code}")
    if not count or not address:
        return []
    return list(struct.unpack(f"={count}{code}", ctypes.string_at(address + start * size, count * size)))


def _values(schema: ArrowSchema, array: ArrowArray, start: int, count: int) -> List[Any]:
    kind = (schema.format or b"").decode()
    if kind == "n":
        return [None] * count
    data = array.buffers[1]
    if kind in _NUMBERS:
        return _plain(_NUMBERS[kind], data, start, count)
    if kind == "b":
        bits = ctypes.string_at(data, (start + count + 7) // 8) if count else b""
        return [bool(bits[row // 8] >> (row % 8) & 1) for row in range(start, start + count)]
    if kind in ("u", "U"):
        ends = _plain("i" if kind == "u" else "q", data, start, count + 1)
        text = ctypes.string_at(array.buffers[2], ends[-1]) if ends and ends[-1] else b""
        return [text[ends[row]:ends[row + 1]].decode(errors="replace") for row in range(count)]
    if kind == "vu":
        return [_view(array, start + row) for row in range(count)]
    if kind in ("+l", "+L"):
        ends = _plain("i" if kind == "+l" else "q", data, start, count + 1)
        items = _column(schema.children[0].contents, array.children[0].contents, 0, ends[-1] if ends else 0)
        return [items[ends[row]:ends[row + 1]] for row in range(count)]
    if kind == "tdD":
        return [(_EPOCH + datetime.timedelta(days=day)).date() for day in _plain("i", data, start, count)]
    if kind.startswith("ts"):
        ticks = _TICKS[kind[2]]
        return [_moment(tick, ticks) for tick in _plain("q", data, start, count)]
    raise ValueError(f'The column "{(schema.name or b"").decode()}" has the Arrow type "{kind}", which is not read here.')


def _moment(tick: int, ticks: int) -> Optional[datetime.datetime]:
    try:
        return _EPOCH + datetime.timedelta(seconds=tick // ticks, microseconds=tick % ticks * 1_000_000 // ticks)
    except OverflowError:
        return None


def _view(array: ArrowArray, row: int) -> str:
    view = ctypes.string_at(array.buffers[1] + row * 16, 16)
    length, buffer, offset = struct.unpack("=i4xii", view)
    if length <= 12:
        return view[4 : 4 + length].decode(errors="replace")
    return ctypes.string_at(array.buffers[2 + buffer] + offset, length).decode(errors="replace")
