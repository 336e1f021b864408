"""What the package's objects are without any other package: inputs of every kind, tables, exceptions, copies, help."""

import copy
import inspect
import io
import os
import pathlib
import pickle
import re
import sys
import tempfile
import typing

import gymbo
from gymbo import _options, _tables

sample = sys.argv[1]
content = pathlib.Path(sample).read_bytes()
history = gymbo.read(sample)
text = history.report()


def refused(kind: type, part: str, call, *arguments, **options) -> BaseException:
    try:
        call(*arguments, **options)
    except kind as error:
        assert part in str(error), error
        return error
    raise AssertionError(part)


# ---- Every kind of input gives the same history.

with open(sample, "rb") as as_bytes, open(sample, encoding="utf-8", newline="") as as_text:
    ways = [pathlib.Path(sample), [sample], (pathlib.Path(sample),), content, bytearray(content), memoryview(content),
            io.BytesIO(content), as_bytes, as_text]
    for way in ways:
        assert gymbo.read(way).report() == text, way
# Several are one athlete's: sessions that are in two of them count once.
twice = [gymbo.read(sample, pathlib.Path(sample)), gymbo.read(sample, content), gymbo.read([content, sample])]
assert all(len(each.tables("sessions").sessions) == len(history.tables("sessions").sessions) for each in twice)
assert gymbo.report(sample) == text and gymbo.report(content, format="json")["asOf"] == history.report(format="json")["asOf"]
for other in [5, None, 2.5, {"a": 1}, object()]:
    refused(TypeError, "cannot be read", gymbo.read, other)
for secret in ["Date,Weight\nsecret,100", "secret," * 1000]:
    error = refused(gymbo.InvalidArgument, "bytes", gymbo.read, secret)
    assert "secret" not in str(error)
    refused(gymbo.InvalidArgument, "bytes", gymbo.read, secret, content)
refused(gymbo.Unreadable, "no such file.csv", gymbo.read, "no such file.csv", content)

with tempfile.TemporaryDirectory() as folder:
    for name in ["ann", "bob"]:
        (pathlib.Path(folder) / f"{name}.csv").write_bytes(content)
    many = gymbo.read_many(f"{folder}/*.csv")
    assert list(many) == ["ann", "bob"] == list(gymbo.read_many(folder)) and len(many) == 2
    assert {name: one.report() for name, one in many.items()} == {"ann": text, "bob": text}
    refused(KeyError, "cy", many.__getitem__, "cy")
    refused(gymbo.Unreadable, "*.txt", gymbo.read_many, f"{folder}/*.txt")

own = b"date,exercise,load_kg,repetitions\n2026-01-05,My squat,100,5\n2026-01-05,My row,60,8\n"
mapped = gymbo.read(own, exercises={"My squat": "Squat (Barbell)", "My row": {"direct": ["lats", "upper back"], "indirect": ["biceps"]}})
assert mapped.report(parts="muscles") != gymbo.read(own).report(parts="muscles")
assert gymbo.read(own, exercises={"My squat": ["quadriceps"]}).report()
refused(gymbo.InvalidArgument, "wings", gymbo.read, own, exercises={"My squat": ["wings"]})
refused(TypeError, "exercises", gymbo.read, own, exercises=5)

# ---- What a file leaves open is said by options, which errors name; they repeat nothing of the file.

secret = b"Day,Lift,Kilos,Reps\n2026-01-05,Quokka,100,5\n2026-01-07,Quokka,100,5\n"
error = refused(gymbo.UnknownFormat, "columns auto", gymbo.read, secret)
assert "Quokka" not in str(error) and "Strong" in error.candidates and len(error.candidates) > 10
columns = {"date": "Day", "exercise": "Lift", "load": "Kilos:kg", "repetitions": "Reps"}
for said in ["auto", columns, "date=Day,exercise=Lift,load=Kilos:kg,repetitions=Reps"]:
    assert [row["load_kg"] for row in gymbo.read(secret, columns=said).tables("sets").sets] == [100, 100], said
