"""The form in which results pass from a task to Spark: rows that hold, of each table, an array of its rows.

So one pass over the sets makes all tables, and each is a column until Spark lays it out in rows.
"""

from __future__ import annotations

from typing import Iterator, Optional, Sequence, Tuple

import pyarrow as pa
import pyarrow.types as kinds

import gymbo

from .._tables import PlainTable

#: The most rows of a table in one array. It bounds memory: Spark has to hold an array in one piece.
MOST = 10_000

#: The column of files that are not a training history, in addition to the columns of the tables.
FAILURES = "failures"
_FAILURE = pa.struct([("file", pa.string()), ("reason", pa.string())])

_NAMES = {
    pa.large_string(): "string",
    pa.string(): "string",
    pa.int64(): "bigint",
    pa.float64(): "double",
    pa.bool_(): "boolean",
    pa.date32(): "date",
    # Microseconds are the only resolution that Spark has.
    pa.timestamp("us"): "timestamp_ntz",
}


def schema(tables: gymbo.Tables) -> str:
    """The columns of the parts, in Spark's language."""
    structs = {name: pa.struct(list(_table(table).schema)) for name, table in tables.items()}
    structs[FAILURES] = _FAILURE
    return ", ".join(f"`{name}` {_array(struct)}" for name, struct in structs.items())


def _array(struct: pa.StructType) -> str:
    fields = (struct.field(index) for index in range(struct.num_fields))
    return f"array<struct<{', '.join(f'`{field.name}`: {_NAMES[field.type]}' for field in fields)}>>"


def _table(table: gymbo.Table) -> pa.RecordBatch:
    """The rows of a table, with the types that Spark has."""
    batch = pa.RecordBatchReader.from_stream(PlainTable(table)).read_next_batch()
    for index, field in enumerate(batch.schema):
        if kinds.is_timestamp(field.type):
            batch = batch.set_column(index, field.name, batch.column(index).cast(pa.timestamp("us")))
    return batch


def of(
    tables: Optional[gymbo.Tables], failures: Sequence[Tuple[Optional[str], str]], names: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    """The parts of some results, without a copy.

    :param tables: what was made; None for nothing.
    :param failures: files, or None for rows of a DataFrame, and why they could not be read.
    :param names: of the tables.
    """
    batches = {name: None if tables is None else _table(tables[name]) for name in names}
    batches[FAILURES] = pa.RecordBatch.from_pylist(
        [{"file": file, "reason": reason} for file, reason in failures], pa.schema(list(_FAILURE)))
    longest = max(batch.num_rows for batch in batches.values() if batch is not None)
    for first in range(0, max(1, longest), MOST):
        yield pa.RecordBatch.from_arrays([_piece(batch, first) for batch in batches.values()], [*batches])


def _piece(batch: Optional[pa.RecordBatch], first: int) -> pa.Array:
    """An array of one array: the rows from some row on."""
    if batch is None:
        return pa.nulls(1, pa.list_(pa.struct([])))
    # For a slice without rows, pyarrow would send all bytes of its text columns.
    rows = batch.slice(first, MOST) if first < batch.num_rows else pa.RecordBatch.from_pylist([], batch.schema)
    array = rows.to_struct_array()
    return pa.ListArray.from_arrays(pa.array([0, len(array)], pa.int32()), array)
