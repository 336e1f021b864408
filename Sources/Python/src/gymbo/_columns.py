"""Columns of numbers for the C library, of whatever holds them, and results as what the columns were."""

from __future__ import annotations

import array
import ctypes
import math
import sys
from ctypes import byref, c_double, c_int32, c_int64, c_ssize_t, c_uint8, c_void_p
from typing import Any, Callable, Mapping, Optional, Sequence

from . import _errors, _number_arrays


class ColumnStruct(ctypes.Structure):
    """``gymbo_column``"""

    _fields_ = [
        ("values", c_void_p),
        ("stride", c_int64),
        ("validity", c_void_p),
        ("validity_offset", c_int64),
        ("type", c_int32),
        ("is_constant", c_int32),
    ]


class ResultStruct(ctypes.Structure):
    """``gymbo_results``"""

    _fields_ = [
        ("values", c_void_p),
        ("stride", c_int64),
        ("validity", c_void_p),
        ("reasons", c_void_p),
        ("type", c_int32),
        ("reserved", c_int32),
    ]


class _Buffer(ctypes.Structure):
    """``Py_buffer``"""

    _fields_ = [
        ("buf", c_void_p),
        ("obj", ctypes.py_object),
        ("len", c_ssize_t),
        ("itemsize", c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", ctypes.c_char_p),
        ("shape", ctypes.POINTER(c_ssize_t)),
        ("strides", ctypes.POINTER(c_ssize_t)),
        ("suboffsets", ctypes.POINTER(c_ssize_t)),
        ("internal", c_void_p),
    ]


#: PyBUF_STRIDES | PyBUF_FORMAT
_STRIDED = 0x18 | 0x4
_get_buffer = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(_Buffer), ctypes.c_int)(
    ("PyObject_GetBuffer", ctypes.pythonapi)
)
_release_buffer = ctypes.PYFUNCTYPE(None, ctypes.POINTER(_Buffer))(("PyBuffer_Release", ctypes.pythonapi))

FLOAT64, FLOAT32 = 0, 1
_INTEGERS = {(8, True): 2, (4, True): 3, (2, True): 4, (1, True): 5, (8, False): 6, (4, False): 7, (2, False): 8, (1, False): 9}
#: The type and the bytes of a number, by its format in Arrow; tdD are days since 1970.
_OF_ARROW = {
    b"g": (0, 8), b"f": (1, 4), b"l": (2, 8), b"i": (3, 4), b"s": (4, 2), b"c": (5, 1), b"L": (6, 8), b"I": (7, 4), b"S": (8, 2),
    b"C": (9, 1), b"tdD": (3, 4),
}


class _Held:
    """The buffer of an object, held as long as the column lives."""

    def __init__(self, value: Any) -> None:
        self.view = _Buffer()
        self._is_held = False
        _get_buffer(value, byref(self.view), _STRIDED)
        self._is_held = True

    def __del__(self) -> None:
        if self._is_held:
            _release_buffer(byref(self.view))


class Column:
    """A column for the library: its struct, how many rows it has (None: one value for all), and what to make results as."""

    def __init__(self, struct: ColumnStruct, count: Optional[int], kind: str, owner: Any) -> None:
        self.struct = struct
        self.count = count
        self.kind = kind
        self.owner = owner


def _constant(value: float) -> Column:
    number = c_double(value)
    struct = ColumnStruct(values=ctypes.addressof(number), is_constant=1)
    return Column(struct, None, "number", number)


def _of_list(values: Sequence[Any], name: str, kind: str = "list", owner: Any = None) -> Column:
    try:
        numbers = array.array("d", values)
    except TypeError:
        try:
            numbers = array.array("d", [math.nan if value is None else value for value in values])
        except TypeError:
            raise TypeError(f"{name} holds something that is no number.") from None
    address, count = numbers.buffer_info()
    return Column(ColumnStruct(values=address), count, kind, (numbers, owner))


def _of_arrow(chunk: _number_arrays.Chunk, name: str, kind: str, owner: Any) -> Column:
    if chunk.format == b"n":
        return _of_list([math.nan] * chunk.length, name, kind, owner)
    if chunk.is_encoded:
        raise TypeError(f"{name} holds codes of other values; give the values themselves.")
    if chunk.format not in _OF_ARROW:
        raise TypeError(f"{name} has the Arrow type {chunk.format.decode()}, which is no number.")
    type, size = _OF_ARROW[chunk.format]
    struct = ColumnStruct(type=type)
    if chunk.length:
        struct.values = (chunk.values or 0) + chunk.offset * size
        struct.validity = chunk.validity
        struct.validity_offset = chunk.offset
    return Column(struct, chunk.length, kind, (chunk, owner))


