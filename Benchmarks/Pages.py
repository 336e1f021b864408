"""What a page of ten years costs: its size, the time to write it beside the JSON report, and what a reader waits for.

    python3 Benchmarks/Pages.py GYMBO [CHROMIUM]

GYMBO is a release build. With CHROMIUM, and the Python package playwright, the pages are opened, too. Bounds: a year takes at
most 256 KiB and ten years 1 MiB; a page is written in at most 1.5 times the processor time of the JSON report; it is painted
within 0.5 s and loaded within 1 s; all its panels open within 0.6 s; a range or a period is chosen, and a lift is found,
within 100 ms. A page without all its lifts stops the run:
what is not whole is not measured. On a busy machine only the sizes and the ratios mean something.
"""

import datetime
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 11
NAMES = [
    "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)",
    "Bent Over Row (Barbell)", "Leg Press", "Lat Pulldown (Cable)", "Leg Curl (Machine)",
]


def history(path, workouts, step, lifts, sets):
    """Workouts of some lifts, each in turn with seven sets, with loads that rise and fall."""
    first = datetime.date(2016, 1, 4)
    with open(path, "w") as file:
        file.write("date,exercise,load_kg,repetitions,rpe\n")
        for workout in range(workouts):
            day = first + datetime.timedelta(int(workout * step))
            for place in range(sets // 7):
                lift = (workout * (sets // 7) + place) % lifts
                load, repetitions = 60 + 2.5 * ((workout // 12 + 7 * lift) % 23), 5 + (workout // 12 + lift) % 5
                file.write(f"{day},{NAMES[lift % 8]} {lift // 8},{load},{repetitions},8\n" * 7)


def processor_time(command):
    """The answer, and the processor's milliseconds that it took."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"{' '.join(command)} failed")
        output.seek(0)
        return output.read(), 1000 * (usage.ru_utime + usage.ru_stime)


def written(tool, path, lifts):
    """The page, and its time and that of JSON, run in turn."""
    times = {"html": [], "json": []}
    page = b""
    for _ in range(ROUNDS):
        for form, taken in times.items():
            answer, milliseconds = processor_time([tool, "report", path, "--format", form])
            taken.append(milliseconds)
            if form == "html":
                page = answer
    if (there := page.count(b'<details class="lift"')) != lifts:
        sys.exit(f"{path}: the page has {there} lifts, not {lifts}")
    return page, {form: statistics.median(taken) for form, taken in times.items()}


# Asked for in one piece: the page's policy forbids the scripts by which playwright waits.
FIRST_PAINT = """new Promise(done => {
  const look = () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    paint ? done(paint.startTime) : requestAnimationFrame(look);
  };
  look();
})"""

# The largest thing that was painted, and the end of loading, in milliseconds.
LARGEST_PAINT = """new Promise(done => new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
  .observe({ type: "largest-contentful-paint", buffered: true }))"""
LOADED = "performance.getEntriesByType('navigation')[0].loadEventEnd"
OPEN_ALL = "document.querySelectorAll('details').forEach(panel => panel.open = true)"

# Each does something and resolves when it is painted.
PAINTED = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
ACTIONS = {
    "choose a range": "document.getElementById('r{}').click()",
    "choose a period": "document.getElementById('p{}').click()",
    "find a lift": "(field => { field.value = 'bench press {}'; field.dispatchEvent(new Event('input')) })(document.getElementById('find'))",
}


def timed(action):
    """A script that does something and answers the milliseconds until it is painted."""
    return f"(async () => {{ const start = performance.now(); {action}; await {PAINTED}; return performance.now() - start }})()"


def shown(chromium, file):
    """Milliseconds until each of what is only waited for, and for each action."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        waits = {"first paint": [], "largest paint": [], "loaded": [], "all panels opened": []}
        actions = {name: [] for name in ACTIONS}
        for _ in range(5):
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            page.goto(file.as_uri())
            for name, wait in (("first paint", FIRST_PAINT), ("largest paint", LARGEST_PAINT), ("loaded", LOADED)):
                waits[name].append(page.evaluate(wait))
            page.evaluate("document.querySelector('details.lift').open = true")
            for name, action in ACTIONS.items():
                for number in (0, 2, 1):
                    done = action.replace("{}", str(number))
                    actions[name].append(page.evaluate(timed(done)))
            waits["all panels opened"].append(page.evaluate(timed(OPEN_ALL)))
            page.close()
        browser.close()
    return {name: statistics.median(taken) for name, taken in waits.items()}, {name: max(taken) for name, taken in actions.items()}


def main(tool, chromium=None):
    bounds = []

    def say(what, value, bound, unit):
        bounds.append(value <= bound)
        print(f"  {what:<34} {value:>10,.1f} {unit:<4} bound {bound:,}{'' if value <= bound else '  EXCEEDED'}")

    with tempfile.TemporaryDirectory() as folder:
        for name, shape, kibibytes in (
            ("a year", (208, 1.75, 16, 14), 256), ("ten years", (1786, 2.04, 54, 28), 1024),
        ):
            path = os.path.join(folder, "history.csv")
            history(path, *shape)
            start = time.perf_counter()
            page, times = written(tool, path, shape[2])
            print(f"{name}: page {times['html']:.1f} ms, JSON {times['json']:.1f} ms of the processor "
                  f"(medians of {ROUNDS} runs in turn, {time.perf_counter() - start:.0f} s)")
            say("size", len(page) / 1024, kibibytes, "KiB")
            say("page / JSON", times["html"] / times["json"], 1.5, "×")
            if chromium is None:
                continue
            file = Path(folder) / "page.html"
            file.write_bytes(page)
            waits, actions = shown(chromium, file)
            for (wait, milliseconds), bound in zip(waits.items(), (500, 500, 1000, 600)):
                say(wait, milliseconds, bound, "ms")
            for action, milliseconds in actions.items():
                say(action + ", slowest of 15", milliseconds, 100, "ms")
    return 0 if all(bounds) else 1


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
