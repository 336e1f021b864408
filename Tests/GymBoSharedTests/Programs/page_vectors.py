"""Names that try to become markup, to turn the direction of what follows, or to be too long for a page."""

# Each may be a name of an exercise.
VECTORS = [
    "</script><script>alert(1)</script>", "</title><b>", "</svg><img src=x onerror=alert(1)>", "</details>", "--><b>",
    "]]><b>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "' onmouseover='alert(1)", "javascript:alert(1)",
    "<base href=x>", "<meta http-equiv=refresh content=0>", "<style>*{display:none}</style>", "url(x)", "&lt;b&gt;",
    "&#60;b&#62;", "${1}{{1}}", "\u202eabc\u2067d", "ضغط الصدر", "a\u2028b", "e" + 40 * "\u0301", 400 * "W", 65_000 * "x",
    "👩‍👩‍👧‍👦", "ıİ", "=1+1", "\U000e0061x",
]
# What a browser shows of those that are not shown as they were typed: each by its beginning.
SHOWN = {"\u202e": "\ufffdabc\ufffdd", "a\u2028": "a b", "WWW": 200 * "W" + "…", "xxx": 200 * "x" + "…", "\U000e0061": "x"}


def shown(vector):
    return next((text for start, text in SHOWN.items() if vector.startswith(start)), vector)
