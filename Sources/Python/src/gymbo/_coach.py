"""What a coach answers: what a program says for today, workouts by goal, what can be done in place of an exercise, reminders."""

from __future__ import annotations

import ctypes
import datetime
from ctypes import POINTER, byref, c_char_p, c_int32, c_size_t, c_void_p
from typing import Any, Iterable, Literal, Mapping, Optional, Union, overload

from . import _library, _options
from ._history import History, Json, Page, Report, formed

Goal = Literal["hypertrophy", "strength", "endurance", "general"]
Equipment = Literal["gym", "home", "bodyweight"]
Experience = Literal["beginner", "intermediate", "advanced"]
Focus = Literal["full", "upper", "lower", "push", "pull", "legs"]
Furniture = Literal["bar", "bench", "dips", "rack", "table"]


class WorkoutOptions(ctypes.Structure):
    """``gymbo_workout_options``"""

    _fields_ = [
        ("size", c_size_t),
        ("goal", c_char_p),
        ("equipment", c_char_p),
        ("avoided", POINTER(c_char_p)),
        ("avoided_count", c_size_t),
        ("minutes", c_int32),
        ("days", c_int32),
        ("experience", c_char_p),
        ("focus", c_char_p),
        ("furniture", c_char_p),
    ]


class NudgeOptions(ctypes.Structure):
    """``gymbo_nudge_options``"""

    _fields_ = [
        ("size", c_size_t),
        ("now", c_char_p),
        ("zone", c_char_p),
        ("open", c_char_p),
        ("program", c_char_p),
        ("plain", c_int32),
    ]


class PlanOptions(ctypes.Structure):
    """``gymbo_plan_options``"""

    _fields_ = [
        ("size", c_size_t),
        ("start", c_char_p),
        ("maxima", POINTER(c_char_p)),
        ("maximum_count", c_size_t),
        ("table", c_char_p),
        ("minutes", c_int32),
        ("unused", c_int32),
        ("plain", c_int32),
    ]


_TEXT = [POINTER(c_void_p), POINTER(c_size_t), POINTER(c_void_p)]
_PLANNED = [c_void_p, c_char_p, POINTER(PlanOptions), POINTER(_library.ReportOptions), c_int32, *_TEXT]
_ASKED = [POINTER(WorkoutOptions), POINTER(_library.ReportOptions), c_int32, *_TEXT]

#: The functions that are called here, of ``gymbo_coach.h``.
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "gymbo_plan": (c_int32, _PLANNED),
    "gymbo_preview": (c_int32, _PLANNED),
    "gymbo_generate": (c_int32, [c_void_p, *_ASKED]),
    "gymbo_swap": (c_int32, [c_void_p, c_char_p, *_ASKED]),
    "gymbo_nudges": (
        c_int32,
        [c_void_p, POINTER(NudgeOptions), POINTER(_library.ReportOptions), c_int32, *_TEXT],
    ),
    "gymbo_insights": (c_int32, [c_void_p, POINTER(_library.ReportOptions), c_int32, *_TEXT]),
    "gymbo_ledger": (c_int32, [c_void_p, c_int32, POINTER(_library.ReportOptions), c_int32, *_TEXT]),
}

_library.declare(SIGNATURES)


def _asked(equipment: str, avoid: Iterable[str]) -> WorkoutOptions:
    asked = WorkoutOptions(size=ctypes.sizeof(WorkoutOptions))
    asked.equipment = _library.encoded(equipment)
    names = [_library.encoded(name) for name in ([avoid] if isinstance(avoid, str) else avoid)]
    asked.avoided = (c_char_p * len(names))(*names)
    asked.avoided_count = len(names)
    return asked


def _pointer(history: Optional[History]) -> Optional[c_void_p]:
    if history is None:
        return None
    if not isinstance(history, History):
        raise TypeError(f"history is what gymbo.read gives, not {type(history).__name__}.")
    return history._handle.pointer


def _planned(
    name: str,
    history: Optional[History],
    program: _options.Program,
    format: str,
    asked: PlanOptions,
    maxima: Optional[Mapping[str, _options.Weight]],
    options: Mapping[str, Any],
) -> Union[Report, Json]:
    """Calls a function that takes a program."""
    texts = _options.maxima(maxima, options.get("unit"), "maxima")
    asked.maxima = (c_char_p * len(texts))(*texts)
    asked.maximum_count = len(texts)
    text = _library.text(
        name,
        _pointer(history),
        _options.program(program),
        byref(asked),
        byref(_options.made(options)),
        _options.form(format),
    )
    return formed(text, format)