def _of_buffer(value: Any, name: str, kind: str) -> Column:
    held = _Held(value)
    view = held.view
    code = (view.format or b"B").decode().lstrip("@=<")
    if view.ndim != 1:
        raise TypeError(f"{name} has {view.ndim} dimensions; it takes a column of one.")
    if code in ("d", "f"):
        type = FLOAT64 if code == "d" else FLOAT32
    elif code in "bhilqn" and len(code) == 1:
        type = _INTEGERS[view.itemsize, True]
    elif code in "BHILQN" and len(code) == 1:
        type = _INTEGERS[view.itemsize, False]
    else:
        return _of_list(value.tolist(), name, kind, value)
    struct = ColumnStruct(values=view.buf, stride=view.strides[0], type=type)
    # A stride of 0 is one number for all rows; to the library it is the usual stride.
    struct.is_constant = 1 if view.strides[0] == 0 else 0
    return Column(struct, view.shape[0], kind, (held, value))


def is_of(value: Any, module: str, name: str) -> bool:
    """Whether a value is of a class of a library that is loaded, if it is at all."""
    loaded = sys.modules.get(module)
    kind = getattr(loaded, name, None)
    return kind is not None and isinstance(value, kind)


def is_expression(value: Any) -> bool:
    """Whether a value is an expression of Polars."""
    return is_of(value, "polars", "Expr")


def column(value: Any, name: str) -> Column:
    """A column of a number, a list, a buffer (NumPy), an Arrow array, or a series of Polars or pandas.

    :param name: of the argument, for errors.
    """
    if value is None:
        return _constant(math.nan)
    if isinstance(value, (str, bytes, bool)):
        raise TypeError(f"{name} cannot be {value!r}; it takes numbers.")
    if isinstance(value, (int, float)) or is_of(value, "numpy", "number"):
        return _constant(float(value))
    if is_of(value, "polars", "Series"):
        chunk = _number_arrays.only_chunk(value)
        if chunk is not None and chunk.is_encoded:
            raise TypeError(f"{name} holds texts ({value.dtype}), which are no numbers.")
        if chunk is None or chunk.format not in _OF_ARROW:
            # Several pieces are joined; decimals and the like become doubles.
            joined = value.rechunk().cast(sys.modules["polars"].Float64)
            chunk = _number_arrays.only_chunk(joined)
        if chunk is None:
            return _of_list([], name, "polars", value)
        return _of_arrow(chunk, name, "polars", value)
    if is_of(value, "pandas", "Series"):
        plain = value.to_numpy(dtype="float64", na_value=math.nan)
        return _replaced(_of_buffer(plain, name, "pandas"), value)
    if is_of(value, "pyarrow", "ChunkedArray"):
        return _of_arrow(_number_arrays.chunk(_one_array(value)), name, "chunked", value)
    if is_of(value, "pyarrow", "Array"):
        return _of_arrow(_number_arrays.chunk(_values_of(value)), name, "pyarrow", value)
    if hasattr(value, "__arrow_c_array__"):
        return _of_arrow(_number_arrays.chunk(value), name, "arrow", value)
    if is_of(value, "numpy.ma", "MaskedArray"):
        value = value.astype("float64").filled(math.nan)
    if is_of(value, "numpy", "ndarray"):
        if value.ndim == 0:
            return _constant(float(value))
        if value.dtype.kind == "M":
            value = value.astype("datetime64[D]").astype("int64")
        return _of_buffer(value, name, "numpy")
    try:
        memoryview(value)
    except TypeError:
        pass
    else:
        return _of_buffer(value, name, "buffer")
    if isinstance(value, Sequence):
        return _of_list(value, name)
    if hasattr(value, "__float__"):
        return _constant(float(value))
    raise TypeError(f"{name} cannot be of type {type(value).__name__}; it takes a number or a column of numbers.")


def _values_of(value: Any) -> Any:
    """An array of PyArrow with its values in place of the codes of a dictionary."""
    return value.dictionary_decode() if is_of(value, "pyarrow", "DictionaryArray") else value


def _one_array(value: Any) -> Any:
    """The chunks of a column of PyArrow as one array; there may be none."""
    pyarrow = sys.modules["pyarrow"]
    chunks = [_values_of(chunk) for chunk in value.chunks]
    if not chunks:
        is_encoded = pyarrow.types.is_dictionary(value.type)
        return pyarrow.array([], value.type.value_type if is_encoded else value.type)
    return chunks[0] if len(chunks) == 1 else pyarrow.concat_arrays(chunks)


def _replaced(made: Column, owner: Any) -> Column:
    made.owner = (owner, made.owner)
    return made


def rows(columns: Sequence[Optional[Column]], names: Sequence[str]) -> Optional[int]:
    """The rows of columns, which have to be as many; None where each is one number."""
    counts = {made.count: name for made, name in zip(columns, names) if made is not None and made.count is not None}
    if len(counts) > 1:
        said = ", ".join(f"{name} has {count}" for count, name in counts.items())
        raise _errors.InvalidArgument(f"The columns have different numbers of rows: {said}.")
    return next(iter(counts), None)


#: The kinds whose results carry what is missing apart from the values.
_WITH_VALIDITY = {"polars", "pyarrow", "chunked", "arrow"}
#: From the kind that decides to the one that any other decides over.
ORDER = ["polars", "pandas", "chunked", "pyarrow", "arrow", "numpy", "buffer", "list", "number"]


