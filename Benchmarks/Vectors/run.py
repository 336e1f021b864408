"""The formulas over columns beside NumPy and Polars expressions that do the same, in nanoseconds a set.

    python3 Benchmarks/Vectors/run.py                # from Swift (KernelBenchmark), from Python, and the others
    python3 Benchmarks/Vectors/run.py --python       # without KernelBenchmark

It builds the release library and makes a Python environment with NumPy and Polars. Answers are compared before they are timed;
where they differ, nothing is printed. "memory" is what reading the columns and writing the results costs without computing
anything. blas.py then compares plain loops with BLAS. Everything made is in Benchmarks/.build.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MADE = HERE.parent / ".build" / "vectors"
PYTHON = MADE / "python" / "bin" / "python"


def build():
    """The library, and Python with the other engines; both found again the next time."""
    subprocess.run(
        ["swift", "build", "--package-path", ROOT, "-c", "release", "--product", "GymBoC"], check=True, stdout=sys.stderr)
    subprocess.run([ROOT / ".ci" / "shared-library", ROOT / ".build" / "release", MADE / "library"], check=True)
    wanted, installed = (HERE / "requirements.txt").read_text(), MADE / "installed.txt"
    if not installed.exists() or installed.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", MADE / "python"], check=True)
        subprocess.run(
            [PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "-r", HERE / "requirements.txt"], check=True)
        installed.write_text(wanted)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sets", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--python", action="store_true", help="without KernelBenchmark, which is built for minutes")
    options = parser.parse_args()
    build()
    library = {"GYMBO_LIBRARY": str(MADE / "library" / "libgymbo_c.so"), "PYTHONPATH": str(ROOT / "Sources/Python/src")}
    alone = {**os.environ, **library, "POLARS_MAX_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    numbers = [str(options.sets), str(options.rounds)]
    swift = MADE / "swift.tsv"
    swift.write_text("")
    if not options.python:
        command = ["swift", "run", "-c", "release", "--package-path", HERE.parent, "KernelBenchmark", *numbers, "--tab"]
        swift.write_text(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    subprocess.run([PYTHON, "-B", HERE / "work.py", *numbers, swift], check=True, env=alone)
    subprocess.run([PYTHON, "-B", HERE / "blas.py", str(options.rounds)], check=True, env=alone)


main()
