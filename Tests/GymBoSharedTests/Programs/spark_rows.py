"""Rows of the tool and of Spark, made comparable."""

import datetime
import json
import re
import shutil
import subprocess

import gymbo
import gymbo.spark


def plain(value):
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, (int, float)):  # As many digits as the tool writes.
        return float(f"{value:.12g}")
    if isinstance(value, list):  # Arrow has one text.
        return "; ".join(value)
    return value.isoformat() if isinstance(value, datetime.date) else value


def rows_of(table, ignoring=()):
    """The rows as texts, in one order. Where columns are left out, the files named in the evidence of suggestions are too."""
    rows = sorted(
        json.dumps([plain(value) for name, value in row.items() if name not in ignoring]) for row in table)
    return [re.sub(r"[^ \"]+:(\d+)(?=[;\"])", r"\1", row) for row in rows] if ignoring else rows


def batch(tool, out, *words):
    """The tables that the tool writes into a folder, and what it says."""
    shutil.rmtree(out, ignore_errors=True)
    run = subprocess.run([tool, "batch", *words, "--format", "json", "--output", out], capture_output=True, text=True)
    assert run.returncode in (0, 6), run.stderr
    return {
        name: [json.loads(line) for line in (out / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
        for name in gymbo.spark.TABLES}, run.stderr


def collected(parts):
    """The tables in some parts, through one job."""
    arrow = parts.toArrow()
    return {
        name: [row for rows in arrow.column(name).to_pylist() for row in rows or []] for name in arrow.column_names}


def compare(found, expected, ignoring=()):
    """Compares tables row by row, in any order."""
    for name in set(gymbo.spark.TABLES) - {"triage"}:  # Only a batch ranks all athletes.
        if expected[name]:
            assert [*expected[name][0]] == [*found[name][0]], name
        ours, theirs = rows_of(found[name], ignoring), rows_of(expected[name], ignoring)
        assert ours == theirs, (name, len(ours), len(theirs), [*set(ours) ^ set(theirs)][:4])


def refused(kind, part, call, *arguments, **options):
    """Asserts that a call raises an error that says something."""
    try:
        call(*arguments, **options)
    except kind as error:
        assert part in str(error), error
        return
    raise AssertionError(part)
