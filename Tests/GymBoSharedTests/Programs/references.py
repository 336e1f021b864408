"""Calls the function that each line names with the numbers of the line, and compares the results; ReferenceCases.swift has the
form.

    references.py FILE
"""

import math
import pathlib
import sys
import tempfile

import gymbo

NONE = math.nan
STATES = (None, "progressing", "plateau", "not_rising", "declining", "unclear")


def given(number):
    return None if math.isnan(number) else number


def strength(function):
    def call(word, numbers):
        load, reps, rpe, rir = numbers
        found = function(load, reps, rpe=given(rpe), rir=given(rir), formula=word)
        return found if isinstance(found, tuple) else [found]

    return call


def points(word, numbers):
    total, weight, sex, age = numbers
    options = {"age": given(age)}
    if word == "ipf_gl":
        return [gymbo.ipf_gl(total, weight, int(sex), **options)]
    if word == "dots":
        return [gymbo.dots(total, weight, int(sex), **options)]
    return [gymbo.wilks(total, weight, int(sex), version=word, **options)]


def trend(word, options, days, values):
    threshold, resumed = options
    found = gymbo.trend(days, values, threshold=threshold, resumed=given(resumed))
    return [STATES.index(found.state), *found[2:-1]]


def predict(word, following, days, loads, reps, habits):
    day, load, least = following
    found = gymbo.predict_next(
        days, loads, reps, next_day=day, next_load=load, at_least=least, lifter=gymbo.Habits(*map(int, habits)))
    return [found.median, found.low, found.high, found.probability_at_least, *found.probabilities]


def plates(word, numbers):
    found = gymbo.plates(numbers[0], [25, 25, 20, 15, 10, 5, 2.5, 1.25], bar=20)
    return [found.load, *(found.per_side.count(size) for size in (25, 20, 15, 10, 5, 2.5, 1.25))]


def volume(word, exercises, loads, reps, rpe, shares):
    """Tonnage, sets of each band of repetitions and sets of each muscle, of a history of these sets whose exercises are mapped."""
    weeks = gymbo.read(b"date,exercise,load_kg,repetitions\n2026-11-02,x,1,1\n").tables("weeks").weeks
    # Before those of the muscles are working, hard and loaded sets.
    muscles = [name.removesuffix("_sets") for name in weeks.columns if name.endswith("_sets")][3:]
    rows = ["name,direct,indirect"]
    for exercise in range(len(shares) // len(muscles)):
        of = dict(zip(muscles, shares[exercise * len(muscles) :]))
        direct, indirect = ("; ".join(name.replace("_", " ") for name in muscles if of[name] == share) for share in (1, 0.5))
        rows.append(f"exercise {exercise},{direct},{indirect}")
    with tempfile.TemporaryDirectory() as folder:
        mapped = pathlib.Path(folder, "map.csv")
        mapped.write_text("\n".join(rows))
        lines = (f"2026-11-02,exercise {e:.0f},{kg},{r},{x}" for e, kg, r, x in zip(exercises, loads, reps, rpe))
        sets = "\n".join(["date,exercise,load_kg,repetitions,rpe", *lines])
        tables = gymbo.read(sets.encode(), exercises=mapped).tables(["weeks", "sets"])
    [week] = tables.weeks.to_dicts()
    done = [row["repetitions"] for row in tables.sets.to_dicts()]
    bands = [sum(low <= count <= high for count in done) for low, high in ((1, 5), (6, 12), (13, 99))]
    return [week["volume_kg"], *bands, *(week[f"{name}_sets"] for name in muscles)]


FUNCTIONS = {
    "one_rep_max": strength(gymbo.one_rep_max),
    "interval": strength(gymbo.one_rep_max_interval),
    "load_for": strength(gymbo.load_for),
    "reps_at": lambda word, numbers: [gymbo.reps_at(*numbers, formula=word)],
    "percent_at": lambda word, numbers: [gymbo.percent_at(*numbers, formula=word)],
    "rpe_percent": lambda word, numbers: [gymbo.rpe_percent(*numbers)],
    "points": points,
    "trend": trend,
    "line": lambda word, confidence, t, y: gymbo.line(t, y, method=word, confidence=confidence[0])[1:-1],
    "mann_kendall": lambda word, t, y: gymbo.mann_kendall(t, y)[1:-1],
    "predict": predict,
    "round_load": lambda word, numbers: [gymbo.round_load(*numbers, direction=word)],
    "plates": plates,
    "volume": volume,
}


def arrays(tokens):
    at = 0
    while at < len(tokens):
        count = int(tokens[at])
        yield [float(token) for token in tokens[at + 1 : at + 1 + count]]
        at += 1 + count


count = 0
with open(sys.argv[1]) as lines:
    for line in lines:
        function, word, tolerance, *tokens = line.split()
        *arguments, expected = arrays(tokens)
        found = FUNCTIONS[function](word, *arguments)
        assert len(found) == len(expected), line
        for ours, theirs in zip(found, expected):
            if math.isinf(theirs):
                continue
            same = math.isnan(ours) if math.isnan(theirs) else abs(ours - theirs) <= float(tolerance) * max(1, abs(theirs))
            assert same, (line, ours, theirs)
        count += 1
print(count, "cases")
