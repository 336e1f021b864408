"""The work of `gymbo batch`, in pandas: pandas_work.py SETS.csv MUSCLES.csv FOLDER. What the columns mean is said in check.py.

SETS.csv may be a folder with a file of each athlete, who is called as the file is."""

import sys
from pathlib import Path

import numpy as np
import pandas as pd

source, muscles_file, folder = sys.argv[1:4]
NUMBERS = ["Weight", "Reps", "Distance", "Seconds", "RPE"]
WORDS = ["Athlete", "Date", "Exercise Name", "Set Order"]
numbers = {name: "float64" for name in NUMBERS}
if Path(source).is_dir():
    words = WORDS[1:]
    sets = pd.concat(
        [
            pd.read_csv(file, usecols=words + NUMBERS, dtype={name: "str" for name in words} | numbers).assign(Athlete=file.stem)
            for file in Path(source).glob("*.csv")],
        ignore_index=True).astype({name: "category" for name in WORDS})
else:
    sets = pd.read_csv(source, usecols=WORDS + NUMBERS, dtype={name: "category" for name in WORDS} | numbers)
repetitions = sets["Reps"]
sets = sets[
    (sets["Set Order"] != "W") & ((repetitions >= 1) | (sets["Seconds"] > 0) | (sets["Distance"] > 0))]

weight, repetitions, effort = (sets[name].to_numpy() for name in ("Weight", "Reps", "RPE"))
has_distance = sets["Distance"].to_numpy() != 0
loaded = (weight > 0) & (repetitions >= 1) & ~has_distance
hard = ~has_distance & (np.isnan(effort) | (effort >= 6))
starts = pd.to_datetime(sets["Date"].cat.categories, format="%Y-%m-%d %H:%M:%S")
days = starts.to_numpy().astype("datetime64[D]").astype(np.int64)[sets["Date"].cat.codes.to_numpy()]
orders = np.array([word.isdigit() for word in sets["Set Order"].cat.categories])
numbered = orders[sets["Set Order"].cat.codes.to_numpy()]

athletes = sets["Athlete"].cat.categories
exercises = sets["Exercise Name"].cat.categories
athlete = sets["Athlete"].cat.codes.to_numpy().astype(np.int64)
exercise = sets["Exercise Name"].cat.codes.to_numpy().astype(np.int64)
del sets
# Athlete, exercise and day in one number.
SPAN = 1 << 20
keys, group = np.unique((athlete * len(exercises) + exercise) * SPAN + days, return_inverse=True)
tops = np.full(len(keys), -1.0)
np.maximum.at(tops, group[loaded], weight[loaded])
top_row = np.full(len(keys), len(group), np.int64)
at_top = np.flatnonzero(loaded & (weight == tops[group]))
np.minimum.at(top_row, group[at_top], at_top)
is_warm_up = loaded & numbered & (weight < 0.6 * tops[group]) & (np.arange(len(group)) < top_row[group])
hard &= ~is_warm_up

frame = pd.DataFrame({
    "group": group, "working_sets": 1, "hard_sets": hard.astype(np.int64),
    "loaded_sets": loaded.astype(np.int64), "volume": np.where(loaded, weight * repetitions, 0.0),
    "estimate": np.where(
        loaded & (repetitions <= 12), weight * (36.0 / np.where(repetitions < 37, 37 - repetitions, 1)), np.nan),
    "heavy_sets": ((repetitions >= 1) & (repetitions <= 5)).astype(np.int64),
    "moderate_sets": ((repetitions >= 6) & (repetitions <= 12)).astype(np.int64),
    "light_sets": (repetitions >= 13).astype(np.int64)})
sums = ["working_sets", "hard_sets", "loaded_sets", "volume", "heavy_sets", "moderate_sets", "light_sets"]
how = {name: "sum" for name in sums} | {"estimate": "max"}
daily = frame.groupby("group", sort=True).agg(how).reset_index(drop=True)
del frame, group
pairs = keys // SPAN
daily["day"] = keys % SPAN
daily["start"] = daily["day"] - (daily["day"] + 3) % 7
daily["athlete"] = pd.Categorical.from_codes(pairs // len(exercises), athletes)
daily["exercise"] = pd.Categorical.from_codes(pairs % len(exercises), exercises)
for name in ("athlete", "exercise"):
    daily[name] = daily[name].cat.reorder_categories(sorted(daily[name].cat.categories))


def written(table, columns, name):
    """Puts the texts of the weeks for their numbers and writes the table."""
    if "start" in columns:
        used = np.unique(table["start"].to_numpy())
        dates = pd.to_datetime(used, unit="D")
        codes = np.searchsorted(used, table["start"].to_numpy())
        table["start"] = pd.Categorical.from_codes(codes, dates.strftime("%Y-%m-%d"))
        table["week"] = pd.Categorical.from_codes(codes, dates.strftime("%G-W%V"))
    table.to_csv(f"{folder}/{name}.csv", columns=columns, index=False)


def with_volume(table):
    table["volume_kg"] = table["volume"].where(table["loaded_sets"] > 0)
    return table.rename(columns={"estimate": "best_e1rm_kg"})


PAIR = ["athlete", "exercise"]
grouping = {"observed": True, "sort": True}
weekly = daily.groupby(PAIR + ["start"], **grouping).agg(how).reset_index()
totals = daily.groupby(PAIR, **grouping).agg(how).reset_index()
best = daily[PAIR + ["day", "estimate"]].merge(
    totals[PAIR + ["estimate"]].rename(columns={"estimate": "best"}), on=PAIR)
best = best[best["estimate"] == best["best"]].groupby(PAIR, **grouping)["day"].min().reset_index()
best["best_e1rm_date"] = pd.to_datetime(best["day"], unit="D").dt.strftime("%Y-%m-%d")
totals = totals.merge(best[PAIR + ["best_e1rm_date"]], on=PAIR, how="left")

muscles = pd.read_csv(muscles_file)
muscles["exercise"] = pd.Categorical(muscles["exercise"], categories=weekly["exercise"].cat.categories)
muscles["muscle"] = muscles["muscle"].astype("category")
muscles = muscles.dropna()
by_muscle = weekly.loc[weekly["hard_sets"] > 0, PAIR + ["start", "hard_sets"]].merge(muscles, on="exercise")
by_muscle["fractional_sets"] = by_muscle["hard_sets"] * by_muscle["weight"]
by_muscle = by_muscle.groupby(["athlete", "muscle", "start"], **grouping)["fractional_sets"].sum().reset_index()

written(
    with_volume(weekly),
    PAIR + ["week", "start", "working_sets", "hard_sets", "volume_kg", "best_e1rm_kg"], "exercise_weeks")
written(by_muscle, ["athlete", "muscle", "week", "start", "fractional_sets"], "muscle_weeks")
written(
    with_volume(totals),
    PAIR + [
        "working_sets", "hard_sets", "volume_kg", "best_e1rm_kg", "best_e1rm_date", "heavy_sets",
        "moderate_sets", "light_sets"], "exercises")
