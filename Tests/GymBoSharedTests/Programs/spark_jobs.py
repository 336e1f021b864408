"""gymbo.spark on a cluster of a master and two workers: the rows of `gymbo batch`, whatever happens to the workers.

    spark_jobs.py TOOL WHEEL FOLDER
"""

import datetime
import os
import random
import re
import shutil
import signal
import sys
import threading
import time
import warnings
from pathlib import Path

warnings.simplefilter("ignore")  # pyspark's own, of pandas

import gymbo
import gymbo.spark
import pyarrow as pa
import pyarrow.parquet as parquet
import spark_rows
from pyspark.sql import functions as F
from cluster import LOOPBACK, Cluster, descendants, listening, until
from gymbo.spark import _sets
from spark_columns import check_columns
from spark_inputs import SCHEMA, made, workouts, written
from spark_rows import collected, compare, refused, rows_of

tool, wheel, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3]).resolve()


def late(*_):
    raise TimeoutError("the jobs took more than 300 s")


# Whatever hangs is ended, and the cluster with it.
signal.signal(signal.SIGALRM, late)
signal.alarm(300)

chance = random.Random(6)
inputs, tables_folder = folder / "inputs", folder / "tables"
everything = made(folder, chance)


def batch(*words):
    return spark_rows.batch(tool, folder / "batch", *words)


def step(name, began=[time.monotonic()]):
    now = time.monotonic()
    print(f"{name}: {now - began[0]:.1f} s", file=sys.stderr, flush=True)
    began[0] = now


# ---- Sorted rows are cut where athletes change, whatever the batches that they come in.

for _ in range(300):
    names = sorted(chance.choices([None, "a", "b", "c", "d"], k=chance.randrange(30)), key=lambda name: name or "")
    table = pa.table({"athlete": pa.array(names, pa.string()), "row": pa.array(range(len(names)), pa.int32())})
    cuts = sorted(chance.choices(range(len(names) + 1), k=4))
    batches = [each for first, end in zip([0, *cuts], [*cuts, len(names)])
               for each in table.slice(first, end - first).combine_chunks().to_batches()]
    least = chance.randint(1, 8)
    pieces = [pa.Table.from_batches(piece) for piece in _sets.whole_athletes(batches, "athlete", least)]
    assert [row for piece in pieces for row in piece.column("row").to_pylist()] == list(range(len(names)))
    for piece, following in zip(pieces, pieces[1:]):
        assert not set(piece.column("athlete").to_pylist()) & set(following.column("athlete").to_pylist())
        assert piece.num_rows >= least
    for piece in pieces:
        own = piece.column("athlete").to_pylist()
        assert _sets._numbers(piece.column("athlete")).to_pylist() == [
            own[: index + 1].count(name) for index, name in enumerate(own)]

step("sets")
expected, complaints = batch(str(inputs))
step("batch")

# ---- The cluster. The package goes to the executors as the documentation says.

