"""What every task does alike: the options, checked where the job is planned."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Iterator, Mapping, Optional

import pyarrow as pa

import gymbo

from . import _parts

#: The tables that ``gymbo batch`` writes.
TABLES = ("athletes", "triage", "exercises", "trends", "suggestions", "exercise_weeks", "muscle_weeks", "issues")

#: The prefix of the option value before the path of a table of weights.
_CUSTOM = "custom="


def checked(partitions: Optional[int]) -> Optional[int]:
    """A number of partitions, or None.

    :raises gymbo.InvalidArgument: it is no number of them.
    """
    if partitions is not None and (not isinstance(partitions, int) or partitions < 1):
        raise gymbo.InvalidArgument(f"partitions cannot be {partitions!r}; it takes a whole number from 1.")
    return partitions


class Work:
    """How sets are read and what is made of them; goes to the tasks.

    :param schema: of the sets, as the library will be given them.
    :raises gymbo.Error: what the library says of the schema and of the options, to no sets at all.
    """

    def __init__(
        self,
        schema: pa.Schema,
        tables: Iterable[str],
        input_unit: Optional[str],
        exercises: Optional[object],
        options: Mapping[str, object],
    ) -> None:
        if "threads" in options:
            raise TypeError("There is no option threads: a task is one, and partitions says how many tasks there are.")
        tables = [tables] if isinstance(tables, str) else tables
        self._options: Dict[str, Any] = {"input_unit": input_unit, "exercises": exercises, "tables": tuple(tables), **options}
        empty = pa.RecordBatch.from_pylist([], schema=schema)
        nothing = gymbo.analyze(
            pa.RecordBatchReader.from_batches(schema, [empty]), threads=1, **self._options
        )
        #: Each table once, in the library's order, because columns are found by position.
        self.tables = tuple(nothing)
        self.schema = _parts.schema(nothing)
        # The user's own tables may not exist where the tasks run, so their contents are sent along:
        # option name -> (prefix before the path, content).
        self._files: dict[str, tuple[str, bytes]] = {}
        for name in ("exercises", "plates", "volume_model"):
            value = self._options.get(name)
            lead = _CUSTOM if name == "volume_model" else ""
            if isinstance(value, (str, os.PathLike)) and os.fspath(value).startswith(lead):
                self._files[name] = (lead, Path(os.fspath(value)[len(lead):]).read_bytes())

    @contextlib.contextmanager
    def calling(self) -> Iterator[Callable[..., gymbo.Tables]]:
        """A function that calls ``gymbo.analyze`` or ``gymbo.analyze_file`` with the options."""
        with contextlib.ExitStack() as stack:
            options = dict(self._options)
            for name, (lead, content) in self._files.items():
                file = stack.enter_context(tempfile.NamedTemporaryFile(suffix=".csv"))
                file.write(content)
                file.flush()
                options[name] = lead + file.name
            yield lambda function, *arguments, **own: function(*arguments, **own, **options)
