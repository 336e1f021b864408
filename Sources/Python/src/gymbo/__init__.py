"""Analytics and progression for strength training, from your app's export.

>>> import gymbo
>>> history = gymbo.read("strong.csv")
>>> print(history.report())
>>> history.tables("trends").trends.to_polars()

:func:`read` takes the files of Strong, Hevy and FitNotes, open files and frames; :func:`analyze` takes a table of pyarrow,
Polars, DuckDB, pandas or any other library with the Arrow PyCapsule interface, and gives tables with it; :mod:`gymbo.spark`
takes tables and files of Apache Spark. Nothing is computed in Python: the package calls the C library that it carries, and
raises its sentences as exceptions. :func:`one_rep_max` and the other formulas take numbers, lists, NumPy and Arrow arrays, series
and expressions of Polars and series of pandas, and give back what they got; :func:`trend`, :func:`line` and others take many series
at once.
"""

from typing import TYPE_CHECKING as _TYPE_CHECKING

from ._batch import analyze, analyze_file
from ._coach import generate, insights, ledger, nudges, plan, preview, swap
from ._errors import Error, InvalidArgument, NotFound, UnknownFormat, UnreadColumnWarning, Unreadable
from ._history import History, Page, Report
from ._library import version as _version
from ._lifts import ExerciseFacts, Habits, Plates, Prediction, exercise_facts, plates, predict_next
from ._reading import Athletes, histories, read, read_many, report
from ._schema import schema
from ._series import Line, MannKendall, Outliers, Trend, best_before, hampel, line, mann_kendall, trend
from ._tables import Rows, Table, Tables
from ._vectors import (
    REASONS,
    dots,
    ipf_gl,
    load_for,
    one_rep_max,
    one_rep_max_interval,
    percent_at,
    reps_at,
    round_load,
    rpe_percent,
    wilks,
)
from ._volume import MuscleSets, Volume, muscle_sets, repetition_band, volume

__version__: str = _version()

__all__ = [
    "Athletes",
    "Error",
    "ExerciseFacts",
    "Habits",
    "History",
    "InvalidArgument",
    "Line",
    "MannKendall",
    "MuscleSets",
    "NotFound",
    "Outliers",
    "Page",
    "Plates",
    "Prediction",
    "REASONS",
    "Report",
    "Rows",
    "Table",
    "Tables",
    "Trend",
    "UnknownFormat",
    "UnreadColumnWarning",
    "Unreadable",
    "Volume",
    "analyze",
    "analyze_file",
    "best_before",
    "dots",
    "exercise_facts",
    "generate",
    "hampel",
    "histories",
    "insights",
    "ipf_gl",
    "ledger",
    "line",
    "load_for",
    "mann_kendall",
    "muscle_sets",
    "nudges",
    "one_rep_max",
    "one_rep_max_interval",
    "percent_at",
    "plan",
    "plates",
    "predict_next",
    "preview",
    "read",
    "read_many",
    "repetition_band",
    "report",
    "reps_at",
    "round_load",
    "rpe_percent",
    "schema",
    "swap",
    "trend",
    "volume",
    "wilks",
]

if _TYPE_CHECKING:
    from . import duckdb as duckdb
    from . import spark as spark


def __getattr__(name: str) -> object:
    """``gymbo.duckdb`` and ``gymbo.spark`` without an import of their own: they need other packages, so they are loaded when they
    are asked for."""
    if name in ("duckdb", "spark"):
        from importlib import import_module

        return import_module(f"gymbo.{name}")
    raise AttributeError(f"module 'gymbo' has no attribute {name!r}")
