"""A frame that is an app's export, read by Polars or pandas, gives the tables of the file; the names that people give their
columns are known; what is not read is said.

    frames.py EXPORT...
"""

import datetime
import sys
import warnings

import gymbo
import pandas as pd
import polars as pl
import pyarrow as pa

# ---- An app's export read elsewhere is that export, value for value.

PLACES = {"file", "files", "original", "evidence", "byte_offset"}


def placeless(tables, name: str) -> pa.Table:
    table = pa.table(tables[name])
    return table.select([each for each in table.column_names if each not in PLACES])


def check_same(was: pa.Table, now: pa.Table, *where: str) -> None:
    if was.equals(now):
        return
    assert len(was) == len(now), (*where, len(was), len(now))
    for before, after in zip(was.to_pylist(), now.to_pylist()):
        differing = [(key, before[key], after[key]) for key in before if before[key] != after[key]]
        assert not differing, (*where, differing)


def separator(path: str) -> str:
    with open(path, encoding="utf-8-sig") as file:
        head = file.readline()
    return max(",;\t", key=head.count)


def frames(path: str):
    """The file as its readers make it; one that an engine cannot read is left out."""
    how = {"separator": separator(path), "infer_schema_length": None}
    for name, read in {
        "Polars": lambda: pl.read_csv(path, **how),
        "Polars with dates": lambda: pl.read_csv(path, try_parse_dates=True, **how),
        "pandas": lambda: pd.read_csv(path, sep=separator(path)),
    }.items():
        try:
            yield name, read()
        except (pl.exceptions.PolarsError, pd.errors.ParserError):
            continue


readings = 0
for path in sys.argv[1:]:
    # What is computed of the sets is the same if these are: it is compared for the samples.
    names = None if path.startswith("SampleData") else ["sets", "sessions", "issues"]
    of_file = gymbo.read(path).tables(names)
    expected = {name: placeless(of_file, name) for name in of_file}
    for engine, frame in frames(path):
        found = gymbo.analyze(frame, tables=names)
        for name, table in expected.items():
            check_same(table, placeless(found, name), path, engine, name)
        readings += 1
# FitNotes does not quote commas in names, so that no engine reads those of its files that have one.
assert readings >= 2 * len(sys.argv[1:]) - 4, readings

# ---- The names that people have.

start = datetime.datetime(2026, 1, 5, 18)


def loads(columns: dict, **options) -> list:
    values = {"date": [start], "exercise": ["Squat"], "reps": [5], **columns}
    return pa.table(gymbo.analyze(pl.DataFrame(values), **options).sets)["load_kg"].to_pylist()


for name in ["weight", "Weight", "load", "weight_kg", "Weight (kg)", "kg"]:
    assert loads({name: [82.5]}) == [82.5], name
for name in ["weight_lb", "weight_lbs", "Weight (lb)", "lbs"]:
    assert abs(loads({name: [100.0]})[0] - 45.359237) < 1e-9, name
assert abs(loads({"weight": [100.0]}, input_unit="lb")[0] - 45.359237) < 1e-9
assert abs(loads({"weight": [100.0], "Weight Unit": ["lbs"]})[0] - 45.359237) < 1e-9
assert pa.table(gymbo.analyze(pd.DataFrame({"Date": [start], "Exercise Title": ["Squat"], "Weight": [100], "Reps": [5]})).sets)[
    "load_kg"].to_pylist() == [100.0]

# ---- What is not read is named; a frame that says nothing of what was done is refused.

with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    loads({"weight": [100.0], "mood": ["good"], "gym": ["home"]})
assert [(each.category, each.filename) for each in said] == [(gymbo.UnreadColumnWarning, __file__)], said
assert '"gym", "mood"' in str(said[0].message) or '"mood", "gym"' in str(said[0].message)
own = b"Day,Lift,Wt kg,Reps,Mood,Bar speed\n2026-01-05,Squat,100,5,good,0.4\n"
for columns in ("auto", {"date": "Day", "exercise": "Lift", "load": "Wt kg:kg", "repetitions": "Reps"}):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert gymbo.read(own, columns=columns).tables("sets").sets.shape[0] == 1
    assert [(each.category, each.filename, str(each.message)) for each in said] == [
        (gymbo.UnreadColumnWarning, __file__, 'Nothing is read of the columns "Mood", "Bar speed".')], said
try:
    gymbo.analyze(pl.DataFrame({"date": [start], "exercise": ["Squat"], "wieght": [100.0]}))
    raise AssertionError("a frame without a measure was read")
except gymbo.UnknownFormat as error:
    assert "wieght" in str(error) and "load" in str(error)
print("done")