@overload
def plan(
    program: _options.Program, history: History, format: Literal["text", "csv", "calendar", "program"] = ..., **options: Any
) -> Report: ...
@overload
def plan(program: _options.Program, history: History, format: Literal["json"], **options: Any) -> Json: ...
@overload
def plan(program: _options.Program, history: History, format: Literal["html"], **options: Any) -> Page: ...
@_options.shown
def plan(
    program: _options.Program,
    history: History,
    format: Literal["text", "json", "csv", "html", "calendar", "program"] = "text",
    *,
    start: Union[str, datetime.date, None] = None,
    maxima: Optional[Mapping[str, _options.Weight]] = None,
    table: Literal["plan", "adherence", "notices"] = "plan",
    plain: bool = False,
    **options: Any,
) -> Union[Report, Json]:
    """What a training program says for today: the next workout with its loads, the week, and how the plan was kept.

    :param program: its text in Liftoscript, such as what :func:`generate` made, or its file: a path or an open file.
    :param format: ``"calendar"`` is iCalendar, ``"program"`` the text of the program as it is now.
    :param start: the day on which it began; by default what its text says, or the first session that is like it.
    :param maxima: of which percentages are taken, such as ``{"squat": "140kg"}``.
    :param table: as CSV every set of the week, what was done of each planned set, or what was not understood, left out or
        taken for granted.
    :param plain: whether a calendar names workouts, lifts and loads, which others may see there.
    :raises InvalidArgument: the text is no program; the sentence has line and column.
    """
    asked = PlanOptions(size=ctypes.sizeof(PlanOptions))
    asked.start = _library.encoded(start.date() if isinstance(start, datetime.datetime) else start)
    asked.table = _library.encoded(table)
    asked.plain = 1 if plain else 0
    return _planned("gymbo_plan", history, program, format, asked, maxima, options)


@overload
def preview(
    program: _options.Program, history: Optional[History] = ..., format: Literal["text", "csv"] = ..., **options: Any
) -> Report: ...
@overload
def preview(
    program: _options.Program, history: Optional[History] = ..., *, format: Literal["json"], **options: Any
) -> Json: ...
@_options.shown
def preview(
    program: _options.Program,
    history: Optional[History] = None,
    format: _options.Format = "text",
    *,
    maxima: Optional[Mapping[str, _options.Weight]] = None,
    minutes: int = 0,
    table: Literal["preview_weeks", "preview_muscles"] = "preview_weeks",
    **options: Any,
) -> Union[Report, Json]:
    """What a training program asks for, week by week, and what is doubtful about it.

    :param program: as :func:`plan` takes it.
    :param history: for loads that the program leaves open.
    :param maxima: of which percentages are taken, such as ``{"squat": "140kg"}``.
    :param minutes: of the longest workout that is wanted, 5 to 600; 0 for any.
    :param table: as CSV a row a week, or a row a week and muscle.
    :raises InvalidArgument: the text is no program; the sentence has line and column.
    """
    asked = PlanOptions(size=ctypes.sizeof(PlanOptions))
    asked.minutes = _library.number(minutes, "minutes")
    asked.table = _library.encoded(table)
    return _planned("gymbo_preview", history, program, format, asked, maxima, options)


@overload
def generate(
    goal: Goal, history: Optional[History] = ..., format: Literal["text", "csv", "program"] = ..., **options: Any
) -> Report: ...
@overload
def generate(goal: Goal, history: Optional[History] = ..., *, format: Literal["json"], **options: Any) -> Json: ...
@_options.shown
def generate(
    goal: Goal,
    history: Optional[History] = None,
    format: Literal["text", "json", "csv", "program"] = "text",
    *,
    equipment: Equipment = "gym",
    minutes: int = 60,
    days: int = 3,
    experience: Optional[Experience] = None,
    focus: Optional[Focus] = None,
    furniture: Iterable[Furniture] = (),
    avoid: Iterable[str] = (),
    **options: Any,
) -> Union[Report, Json]:
    """Workouts for a goal, which time and equipment allow; with a history with own exercises and loads.

    :param history: of the lifter: muscles that were trained hard rest, and what lacks comes first.
    :param format: ``"program"`` is the text of a program in Liftoscript.
    :param equipment: what there is to lift with; ``"home"`` are dumbbells.
    :param minutes: of the longest workout, 10 to 180.
    :param days: workouts a week, 1 to 6; 1 is a workout for the day that counts as today.
    :param experience: by default by the weeks with training in the history, without one ``"beginner"``.
    :param focus: what one workout trains; then ``days`` is 1.
    :param furniture: what there is besides.
    :param avoid: names of exercises that are not wanted.
    :raises InvalidArgument: nothing that satisfies all of it is good training; the sentence says why.
    :raises NotFound: there is no exercise of a name in ``avoid``.
    """
    asked = _asked(equipment, avoid)
    asked.goal = _library.encoded(goal)
    asked.minutes = _library.number(minutes, "minutes")
    asked.days = 1 if focus is not None and days == 3 else _library.number(days, "days")
    asked.experience = _library.encoded(experience)
    asked.focus = _library.encoded(focus)
    things = [furniture] if isinstance(furniture, str) else list(furniture)
    asked.furniture = _library.encoded(",".join(things)) if things else None
    text = _library.text(
        "gymbo_generate", _pointer(history), byref(asked), byref(_options.made(options)), _options.form(format)
    )
    return formed(text, format)


