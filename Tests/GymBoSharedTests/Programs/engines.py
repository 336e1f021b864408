"""Tables as frames of the engines, by the package's own methods."""

import sys

import gymbo
import pandas as pd
import polars as pl
import pyarrow as pa

history = gymbo.read(sys.argv[1])
for name, table in history.tables().items():
    polars, pandas, arrow = table.to_polars(), table.to_pandas(), table.to_arrow()
    assert isinstance(polars, pl.DataFrame) and isinstance(pandas, pd.DataFrame) and isinstance(arrow, pa.Table)
    arrow.validate(full=True)
    assert polars.shape == pandas.shape == arrow.shape == table.shape, name
    assert polars.columns == list(pandas.columns) == arrow.column_names == table.columns
    assert arrow.to_pylist() == table.to_dicts() == polars.to_dicts(), name
trends = history.tables("trends").trends.to_arrow().schema
assert pa.types.is_dictionary(trends.field("exercise").type) and pa.types.is_dictionary(trends.field("trend").type)
assert history.tables("sets").sets.to_polars().schema["issues"] == pl.List(pl.String)
mapped = gymbo.read(b"date,exercise,load_kg,repetitions\n2026-01-05,My squat,100,5\n",
                    exercises=pl.DataFrame({"name": ["My squat"], "exercise": ["Squat (Barbell)"]}))
assert "unknown" not in mapped.check()
frame = history.tables("sets").sets.to_pandas()
assert gymbo.read(frame).report(format="json")["lifts"] if "lifts" in history.report(format="json") else True
print("done")
