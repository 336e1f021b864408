"""The ways of making the tables, one after the other: seconds, processor seconds, megabytes of the whole process tree. Started by run.py.

The processor's seconds are what to compare where the machine has other work.
"""

import json
import os
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

import check
import data
from cluster import Cluster, memory, processor_seconds

HERE = Path(__file__).resolve().parent
tool, folder, athletes, sets, files, rounds = sys.argv[1], Path(sys.argv[2]), *map(int, sys.argv[3:7])
ALL = ["athletes", "triage", "exercises", "trends", "suggestions", "exercise_weeks", "muscle_weeks", "issues"]
SAME_WORK = list(check.SAME_WORK)
WAYS = {
    "files3": "files by tasks, same work", "table3": "mapInArrow, same work", "sql": "Spark SQL, same work",
    "files": "files by tasks, everything", "table": "mapInArrow, everything", "apply": "applyInArrow, everything"}


class Sampler:
    """The most memory that the process and all below it held, looked at four times a second; this process's own left out."""

    def __enter__(self):
        self.most, self.ends = 0, threading.Event()
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()
        return self

    def watch(self):
        while not self.ends.wait(0.25):
            self.most = max(self.most, memory(os.getpid()) - memory(os.getpid(), below=False))

    def __exit__(self, *_):
        self.ends.set()
        self.thread.join()


def run(command):
    began, processor = time.perf_counter(), processor_seconds(os.getpid())
    with Sampler() as sampler:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=3600)
    if done.returncode:
        # Without where in the JVM it was.
        said = "\n".join(line for line in done.stderr.splitlines() if not line.startswith("\tat "))
        sys.exit(f"{command} failed:\n{said[-6000:]}")
    return {
        "total": time.perf_counter() - began, "cpu": processor_seconds(os.getpid()) - processor,
        "memory": sampler.most / 1e6, "output": done.stdout}


def batch(tables, name):
    out = folder / "out" / name
    return run([tool, "batch", folder / "parts", "--output", out, "--input-unit", "kg", "--tables", ",".join(tables)])


def spark(way, cluster):
    result = run([sys.executable, "-B", HERE / "work.py", way, cluster.url, cluster.folder, folder, os.getpid(), rounds])
    return {**result, **json.loads(result["output"])}


(folder / "out").mkdir()
data.split(folder / "sets.csv", folder / "parts", files)
data.as_parquet(folder / "sets.csv", folder / "sets", max(1, sets // 8))
expected = folder / "out" / "batch"
lines, load = [], [os.getloadavg()[0]]


def line(name, start, jobs, cpu, memory):
    lines.append(f"{name:28}{start:9.1f}{jobs[0]:10.1f}{statistics.median(jobs):10.1f}{statistics.median(cpu):10.1f}"
                 f"{1e6 * statistics.median(cpu) / sets:12.2f}{memory:8.0f}")
    load.append(os.getloadavg()[0])
    print(lines[-1], file=sys.stderr, flush=True)


for name, tables, out in (("gymbo batch, same work", SAME_WORK, "batch3"), ("gymbo batch, everything", ALL, "batch")):
    runs = [batch(tables, out) for _ in range(rounds)]
    line(name, 0, [run["total"] for run in runs], [run["cpu"] for run in runs], max(run["memory"] for run in runs))
data.muscles(expected / "exercises.csv", folder / "muscles.csv")
for way in sys.argv[7].split(","):
    name = WAYS[way]
    # A cluster for each, so that none finds the memory or the compiled code of another.
    with Cluster(folder / f"cluster-{way}") as cluster:
        result = spark(way, cluster)
    check.check(way, folder / "out" / way, expected, SAME_WORK if way == "sql" or way.endswith("3") else ALL)
    line(name, result["start"], result["jobs"], result["cpu"], result["memory"])

print(f"\n{sets:,} sets of {athletes:,} athletes in {files} files, {(folder / 'sets.csv').stat().st_size / 1e6:,.0f} MB; "
      f"{os.cpu_count()} processors, load {min(load):.0f} to {max(load):.0f}; medians of {rounds}; all tables compared")
print(f"{'':28}{'start s':>9}{'first s':>10}{'job s':>10}{'CPU s':>10}{'CPU µs/set':>12}{'MB':>8}")
print("\n".join(lines))
