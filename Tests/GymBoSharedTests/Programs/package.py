"""The package by itself: its declarations against the header, its reports, its errors."""

import datetime
import json
import pathlib
import re
import sys
import tempfile

import gymbo
from gymbo import _coach, _library

header = pathlib.Path(sys.argv[1]).read_text() + pathlib.Path(sys.argv[1]).with_name("gymbo_coach.h").read_text()
sample = pathlib.Path(sys.argv[2])

# ---- The declarations are the header's.

code = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
declared = dict(re.findall(r"\b(gymbo_\w+)\(([^)]*)\);", code))
signatures = {**_library._SIGNATURES, **_coach.SIGNATURES}
for name, (result, arguments) in signatures.items():
    parameters = [part.strip() for part in declared[name].split(",") if part.strip() != "void"]
    assert len(parameters) == len(arguments), name
    for parameter, argument in zip(parameters, arguments):
        plain = {"int32_t": 4, "uint32_t": 4, "size_t": 8, "gymbo_format": 4}
        size = 8 if "*" in parameter else plain[parameter.split()[0]]
        assert _library.ctypes.sizeof(argument) == size, (name, parameter)
assert set(declared) - set(signatures) == {"gymbo_error_status"}
assert f"#define GYMBO_ABI_VERSION {_library.ABI_VERSION}\n" in header
for struct, name in [
    (_library.ImportOptions, "gymbo_import_options"),
    (_library.ReportOptions, "gymbo_report_options"),
    (_library.File, "gymbo_file"),
    (_coach.WorkoutOptions, "gymbo_workout_options"),
    (_coach.NudgeOptions, "gymbo_nudge_options"),
    (_coach.PlanOptions, "gymbo_plan_options"),
]:
    body = re.search(rf"typedef struct {name} {{(.*?)}} {name};", code, flags=re.S).group(1)
    fields = re.findall(r"(\w+);", body)
    assert fields == [field[0] for field in struct._fields_], name

# ---- Reports in every form, from paths and from bytes.

history = gymbo.read(sample)
text = history.report()
assert text.startswith("Week ")
assert gymbo.read(str(sample)).report() == text
assert gymbo.report(sample) == text
assert gymbo.report(sample, goal=3) != text
full = history.report(parts="full")
assert len(full) > 2 * len(text)
only = history.report(parts=["next", "records"])
assert len(only) < len(full) and only == history.report(parts="next,records")
assert gymbo.report(sample, language="en") == text
assert gymbo.report(sample, language="de").startswith("Woche ")
assert ". hafta" in gymbo.report(sample, language="tr")
weighed = [gymbo.report(sample, body_weight=weight, format="json") for weight in (None, "82kg")]
assert weighed[0] != weighed[1]
assert gymbo.read(sample.read_bytes()).report(format="json")["asOf"] == history.report(format="json")["asOf"]
for name, make in {
    "report": history.report,
    "suggest": history.suggest,
    "check": history.check,
    "exercise": lambda **options: history.exercise("bench press (barbell)", **options),
}.items():
    assert make(format="json")["schema"].startswith(f"gymbo.{name}/")
    assert gymbo.schema(name)["title"].startswith(f"gymbo.{name}/")
    assert "\r\n" in make(format="csv")
    assert make(width=40) != make(width=100)
assert history.csv("sets").startswith("file,line,")

# ---- Workouts and swaps, with a history and without one.

for name, make in {
    "workouts": lambda **options: gymbo.generate("strength", history, **options),
    "swap": lambda **options: gymbo.swap("squat", history, **options),
}.items():
    assert make(format="json")["schema"] == gymbo.schema(name)["properties"]["schema"]["const"] == f"gymbo.{name}/1"
    assert "\r\n" in make(format="csv")
    assert make(width=40) != make(width=100)
