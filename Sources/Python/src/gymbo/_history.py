"""Histories of one athlete, and the reports of them."""

from __future__ import annotations

import html
import json
from ctypes import byref, c_int32
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Literal, Optional, Tuple, Union, overload

from . import _library, _options
from ._recipe import Immutable, Recipe
from ._tables import TableName, Tables, chosen

if TYPE_CHECKING:
    from typing_extensions import Unpack

Json = Dict[str, Any]
Format = _options.Format


class Report(str):
    """A report as text, which a notebook shows as it is printed."""

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(self)}</pre>"


class Page(Report):
    """A report as a page for a browser: one HTML file, to be written as UTF-8. A notebook shows it."""

    def _repr_html_(self) -> str:
        # A frame of its own: the page's rules of style and safety are then its own too. Its links would lead into the notebook
        # without an address that they are relative to.
        source = html.escape(self.replace("<head>", '<head><base href="about:srcdoc">', 1))
        return f'<iframe srcdoc="{source}" sandbox="allow-scripts" width="100%" height="800" style="border:0"></iframe>'


class History(Immutable):
    """One athlete's training history. It never changes; any thread may use it.

    Every report comes as text for people (``format="text"``, the default), as a dictionary by the published JSON Schema
    (``"json"``), or as CSV (``"csv"``). JSON and CSV are in kilograms, seconds and metres. The weekly report and that of an
    exercise also come as a page with charts (``"html"``), which a notebook shows. Printed, or at the end of a
    notebook's cell, it shows the report of its last week.
    """

    def __init__(self, handle: _library.Handle, recipe: Recipe) -> None:
        self._handle = handle
        self._recipe = recipe

    @overload
    def report(
        self, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]
    ) -> Report: ...
    @overload
    def report(self, format: Literal["json"], **options: Unpack[_options.ReportOptions]) -> Json: ...
    @overload
    def report(self, format: Literal["html"], **options: Unpack[_options.ReportOptions]) -> Page: ...
    @_options.shown
    def report(self, format: _options.PageFormat = "text", **options: Any) -> Union[Report, Json]:
        """How the week went, whether each lift moves, and what to lift next."""
        return self._made("gymbo_report", (), format, options)

    @overload
    def exercise(
        self, name: str, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]
    ) -> Report: ...
    @overload
    def exercise(
        self, name: str, format: Literal["json"], **options: Unpack[_options.ReportOptions]
    ) -> Json: ...
    @overload
    def exercise(
        self, name: str, format: Literal["html"], **options: Unpack[_options.ReportOptions]
    ) -> Page: ...
    @_options.shown
    def exercise(
        self, name: str, format: _options.PageFormat = "text", **options: Any
    ) -> Union[Report, Json]:
        """One exercise: records, series, repetition bands, last sessions, trend, suggestion.

        :param name: as logged, in any case, or a part that only one name has.
        :raises NotFound: no exercise has the name, or several could be meant; the error's ``candidates`` are these.
        """
        return self._made("gymbo_exercise", (_library.encoded(name),), format, options)

    @overload
    def suggest(
        self, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]
    ) -> Report: ...
    @overload
    def suggest(self, format: Literal["json"], **options: Unpack[_options.ReportOptions]) -> Json: ...
    @_options.shown
    def suggest(self, format: Format = "text", **options: Any) -> Union[Report, Json]:
        """What to lift next, per exercise, with rule and reason."""
        return self._made("gymbo_suggest", (), format, options)

    @overload
    def check(
        self, format: Literal["text", "csv"] = ..., **options: Unpack[_options.ReportOptions]
    ) -> Report: ...
    @overload
    def check(self, format: Literal["json"], **options: Unpack[_options.ReportOptions]) -> Json: ...
    @_options.shown
    def check(self, format: Format = "text", **options: Any) -> Union[Report, Json]:
        """What is wrong or doubtful in the data, with proposals."""
        found = c_int32()
        text = _library.text(
            "gymbo_check",
            self._handle.pointer,
            byref(_options.made(options)),
            _options.form(format),
            byref(found),
        )
        return formed(text, format)

    @_options.shown
    def csv(self, table: str, **options: Unpack[_options.ReportOptions]) -> str:
        """One table of the weekly report as CSV, such as ``"sets"``."""
        return _library.text(
            "gymbo_table", self._handle.pointer, _library.encoded(table), byref(_options.made(options))
        )

    @_options.shown
    def tables(
        self,
        tables: Union[TableName, Iterable[TableName], None] = None,
        **options: Unpack[_options.ReportOptions],
    ) -> Tables:
        """The result tables, for data engines; see :class:`gymbo.Tables`.

        :param tables: the name or names of those that are made; by default all.
        """
        names = chosen(tables)
        return Tables(
            _library.Handle(
                "gymbo_history_analyze",
                self._handle.pointer,
                byref(_options.made(options, names)),
                free="gymbo_tables_free",
            ),
            names,
            Recipe(_tables_of, self, names, **options),
        )

    def _made(
        self, function: str, arguments: Tuple[Optional[bytes], ...], format: str, options: Any
    ) -> Union[Report, Json]:
        text = _library.text(
            function,
            self._handle.pointer,
            *arguments,
            byref(_options.made(options)),
            _options.form(format),
        )
        return formed(text, format)

    def __str__(self) -> str:
        return self.report()

    def __repr__(self) -> str:
        for row in self.tables("athletes")["athletes"]:
            return f"<gymbo.History: {row['sets']} sets in {row['sessions']} workouts, {row['first']} to {row['last']}>"
        return "<gymbo.History: no workout>"

    def _repr_html_(self) -> str:
        return self.report()._repr_html_()

    def __reduce__(self) -> Tuple[Callable[..., Any], Tuple[Any, ...]]:
        return self._recipe.reduced()


def formed(text: str, format: str) -> Union[Report, Json]:
    if format == "json":
        document: Json = json.loads(text)
        return document
    return Page(text) if format == "html" else Report(text)


def _tables_of(history: History, names: Optional[Tuple[TableName, ...]], **options: Any) -> Tables:
    return history.tables(names, **options)
