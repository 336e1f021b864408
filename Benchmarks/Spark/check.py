"""Whether tables that Spark wrote are those of `gymbo batch`: the same rows, texts equal, numbers to the digits that the tool writes."""

import pandas as pd
import pyarrow.parquet as parquet

SAME_WORK = {
    "exercise_weeks": None, "muscle_weeks": None,
    "exercises": ["athlete", "exercise", "working_sets", "hard_sets", "volume_kg", "best_e1rm_kg", "best_e1rm_date",
                  "heavy_sets", "moderate_sets", "light_sets"]}
#: A table has no places and no texts of a file. Its lines count rows, and a row of a file can have several lines.
PLACES = ["file", "files", "format", "byte_offset", "column", "column_name", "line", "evidence", "original"]


def read(folder, name):
    return pd.read_csv(f"{folder}/{name}.csv", dtype=str, keep_default_na=False, na_values=[""])


def differences(found, expected, ignoring=(), tolerance=1e-11):
    """What tells two frames apart; nothing for none. The second holds texts."""
    if list(found.columns) != list(expected.columns):
        yield f"the columns are {list(found.columns)}"
        return
    if len(found) != len(expected):
        yield f"{len(found)} rows in place of {len(expected)}"
        return
    found, expected = found.drop(columns=[*ignoring], errors="ignore"), expected.drop(columns=[*ignoring], errors="ignore")
    numbers = [name for name in found if pd.api.types.is_numeric_dtype(found[name]) and found[name].dtype != bool]
    texts = [name for name in found if name not in numbers]
    found, expected = found.copy(), expected.copy()
    for name in texts:
        found[name] = found[name].map(str, na_action="ignore").replace({"True": "true", "False": "false", "": None})
    for name in numbers:
        expected[name] = expected[name].astype(float)
        found[name] = found[name].astype(float)
    found, expected = (frame.sort_values(texts + numbers, ignore_index=True) for frame in (found, expected))
    for name in found:
        one, other = found[name], expected[name]
        if not one.isna().equals(other.isna()):
            yield f"{name} is missing in other rows"
        elif name in numbers:
            if not ((one - other).abs() <= tolerance * other.abs()).where(one.notna(), True).all():
                yield f"{name} differs by up to {((one - other) / other).abs().max():.1e}"
        elif not (one.dropna() == other.dropna()).all():
            yield f"{name} differs: {one[one != other].dropna().head(3).tolist()}, {other[one != other].dropna().head(3).tolist()}"


def check(way, out, expected, tables):
    """Ends the program where the tables of a way differ."""
    for name in tables:
        found, wanted = parquet.read_table(f"{out}/{name}").to_pandas(), read(expected, name)
        columns = SAME_WORK.get(name) if way == "sql" else None
        if columns:
            wanted = wanted[columns]
        found_differences = list(differences(
            found, wanted, () if way.startswith("files") else PLACES, 1e-9 if way == "sql" else 1e-11))
        if found_differences:
            raise SystemExit(f"{way}, {name}: {'; '.join(found_differences)}. The tables differ; no time is worth printing.")
