"""GymBo on Spark beside the same work in Spark SQL and beside `gymbo batch`, on a cluster of a master and two workers on loopback.

    python3 Benchmarks/Spark/run.py --sets 1000000               # time, processor time and memory of each way
    python3 Benchmarks/Spark/run.py --sets 1000000 --overhead    # what engine, Arrow and library cost
    python3 Benchmarks/Spark/run.py --sets 1000000 --trials      # a killed worker, garbage, a skewed athlete: rows compared

It builds the release tool and the wheel, makes a Python environment with Spark, draws the sets, runs the ways in turn, compares every
table with `gymbo batch`'s, and prints medians. Where the tables differ nothing is printed. Everything made lies in Benchmarks/.build, or
in --folder; the sets and tables are removed at the end, and the cluster is stopped whatever happens.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MADE = HERE.parent / ".build" / "spark"
PYTHON = MADE / "python" / "bin" / "python"


def build():
    """The tool, the wheel, the generator, and Python with Spark and the wheel; all of it found again the next time."""
    for package, product in ((ROOT, "gymbo"), (ROOT, "GymBoC"), (HERE.parent, "SampleDataGenerator")):
        subprocess.run(
            ["swift", "build", "--package-path", package, "-c", "release", "--product", product], check=True,
            stdout=sys.stderr)
    wanted, installed = (HERE / "requirements.txt").read_text(), MADE / "installed.txt"
    if not installed.exists() or installed.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", MADE / "python"], check=True)
        subprocess.run(
            [PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "-r", HERE / "requirements.txt"], check=True)
        installed.write_text(wanted)
    wheels = MADE / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    subprocess.run([ROOT / ".ci" / "wheel", ROOT / ".build" / "release", wheels], check=True)
    subprocess.run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--force-reinstall", *wheels.iterdir()],
        check=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sets", type=int, default=100_000)
    parser.add_argument("--athletes", type=int, help="by default one for 10,000 sets")
    parser.add_argument("--files", type=int, default=16, help="into how many the sets are split")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ways", default="files3,table3,sql,files,table,apply", help="those of ways.py, separated by commas")
    parser.add_argument("--folder", type=Path, default=MADE)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--overhead", action="store_true")
    what.add_argument("--trials", action="store_true")
    options = parser.parse_args()
    build()
    folder = options.folder.resolve() / "run"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    athletes = options.athletes or max(1, options.sets // 10_000)
    program = "overhead.py" if options.overhead else "trials.py" if options.trials else "ways.py"
    try:
        subprocess.run(
            [HERE.parent / ".build" / "release" / "SampleDataGenerator", "--athletes", str(athletes), "--sets",
             str(options.sets), "--seed", "1", folder / "sets.csv"], check=True)
        subprocess.run(
            [PYTHON, "-B", HERE / program, ROOT / ".build" / "release" / "gymbo", folder, str(athletes),
             str(options.sets), str(options.files), str(options.rounds), options.ways], check=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "Tests" / "GymBoSharedTests" / "Programs")})
    finally:
        shutil.rmtree(folder, ignore_errors=True)


main()
