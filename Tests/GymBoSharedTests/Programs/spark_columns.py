"""The formulas as functions over Spark's columns give what Python's give."""

import datetime
import math

import gymbo
import gymbo.spark
from pyspark.sql import functions as F


def check_columns(spark):
    """Compares every formula over columns with single values."""
    loads = [None if row % 11 == 0 else float(row % 97) for row in range(1000)]
    rows = [(load, row % 40, 5 + row % 11 / 2, "MF"[row % 2], f"{['bench press', 'x'][row % 2]}") for row, load in enumerate(loads)]
    frame = spark.createDataFrame(rows, "kg double, reps int, rpe double, sex string, exercise string").repartition(2, "kg")
    s = gymbo.spark
    columns = {
        "one_rep_max": (s.one_rep_max("kg", "reps", rpe="rpe", formula="epley"),
                        lambda row: gymbo.one_rep_max(row.kg, row.reps, rpe=row.rpe, formula="epley")),
        "low": (s.one_rep_max_interval("kg", 5, rir=1).low, lambda row: gymbo.one_rep_max_interval(row.kg, 5, rir=1)[0]),
        "load_for": (s.load_for(F.col("kg"), "reps"), lambda row: gymbo.load_for(row.kg, row.reps)),
        "reps_at": (s.reps_at("kg"), lambda row: gymbo.reps_at(row.kg)),
        "percent_at": (s.percent_at("reps"), lambda row: gymbo.percent_at(row.reps)),
        "rpe_percent": (s.rpe_percent("reps", "rpe"), lambda row: gymbo.rpe_percent(row.reps, row.rpe)),
        "dots": (s.dots("kg", 90, "sex", age=60), lambda row: gymbo.dots(row.kg, 90, row.sex, age=60)),
        "wilks": (s.wilks("kg", 90, "sex", version="wilks_2"),
                  lambda row: gymbo.wilks(row.kg, 90, row.sex, version="wilks_2")),
        "ipf_gl": (s.ipf_gl("kg", 90, "sex", event="bench"), lambda row: gymbo.ipf_gl(row.kg, 90, row.sex, event="bench")),
        "round_load": (s.round_load("kg", 5), lambda row: gymbo.round_load(row.kg, 5)),
        "band": (s.repetition_band("reps"), lambda row: gymbo.repetition_band(row.reps)),
        "plates": (s.plates("kg").load, lambda row: gymbo.plates(row.kg).load),
        "per_side": (s.plates("kg", [20, 10, 5], unit="kg").per_side, lambda row: gymbo.plates(row.kg, [20, 10, 5]).per_side),
        "name": (s.exercise_facts("exercise")["name"], lambda row: gymbo.exercise_facts(row.exercise).name),
    }
    found = frame.select("*", *(column.alias(f"found_{name}") for name, (column, _) in columns.items())).collect()
    assert len(found) == len(rows)
    for row in found:
        for name, (_, call) in columns.items():
            expected = call(row)
            missing = expected is None or isinstance(expected, float) and math.isnan(expected)
            assert row[f"found_{name}"] == (None if missing else expected), (name, row)
    values = {name: sum(row[f"found_{name}"] is not None for row in found) for name in columns}
    assert all(count > 100 for count in values.values()), values
    check_series(spark)
    try:
        s.one_rep_max(100, 5)
    except TypeError:
        return
    raise AssertionError("numbers alone became a column")


def check_series(spark):
    """Compares the functions over series with Python's, lift by lift."""
    first = datetime.date(2026, 1, 5)
    lifts = {
        "rising": [(3 * session, 100 + session) for session in range(20)],
        "flat": [(3 * session, 100 + session % 2) for session in range(20)],
        "few": [(0, 100.0), (7, 101.0)],
        "slipped": [(3 * session, 1000.0 if session == 7 else 100.0 + session % 2) for session in range(20)],
    }
    rows = [(lift, first + datetime.timedelta(days=day), day, float(value), 3 + day % 5, "bench press")
            for lift, points in lifts.items() for day, value in reversed(points)]
    days, values = F.collect_list("date"), F.collect_list("e1rm")
    found = spark.createDataFrame(rows, "lift string, date date, day int, e1rm double, reps int, exercise string").repartition(3, "day").groupBy("lift").agg(
        gymbo.spark.trend(days, values).alias("trend"),
        gymbo.spark.line(F.collect_list("day"), values, method="least_squares").alias("line"),
        gymbo.spark.mann_kendall(days, values).alias("test"), gymbo.spark.best_before(days, values).alias("best"),
        gymbo.spark.hampel(days, values, reach=3, least_scale=0.5).alias("marks"),
        gymbo.spark.volume(values, F.collect_list("reps")).alias("work"),
        gymbo.spark.muscle_sets(F.collect_list("exercise")).alias("muscles"),
        gymbo.spark.predict_next(
            days, values, F.collect_list("reps"), next_day=F.date_add(F.max("date"), 7), next_load=100, at_least=5).alias("next"),
    ).collect()
    assert {row.lift for row in found} == set(lifts)
    for row in found:
        days, values = zip(*lifts[row.lift])
        for own, expected in (
                (row.trend, gymbo.trend([first + datetime.timedelta(days=day) for day in days], [float(value) for value in values])),
                (row.line, gymbo.line(list(days), [float(value) for value in values], method="least_squares")),
                (row.test, gymbo.mann_kendall(list(days), list(values))),
                (row.work, gymbo.volume(list(values), [3 + day % 5 for day in days])),
                (row.muscles, gymbo.muscle_sets(["bench press"] * len(days))),
                (row.next, gymbo.predict_next(
                    list(days), list(values), [3 + day % 5 for day in days], next_day=days[-1] + 7, next_load=100, at_least=5))):
            for name, value in own.asDict().items():
                wanted = getattr(expected, name)
                missing = wanted is None or isinstance(wanted, float) and math.isnan(wanted)
                assert value == (None if missing else wanted) or missing and value != value, (row.lift, name, value, wanted)
        best = gymbo.best_before([float(value) for value in values])
        assert [record.value for record in row.best] == list(values), row.best
        assert [record.best_before for record in row.best] == [None, *best[1:]], row.best
        marks = gymbo.hampel([float(value) for value in values], reach=3, least_scale=0.5)
        assert [(mark.value, mark.is_outlier, mark.median, mark.scale) for mark in row.marks] == [*zip(values, *marks)], row.marks
    outliers = {row.lift: [mark.value for mark in row.marks if mark.is_outlier] for row in found}
    assert outliers == {"rising": [], "flat": [], "few": [], "slipped": [1000]}, outliers
    assert {row.lift: row.trend.state for row in found}["rising"] == "progressing"
