"""How fast `gymbo batch` is beside Polars, DuckDB and pandas doing the small part of its work, and beside the least it could take.

    python3 Benchmarks/Batch/run.py --sets 1000000             # 50000, 1000000 or 10000000 are the sizes of record
    python3 Benchmarks/Batch/run.py --exports 2000 --sets 2000000   # a file of each athlete, as apps export them
    python3 Benchmarks/Batch/run.py --growth                   # how cost grows with athletes, and with sets per athlete
    python3 Benchmarks/Batch/run.py --stages --sets 1000000    # GB/s of each stage, with 1 and 2 threads

It builds the release tool, the generator and floor.cpp, makes a Python environment with the peers, generates the sets, runs all in turn,
compares the tables (what they mean is said in check.py), and prints medians: whole processes, start-up included. Before each run the
tables of the one before are removed and the disk is at rest. Where the tables differ nothing is printed. Everything made lies in Benchmarks/.build, or in --folder; the sets and tables are removed at the end.

The same work is gymbo's tables exercise_weeks, muscle_weeks and exercises, the last with columns besides that no peer computes: what
kind of exercise it is, and how sure its best e1RM. "Everything" is all its tables, with trends, plateaus and suggestions.
"""

import argparse
import itertools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import measuring

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent
BUILT = PACKAGE / ".build" / "release"
MADE = PACKAGE / ".build" / "batch"
PYTHON = MADE / "peers" / "bin" / "python"
SAME_WORK = "exercise_weeks,muscle_weeks,exercises"


def swift_build(product, *options, **environment):
    subprocess.run(
        ["swift", "build", "--package-path", PACKAGE, "-c", "release", "--product", product, *options],
        check=True, stdout=sys.stderr, env={**os.environ, **environment})


def build():
    for product in ("gymbo", "SampleDataGenerator", "ExerciseMuscles"):
        swift_build(product, "--static-swift-stdlib")
    MADE.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["c++", "-O3", "-march=native", "-std=c++20", "-pthread", HERE / "floor.cpp", "-o", MADE / "floor"],
        check=True)
    wanted = (HERE / "requirements.txt").read_text()
    installed = MADE / "peers" / "installed.txt"
    if not installed.exists() or installed.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", MADE / "peers"], check=True)
        subprocess.run(
            [PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "-r", HERE / "requirements.txt"], check=True)
        installed.write_text(wanted)
    names = subprocess.run([BUILT / "SampleDataGenerator", "--exercises"], check=True, capture_output=True)
    muscles = subprocess.run([BUILT / "ExerciseMuscles"], input=names.stdout, check=True, capture_output=True)
    (MADE / "muscles.csv").write_bytes(muscles.stdout)


class Work:
    """The sets of one size, and the programs that work on them."""

    def __init__(self, folder, athletes, sets):
        self.folder, self.athletes, self.sets = folder, athletes, sets
        self.file = folder / f"{athletes}-athletes-{sets}-sets.csv"
        subprocess.run(
            [BUILT / "SampleDataGenerator", "--athletes", str(athletes), "--sets", str(sets), "--seed", "1", self.file],
            check=True)

    @property
    def title(self):
        size = self.file.stat().st_size
        return f"{self.sets:,} sets of {self.athletes:,} athletes, {size / 1e6:,.0f} MB"

    @property
    def read_by_duckdb(self):
        return {"$sets": self.file, "$athlete": "Athlete", "$many": "false", "$first": "'Athlete': 'VARCHAR', "}

    def output(self, name):
        folder = self.folder / name.replace(" ", "-").replace(",", "")
        folder.mkdir(exist_ok=True)
        return folder

    def gymbo(self, name, *options):
        folder = self.output(name)
        return measuring.Program(name, [BUILT / "gymbo", "batch", self.file, "--output", folder, *options], folder)

    def floor(self, threads):
        name = f"floor in C++, {threads} thread" + ("s" if threads > 1 else "")
        folder = self.output(name)
        return measuring.Program(name, [MADE / "floor", self.file, MADE / "muscles.csv", folder, threads], folder)

    def script(self, name):
        folder = self.output(name)
        return measuring.Program(
            name, [PYTHON, HERE / f"{name.lower()}_work.py", self.file, MADE / "muscles.csv", folder], folder)

    def duckdb(self, name, command):
        folder = self.output(name)
        statements = (HERE / "duckdb_work.sql").read_text()
        for mark, path in {**self.read_by_duckdb, "$muscles": MADE / "muscles.csv", "$folder": folder}.items():
            statements = statements.replace(mark, str(path))
        file = folder / "work.sql"
        file.write_text(statements)
        return measuring.Program(name, [*command, file], folder)

    def remove(self):
        shutil.rmtree(self.folder)


