"""Sets in a DataFrame: Spark brings the rows of an athlete together, a task gives them to the library."""

from __future__ import annotations

import warnings
from functools import partial
from typing import TYPE_CHECKING, Iterable, Iterator, List, Optional, Tuple, TypeVar

import pyarrow as pa
import pyarrow.compute as compute
import pyarrow.types as kinds
from pyspark.sql import DataFrame
from pyspark.sql import functions as F
from pyspark.sql.types import DataType

import gymbo

from .. import _batch
from . import _parts
from ._tables import Tables
from ._work import TABLES, Work, checked

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._options import ReportOptions

_Rows = TypeVar("_Rows", pa.Table, pa.RecordBatch)

#: The number of sets passed to the library in one call; large enough to make the cost of a call negligible.
_AT_ONCE = 20_000

_ORDER = "gymbo order"

_ARROW = {
    "string": pa.string(),
    "tinyint": pa.int8(),
    "smallint": pa.int16(),
    "int": pa.int32(),
    "bigint": pa.int64(),
    "float": pa.float32(),
    "double": pa.float64(),
    "boolean": pa.bool_(),
    "binary": pa.binary(),
    "date": pa.date32(),
    "timestamp_ntz": pa.timestamp("us"),
    "interval day to second": pa.duration("us"),
    "void": pa.null(),
}


def analyze(
    sets: DataFrame,
    *,
    input_unit: Optional[str] = None,
    exercises: Optional[object] = None,
    tables: Iterable[str] = TABLES,
    partitions: Optional[int] = None,
    **options: Unpack[ReportOptions],
) -> Tables:
    """Analyses a DataFrame of sets, one row a set.

    :param sets: the columns of :func:`gymbo.analyze`, of which ``athlete`` has to be there. Rows of a workout count in the
        order of the column ``line``, if there is one, else in that of the DataFrame. ``start`` is the lifter's wall clock: a
        ``timestamp_ntz``, a date, or text. Rows without an athlete are counted in :attr:`Tables.failures`.
    :param input_unit: of ``load``: ``"kg"``, the default, or ``"lb"``.
    :param exercises: a CSV file with your own names of exercises; it is read here, not by the tasks, and so are other tables of
        yours that options name.
    :param tables: the names of those that are made; by default those of ``gymbo batch``.
    :param partitions: into how many the athletes are dealt; by default Spark decides.
    :param options: as for every report; see :class:`gymbo.History`.
    :raises gymbo.UnknownFormat: a column is missing, or has another type. No job has started then.
    """
    names = {name.lower(): name for name in sets.columns}
    if "athlete" not in names:
        raise gymbo.UnknownFormat(
            f'The DataFrame has no column "athlete"; its columns are {", ".join(sets.columns)}.'
        )
    schema = pa.schema([(field.name, _arrow(field.dataType)) for field in sets.schema.fields])
    unread = set(unread_columns(schema))
    if unread:
        listed = ", ".join(f'"{name}"' for name in sets.columns if name in unread)
        warnings.warn(f"Nothing is read of these columns: {listed}.", gymbo.UnreadColumnWarning, stacklevel=2)
    used = [field for field in sets.schema.fields if field.name not in unread]
    for field in used:
        if field.dataType.simpleString() == "timestamp":
            raise gymbo.UnknownFormat(
                f'The column "{field.name}" is a timestamp, which is a moment; the lifter\'s wall clock has no time zone: '
                "cast it to timestamp_ntz."
            )
    work = Work(
        pa.schema([(field.name, _arrow(field.dataType)) for field in used]), tables, input_unit, exercises, options
    )
    athlete = names["athlete"]
    columns = [F.col(f"`{field.name}`") for field in used]
    has_lines = "line" in names and names["line"] not in unread
    # An app's export has no column for lines, and its rows are counted as those of a file.
    takes_lines = has_lines or "line" not in unread_columns(schema.append(pa.field("line", pa.int64())))
    if has_lines:
        rows, order = sets.select(*columns), names["line"]
    else:
        rows, order = sets.select(*columns, F.monotonically_increasing_id().alias(_ORDER)), _ORDER
    key = F.col(f"`{athlete}`")
    dealt = rows.repartition(key) if checked(partitions) is None else rows.repartition(partitions, key)
    sorted_rows = dealt.sortWithinPartitions(key, F.col(f"`{order}`")).drop(_ORDER)
    task = partial(_analyze, work, athlete, takes_lines and not has_lines)
    return Tables(sorted_rows.mapInArrow(task, work.schema), work.tables)