assert gymbo.nudges(history, format="json")["schema"] == "gymbo.nudges/1"
assert gymbo.nudges(history, now="2026-11-02T12:00", zone="UTC").startswith("Reminders from ")
assert gymbo.insights(history, format="json")["schema"] == "gymbo.insights/1"
assert gymbo.ledger(history, days=14).startswith("Suggestions in hindsight")
program = gymbo.generate("strength", history, format="program")
# What the reader can do is said as it is called here.
assert "format program" in gymbo.generate("strength", history) and "programText" not in gymbo.generate("strength", history)
assert program.startswith("/// @name Strength, 3 ") and gymbo.generate("strength", history, format="json")["program"] == program
plan = gymbo.plan(program, history, "json")
assert plan["schema"] == "gymbo.plan/1" and plan["state"] == "begins"
lp = "# Week 1\n## A\nSquat / 3x5 60kg\n## B\nBench Press / 3x5 70%"
assert "How the plan was kept" in gymbo.plan(lp, history, start=datetime.date(2026, 10, 19), maxima={"bench press": "100kg"})
assert gymbo.plan(lp, history, maxima={"bench press": 100}, unit="kg", format="csv").count("\r\n") == 7
assert gymbo.plan(lp, history, "csv", table="adherence").startswith("date,planned_date,")
assert gymbo.plan(lp, history, "csv", table="notices").startswith("rule,exercises,sentence")
assert isinstance(gymbo.plan(lp, history, "html"), gymbo.Page)
calendar = gymbo.plan(lp, history, "calendar")
assert calendar.startswith("BEGIN:VCALENDAR\r\n") and "SUMMARY:Workout\r\n" in calendar and "Squat" not in calendar
assert "Squat: 3 " in gymbo.plan(lp, history, "calendar", plain=True)
assert "Squat / 3x5" in gymbo.plan(lp, history, "program")
assert gymbo.preview(lp, format="json")["schema"] == "gymbo.preview/1" and gymbo.preview(lp, history).startswith("Preview: ")
assert history.report("json", program=lp)["plan"]["schema"] == "gymbo.plan/1"
assert gymbo.nudges(history, "calendar", program=program, plain=True).startswith("BEGIN:VCALENDAR\r\n")
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder, "lp.txt")
    path.write_text(lp, encoding="utf-8")
    for given in [path, str(path), open(path, encoding="utf-8"), open(path, "rb")]:
        assert gymbo.plan(given, history, "program") == gymbo.plan(lp, history, "program")
        if not isinstance(given, (str, pathlib.Path)):
            given.close()
    assert history.report("json", program=path) == history.report("json", program=lp)
noon = datetime.datetime(2026, 11, 2, 12)
assert gymbo.nudges(history, now=noon) == gymbo.nudges(history, now="2026-11-02T12:00")
home = gymbo.generate("general", equipment="home", minutes=30, days=2, furniture=["bench"], avoid="push up", format="json")
assert len(home["workouts"]) == 2 and home["experience"] == "beginner" and home["start"]["value"] is None
assert gymbo.generate("general", focus="pull", format="json")["workouts"][0]["focus"] == "pull"
assert gymbo.swap("squat", equipment="home", language="de").startswith("Statt Squat (Barbell)")
for make, error, part in [
    (lambda: gymbo.generate("speed"), gymbo.InvalidArgument, "hypertrophy, strength"),
    (lambda: gymbo.generate("strength", days=7), gymbo.InvalidArgument, "no day to rest"),
    (lambda: gymbo.generate("strength", days=2, focus="pull"), gymbo.InvalidArgument, "one workout"),
    (lambda: gymbo.generate("strength", minutes=10), gymbo.InvalidArgument, "do not fit into 10 minutes"),
    (lambda: gymbo.generate("strength", avoid=["plonk"]), gymbo.NotFound, "plonk"),
    (lambda: gymbo.swap("sqat barbel", history), gymbo.NotFound, "did you mean Squat (Barbell)"),
    (lambda: gymbo.swap("squat", format="program"), gymbo.InvalidArgument, "program"),
    (lambda: gymbo.plan("Squat / 3X5", history), gymbo.InvalidArgument, "program: 1:9: "),
    (lambda: gymbo.plan(lp, history, start="soon"), gymbo.InvalidArgument, "2026-11-02"),
    (lambda: gymbo.plan(lp, "strong.csv"), TypeError, "gymbo.read"),
    (lambda: gymbo.plan(history, history), TypeError, "not History"),
    (lambda: history.suggest("calendar"), gymbo.InvalidArgument, "calendar"),
]:
    try:
        make()
    except error as raised:
        assert part in str(raised), raised
    else:
        raise AssertionError(part)

