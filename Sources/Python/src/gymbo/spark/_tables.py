"""The results as DataFrames."""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Sequence

from pyspark.sql import DataFrame
from pyspark.sql import functions as F

import gymbo

from . import _parts


class Tables(Mapping[str, DataFrame]):
    """The result tables by name, each a DataFrame that is made when it is asked for: ``tables["exercises"]``, or
    ``tables.exercises``. One pass over the sets makes them all, but Spark keeps nothing by itself: where you use several,
    call :meth:`persist` first, or let :meth:`write` write them.

    :ivar parts: what the tasks give: a column for each table, in each row an array of rows.
    """

    def __init__(self, parts: DataFrame, names: Sequence[str]) -> None:
        self.parts = parts
        self._names = tuple(names)

    def __getitem__(self, name: str) -> DataFrame:
        if name not in self._names:
            raise KeyError(self._absence(name))
        return self.parts.select(F.inline(name))

    def __getattr__(self, name: str) -> DataFrame:
        if name.startswith("_") or name not in self._names:
            raise AttributeError(self._absence(name))
        return self[name]

    def _absence(self, name: str) -> str:
        return f"There is no table {name}; there are {', '.join(self._names)}."

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<gymbo.spark.Tables {', '.join(self._names)}>"

    @property
    def failures(self) -> DataFrame:
        """The files that are no training history, and how many rows of a table name no athlete: columns ``file``, null for a
        DataFrame, and ``reason``. Other rows that cannot be read are in the table ``issues``."""
        return self.parts.select(F.inline(_parts.FAILURES))

    def persist(self) -> Tables:
        """Has Spark keep the results, in memory and on disk, once they are made."""
        self.parts.persist()
        return self

    def unpersist(self) -> Tables:
        """Lets Spark forget them."""
        self.parts.unpersist()
        return self

    def write(self, folder: str, format: str = "parquet", mode: str = "error", **options: Any) -> None:
        """Writes every table into a folder of its name, and the failures into ``failures``, in one pass over the sets.

        :param folder: any path or address that Spark can write to.
        :param format: of Spark's writers: ``"parquet"``, ``"csv"``, ``"json"``, ``"orc"``.
        :param mode: what becomes of what is there: ``"error"``, ``"overwrite"``, ``"append"`` or ``"ignore"``.
        :param options: of Spark's writer, such as ``header=True``.
        :raises gymbo.UnknownFormat: an athlete stands in several files, so that no row about him is right. Nothing is written.
        """
        self.persist()
        try:
            self._refuse_scattered()
            for name, table in {**self, _parts.FAILURES: self.failures}.items():
                table.write.format(format).mode(mode).options(**options).save(f"{folder.rstrip('/')}/{name}")
        finally:
            self.unpersist()

    def _refuse_scattered(self) -> None:
        if "athletes" not in self:
            return
        found = self.athletes.groupBy("athlete").count().where("count > 1").orderBy("athlete").limit(1).collect()
        if found:
            raise gymbo.UnknownFormat(
                f"The athlete {found[0]['athlete']} stands in {found[0]['count']} files; put all rows of an athlete into "
                "one file, or give the sets to gymbo.spark.analyze as one DataFrame."
            )
