"""Cases to sign: what GymBo says of lifts of real exports, and what it suggests, each as a text and a picture for a coach.

    python3 Benchmarks/Cases.py SEED GYMBO SHARED FOLDER [--count 25]

It reads SHARED/samples/{strong,hevy,fitnotes}, and draws verdicts V01… and suggestions S01…, as many of each as --count says
(default 50), each of another lift. Of each case FOLDER gets what was known on the day (_before.txt, .png), and what was done
later (_after.txt), which is opened when the answer is written; PROMPT.md says what a reader does, key.txt what was drawn.
The same seed, tool and exports make the same cases. It needs the Python package matplotlib, and takes some minutes with a
debug build: what the full report says in hindsight costs up to 20 seconds a day there.
"""

import argparse
import csv
import datetime
import io
import json
import os
import random
import re
import subprocess
import sys
import textwrap
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

FEWEST_SESSIONS = 8  # of a lift that is drawn
FEWEST_LIFTS = 5  # with that number of sessions, of a log that is drawn
DAYS_TRIED = 6  # of a lift, until the tool says something
PICTURE_DAYS = 275
POUND = 0.45359237
COLUMNS = ("load_kg", "repetitions", "duration_s", "distance_m", "rpe", "kind", "semantics", "inferred_warm_up")


class Tool(NamedTuple):
    path: str
    samples: Path

    def told(self, *arguments):
        """What it prints; files are named from the folder of samples, so no path of this machine is in it."""
        done = subprocess.run([self.path, *arguments], cwd=self.samples, env=dict(os.environ, COLUMNS="100"),
                              capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(arguments)}: {done.stderr.strip()}")
        return done.stdout


class Session(NamedTuple):
    day: datetime.date
    title: str
    sets: list  # COLUMNS of the rows of the table of sets
    notes: list


class Draw(NamedTuple):
    case: str
    log: str
    lift: str
    days: list  # in the order in which they are tried
    sessions: list  # of the lift
    workouts: list  # the day of each of the log
    names: list  # of all lifts of the log


# What the exports hold
def read(tool, name):
    """The days of all workouts of a log, and the sessions of each lift, by the tool's own table of sets."""
    days, of_lifts = {}, defaultdict(lambda: defaultdict(list))
    for row in csv.DictReader(io.StringIO(tool.told("report", name, "--format", "csv", "--table", "sets"))):
        if row["status"] == "set" and row["in_report"] == "true":
            days[row["session"]] = datetime.date.fromisoformat(row["session_start"][:10])
            of_lifts[row["exercise"]][row["session"]].append(row)
    return sorted(days.values()), {
        lift: sorted((session(days[place], rows) for place, rows in sessions.items()), key=lambda one: one.day)
        for lift, sessions in of_lifts.items()}


def session(day, rows):
    notes = dict.fromkeys(" ".join(text.split()) for row in rows for text in (row["note"], row["session_note"]) if text)
    return Session(day, rows[0]["title"], [{name: row[name] for name in COLUMNS} for row in rows], list(notes))


def number(text):
    return float(text) if text else None


def is_warm_up(row):
    return row["kind"] == "warm_up" or row["inferred_warm_up"] == "true"


def e1rm(row):
    """Brzycki's, of a set of up to 12 repetitions with a load."""
    load, repetitions = number(row["load_kg"]), number(row["repetitions"])
    if row["semantics"] == "loaded" and load and repetitions and repetitions <= 12:
        return load * 36 / (37 - repetitions)
    return None


# What is drawn
def draws(generator, left, cases, logs):
    """A log, each equally likely, a lift of it that had no turn, and its days in some order, for each case."""
    for case in cases:
        names = sorted(name for name in left if left[name])
        name = generator.choice(names) if names else sys.exit("There are too few lifts for so many cases.")
        lift = left[name].pop(generator.randrange(len(left[name])))
        workouts, lifts = logs[name]
        first = FEWEST_SESSIONS - 1 if case[0] == "V" else 0
        days = sorted({one.day for one in lifts[lift][first:]})
        generator.shuffle(days)
        yield Draw(case, name, lift, days[:DAYS_TRIED], lifts[lift], workouts, list(lifts))


