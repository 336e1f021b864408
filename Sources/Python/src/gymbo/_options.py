"""What reports are asked for with."""

from __future__ import annotations

import ctypes
import datetime
import inspect
import os
from typing import (
    IO, Any, Callable, Iterable, Literal, Mapping, NamedTuple, Optional, Sequence, TypedDict, TypeVar, Union, cast, get_type_hints,
)  # fmt: skip

from . import _errors, _library, _user_tables

FORMATS = {"text": 0, "json": 1, "csv": 2, "html": 3, "program": 4, "calendar": 5}

Format = Literal["text", "json", "csv"]
PageFormat = Literal["text", "json", "csv", "html"]
Unit = Literal["kg", "lb"]
Language = Literal["en", "de", "tr"]
Formula = Literal[
    "brzycki", "epley", "lander", "lombardi", "mayhew", "oconner", "wathan", "hybrid", "median", "rts", "brzycki-decimal",
    "wendler", "baechle", "adams", "berger", "brown", "kemmler", "naclerio", "modified-epley", "linear", "weight-dependent",
]
Part = Literal[
    "week", "records", "attention", "insights", "next", "lifts", "cardio", "sessions", "muscles", "balance", "bands", "periods",
    "streaks", "body", "data",
]
DateOrder = Literal["dmy", "mdy"]
#: ``"auto"``, or what the columns of a file hold: ``{"date": "Day", "exercise": "Lift", "load": "Wt:lb", "repetitions": "R"}``.
Columns = Union[str, Mapping[str, str]]
#: A number in the unit of the option ``unit``, or a text with its own such as ``"82kg"``.
Weight = Union[str, float]
#: A training program: its text, the path of its file, or the open file.
Program = Union[str, "os.PathLike[str]", IO[Any]]


class ReportOptions(TypedDict, total=False):
    """The options of every report."""

    as_of: Union[str, datetime.date, None]
    """The day that counts as today; nothing after it enters any number. By default the day of the last session."""
    week: Optional[str]
    """The week reported, such as ``"2026-W29"``. By default the week of the last session."""
    goal: Optional[int]
    """The goal of workouts a week, 1 to 7; by default none was set, and no week misses it."""
    rule: Optional[str]
    """How suggestions are made: ``"auto"``, the default, or the name of a rule such as ``"rpe"`` or ``"linear"``."""
    unit: Optional[Unit]
    """The unit of text, and of weights that are given as numbers; by default text is in the unit in which most loads were
    chosen."""
    width: Optional[int]
    """Columns of the text; by default 80."""
    formula: Optional[Formula]
    """The formula of the estimated 1RM; by default ``"brzycki"``."""
    adjust_effort: Optional[bool]
    """Whether repetitions in reserve count as done in the estimated 1RM; by default they do not."""
    volume_model: Optional[str]
    """How a hard set counts for the muscles: ``"direct"``, ``"fractional"``, the default, ``"fractional:0.3"``, or
    ``"custom=weights.csv"``, a table of weights by exercise and muscle."""
    plates: Union[str, os.PathLike[str], Sequence[float], None]
    """What there is to lift with, of which suggestions are made: the path of a table, or the plates of one pair each in
    ``unit``, such as ``[25, 20, 15, 10, 5, 2.5, 1.25]``, for a bar of 20 kg or 45 lb. By default the usual steps."""
    parts: Union[Literal["full"], Part, Iterable[Part], None]
    """What the text of the weekly report has: ``"full"`` for all, or names of parts such as ``["next", "records"]``; by
    default the short report."""
    body_weight: Optional[Weight]
    """The lifter's body weight, which lifts like the pull-up move beside their load: ``"82kg"``, or a number in ``unit``; not
    for a batch."""
    language: Optional[Language]
    """The language of text: ``"en"``, the default, ``"de"`` or ``"tr"``; JSON and CSV are the same in each."""
    program: Optional[Program]
    """A training program, whose next workout the weekly report then has, and how it was kept; see :func:`gymbo.plan`."""
    training_maxima: Optional[Mapping[str, Weight]]
    """Of which the rules percentage and 5/3/1 are taken, such as ``{"squat": "140kg"}``, or numbers in ``unit``; not for a
    batch."""


class Reading(NamedTuple):
    """How to read what the input leaves open."""

    input_unit: Optional[Unit] = None
    exercises: Optional[_user_tables.Exercises] = None
    date_order: Optional[DateOrder] = None
    zone: Optional[str] = None
    columns: Optional[Columns] = None


