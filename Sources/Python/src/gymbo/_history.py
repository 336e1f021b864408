"""Histories of one athlete, and the reports of them."""

from __future__ import annotations

import json
from ctypes import byref, c_char_p, c_int32
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, Literal, Optional, Union, overload

from . import _errors, _library, _options
from ._tables import Tables

if TYPE_CHECKING:
    from typing_extensions import Unpack

Json = Dict[str, Any]
PathLike = Union[str, Path]
Format = Literal["text", "json", "csv"]


class History:
    """One athlete's training history. It never changes; any thread may use it.

    Every report comes as text for people (``format="text"``, the default), as a dictionary by the published JSON Schema
    (``"json"``), or as CSV (``"csv"``). JSON and CSV are in kilograms, seconds and metres.
    """

    def __init__(self, handle: _library.Handle) -> None:
        self._handle = handle

    @overload
    def report(self, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]) -> str: ...
    @overload
    def report(self, format: Literal["json"], **options: Unpack[_options.ReportOptions]) -> Json: ...
    def report(self, format: Format = "text", **options: Any) -> Union[str, Json]:
        """How the week went, whether each lift moves, and what to lift next."""
        return self._made("gymbo_report", (), format, options)

    @overload
    def exercise(
        self, name: str, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]
    ) -> str: ...
    @overload
    def exercise(
        self, name: str, format: Literal["json"], **options: Unpack[_options.ReportOptions]
    ) -> Json: ...
    def exercise(self, name: str, format: Format = "text", **options: Any) -> Union[str, Json]:
        """One exercise: records, series, repetition bands, last sessions, trend, suggestion.

        :param name: as logged, in any case, or a part that only one name has.
        :raises NotFound: no exercise has the name, or several could be meant; the text names them.
        """
        return self._made("gymbo_exercise", (_library.encoded(name),), format, options)

    @overload
    def suggest(self, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]) -> str: ...
    @overload
    def suggest(self, format: Literal["json"], **options: Unpack[_options.ReportOptions]) -> Json: ...
    def suggest(self, format: Format = "text", **options: Any) -> Union[str, Json]:
        """What to lift next, per exercise, with rule and reason."""
        return self._made("gymbo_suggest", (), format, options)

    @overload
    def check(self, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]) -> str: ...
    @overload
    def check(self, format: Literal["json"], **options: Unpack[_options.ReportOptions]) -> Json: ...
    def check(self, format: Format = "text", **options: Any) -> Union[str, Json]:
        """What is wrong or doubtful in the data, with proposals."""
        found = c_int32()
        text = _library.text(
            "gymbo_check",
            self._handle.pointer,
            byref(_options.made(options)),
            _options.form(format),
            byref(found),
        )
        return json.loads(text) if format == "json" else text

    def csv(self, table: str, **options: Unpack[_options.ReportOptions]) -> str:
        """One table of the weekly report as CSV, such as ``"sets"``."""
        return _library.text(
            "gymbo_table", self._handle.pointer, _library.encoded(table), byref(_options.made(options))
        )

    def tables(self, **options: Unpack[_options.ReportOptions]) -> Tables:
        """The result tables, for data engines; see :class:`gymbo.Tables`."""
        return Tables(
            _library.Handle(
                "gymbo_history_analyze",
                self._handle.pointer,
                byref(_options.made(options)),
                free="gymbo_tables_free",
            )
        )

    def _made(
        self, function: str, arguments: tuple[Optional[bytes], ...], format: str, options: Any
    ) -> Union[str, Json]:
        text = _library.text(
            function,
            self._handle.pointer,
            *arguments,
            byref(_options.made(options)),
            _options.form(format),
        )
        return json.loads(text) if format == "json" else text


def read(
    *files: Union[PathLike, bytes], input_unit: Optional[str] = None, exercises: Optional[PathLike] = None
) -> History:
    """Reads exports of one athlete; sessions present in several files count once.

    :param files: paths, or the content of files as bytes; all of them one or the other.
    :param input_unit: ``"kg"`` or ``"lb"``, for files that name none; by default kilograms.
    :param exercises: a CSV file with your own names of exercises.
    :raises Unreadable: a file cannot be read.
    :raises UnknownFormat: a file is no training history that GymBo knows.

    Rows that cannot be read are no error: reports count them, and :meth:`History.check` lists them.
    """
    options = _library.import_options(input_unit, exercises)
    contents = [file for file in files if isinstance(file, bytes)]
    if not contents:
        paths = [_library.encoded(file) for file in files]  # type: ignore[arg-type]
        given = (c_char_p * len(paths))(*paths)
        return History(
            _library.Handle(
                "gymbo_history_read", given, len(paths), byref(options), free="gymbo_history_free"
            )
        )
    if len(contents) < len(files):
        raise _errors.InvalidArgument("Give paths or bytes, not both.")
    inputs = (_library.File * len(contents))(
        *(
            _library.File(f"file {number}".encode(), content, len(content))
            for number, content in enumerate(contents, 1)
        )
    )
    return History(
        _library.Handle(
            "gymbo_history_read_bytes", inputs, len(contents), byref(options), free="gymbo_history_free"
        )
    )


def report(*files: Union[PathLike, bytes], input_unit: Optional[str] = None, **options: Any) -> Union[str, Json]:
    """The weekly report of some files: :func:`read`, then :meth:`History.report`."""
    return read(*files, input_unit=input_unit).report(**options)