def drawn_and_written(pool, tool, folder, seed, count):
    """The rows of the key. Verdicts and suggestions are drawn in turn, so that each has its share of the logs with few
    lifts; a case for which the tool says nothing is drawn anew."""
    names = [str(path.relative_to(tool.samples)) for app in ("strong", "hevy", "fitnotes")
             for path in sorted((tool.samples / app).glob("*.csv"))]
    logs = dict(zip(names, pool.map(partial(read, tool), names)))
    left = {name: sorted(lift for lift, sessions in lifts.items() if len(sessions) >= FEWEST_SESSIONS)
            for name, (_, lifts) in logs.items()}
    left = {name: lifts for name, lifts in left.items() if len(lifts) >= FEWEST_LIFTS}
    generator, key = random.Random(seed), []
    missing = [f"{kind}{place:02}" for place in range(1, count + 1) for kind in "VS"]
    while missing:
        drawn = list(draws(generator, left, missing, logs))
        rows = list(pool.map(partial(write_case, tool, folder), drawn))
        missing = [draw.case for draw, row in zip(drawn, rows) if row is None]
        key += [row for row in rows if row]
    return sorted(key, key=lambda row: ("VS".index(row[0][0]), row[0]))


def write_case(tool, folder, draw):
    """Writes the files of a case, and answers its row of the key; nothing if the tool says nothing of the lift."""
    for day in draw.days:
        found = (verdict if draw.case[0] == "V" else suggestion)(tool, draw, day)
        if found is None:
            continue
        word, texts = found
        unit = "lb" if re.search(r"\d lb\b", texts) else "kg"
        (folder / f"{draw.case}_before.txt").write_text(known(draw, day, unit) + texts)
        (folder / f"{draw.case}_after.txt").write_text(later(draw, day, unit))
        picture(draw, day, unit, folder / f"{draw.case}.png")
        return draw.case, draw.log, draw.lift, day.isoformat(), word
    return None


# What the tool says
def verdict(tool, draw, day):
    """The word for the course of a lift, and all that is said of it; nothing where it is too early for one."""
    at = (draw.log, "--as-of", day.isoformat())
    page = tool.told("exercise", draw.lift, *at)
    word = re.search(r"\nTrend\n  (.*?)(?:[:0-9]| e1RM| for )", page)
    if word is None or word[1].startswith(("Too early", "Too few", "No verdict")):
        return None
    return word[1].strip(), part(f"What the tool says: gymbo exercise '{draw.lift}'", page) + part(
        "Of this lift in gymbo report --full", about(tool.told("report", *at, "--full"), draw.lift, draw.names))


def suggestion(tool, draw, day):
    """The rule and action of a suggestion, and all that is said of it; nothing where there is none."""
    ask, of_day = ("suggest", draw.log, draw.lift), ("--as-of", day.isoformat())
    entries = [entry for entry in json.loads(tool.told(*ask, *of_day, "--format", "json"))["suggestions"]
               if entry["exercise"] == draw.lift and "rule" in entry]
    if not entries:
        return None
    for one in entries[0].get("evidence", []):
        one.pop("file", None), one.pop("line", None)
    lines = "\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in entries[0].items())
    week = about(tool.told("report", draw.log, *of_day), draw.lift, draw.names)
    return f"{entries[0]['rule']}, {entries[0]['action']}", part(
        f"What the tool says: gymbo suggest '{draw.lift}'", tool.told(*ask, *of_day)) + part(
        "The same in JSON (trimmed)", lines) + part("Of this lift in gymbo report", week)


def part(title, text):
    return f"\n\n{'=' * 100}\n{title}\n{'-' * 100}\n{text.strip(chr(10)) or '(not named there)'}\n"


