"""The work of `gymbo batch`, in DuckDB from Python: duckdb_work.py FILLED.sql, the statements of duckdb_work.sql."""

import sys

import duckdb

with open(sys.argv[1]) as file:
    duckdb.connect().execute(file.read())
