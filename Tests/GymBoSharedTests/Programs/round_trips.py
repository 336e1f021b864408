"""Tables of pyarrow, Polars, DuckDB and pandas go in, and come out again; JSON is valid by its schema."""

import datetime
import decimal
import gc
import json
import subprocess
import sys
import tempfile
import threading

import duckdb
import gymbo
import jsonschema
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.csv

sample, tool = sys.argv[1:]
history = gymbo.read(sample)
tables = history.tables()


def sets_of(table, **options) -> list[dict]:
    return pa.table(gymbo.analyze(table, **options).sets).to_pylist()


def values(table, *columns: str, **options) -> list[tuple]:
    return [tuple(row[name] for name in columns) for row in sets_of(table, **options)]


# ---- Out: every table is valid by pyarrow's full check, and the same for everyone.

assert len(tables) == 14 and set(tables) < set(dir(tables))
for name, given in tables.items():
    arrow = pa.table(given)
    arrow.validate(full=True)
    assert pa.schema(given) == arrow.schema
    assert pa.RecordBatchReader.from_stream(given).read_all() == arrow
    frame = pl.DataFrame(given)
    assert frame.shape == (arrow.num_rows, arrow.num_columns), name
    assert frame.to_dicts() == arrow.to_pylist(), name
    duck = duckdb.sql("select * from given").arrow().read_all()
    assert duck.to_pylist() == arrow.to_pylist(), name
    pandas = pd.DataFrame.from_arrow(given)
    assert pandas.shape == (arrow.num_rows, arrow.num_columns), name
    assert list(pandas.columns) == arrow.column_names

exercises = pa.table(tables.exercises)
assert exercises.schema.field("first").type == pa.date32()
assert exercises.schema.field("working_sets").type == pa.int64()
assert exercises.schema.field("volume_kg").type == pa.float64()
assert pa.table(tables.sets).schema.field("hard").type == pa.bool_()
assert pa.table(tables.sessions).schema.field("start").type == pa.timestamp("s")
report = history.report(format="json")
names = {lift["name"] for lift in report["lifts"]} if "lifts" in report else set()
assert not names or set(exercises["exercise"].to_pylist()) >= names

# ---- There and back: the table of sets goes in through each engine, and the same tables come of it.

first = gymbo.analyze(tables.sets)
expected = {name: pa.table(table).to_pylist() for name, table in first.items()}
source = tables.sets
engines = {
    "pyarrow": pa.table(source),
    "Polars": pl.DataFrame(source),
    "DuckDB": duckdb.sql("select * from source"),
    "pandas": pd.DataFrame.from_arrow(source),
}
for engine, table in engines.items():
    for name, result in gymbo.analyze(table, threads=1).items():
        assert pa.table(result).to_pylist() == expected[name], (engine, name)
was, now = pa.table(tables.sets).to_pylist(), expected["sets"]
was = [row for row in was if row["status"] == "set"]
logged = "session session_start exercise kind load_kg repetitions duration_s distance_m rpe rir superset note title".split()
for column in logged:
    assert [row[column] for row in was] == [row[column] for row in now], column

# What was titled, noted or timed is so again: every finding is the same.
for name in ["athletes", "sessions", "exercises", "exercise_weeks", "muscle_weeks", "suggestions"]:
    places = {"evidence", "file", "files", "line", "format", "rows", "excluded", "rejected"}
    was = [{key: row[key] for key in row if key not in places} for row in pa.table(tables[name]).to_pylist()]
    now = [{key: row[key] for key in row if key not in places} for row in expected[name]]
    assert len(was) == len(now), name
    for before, after in zip(was, now):
        assert before == after, (name, [(key, before[key], after[key]) for key in before if before[key] != after[key]])

# A table and a CSV file of the same rows, odd ones too, are the same sets and issues.
odd = """start,exercise,set,load_kg,repetitions,rpe,rir,superset,duration_s,distance_m,kind,note
2026-01-05 18:00:00,Squat,1,100,5,8,,1,,,working,heavy
2026-01-05 18:00:00,Squat,2,100,5,,2,1,,,working,heavy
2026-01-05 18:00:00,Squat,3,100,5,11,3,,,,working,
2026-01-05 18:00:00,Squat,4,100,5,,0,,,,failure,
2026-01-05 18:00:00,Squat,5,100,0,,,,,,failure,
2026-01-05 18:00:00,Squat,-1,-5,5,,,,,,working,
2026-01-05 18:00:00,Squat,1.5,100,5.5,,,,,,working,
2026-01-05 18:00:00,Pull Up,1,-20,5,,,,,,working,with a band
2026-01-05 18:00:00,Pull Up,1.5,,5001,,,,,,working,
2026-01-05 18:00:00,Pull Up,2,,5,,,-1,,,hot,
2026-01-05 18:00:00,Running,1,,,,,,1500,5000,working,
2026-01-05 18:00:00,Running,2,,,,,,-1,,working,
2026-01-05 18:00:00,Running,3,,,,,,,20000000,working,
2026-01-05 18:00:00,Plank,1,,,,,,60,0,working,
2026-01-05 18:00:00,Plank,2,,,,,,,,working,
"""
with tempfile.NamedTemporaryFile("w", suffix=".csv") as table:
    table.write(odd)
    table.flush()
    of_file = gymbo.read(table.name).tables()
    texts = dict.fromkeys(["start", "exercise", "kind", "note"], pa.string())
    numbers = dict.fromkeys(odd.splitlines()[0].split(","), pa.float64())
    rows = pyarrow.csv.read_csv(table.name, convert_options=pyarrow.csv.ConvertOptions(column_types=numbers | texts))