def about(report, lift, all_lifts):
    """The items of a report in which a lift is named, in full or as tables shorten it, under their sections' headings."""
    def forms(name):
        return {name, re.sub(r" \([^()]*\)$", "", name)}

    names = sorted(set().union(*map(forms, all_lifts)), key=len, reverse=True)
    pattern = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, names)) + r")(?!\w)")
    own, found = forms(lift), []
    for section in re.split(r"\n\s*\n", report):
        items = items_of(section.split("\n"))
        named = [item for item in items if own & set(pattern.findall(" ".join(" ".join(item).split())))]
        if not named:
            continue
        heading = [items[0]] if items[0] not in named and not items[0][0].startswith(" ") else []
        legend = [item for item in items if item[0].startswith("  Bars:") and item not in named]
        found.append("\n".join(line for item in heading + named + legend for line in item))
    return "\n\n".join(found)


def items_of(lines):
    """Lines with those that continue them, which are further in; of records each lift is an item of its own."""
    deepest = 4 if lines[0].startswith("All records") else 2
    items = []
    for line in lines:
        depth = len(line) - len(line.lstrip())
        if items and (depth > deepest or depth == 0 and not items[-1][-1].startswith(" ")):
            items[-1].append(line)
        else:
            items.append([line])
    return items


# What a reader is given
def in_unit(kilograms, unit):
    return f"{kilograms / (POUND if unit == 'lb' else 1):.2f}".rstrip("0").rstrip(".")


def set_text(row, unit):
    """A set as coaches write it: load × repetitions @RPE, with a mark for what is no ordinary set."""
    load, kind = number(row["load_kg"]), row["kind"]
    text = "assisted by " if row["semantics"] == "assisted" else ""
    text += "no load" if load is None else in_unit(abs(load), unit)
    for column, form in (("repetitions", " × {:g}"), ("duration_s", " {:g} s"), ("distance_m", " {:g} m"), ("rpe", " @{:g}")):
        text += form.format(number(row[column])) if row[column] else ""
    marks = {"warm_up": " w", "failure": " f", "drop": " d", "working": " (w)" if is_warm_up(row) else ""}
    return text + marks.get(kind, f" {kind}")


def session_text(one, before, unit):
    """A session in lines: when, after how many days, its sets and notes."""
    gap = f", {(one.day - before.day).days} days after the one before" if before else ""
    sets = textwrap.fill(", ".join(set_text(row, unit).replace(" ", "\u00a0") for row in one.sets), 100,
                         initial_indent=" " * 4, subsequent_indent=" " * 4, break_long_words=False).replace("\u00a0", " ")
    notes = [f"    note: {textwrap.shorten(note, 240, placeholder=' …')}" for note in one.notes]
    return "\n".join([f"{one.day:%a %d %b %Y}  {one.title or 'workout'}{gap}", sets, *notes])


def sessions_text(sessions, last, unit):
    """The last sessions, each with the days since the one before it."""
    first = max(0, len(sessions) - last)
    return "\n".join(session_text(one, sessions[place - 1] if place else None, unit)
                     for place, one in enumerate(sessions) if place >= first)


def known(draw, day, unit):
    """What was known on the day: who, the last sessions of the lift, and when there were workouts."""
    sessions = [one for one in draw.sessions if one.day <= day]
    last = min(16 if draw.case[0] == "V" else 10, len(sessions))
    text = f"{draw.case}\nlog:  {draw.log}\ndate: {day:%a %d %b %Y}\nlift: {draw.lift}\n" + part(
        f"The last {last} of {len(sessions)} sessions of this lift up to the day, in {unit}\n"
        "w: warm-up as logged, (w): taken for one by the tool, f: to failure, d: drop set", sessions_text(sessions, last, unit))
    monday = day - datetime.timedelta(day.weekday())
    weeks = [monday - datetime.timedelta(7 * back) for back in range(7, -1, -1)]
    return text + part("All workouts of the last 8 weeks, a line a week", "\n".join(", ".join(
        f"{workout:%a %d %b}" for workout in draw.workouts if week <= workout < week + datetime.timedelta(7) and workout <= day
    ) or "none" for week in weeks))