class Results:
    """Memory for results, made into what the columns were."""

    def __init__(self, columns: Sequence[Optional[Column]], count: Optional[int], with_reasons: bool) -> None:
        given = [made for made in columns if made is not None]
        self._like = min(given, key=lambda made: ORDER.index(made.kind))
        self._count = 1 if count is None else count
        kind = self._like.kind
        self.struct = ResultStruct()
        self._memory: Any
        if kind in ("numpy", "pandas"):
            numpy = sys.modules["numpy"]
            self._memory = numpy.empty(self._count)
            self.struct.values = self._memory.__array_interface__["data"][0]
        else:
            self._memory = (c_double * self._count)()
            self.struct.values = ctypes.addressof(self._memory)
        self._validity: Any = None
        if kind in _WITH_VALIDITY:
            self._validity = (c_uint8 * max(1, (self._count + 7) // 8))()
            self.struct.validity = ctypes.addressof(self._validity)
        self._reasons: Any = None
        if with_reasons:
            self._reasons = (c_uint8 * max(1, self._count))()
            self.struct.reasons = ctypes.addressof(self._reasons)

    @property
    def count(self) -> int:
        """Rows."""
        return self._count

    def made(self) -> Any:
        """The results."""
        return self._as_given(self._memory, b"g")

    def reasons(self) -> Any:
        """The codes of the reasons."""
        if self._like.kind in ("numpy", "pandas"):
            codes = sys.modules["numpy"].frombuffer(self._reasons, dtype="uint8", count=self._count)
            return self._as_given(codes, b"C")
        return self._as_given(self._reasons, b"C")

    def _as_given(self, memory: Any, format: bytes) -> Any:
        kind, owner = self._like.kind, self._like.owner
        if kind == "number":
            return memory[0]
        if kind == "list":
            return list(memory[: self._count])
        if kind == "buffer":
            made: "array.array[Any]" = array.array("d" if format == b"g" else "B")
            made.frombytes(bytes(memory)[: self._count * made.itemsize])
            return made
        if kind == "numpy":
            return memory
        original = owner[0] if kind == "pandas" else owner[-1]
        if kind == "pandas":
            made_series = type(original)(memory, index=original.index, name=original.name)
            nullable = _with_null(original.dtype) if format == b"g" else None
            return made_series if nullable is None else made_series.astype(nullable)
        numbers = _number_arrays.NumberArray(memory, self._count, self._validity if format == b"g" else None, format)
        if kind == "polars":
            return sys.modules["polars"].Series(numbers).alias(original.name)
        if kind in ("pyarrow", "chunked"):
            made_array = sys.modules["pyarrow"].array(numbers)
            return made_array if kind == "pyarrow" else sys.modules["pyarrow"].chunked_array([made_array])
        return numbers


def _with_null(dtype: Any) -> Optional[str]:
    """The type of numbers in pandas that is of the family of a type which has null; None where its numbers are NumPy's."""
    if type(dtype).__name__ == "ArrowDtype":
        return "double[pyarrow]"
    return "Float64" if hasattr(dtype, "numpy_dtype") else None


def expression(arguments: Sequence[Any], call: Callable[[Sequence[Any]], Any], type: str) -> Any:
    """The call as an expression of Polars over those arguments that are expressions.

    :param type: the name of the data type of its results.
    """
    polars = sys.modules["polars"]
    places = [index for index, argument in enumerate(arguments) if is_expression(argument)]

    def of_batch(series: Sequence[Any]) -> Any:
        # Over no rows a literal still has one.
        length = min((len(one) for one in series if len(one) != 1), default=1)
        filled = list(arguments)
        for place, one in zip(places, series):
            # A literal is a column of one row.
            filled[place] = one if len(one) == length else one.item()
        return call(filled)

    return polars.map_batches([arguments[place] for place in places], of_batch, getattr(polars, type))


def struct_expression(
    arguments: Sequence[Any], call: Callable[[Sequence[Any]], Sequence[Any]], types: Mapping[str, str], is_one: bool
) -> Any:
    """The call as an expression of Polars that gives a struct, of those arguments that are expressions.

    :param call: gives the fields in the order of their types.
    :param types: the names of the data types, by field. ``List(...)`` is a list of such.
    :param is_one: whether a call gives one struct, of all its rows; else it gives a column of them.
    """
    polars = sys.modules["polars"]
    kinds = {name: _polars_type(type) for name, type in types.items()}
    places = [index for index, argument in enumerate(arguments) if is_expression(argument)]

    def of_batch(series: Sequence[Any]) -> Any:
        filled = list(arguments)
        for place, one in zip(places, series):
            filled[place] = one
        fields = call(filled)
        columns = {
            name: polars.Series(name, [field] if is_one else field, kind) for (name, kind), field in zip(kinds.items(), fields)
        }
        made = polars.DataFrame(columns)
        return made.with_columns(polars.col(polars.Float64).fill_nan(None)).to_struct()

    return polars.map_batches(
        [arguments[place] for place in places], of_batch, polars.Struct(kinds), returns_scalar=is_one)


def _polars_type(name: str) -> Any:
    polars = sys.modules["polars"]
    return polars.List(getattr(polars, name[5:-1])) if name.startswith("List(") else getattr(polars, name)
