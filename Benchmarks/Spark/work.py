"""One way of making the tables on a Spark cluster, in a process of its own: work.py WAY URL CLUSTER FOLDER ROOT ROUNDS

The ways: `files` (the tasks read CSV files through the library), `table` (Parquet through mapInArrow), `apply` (through applyInArrow,
a call an athlete), each with `3` behind for the three tables that Spark SQL makes, and `sql`. FOLDER holds parts/ (CSV, an athlete in
one file), sets/ (Parquet, athletes across files) and muscles.csv, and takes out/WAY. Prints seconds as JSON: start (imports and
session), jobs (a round each), and cpu (of all below the process ROOT, in each round).
"""

import time

began = time.perf_counter()

import json
import os
import sys
import warnings

sys.dont_write_bytecode = True
warnings.simplefilter("ignore")
way, url, cluster_folder, folder, root, rounds = sys.argv[1:]
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../Tests/GymBoSharedTests/Programs"))

import gymbo.spark
from apply_work import applied
from cluster import processor_seconds, session
from sql_work import by_sql

SAME_WORK = ("exercise_weeks", "muscle_weeks", "exercises")

spark = session(url, cluster_folder, 2)
started = time.perf_counter()
tables = SAME_WORK if way.endswith("3") else gymbo.spark.TABLES
out = f"{folder}/out/{way}"
jobs, processor = [], []
for _ in range(int(rounds)):
    began_job, used = time.perf_counter(), processor_seconds(int(root))
    if way == "sql":
        by_sql(spark, f"{folder}/parts", f"{folder}/muscles.csv", out)
    elif way.startswith("files"):
        gymbo.spark.analyze_files(spark, f"{folder}/parts", input_unit="kg", tables=tables).write(out, mode="overwrite")
    elif way.startswith("table"):
        gymbo.spark.analyze(spark.read.parquet(f"{folder}/sets"), tables=tables).write(out, mode="overwrite")
    elif way.startswith("apply"):
        applied(spark.read.parquet(f"{folder}/sets"), tables).write(out, mode="overwrite")
    jobs.append(time.perf_counter() - began_job)
    processor.append(processor_seconds(int(root)) - used)
    spark.catalog.clearCache()
spark.stop()
print(json.dumps({"start": started - began, "jobs": jobs, "cpu": processor}))
