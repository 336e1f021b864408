"""A worker killed in mid-job, athletes of garbage, one athlete with as many sets as all others together: every row compared with
`gymbo batch`. Started by run.py.
"""

import os
import re
import sys
import threading
import time
import warnings
from pathlib import Path

warnings.simplefilter("ignore")

import check
import data
import gymbo.spark
from cluster import Cluster, until

tool, folder, athletes, sets, files, rounds = sys.argv[1], Path(sys.argv[2]), *map(int, sys.argv[3:7])
ALL = list(gymbo.spark.TABLES)


def batch(out, *inputs):
    run = os.spawnv(os.P_WAIT, tool, [tool, "batch", *map(str, inputs), "--output", str(out), "--input-unit", "kg"])
    if run not in (0, 6):
        sys.exit("gymbo batch failed")


def killing(cluster, spark, job):
    """Runs a job, and kills a worker when it has done a quarter of the tasks of some stage; says how far it was."""
    failures = []

    def run():
        try:
            job()
        except Exception as error:
            failures.append(error)

    thread = threading.Thread(target=run, daemon=True)
    tracker = spark.sparkContext.statusTracker()
    before = {*tracker.getJobIdsForGroup()}

    def reached():
        if not thread.is_alive():
            sys.exit(f"the job ended before a worker was killed: {failures}")
        for number in {*tracker.getJobIdsForGroup()} - before:
            for stage in getattr(tracker.getJobInfo(number), "stageIds", ()):
                info = tracker.getStageInfo(stage)
                if info and info.numTasks >= 8 and info.numTasks // 4 <= info.numCompletedTasks < info.numTasks:
                    return info

    thread.start()
    info = until(600, "a quarter of the job", reached)
    cluster.kill_worker()
    thread.join(1800)
    if thread.is_alive() or failures:
        sys.exit(f"the job did not end: {failures}")
    return f"a worker killed after {info.numCompletedTasks} of {info.numTasks} tasks of a stage"


def trial(name, way, expected, job, kills):
    out = folder / "out"
    # Spark takes a comma for the end of a folder's name.
    with Cluster(folder / "clusters" / name.replace(",", "").replace(" ", "-")) as cluster:
        spark = cluster.session(**{
            "spark.sql.shuffle.partitions": "32",
            # No time is told here: the second compiler would only cost some.
            "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1",
            "spark.executor.extraJavaOptions": "-XX:TieredStopAtLevel=1"})
        began = time.monotonic()
        tables = job(spark)
        if kills:
            said = killing(cluster, spark, lambda: tables.write(str(out / name), mode="overwrite"))
        else:
            tables.write(str(out / name), mode="overwrite")
            said = "no fault"
        took = time.monotonic() - began
        failed = spark.read.parquet(str(out / name / "failures")).count()
        spark.stop()
    check.check(way, out / name, expected, ALL)
    print(f"{name}: {said}: {took:.0f} s, {failed} files refused, every row as gymbo batch has it", flush=True)


(folder / "out").mkdir()
data.split(folder / "sets.csv", folder / "parts", 4 * files)
data.as_parquet(folder / "sets.csv", folder / "sets", max(1, sets // 8))
batch(folder / "out" / "batch", folder / "parts")
trial("tables, undisturbed", "table", folder / "out" / "batch",
      lambda spark: gymbo.spark.analyze(spark.read.parquet(str(folder / "sets"))), kills=False)
trial("tables, killed", "table", folder / "out" / "batch",
      lambda spark: gymbo.spark.analyze(spark.read.parquet(str(folder / "sets")), partitions=32), kills=True)

# An athlete with as many sets as all others together: theirs.
with open(folder / "sets.csv", encoding="utf-8") as source, open(folder / "the one.csv", "w", encoding="utf-8") as target:
    for line in source:
        target.write(re.sub(r"^athlete-\d+", "the only one", line))
data.as_parquet(folder / "the one.csv", folder / "one", sets + 1)
batch(folder / "out" / "skewed", folder / "parts", folder / "the one.csv")
trial("tables, skewed", "table", folder / "out" / "skewed",
      lambda spark: gymbo.spark.analyze(spark.read.parquet(str(folder / "sets"), str(folder / "one"))), kills=False)

# Garbage among the files: athletes of nothing but garbage, and files that are no export.
garbage = folder / "parts" / "garbage"
garbage.mkdir()
(garbage / "no numbers.csv").write_text("date,exercise,load_kg,repetitions\n" + "soon,Squat,heavy,many\n" * 20_000)
(garbage / "no text.csv").write_bytes(bytes(range(256)) * 4000)
(garbage / "no columns.csv").write_text("a,b\n1,2\n")
os.replace(folder / "the one.csv", folder / "parts" / "the one.csv")
batch(folder / "out" / "batch", folder / "parts")
trial("files, killed, garbage and skewed", "files", folder / "out" / "batch",
      lambda spark: gymbo.spark.analyze_files(spark, folder / "parts", input_unit="kg", partitions=1000), kills=True)
