"""The sets of a benchmark in the forms that the ways of Spark take."""

import csv
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as compute
import pyarrow.csv as arrow_csv
import pyarrow.parquet as parquet


def split(file, folder, count):
    """Files of whole athletes, about so many, each with the header."""
    folder.mkdir(parents=True)
    least = file.stat().st_size // count
    with open(file, "rb") as source:
        header, number, part, athlete, is_quoted = source.readline(), 0, None, None, False
        for line in source:
            if not is_quoted:
                own = line[: line.index(b",")]
                if part is None or own != athlete and part.tell() >= least:
                    if part:
                        part.close()
                    part = open(folder / f"part-{number:05}.csv", "wb", buffering=1 << 20)
                    part.write(header)
                    number += 1
                athlete = own
            # A note may have several lines.
            is_quoted ^= line.count(b'"') % 2 == 1
            part.write(line)
        part.close()


def seconds(texts):
    """`1h 22m` as seconds."""
    found = compute.extract_regex(texts, r"^(?:(?P<h>\d+)h)? ?(?:(?P<m>\d+)m(?:in)?)?$")
    hours, minutes = (
        compute.fill_null(compute.cast(compute.replace_substring_regex(compute.struct_field(found, name), "^$", "0"), "int64"), 0)
        for name in ("h", "m"))
    return compute.add(compute.multiply(hours, 3600), compute.multiply(minutes, 60))


def as_parquet(file, folder, count):
    """Parquet files of so many rows each, whatever athletes they are of, with the columns of gymbo.analyze."""
    folder.mkdir(parents=True)
    numbers = ["Weight", "Reps", "Distance", "Seconds", "RPE"]
    texts = ["Athlete", "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Notes", "Workout Notes"]
    types = {name: pa.float64() for name in numbers} | {name: pa.string() for name in texts} | {"Date": pa.timestamp("s")}
    line, rows, writer, number = 2, 0, None, 0
    reader = arrow_csv.open_csv(
        file, read_options=arrow_csv.ReadOptions(block_size=16 << 20),
        parse_options=arrow_csv.ParseOptions(newlines_in_values=True),
        convert_options=arrow_csv.ConvertOptions(column_types=types, strings_can_be_null=True, quoted_strings_can_be_null=True))
    for batch in reader:
        place = compute.match_substring_regex(batch["Set Order"], r"^\d+$")
        nothing = pa.nulls(len(batch), pa.float64())
        # Strong writes 0 for what was not entered.
        blank = compute.and_(compute.equal(batch["Reps"], 0), compute.equal(batch["Weight"], 0))
        table = pa.table({
            "athlete": batch["Athlete"], "line": pa.array(range(line, line + len(batch)), pa.int64()),
            "start": batch["Date"], "title": batch["Workout Name"], "session_duration_s": seconds(batch["Duration"]),
            "session_note": batch["Workout Notes"], "exercise": batch["Exercise Name"],
            "set": compute.cast(compute.if_else(place, batch["Set Order"], pa.scalar(None, pa.string())), pa.int32()),
            "kind": compute.if_else(place, pa.scalar(None, pa.string()), batch["Set Order"]),
            "load_kg": batch["Weight"], "repetitions": compute.if_else(blank, nothing, batch["Reps"]),
            "duration_s": batch["Seconds"], "distance_m": batch["Distance"], "rpe": batch["RPE"]})
        line += len(batch)
        if writer is None or rows >= count:
            if writer:
                writer.close()
            writer, rows = parquet.ParquetWriter(folder / f"{number:05}.parquet", table.schema), 0
            number += 1
        writer.write_table(table)
        rows += len(table)
    writer.close()


def muscles(exercises, file):
    """The weights of muscles by exercise, from the table of exercises of `gymbo batch`."""
    known = {}
    with open(exercises, newline="", encoding="utf-8") as source:
        for row in csv.DictReader(source):
            known[row["exercise"]] = [
                (name, weight) for column, weight in (("direct_muscles", 1.0), ("indirect_muscles", 0.5))
                for name in filter(None, row[column].split("; "))]
    with open(file, "w", newline="", encoding="utf-8") as target:
        writer = csv.writer(target)
        writer.writerow(["exercise", "muscle", "weight"])
        for exercise, weights in sorted(known.items()):
            writer.writerows((exercise, muscle, weight) for muscle, weight in weights)