def records(lines):
    """The rows of a table. A note in quotes may have line breaks."""
    record = ""
    for line in lines:
        record += line
        if record.count('"') % 2 == 0:
            yield record
            record = ""


class Exports(Work):
    """The same sets, each athlete's in a file of their own."""

    def __init__(self, folder, athletes, sets):
        super().__init__(folder, athletes, sets)
        self.of_all, self.file = self.file, folder / "exports"
        self.file.mkdir()
        with open(self.of_all, encoding="utf-8", newline="") as rows:
            head = next(rows).removeprefix("Athlete,")
            for athlete, own in itertools.groupby((row.split(",", 1) for row in records(rows)), lambda parts: parts[0]):
                with open(self.file / f"{athlete}.csv", "w", encoding="utf-8", newline="") as out:
                    out.write(head)
                    out.writelines(rest for _, rest in own)

    @property
    def title(self):
        size = sum(file.stat().st_size for file in self.file.iterdir())
        return f"{self.athletes:,} exports, {self.sets:,} sets, {size / 1e6:,.0f} MB"

    @property
    def read_by_duckdb(self):
        return {
            "$sets": f"{self.file}/*.csv", "$athlete": "parse_filename(filename, true)", "$many": "true", "$first": ""}

    def gymbo_of_one_file(self, name, *options):
        folder = self.output(name)
        return measuring.Program(name, [BUILT / "gymbo", "batch", self.of_all, "--output", folder, *options], folder)


def compare_exports(work, rounds):
    own = [
        work.gymbo("gymbo, same work, 1 thread", "--tables", SAME_WORK, "--jobs", "1"),
        work.gymbo("gymbo, same work", "--tables", SAME_WORK),
        work.gymbo("gymbo, everything"),
        work.gymbo_of_one_file("one file, same work, 1 thread", "--tables", SAME_WORK, "--jobs", "1"),
        work.gymbo_of_one_file("one file, everything"),
    ]
    peers = [work.script("Polars"), work.duckdb("DuckDB, Python", [PYTHON, HERE / "duckdb_work.py"])]
    programs = [*own, work.floor(1), work.floor(2), *peers, work.script("pandas")]
    measuring.in_turn(programs, rounds, work.folder / "log")
    subprocess.run([PYTHON, HERE / "check.py", *(program.folder for program in programs)], check=True)
    check_issues(own[2].folder)
    measuring.table(programs, peers, work.title)
    for files, one in ((own[0], own[3]), (own[2], own[4])):
        ratio = files.processor_seconds / one.processor_seconds
        print(f"Processor time in files, of that in one file: {ratio:.2f} ({files.name})")
    print(f"Everything: {1000 * own[2].seconds / work.athletes:.2f} ms a lifter")


def compare(work, rounds):
    same = [
        work.gymbo("gymbo, same work, 1 thread", "--tables", SAME_WORK, "--jobs", "1"),
        work.gymbo("gymbo, same work", "--tables", SAME_WORK),
        work.gymbo("gymbo, everything"),
        work.floor(1), work.floor(2),
    ]
    weekly = work.gymbo("gymbo, weekly tables alone", "--tables", "exercise_weeks,muscle_weeks")
    peers = [
        work.script("Polars"), work.duckdb("DuckDB, Python", [PYTHON, HERE / "duckdb_work.py"]),
        work.duckdb("DuckDB, command line", [PYTHON.parent / "duckdb", "-batch", "-f"]),
    ]
    pandas = work.script("pandas")
    programs = [same[0], same[1], weekly, *same[2:], *peers, pandas]
    if work.athletes == 1:
        programs += start(work)
    measuring.in_turn(programs, rounds, work.folder / "log")
    checked = same + peers + [pandas]
    subprocess.run([PYTHON, HERE / "check.py", *(program.folder for program in checked)], check=True)
    for name in ("exercise_weeks", "muscle_weeks"):
        if (weekly.folder / f"{name}.csv").read_bytes() != (same[1].folder / f"{name}.csv").read_bytes():
            sys.exit(f"{name} differs where it is written without exercises")
    check_issues(same[2].folder)
    if work.athletes == 1:
        report = subprocess.run([BUILT / "gymbo", "report", work.file], check=True, capture_output=True, text=True)
        if f"{work.sets:,} rows = {work.sets:,} sets" not in " ".join(report.stdout.split()):
            sys.exit("the report is not of all sets")
    measuring.table(programs, peers, work.title)