def reading(given: Reading, threads: Optional[int] = None) -> _library.ImportOptions:
    """How to read what the input leaves open, as the library takes it."""
    options = _library.ImportOptions(size=ctypes.sizeof(_library.ImportOptions))
    options.threads = _library.number(threads, "threads")
    options.input_unit = _library.unit(given.input_unit, "input_unit")
    options.date_order = _library.encoded(given.date_order)
    options.zone = _library.encoded(given.zone)
    columns = given.columns
    if columns is not None and not isinstance(columns, str):
        columns = ",".join(f"{meaning}={name}" for meaning, name in columns.items())
    options.columns = _library.encoded(columns)
    exercises = given.exercises
    if exercises is None or isinstance(exercises, (str, os.PathLike)):
        options.exercise_map = _library.encoded(exercises)
    else:
        options.exercise_map_text = _user_tables.exercises(exercises).encode()
    return options


_Function = TypeVar("_Function", bound=Callable[..., Any])


def shown(function: _Function) -> _Function:
    """Shows the options in a function's signature, each by its name: for help and completion."""
    signature = inspect.signature(function)
    own = [each for each in signature.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    options = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
        for name, annotation in get_type_hints(ReportOptions).items()
        if name not in signature.parameters
    ]
    function.__signature__ = signature.replace(parameters=own + options)  # type: ignore[attr-defined]
    return function


def made(given: Mapping[str, object], tables: Optional[Iterable[str]] = None) -> _library.ReportOptions:
    """The options as the library takes them.

    :param given: :class:`ReportOptions`.
    :param tables: the result tables that are made; by default all.
    """
    unknown = set(given) - set(ReportOptions.__annotations__)
    if unknown:
        names = ", ".join(ReportOptions.__annotations__)
        raise TypeError(f"There is no option {sorted(unknown)[0]}; there are {names}.")
    options = cast(ReportOptions, given)
    result = _library.ReportOptions(size=ctypes.sizeof(_library.ReportOptions))
    day, unit = options.get("as_of"), options.get("unit")
    result.as_of = _library.encoded(day.date() if isinstance(day, datetime.datetime) else day)
    result.week = _library.encoded(options.get("week"))
    result.rule = _library.encoded(options.get("rule"))
    result.formula = _library.encoded(options.get("formula"))
    result.volume_model = _library.encoded(options.get("volume_model"))
    plates = options.get("plates")
    if plates is None or isinstance(plates, (str, os.PathLike)):
        result.plates = _library.encoded(plates)
    else:
        result.plates_text = _user_tables.plates(plates, unit).encode()
    parts = options.get("parts")
    result.parts = _library.encoded(parts if parts is None or isinstance(parts, str) else ",".join(parts))
    result.body_weight = _library.encoded(weight(options.get("body_weight"), unit, "body_weight"))
    result.language = _library.encoded(options.get("language"))
    result.program = program(options.get("program"))
    texts = maxima(options.get("training_maxima"), unit, "training_maxima")
    result.training_maxima = (ctypes.c_char_p * len(texts))(*texts)
    result.training_maximum_count = len(texts)
    result.adjust_effort = 1 if options.get("adjust_effort") else 0
    result.weekly_goal = _library.number(options.get("goal"), "goal")
    result.unit = _library.unit(unit, "unit")
    result.width = _library.number(options.get("width"), "width")
    result.tables = None if tables is None else _library.encoded(",".join(tables))
    return result


def program(given: Optional[Program]) -> Optional[bytes]:
    """The text of a training program for the library.

    :raises OSError: its file cannot be read.
    """
    if given is None:
        return None
    # One line that is the name of a file is no program: its slashes would part folders that end in blanks.
    if isinstance(given, os.PathLike) or isinstance(given, str) and "\n" not in given and os.path.isfile(given):
        with open(given, encoding="utf-8") as file:
            return _library.encoded(file.read())
    if not isinstance(given, str) and hasattr(given, "read"):
        text = given.read()
        return _library.encoded(text.decode() if isinstance(text, bytes) else text)
    if not isinstance(given, str):
        raise TypeError(f"program is a text, a path or an open file, not {type(given).__name__}.")
    return _library.encoded(given)


def weight(value: Optional[Weight], unit: Optional[str], name: str) -> Optional[str]:
    """A weight as the library reads it.

    :raises InvalidArgument: it is a number, and no unit is given.
    """
    if value is None or isinstance(value, str):
        return value
    if unit is None:
        raise _errors.InvalidArgument(f'{name} is the number {value} without a unit; give unit="kg" or "{value}kg".')
    return f"{float(value):g}{unit}"


def maxima(given: Optional[Mapping[str, Weight]], unit: Optional[str], name: str) -> list[Optional[bytes]]:
    """Loads by lift as the library reads them."""
    return [_library.encoded(f"{lift}={weight(load, unit, name)}") for lift, load in (given or {}).items()]


def form(name: str) -> int:
    """A format by its number."""
    if name not in FORMATS:
        raise _errors.InvalidArgument(f'format cannot be "{name}"; it takes text, json, csv, html, program or calendar.')
    return FORMATS[name]
