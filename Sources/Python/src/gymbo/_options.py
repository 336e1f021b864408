"""What reports are asked for with."""

from __future__ import annotations

import ctypes
import datetime
from pathlib import Path
from typing import Iterable, Literal, Mapping, Optional, TypedDict, Union

from . import _errors, _library

FORMATS = {"text": 0, "json": 1, "csv": 2}


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
    unit: Optional[str]
    """The unit of text, ``"kg"`` or ``"lb"``; by default the one in which most loads were chosen."""
    width: Optional[int]
    """Columns of the text; by default 80."""
    formula: Optional[str]
    """The formula of the estimated 1RM, such as ``"epley"``; by default ``"brzycki"``."""
    adjust_effort: Optional[bool]
    """Whether repetitions in reserve count as done in the estimated 1RM; by default they do not."""
    volume_model: Optional[str]
    """How a hard set counts for the muscles: ``"direct"``, ``"fractional"``, the default, ``"fractional:0.3"``, or
    ``"custom=weights.csv"``, a table of weights by exercise and muscle."""
    plates: Union[str, Path, None]
    """A table of what there is to lift with, of which suggestions are made; by default the usual steps."""
    parts: Union[str, Iterable[str], None]
    """What the text of the weekly report has: ``"full"`` for all, or names of parts such as ``["next", "records"]``; by
    default the short report."""
    body_weight: Optional[str]
    """The lifter's body weight such as ``"82kg"``, which lifts like the pull-up move beside their load; not for a batch."""
    language: Optional[Literal["en", "de", "tr"]]
    """The language of text: ``"en"``, the default, ``"de"`` or ``"tr"``; JSON and CSV are the same in each."""
    training_maxima: Optional[Mapping[str, str]]
    """Of which the rules percentage and 5/3/1 are taken, such as ``{"squat": "140kg"}``; not for a batch."""


def made(options: ReportOptions, tables: Optional[Iterable[str]] = None) -> _library.ReportOptions:
    """The options as the library takes them.

    :param tables: the result tables that are made; by default all.
    """
    unknown = set(options) - set(ReportOptions.__annotations__)
    if unknown:
        names = ", ".join(ReportOptions.__annotations__)
        raise TypeError(f"There is no option {sorted(unknown)[0]}; there are {names}.")
    result = _library.ReportOptions(size=ctypes.sizeof(_library.ReportOptions))
    day = options.get("as_of")
    result.as_of = _library.encoded(day.date() if isinstance(day, datetime.datetime) else day)
    result.week = _library.encoded(options.get("week"))
    result.rule = _library.encoded(options.get("rule"))
    result.formula = _library.encoded(options.get("formula"))
    result.volume_model = _library.encoded(options.get("volume_model"))
    result.plates = _library.encoded(options.get("plates"))
    parts = options.get("parts")
    result.parts = _library.encoded(parts if parts is None or isinstance(parts, str) else ",".join(parts))
    result.body_weight = _library.encoded(options.get("body_weight"))
    result.language = _library.encoded(options.get("language"))
    maxima = options.get("training_maxima") or {}
    texts = [_library.encoded(f"{lift}={load}") for lift, load in maxima.items()]
    result.training_maxima = (ctypes.c_char_p * len(texts))(*texts)
    result.training_maximum_count = len(texts)
    result.adjust_effort = 1 if options.get("adjust_effort") else 0
    result.weekly_goal = _library.number(options.get("goal"), "goal")
    result.unit = _library.unit(options.get("unit"), "unit")
    result.width = _library.number(options.get("width"), "width")
    result.tables = None if tables is None else _library.encoded(",".join(tables))
    return result


def form(name: str) -> int:
    """A format by its number."""
    if name not in FORMATS:
        raise _errors.InvalidArgument(f'format cannot be "{name}"; it takes text, json or csv.')
    return FORMATS[name]
