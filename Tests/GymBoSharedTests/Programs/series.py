"""Series, lifts and exercises of every kind of column come back as what they were, with the bits of one series alone."""

import array
import datetime
import math
import pathlib
import struct
import sys

import numpy
import pandas
import polars
import pyarrow

import gymbo
from gymbo import _lifts, _series, _volume

header = "".join(pathlib.Path(path).read_text() for path in sys.argv[1:])
for signatures in (_series.SIGNATURES, _lifts.SIGNATURES, _volume.SIGNATURES):
    for name, (_, arguments) in signatures.items():
        declared = header.split(f"{name}(")[-1].split(");")[0].split(",")
        assert len(declared) == len(arguments), name


def listed(values) -> list:
    for method in ("to_list", "to_pylist", "tolist"):
        if hasattr(values, method):
            return getattr(values, method)()
    return list(values)


def bits(numbers) -> list:
    return [None if number is None or number != number else struct.pack("d", number) for number in listed(numbers)]


# ---- Series: one that rises, one too short, one that falls and misses a value; in a frame by date, not by series.
series = {
    "squat": ([0, 4, 7, 11, 14, 18, 21, 25, 28, 32], [100, 101, 102, 102.5, 104, 105, 105.5, 107, 108, 109]),
    "press": ([0, 7], [80, 81]),
    "row": ([0, 7, 14, 21, 28, 35, 42, 49], [120, 119, None, 117, 115, 114, 112, 111]),
}
alone = {name: gymbo.trend(*columns) for name, columns in series.items()}
assert alone["squat"].state == "progressing" and alone["press"].state is None and alone["row"].state == "declining"
assert alone["squat"].low < alone["squat"].percent_per_week < alone["squat"].high and alone["squat"].group is None
assert gymbo.REASONS[alone["press"].reason] == "too_few_points" and math.isnan(alone["press"].percent_per_week)
rows = sorted((day, name, value) for name, (days, values) in series.items() for day, value in zip(days, values))
days, names = [row[0] for row in rows], [row[1] for row in rows]
values = [None if row[2] is None else float(row[2]) for row in rows]
order = list(dict.fromkeys(names))
assert order != sorted(names, key=order.index) and names != sorted(names, key=order.index)
as_nan = [math.nan if value is None else value for value in values]
dates = numpy.datetime64("2026-01-01") + numpy.array(days)
kinds = {
    "list": (days, values, names, list),
    "dates": ([datetime.date(2026, 1, 1) + datetime.timedelta(day) for day in days], values, names, list),
    "buffer": (array.array("i", days), array.array("d", as_nan), names, array.array),
    "numpy": (numpy.array(days), numpy.array(as_nan), numpy.array(names), numpy.ndarray),
    "numpy dates": (dates, numpy.array(as_nan), numpy.array(names), numpy.ndarray),
    "pyarrow": (pyarrow.array(days), pyarrow.array(values), pyarrow.array(names), pyarrow.Array),
    "pyarrow moments": (pyarrow.array(dates.astype("datetime64[us]")), pyarrow.array(values), names, pyarrow.Array),
    "chunked": (
        pyarrow.chunked_array([days[:4], days[4:]]), pyarrow.chunked_array([values[:9], values[9:]]),
        pyarrow.array(names).dictionary_encode(), pyarrow.ChunkedArray),
    "polars": (polars.Series(days), polars.Series(values), polars.Series(names, dtype=polars.Categorical), polars.Series),
    "polars moments": (polars.Series(dates).cast(polars.Datetime), polars.Series(values), names, polars.Series),
    "pandas": (pandas.Series(days), pandas.Series(as_nan), pandas.Series(names), pandas.Series),
    "pandas moments": (pandas.Series(dates.astype("datetime64[ns]")), pandas.Series(as_nan), names, pandas.Series),
}  # fmt: skip
for kind, (when, what, which, type_) in kinds.items():
    found = gymbo.trend(when, what, groups=which)
    assert listed(found.group) == order, kind
    for field in ("percent_per_week", "probability_slowed", "low"):
        column = getattr(found, field)
        assert isinstance(column, type_), (kind, type(column))
        assert bits(column) == bits([getattr(alone[name], field) for name in order]), (kind, field)
    states = [state if isinstance(state, str) else None for state in listed(found.state)]
    assert states == [alone[name].state for name in order], kind
    assert listed(found.reason) == [alone[name].reason for name in order], kind
    lines = gymbo.line(when, what, groups=which, method="huber", confidence=0.9)
    assert bits(lines.slope) == bits([gymbo.line(*series[name], method="huber").slope for name in order]), kind
    tests = gymbo.mann_kendall(when, what, groups=which)
    assert listed(tests.statistic) == [{"squat": 45, "press": 1, "row": -21}[name] for name in order], kind
    best = gymbo.best_before(what, groups=which)
    assert isinstance(best, type_), kind
    expected = [max((v or 0 for _, n, v in rows[:at] if n == name), default=None) for at, (_, name, _) in enumerate(rows)]
    assert bits(best) == bits([e if v is not None else None for e, v in zip(expected, values)]), kind