def unread_columns(schema: pa.Schema) -> List[str]:
    """The columns of a table that the library reads nothing of.

    :raises gymbo.UnknownFormat: it is no table of sets.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", gymbo.UnreadColumnWarning)
        return _batch.unread_columns(_batch.read(pa.RecordBatchReader.from_batches(schema, [])))


def _arrow(kind: DataType) -> pa.DataType:
    """The Arrow type in which a task will be given a column."""
    name = kind.simpleString()
    if name.startswith("decimal("):
        return pa.decimal128(*map(int, name[8:-1].split(",")))
    if name.startswith(("char(", "varchar(", "string")):
        return pa.string()
    # No column of sets can have any other type. This placeholder makes the library report the column.
    return _ARROW.get(name, pa.list_(pa.null()))


def _analyze(
    work: Work, athlete: str, adds_lines: bool, batches: Iterator[pa.RecordBatch]
) -> Iterator[pa.RecordBatch]:
    """The parts of sorted sets: what a task does."""
    with work.calling() as call:
        for sets in whole_athletes(batches, athlete, _AT_ONCE):
            table = pa.Table.from_batches(sets)
            if adds_lines:
                table = table.append_column("line", _numbers(table.column(athlete)))
            table, missing = with_athlete(table, athlete)
            yield from _parts.of(call(gymbo.analyze, table, threads=1), nobody(None, missing), work.tables)


def with_athlete(rows: _Rows, athlete: str) -> Tuple[_Rows, int]:
    """The rows that name an athlete, and how many do not."""
    names = rows.column(athlete)
    is_named = compute.is_valid(names)
    if kinds.is_string(names.type) or kinds.is_large_string(names.type):
        is_named = compute.fill_null(compute.not_equal(compute.utf8_trim_whitespace(names), ""), False)
    missing = len(names) - (compute.sum(is_named).as_py() or 0)
    return (rows.filter(is_named), missing) if missing else (rows, 0)


def nobody(file: Optional[str], rows: int) -> List[Tuple[Optional[str], str]]:
    """What failed where rows name no athlete."""
    if rows == 0:
        return []
    lack = "1 row has" if rows == 1 else f"{rows} rows have"
    return [(file, f"{lack} no athlete; say whose sets they are.")]


def whole_athletes(
    batches: Iterable[pa.RecordBatch], athlete: str, least: int
) -> Iterator[List[pa.RecordBatch]]:
    """Cuts sorted rows where one athlete ends and the next begins, each piece of so many rows or more."""
    held: List[pa.RecordBatch] = []
    rows, last = 0, None
    for batch in batches:
        if batch.num_rows == 0:
            continue
        column = batch.column(athlete)
        # The start of the batch's last athlete, whose rows may continue in the next batch.
        ends = compute.run_end_encode(column).run_ends
        cut = ends[-2].as_py() if len(ends) > 1 else 0
        if held and rows + cut >= least and (cut > 0 or column[0].as_py() != last):
            yield [*held, batch.slice(0, cut)] if cut else held
            held, rows, batch = [], 0, batch.slice(cut)
        held.append(batch)
        rows += batch.num_rows
        last = column[-1].as_py()
    if held:
        yield held


def _numbers(athletes: pa.ChunkedArray) -> pa.Array:
    """The number of each row among those of its athlete, from 1."""
    ends = compute.run_end_encode(athletes.combine_chunks()).run_ends
    starts = pa.concat_arrays([pa.array([0], ends.type), ends.slice(0, len(ends) - 1)])
    numbers = compute.cumulative_sum(pa.repeat(pa.scalar(1, ends.type), len(athletes)))
    return compute.subtract(
        numbers, compute.run_end_decode(pa.RunEndEncodedArray.from_arrays(ends, starts))
    )
