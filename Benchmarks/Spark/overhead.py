"""What a set and an athlete cost: Spark itself, the way of rows through Arrow into Python, and the library. Started by run.py.

Each stage is the one before it and something more, run into a sink that keeps nothing; processor seconds, which other work on the
machine leaves alone. The library by itself is the same calls in this process.
"""

import os
import statistics
import sys
import time
import warnings
from pathlib import Path

warnings.simplefilter("ignore")

import check
import data
import gymbo.spark
import pyarrow as pa
import pyarrow.parquet as parquet
from apply_work import applied
from cluster import Cluster, processor_seconds
from gymbo.spark import _sets
from sql_work import by_sql

tool, folder, athletes, sets, files, rounds = sys.argv[1], Path(sys.argv[2]), *map(int, sys.argv[3:7])
data.split(folder / "sets.csv", folder / "parts", files)
data.as_parquet(folder / "sets.csv", folder / "sets", max(1, sets // 8))


out, same_work = folder / "out", tuple(check.SAME_WORK)
out.mkdir()


def batch(name, tables):
    words = [tool, "batch", str(folder / "parts"), "--output", str(out / name), "--input-unit", "kg", "--tables", ",".join(tables)]
    if os.spawnv(os.P_WAIT, tool, words) != 0:
        sys.exit("gymbo batch failed")


batch("batch", gymbo.spark.TABLES)
data.muscles(out / "batch" / "exercises.csv", folder / "muscles.csv")


def nothing(batches):
    for _ in batches:
        pass
    return iter(())


def sink(frame):
    frame.write.format("noop").mode("overwrite").save()


def library_files():
    for part in sorted((folder / "parts").iterdir()):
        gymbo.analyze_file(part, input_unit="kg", tables=gymbo.spark.TABLES)


def library_table():
    table = parquet.read_table(folder / "sets").sort_by([("athlete", "ascending"), ("line", "ascending")])
    for piece in _sets.whole_athletes(table.to_batches(), "athlete", 20_000):
        gymbo.analyze(pa.Table.from_batches(piece), threads=1, tables=gymbo.spark.TABLES)


with Cluster(folder / "cluster") as cluster:
    spark = cluster.session(**{"spark.sql.shuffle.partitions": str(files)})
    rows = spark.read.parquet(str(folder / "sets"))
    dealt = rows.repartition(files, "athlete").sortWithinPartitions("athlete", "line")
    stages = {
        "files: tasks alone": lambda: sink(spark.range(0, files, 1, files).mapInArrow(nothing, "id bigint")),
        "files: analysed": lambda: sink(gymbo.spark.analyze_files(spark, folder / "parts", input_unit="kg").parts),
        "files: written as Parquet":
            lambda: gymbo.spark.analyze_files(spark, folder / "parts", input_unit="kg").write(str(out / "files"), mode="overwrite"),
        "files: the work of SQL":
            lambda: gymbo.spark.analyze_files(spark, folder / "parts", input_unit="kg", tables=same_work).write(
                str(out / "files3"), mode="overwrite"),
        "table: read": lambda: sink(rows),
        "table: dealt and sorted": lambda: sink(dealt),
        "table: into Python": lambda: sink(dealt.mapInArrow(nothing, "id bigint")),
        "table: analysed": lambda: sink(gymbo.spark.analyze(rows, partitions=files).parts),
        "table: by applyInArrow": lambda: sink(applied(rows, gymbo.spark.TABLES).parts),
        "table: written as Parquet":
            lambda: gymbo.spark.analyze(rows, partitions=files).write(str(out / "table"), mode="overwrite"),
        "SQL: its work": lambda: by_sql(spark, str(folder / "parts"), str(folder / "muscles.csv"), str(out / "sql")),
        "library alone: files": library_files,
        "library alone: table": library_table,
        "gymbo batch: everything": lambda: batch("batch", gymbo.spark.TABLES),
        "gymbo batch: the work of SQL": lambda: batch("batch3", same_work),
    }
    used, took = {name: [] for name in stages}, {name: [] for name in stages}
    # The first round is for the compiler of the JVM.
    for round_number in range(rounds + 1):
        for name, stage in stages.items():
            before = processor_seconds(os.getpid())
            began = time.perf_counter()
            stage()
            spark.catalog.clearCache()
            if round_number:
                used[name].append(processor_seconds(os.getpid()) - before)
                took[name].append(time.perf_counter() - began)
            print(f"  {name}: {time.perf_counter() - began:.1f} s", file=sys.stderr, flush=True)
    spark.stop()
for way, tables in (("files", gymbo.spark.TABLES), ("table", gymbo.spark.TABLES), ("files3", same_work), ("sql", same_work)):
    check.check(way, out / way, out / "batch", tables)

size = sum(file.stat().st_size for file in (folder / "sets").iterdir())
made = sum(file.stat().st_size for file in (out / "files").rglob("*.parquet"))
print(f"\n{sets:,} sets of {athletes:,} athletes in {files} files; Parquet in {size / sets:.0f} bytes a set, out {made / sets:.0f}; "
      f"load {os.getloadavg()[0]:.0f}; medians of {rounds}; tables compared with gymbo batch")
print(f"{'':32}{'job s':>9}{'CPU s':>9}{'CPU µs/set':>12}{'CPU ms/athlete':>16}")
for name in used:
    job, middle = statistics.median(took[name]), statistics.median(used[name])
    print(f"{name:32}{job:9.2f}{middle:9.2f}{1e6 * middle / sets:12.2f}{1e3 * middle / athletes:16.3f}")