assert list(gymbo.trend(*kinds["pandas"][:2], groups=names).low.index) == order
assert list(gymbo.best_before(pandas.Series([5.0, 6, 7], index=[7, 8, 9]), groups=["a", "b", "a"]).index) == [7, 8, 9]

by_lift = [row for name in order for row in zip(*series[name])]
ends = [0]
for name in order:
    ends.append(ends[-1] + len(series[name][0]))
together = gymbo.trend([day for day, _ in by_lift], [value for _, value in by_lift], offsets=numpy.array(ends))
assert bits(together.noise) == bits([alone[name].noise for name in order]) and together.group is None
back = gymbo.trend(*series["squat"], resumed=25)
assert gymbo.REASONS[back.reason] == "too_few_points"
frame = polars.DataFrame({"day": days, "kg": values, "lift": names})
grouped = frame.group_by("lift", maintain_order=True).agg(trend=gymbo.trend(polars.col.day, polars.col.kg)).unnest("trend")
assert bits(grouped["percent_per_week"]) == bits([alone[name].percent_per_week for name in order])
assert grouped["state"].to_list() == [alone[name].state for name in order]
over = frame.select(best=gymbo.best_before(polars.col.kg).over("lift"))["best"]
assert bits(over) == bits(gymbo.best_before(values, groups=names))
spike = [1.0, 1.1, 1.0, 9.0, 1.1, 1.0, 1.1, 1.0, 1.1, 1.0]
outliers = gymbo.hampel(numpy.array(spike), least_scale=0.05)
assert outliers.is_outlier.tolist() == [value == 9 for value in spike] and outliers.median[3] == 1.1
assert gymbo.hampel(polars.Series(spike), least_scale=0.05).is_outlier.to_list() == outliers.is_outlier.tolist()
marked = polars.DataFrame({"v": spike}).select(gymbo.hampel(polars.col.v, least_scale=0.05)).unnest("v")
assert marked["is_outlier"].to_list() == outliers.is_outlier.tolist() and marked["scale"].to_list() == outliers.scale.tolist()
bent = gymbo.line(range(10), [0, 1.1, 2, 2.9, 4, 5, 5.1, 5, 4.9, 5], method="bent")
assert abs(bent.knot - 5) < 0.3 and abs(bent.slope_after) < 0.1 and math.isnan(bent.deviation)

# ---- The next set
lift = ([0, 7, 14], [100, 100, 100], [8, 8, 9])
single = gymbo.predict_next(*lift, next_day=21, next_load=100, at_least=8)
assert abs(sum(single.probabilities) - 1) < 1e-12 and single.low <= single.median <= single.high
assert abs(sum(single.probabilities[7:]) - single.probability_at_least) < 1e-12
two = gymbo.predict_next(
    polars.Series(lift[0] * 2), polars.Series(lift[1] * 2), polars.Series(lift[2] * 2), groups=["a"] * 3 + ["b"] * 3,
    next_day=21, next_load=polars.Series([100.0, 110.0]))
