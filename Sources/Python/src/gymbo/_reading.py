"""What histories are read from: paths, bytes, open files, frames."""

from __future__ import annotations

import glob
import os
import warnings
from ctypes import byref, c_char_p
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Dict, Iterator, List, Literal, Mapping, Optional, Sequence, Tuple, Union, overload

from . import _arrow, _batch, _errors, _library, _options, _user_tables
from ._history import History, Json, Report
from ._recipe import Immutable, Recipe

if TYPE_CHECKING:
    from typing_extensions import Unpack

PathLike = Union[str, "os.PathLike[str]"]
#: A path, the content of a file, an open file, or a frame of sets.
Input = Union[PathLike, bytes, bytearray, memoryview, IO[bytes], IO[str], _arrow.ArrowStreamExportable]

#: No path is as long on any system.
_LONGEST_PATH = 4096


def read(
    *inputs: Union[Input, Sequence[Input]],
    input_unit: Optional[_options.Unit] = None,
    exercises: Optional[_user_tables.Exercises] = None,
    date_order: Optional[_options.DateOrder] = None,
    zone: Optional[str] = None,
    columns: Optional[_options.Columns] = None,
) -> History:
    """Reads exports of one athlete; sessions present in several files count once.

    :param inputs: paths, contents of files as bytes, open files, or lists of these; or one frame of one athlete's sets, with
        the columns of :func:`analyze`.
    :param input_unit: ``"kg"`` or ``"lb"``, for inputs that name none; by default kilograms.
    :param exercises: your own names of exercises: a CSV file, a frame, or a dict such as ``{"My squat": "Squat (Barbell)"}``.
    :param date_order: ``"dmy"`` or ``"mdy"``, for dates such as 03/04/2026 in a file where no other date tells.
    :param zone: your time zone, such as ``"Europe/Berlin"``, for the few exports whose times are universal.
    :param columns: of a file that is no app's export: ``"auto"``, to read its columns as they look, or what they hold:
        ``{"date": "Day", "exercise": "Lift", "load": "Wt:lb", "repetitions": "R"}``. Of a frame, rename the columns.
    :raises Unreadable: a file cannot be read.
    :raises UnknownFormat: an input is no training history that GymBo knows.
    :raises TypeError: an input is none of these.

    Rows that cannot be read are no error: reports count them, and :meth:`History.check` lists them, as it does columns that nothing
    is read of. With ``columns`` these are named in an :class:`UnreadColumnWarning`, too.
    """
    given = _flat(inputs)
    how = _options.Reading(input_unit, exercises, date_order, zone, columns)
    if any(hasattr(each, "__arrow_c_stream__") for each in given):
        if len(given) > 1:
            raise TypeError("A frame is a whole history: give it alone, or put the frames together before.")
        if columns is not None:
            raise _errors.InvalidArgument("columns are those of a file; rename the columns of the frame.")
        return _of_frame(given[0], how)
    if all(isinstance(each, (str, os.PathLike)) for each in given):
        history = _of_paths([_path(each) for each in given], how)
    else:
        history = _of_files([_content(each, number) for number, each in enumerate(given, 1)], how)
    if columns is not None:
        _errors.warn_of_unread(_unread_columns(history), 3)
    return history


def _unread_columns(history: History) -> List[str]:
    """The columns of files that nothing was read of. Files of apps are not asked: it takes as long as reading them."""
    issues: Any = history.check("json")["issues"]
    return [issue["columnName"] for issue in issues if issue["rule"] == "file.unread_column"]


def _flat(inputs: Sequence[Any]) -> List[Any]:
    flat: List[Any] = []
    for each in inputs:
        if isinstance(each, (list, tuple)):
            flat += _flat(each)
        else:
            flat.append(each)
    return flat


