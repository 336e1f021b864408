"""Columns of numbers through the Arrow C data interface, in and out, without any library for it."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_void_p, py_object
from typing import Any, Optional

from . import _arrow
from ._arrow import ArrowArray, ArrowArrayStream, ArrowSchema

_Release = ctypes.CFUNCTYPE(None, POINTER(ArrowArray))
_ReleaseSchema = ctypes.CFUNCTYPE(None, POINTER(ArrowSchema))
_pointer_of = ctypes.PYFUNCTYPE(c_void_p, py_object, ctypes.c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))

#: The memory of the arrays that consumers hold, by the address of its list of buffers, until they are released.
_held: dict[int, Any] = {}


def _free_array(array: Any) -> None:
    _held.pop(array.contents.private_data, None)
    array.contents.release = _Release()


def _free_schema(schema: Any) -> None:
    schema.contents.release = _ReleaseSchema()


_release_array = _Release(_free_array)
_release_schema = _ReleaseSchema(_free_schema)


class NumberArray:
    """Numbers in memory as an Arrow array, for any library with the PyCapsule interface."""

    def __init__(self, values: Any, count: int, validity: Any, format: bytes = b"g") -> None:
        self._values = values
        self._count = count
        self._validity = validity
        self._format = format

    def __len__(self) -> int:
        return self._count

    def __arrow_c_schema__(self) -> object:
        """The type: doubles, or bytes for reasons."""
        schema = ArrowSchema(format=self._format, name=b"", flags=2, release=_release_schema)
        return _arrow.capsule(schema, _arrow.SCHEMA)

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        """The array; it keeps the memory."""
        buffers = (c_void_p * 2)()
        if self._validity is not None:
            buffers[0] = ctypes.addressof(self._validity)
        buffers[1] = ctypes.addressof(self._values)
        array = ArrowArray(
            length=self._count,
            null_count=0 if self._validity is None else -1,
            n_buffers=2,
            buffers=ctypes.cast(buffers, POINTER(c_void_p)),
            release=_release_array,
        )
        key = ctypes.addressof(buffers)
        array.private_data = key
        _held[key] = (self._values, self._validity, buffers)
        return self.__arrow_c_schema__(), _arrow.capsule(array, _arrow.ARRAY)


class Chunk:
    """An array that a library gave: its type, and where its numbers are. It holds what it was made of."""

    def __init__(self, format: bytes, array: ArrowArray, owner: Any) -> None:
        self.format = format
        #: Whether the numbers are codes of other values.
        self.is_encoded = bool(array.dictionary)
        self.length = int(array.length)
        self.offset = int(array.offset)
        self.validity: Optional[int] = array.buffers[0] if array.n_buffers == 2 and array.null_count != 0 else None
        self.values: Optional[int] = array.buffers[1] if array.n_buffers == 2 else None
        self._owner = owner


def chunk(value: Any) -> Chunk:
    """The array of an object with ``__arrow_c_array__``."""
    capsules = value.__arrow_c_array__()
    schema = ArrowSchema.from_address(_pointer_of(capsules[0], _arrow.SCHEMA))
    array = ArrowArray.from_address(_pointer_of(capsules[1], _arrow.ARRAY))
    return Chunk(schema.format, array, (value, capsules))


class _Received(ArrowArray):
    """An array out of a stream, released with the last reference to it."""

    def __del__(self) -> None:
        if self.release:
            self.release(ctypes.cast(byref(self), POINTER(ArrowArray)))


def only_chunk(value: Any) -> Optional[Chunk]:
    """The one array of an object with ``__arrow_c_stream__``; None if it has none, or several."""
    capsule = value.__arrow_c_stream__()
    stream = ArrowArrayStream.from_address(_pointer_of(capsule, _arrow.STREAM))
    schema = ArrowSchema()
    if stream.get_schema(ctypes.pointer(stream), ctypes.pointer(schema)) != 0:
        raise ValueError("the column's stream has no schema")
    format = schema.format
    schema.release(ctypes.pointer(schema))
    arrays: list[_Received] = []
    while True:
        array = _Received()
        if stream.get_next(ctypes.pointer(stream), ctypes.cast(byref(array), POINTER(ArrowArray))) != 0:
            raise ValueError("the column's stream fails")
        if not array.release:
            break
        arrays.append(array)
    if len(arrays) != 1:
        return None
    return Chunk(format, arrays[0], (value, capsule, arrays[0]))