told = gymbo.analyze(rows.append_column("line", pa.array(range(2, rows.num_rows + 2))))
for name, columns in {"sets": logged + ["line", "status"], "issues": ["rule", "severity", "line", "proposal"]}.items():
    was = [[row[column] for column in columns] for row in pa.table(of_file[name]).to_pylist()]
    assert was == [[row[column] for column in columns] for row in pa.table(told[name]).to_pylist()], name
    assert len(was) > 8, name
assert any(row["superset"] for row in pa.table(told.sets).to_pylist())

# ---- In: every type that can hold a column.

starts = [datetime.datetime(2026, 1, 5, 18), datetime.datetime(2026, 1, 7, 18, 30, 15)]
plain = {"exercise": ["Squat", "Row"], "start": starts, "load": [82.6, None], "repetitions": [5, 8]}
columns = ("exercise", "session_start", "load_kg", "repetitions")
result = [("Squat", starts[0], 82.6, 5), ("Row", starts[1], None, 8)]
assert values(pa.table(plain), *columns) == result
for kind in ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64"]:
    numbers = pa.array([5, 8]).cast(kind)
    assert values(pa.table({**plain, "repetitions": numbers}), *columns) == result, kind
for kind in [pa.float32(), pa.float64(), pa.decimal128(8, 3)]:
    loads = pa.array([decimal.Decimal("82.600"), None] if pa.types.is_decimal(kind) else [82.6, None], kind)
    assert values(pa.table({**plain, "load": loads}), *columns) == result, kind
for kind in [pa.string(), pa.large_string(), pa.string_view(), pa.dictionary(pa.int8(), pa.string()),
             pa.dictionary(pa.uint32(), pa.large_string())]:
    texts = pa.array(["Squat", "Row"])
    texts = texts.dictionary_encode().cast(kind) if pa.types.is_dictionary(kind) else texts.cast(kind)
    assert values(pa.table({**plain, "exercise": texts}), *columns) == result, kind
for unit in ["s", "ms", "us", "ns"]:
    times = pa.array(starts, pa.timestamp(unit))
    assert values(pa.table({**plain, "start": times}), *columns) == result, unit
days = [(name, start.replace(hour=0, minute=0, second=0), load, reps) for name, start, load, reps in result]
for kind in [pa.date32(), pa.date64()]:
    dates = pa.array([start.date() for start in starts], kind)
    assert values(pa.table({**plain, "start": dates}), *columns) == days, kind
texts = [start.isoformat() for start in starts]
assert values(pa.table({**plain, "start": texts}), *columns) == result
long_name = "An exercise whose name is longer than a view holds"
assert values(pl.DataFrame({**plain, "exercise": [long_name, "Row"]}), "exercise") == [(long_name,), ("Row",)]
categories = pl.DataFrame(plain).with_columns(pl.col.exercise.cast(pl.Categorical))
assert values(categories, *columns) == result
minutes = pa.array([datetime.timedelta(minutes=5), None], pa.duration("ms"))
assert values(pa.table({**plain, "duration": minutes}), "duration_s") == [(300.0,), (None,)]

# Nulls, NaN, a column of nulls, slices, chunks, empty chunks, no rows at all.
frame = pd.DataFrame({**plain, "rpe": [8.5, float("nan")]})
assert values(frame, "rpe") == [(8.5,), (None,)]
assert values(pa.table({**plain, "rpe": pa.nulls(2)}), "rpe") == [(None,), (None,)]
many = pa.table({name: column * 20 for name, column in plain.items()})
assert values(many.slice(13, 9), *columns) == [result[index % 2] for index in [14, 16, 18, 20, 13, 15, 17, 19, 21]]
chunks = pa.concat_tables([many.slice(0, 0), many.slice(3, 1), many.slice(0, 0), many.slice(4, 1)])
assert values(chunks, *columns) == result
assert pa.table(gymbo.analyze(many.slice(0, 0)).athletes).num_rows == 0

