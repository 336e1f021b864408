"""The formulas as SQL functions of DuckDB give what Python's give; the page of SQL runs.

    sql.py HISTORY PAGE
"""

import math
import pathlib
import sys

import duckdb
import polars

import gymbo

connection = gymbo.duckdb.register(duckdb.connect())
assert gymbo.duckdb.register(connection) is connection


def one(query: str):
    """The only column."""
    return [row[0] for row in connection.sql(query).fetchall()]


def same(found: list, expected: list) -> bool:
    return found == [None if isinstance(each, float) and math.isnan(each) else each for each in expected]


count = 5000  # more than DuckDB hands over at once
loads = [None if row % 11 == 0 else float(row % 97) for row in range(count)]
reps = [row % 40 for row in range(count)]
rpe = [None if row % 3 == 0 else 5 + row % 11 / 2 for row in range(count)]
formulas = [["brzycki", "epley"][row % 2] for row in range(count)]
sets = polars.DataFrame({"row": range(count), "kg": loads, "reps": reps, "rpe": rpe, "formula": formulas})
for call, expected in {
    "one_rep_max(kg, reps)": gymbo.one_rep_max(loads, reps),
    "one_rep_max(kg, reps, rpe := rpe)": gymbo.one_rep_max(loads, reps, rpe=rpe),
    "one_rep_max(kg, reps, rpe := NULL)": [None] * count,
    "one_rep_max(kg, reps, rir := 2, formula := 'epley')": gymbo.one_rep_max(loads, reps, rir=2, formula="epley"),
    "one_rep_max_interval(kg, reps).high": gymbo.one_rep_max_interval(loads, reps)[1],
    "load_for(kg, reps, rpe := 8)": gymbo.load_for(loads, reps, rpe=8),
    "reps_at(kg)": gymbo.reps_at(loads),
    "percent_at(reps, formula := 'epley')": gymbo.percent_at(reps, formula="epley"),
    "rpe_percent(reps, rpe)": gymbo.rpe_percent(reps, rpe),
    "dots(5 * kg, 90, 'M')": gymbo.dots([None if kg is None else 5 * kg for kg in loads], 90, "M"),
    "wilks(5 * kg, 90, 'F', age := 60, version := 'wilks_2')": gymbo.wilks(
        [None if kg is None else 5 * kg for kg in loads], 90, "F", age=60, version="wilks_2"),
    "ipf_gl(kg, 90, 'M', event := 'bench')": gymbo.ipf_gl(loads, 90, "M", event="bench"),
    "round_load(kg, step := 5, direction := 'up')": gymbo.round_load(loads, 5, direction="up"),
    "plates(kg).per_side": gymbo.plates(loads).per_side,
}.items():
    assert same(one(f"SELECT {call} FROM sets ORDER BY row"), expected), call
mixed = one("SELECT one_rep_max(kg, reps, formula := formula) FROM sets ORDER BY row")
assert same(mixed, [gymbo.one_rep_max(*row[:2], formula=row[2]) for row in zip(loads, reps, formulas)])
assert one("SELECT one_rep_max(100, 5) FROM sets WHERE false") == []
facts = connection.sql("SELECT f.name, f.direct FROM (SELECT exercise_facts(unnest(['bench press', NULL])) f)").fetchall()
assert facts == [("Bench Press (Barbell)", ["chest"]), (None, None)], facts

days = [0, 4, 7, 11, 14, 18, 21, 25, 28, 32]
kilograms = [100, 101, 102, 102.5, 104, 105, 105.5, 107, 108, 109]
lifts = polars.DataFrame(
    {"lift": ["a"] * 10 + ["b"], "day": [*days, 0], "kg": [*map(float, kilograms), 80.0], "reps": [8] * 11}).reverse()
by_lift = "FROM lifts GROUP BY lift ORDER BY lift"
rows = connection.sql(
    f"SELECT unnest(trend(list(day ORDER BY day), list(kg ORDER BY day))) {by_lift}").fetchall()
alone = gymbo.trend(days, kilograms)
assert rows[0] == tuple(None if value != value else value for value in alone[1:]), (rows, alone)
assert rows[1][0] is None and gymbo.REASONS[rows[1][-1]] == "too_few_points"
slopes = one(f"SELECT line(list(day ORDER BY day), list(kg ORDER BY day), method := 'huber').slope {by_lift}")
assert slopes == [gymbo.line(days, kilograms, method="huber").slope, None]
signs = one(f"SELECT mann_kendall(list(day ORDER BY day), list(kg ORDER BY day)).statistic {by_lift}")
assert signs == [45, None]
nexts = one(
    "SELECT predict_next(list(day ORDER BY day), list(kg ORDER BY day), list(reps ORDER BY day), max(day) + 4, max(kg),"
    f" at_least := 8).probability_at_least {by_lift}")
assert len(nexts) == 2 and all(0 < each < 1 for each in nexts)
alone = gymbo.predict_next(days, kilograms, [8] * 10, next_day=36, next_load=109, at_least=8)
assert nexts[0] == alone.probability_at_least

assert one(f"SELECT best_before(list(kg ORDER BY day)) {by_lift}") == [[None, *kilograms[:-1]], [None]]
spike = "[1, 1.1, 1, 9, 1.1, 1]::DOUBLE[]"
assert one(f"SELECT hampel({spike}, least_scale := 0.05).is_outlier") == [[False, False, False, True, False, False]]
assert one(f"SELECT hampel({spike}, reach := 1).median") == [gymbo.hampel([1, 1.1, 1, 9, 1.1, 1], reach=1).median]
assert one(f"SELECT volume(list(kg), list(reps)).volume {by_lift}") == [8 * sum(kilograms), 640]
assert one("SELECT volume([0.1], [10], unit := 'lb').volume") == [1]
assert one("SELECT repetition_band(unnest([3, 8, 20, NULL]))") == ["heavy", "moderate", "light", None]
assert one("SELECT muscle_sets(['bench press', NULL, 'bench press'], volume_model := 'direct').chest") == [2]
try:
    one("SELECT one_rep_max(100, 5, formula := 'x')")
    raise AssertionError("an unknown formula passed")
except duckdb.Error as error:
    assert "formula" in str(error), error
try:
    connection.sql("SELECT line([0, 1, 2]::DOUBLE[], [0, 1, 2, 3]::DOUBLE[]) FROM range(2)").fetchall()
    raise AssertionError("lists of different lengths passed")
except duckdb.Error as error:
    assert "lengths" in str(error), error
gymbo.duckdb.register(connection, prefix="strength_")
assert one("SELECT strength_one_rep_max(100, 1)") == [100]

# ---- The page: every statement runs, and answers.
sets = gymbo.read(sys.argv[1]).tables("sets").sets.to_arrow()
statements = [each.strip() for each in pathlib.Path(sys.argv[2]).read_text().split(";") if each.strip()]
assert len(statements) >= 8
for statement in statements:
    assert connection.sql(statement).fetchall(), statement
connection.close()
print("done")
