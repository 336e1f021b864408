"""CSV as spreadsheets and other programs write it again: each dialect of a small Strong, Hevy and FitNotes export is read right,
or it is said what was not; and the cells of csv-spectrum come back as they are."""

import csv
import io
import itertools
import json
import os
from pathlib import Path

import metamorphic
from tool import Finding, tail

STRONG = [
    ["Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps", "Distance", "Seconds", "Notes", "Workout Notes", "RPE"],
    ["2026-01-05 07:00:00", "Morgens, früh", "1h 5m", "Squat (Barbell)", "1", "102.5", "5", "0", "0", "", "", "8"],
    ["2026-01-05 07:00:00", "Morgens, früh", "1h 5m", "Squat (Barbell)", "2", "105", "3", "0", "0", "", "", "9.5"],
    ["2026-01-05 07:00:00", "Morgens, früh", "1h 5m", 'Row "Yates"', "1", "60", "12", "0", "0", "", "", ""],
    ["2026-01-07 18:30:00", "Évening; long", "45m", "Bench Press (Barbell)", "1", "80.25", "8", "0", "0", "", "", "7"],
    ["2026-01-07 18:30:00", "Évening; long", "45m", "Bench Press (Barbell)", "2", "80.25", "7", "0", "0", "", "", "8"],
    ["2026-01-07 18:30:00", "Évening; long", "45m", "Plank", "1", "0", "0", "0", "90", "", "", ""],
]
HEVY = [
    ["title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index", "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe"],
    ["Legs, früh", "13 Jan 2026, 18:43", "13 Jan 2026, 20:03", "", "Squat (Barbell)", "", "", "0", "warmup", "60", "8", "", "", ""],
    ["Legs, früh", "13 Jan 2026, 18:43", "13 Jan 2026, 20:03", "", "Squat (Barbell)", "", "", "1", "normal", "102.5", "5", "", "", "8.5"],
    ["Push; B", "15 Jan 2026, 17:26", "15 Jan 2026, 17:57", "", "Bench Press (Barbell)", "", "", "0", "normal", "82.5", "6", "", "", ""],
    ["Push; B", "15 Jan 2026, 17:26", "15 Jan 2026, 17:57", "", 'Press "strict"', "", "", "0", "failure", "40", "9", "", "", "10"],
    ["Push; B", "15 Jan 2026, 17:26", "15 Jan 2026, 17:57", "", "Treadmill", "", "", "0", "normal", "", "", "0.5", "600", ""],
]
FITNOTES = [
    ["Date", "Exercise", "Category", "Weight", "Weight Unit", "Reps", "Distance", "Distance Unit", "Time", "Comment"],
    ["2026-01-05", "Flat Barbell Bench Press", "Chest", "82.5", "kgs", "5", "", "", "", ""],
    ["2026-01-05", "Flat Barbell Bench Press", "Chest", "85", "kgs", "3", "", "", "", "schwer; früh"],
    ["2026-01-06", "Barbell Squat", "Legs", "120.25", "kgs", "5", "", "", "", ""],
    ["2026-01-06", "Plank", "Abs", "", "", "", "", "", "0:01:30", ""],
]
SHAPES = {"strong": STRONG, "hevy": HEVY, "fitnotes": FITNOTES}

DIMENSIONS = {
    "delimiter": [",", ";", "\t", "|"],
    "quotes": ["where needed", "all", "texts"],
    "escape": ["doubled", "backslash"],
    "encoding": ["utf-8", "utf-8-sig", "utf-16", "utf-16-be with mark", "utf-16-le", "cp1252", "mac_roman"],
    "above": ["", "sep", "blank", "title"],
    "blank lines": ["none", "between", "at the end", "of delimiters"],
    "line ends": ["\n", "\r\n", "\r"],
    "decimals": [".", ","],
}


def run(bench):
    counts = {"read right": 0, "refused clearly": 0, "read in part, and said": 0}
    expected = {}
    for shape, rows in SHAPES.items():
        plain = bench.write(f"{shape}.csv", written(rows, {name: values[0] for name, values in DIMENSIONS.items()}))
        expected[shape] = metamorphic.sets(bench, plain)
        if len(expected[shape]) != len(rows) - 1:
            raise Finding(f"{shape} as it is: {len(expected[shape])} of {len(rows) - 1} sets")
    every = [dict(zip(DIMENSIONS, values)) for values in itertools.product(*DIMENSIONS.values())]
    for dialect in bench.random.sample(every, bench.of_size(120, 1500, len(every))):
        shape = bench.random.choice(list(SHAPES))
        counts[judge(bench, shape, dialect, expected[shape])] += 1
    said = ", ".join(f"{count} {name}" for name, count in counts.items())
    return f"{said}, wrong 0; csv-spectrum: {spectrum(bench)}"