try:
    gymbo.plan("# Week 1\n## A\nSquat / 3x5 60", history)
except gymbo.InvalidArgument as raised:
    assert raised.line == 3, raised.line

# ---- Days and methods.

early = history.report(as_of=datetime.date(2026, 10, 14), week="2026-W41", unit="lb", rule="linear", format="json")
assert early == history.report(
    as_of=datetime.datetime(2026, 10, 14, 12), week="2026-W41", unit="lb", rule="linear", format="json")
assert early["asOf"] in ("2026-10-11", "2026-10-14")
assert history.exercise("bench press (barbell)", formula="epley") != history.exercise("bench press (barbell)")
planned = history.suggest(format="json", rule="percentage:5x5@80", training_maxima={"bench press (barbell)": "100kg"})
bench = next(one for one in planned["suggestions"] if one["exercise"] == "Bench Press (Barbell)")
assert bench["load"] == {"value": 80, "unit": "kg"}, bench
with tempfile.TemporaryDirectory() as folder:
    plates = pathlib.Path(folder) / "plates.csv"
    plates.write_text("kind,unit,weight,count\nbar,kg,20,1\nplate,kg,20;10;1.5,4 pairs\n")
    assert history.suggest(plates=plates) != history.suggest()
assert json.dumps(history.tables().__dir__()).count("exercise_weeks") == 1

some = gymbo.analyze_file(sample, tables=["issues", "exercises"])
assert list(some) == ["exercises", "issues"] and some.exercises.name == "exercises"
assert some["issues"].__arrow_c_schema__() and len(gymbo.analyze_file(sample, athlete="Ann")) == 14


# ---- Errors are exceptions with the library's sentences.


def refused(kind: type, part: str, call, *arguments, **options) -> None:
    try:
        call(*arguments, **options)
    except kind as error:
        assert part in str(error), error
        return
    raise AssertionError(part)


refused(gymbo.Unreadable, "no such file", gymbo.read, "no such file.csv")
refused(OSError, "directory", gymbo.read, ".")
refused(gymbo.UnknownFormat, "empty", gymbo.read, b"")
refused(ValueError, "known export", gymbo.read, b"a,b\n1,2\n")
refused(gymbo.InvalidArgument, "No file", gymbo.read)
refused(gymbo.InvalidArgument, "stone", gymbo.read, sample, input_unit="stone")
refused(gymbo.Unreadable, "map.csv", gymbo.read, sample, exercises="map.csv")
refused(gymbo.NotFound, "deadlfit", history.exercise, "deadlfit")
refused(gymbo.InvalidArgument, "parts cannot be", history.report, parts="nxt")
refused(gymbo.InvalidArgument, "language cannot be", history.report, language="xx")
refused(gymbo.InvalidArgument, "body_weight cannot be", history.report, body_weight="82")
refused(LookupError, "table", history.csv, "set")
refused(gymbo.NotFound, "schema", gymbo.schema, "x")
refused(KeyError, "x", history.tables().__getitem__, "x")
refused(AttributeError, "exercise_weeks", getattr, history.tables(), "x")
refused(KeyError, "sets", some.__getitem__, "sets")
refused(gymbo.Unreadable, "no such file", gymbo.analyze_file, "no such file.csv")
refused(gymbo.InvalidArgument, "muscle_weeks", gymbo.analyze_file, sample, tables=["x"])
refused(gymbo.InvalidArgument, "goal cannot be 'four'", gymbo.analyze_file, sample, goal="four")
refused(KeyError, "there are exercises", some.__getitem__, "weeks")
for option in [{"as_of": "soon"}, {"week": "2026-W60"}, {"rule": "x"}, {"goal": 8}, {"goal": -1}, {"unit": "g"},
               {"width": 3}, {"width": 1 << 40}, {"format": "xml"}, {"formula": "x"},
               {"volume_model": "x"}, {"rule": "a\0b"},
               {"rule": "5/3/1:1", "training_maxima": {"squat": "much"}}, {"training_maxima": {"squat": "140kg"}}]:
    refused(gymbo.InvalidArgument, "", history.report, **option)
refused(TypeError, "colour", history.report, colour="red")
assert issubclass(gymbo.NotFound, gymbo.Error) and gymbo.__version__.count(".") == 2
print("done")
