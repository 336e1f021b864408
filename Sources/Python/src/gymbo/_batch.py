"""Tables of sets in, of one athlete or of many: their histories, and the analysis of all of them."""

from __future__ import annotations

from ctypes import byref
from pathlib import Path
from typing import TYPE_CHECKING, Iterable, Optional, Union

from . import _library, _options, _tables
from ._history import History

if TYPE_CHECKING:
    from typing_extensions import Unpack


def _batch(
    table: _tables.ArrowStreamExportable, input_unit: Optional[str], exercises: Optional[object]
) -> _library.Handle:
    if not hasattr(table, "__arrow_c_stream__"):
        raise TypeError(
            f"{type(table).__name__} does not speak the Arrow PyCapsule interface (__arrow_c_stream__)."
        )
    options = _library.import_options(input_unit, exercises)
    # The library releases the stream, so that the capsule only frees its own memory.
    capsule = table.__arrow_c_stream__()
    stream = _tables.stream_pointer(capsule)
    return _library.Handle("gymbo_batch_read", stream, byref(options), free="gymbo_batch_free")


def analyze(
    table: _tables.ArrowStreamExportable,
    *,
    input_unit: Optional[str] = None,
    exercises: Optional[object] = None,
    threads: Optional[int] = None,
    tables: Optional[Iterable[str]] = None,
    **options: Unpack[_options.ReportOptions],
) -> _tables.Tables:
    """Analyses a table of sets, one row a set, of one athlete or of many.

    :param table: anything that speaks the Arrow PyCapsule interface. Columns, in any order: ``exercise`` and ``start``
        (the lifter's wall clock: timestamp without a time zone, date, or text); and any of ``athlete``, ``session``,
        ``title``, ``load`` (or ``load_kg``, ``load_lb``), ``load_unit``, ``repetitions``, ``rpe``, ``rir``, ``kind``,
        ``duration``, ``distance``, ``superset``, ``note``, ``session_duration``, ``session_note``, ``set`` (its number in
        the exercise) and ``line`` (which issues name). Others are ignored.
    :param input_unit: of ``load``: ``"kg"``, the default, or ``"lb"``.
    :param exercises: a CSV file with your own names of exercises.
    :param threads: how many work; by default as many as there are processors.
    :param tables: the names of those that are made; by default all.
    :raises UnknownFormat: a column is missing, or has another type.
    """
    names = None if tables is None else tuple(tables)
    batch = _batch(table, input_unit, exercises)
    return _tables.Tables(
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
) -> _tables.Tables:
    """Analyses the athletes of a file one after the other, as the tool's ``batch`` does: memory holds one of them, and the
    tables of all.

    :param file: the export of one athlete, or a file with a column Athlete, whose rows stand together by athlete.
    :param athlete: the name of the athlete of a file without that column; by default the file's name.
    :param input_unit: ``"kg"`` or ``"lb"``, for files that name none; by default kilograms.
    :param exercises: a CSV file with your own names of exercises.
    :param tables: the names of those that are made; by default all.
    :raises Unreadable: the file cannot be read.
    :raises UnknownFormat: it is no training history that GymBo knows, or the rows of an athlete are not together.
    """
    names = None if tables is None else tuple(tables)
    return _tables.Tables(
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
    table: _tables.ArrowStreamExportable,
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
