"""What it costs to start: gymbo beside Python with Polars, and what each library would add to a bare program.

    python3 Benchmarks/StartUp.py GYMBO HISTORY.csv [PYTHON]

GYMBO is a release build, HISTORY.csv an export, PYTHON an interpreter with Polars. Every program is run in turn, 40 times
over, so that a busy machine is busy for all of them; medians and minima of the wall clock, and medians of the processor's
time, in ms. A program that fails or says nothing stops the run: what does not answer is not measured.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 40

# Bare Swift programs: what is linked is loaded, and initialises itself, before main.
BARE = {
    "bare": ("print(1)", []),
    "bare, static runtime": ("print(1)", ["-static-stdlib"]),
    "bare + Foundation": (
        "import Foundation\nprint(CommandLine.argc > 9 ? Date().description : \"1\")", []),
    "bare + Foundation, static": (
        "import Foundation\nprint(CommandLine.argc > 9 ? Date().description : \"1\")",
        ["-static-stdlib"]),
    "bare + OpenBLAS": (
        "@_silgen_name(\"openblas_get_num_threads\") func threads() -> Int32\n"
        "print(CommandLine.argc > 9 ? threads() : 1)", ["-lopenblas"]),
    "bare + OpenBLAS, static runtime": (
        "@_silgen_name(\"openblas_get_num_threads\") func threads() -> Int32\n"
        "print(CommandLine.argc > 9 ? threads() : 1)", ["-static-stdlib", "-lopenblas"]),
}


def build(folder):
    programs = {}
    for name, (source, options) in BARE.items():
        path = os.path.join(folder, name.replace(" ", "_").replace(",", "").replace("+", "and"))
        with open(path + ".swift", "w") as file:
            file.write(source + "\n")
        subprocess.run(["swiftc", "-O", path + ".swift", "-o", path] + options, check=True)
        programs[name] = ([path], {})
        if "OpenBLAS" in name:
            programs[name + ", 1 thread"] = ([path], {"OPENBLAS_NUM_THREADS": "1"})
    return programs


def run(arguments, environment, output):
    """Milliseconds of the wall clock and of the processor."""
    errors = output + ".errors"
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    start = time.perf_counter_ns()
    process = os.posix_spawn(
        arguments[0], arguments, {**os.environ, **environment},
        file_actions=[
            (os.POSIX_SPAWN_OPEN, 1, output, flags, 0o600),
            (os.POSIX_SPAWN_OPEN, 2, errors, flags, 0o600)])
    _, status, usage = os.wait4(process, 0)
    wall = (time.perf_counter_ns() - start) / 1e6
    if status != 0 or os.path.getsize(errors) > 0 or os.path.getsize(output) == 0:
        sys.exit(f"{arguments} failed: {open(errors).read()}")
    return wall, (usage.ru_utime + usage.ru_stime) * 1e3


def main():
    gymbo, history = (os.path.abspath(path) for path in sys.argv[1:3])
    python = os.path.abspath(sys.argv[3]) if len(sys.argv) > 3 else sys.executable
    folder = tempfile.mkdtemp()
    programs = build(folder)
    report = [gymbo, "report", history]
    programs["gymbo --version"] = ([gymbo, "--version"], {})
    programs["gymbo --version, 1 thread"] = ([gymbo, "--version"], {"OPENBLAS_NUM_THREADS": "1"})
    programs["gymbo report"] = (report, {})
    programs["gymbo report, 1 thread"] = (report, {"OPENBLAS_NUM_THREADS": "1"})
    programs["gymbo report --format json"] = (report + ["--format", "json"], {})
    programs["python3"] = ([python, "-c", "print(1)"], {})
    programs["python3, import polars"] = ([python, "-c", "import polars; print(1)"], {})
    times = {name: [] for name in programs}
    output = os.path.join(folder, "output")
    for name, (arguments, environment) in programs.items():
        run(arguments, environment, output)
    for _ in range(ROUNDS):
        for name, (arguments, environment) in programs.items():
            times[name].append(run(arguments, environment, output))
    shutil.rmtree(folder)
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, {ROUNDS} runs each; ms")
    print(f"{'':42}{'median':>10}{'least':>10}{'median CPU':>12}")
    for name, values in times.items():
        wall = [wall for wall, _ in values]
        processor = statistics.median(processor for _, processor in values)
        print(f"{name:42}{statistics.median(wall):10.1f}{min(wall):10.1f}{processor:12.1f}")


main()
