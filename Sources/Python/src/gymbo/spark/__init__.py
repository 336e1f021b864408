"""GymBo on Apache Spark, for histories of more athletes than one machine should hold.

>>> import gymbo.spark
>>> tables = gymbo.spark.analyze(spark.read.parquet("sets"))          # one row a set, of any number of athletes
>>> tables = gymbo.spark.analyze_files(spark, "/shared/exports")       # all sets of an athlete in one file
>>> tables.write("/shared/tables")                                     # a folder of Parquet files for each table
>>> tables.trends.where("trend = 'plateau'").show()                    # each table is a DataFrame

The tables are those of ``gymbo batch``, with its columns and its rows. An athlete's history is the unit of work: Spark deals
them out, sorts them and does again what a lost worker had done; a task calls the C library that the package carries. What
is wrong (a missing column, a type, an option) raises here, before a job starts.

Files whose rows are together by athlete are read by the tasks themselves, and only results pass through the JVM: give those to
:func:`analyze_files`. Everything else is a DataFrame, for :func:`analyze`, which brings an athlete's rows together.

:func:`one_rep_max` and the other formulas are functions over columns: ``sets.select(one_rep_max("load_kg", "reps"))``;
:func:`trend`, :func:`predict_next`, :func:`volume` and others over arrays, a series each.

The package has to be where the tasks run; the article "Past one machine" of the documentation says how.
"""

from ._files import analyze_files
from ._functions import (
    dots,
    exercise_facts,
    ipf_gl,
    load_for,
    one_rep_max,
    one_rep_max_interval,
    percent_at,
    plates,
    repetition_band,
    reps_at,
    round_load,
    rpe_percent,
    wilks,
)
from ._series import best_before, hampel, line, mann_kendall, muscle_sets, predict_next, trend, volume
from ._sets import analyze
from ._tables import Tables
from ._work import TABLES

__all__ = [
    "TABLES",
    "Tables",
    "analyze",
    "analyze_files",
    "best_before",
    "dots",
    "exercise_facts",
    "hampel",
    "ipf_gl",
    "line",
    "load_for",
    "mann_kendall",
    "muscle_sets",
    "one_rep_max",
    "one_rep_max_interval",
    "percent_at",
    "plates",
    "predict_next",
    "repetition_band",
    "reps_at",
    "round_load",
    "rpe_percent",
    "trend",
    "volume",
    "wilks",
]
