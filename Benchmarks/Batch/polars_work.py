"""The work of `gymbo batch`, in Polars: polars_work.py SETS.csv MUSCLES.csv FOLDER. What the columns mean is said in check.py.

SETS.csv may be a folder with a file of each athlete, who is called as the file is."""

import os
import sys

import polars as pl

source, muscles_file, folder = sys.argv[1:4]
NUMBERS = ["Weight", "Reps", "Distance", "Seconds", "RPE"]
NAMES = [
    "Athlete", "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps",
    "Distance", "Seconds", "Notes", "Workout Notes", "RPE"]
types = {name: pl.String for name in NAMES} | {name: pl.Float64 for name in NUMBERS}
types |= {"Athlete": pl.Categorical, "Exercise Name": pl.Categorical}
col = pl.col

repetitions, order = col("Reps"), col("Set Order")
loaded = (col("Weight") > 0) & (repetitions >= 1) & (col("Distance") == 0)
worked = (order != "W") & ((repetitions >= 1) | (col("Seconds") > 0) | (col("Distance") > 0))
KEY = ["athlete", "exercise", "day"]
COUNTS = ["working_sets", "hard_sets", "loaded_sets", "volume", "heavy", "moderate", "light"]

if os.path.isdir(source):
    sets = pl.scan_csv(
        f"{source}/*.csv", schema={name: types[name] for name in NAMES[1:]}, include_file_paths="Athlete"
    ).with_columns(
        col("Athlete").str.slice(len(source) + 1).str.strip_suffix(".csv").cast(pl.Categorical))
else:
    sets = pl.scan_csv(source, schema={name: types[name] for name in NAMES})

# The sets of a day at one load together. A set's place is its number; of the sets without one none is a warm-up. The places of the
# hard sets are kept as bits, to find those that come before the day's top load.
loads = (
    sets.filter(worked)
    .select(
        col("Athlete").alias("athlete"), col("Exercise Name").alias("exercise"),
        col("Date").str.slice(0, 10).alias("day"), order.cast(pl.Int64, strict=False).alias("place"),
        pl.when(loaded).then(col("Weight")).alias("load"),
        ((col("Distance") == 0) & (col("RPE").is_null() | (col("RPE") >= 6))).alias("is_hard"),
        pl.when(loaded & (repetitions <= 12)).then(col("Weight") * (36.0 / (37 - repetitions)))
        .alias("estimate"),
        pl.when(loaded).then(col("Weight") * repetitions).alias("volume"),
        repetitions.is_between(1, 5).alias("heavy"),
        repetitions.is_between(6, 12).alias("moderate"), (repetitions >= 13).alias("light"))
    .with_columns(
        bit=pl.when(col("is_hard") & col("place").is_not_null() & col("load").is_not_null())
        .then(pl.lit(2.0) ** col("place")).otherwise(0.0))
    .group_by(KEY + ["load"])
    .agg(
        pl.len().cast(pl.Int64).alias("working_sets"),
        col("is_hard").cast(pl.Int64).sum().alias("hard_sets"),
        col("volume").count().cast(pl.Int64).alias("loaded_sets"), col("volume").sum(),
        col("heavy").cast(pl.Int64).sum(), col("moderate").cast(pl.Int64).sum(),
        col("light").cast(pl.Int64).sum(), col("estimate").max(), col("bit").sum().alias("bits"),
        col("place").min())
    .collect(engine="streaming"))

days = (
    loads.lazy().group_by(KEY)
    .agg(
        *(col(name).sum() for name in COUNTS), col("estimate").max(), col("load").max().alias("top"),
        col("load").min().alias("least"))
    .collect(engine="streaming"))
light_days = days.lazy().filter(col("least") < 0.6 * col("top")).select(KEY + ["top"])
light_loads = loads.lazy().join(light_days, on=KEY)
first = light_loads.filter(col("load") == col("top")).select(
    KEY + [(pl.lit(2.0) ** col("place").fill_null(62)).cast(pl.Int64).alias("first")])
warm_ups = (
    light_loads.filter(col("load") < 0.6 * col("top")).join(first, on=KEY)
    .group_by(KEY)
    .agg(
        (col("bits").cast(pl.Int64) & (col("first") - 1)).bitwise_count_ones().cast(pl.Int64).sum()
        .alias("warm_ups")))
days = (
    days.lazy().join(warm_ups, on=KEY, how="left")
    .with_columns(
        col("hard_sets") - col("warm_ups").fill_null(0), col("day").str.to_date("%Y-%m-%d"))
    .with_columns(col("day").dt.truncate("1w").alias("start"))
    .collect(engine="streaming"))
del loads

weeks = (
    days.lazy().group_by("athlete", "exercise", "start")
    .agg(
        *(col(name).sum() for name in COUNTS[:4]), col("estimate").max().alias("best_e1rm_kg"))
    .collect(engine="streaming"))
names = (
    weeks.select(col("start").unique())
    .with_columns(col("start").dt.strftime("%G-W%V").alias("week"), col("start").cast(pl.String).alias("text"))
    .lazy())
(
    weeks.lazy().sort("athlete", "exercise", "start")
    .join(names, on="start", how="left", maintain_order="left")
    .select(
        "athlete", "exercise", "week", col("text").alias("start"), "working_sets", "hard_sets",
        pl.when(col("loaded_sets") > 0).then(col("volume")).alias("volume_kg"), "best_e1rm_kg")
    .collect(engine="streaming").write_csv(f"{folder}/exercise_weeks.csv"))

muscles = pl.read_csv(muscles_file).with_columns(col("exercise").cast(pl.Categorical))
(
    weeks.lazy().filter(col("hard_sets") > 0).join(muscles.lazy(), on="exercise")
    .group_by("athlete", "muscle", "start")
    .agg((col("hard_sets") * col("weight")).sum().alias("fractional_sets"))
    .sort("athlete", "muscle", "start")
    .join(names, on="start", how="left", maintain_order="left")
    .select("athlete", "muscle", "week", col("text").alias("start"), "fractional_sets")
    .collect(engine="streaming").write_csv(f"{folder}/muscle_weeks.csv"))

PAIR = ["athlete", "exercise"]
totals = days.lazy().group_by(PAIR).agg(
    *(col(name).sum() for name in COUNTS), col("estimate").max().alias("best_e1rm_kg"))
best_days = (
    days.lazy().join(totals.select(PAIR + ["best_e1rm_kg"]), on=PAIR)
    .filter(col("estimate") == col("best_e1rm_kg"))
    .group_by(PAIR).agg(col("day").min().alias("best_e1rm_date")))
(
    totals.join(best_days, on=PAIR, how="left").sort(PAIR)
    .select(
        "athlete", "exercise", "working_sets", "hard_sets",
        pl.when(col("loaded_sets") > 0).then(col("volume")).alias("volume_kg"), "best_e1rm_kg",
        "best_e1rm_date", col("heavy").alias("heavy_sets"), col("moderate").alias("moderate_sets"),
        col("light").alias("light_sets"))
    .collect(engine="streaming").write_csv(f"{folder}/exercises.csv"))
