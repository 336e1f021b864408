import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Text from the data cannot become markup")
struct HTMLWriterTests {
  private func written(_ sentence: Sentence, panels: [String: Int] = [:]) -> String {
    var html = HTMLWriter(remedy: { $0.inCode })
    html.panels = panels
    html.sentence(sentence)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func attribute(_ sentence: Sentence) -> String {
    var html = HTMLWriter(remedy: { $0.inCode })
    html.open("p", .label(sentence))
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test("The five characters that mean something are escaped, in text and in attributes")
  func escaping() {
    #expect(
      written("\(name: "<b> & \"it's\"")")
        == "<bdi translate=\"no\">&lt;b&gt; &amp; &#34;it&#39;s&#34;</bdi>")
    #expect(
      attribute("\(name: "\"><svg onload=x>")")
        == "<p aria-label=\"&#34;&gt;&lt;svg onload=x&gt;\">")
    #expect(written("\(name: "&lt;")") == "<bdi translate=\"no\">&amp;lt;</bdi>")
  }

  @Test("Words keep their blanks, and a number stays with its unit")
  func blanks() {
    #expect(written("a \(name: "b") is") == "a <bdi translate=\"no\">b</bdi> is")
    #expect(
      written("4 × 90 kg × 8, −6.1 % in 5 weeks")
        == "4\u{A0}×\u{A0}90\u{A0}kg\u{A0}×\u{A0}8, −6.1\u{A0}% in 5 weeks")
    #expect(written(" ") == " ")
  }

  @Test("A day stays with its month, and a range is not parted at its dash")
  func dates() {
    #expect(written("since 28 May or 1 June") == "since 28\u{A0}May or 1 June")
    #expect(written("seit 28. Mai, 3. März") == "seit 28.\u{A0}Mai, 3.\u{A0}März")
    #expect(written("5 Şub ve 2 Mayıs") == "5\u{A0}Şub ve 2 Mayıs")
    #expect(written("usual 6–18, 9.–15. Nov.") == "usual 6–\u{2060}18, 9.–\u{2060}15.\u{A0}Nov.")
    #expect(written("1 Jan – 2 Feb – a") == "1\u{A0}Jan – 2\u{A0}Feb – a")
    // A name has no character that was not logged.
    #expect(written("\(name: "Tempo 3–1")") == "<bdi translate=\"no\">Tempo 3–1</bdi>")
  }

  @Test("Controls become pictures, and nothing turns the direction of what follows")
  func controls() {
    #expect(
      written("\(name: "a\u{0}b\u{1B}c\u{202E}d\u{2028}e\u{FFFE}f")")
        == "<bdi translate=\"no\">a␀b␛c\u{FFFD}d e\u{FFFD}f</bdi>")
    #expect(attribute("\(name: "a\u{202E}b\u{2066}c")") == "<p aria-label=\"abc\">")
    #expect(written("\(name: "\u{E0041}x\u{FEFF}")") == "<bdi translate=\"no\">x</bdi>")
  }

  @Test("A long name is cut, also one of a single character with thousands of marks")
  func cut() {
    #expect(written("\(name: String(repeating: "W", count: 400))").count < 260)
    let marks = "e" + String(repeating: "\u{301}", count: 65_000)
    #expect(written("\(name: marks)").unicodeScalars.count < 260)
    // A language's own sentences are never cut.
    let long = String(repeating: "word ", count: 100)
    #expect(written(Sentence(long)) == long)
  }

  @Test("A lift links its panel; of a path only the last part is shown; a command is code")
  func links() {
    #expect(
      written("\(name: "Squat")", panels: ["Squat": 7])
        == "<a href=\"#l7\"><bdi translate=\"no\">Squat</bdi></a>")
    #expect(written("\(file: "/secret/place/a.csv")") == "<bdi translate=\"no\">a.csv</bdi>")
    #expect(written("\(file: "C:\\secret\\a.csv")") == "<bdi translate=\"no\">a.csv</bdi>")
    var html = HTMLWriter(remedy: { remedy in
      if case .check(let files) = remedy { files.joined(separator: ",") } else { "" }
    })
    html.sentence("\(remedy: .check(files: ["/secret/a.csv"]))")
    #expect(String(decoding: html.bytes, as: UTF8.self) == "<code>a.csv</code>")
  }

  @Test("Percentages are written to a tenth, numbers in digits")
  func numbers() {
    var html = HTMLWriter(remedy: { $0.inCode })
    html.shape(
      "line", .init("x1", .percent(tenths: 375)), .init("x2", .percent(tenths: 1000)),
      .init("y1", .percent(tenths: -5)), .init("d", .numbers([3, -2])), .init("hidden", .none))
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        == "<line x1=\"37.5%\" x2=\"100%\" y1=\"-0.5%\" d=\"3 -2\" hidden/>")
  }
}
