/// The head and the end of the document: markup alone.
extension HTMLPage {
  /// SHA-256 of `page.css` and `page.js` in base 64: what the page's policy allows. A test computes them, so that nothing here
  /// has to.
  static let (styleHash, scriptHash): (StaticString, StaticString) = (
    "Xt/7gAOCek8pwDLOOpfcmPpeFy3emSmFuyJqKqKyU2w=",
    "zxY1yeDjd1DOJaiII7Pq3nJZriDR17VMfsYzpJmG1BU="
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
  /// - Parameters:
  ///   - title: of the document, and where the only heading of the first level begins.
  ///   - verdict: what the heading goes on with.
  mutating func begin(_ title: Sentence, verdict: Sentence? = nil) {
    let title = style.athlete.map { "\(name: $0): \(title)" } ?? title
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
    gridLines()
    html.open("header")
    guard let verdict else { return html.element("h1", unlinked: title) }
    html.open("h1")
    html.element("span", .style("week"), unlinked: title)
    // For ears: the title and the verdict are two sentences.
    html.element("span", .style("ears"), text: ". ")
    html.unlinked(verdict)
    html.close("h1")
  }

  /// The grid lines of all charts, for each number of steps: they are drawn once, and every chart refers to its own.
  private mutating func gridLines() {
    html.open("svg", .style("marks"), .word("width", "0"), .word("height", "0"), .hidden)
    html.markup("<defs>")
    for steps in 1...ValueAxis.mostSteps {
      html.open(
        "g", .id(.numbered("g", steps)), .style("grid"), .word("stroke", "#e7e2dc"))
      for step in 0...steps {
        let down = HTMLWriter.Attribute.Value.percent(tenths: 1000 * step / steps)
        html.shape("line", .word("x2", "100%"), .init("y1", down), .init("y2", down))
      }
      html.close("g")
    }
    html.markup("</defs>")
    html.close("svg")
  }

  /// The bar of links and the beginning of the report.
  mutating func beginReport(links parts: [PagePart]) {
    html.markup("</header>\n")
    if !parts.isEmpty {
      html.open("nav", .label(words.navigationLabel))
      // The script shows it with the field.
      html.element(
        "a", .style("find"), .link(.named("find")), .init("hidden", .none), text: words.findLink)
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
