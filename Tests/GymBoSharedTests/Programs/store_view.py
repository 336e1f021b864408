"""The view `training` of a store, read as people read it: a table of Python, Polars and DuckDB has the sets of the export."""

import csv
import io
import sqlite3
import sys
from contextlib import closing

import gymbo

store, export = sys.argv[1:3]
query = "SELECT * FROM training"

with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as connection:
    cursor = connection.execute(query)
    names = [column[0] for column in cursor.description]
    rows = cursor.fetchall()
    try:
        import polars as pl
    except ImportError:
        frame = None
    else:
        frame = pl.read_database(query, connection, infer_schema_length=None)

# Written as CSV, it is a file that gives the sets of the app's own export, but for what only that file says.
text = io.StringIO()
csv.writer(text).writerows([names, *rows])
own = {"file", "line", "app", "source", "issues", "rest_s", "original"}


def sets(history):
    table = history.tables("sets").sets
    names = [name for name in table.columns if name not in own]
    return [{name: row[name] for name in names} for row in table.to_dicts() if row["status"] == "set"]


of_view, of_export = sets(gymbo.read(text.getvalue().encode())), sets(gymbo.read(export))
assert len(rows) == len(of_view) == len(of_export) > 400
for one, other in zip(of_view, of_export):
    assert one == other, (one, other)
if frame is None:
    print("done without Polars: it is not installed")
    sys.exit()

import duckdb

# Polars and DuckDB count what Python counts.
assert frame.columns == names and frame.rows() == rows
texts, numbers = {"date", "session_title", "session_note", "exercise", "kind", "note"}, {"load_kg", "rpe"}
for name, kind in frame.schema.items():
    wanted = pl.String if name in texts else pl.Float64 if name in numbers else pl.Int64
    # A column without a value has no type.
    assert kind in (wanted, pl.Null) or name in ("duration_s", "distance_m"), (name, kind)
volume = sum((row["load_kg"] or 0) * (row["repetitions"] or 0) for row in frame.to_dicts())
assert abs(frame.select((pl.col("load_kg") * pl.col("repetitions")).sum()).item() - volume) < 1e-3
[(count, total)] = duckdb.sql("SELECT count(*), sum(load_kg * repetitions) FROM frame").fetchall()
assert count == len(rows) and abs(total - volume) < 1e-3
print("done")
