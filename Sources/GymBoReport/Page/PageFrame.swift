/// The head and the end of the document: markup alone.
extension HTMLPage {
  /// SHA-256 of `page.css` and `page.js` in base 64: what the page's policy allows. A test computes them, so that nothing here
  /// has to.
  static let (styleHash, scriptHash): (StaticString, StaticString) = (
    "arBUEV34xxT0N7guHZ+zQpQEii8Zqfx+LyM9wOzZq9I=",
    "KeODwbR/lNtCpP5eSQnk75SRsGxrdqFdY/q5/AA4F+Q="
  )

  /// What the browser may do: use this style sheet and this script, and nothing else.
  private mutating func policy() {
    html.markup(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-"
    )
    html.markup(Self.styleHash)
    html.markup("'; script-src 'sha256-")
    html.markup(Self.scriptHash)
    html.markup(
      """
      '; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'">
      """)
  }

  /// Everything before the first part.
  /// - Parameter title: of the document, and its only heading of the first level.
  mutating func begin(_ title: Sentence) {
    html.markup("<!doctype html>\n")
    html.open("html", .init("lang", .key(type(of: words).code)))
    html.markup("<head><meta charset=\"utf-8\">")
    policy()
    html.markup(
      """
      <meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">\
      <meta name="viewport" content="width=device-width, initial-scale=1">\
      <meta name="color-scheme" content="light dark"><title>
      """)
    html.title(title)
    html.markup("</title><style>")
    html.resource(.style)
    html.markup("</style></head>\n<body>")
    html.element("a", .style("skip"), .link(.named("report")), text: words.skipLink)
    html.open("header")
    html.element("h1", unlinked: title)
  }

  /// The bar of links and the beginning of the report.
  mutating func beginReport(links parts: [PagePart]) {
    html.markup("</header>\n")
    if !parts.isEmpty {
      html.open("nav", .label(words.navigationLabel))
      for part in parts { html.element("a", .link(.part(part)), text: words.linkTitle(part)) }
      html.close("nav")
    }
    html.open("main", .id(.named("report")))
  }

  /// The end of the document.
  mutating func end() {
    html.markup("</main>\n<script>")
    html.resource(.script)
    html.markup("</script></body></html>\n")
  }
}
