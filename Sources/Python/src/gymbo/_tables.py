"""The result tables, which go out through the Arrow PyCapsule interface."""

from __future__ import annotations

import html
import importlib
import operator
from ctypes import byref, pointer
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Iterator, List, Literal, Mapping, Optional, Tuple, Union

from . import _arrow, _library
from ._recipe import Immutable, Recipe

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

TableName = Literal[
    "athletes", "triage", "sessions", "sets", "exercises", "trends", "records", "suggestions", "expected", "weeks",
    "exercise_weeks", "muscle_weeks", "series", "issues",
]

#: Rows that a table shows of itself.
_SHOWN = 10


class Rows(List[Dict[str, Any]]):
    """Rows of a table, each a dictionary by column; shown as a table."""

    def __str__(self) -> str:
        if not self:
            return "(no rows)"
        cells = [list(self[0]), *([_cell(value) for value in row.values()] for row in self)]
        widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
        return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in cells)

    def _repr_html_(self) -> str:
        if not self:
            return "<p>(no rows)</p>"
        head = "".join(f"<th>{html.escape(name)}</th>" for name in self[0])
        body = "".join(
            "<tr>" + "".join(f"<td>{html.escape(_cell(value))}</td>" for value in row.values()) + "</tr>" for row in self
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.6g}"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


class Table(Immutable):
    """One result table. It speaks the Arrow PyCapsule interface: give it to ``pyarrow.table``, ``polars.DataFrame``,
    ``pandas.DataFrame.from_arrow``, or to DuckDB in a query; or ask it for one of them."""

    def __init__(self, tables: Tables, name: str) -> None:
        self.name = name
        self._tables = tables

    # ---- Out

    def to_polars(self) -> polars.DataFrame:
        """The table as a DataFrame of Polars, which has to be installed."""
        frame: polars.DataFrame = _installed("polars").DataFrame(self)
        return frame

    def to_pandas(self) -> pandas.DataFrame:
        """The table as a DataFrame of pandas, which has to be installed, with pyarrow."""
        frame: pandas.DataFrame = self.to_arrow().to_pandas()
        return frame

    def to_arrow(self) -> pyarrow.Table:
        """The table as one of pyarrow, which has to be installed."""
        return _installed("pyarrow").table(self)

    def to_dicts(self) -> Rows:
        """All rows. It needs no other package."""
        return self._rows(None)

    def head(self, count: int = 5) -> Rows:
        """The first rows."""
        return self._rows(max(0, operator.index(count)))

    def _rows(self, most: Optional[int]) -> Rows:
        names, rows = _arrow.values(self, most)
        return Rows(dict(zip(names, row)) for row in rows)

    def __arrow_c_stream__(self, requested_schema: Optional[object] = None) -> object:
        """A new stream of the table, with the table's own schema: a consumer that wants another one casts."""
        return _arrow.capsule(self._stream(), _arrow.STREAM)

    def __arrow_c_schema__(self) -> object:
        """The schema of the table."""
        return _arrow.capsule(self._schema(), _arrow.SCHEMA)

    # ---- What it is

    @property
    def columns(self) -> List[str]:
        """The names of the columns."""
        schema = self._schema()
        try:
            return _arrow.names(schema)
        finally:
            schema.release(pointer(schema))

    @property
    def shape(self) -> Tuple[int, int]:
        """The numbers of rows and columns."""
        return len(self), len(self.columns)

    def __len__(self) -> int:
        return _arrow.count(self)

    def __iter__(self) -> Iterator[Dict[str, Any]]:
        return iter(self.to_dicts())

    def _stream(self, function: str = "gymbo_tables_get_encoded") -> _arrow.ArrowArrayStream:
        stream = _arrow.ArrowArrayStream()
        _library.call(function, self._tables._handle.pointer, _library.encoded(self.name), byref(stream))
        return stream

    def _schema(self) -> _arrow.ArrowSchema:
        stream, schema = self._stream(), _arrow.ArrowSchema()
        stream.get_schema(pointer(stream), pointer(schema))
        stream.release(pointer(stream))
        return schema

    def __repr__(self) -> str:
        rows, columns = self.shape
        return f"<gymbo.Table {self.name}: {rows} rows, {columns} columns>"

    def __str__(self) -> str:
        return f"{self!r}\n{self.head(_SHOWN)}"

    def _repr_html_(self) -> str:
        rows, columns = self.shape
        shown = self.head(_SHOWN)
        first = f", the first {len(shown)}" if rows > len(shown) else ""
        return f"<p><b>{html.escape(self.name)}</b>: {rows} rows, {columns} columns{first}</p>{shown._repr_html_()}"

    def __reduce__(self) -> Tuple[Callable[..., Any], Tuple[Any, ...]]:
        return operator.getitem, (self._tables, self.name)


def _installed(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise ImportError(f"{name} is not installed: pip install {name}") from error


class PlainTable:
    """A table whose names and lists are plain texts, for engines that know neither dictionaries nor lists of them."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def __arrow_c_stream__(self, requested_schema: Optional[object] = None) -> object:
        """A new stream of the table."""
        return _arrow.capsule(self._table._stream("gymbo_tables_get"), _arrow.STREAM)


class Tables(Immutable, Mapping[str, Table]):
    """The result tables of one or several athletes, by name: ``athletes``, ``triage``, ``sessions``, ``sets``,
    ``exercises``, ``trends``, ``records``, ``suggestions``, ``expected`` (repetitions of the next top sets), ``weeks``,
    ``exercise_weeks``, ``muscle_weeks``, ``series`` (every session of every exercise) and ``issues``. The first column of each
    is the athlete. They are attributes as well: ``tables.exercises``."""

    def __init__(self, handle: _library.Handle, names: Optional[Iterable[str]], recipe: Recipe) -> None:
        self._handle = handle
        self._names = NAMES if names is None else tuple(name for name in NAMES if name in set(names))
        self._recipe = recipe

    def __getitem__(self, name: str) -> Table:
        if name not in self._names:
            raise KeyError(self._absence(name))
        return Table(self, name)

    def __getattr__(self, name: str) -> Table:
        if name.startswith("_") or name not in self._names:
            raise AttributeError(self._absence(name) if not name.startswith("_") else name)
        return self[name]

    def _absence(self, name: str) -> str:
        return f"There is no table {name}; there are {', '.join(self._names)}."

    def __dir__(self) -> List[str]:
        return [*super().__dir__(), *self._names]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<gymbo.Tables {', '.join(self._names)}>"

    def __reduce__(self) -> Tuple[Callable[..., Any], Tuple[Any, ...]]:
        return self._recipe.reduced()


def chosen(tables: Union[str, Iterable[str], None]) -> Optional[Tuple[str, ...]]:
    """The names of tables that were asked for: one, several (a text separates them by commas), or all."""
    if tables is None:
        return None
    return tuple(name.strip() for name in tables.split(",")) if isinstance(tables, str) else tuple(tables)


def _names() -> Tuple[str, ...]:
    names: List[str] = []
    while name := _library.library.gymbo_tables_name(len(names)):
        names.append(name.decode())
    return tuple(names)


NAMES = _names()