def _path(given: PathLike) -> PathLike:
    """A path, unless it is a text that cannot be one. The text is not repeated: it may be a file's content."""
    if isinstance(given, str) and ("\n" in given or len(given) > _LONGEST_PATH):
        raise _errors.InvalidArgument(
            f"A text of {len(given)} characters is no path; give the content of a file as bytes: text.encode()."
        )
    return given


def _content(given: Any, number: int) -> Tuple[str, bytes]:
    """The name of an input and what it holds."""
    if isinstance(given, (bytes, bytearray, memoryview)):
        return f"file {number}", bytes(given)
    if isinstance(given, (str, os.PathLike)):
        path = os.fspath(_path(given))
        try:
            return path, Path(path).read_bytes()
        except OSError as error:
            raise _errors.Unreadable(f"{path}: {error.strerror}.") from error
    if callable(getattr(given, "read", None)):
        content = given.read()
        name = getattr(given, "name", None)
        text = content.encode() if isinstance(content, str) else bytes(content)
        return name if isinstance(name, str) else f"file {number}", text
    raise TypeError(
        f"{type(given).__name__} cannot be read; give a path, bytes, an open file, or a frame with __arrow_c_stream__."
    )


def _of_paths(paths: Sequence[PathLike], how: _options.Reading) -> History:
    encoded = [_library.encoded(path) for path in paths]
    handle = _library.Handle(
        "gymbo_history_read",
        (c_char_p * len(encoded))(*encoded),
        len(encoded),
        byref(_options.reading(how)),
        free="gymbo_history_free",
    )
    return History(handle, _Files(paths, how))


def _of_files(files: Sequence[Tuple[str, bytes]], how: _options.Reading) -> History:
    inputs = (_library.File * len(files))(
        *(_library.File(os.fsencode(name), content, len(content)) for name, content in files)
    )
    handle = _library.Handle(
        "gymbo_history_read_bytes",
        inputs,
        len(files),
        byref(_options.reading(how)),
        free="gymbo_history_free",
    )
    return History(handle, Recipe(_of_files, files, how))


class _Files(Recipe):
    """Makes a history again from the content of its files, which are read when it is sent."""

    def __init__(self, paths: Sequence[PathLike], how: _options.Reading) -> None:
        super().__init__(_of_files, how)
        self._paths = [os.fspath(path) for path in paths]
        self._states = [_state(path) for path in self._paths]

    def reduced(self) -> Any:
        for path, state in zip(self._paths, self._states):
            if state is None or _state(path) != state:
                raise _errors.Unreadable(f"{path}: the file is not as it was when it was read; read it again.")
        files = [(path, Path(path).read_bytes()) for path in self._paths]
        return Recipe(_of_files, files, *self._arguments).reduced()


def _state(path: str) -> Optional[Tuple[int, int]]:
    """What tells whether a file was changed; None for what can be read once only."""
    if path == "-" or not os.path.isfile(path):
        return None
    status = os.stat(path)
    return status.st_size, status.st_mtime_ns


def _of_frame(frame: _arrow.ArrowStreamExportable, how: _options.Reading) -> History:
    people = _histories(frame, how, 5)
    if len(people) == 1:
        return next(iter(people.values()))
    if people:
        raise _errors.InvalidArgument(f"The frame has the sets of {len(people)} athletes; use gymbo.histories.")
    raise _errors.UnknownFormat("The frame has no rows.")


def histories(
    table: _arrow.ArrowStreamExportable,
    *,
    input_unit: Optional[_options.Unit] = None,
    exercises: Optional[_user_tables.Exercises] = None,
) -> Dict[Optional[str], History]:
    """The histories in a table of sets, by athlete; None is the athlete of rows without one. See :func:`analyze`."""
    return _histories(table, _options.Reading(input_unit, exercises), 4)


def _histories(
    table: _arrow.ArrowStreamExportable, how: _options.Reading, level: int
) -> Dict[Optional[str], History]:
    batch = _batch.read(table, how, level)
    return {
        name: History(
            _library.Handle("gymbo_batch_history", batch.pointer, index, free="gymbo_history_free"),
            Recipe(_one_of_frame, table, how, name),
        )
        for name, index in _batch.names_of(batch).items()
    }


