"""The same history, written in another way that means the same, has the same analysis: every number of the report's JSON.

Left out of the comparison are only the names of files and the places of rows in them."""

import csv
import datetime
import io
from decimal import Decimal

from exports import Export, content, quoted, sample_files
from tool import Finding, difference

POUND = Decimal("0.45359237")
PLACES = {"file", "line", "byteOffset", "original", "originals", "column", "columnName", "variant", "format", "files"}


def run(bench):
    relations = 0
    for path in bench.some(sample_files(), 5):
        export = Export.read(path)
        expected = analysis(bench.json(path))
        for law in LAWS:
            for number, written in enumerate(law(bench, export)):
                files = [bench.write(f"{law.__name__}-{number}-{part}.csv", text) for part, text in enumerate(written)]
                got = analysis(bench.json(*files))
                # Names that no file has together are one exercise if the catalogue says so, and the report tells it.
                if len(written) > 1 and got["mergedNames"]:
                    continue
                if law is column_added:
                    got = without_unread(got)
                    found = difference(without_data_check(expected), without_data_check(got))
                else:
                    found = difference(*map(without_files, (expected, got)) if len(written) > 1 else (expected, got))
                if found:
                    raise Finding(f"{path.name}, {law.__name__.replace('_', ' ')}: {found}")
                relations += 1
        relations += other_unit(bench, path, export) + own_table(bench, path) + as_hevy(bench, path)
    return f"{relations} relations hold"


def analysis(report):
    """The report without where its rows are. The order of what was found in the data is that of its rows: it is sorted."""
    report = without_places(report)
    report["issues"] = sorted(report["issues"], key=str)
    return report


def without_files(report):
    """Without what is said of each file, such as that its unit was assumed: two files have it twice."""
    return {**without_data_check(report), "input": None, "issues": None}


def without_data_check(report):
    """Without the number of notes of the data."""
    items = [item for item in report["attention"]["items"] if item["code"] != "data_check"]
    return {**report, "attention": items}


def without_unread(report):
    """Without the one note of the column of which nothing is read."""
    unread = [issue for issue in report["issues"] if issue["rule"] == "file.unread_column"]
    if len(unread) != 1:
        raise Finding(f"a column is added, and told {len(unread)} times: {unread}")
    return {**report, "issues": [issue for issue in report["issues"] if issue not in unread]}


def without_places(value):
    if isinstance(value, dict):
        return {key: without_places(inner) for key, inner in value.items() if key not in PLACES}
    return [without_places(inner) for inner in value] if isinstance(value, list) else value


# Each law: the same history as one or several other files.

def line_ends(bench, export):
    yield [export.text(end="\r\n")]
    yield [export.text().removesuffix("\n")]
    yield [export.text() + "\n\n"]


def byte_order_mark(bench, export):
    yield ["\ufeff" + export.text()]


def delimiter(bench, export):
    if not export.is_rectangular:
        return
    for delimiter in ",;\t":
        yield [export.text(delimiter=delimiter)]


def quoting(bench, export):
    if not export.is_rectangular:
        return
    rows = [[cell if cell[:1] == '"' or cell == "" else quoted(cell) for cell in row] for row in export.rows]
    yield [export.text(rows, head=[quoted(content(cell)) for cell in export.head])]


def columns_permuted(bench, export):
    if not export.is_rectangular:
        return
    order = bench.random.sample(range(len(export.head)), len(export.head))
    yield [export.text([[row[i] for i in order] for row in export.rows], head=[export.head[i] for i in order])]


def column_added(bench, export):
    if not export.is_rectangular:
        return
    place = bench.random.randrange(len(export.head))
    def added(row, cell): return row[:place] + [cell] + row[place:]
    yield [export.text([added(row, "nothing of note") for row in export.rows], head=added(export.head, "Mood"))]


def workouts_permuted(bench, export):
    workouts = export.workouts
    if len({workout[0][export.column("start_time", "date", "workout #")] for workout in workouts}) < len(workouts):
        return
    yield [export.text([row for workout in bench.random.sample(workouts, len(workouts)) for row in workout])]
    yield [export.text([row for workout in reversed(workouts) for row in workout])]


def split_in_two(bench, export):
    workouts = export.workouts
    cut = bench.random.randrange(1, len(workouts)) if len(workouts) > 1 else 0
    halves = [[row for workout in half for row in workout] for half in (workouts[:cut], workouts[cut:])]
    if all(halves):
        texts = [export.text(half) for half in halves]
        yield texts
        yield texts[::-1]


