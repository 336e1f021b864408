"""Opens pages in a real browser and checks what can only be seen there.

    page_browser.py CHROMIUM FOLDER

Makes pages of the samples, of odd histories and of names that try to become markup, into FOLDER, and opens each from there.
"""

import datetime
import re
import sys
import warnings
from pathlib import Path

import gymbo
import html5lib
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

FAILURES = []


def check(holds, *what):
    if not holds:
        FAILURES.append(" ".join(str(part) for part in what))


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
    yield "pounds", gymbo.read("SampleData/fitnotes.csv"), {"unit": "lb"}
    yield "novice", gymbo.read(rows((day, lift, 40 + 5 * index, 5) for index, day in days(3, 2)
                                    for lift in ("Squat (Barbell)", "Bench Press (Barbell)"))), {}
    yield "bodyweight", gymbo.read(rows((day, "Push Up", "", 10 + index // 3) for index, day in days(40, 3, gap_at=20))), {}
    yield "one-set", gymbo.read(rows([("2026-01-05", "Squat (Barbell)", 100, 5)])), {}


# Each may be a name of an exercise.
VECTORS = [
    "</script><script>alert(1)</script>", "</title><b>", "</svg><img src=x onerror=alert(1)>", "</details>", "--><b>",
    "\"\"><svg onload=alert(1)>", "' onmouseover='alert(1)", "javascript:alert(1)", "<base href=x>",
    "<meta http-equiv=refresh content=0>", "<style>*{display:none}</style>", "&lt;b&gt;", "${1}{{1}}",
    "\u202eabc\u2067d", "ضغط الصدر", "e" + 40 * "\u0301", 400 * "W", "👩‍👩‍👧‍👦", "ıİ", "=1+1",
]


def hostile():
    lines = [(day, '"' + vector + '"', 50 + index, 5) for index, day in days(8, 5) for vector in VECTORS]
    return gymbo.read(rows(lines))


def watched(context):
    """A page of a context, with everything that it says and asks for."""
    page, said, asked = context.new_page(), [], []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("dialog", lambda dialog: (said.append(dialog.message), dialog.dismiss()))
    page.on("request", lambda request: asked.append(request.url))
    return page, said, asked


def overflow(page):
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def opened(browser, file, width=1100, height=900, **options):
    context = browser.new_context(viewport={"width": width, "height": height}, **options)
    page, said, asked = watched(context)
    page.goto(file.as_uri())
    return context, page, said, asked


def quiet_and_wide_enough(browser, file):
    for width in (1100, 360):
        context, page, said, asked = opened(browser, file, width)
        page.evaluate("for (const panel of [...document.querySelectorAll('details')].slice(0, 12)) panel.open = true")
        check(not said, file.name, width, "says", said[:3])
        check(len(asked) == 1, file.name, "asks for", asked[1:4])
        check(overflow(page) <= 0, file.name, "is too wide at", width, overflow(page))
        context.close()


def axe(browser, file):
    for scheme in ("light", "dark"):
        for width in (1100, 360):
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


def keyboard(browser, file):
    context, page, said, _ = opened(browser, file)
    page.keyboard.press("Tab")
    check(page.evaluate("document.activeElement.className") == "skip", "the first stop is not the skip link")
    page.keyboard.press("Enter")
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
    row = lift.locator(".numbers tbody tr").nth(1)
    cells = " · ".join(row.locator("td").all_text_contents())
    check(slider.get_attribute("aria-valuetext") == cells, "the slider says", slider.get_attribute("aria-valuetext"), "not", cells)
    check(lift.locator(".readout").first.text_content() == cells, "the readout is not the row")
    plot = lift.locator(".plot.r1 > svg, .plot:not(.r) > svg").first
    frame = plot.bounding_box()
    page.mouse.move(frame["x"] + frame["width"] - 2, frame["y"] + 20)
    last = " · ".join(lift.locator(".numbers tbody tr").first.locator("td").all_text_contents())
    check(lift.locator(".readout").first.text_content() == last, "the pointer does not find the last session")
    page.locator("#find").fill("BENCH")
    shown = [name for name in page.locator("details.lift:visible h3").all_text_contents()]
    check(shown and all("bench" in name.lower() for name in shown), "the search shows", shown)
    page.locator("#find").fill("no such lift")
    check(page.locator(".none").is_visible(), "the search does not say that nothing was found")
    check(not said, "the script says", said)
    context.close()


def links_and_targets(browser, file):
    context, page, _, _ = opened(browser, file, 360)
    link = page.locator("#attention a, #bests a").first
    target = link.get_attribute("href")
    link.click()
    check(page.locator(target).is_visible(), "a link to a lift does not open its panel")
    small = page.evaluate("""[...document.querySelectorAll('nav a, .choice label, summary, .slider, #find')]
      .filter(e => e.offsetParent && e.getBoundingClientRect().height < 43.9)
      .map(e => e.outerHTML.slice(0, 80) + e.getBoundingClientRect().height)""")
    check(not small, "targets are too small:", small[:4])
    context.close()


def forced_and_large(browser, file):
    context, page, _, _ = opened(browser, file, forced_colors="active")
    check(overflow(page) <= 0, "forced colours overflow")
    context.close()
    for width in (1100, 640):
        context, page, _, _ = opened(browser, file, width)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        check(overflow(page) <= 0, "twice the text size overflows at", width, overflow(page))
        context.close()


def printed(browser, file, most):
    context, page, _, _ = opened(browser, file)
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    counts = [int(count) for count in re.findall(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", pdf, re.S)]
    check(counts and max(counts) <= most, file.name, "prints on", counts, "pages")
    context.close()


def parsed(file):
    parser = html5lib.HTMLParser()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parser.parse(file.read_text(encoding="utf-8"))
    check(not parser.errors, file.name, "is not valid:", parser.errors[:3])


def main(chromium, folder):
    files = {}
    for name, history, options in histories():
        files[name] = folder / f"{name}.html"
        files[name].write_text(history.report(format="html", **options), encoding="utf-8")
    files["hostile"] = folder / "hostile.html"
    files["hostile"].write_text(hostile().report(format="html"), encoding="utf-8")
    files["lift"] = folder / "lift.html"
    lift = gymbo.read("SampleData/strong.csv").exercise("bench press", format="html")
    files["lift"].write_text(lift, encoding="utf-8")
    check(lift._repr_html_().startswith("<iframe"), "a notebook does not show a page")
    for file in files.values():
        parsed(file)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for file in files.values():
            quiet_and_wide_enough(browser, file)
        for name in ("strong", "bodyweight", "lift"):
            axe(browser, files[name])
        without_script(browser, files["strong"])
        keyboard(browser, files["strong"])
        links_and_targets(browser, files["strong"])
        forced_and_large(browser, files["strong"])
        printed(browser, files["strong"], most=2)
        browser.close()
    for failure in FAILURES:
        print(failure)
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