def later(draw, day, unit):
    """The sessions after the day."""
    start = sum(one.day <= day for one in draw.sessions)
    next_ones = draw.sessions[:start + (8 if draw.case[0] == "V" else 3)]
    title = f"{draw.case}: {draw.lift}, the next sessions after {day:%a %d %b %Y}, in {unit}"
    text = sessions_text(next_ones, len(next_ones) - start, unit)
    return title + part("Done later", text or "(the lift was not done again)")


# The picture
def heaviest(one):
    """The heaviest working set of a session, of those of one load the longest: load, repetitions, seconds. Help counts less."""
    sign = -1 if one.sets[0]["semantics"] == "assisted" else 1
    sets = [(sign * (number(row["load_kg"]) or 0), number(row["repetitions"]) or 0, number(row["duration_s"]) or 0)
            for row in one.sets if not is_warm_up(row)]
    return max(sets, default=None)


def picture(draw, day, unit, path):
    """Three panels over the last nine months: strength, heaviest set with its repetitions, number of sets."""
    import matplotlib
    matplotlib.use("Agg")
    from matplotlib import dates, pyplot

    start = day - datetime.timedelta(PICTURE_DAYS)
    shown = [one for one in draw.sessions if start <= one.day <= day and heaviest(one)]
    if shown and draw.sessions[0].day > start:
        start = min(shown[0].day, day - datetime.timedelta(60))
    figure, panels = pyplot.subplots(3, 1, figsize=(13, 9.5), sharex=True, height_ratios=[5, 5, 2], gridspec_kw=dict(
        left=0.07, right=0.985, top=0.94, bottom=0.04, hspace=0.06))
    figure.suptitle(f"{draw.case}  {draw.lift}, up to {day:%d %b %Y}  ({Path(draw.log).stem})")
    days = [one.day for one in shown]
    strength(panels[0], shown, unit)
    loads(panels[1], days, [heaviest(one) for one in shown], unit)
    panels[2].bar(days, [sum(not is_warm_up(row) for row in one.sets) for one in shown],
                  width=max(0.5, (day - start).days / 180), color="0.45")
    panels[2].set_ylabel("working sets")
    panels[2].yaxis.get_major_locator().set_params(integer=True)
    for panel in panels:
        panel.axvline(day, color="tab:red", linewidth=1)
        panel.grid(alpha=0.3)
    panels[0].annotate("the day", (day, 1), xycoords=("data", "axes fraction"), xytext=(0, 4),
                       textcoords="offset points", ha="center", color="tab:red", fontsize=9)
    margin = (day - start) / 40
    panels[2].set_xlim(start - margin, day + margin)
    panels[2].xaxis.set_major_locator(dates.MonthLocator(bymonthday=1 if (day - start).days > 150 else (1, 15)))
    panels[2].xaxis.set_major_formatter(dates.DateFormatter("%d %b %Y"))
    figure.savefig(path, dpi=85)
    pyplot.close(figure)


def strength(panel, shown, unit):
    """The best e1RM of each session; where most sessions have none, the heaviest load, or the most repetitions or seconds."""
    scale = POUND if unit == "lb" else 1
    for label, value in (
        (f"best e1RM (Brzycki, up to 12 repetitions), {unit}", lambda row: (e1rm(row) or 0) / scale),
        (f"heaviest load, {unit}", lambda row: row["semantics"] == "loaded" and (number(row["load_kg"]) or 0) / scale),
        ("most repetitions", lambda row: number(row["repetitions"])),
        ("longest set, s", lambda row: number(row["duration_s"])),
    ):
        best = [max((value(row) or 0 for row in one.sets if not is_warm_up(row)), default=0) for one in shown]
        points = [(one.day, top) for one, top in zip(shown, best) if top > 0]
        if points and 2 * len(points) >= len(shown):
            panel.plot(*zip(*points), marker="o", markersize=4.5, linewidth=1, color="tab:blue")
            panel.set_ylabel(label)
            return