def overlapping(bench, export):
    workouts = export.workouts
    third = len(workouts) // 3
    if third > 0:
        yield [export.text([row for workout in part for row in workout]) for part in (workouts[:2 * third], workouts[third:])]


def given_twice(bench, export):
    yield [export.text(), export.text()]


LAWS = [
    line_ends, byte_order_mark, delimiter, quoting, columns_permuted, column_added, workouts_permuted, split_in_two,
    overlapping, given_twice,
]


def table(bench, name, *arguments):
    done = bench.run("report", *arguments, "--format", "csv", "--table", name)
    if done.returncode != 0:
        raise Finding(f"{arguments}: {done.stderr.decode()}")
    return list(csv.DictReader(io.StringIO(done.stdout.decode(), newline="")))


SET = ["session_start", "exercise", "kind", "semantics", "load_kg", "repetitions", "duration_s", "distance_m", "rpe", "note"]


def sets(bench, *arguments):
    return [[row[name] for name in SET] for row in table(bench, "sets", *arguments) if row["status"] == "set"]


def other_unit(bench, path, export):
    """Hevy and FitNotes name the unit: loads converted to the other one are the same loads."""
    place = export.column("weight_kg", "weight_lbs", "weight (kg)", "weight (lbs)")
    if place is None:
        return 0
    name = content(export.head[place])
    is_kg = "kg" in name.lower()
    other = name.replace("kg", "lbs") if is_kg else name.replace("lbs", "kg")
    if export.column(other.lower()) is not None:
        return 0

    def converted(cell):
        text = content(cell)
        if not text:
            return cell
        value = Decimal(text) / POUND if is_kg else Decimal(text) * POUND
        return f"{value:.10f}"

    rows = [[converted(cell) if i == place else cell for i, cell in enumerate(row)] for row in export.rows]
    head = [other if i == place else cell for i, cell in enumerate(export.head)]
    written = bench.write("other-unit.csv", export.text(rows, head=head))
    left, right = sets(bench, path), sets(bench, written)
    if len(left) != len(right):
        raise Finding(f"{path.name} in the other unit: {len(left)} and {len(right)} sets")
    for one, two in zip(left, right):
        # Loads are whole multiples of 0.05 µg; a table shows 12 digits.
        if one[:4] != two[:4] or one[5:] != two[5:] or abs(float(one[4] or 0) - float(two[4] or 0)) > 1e-8:
            raise Finding(f"{path.name} in the other unit: {one} and {two}")
    return 1


def own_table(bench, path):
    """gymbo's table of sets, read again as a history, has the same sets."""
    done = bench.run("report", path, "--format", "csv", "--table", "sets")
    again = bench.write("own.csv", done.stdout)
    left, right = sets(bench, path), sets(bench, again)
    found = difference(left, right)
    if found:
        raise Finding(f"{path.name} through its own table of sets: {found}")
    return 1


HEVY = (
    "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,"
    "duration_seconds,rpe")
HEVY_KINDS = {"working": "normal", "warm_up": "warmup", "drop": "dropset", "failure": "failure"}


def as_hevy(bench, path):
    """Whatever app a history is of, written as Hevy's export it has the same sets. Hevy knows minutes, and every app its own kinds."""
    rows = [row for row in table(bench, "sets", path) if row["status"] == "set"]
    if not {row["kind"] for row in rows} <= HEVY_KINDS.keys() or any(row["semantics"] == "" for row in rows):
        return 0
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(HEVY.split(","))
    for row in rows:
        start = datetime.datetime.fromisoformat(row["session_start"])
        time = f"{start.day} {start:%b} {start.year}, {start:%H:%M}"
        distance = str(Decimal(row["distance_m"]) / 1000) if row["distance_m"] else ""
        writer.writerow([
            f"Workout {row['session']}", time, time, "", row["exercise"], "", "", row["block"], HEVY_KINDS[row["kind"]], row["load_kg"],
            row["repetitions"], distance, row["duration_s"], row["rpe"]])
    left = [[row["session_start"][:10], *(row[name] for name in SET[1:-1])] for row in rows]
    right = [[row[0][:10], *row[1:-1]] for row in sets(bench, bench.write("as-hevy.csv", out.getvalue()))]
    found = difference(left, right)
    if found:
        raise Finding(f"{path.name} written as Hevy's export: {found}")
    return 1