def _one_of_frame(table: _arrow.ArrowStreamExportable, how: _options.Reading, name: Optional[str]) -> History:
    # What was not read was said when the frame was read first.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", _errors.UnreadColumnWarning)
        return _histories(table, how, 1)[name]


class Athletes(Immutable, Mapping[str, History]):
    """The histories of many files, by the files' names without their endings. A file is read each time it is asked for, so
    that memory holds one history at a time."""

    def __init__(self, files: Mapping[str, str], how: _options.Reading) -> None:
        self._files = dict(files)
        self._how = how

    def __getitem__(self, name: str) -> History:
        if name not in self._files:
            raise KeyError(name)
        return read(self._files[name], **self._how._asdict())

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)

    def __repr__(self) -> str:
        return f"<gymbo.Athletes {', '.join(self._files)}>"


def read_many(
    pattern: PathLike,
    *,
    input_unit: Optional[_options.Unit] = None,
    exercises: Optional[_user_tables.Exercises] = None,
    date_order: Optional[_options.DateOrder] = None,
    zone: Optional[str] = None,
    columns: Optional[_options.Columns] = None,
) -> Athletes:
    """The histories of many athletes, a file each, read when they are asked for:
    ``for name, history in gymbo.read_many("exports/*.csv").items(): ...``

    The other parameters are those of :func:`read`.

    :param pattern: such as ``"exports/*.csv"``, or a folder, whose CSV files are taken.
    :raises Unreadable: there is no such file.
    :raises InvalidArgument: two files would have one name.
    """
    path = os.fspath(_path(pattern))
    found = sorted(glob.glob(os.path.join(glob.escape(path), "*.csv") if os.path.isdir(path) else path, recursive=True))
    if not found:
        raise _errors.Unreadable(f"{path}: there is no such file; check the pattern.")
    files: Dict[str, str] = {}
    for file in found:
        name = Path(file).stem
        if name in files:
            raise _errors.InvalidArgument(f"{files[name]} and {file} have one name; read their folders one by one.")
        files[name] = file
    return Athletes(files, _options.Reading(input_unit, exercises, date_order, zone, columns))


@overload
def report(
    *inputs: Union[Input, Sequence[Input]],
    format: Literal["text", "csv"] = ...,
    input_unit: Optional[_options.Unit] = ...,
    exercises: Optional[_user_tables.Exercises] = ...,
    date_order: Optional[_options.DateOrder] = ...,
    zone: Optional[str] = ...,
    columns: Optional[_options.Columns] = ...,
    **options: Unpack[_options.ReportOptions],
) -> Report: ...
@overload
def report(
    *inputs: Union[Input, Sequence[Input]],
    format: Literal["json"],
    input_unit: Optional[_options.Unit] = ...,
    exercises: Optional[_user_tables.Exercises] = ...,
    date_order: Optional[_options.DateOrder] = ...,
    zone: Optional[str] = ...,
    columns: Optional[_options.Columns] = ...,
    **options: Unpack[_options.ReportOptions],
) -> Json: ...
@_options.shown
def report(
    *inputs: Union[Input, Sequence[Input]],
    format: _options.Format = "text",
    input_unit: Optional[_options.Unit] = None,
    exercises: Optional[_user_tables.Exercises] = None,
    date_order: Optional[_options.DateOrder] = None,
    zone: Optional[str] = None,
    columns: Optional[_options.Columns] = None,
    **options: Any,
) -> Union[Report, Json]:
    """The weekly report of some inputs: :func:`read`, then :meth:`History.report`."""
    how = _options.Reading(input_unit, exercises, date_order, zone, columns)
    history = read(*inputs, **how._asdict())
    made: Union[Report, Json] = history.report(format, **options)
    return made