def judge(bench, shape, dialect, expected):
    file = bench.write("dialect.csv", written(SHAPES[shape], dialect))
    done = bench.run("report", file, "--format", "csv", "--table", "sets")
    if done.returncode in (3, 4):
        if not done.stderr.startswith(b"gymbo: "):
            raise Finding(f"{shape}, {dialect}: refused without a word")
        return "refused clearly"
    if done.returncode != 0:
        raise Finding(f"{shape}, {dialect}: ends with {done.returncode}: {tail(done.stderr)}")
    rows = list(csv.DictReader(io.StringIO(done.stdout.decode(), newline="")))
    sets = [row for row in rows if row["status"] == "set"]
    got = [[row[name] for name in metamorphic.SET] for row in sets]
    if got == expected:
        return "read right"
    # What was changed or left out has to be told at its row.
    told = [row for row in rows if row["status"] == "rejected" or row["issues"]]
    silent = [
        values for values, row in zip(got, sets) if not row["issues"] and values not in expected]
    if silent or len(got) + sum(row["status"] == "rejected" for row in rows) < len(expected) or not told:
        raise Finding(f"{shape}, {dialect}: read otherwise without a word: {silent or got}")
    return "read in part, and said"


def written(rows, dialect):
    delimiter, comma = dialect["delimiter"], dialect["decimals"] == ","

    def cell(text, is_head):
        is_number = text.replace(".", "", 1).isdigit()
        if comma and is_number:
            text = text.replace(".", ",")
        quoted = {
            "all": True, "texts": not is_number and text != "", "where needed": False,
        }[dialect["quotes"]] or any(mark in text for mark in (delimiter, '"', "\n"))
        if not quoted:
            return text
        return '"' + text.replace('"', '""' if dialect["escape"] == "doubled" else '\\"') + '"'

    lines = [delimiter.join(cell(text, number == 0) for text in row) for number, row in enumerate(rows)]
    empty = {"none": None, "between": "", "at the end": None, "of delimiters": delimiter * (len(rows[0]) - 1)}[dialect["blank lines"]]
    if empty is not None:
        lines[3:3] = [empty]
        lines.append(empty)
    if dialect["blank lines"] == "at the end":
        lines += ["", ""]
    above = {"": [], "sep": [f"sep={delimiter}"], "blank": [""], "title": ["My training"]}[dialect["above"]]
    text = "".join(line + dialect["line ends"] for line in above + lines)
    if dialect["encoding"] == "utf-16-be with mark":
        return b"\xfe\xff" + text.encode("utf-16-be")
    return text.encode(dialect["encoding"])


def spectrum(bench):
    """Every cell of csv-spectrum as the note of a set, in the file's own line ends."""
    shared = os.environ.get("GYMBO_SHARED")
    if not shared:
        return "not there (GYMBO_SHARED is not set)"
    files = sorted(Path(shared, "corpora", "csv-spectrum", "csvs").glob("*.csv"))
    for file in files:
        name = file.stem
        wanted = json.loads((file.parents[1] / "json" / f"{name}.json").read_text())
        rows = wanted if isinstance(wanted, list) else [wanted]
        notes = [value for row in rows for value in row.values()]
        end = "\r\n" if name.endswith("crlf") else "\n"
        out = io.StringIO(newline="")
        writer = csv.writer(out, lineterminator=end)
        writer.writerow(["date", "exercise", "load_kg", "repetitions", "note"])
        writer.writerows(["2026-01-05", "Squat", 100, number + 1, note] for number, note in enumerate(notes))
        written = bench.write("spectrum.csv", out.getvalue().encode())
        got = [row[-1] for row in metamorphic.sets(bench, written)]
        if got != notes:
            raise Finding(f"csv-spectrum, {name}: {got} for {notes}")
    return f"{len(files)} of {len(files)} files"
