"""Columns of every kind come back as what they were, with the bits of one row."""

import array
import math
import pathlib
import struct
import sys

import numpy
import pandas
import polars
import pyarrow

import gymbo
from gymbo import _library, _vectors

header = "".join(pathlib.Path(path).read_text() for path in sys.argv[1:])
for name, (_, arguments) in _vectors.SIGNATURES.items():
    declared = header.split(f"{name}(")[-1].split(");")[0].split(",")
    assert len(declared) == len(arguments), name


def bits(numbers) -> list:
    return [None if number is None or math.isnan(number) else struct.pack("d", number) for number in numbers]


loads = [100.0, 0.0, 80.0, None, 60.0, 122.5, 40.0, 140.0] * 130
reps = [5, 5, 8, 5, 40, 1, 12, 3] * 130
rpe = [8.0, 8.0, 9.0, 7.0, 9.0, 10.0, 5.0, 7.5] * 130
as_nan = [math.nan if load is None else load for load in loads]
for count in (0, 1, 7, 1000):
    some, done, effort = loads[:count], reps[:count], rpe[:count]
    alone = [gymbo.one_rep_max(*row[:2], rpe=row[2]) for row in zip(some, done, effort)]
    expected = bits(alone)
    listed = gymbo.one_rep_max(some, done, rpe=effort)
    assert isinstance(listed, list) and bits(listed) == expected
    plain = numpy.array(as_nan[:count])
    kinds = {
        "numpy": (plain, numpy.array(done), numpy.array(effort), numpy.ndarray),
        "strided": (numpy.repeat(plain, 2)[::2], numpy.array(done, "int8"), numpy.array(effort, "float32"), numpy.ndarray),
        "buffer": (array.array("d", as_nan[:count]), array.array("h", done), effort, array.array),
        "pyarrow": (pyarrow.array(some, pyarrow.float64()), pyarrow.array(done), effort, pyarrow.Array),
        "chunked": (
            pyarrow.chunked_array([some[:3], some[3:]], pyarrow.float64()), done, effort, pyarrow.ChunkedArray),
        "polars": (polars.Series("kg", some, polars.Float64), polars.Series(done, dtype=polars.Int64), effort, polars.Series),
        "pandas": (pandas.Series(some, dtype="float64"), pandas.Series(done, dtype="int64"), effort, pandas.Series),
    }
    for kind, (load, repetitions, exertion, type_) in kinds.items():
        found, codes = gymbo.one_rep_max(load, repetitions, rpe=exertion, reasons=True)
        assert isinstance(found, type_), (kind, type(found))
        values = found.to_pylist() if hasattr(found, "to_pylist") else list(found)
        assert bits(values) == expected, (kind, count)
        refused = codes.to_pylist() if hasattr(codes, "to_pylist") else list(codes)
        assert [code != 0 for code in refused] == [one is None for one in expected], kind
    if count == 1000:
        names = [gymbo.REASONS.get(code) for code in refused[:8]]
        assert names[1] == "load_not_positive" and names[3] == "missing" and names[4] == "repetitions_out_of_range", names
        assert names[6] == "rpe_out_of_range"

sliced = pyarrow.array(loads, pyarrow.float64()).slice(3, 500)
assert bits(gymbo.one_rep_max(sliced, 5).to_pylist()) == bits(gymbo.one_rep_max(loads[3:503], 5))
joined = polars.concat([polars.Series("kg", [100.0, None]), polars.Series("kg", [80.0])], rechunk=False)
assert gymbo.one_rep_max(joined, 1).to_list() == [100.0, None, 80.0]
frame = polars.DataFrame({"kg": loads, "reps": reps, "rpe": rpe, "sex": ["M", "F"] * 520})
by_expression = frame.select(e=gymbo.one_rep_max(polars.col("kg"), polars.col("reps"), formula="epley"))["e"]
assert bits(by_expression) == bits(gymbo.one_rep_max(loads, reps, formula="epley"))
points = frame.lazy().select(p=gymbo.dots(polars.col("kg") * 5, 90, polars.col("sex"))).collect()["p"]
assert bits(points) == bits(gymbo.dots([None if x is None else 5 * x for x in loads], 90, ["M", "F"] * 520))
assert gymbo.one_rep_max(polars.Series("kg", [100.0]), 5).name == "kg"
series = pandas.Series([100.0, 80.0], index=["a", "b"], name="kg")
assert list(gymbo.one_rep_max(series, 5).index) == ["a", "b"]
for dtype, own in [("Float64", "Float64"), ("Int64", "Float64"), ("double[pyarrow]", "double[pyarrow]"), ("int32", "float64")]:
    typed = gymbo.one_rep_max(pandas.Series([100, 0], dtype=dtype), 5)
    assert str(typed.dtype) == own and typed[0] == 112.5 and typed.isna().tolist() == [False, True], (dtype, typed)