def start(work):
    """The report of one athlete, and what it costs to begin."""
    def bare(name, *command):
        return measuring.Program(name, command)

    return [
        bare("gymbo report", BUILT / "gymbo", "report", work.file),
        bare("gymbo report --format json", BUILT / "gymbo", "report", work.file, "--format", "json"),
        bare("start: gymbo --version", BUILT / "gymbo", "--version"),
        bare("start: duckdb, select 1", PYTHON.parent / "duckdb", "-c", "select 1"),
        bare("start: Python", PYTHON, "-c", "print(1)"),
        bare("start: Python, import duckdb", PYTHON, "-c", "import duckdb"),
        bare("start: Python, import polars", PYTHON, "-c", "import polars"),
        bare("start: Python, import pandas", PYTHON, "-c", "import pandas"),
    ]


def check_issues(folder):
    """What the data check doubts gymbo leaves out, and the peers do not: there must be none."""
    with open(folder / "issues.csv", encoding="utf-8") as file:
        for line in file:
            if ",check.typing_slip," in line or ",check.unit_mix_up," in line or ",check.impossible_value," in line:
                sys.exit(f"the sets hold what the data check doubts: {line}")


def grow(folder, rounds):
    sizes = [
        ("constant sets per athlete", [(10, 100_000), (100, 1_000_000), (1_000, 10_000_000)]),
        ("sets per athlete", [(10_000, 1_000_000), (1_000, 1_000_000), (100, 1_000_000), (10, 1_000_000)]),
    ]
    for title, cases in sizes:
        rows = []
        for athletes, sets in cases:
            inner = folder / f"{athletes}-{sets}"
            inner.mkdir()
            work = Work(inner, athletes, sets)
            programs = [work.gymbo("same work", "--tables", SAME_WORK), work.gymbo("everything"), work.floor(2)]
            measuring.in_turn(programs, rounds, inner / "log")
            subprocess.run([PYTHON, HERE / "check.py", *(program.folder for program in programs)], check=True)
            check_issues(programs[1].folder)
            rows.append((work, programs))
            work.remove()
        print(f"\nBy {title}: µs a set, CPU µs a set, MB")
        for work, programs in rows:
            cells = [
                f"{program.name}: {1e6 * program.seconds / work.sets:6.3f} "
                f"{1e6 * program.processor_seconds / work.sets:6.3f} {program.megabytes:5.0f}"
                for program in programs]
            print(f"{work.athletes:7,} × {work.sets // work.athletes:7,}   " + "   ".join(cells))


def stages(work, rounds):
    scratch = PACKAGE / ".build" / "stages"
    swift_build("BatchStages", "-Xswiftc", "-enable-testing", "--scratch-path", scratch, GYMBO_TESTABLE="1")
    names = ["scan", "tokenise", "numbers", "aggregate", "format"]
    programs = []
    for threads in (1, 2):
        for name in names:
            program = work.floor(threads)
            program.command.append(name)
            programs.append(program)
    print(work.title)
    measuring.in_turn(programs, rounds, work.folder / "log")
    expected = f"{13 * work.sets} fields"
    if expected not in (work.folder / "log").read_text():
        sys.exit("the floor has not read all fields")
    subprocess.run([scratch / "release" / "BatchStages", work.file], check=True)
    print(f"\n{'floor':32}{'1 thread s':>10}{'GB/s':>8}{'2 threads':>11}{'GB/s':>7}")
    size = work.file.stat().st_size / 1e9
    for index, name in enumerate(names):
        line = f"{name:32}"
        for first in (0, len(names)):
            before = programs[first + index - 1].seconds if index > 0 else 0
            seconds = programs[first + index].seconds - before
            line += f"{seconds:10.3f}{size / seconds:8.2f}" if seconds > 0 else f"{'–':>18}"
        print(line)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sets", type=int, default=1_000_000)
    parser.add_argument("--athletes", type=int, help="by default one for 10,000 sets; 1 for less than 100,000")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=MADE)
    parser.add_argument("--exports", type=int, metavar="N", help="N files of one athlete each")
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--stages", action="store_true")
    options = parser.parse_args()
    build()
    folder = options.folder.resolve() / "sets"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    athletes = options.athletes or (options.sets // 10_000 if options.sets >= 100_000 else 1)
    try:
        if options.growth:
            grow(folder, options.rounds)
            return
        if options.exports:
            compare_exports(Exports(folder, options.exports, options.sets), options.rounds)
            return
        work = Work(folder, athletes, options.sets)
        if options.stages:
            stages(work, options.rounds)
        else:
            compare(work, options.rounds)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


main()
