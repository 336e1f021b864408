"""What the checks of pages in a browser share."""

FAILURES = []


def check(holds, *what):
    if not holds:
        FAILURES.append(" ".join(str(part) for part in what))


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
