"""Tables of sets in, of one athlete or of many: their histories, and the analysis of all of them."""

from __future__ import annotations

import os
from ctypes import byref
from pathlib import Path
from typing import TYPE_CHECKING, Dict, Iterable, List, Optional, Union

from . import _arrow, _errors, _library, _options, _tables, _user_tables
from ._recipe import Recipe

if TYPE_CHECKING:
    from typing_extensions import Unpack


def unread_columns(batch: _library.Handle) -> List[str]:
    """The columns of its table that nothing was read of."""
    names: List[str] = []
    while (name := _library.library.gymbo_batch_unread_column(batch.pointer, len(names))) is not None:
        names.append(name.decode())
    return names


def read(
    table: _arrow.ArrowStreamExportable,
    given: _options.Reading = _options.Reading(),
    level: int = 3,
    threads: Optional[int] = None,
) -> _library.Handle:
    """The sets of a table. Warns of columns that nothing is read of.

    :param level: how many calls above this one the line is that the warning is about.
    """
    if not hasattr(table, "__arrow_c_stream__"):
        raise TypeError(
            f"{type(table).__name__} does not speak the Arrow PyCapsule interface (__arrow_c_stream__)."
        )
    options = _options.reading(given, threads)
    # The library releases the stream, so that the capsule only frees its own memory.
    capsule = table.__arrow_c_stream__()
    stream = _arrow.stream_pointer(capsule)
    batch = _library.Handle("gymbo_batch_read", stream, byref(options), free="gymbo_batch_free")
    _errors.warn_of_unread(unread_columns(batch), level + 1, "; help(gymbo.analyze) has the names that are known")
    return batch


@_options.shown
def analyze(
    table: _arrow.ArrowStreamExportable,
    *,
    input_unit: Optional[_options.Unit] = None,
    exercises: Optional[_user_tables.Exercises] = None,
    threads: Optional[int] = None,
    tables: Union[_tables.TableName, Iterable[_tables.TableName], None] = None,
    **options: Unpack[_options.ReportOptions],
) -> _tables.Tables:
    """Analyses a table of sets, one row a set, of one athlete or of many.

    :param table: anything that speaks the Arrow PyCapsule interface. Columns, in any order: ``exercise`` and ``start``
        (the lifter's wall clock: timestamp without a time zone, date, or text); at least one of ``load`` (or ``load_kg``,
        ``load_lb``), ``repetitions``, ``duration`` and ``distance``; and any of ``athlete``, ``session``, ``title``,
        ``load_unit``, ``rpe``, ``rir``, ``kind``, ``superset``, ``note``, ``session_duration``, ``session_note``, ``set`` (its
        number in the exercise) and ``line`` (which issues name). Other names that people use are known too, such as
        ``weight``, ``weight_lb``, ``Weight (kg)``, ``date``, ``exercise_name`` and ``Exercise Title``. A table with the
        columns of an app's export (Strong, Hevy, FitNotes, Fitbod, Liftosaur, RepCount, LiftLog,
        Gravl, GymRun, Flexify), read by whatever means, gives what the file gives.
    :param input_unit: of loads whose column names none: ``"kg"``, the default, or ``"lb"``.
    :param exercises: your own names of exercises: a CSV file, a frame, or a dict such as ``{"My squat": "Squat (Barbell)"}``.
    :param threads: how many work; by default as many as there are processors that the process may use.
    :param tables: the name or names of those that are made; by default all.
    :raises UnknownFormat: a column is missing, or has another type; no column says what was done.

    A column that nothing is read of is named in an :class:`UnreadColumnWarning`.
    """
    names = _tables.chosen(tables)
    batch = read(table, _options.Reading(input_unit, exercises), threads=threads)
    recipe = Recipe(
        analyze, table, input_unit=input_unit, exercises=exercises, threads=threads, tables=names, **options
    )
    return _tables.Tables(
        _library.Handle(
            "gymbo_batch_analyze",
            batch.pointer,
            byref(_options.made(options, names)),
            _library.number(threads, "threads"),
            free="gymbo_tables_free",
        ),
        names,
        recipe,
    )


@_options.shown
def analyze_file(
    file: Union[str, os.PathLike[str]],
    *,
    athlete: Optional[str] = None,
    input_unit: Optional[_options.Unit] = None,
    exercises: Optional[_user_tables.Exercises] = None,
    date_order: Optional[_options.DateOrder] = None,
    zone: Optional[str] = None,
    columns: Optional[_options.Columns] = None,
    tables: Union[_tables.TableName, Iterable[_tables.TableName], None] = None,
    **options: Unpack[_options.ReportOptions],
) -> _tables.Tables:
    """Analyses the athletes of a file one after the other, as the tool's ``batch`` does: memory holds one of them, and the
    tables of all.

    :param file: the export of one athlete, or a file with a column Athlete, whose rows stand together by athlete.
    :param athlete: the name of the athlete of a file without that column; by default the file's name.
    :param input_unit: ``"kg"`` or ``"lb"``, for files that name none; by default kilograms.
    :param exercises: your own names of exercises: a CSV file, a frame, or a dict such as ``{"My squat": "Squat (Barbell)"}``.
    :param date_order: as of :func:`gymbo.read`, and so are ``zone`` and ``columns``.
    :param tables: the name or names of those that are made; by default all.
    :raises Unreadable: the file cannot be read.
    :raises UnknownFormat: it is no training history that GymBo knows, or the rows of an athlete are not together.
    """
    if not isinstance(file, (str, os.PathLike)):
        raise TypeError(f"file cannot be of the type {type(file).__name__}; give a path.")
    names = _tables.chosen(tables)
    given = _options.Reading(input_unit, exercises, date_order, zone, columns)
    recipe = Recipe(analyze_file, file, athlete=athlete, **given._asdict(), tables=names, **options)
    return _tables.Tables(
        _library.Handle(
            "gymbo_file_analyze",
            _library.encoded(file),
            _library.encoded(Path(file).stem if athlete is None else athlete),
            byref(_options.reading(given)),
            byref(_options.made(options, names)),
            free="gymbo_tables_free",
        ),
        names,
        recipe,
    )


def names_of(batch: _library.Handle) -> Dict[Optional[str], int]:
    """The athletes of a batch, each with its index."""
    names: Dict[Optional[str], int] = {}
    for index in range(_library.library.gymbo_batch_count(batch.pointer)):
        name = _library.library.gymbo_batch_athlete(batch.pointer, index)
        names[None if name is None else name.decode()] = index
    return names
