"""Input that is huge or odd: a clear sentence or a bounded result, in at most 500 MB of memory and 30 s."""

import subprocess

from tool import EXIT_CODES, Finding

MEGABYTES, SECONDS = 500, 30
HEAD = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
PLAIN = "date,exercise,load_kg,repetitions\n"


def run(bench):
    worst = []
    # Just below the size that is refused at once, and far above.
    for size in bench.of_size([16], [127], [127, 1024]):
        for make in CASES:
            name = make.__name__.replace("_", " ")
            file = bench.folder / f"{make.__name__}.csv"
            with open(file, "w", encoding="utf-8") as out:
                make(out, size, bench.of_size(20, 2, 1))
            for command in (["report"], ["check"], ["suggest"], ["batch", "--output", bench.folder / "out"]):
                worst.append(measure(bench, f"{command[0]}, {name}", [command[0], file, *command[1:]]))
            file.unlink()
    # What gives bytes without end is not waited for.
    for command in (["report", "-"], ["check", "-"]):
        with open("/dev/zero", "rb") as zeros:
            worst.append(measure(bench, f"{command[0]}, a pipe without end", command, stdin=zeros))
    megabytes, seconds = max(worst), max((time, name) for _, name, time in worst)
    return (
        f"{len(worst)} cases; most memory {megabytes[0]:.0f} MB ({megabytes[1]}), longest {seconds[0]:.1f} s ({seconds[1]})")


def measure(bench, name, arguments, stdin=subprocess.DEVNULL):
    code, said, seconds, megabytes = bench.measured(*arguments, timeout=2 * SECONDS, stdin=stdin)
    if code not in EXIT_CODES:
        raise Finding(f"{name}: ended with {code}: {said}")
    if code not in (0, 1) and not said.startswith("gymbo: "):
        raise Finding(f"{name}: ended with {code} and no sentence")
    if megabytes > MEGABYTES or seconds > SECONDS:
        raise Finding(f"{name}: {megabytes:.0f} MB, {seconds:.1f} s, code {code}: {said}")
    return megabytes, name, seconds


# Each writes a file: `size` is the MiB of the huge ones, `part` what counts are divided by.

def one_line(out, size, part):
    out.write(HEAD)
    for _ in range(size):
        out.write("x" * (1 << 20))


def one_cell_in_quotes(out, size, part):
    out.write(HEAD + '2026-01-05 07:00:00,A,1h,"')
    for _ in range(size):
        out.write("line\n" * (1 << 18))


def quotes(out, size, part):
    out.write(HEAD)
    for _ in range(size):
        out.write('"' * (1 << 20))


def one_line_of_one_athlete(out, size, part):
    out.write("athlete," + PLAIN + "Ann,")
    for _ in range(size):
        out.write("x" * (1 << 20))


def a_header_without_end(out, size, part):
    out.write(HEAD.strip())
    for _ in range(size):
        out.write(",column" * (1 << 17))


def a_million_columns(out, size, part):
    count = 1_000_000 // part
    out.write(PLAIN.strip() + ",x" * count + "\n2026-01-05,Squat,100,5" + ",1" * count + "\n")


def names(out, size, part):
    out.write(PLAIN)
    for number in range(10_000_000 // part):
        out.write(f"2026-01-05,Exercise {number},100,5\n")


def exercises_of_one_workout(out, size, part):
    # As many as are read, or fewer: what takes time with their square takes minutes.
    out.write(HEAD)
    for number in range(min(100_000, 600_000 // part)):
        out.write(f"2026-01-05 07:00:00,A,1h,Ex {number},1,100,5,0,0,,,\n")


def sessions_of_one_minute(out, size, part):
    out.write("start,title,exercise,load_kg,repetitions\n")
    for number in range(1_000_000 // part):
        out.write(f"2026-01-05 07:00:00,Workout {number},Squat,100,5\n")


def one_session(out, size, part):
    out.write(PLAIN)
    for number in range(1_000_000 // part):
        out.write("2026-01-05,Squat,100,5\n")


def athletes(out, size, part):
    out.write("athlete," + PLAIN)
    for number in range(100_000 // part):
        out.write(f"A{number},2026-01-05,Squat,100,5\n")


def years(out, size, part):
    out.write(PLAIN)
    for year in ("0001", "1600", "1969", "1970", "2026", "9999"):
        for day in range(1, 29):
            out.write(f"{year}-02-{day:02},Squat,100,5\n")


def loads(out, size, part):
    out.write(PLAIN)
    numbers = ["1e-300", "1e300", "1e999", "-1e300", "0.00000001", "NaN", "inf", "0x10", "9" * 400, "0." + "0" * 400 + "1"]
    for day, number in enumerate(numbers * 3, 1):
        out.write(f"2026-01-{day:02},Squat,{number},5\n2026-01-{day:02},Bench Press (Barbell),100,{number}\n")


# What took time or memory with the square of its size: of these, a hundred kilobytes took seconds and a gigabyte.

def columns_of_no_app(out, size, part):
    # A header that is just not too large.
    out.write("date,lift" + "".join(f",c{number}" for number in range(120_000)) + "\n" + "2026-01-05,Squat,5\n" * 1000)


def columns_called_alike(out, size, part):
    out.write("date,lift" + ",Reps" * 200_000 + "\n" + "2026-01-05,Squat,5\n" * 1000)


def titles_without_a_header(out, size, part):
    out.write(("," * 1_000_000 + "\n") * 7)


def sets_of_one_line(out, size, part):
    out.write("2026-01-05 18:00 A\nSquat: " + "80x8 " * (300_000 // part) + "\n")


def notes_of_sets(out, size, part):
    out.write("2026-01-05 18:00 A\n> " + "n" * (2_000_000 // part) + "\nSquat: " + "80x8x100 " * (200_000 // part) + "\n")


def members_beside_sets(out, size, part):
    members = "".join(f', "k{number}": 0' for number in range(200_000 // part))
    sets = ", ".join(['{"reps": 5, "weight": 100}'] * (200_000 // part))
    out.write(f'{{"date": "2026-01-05", "exercises": [{{"exercise": {{"name": "Squat"}}, "sets": [{sets}]{members}}}]}}\n')


def sets_of_a_header(out, size, part):
    sets = "".join(f",Set {number} (Reps),Set {number} (KG)" for number in range(1, 30_000))
    out.write(f"Date,Exercise,Sets×Reps{sets}\n" + "2026-01-05,Squat,,5,100\n" * (1_000_000 // part))


CASES = [
    columns_of_no_app, columns_called_alike, titles_without_a_header, sets_of_one_line, notes_of_sets, members_beside_sets,
    sets_of_a_header,
    one_line, one_cell_in_quotes, quotes, one_line_of_one_athlete, a_header_without_end, a_million_columns, names,
    exercises_of_one_workout, sessions_of_one_minute, one_session, athletes, years, loads,
]