assert pickle.loads(pickle.dumps(gymbo.read(secret, columns=columns))).tables("sets").sets.head(1)[0]["exercise"] == "Quokka"
refused(gymbo.InvalidArgument, "repetitions", gymbo.read, secret, columns={"date": "Day", "exercise": "Lift"})
refused(gymbo.InvalidArgument, "rename", gymbo.read, history.tables("sets").sets, columns="auto")
dated = b"date,exercise,load_kg,repetitions\n03/04/2026,Squat (Barbell),100,5\n"
error = refused(gymbo.UnknownFormat, "date_order", gymbo.read, dated)
assert error.line == 2 and "03/04" not in str(error)
for order, month in [("dmy", 4), ("mdy", 3)]:
    assert gymbo.read(dated, date_order=order).tables("sets").sets.head(1)[0]["session_start"].month == month
refused(gymbo.InvalidArgument, "dmy", gymbo.read, dated, date_order="ymd")
refused(gymbo.InvalidArgument, "Nowhere", gymbo.read, dated, zone="Nowhere")
with tempfile.TemporaryDirectory() as folder:
    for name, content_of_file in [("a", secret), ("b", dated)]:
        (pathlib.Path(folder) / f"{name}.csv").write_bytes(content_of_file)
    both = gymbo.read_many(folder, columns="auto", date_order="dmy", zone="Europe/Berlin")
    assert [len(one.tables("sets").sets) for one in both.values()] == [2, 1]
    found = gymbo.analyze_file(f"{folder}/a.csv", columns="auto", tables="sets")
    assert found.sets.to_dicts() == pickle.loads(pickle.dumps(found)).sets.to_dicts() != []

# ---- Weights as numbers have a unit; plates are a list.

# ---- A table of body weights beside an export, by its path and by its content; what it has that nobody can read is told.

scale = b"Date,Weight (kg)\n2026-01-01,80\n2026-01-02,abc\n2026-01-12,81\n"
with tempfile.TemporaryDirectory() as folder:
    weights = pathlib.Path(folder, "scale.csv")
    weights.write_bytes(scale)
    by_path = gymbo.read("SampleData/hevy.csv", weights)
    as_bytes = gymbo.read(pathlib.Path("SampleData/hevy.csv").read_bytes(), scale)
    for each in (by_path, as_bytes, pickle.loads(pickle.dumps(by_path))):
        assert "12 Jan" in each.report(parts="body", as_of="2026-01-12"), each.report(parts="body")
        [cell] = [issue for issue in each.check("json")["issues"] if issue["rule"] == "body.unreadable_cell"]
        assert cell["severity"] == "warning" and cell["original"].endswith(":3: abc"), cell
assert history.report(body_weight=82, unit="kg") == history.report(body_weight="82kg", unit="kg")
refused(gymbo.InvalidArgument, "82kg", history.report, body_weight=82)
maxima = {"rule": "percentage:5x5@80", "unit": "kg"}
assert history.suggest(training_maxima={"bench press (barbell)": 100}, **maxima) == history.suggest(
    training_maxima={"bench press (barbell)": "100kg"}, **maxima)
assert history.suggest(plates=[20, 20, 10, 1.5], unit="kg") != history.suggest(unit="kg")
refused(gymbo.InvalidArgument, "unit", history.suggest, plates=[20, 10])
assert history.report(goal=0) == text and history.report(width=0) == text

# ---- Tables.

assert list(history.tables("trends, weeks")) == ["trends", "weeks"]
tables = history.tables()
trends = tables.trends
assert isinstance(trends, gymbo.Table) and trends.columns[:3] == ["athlete", "exercise", "trend"]
assert trends.shape == (len(trends), len(trends.columns)) and len(trends) > 5
head = trends.head(2)
assert len(head) == 2 and list(head[0]) == trends.columns and trends.head() == trends.to_dicts()[:5]
assert [row["exercise"] for row in trends] == [row["exercise"] for row in trends.to_dicts()]
assert str(trends).count("\n") > 5 and "<td>" in trends._repr_html_() and "exercise" in str(head)
assert repr(trends) == f"<gymbo.Table trends: {len(trends)} rows, {len(trends.columns)} columns>"
assert all(isinstance(row["issues"], (list, type(None))) for row in tables.sets.head(3))
sets = tables.sets.to_dicts()
assert len(sets) == len(tables.sets) and sets[0]["session_start"].year >= 2000 and sets[0]["working"] in (True, False, None)
assert list(history.tables("trends")) == list(gymbo.analyze_file(sample, tables="trends")) == ["trends"]
assert list(gymbo.analyze(tables.sets, tables="trends")) == ["trends"]
assert typing.get_args(_tables.TableName) == _tables.NAMES

