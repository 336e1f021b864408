"""Files whose rows are together by athlete: the tasks read them through the library, and only results pass through Spark."""

from __future__ import annotations

import glob
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Iterator, List, Optional, Tuple, Union

import pyarrow as pa
import pyarrow.parquet as parquet
from pyspark.sql import SparkSession

import gymbo

from . import _parts
from ._sets import nobody, unread_columns, with_athlete
from ._tables import Tables
from ._work import TABLES, Work, checked

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .._options import ReportOptions

_PARQUET = ".parquet"
_ENDINGS = (".csv", ".txt", ".tsv", _PARQUET)

#: The columns that a table of sets must have.
_SETS = pa.schema([("exercise", pa.string()), ("start", pa.timestamp("s")), ("load_kg", pa.float64())])


def analyze_files(
    spark: SparkSession,
    *paths: Union[str, Path],
    input_unit: Optional[str] = None,
    exercises: Optional[object] = None,
    tables: Iterable[str] = TABLES,
    partitions: Optional[int] = None,
    **options: Unpack[ReportOptions],
) -> Tables:
    """Analyses files of which each holds all rows of its athletes. The tasks read them: they have to lie where every machine
    of the cluster finds them by the same path.

    :param spark: the session.
    :param paths: files, folders or patterns, as ``gymbo batch`` takes them: exports of one athlete, CSV files with a column
        Athlete whose rows stand together by athlete, and Parquet files of sets with the columns of :func:`gymbo.analyze`. The
        athlete of a file without such a column is named for the file.
    :param input_unit: ``"kg"`` or ``"lb"``, for files that name none; by default kilograms.
    :param exercises: a CSV file with your own names of exercises; it is read here, not by the tasks, and so are other tables of
        yours that options name.
    :param tables: the names of those that are made; by default those of ``gymbo batch``.
    :param partitions: into how many tasks the files are dealt; by default a task a file, up to
        ``spark.sql.shuffle.partitions``.
    :param options: as for every report; see :class:`gymbo.History`.
    :raises gymbo.Unreadable: a path is not there.
    :raises gymbo.UnknownFormat: a column of the first Parquet file is missing, or has another type. No job has started then.

    A file that is no training history is no failure of the job: it is in :attr:`Tables.failures`. One that cannot be read fails
    the task, which Spark tries again.
    """
    files = find(paths)
    work = Work(_schema(files), tables, input_unit, exercises, options)
    most = checked(partitions) or int(spark.conf.get("spark.sql.shuffle.partitions") or 200)
    numbers = spark.range(0, len(files), 1, min(len(files), most))
    return Tables(numbers.mapInArrow(partial(_analyze, work, files), work.schema), work.tables)


def find(paths: Iterable[Union[str, Path]]) -> List[Tuple[str, str]]:
    """The files that some paths stand for, each with the name of its athlete where the file has none.

    :raises gymbo.InvalidArgument: two files would have the same name.
    """
    files: Dict[str, str] = {}
    for path in [os.fspath(path) for path in paths]:
        if "://" in path:
            raise gymbo.Unreadable(
                f"{path}: the tasks read files by their path; put them where every machine has them, such as a mounted folder."
            )
        for file, name in _expand(os.path.abspath(path)):
            if name in files and files[name] != file:
                raise gymbo.InvalidArgument(
                    f"{files[name]} and {file} have one name; name the folder above them instead."
                )
            files[name] = file
    if not files:
        named = ", ".join(os.fspath(path) for path in paths)
        raise gymbo.Unreadable(
            f"There is no CSV or Parquet file in {named}; a file of another ending has to be named by itself."
            if named
            else "No path is given; name files, folders or patterns."
        )
    return [(file, name) for name, file in files.items()]


def _expand(path: str) -> Iterator[Tuple[str, str]]:
    if os.path.isdir(path):
        for folder, folders, names in os.walk(path, followlinks=True):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            # A link can make a folder contain itself, so the depth is limited.
            if len(Path(os.path.relpath(folder, path)).parts) >= 16:
                folders.clear()
            for name in sorted(names):
                if not name.startswith(".") and name.lower().endswith(_ENDINGS):
                    file = os.path.join(folder, name)
                    yield file, os.path.splitext(os.path.relpath(file, path))[0]
    elif os.path.exists(path):
        yield path, os.path.splitext(os.path.basename(path))[0]
    elif matches := sorted(glob.glob(path)) if glob.has_magic(path) else []:
        for match in matches:
            yield from _expand(match)
    else:
        raise gymbo.Unreadable(f"{path}: there is no such file; check the path.")


def _schema(files: List[Tuple[str, str]]) -> pa.Schema:
    """The schema of the first Parquet file, as the library will be given it; without one, that of any sets."""
    for file, _ in files:
        if file.lower().endswith(_PARQUET):
            with _opened(file) as source:
                return _columns(source, file)
    return _SETS


def _columns(source: parquet.ParquetFile, file: str) -> pa.Schema:
    """The columns of sets.

    :raises gymbo.UnknownFormat: one holds moments, and does not say so.
    """
    unread = set(unread_columns(source.schema_arrow))
    for column in map(source.schema.column, range(len(source.schema))):
        if column.physical_type == "INT96" and column.path not in unread:
            raise gymbo.UnknownFormat(
                f'{file}: the column "{column.path}" is of the type INT96, which holds moments; the lifter\'s wall clock has no '
                "time zone: cast it to timestamp_ntz before Spark writes it."
            )
    return pa.schema([field for field in source.schema_arrow if field.name not in unread])


def _opened(file: str) -> parquet.ParquetFile:
    try:
        return parquet.ParquetFile(file)
    except pa.ArrowInvalid as error:
        raise gymbo.UnknownFormat(f"{file}: this is no Parquet file: {error}") from None


def _analyze(
    work: Work, files: List[Tuple[str, str]], batches: Iterator[pa.RecordBatch]
) -> Iterator[pa.RecordBatch]:
    """The parts of the files with some numbers: what a task does."""
    with work.calling() as call:
        for batch in batches:
            for number in batch.column(0).to_pylist():
                file, athlete = files[number]
                read = _read_parquet if file.lower().endswith(_PARQUET) else _read_text
                try:
                    made, rows = read(call, file, athlete)
                except gymbo.UnknownFormat as error:
                    yield from _parts.of(None, [(file, str(error))], work.tables)
                else:
                    yield from _parts.of(made, nobody(file, rows), work.tables)


def _read_text(call: Callable[..., gymbo.Tables], file: str, athlete: str) -> Tuple[gymbo.Tables, int]:
    # Nothing is skipped here: rows without an athlete are reported in the table `issues`.
    return call(gymbo.analyze_file, file, athlete=athlete), 0


def _read_parquet(call: Callable[..., gymbo.Tables], file: str, athlete: str) -> Tuple[gymbo.Tables, int]:
    """The tables of a file, and its rows without an athlete."""
    missing = 0
    with _opened(file) as source:
        schema = _columns(source, file)
        column = next((name for name in schema.names if name.lower() == "athlete"), None)

        def batches() -> Iterator[pa.RecordBatch]:
            nonlocal missing
            for batch in source.iter_batches(columns=schema.names):
                if column is None:
                    yield batch.append_column("athlete", pa.repeat(athlete, batch.num_rows))
                else:
                    named, without = with_athlete(batch, column)
                    missing += without
                    yield named

        whole = schema if column else schema.append(pa.field("athlete", pa.string()))
        return call(gymbo.analyze, pa.RecordBatchReader.from_batches(whole, batches()), threads=1), missing
