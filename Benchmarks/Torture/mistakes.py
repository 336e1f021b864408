"""Mistakes as lifters type them, one at a time, in the sample exports: the share that `gymbo check` finds, by kind.

A kind of which less than the share below is found is a finding. The real exports are not used: some are too short to say what is
usual."""

import csv
import io

from exports import Export, content, quoted
from tool import SAMPLES, Finding

LEAST_SHARE = 0.4


def run(bench):
    count = bench.of_size(4, 40, 400)
    hits = {}
    for name in ("strong", "hevy", "fitnotes"):
        export = Sets(Export.read(SAMPLES / f"{name}.csv"))
        before = found(bench, export.text())
        for make in KINDS:
            for _ in range(count):
                after = found(bench, export.with_mistake(make, bench.random))
                hits.setdefault(make, []).append(bool(after - before))
    shares = {make.__name__.replace("_", " "): sum(found) / len(found) for make, found in hits.items()}
    said = ", ".join(f"{name} {100 * share:.0f} %" for name, share in shares.items())
    if min(shares.values()) < LEAST_SHARE:
        raise Finding(f"of {3 * count} of each kind are found: {said}")
    return f"found of {3 * count} of each kind: {said}"


def found(bench, text):
    done = bench.run("check", bench.write("mistakes.csv", text), "--format", "csv")
    return {(row["rule"], row["line"]) for row in csv.DictReader(io.StringIO(done.stdout.decode(), newline=""))}


class Sets:
    """The rows of an export that are usual sets of lifts."""

    def __init__(self, export):
        self.export = export
        self.load = export.column("weight", "weight_kg", "weight_lbs", "weight (kg)")
        self.repetitions = export.column("reps")
        self.distance = export.column("distance", "distance_km", "distance_miles")
        self.start = export.column("date", "start_time")
        self.usual = [place for place, row in enumerate(export.rows) if self.is_usual(row)]

    def is_usual(self, row):
        if len(row) != len(self.export.head) or "W" in row or "warmup" in map(content, row):
            return False
        load, count = content(row[self.load]), content(row[self.repetitions])
        return bool(load and count) and float(load) >= 20 and 3 <= float(count) <= 15

    def text(self, rows=None):
        return self.export.text(rows)

    def with_mistake(self, make, random):
        rows = list(self.export.rows)
        place = random.choice(self.usual)
        row = [content(cell) for cell in rows[place]]
        make(self, row, float(row[self.load]), float(row[self.repetitions]))
        rows[place] = [
            old if content(old) == cell else quoted(cell) if old[:1] == '"' else cell for old, cell in zip(rows[place], row)]
        return self.text(rows)


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def load_times_ten(sets, row, load, count):
    row[sets.load] = number(10 * load)


def a_tenth_of_the_load(sets, row, load, count):
    row[sets.load] = number(load / 10)


def pounds_for_kilograms(sets, row, load, count):
    row[sets.load] = number(load * 2.2046)


def kilograms_for_pounds(sets, row, load, count):
    row[sets.load] = number(load / 2.2046)


def repetitions_times_ten(sets, row, load, count):
    row[sets.repetitions] = number(10 * count)


def load_and_repetitions_exchanged(sets, row, load, count):
    row[sets.load], row[sets.repetitions] = number(count), number(round(load))


def a_year_to_come(sets, row, load, count):
    row[sets.start] = row[sets.start].replace("202", "206", 1)


def a_year_long_ago(sets, row, load, count):
    row[sets.start] = row[sets.start].replace("20", "19", 1)


def a_distance_on_a_lift(sets, row, load, count):
    row[sets.distance] = "5"


KINDS = [
    load_times_ten, a_tenth_of_the_load, pounds_for_kilograms, kilograms_for_pounds, repetitions_times_ten,
    load_and_repetitions_exchanged, a_year_to_come, a_year_long_ago, a_distance_on_a_lift,
]