# Codes are decoded, masked values are missing, and no rows have no results.
encoded = pyarrow.array([100.0, 80.0, 100.0]).dictionary_encode()
expected = gymbo.one_rep_max([100, 80, 100], 5)
for column in (encoded, pyarrow.chunked_array([encoded[:2], encoded[2:]])):
    assert gymbo.one_rep_max(column, 5).to_pylist() == expected
masked = gymbo.one_rep_max(numpy.ma.array([100.0, 80.0], mask=[False, True]), numpy.ma.array([5, 8], mask=[False, False]))
assert bits(masked) == bits(gymbo.one_rep_max([100, None], [5, 8]))
assert gymbo.one_rep_max(pyarrow.chunked_array([], pyarrow.float64()), 5).to_pylist() == []
assert polars.DataFrame({"kg": []}, {"kg": polars.Float64}).select(
    e=gymbo.one_rep_max(polars.col("kg"), polars.lit(5)))["e"].to_list() == []

assert gymbo.one_rep_max(100, 8) == 124.13793103448276 and math.isnan(gymbo.one_rep_max(100, 0))
assert gymbo.one_rep_max(numpy.float32(100), numpy.int64(8)) == gymbo.one_rep_max(100, 8)
assert gymbo.one_rep_max(100, 0, reasons=True)[1] == 3
assert math.isnan(gymbo.load_for(None, 5)) and math.isnan(gymbo.reps_at(None))
low, high = gymbo.one_rep_max_interval(100, 5, rpe=8)
assert 100 <= low < gymbo.one_rep_max(100, 5, rpe=8) < high
assert gymbo.one_rep_max_interval([100, 0], 5, rpe=8, reasons=True)[2] == [0, 2]
assert gymbo.rpe_percent(5, 8) == 81.1 and gymbo.reps_at(80, formula="epley") == 7.5
assert gymbo.round_load([101.25, 98.7]) == [102.5, 97.5] and gymbo.round_load(101, 5, direction="up") == 105
assert abs(gymbo.dots(1000, 100, "M") - 615.516) < 1e-3
for mistake, kind in [
    (lambda: gymbo.one_rep_max([1, 2], [1, 2, 3]), gymbo.InvalidArgument),
    (lambda: gymbo.one_rep_max(100, 5, formula="x"), gymbo.InvalidArgument),
    (lambda: gymbo.one_rep_max(100, 5, rpe=8, rir=2), gymbo.InvalidArgument),
    (lambda: gymbo.one_rep_max("100", 5), TypeError),
    (lambda: gymbo.one_rep_max([100, "x"], 5), TypeError),
    (lambda: gymbo.one_rep_max(numpy.ones((2, 2)), 5), TypeError),
    (lambda: gymbo.round_load(100, 0), gymbo.InvalidArgument),
    (lambda: gymbo.one_rep_max(polars.Series("kg", ["100", "80"], polars.Categorical), 5), TypeError),
    (lambda: gymbo.one_rep_max(pyarrow.array(["a", "b"]).dictionary_encode(), 5), TypeError),
    (lambda: gymbo.ipf_gl(150, 80, "M", event="squat"), gymbo.InvalidArgument),
    (lambda: gymbo.wilks(500, 80, "M", version="dots"), gymbo.InvalidArgument),
]:
    try:
        mistake()
    except kind:
        continue
    raise AssertionError(kind)
print("done")