# Units, sessions, athletes.
pounds = values(pa.table({"exercise": ["Squat"], "start": starts[:1], "load_lb": [225], "reps": [5]}), "load_kg")
assert abs(pounds[0][0] - 102.058283) < 1e-6
both = pa.table({**plain, "athlete": ["Ann", "Bob"], "session": [7, 7]})
assert pa.table(gymbo.analyze(both).athletes)["athlete"].to_pylist() == ["Ann", "Bob"]
# Athletes whose rows are mixed, in several batches, are read side by side: each gets what a frame of its own gives, the same on
# any number of threads.
count = 400
mixed = pl.DataFrame({
    "athlete": [["Ann", "Bob", None, "Cem"][(3 * number + number // 7) % 4] for number in range(count)],
    "exercise": [["Squat (Barbell)", "Pull Up", " ", "Mine"][number // 5 % 4] for number in range(count)],
    "start": [starts[0] + datetime.timedelta(days=number // 20) for number in range(count)],
    "load": [[100.0, 100.0, None, -20.0, 82.625][number // 3 % 5] for number in range(count)],
    "reps": [number % 7 - 1 for number in range(count)],
    "note": [["", "easy", "easy", None][number // 2 % 4] for number in range(count)],
    "line": list(range(1, count + 1)),
})
parts = pa.concat_tables([mixed[:150].to_arrow(), mixed[150:].to_arrow()])
for frame in (mixed, parts, mixed.with_columns(pl.col("athlete", "exercise").cast(pl.Categorical))):
    alone, together = gymbo.analyze(frame, threads=1), gymbo.analyze(frame, threads=7)
    for name in alone:
        assert pa.table(alone[name]) == pa.table(together[name]), name
    names = pa.table(alone.athletes)["athlete"].to_pylist()
    assert names == ["Ann", "Cem", None, "Bob"], names
    for athlete in names:
        own = gymbo.analyze(pl.DataFrame(frame).filter(pl.col("athlete").cast(pl.String).eq_missing(athlete)))
        for name in ("sets", "exercises", "sessions", "issues", "trends"):
            found = [row for row in pa.table(together[name]).to_pylist() if row["athlete"] == athlete]
            assert found == pa.table(own[name]).to_pylist(), (name, athlete)

people = gymbo.histories(both)
assert list(people) == ["Ann", "Bob"] and "Squat" in people["Ann"].exercise("squat")
assert list(gymbo.histories(pa.table(plain))) == [None]


# ---- What is refused says why, as an exception.


def refused(kind: type, part: str, table, **options) -> None:
    try:
        gymbo.analyze(table, **options)
    except kind as error:
        assert part in str(error), error
        return
    raise AssertionError(part)


zoned = pa.array(starts, pa.timestamp("us", tz="Europe/Berlin"))
refused(gymbo.UnknownFormat, "Europe/Berlin", pa.table({**plain, "start": zoned}))
refused(gymbo.UnknownFormat, '"exercise"', pa.table({"start": starts}))
refused(gymbo.UnknownFormat, '"load"', pa.table({**plain, "load": [[1], [2]]}))
refused(gymbo.UnknownFormat, '"load"', pa.table({**plain, "load": ["82.6", "a"]}))
refused(gymbo.UnknownFormat, "both", pa.table({**plain, "reps": [1, 2]}))
refused(gymbo.InvalidArgument, "stone", pa.table(plain), input_unit="stone")
refused(gymbo.InvalidArgument, "guess", pa.table(plain), rule="guess")
refused(gymbo.InvalidArgument, "threads", pa.table(plain), threads=-1)
refused(TypeError, "__arrow_c_stream__", [1, 2])
refused(TypeError, "colour", pa.table(plain), colour="red")


def failing():
    yield pa.record_batch(plain)
    raise RuntimeError("the disk is on fire")


reader = pa.RecordBatchReader.from_batches(pa.record_batch(plain).schema, failing())
refused(gymbo.Unreadable, "the disk is on fire", reader)

# ---- JSON: an independent validator takes every document by the published schema.


def printed(*words: str) -> dict:
    return json.loads(subprocess.run([tool, *words, "--format", "json"], check=True, capture_output=True).stdout)


documents = {
    "report": [history.report(format="json"), history.report(format="json", as_of="2000-01-01")],
    "suggest": [history.suggest(format="json"), history.suggest(format="json", rule="double-progression")],
    "check": [history.check(format="json")],
    "exercise": [history.exercise(name, format="json") for name in exercises["exercise"].to_pylist()],
    "methods": [printed("methods")],
    "score": [printed("score", "--sex", "F", "--bodyweight", "63kg", "--total", "400kg")],
}
for name, values_of_name in documents.items():
    validator = jsonschema.Draft202012Validator(gymbo.schema(name))
    for document in values_of_name:
        validator.validate(document)

# ---- Memory: what nobody reads is released, and pyarrow's own memory is given back.

del many, chunks, both, frame, categories, engines
gc.collect()
before = pa.total_allocated_bytes()
for _ in range(20):
    gymbo.analyze(pa.table(plain))
    tables.sets.__arrow_c_stream__()
    tables.sets.__arrow_c_schema__()
    pa.RecordBatchReader.from_stream(tables.sets)
gc.collect()
assert pa.total_allocated_bytes() == before

# A table outlives the tables it is of, and what is made of it outlives both.
kept = pa.table(gymbo.read(sample).tables().exercises)
gc.collect()
assert kept == exercises

# ---- Threads: one history for all of them.

answers: list[str] = []
threads = [threading.Thread(target=lambda: answers.append(history.suggest())) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(answers) == 6 and len(set(answers)) == 1

# A capsule that is alive when the interpreter ends is released quietly.
capsule = tables.sets.__arrow_c_stream__()
print("done")