archive = folder / "gymbo.zip"
shutil.copy(wheel, archive)
cluster = Cluster(folder / "cluster")
with cluster:
    step("master and workers")
    spark = cluster.session("600m", **{
        "spark.archives": f"{archive}#shipped", "spark.executorEnv.PYTHONPATH": "shipped",
        "spark.sql.shuffle.partitions": "4",
        # Short jobs end before the second compiler would pay.
        "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1",
        "spark.executor.extraJavaOptions": "-XX:TieredStopAtLevel=1"})
    step("session")

    def started_jobs():
        # What jobs there are is told by events, which come a moment later.
        spark.sparkContext._jsc.sc().listenerBus().waitUntilEmpty(60_000)
        return {*spark.sparkContext.statusTracker().getJobIdsForGroup()}

    def where(batches):
        for _ in batches:
            yield pa.RecordBatch.from_pylist([{"file": gymbo.__file__}])

    for place in {row.file for row in spark.range(0, 8, 1, 8).mapInArrow(where, "file string").collect()}:
        assert "/shipped/gymbo/" in place and "/work" in place, place
    step("first tasks")

    check_columns(spark)
    step("columns")
    tables = gymbo.spark.analyze_files(spark, inputs)
    found = collected(tables.parts)
    assert all(expected.values())
    compare(found, expected)
    assert [row["file"] for row in found["failures"]] == [str(inputs / "no export.csv")]
    # What is in the file only the tool repeats: programs write reasons into logs.
    place, reason = f"{inputs / 'no export.csv'}: ", found["failures"][0]["reason"]
    assert reason.startswith(place) and "a,b" not in reason and place in complaints, (reason, complaints)
    assert sum(row["athlete"] == "exports/garbage" for row in found["issues"]) >= 300
    step("files")

    # Parquet out, and in again.
    tables.write(str(tables_folder))
    for name in gymbo.spark.TABLES:
        assert rows_of(parquet.read_table(tables_folder / name).to_pylist()) == rows_of(found[name]), name
    assert parquet.read_table(tables_folder / "failures").num_rows == 1
    step("Parquet out")

    # Options are the tool's; what is read of a user stays where the job is planned.
    names = folder / "names.csv"
    names.write_text("name,exercise\nMy Own Lift,Romanian Deadlift (Barbell)\n")
    weights = folder / "weights.csv"
    weights.write_text("exercise,muscle,weight\nSquat (Barbell),quadriceps,0.8\n")
    other, _ = batch(str(inputs / "part*.csv"), "--formula", "epley", "--as-of", "2026-02-20", "--goal", "2", "--rule",
                     "linear", "--exercises", str(names), "--volume-model", f"custom={weights}",
                     "--adjust-effort")
    tables = gymbo.spark.analyze_files(
        spark, inputs / "part*.csv", formula="epley", as_of=datetime.date(2026, 2, 20), goal=2, rule="linear",
        exercises=names, volume_model=f"custom={weights}", adjust_effort=True, partitions=2)
    for each in (names, weights): os.remove(each)
    compare(collected(tables.parts), other)
    few = gymbo.spark.analyze_files(spark, inputs / "part0.csv", tables=["muscle_weeks", "exercises"] * 2)
    assert list(few) == ["exercises", "muscle_weeks"] and few.parts.columns == [*few, "failures"]
    own, _ = batch(str(inputs / "part0.csv"))
    for name, rows in collected(few.parts).items():
        assert name == "failures" or rows_of(rows) == rows_of(own[name]), name
    step("options")

    # Tables. They have no place in a file but their line, and no file format.
    places = {"file", "files", "format", "byte_offset", "column", "column_name"}
    expected_sets, _ = batch(str(inputs / "part0.csv"), str(inputs / "part1.csv"), str(inputs / "part2.csv"))
    for kind, tables in {
        "Parquet by files": gymbo.spark.analyze_files(spark, folder / "together"),
        "a DataFrame": gymbo.spark.analyze(spark.read.parquet(str(folder / "scattered"))),
    }.items():
        found = collected(tables.parts)
        refused_rows = [row["line"] for row in found["issues"] if row["athlete"] == "wild" and row["severity"] == "error"]
        for name in found:
            found[name] = [row for row in found[name] if row.get("athlete") != "wild"]
        compare(found, expected_sets, places)
        assert sorted(refused_rows) == ([*range(1, 51)] if kind == "a DataFrame" else [])
        step(kind)

    # CSV that Spark reads, an athlete in one piece, without lines: rows are numbered by athlete, and in their order.
    own = spark.read.option("timestampNTZFormat", "yyyy-MM-dd HH:mm:ss").csv(
        str(inputs / "part0.csv"), header=True, escape='"',
        schema="athlete string, start timestamp_ntz, title string, session_duration_s int, session_note string, "
        "exercise string, `set` int, kind string, load_kg decimal(7,2), repetitions int, rpe float")
    expected_sets, _ = batch(str(inputs / "part0.csv"))
    blank = F.when(F.col("set") > 1, "  ")
    nobodys = own.limit(5).withColumn("athlete", blank)
    found = collected(gymbo.spark.analyze(own.unionByName(nobodys), partitions=3).parts)
    without = [re.fullmatch(r"(\d+) rows? ha(s|ve) no athlete; say whose sets they are\.", row["reason"])
               for row in found["failures"]]
    assert sum(int(match.group(1)) for match in without) == 5
    # Lines are counted from the athlete's first.
    for name in set(gymbo.spark.TABLES) - {"issues", "suggestions", "triage"}:
        assert rows_of(found[name], places) == rows_of(expected_sets[name], places), name
    step("CSV by Spark")

    # Rows of a Parquet file that name nobody are no athlete either.
    parquet.write_table(pa.Table.from_pylist([{**everything[0], "athlete": name} for name in ("bo", None, "bo", " ")], SCHEMA),
                        folder / "nobody.parquet")
    found = collected(gymbo.spark.analyze_files(spark, folder / "nobody.parquet").parts)
    assert [row["athlete"] for row in found["athletes"]] == ["bo"] and found["athletes"][0]["sets"] == 2
    assert found["failures"] == [{"file": str(folder / "nobody.parquet"),
                                  "reason": "2 rows have no athlete; say whose sets they are."}]
    step("nobody")

    # What is wrong with a table or an option is said before a job starts.
    sets, jobs = spark.read.parquet(str(folder / "scattered")), started_jobs()
    for name in ("athlete", "exercise"):
        refused(gymbo.UnknownFormat, f'"{name}"', gymbo.spark.analyze, sets.drop(name))
    refused(gymbo.UnknownFormat, '"load_kg"', gymbo.spark.analyze, sets.withColumn("load_kg", sets.exercise))
    refused(gymbo.UnknownFormat, "clock", gymbo.spark.analyze, sets.withColumn("start", sets.start.cast("timestamp")))
    parquet.write_table(pa.table({"exercise": ["Squat"], "start": [datetime.datetime(2026, 1, 5, 23, 30)], "load": [100]}),
                        folder / "moments.parquet", use_deprecated_int96_timestamps=True)
    refused(gymbo.UnknownFormat, "INT96", gymbo.spark.analyze_files, spark, folder / "moments.parquet")
    refused(gymbo.InvalidArgument, "partitions", gymbo.spark.analyze, sets, partitions=0)
    refused(gymbo.InvalidArgument, "partitions", gymbo.spark.analyze_files, spark, inputs, partitions="8")
    refused(gymbo.Unreadable, "mounted", gymbo.spark.analyze_files, spark, "s3://bucket/exports")
    refused(TypeError, "threads", gymbo.spark.analyze, sets, threads=2)
    refused(gymbo.UnknownFormat, "both", gymbo.spark.analyze, sets.withColumn("reps", sets.repetitions))
    refused(gymbo.InvalidArgument, "formula", gymbo.spark.analyze, sets, formula="guess")
    refused(gymbo.InvalidArgument, "sets", gymbo.spark.analyze, sets, tables=["guess"])
    refused(gymbo.InvalidArgument, "goal cannot be 'four'", gymbo.spark.analyze, sets, goal="four")
    refused(gymbo.Unreadable, "named by itself", gymbo.spark.analyze_files, spark, folder / "cluster" / "configuration")
    refused(gymbo.Unreadable, "No path", gymbo.spark.analyze_files, spark)
    refused(KeyError, "there are exercises", gymbo.spark.analyze(sets, tables=["exercises"]).__getitem__, "weeks")
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        gymbo.spark.analyze(sets.withColumnRenamed("repetitions", "repetition").withColumn("title2", sets.title))
    assert [str(each.message) for each in said if each.category is gymbo.UnreadColumnWarning] == [
        'Nothing is read of these columns: "title2".'], [str(each.message) for each in said]
    refused(gymbo.Unreadable, "map.csv", gymbo.spark.analyze, sets, exercises="no map.csv")
    refused(TypeError, "colour", gymbo.spark.analyze, sets, colour="red")
    refused(gymbo.Unreadable, "nowhere", gymbo.spark.analyze_files, spark, folder / "nowhere")
    refused(gymbo.InvalidArgument, "one name", gymbo.spark.analyze_files, spark, inputs / "part0.csv",
            shutil.copy(inputs / "part0.csv", inputs / "exports"))
    os.remove(inputs / "exports" / "part0.csv")
    assert started_jobs() == jobs
    refused(gymbo.UnknownFormat, "stands in 3 files",
            gymbo.spark.analyze_files(spark, folder / "scattered").write, str(folder / "no tables"))
    assert not (folder / "no tables").exists()
    step("refusals")

    # One athlete has most of the sets: a task works longer, and ends.
    skewed = [*workouts("the one", 700, chance), *everything]
    parquet.write_table(pa.Table.from_pylist(skewed, SCHEMA), folder / "skewed.parquet")
    frame = spark.read.parquet(str(folder / "skewed.parquet"))
    found = collected(gymbo.spark.analyze(frame, tables=["athletes"]).parts)
    assert {row["athlete"]: row["sets"] for row in found["athletes"]}["the one"] == 5600
    assert sum(row["sets"] for row in found["athletes"]) == len(skewed)
    step("a skewed athlete")

    # Only this machine can reach any of it.
    addresses = listening(os.getpid())
    assert addresses and addresses <= LOOPBACK, addresses

    # A worker is killed in mid-job, with everything below it: its tasks are done again, and no row is lost or doubled.
    def slowly(batches):
        for each in batches:
            time.sleep(0.2)
            yield each

    many = folder / "many"
    many.mkdir()
    for copy in range(10):
        for part in range(3):
            own = [row for row in everything if row["athlete"] == f"athlete {part}{copy % 4}"]
            written(many / f"{part} {copy}.csv", [{**row, "athlete": f"{part} {copy}"} for row in own])
    expected, _ = batch(str(many))
    spark.conf.set("spark.sql.shuffle.partitions", "30")
    tables = gymbo.spark.analyze_files(spark, many)
    slow = tables.parts.mapInArrow(slowly, tables.parts.schema)
    answer = []
    job = threading.Thread(target=lambda: answer.append(collected(slow)), daemon=True)
    tracker = spark.sparkContext.statusTracker()
    before = started_jobs()
    job.start()
    def stage():
        for number in started_jobs() - before:
            known = tracker.getJobInfo(number)
            for each in known.stageIds if known else ():
                info = tracker.getStageInfo(each)
                if info and info.numCompletedTasks >= 4:
                    return info

    reached = until(60, "the first tasks", stage)
    assert reached.numTasks == 30 and reached.numCompletedTasks < 20, reached
    cluster.kill_worker()
    job.join(120)
    assert answer, "the job did not end"
    compare(answer[0], expected)
    until(60, "the loss of the executor", lambda: spark.sparkContext._jsc.sc().getExecutorMemoryStatus().size() == 2)
    step(f"a worker killed after {reached.numCompletedTasks} of {reached.numTasks} tasks")
    spark.stop()

assert not descendants(os.getpid())
step("the end")
print("done")