assert two.median.to_list()[0] >= two.median.to_list()[1] and two.probabilities.list.len().to_list() == [30, 30]
assert two.probability_at_least.to_list() == [None, None]
past = gymbo.predict_next(*lift, next_day=3, next_load=100)
assert gymbo.REASONS[past.reason] == "day_in_the_past" and past.probabilities == [] and math.isnan(past.median)
never = gymbo.predict_next(*lift, next_day=21, next_load=100, at_least=8, lifter=gymbo.Habits(100, 0, 100, 0, 0))
assert never.probability_at_least != single.probability_at_least
sets = polars.DataFrame({"lift": ["a"] * 3, "day": lift[0], "kg": lift[1], "reps": lift[2]})
by_expression = sets.group_by("lift").agg(
    next=gymbo.predict_next(
        polars.col.day, polars.col.kg, polars.col.reps, next_day=polars.col.day.last() + 7, next_load=100, at_least=8)
).unnest("next")
assert by_expression["probabilities"].to_list()[0] == single.probabilities

# ---- Volume, bands and muscles
days_of_week = ["Wed", "Mon", "Mon", "Wed", "Fri"]
lifted = [80.0, 100.1, None, 80.2, None], [12, 5, 20, 0, None]
work = gymbo.volume(*lifted, groups=days_of_week)
assert work.group == ["Wed", "Mon", "Fri"] and bits(work.volume) == bits([960.0, 500.5, None])
assert work.sets == [1, 2, 0] and work.loaded_sets == [1, 1, 0] and work.repetitions == [12, 25, 0]
assert (work.heavy, work.moderate, work.light) == ([0, 1, 0], [1, 0, 0], [0, 1, 0])
assert [gymbo.REASONS.get(reason) for reason in work.reason] == [None, None, "too_few_points"]
assert gymbo.volume([0.1] * 10, [1] * 10, unit="lb").volume == 1
as_pandas = gymbo.volume(pandas.Series(lifted[0]), pandas.Series(lifted[1]), groups=days_of_week)
assert list(as_pandas.volume.index) == work.group and bits(as_pandas.volume) == bits(work.volume)
bands = ["moderate", "heavy", "light", None, None]
assert gymbo.repetition_band(lifted[1]) == bands and gymbo.repetition_band(8) == "moderate"
assert gymbo.repetition_band(pyarrow.array(lifted[1])).to_pylist() == bands
done = ["bench press", "Squat (Barbell)", "no such thing", "Bench Press (Barbell)", None]
muscles = gymbo.muscle_sets(done, groups=days_of_week)
assert muscles.group == work.group and muscles.chest == [2, 0, 0] and muscles.quadriceps == [0, 1, 0] and muscles.triceps == [1, 0, 0]
assert gymbo.muscle_sets(done, offsets=[0, 4, 5]).chest == [2, 0] and gymbo.muscle_sets(done).chest == 2
assert gymbo.muscle_sets(done, volume_model="direct").triceps == 0 and gymbo.muscle_sets([], groups=[]).chest == []
assert gymbo.MuscleSets._fields[1:] == _lifts._MUSCLES
workouts = polars.DataFrame({"week": days_of_week, "kg": lifted[0], "reps": lifted[1], "exercise": done})
by_week = workouts.group_by("week", maintain_order=True).agg(
    work=gymbo.volume(polars.col.kg, polars.col.reps), muscles=gymbo.muscle_sets(polars.col.exercise)
).unnest("work").unnest("muscles")
assert by_week["volume"].to_list() == [960, 500.5, None] and by_week["chest"].to_list() == [2, 0, 0]
assert workouts.select(band=gymbo.repetition_band(polars.col.reps))["band"].to_list() == bands
matrix = polars.DataFrame(gymbo.muscle_sets(workouts["exercise"], groups=workouts["week"])._asdict())
assert matrix.shape == (3, 22) and matrix["chest"].to_list() == muscles.chest