def loads(panel, days, tops, unit):
    """The heaviest load of each session as a point, with the repetitions of that set beside it."""
    values = [load / (POUND if unit == "lb" else 1) for load, _, _ in tops]
    panel.plot(days, values, marker="o", markersize=4, linewidth=0.6, color="tab:green")
    for place, (day, value, (_, repetitions, seconds)) in enumerate(zip(days, values, tops)):
        text = f"{repetitions:g}" if repetitions else f"{seconds:g} s" if seconds else ""
        last = place == len(days) - 1  # beside the line of the day
        panel.annotate(text, (day, value), xytext=(-4 if last else 0, -13 if place % 2 else 5), textcoords="offset points",
                       ha="right" if last else "center", fontsize=8.5)
    panel.margins(y=0.12)
    if len(set(values)) < 2:  # no scale of hundredths around one load
        panel.set_ylim(*((values[0] - 1, values[0] + 1) if values else (0, 1)))
    panel.set_ylabel(f"heaviest set, {unit}{' (−: help)' if any(value < 0 for value in values) else ''}; its repetitions")


PROMPT = """# Would you sign it?

You are an experienced strength coach. A tool read the training log of a lifter, and wrote what it thinks of a lift (cases V),
or what the lifter should do next (cases S). In this folder are {count} cases of each. Decide of each whether you would put
your name under it. The lifters are real; the tool knew nothing after the day that each case names.

For each case, in order:

1. Read `V01_before.txt` and look at the picture `V01.png`: above the strength of each session, in the middle its heaviest set
   with the repetitions, below the number of working sets. Distances are time: a gap is a break.
2. Write a line into `answers_NAME.txt` (NAME: your name, or any other): `V01 sign` or `V01 refuse`, and one sentence why.

What to judge:

- Verdicts (V): Is what the tool says of the lift's course true: the state, the percent, the weeks, the reason? Would you say
  it to the lifter? A word that is kept back although the course is plain to see is a fault, too.
- Suggestions (S): Would you give this load × repetitions × sets to this lifter next time, given what was known on the day?
  Are the sentences true, and do they agree with each other and with the numbers?

The rules:

- Judge by what was known on the day. Write every answer before you open any `_after.txt`, or `key.txt`.
- A refusal names the fault precisely: which word or number is wrong, what is right, by which sessions one sees it; and
  whether it is a real fault (untrue, against itself, or it would harm or hold back the lifter) or taste (another good coach
  would not mind). What else is wrong in the text is named, too, but is no ground to refuse what is right.

When all answers are written, open the `_after.txt` files, and add to each case whether the later days agree: `agrees`,
`disagrees` or `cannot tell`. The answers themselves are not changed any more. At the end write how many verdicts and how many
suggestions you signed, and a list of the classes of faults, worst first: what is wrong, in which cases, real or taste.
"""


def write_index(folder, key, count):
    rows = [("case", "log", "lift", "day", "what was said"), *key]
    widths = [max(len(row[place]) for row in rows) for place in range(5)]
    (folder / "key.txt").write_text("".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() + "\n" for row in rows))
    (folder / "PROMPT.md").write_text(PROMPT.replace("{count}", str(count)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    for name in ("gymbo", "shared", "folder"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--count", type=int, default=50)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if any(chosen.folder.iterdir()):
        sys.exit(f"{chosen.folder} is not empty; old cases would stay among the new ones.")
    tool = Tool(str(chosen.gymbo.resolve()), chosen.shared.resolve() / "samples")
    with ProcessPoolExecutor(2) as pool:
        key = drawn_and_written(pool, tool, chosen.folder, chosen.seed, chosen.count)
    write_index(chosen.folder, key, chosen.count)
    print(f"{chosen.count} verdicts and as many suggestions of {len({row[1] for row in key})} logs are in {chosen.folder}.")


if __name__ == "__main__":
    main()
