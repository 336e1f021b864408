"""The published JSON Schemas."""

from __future__ import annotations

import json
from typing import Any

from . import _library


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of a report: ``"report"``, ``"exercise"``, ``"suggest"``, ``"workouts"``, ``"swap"``, ``"check"``, or of
    what the tool prints besides: ``"score"``, ``"methods"``.

    :raises NotFound: there is no schema of that name.
    """
    document: dict[str, Any] = json.loads(_library.text("gymbo_schema", _library.encoded(name)))
    return document
