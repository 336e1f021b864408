"""What a coach answers: workouts by goal, equipment and minutes, and what can be done in place of an exercise."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int32, c_size_t, c_void_p
from typing import Any, Iterable, Literal, Optional, Union, overload

from . import _library, _options
from ._history import History, Json, Report, formed

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


_TEXT = [POINTER(c_void_p), POINTER(c_size_t), POINTER(c_void_p)]
_ASKED = [POINTER(WorkoutOptions), POINTER(_library.ReportOptions), c_int32, *_TEXT]

#: The functions that are called here, of ``gymbo_coach.h``.
SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "gymbo_generate": (c_int32, [c_void_p, *_ASKED]),
    "gymbo_swap": (c_int32, [c_void_p, c_char_p, *_ASKED]),
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
    return None if history is None else history._handle.pointer


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