@overload
def swap(
    name: str, history: Optional[History] = ..., format: Literal["text", "csv"] = ..., **options: Any
) -> Report: ...
@overload
def swap(name: str, history: Optional[History] = ..., *, format: Literal["json"], **options: Any) -> Json: ...
@_options.shown
def swap(
    name: str,
    history: Optional[History] = None,
    format: _options.Format = "text",
    *,
    equipment: Equipment = "gym",
    avoid: Iterable[str] = (),
    **options: Any,
) -> Union[Report, Json]:
    """The five exercises most like one, with the lifter's own loads, and why.

    :param name: as logged, or as any app or person writes it.
    :param history: of the lifter, for own exercises and loads.
    :param equipment: what there is to lift with; ``"home"`` are dumbbells.
    :param avoid: names of exercises that are not wanted.
    :raises NotFound: no exercise has the name; the error's ``candidates`` could be meant.
    """
    text = _library.text(
        "gymbo_swap",
        _pointer(history),
        _library.encoded(name),
        byref(_asked(equipment, avoid)),
        byref(_options.made(options)),
        _options.form(format),
    )
    return formed(text, format)


@overload
def nudges(history: History, format: Literal["text", "csv", "calendar"] = ..., **options: Any) -> Report: ...
@overload
def nudges(history: History, format: Literal["json"], **options: Any) -> Json: ...
@_options.shown
def nudges(
    history: History,
    format: Literal["text", "json", "csv", "calendar"] = "text",
    *,
    now: Union[str, datetime.datetime, None] = None,
    zone: Optional[str] = None,
    open: Optional[str] = None,
    program: Optional[_options.Program] = None,
    plain: bool = False,
    **options: Any,
) -> Union[Report, Json]:
    """What an app would remind the lifter of from a time on, and what is held back and why.

    :param now: on the wall clock, such as ``"2026-11-02T12:00"``; by default the end of the last workout.
    :param zone: such as ``"Europe/Berlin"``, for instants beside the times of the wall clock.
    :param open: a workout that is not ended, such as ``"Push@2026-11-15T18:05 last 18:40 3/8"``.
    :param program: the lifter's, as :func:`plan` takes it; it then says the days and names the workouts.
    :param plain: whether a calendar names workouts, lifts and loads, which others may see there.
    """
    asked = NudgeOptions(size=ctypes.sizeof(NudgeOptions))
    if isinstance(now, datetime.datetime):
        now = now.replace(tzinfo=None).isoformat(timespec="minutes")
    asked.now = _library.encoded(now)
    asked.zone = _library.encoded(zone)
    asked.open = _library.encoded(open)
    asked.program = _options.program(program)
    asked.plain = 1 if plain else 0
    text = _library.text(
        "gymbo_nudges", _pointer(history), byref(asked), byref(_options.made(options)), _options.form(format)
    )
    return formed(text, format)


@overload
def insights(history: History, format: Literal["text"] = ..., **options: Any) -> Report: ...
@overload
def insights(history: History, format: Literal["json"], **options: Any) -> Json: ...
@_options.shown
def insights(history: History, format: Literal["text", "json"] = "text", **options: Any) -> Union[Report, Json]:
    """What stands out, ranked: changes and states that the history shows, with their numbers."""
    text = _library.text(
        "gymbo_insights", _pointer(history), byref(_options.made(options)), _options.form(format)
    )
    return formed(text, format)


@overload
def ledger(history: History, format: Literal["text", "csv"] = ..., **options: Any) -> Report: ...
@overload
def ledger(history: History, format: Literal["json"], **options: Any) -> Json: ...
@_options.shown
def ledger(
    history: History, format: _options.Format = "text", *, days: int = 0, **options: Any
) -> Union[Report, Json]:
    """The library's own suggestions in hindsight: how often they were what was done next. Agreement, never effect.

    :param days: looked back on, 7 to 3660; 0 is half a year. Each day with a workout takes an analysis.
    """
    text = _library.text(
        "gymbo_ledger",
        _pointer(history),
        _library.number(days, "days"),
        byref(_options.made(options)),
        _options.form(format),
    )
    return formed(text, format)