# ---- In a notebook, printed, copied, sent.

assert str(history) == text and history._repr_html_().startswith("<pre>") and text._repr_html_() == history._repr_html_()
assert re.fullmatch(r"<gymbo.History: \d+ sets in \d+ workouts, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d>", repr(history)), repr(history)
for one in [history, gymbo.read(content), next(iter(gymbo.histories(tables.sets).values()))]:
    assert copy.deepcopy(one) is one and copy.copy(one) is one
    assert pickle.loads(pickle.dumps(one)).report(parts="full") == one.report(parts="full")
for made in [history.tables(["trends", "issues"], goal=3), gymbo.analyze(tables.sets, tables="trends"),
             gymbo.analyze_file(sample, tables="trends")]:
    again = pickle.loads(pickle.dumps(made))
    assert list(again) == list(made) and again.trends.to_dicts() == made.trends.to_dicts()
assert pickle.loads(pickle.dumps(trends)).to_dicts() == trends.to_dicts()
assert pickle.loads(pickle.dumps(text)) == text
with tempfile.NamedTemporaryFile(suffix=".csv") as file:
    file.write(content)
    file.flush()
    changed = gymbo.read(file.name)
    file.write(b"\n")
    file.flush()
    refused(gymbo.Unreadable, "read it again", pickle.dumps, changed)

# ---- Help and completion show the options; what a message offers is taken.

for function in [history.report, history.exercise, history.suggest, history.check, history.tables, history.csv, gymbo.analyze,
                 gymbo.analyze_file, gymbo.report]:
    shown = inspect.signature(function).parameters
    assert set(_options.ReportOptions.__annotations__) <= set(shown), function
    assert shown["formula"].annotation == typing.Optional[_options.Formula], shown["formula"]
    assert all(kind.kind is not inspect.Parameter.VAR_KEYWORD for kind in shown.values())


def offered(option: str, value: object) -> str:
    return str(refused(gymbo.InvalidArgument, option, history.report, **{option: value}))


formulas = offered("formula", "x").split("one of ")[1].rstrip(".").split(", ")
assert list(typing.get_args(_options.Formula)) == formulas, formulas
for formula in formulas:
    assert history.report(formula=formula)
parts = offered("parts", "x").split(" of ")[-1].rstrip(".").split(", ")
assert list(typing.get_args(_options.Part)) == parts, parts
for part in [*parts, "full"]:
    assert history.report(parts=part) is not None
for unit in typing.get_args(_options.Unit):
    assert history.report(unit=unit)
names = refused(gymbo.InvalidArgument, "tables", gymbo.analyze_file, sample, tables=["x"])
for name in str(names).split(" of ")[-1].rstrip(".").split(", "):
    assert list(gymbo.analyze_file(sample, tables=name)) == [name]

# ---- Exceptions have fields.

error = refused(gymbo.NotFound, "deadlfit", history.exercise, "deadlfit")
assert error.name == "deadlfit" and "Deadlift (Barbell)" in error.candidates and error.filename is None
error = refused(gymbo.Unreadable, "no such file.csv", gymbo.read, "no such file.csv")
assert error.filename == "no such file.csv" and isinstance(error, OSError)
error = refused(gymbo.UnknownFormat, "", gymbo.read, b"Date,Exercise,Weight\n")
assert error.filename == "file 1" and error.columns
error = refused(gymbo.InvalidArgument, "", gymbo.read, own, exercises={"My squat": "No such lift at all"})
assert error.line == 2, error.line
copied = pickle.loads(pickle.dumps(error))
assert str(copied) == str(error) and copied.line == 2

if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    assert gymbo.analyze(tables.sets, tables="trends").trends.to_dicts()
print("done")
