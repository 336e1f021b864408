"""Whether tables of several programs are the same: check.py FOLDER FOLDER…, each against the first.

The work, from Strong's table with a column Athlete in front:

- A set is worked if its order is not W (a warm-up) and it has repetitions, seconds or a distance. It is loaded if it has a weight,
  repetitions and no distance. It is hard if it has no distance, an RPE of 6 or more or none, and is no unmarked warm-up: a loaded
  set with a number for its order, below 60 % of the top load of its exercise on its day, and before the first set with that load.
- e1RM is load × 36 / (37 − repetitions), of loaded sets of 1–12 repetitions.
- exercise_weeks: by athlete, exercise and ISO week the worked sets, the hard ones, the volume (load × repetitions; empty without a
  loaded set), and the best e1RM.
- muscle_weeks: by athlete, muscle and week the hard sets by the muscles' weights, where there are any.
- exercises: by athlete and exercise the same numbers, the first day of the best e1RM, and worked sets of 1–5, 6–12 and 13 or more
  repetitions. gymbo's table has more columns; only these are compared.

The keys must be the same, texts equal, numbers within 1e-9 of each other.
"""

import sys

import polars as pl

TABLES = {
    "exercise_weeks": (
        ["athlete", "exercise", "week"], ["start"],
        ["working_sets", "hard_sets", "volume_kg", "best_e1rm_kg"]),
    "muscle_weeks": (["athlete", "muscle", "week"], ["start"], ["fractional_sets"]),
    "exercises": (
        ["athlete", "exercise"], ["best_e1rm_date"],
        ["working_sets", "hard_sets", "volume_kg", "best_e1rm_kg", "heavy_sets", "moderate_sets",
         "light_sets"]),
}
TOLERANCE = 1e-9


def read(folder, table):
    keys, texts, numbers = TABLES[table]
    frame = pl.read_csv(f"{folder}/{table}.csv", infer_schema=False)
    return frame.select(
        *(pl.col(name) for name in keys + texts), *(pl.col(name).cast(pl.Float64) for name in numbers)
    ).sort(keys)


def differences(table, one, other):
    keys, texts, numbers = TABLES[table]
    if one.select(keys).is_duplicated().any():
        yield "a key stands twice in the first"
    if one.height != other.height or not one.select(keys).equals(other.select(keys)):
        yield f"the keys differ: {one.height} and {other.height} rows"
        return
    for name in texts:
        unequal = (one[name].ne_missing(other[name])).sum()
        if unequal:
            yield f"{name} differs in {unequal} rows"
    for name in numbers:
        a, b = one[name], other[name]
        if not a.is_null().equals(b.is_null()):
            yield f"{name} is missing in other rows"
        # Twice the same number is no difference, 0 and 0 too.
        apart = a != b
        most = ((a - b).abs() / a.abs()).filter(apart).max() or 0
        if not most <= TOLERANCE:
            yield f"{name} differs by up to {most:.1e}"


def main():
    folders = sys.argv[1:]
    agree = True
    for table in TABLES:
        first = read(folders[0], table)
        agree &= first.height > 0
        for folder in folders[1:]:
            for difference in differences(table, first, read(folder, table)):
                print(f"{table}: {folders[0]} and {folder}: {difference}")
                agree = False
    sys.exit(0 if agree else "The tables differ; no time is worth printing.")


main()
