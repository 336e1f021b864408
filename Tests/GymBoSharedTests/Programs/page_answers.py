"""What a reader asks of a page is found in a browser: at a glance, by a search and by links."""

from page_tools import check, opened, overflow


def at_a_glance(browser, file):
    """What a reader asks first stands on the first screen, and leads to the part that says more."""
    for width, height in ((390, 844), (1280, 800)):
        context, page, _, _ = opened(browser, file, width, height)
        lines = page.locator(".glance > div")
        check(lines.count() == 4, file.name, "answers", lines.count(), "questions at a glance")
        # The next workout is last, and has a line a lift.
        box = lines.last.bounding_box()
        check(box["y"] + 100 <= height, file.name, width, "the last answer begins at", box["y"])
        for link in lines.locator("dt a").all():
            check(page.locator(link.get_attribute("href")).count() == 1, "a line at a glance leads nowhere")
        check(page.locator("#find").bounding_box()["y"] <= 1.5 * height, file.name, width, "the search is far down")
        context.close()


def by_touch(browser, file):
    """On a screen that is touched, links that are alone in their place are as large as a finger."""
    context, page, _, _ = opened(browser, file, 390, 844, has_touch=True, is_mobile=True)
    check(page.evaluate("matchMedia('(pointer: coarse)').matches"), "the browser has no touch")
    small = page.evaluate("""[...document.querySelectorAll('.glance dt a, th a, .ratios a, nav a, summary')]
      .filter(e => e.offsetParent && e.getBoundingClientRect().height < 43.9)
      .map(e => e.outerHTML.slice(0, 80) + e.getBoundingClientRect().height)""")
    check(not small, file.name, "targets are too small for a finger:", small[:4])
    last = page.locator(".glance > div").last.bounding_box()
    check(last["y"] + 100 <= 844, file.name, "the last answer begins below the screen", last)
    check(overflow(page) <= 0, file.name, "overflows by touch")
    context.close()


def names_found(page):
    return page.locator(".found a").all_text_contents()


def found(browser, file):
    """A lift is found by any words of its names, in other languages, too, with what to do next and a link to its panel."""
    context, page, said, _ = opened(browser, file, 360, 760)
    field = page.locator("#find")
    for typed in ("BENCH", "press bench", "Bankdrücken", "bankdrucken"):
        field.fill(typed)
        names = names_found(page)
        check(names and all("bench" in name.lower() for name in names), typed, "finds", names)
    check("next: " in page.locator(".found li").first.text_content(), "a lift is found without what is next")
    field.press("Enter")
    target = page.evaluate("location.hash")
    check(page.locator(f"{target} + .panel").is_visible(), "Enter does not open the first lift that was found")
    field.fill("no such lift")
    check(page.locator(".found p").is_visible() and not names_found(page), "the search does not say that nothing was found")
    field.fill("")
    check(not page.locator(".found p").is_visible() and not names_found(page), "an empty search finds", names_found(page))
    page.locator("nav .find").click()
    check(field.is_visible() and page.evaluate("document.activeElement.id") == "find", "the bar does not lead to the search")
    check(not said, "the search says", said)
    context.close()


def landed(browser, file):
    """A link to a lift leads to its name, which the bar does not cover, with any panels open."""
    context, page, _, _ = opened(browser, file, 360, 760, has_touch=True, is_mobile=True)
    lifts = page.locator("details.lift .at")
    for number in (0, 5, 3, lifts.count() - 1, 1):
        place = lifts.nth(min(number, lifts.count() - 1)).get_attribute("id")
        page.evaluate(f"""(() => {{ const link = document.createElement('a'); link.href = '#{place}';
          document.body.append(link); link.click(); link.remove() }})()""")
        page.wait_for_timeout(100)
        top, covered, bottom = page.evaluate(f"""[document.getElementById('{place}').closest('details').querySelector('h3').getBoundingClientRect().top,
          document.querySelector('nav').getBoundingClientRect().bottom, innerHeight]""")
        check(covered <= top <= bottom / 2, file.name, "a link leads to a name at", top, "and the bar ends at", covered)
    context.close()


def old_lifts(browser, file):
    """Lifts that nobody does any more are folded away, and found by name and by link."""
    context, page, _, _ = opened(browser, file, 390)
    check(not page.locator(".old details.lift").first.is_visible(), "old lifts are not folded away")
    page.locator("#find").fill("old lift 7")
    check(names_found(page) == ["Old lift 7"], "an old lift is not found:", names_found(page))
    # The page has a blank before the unit that does not break; nobody types one.
    page.locator("#find").fill("curl 20 kg")
    check(len(names_found(page)) == 1, "a lift with a unit in its name is not found:", names_found(page))
    check(not page.locator(".old details.lift").first.is_visible(), "a search opens what it did not find")
    context.close()
    context, page, _, _ = opened(browser, file, 390)
    panel = page.locator(".old .at").last.get_attribute("id")
    page.evaluate(f"location.hash = '#{panel}'")
    check(page.locator(f"#{panel} + .panel").is_visible(), "a link to an old lift does not open its panel")
    context.close()
