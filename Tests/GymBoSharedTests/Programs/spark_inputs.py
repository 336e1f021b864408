"""The sets that the jobs of spark_jobs.py work on: three files of many athletes, whose rows are together; the same as Parquet;
exports; what is no export."""

import csv
import datetime
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as parquet

PLAIN = ["athlete", "date", "session_title", "session_duration_s", "session_note", "exercise", "set", "kind", "load_kg",
         "repetitions", "rpe"]

SCHEMA = pa.schema([
    ("athlete", pa.string()), ("start", pa.timestamp("us")), ("title", pa.string()), ("session_duration_s", pa.int64()),
    ("session_note", pa.string()), ("exercise", pa.string()), ("set", pa.int32()), ("kind", pa.string()),
    ("load_kg", pa.float64()), ("repetitions", pa.int64()), ("rpe", pa.float64()), ("line", pa.int64())])


def workouts(athlete, count, chance):
    start = datetime.datetime(2026, 1, 5, 18)
    for number in range(count):
        lifts = chance.sample(["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "My Own Lift"], 2)
        for lift in lifts:
            base = 60 + 0.5 * number + chance.randrange(10)
            for index in range(4):
                yield {
                    "athlete": athlete, "start": start, "title": "Wörk, \"out\"", "session_duration_s": 3600 + number,
                    "session_note": "deload week" if number % 9 == 8 else None, "exercise": lift, "set": index + 1,
                    "kind": "warm-up" if index == 0 else "working", "load_kg": base * (0.5 if index == 0 else 1),
                    "repetitions": chance.randint(3, 12), "rpe": chance.choice([None, 7.5, 8.0, 9.0])}
        start += datetime.timedelta(days=chance.randint(1, 4), minutes=chance.randrange(60))


def written(path, rows):
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(PLAIN)
        for row in rows:
            writer.writerow([
                row["athlete"], row["start"].isoformat(" "), row["title"], row["session_duration_s"], row["session_note"],
                row["exercise"], row["set"], row["kind"], row["load_kg"], row["repetitions"], row["rpe"]])


def wild(like, count, chance):
    """Rows that no lifter wrote."""
    return [{**like, "athlete": "wild", "line": line, "exercise": chance.choice(["", None, "Squat"]),
             "start": None, "load_kg": chance.choice([-1.0, float("inf"), None, 1e300]), "repetitions": -line, "rpe": 99.0}
            for line in range(1, count + 1)]


def made(folder, chance):
    """Writes the files below a folder and gives the rows of all athletes."""
    inputs = folder / "inputs"
    exports = inputs / "exports"
    exports.mkdir(parents=True)
    everything = []
    for part in range(3):
        rows = []
        for number in range(4):
            rows += workouts(f"athlete {part}{number}", 6 + 10 * number, chance)
        for line, row in enumerate(rows, 2):
            row["line"] = line
        written(inputs / f"part{part}.csv", rows)
        everything += rows
    # As tables: rows in no order, an athlete in all of them.
    shuffled = everything + wild(everything[0], 50, chance)
    chance.shuffle(shuffled)
    (folder / "scattered").mkdir()
    for part in range(3):
        parquet.write_table(pa.Table.from_pylist(shuffled[part::3], SCHEMA), folder / "scattered" / f"{part}.parquet")
    (folder / "together").mkdir()
    for part in range(3):
        own = [row for row in everything if row["athlete"].startswith(f"athlete {part}")]
        parquet.write_table(pa.Table.from_pylist(own, SCHEMA), folder / "together" / f"{part}.parquet")
    for sample in ["strong", "fitnotes"]:
        lines = Path("SampleData", f"{sample}.csv").read_text(encoding="utf-8").splitlines(keepends=True)
        (exports / f"{sample}.csv").write_text("".join(lines[:400]), encoding="utf-8")
    (exports / "garbage.csv").write_text(
        "date,exercise,load_kg,repetitions\n" + "soon,Squat,heavy,many\n" * 300 + "2026-01-05,Squat,100,5\n")
    (inputs / "no export.csv").write_text("a,b\n1,2\n")
    return everything