# ---- Plates
assert gymbo.plates(100) == (100, [25, 15], 0) and gymbo.plates(0).load == 20
loads = gymbo.plates(numpy.array([101.2, 60, math.nan]))
assert bits(loads.load) == bits([100, 60, None]) and list(loads.per_side) == [[25, 15], [20], []]
assert gymbo.plates(pyarrow.array([60.0, None])).per_side.to_pylist() == [[20], []]
assert list(gymbo.plates(pandas.Series([60.0], index=["a"])).load.index) == ["a"]
assert gymbo.plates(polars.Series("kg", [60.0])).per_side.dtype == polars.List(polars.Float64)
assert gymbo.plates(58, [20, 10, 10, 5], unit="kg", bar=15) == (55, [20], 0)
assert gymbo.plates(135, unit="lb") == (135, [45], 0)
expressed = polars.DataFrame({"kg": [60.0, 100.0]}).select(gymbo.plates(polars.col.kg)).unnest("kg")
assert expressed["per_side"].to_list() == [[20], [25, 15]]

# ---- Exercises
bench = gymbo.exercise_facts("bench press")
assert bench.name == "Bench Press (Barbell)" and bench.source == "catalogue" and bench.direct == ["chest"]
for given, type_ in [
    (["bench press", None, "zzz"], list),
    (polars.Series(["bench press", None, "zzz"]), polars.Series),
    (pyarrow.array(["bench press", None, "zzz"]), pyarrow.Array),
    (pandas.Series(["bench press", None, "zzz"]), pandas.Series),
    (numpy.array(["bench press", None, "zzz"], "object"), numpy.ndarray),
]:
    facts = gymbo.exercise_facts(given)
    assert isinstance(facts.implement, type_), type(facts.implement)
    assert [value if isinstance(value, str) else None for value in listed(facts.source)] == ["catalogue", None, "unassigned"]
    assert listed(facts.direct)[0] == ["chest"] and listed(facts.direct)[2] == []
looked_up = polars.DataFrame({"e": ["bench press"]}).select(gymbo.exercise_facts(polars.col.e)).unnest("e")
assert looked_up["indirect"].to_list() == [bench.indirect]

for mistake, kind in [
    (lambda: gymbo.trend([0, 1], [1, 2, 3]), gymbo.InvalidArgument),
    (lambda: gymbo.trend([0, 1], [1, 2], groups=["a"]), gymbo.InvalidArgument),
    (lambda: gymbo.trend([0, 1], [1, 2], offsets=[0, 1]), gymbo.InvalidArgument),
    (lambda: gymbo.trend([0, 1], [1, 2], offsets=[1, 0, 2]), gymbo.InvalidArgument),
    (lambda: gymbo.trend([0, 1], [1, 2], offsets=[0, 2], groups=[1, 1]), gymbo.InvalidArgument),
    (lambda: gymbo.trend([0, 1], [1, 2], groups="ab"), TypeError),
    (lambda: gymbo.trend([0, 1], [1, 2], threshold=0), gymbo.InvalidArgument),
    (lambda: gymbo.trend([0, 1], [1, 2], groups=[1, 2], resumed=[1, 2, 3]), gymbo.InvalidArgument),
    (lambda: gymbo.line([0, 1], [1, 2], method="x"), gymbo.InvalidArgument),
    (lambda: gymbo.line([0, 1], [1, 2], confidence=1.5), gymbo.InvalidArgument),
    (lambda: gymbo.best_before(polars.col("y"), groups=polars.col("g")), gymbo.InvalidArgument),
    (lambda: gymbo.trend(polars.col("x"), polars.col("y"), groups=["a"]), gymbo.InvalidArgument),
    (lambda: gymbo.line(polars.col("x"), polars.col("y"), offsets=[0, 2]), gymbo.InvalidArgument),
    (lambda: gymbo.trend(pandas.date_range("2026-01-01", periods=2, tz="America/New_York").to_series(), [1, 2]), TypeError),
    (lambda: gymbo.trend([datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)], [1]), TypeError),
    (lambda: gymbo.plates(100, bar=15), gymbo.InvalidArgument),
    (lambda: gymbo.plates(100, [-1]), gymbo.InvalidArgument),
    (lambda: gymbo.plates(100, "no such table.csv"), gymbo.Unreadable),
    (lambda: gymbo.plates("100"), TypeError),
]:
    try:
        mistake()
    except kind:
        continue
    raise AssertionError(kind)
print("done")
