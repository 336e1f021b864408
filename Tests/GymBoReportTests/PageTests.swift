import Foundation
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// What holds for every page, for every history.
struct CheckedPage {
  let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// The page without what the style sheet, the script and the text of elements say: its tags alone.
  var tags: [Substring] {
    let markup = text.replacing(/<style>.*?<\/style>|<script>.*?<\/script>/.dotMatchesNewlines()) {
      _ in "<style></style><script></script>"
    }
    return markup.matches(of: /<[a-z!\/][^>]*>/).map { $0.output }
  }

  func expectSafe(_ place: String = "") {
    #expect(text.components(separatedBy: "<script").count == 2, "\(place)")
    #expect(text.components(separatedBy: "<style").count == 2, "\(place)")
    for tag in tags {
      let name = tag.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" }
      #expect(
        CheckedPage.elements.contains(String(name).replacing("/", with: "")), "\(place) \(tag)")
      let outside = tag.replacing(/"[^"]*"/) { _ in "" }
      #expect(!outside.contains("'") && !outside.contains("&"), "\(place) \(tag)")
      for attribute in outside.matches(of: /\s([a-zA-Z-]+)/) {
        let attribute = attribute.output.1
        #expect(attribute != "style" && attribute != "src" && !attribute.hasPrefix("on"), "\(tag)")
      }
      if let link = tag.firstMatch(of: #/ href="([^"]*)"/#) {
        #expect(link.output.1.hasPrefix("#"), "\(place) \(tag)")
      }
    }
    let ids = text.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count, "\(place): an id comes twice")
    for link in text.matches(of: #/ (?:href="\#|for="|aria-labelledby=")([^"]*)"/#) {
      #expect(ids.contains(String(link.output.1)), "\(place): \(link.output.1) leads nowhere")
    }
    for number in text.matches(of: /[^a-zA-Z](NaN|nan|inf|nil|Optional)[^a-zA-Z]/) {
      Issue.record("\(place): \(number.output.0)")
    }
  }

  private static let elements: Set<String> = [
    "!doctype", "html", "head", "meta", "title", "style", "script", "body", "header", "nav", "main",
    "section", "h1", "h2", "h3", "h4", "p", "a", "bdi", "span", "strong", "b", "small", "div", "ul",
    "ol", "li", "dl", "dt", "dd", "details", "summary", "table", "thead", "tbody", "tr", "th", "td",
    "fieldset", "legend", "input", "label", "output", "figure", "figcaption", "code", "q", "svg",
    "g",
    "defs", "use", "path", "line", "rect", "circle", "text",
  ]
}

@Suite("The page")
struct PageTests {
  private static let page = CheckedPage(ExampleHistory.report().page())

  @Test("A page of a history with something of everything is safe, and its links lead somewhere")
  func example() throws {
    Self.page.expectSafe()
    for name in ["Bench Press (Barbell)", "Pull Up (Assisted)", "Plank", "Running"] {
      CheckedPage(try ExampleHistory.exercise(name).page()).expectSafe(name)
    }
  }

  @Test("The same report gives the same bytes")
  func sameBytes() {
    #expect(ExampleHistory.report().page() == ExampleHistory.report().page())
  }

  /// SHA-256 of the pages of one set up to the part about the data, which prints the methods' texts. A change of words, style or
  /// script changes them: look at the page, then take the new ones from the failure.
  @Test(
    "The page of one set is the same, byte by byte, on every machine",
    arguments: [
      ("en", "86fda01cc3492a395518f84b8ffd972dd267d927cafef7eab7a0e5b4b8d870b3"),
      ("de", "88b18669035cb844fd6fe54b083ac8bd52a745e9fa97502716738077f652f5c7"),
      ("tr", "f8d813a08b9930878cc36e745f78ec601ea4f7c15910d8502ebf3ab18b62796b"),
    ])
  func golden(code: String, digest: String) throws {
    var history = LogBuilder(file: "one.csv")
    history.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
    let page = report.page(language: try #require(Language(code: code)))
    let data = try #require(page.firstRange(of: Array("<section id=\"data\"".utf8)))
    let hex = SHA256.digest(of: Array(page[..<data.lowerBound])).map { String(format: "%02x", $0) }
      .joined()
    #expect(hex == digest, "\(page.count) bytes")
  }

  @Test("The parts come in the order of the text report")
  func order() {
    let ids = Self.page.text.matches(of: /<section id="([a-z]+)"/).map { String($0.output.1) }
    #expect(
      ids == [
        "week", "bests", "attention", "insights", "next", "lifts", "muscles", "balance", "history",
        "streaks",
        "data",
      ])
  }

  @Test("The two lifts of a strength ratio link to their panels")
  func balanceLinks() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3)
      $0.sets("Deadlift (Barbell)", kg: 130, reps: 5, count: 3)
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
    let text = CheckedPage(report.page()).text
    let ratio = /<a href="#l([0-9]+)">deadlift<\/a> : <a href="#l([0-9]+)">squat<\/a>/
    let link = try #require(text.firstMatch(of: ratio))
    for exercise in [link.output.1, link.output.2] {
      #expect(text.contains("<div class=\"at\" id=\"l\(exercise)\">"))
    }
  }

  @Test("The policy comes right after the character set, and forbids everything else")
  func policy() {
    let start =
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    #expect(Self.page.text.hasPrefix(start))
  }

  @Test("A history without a workout says so, and what was read")
  func empty() {
    var history = LogBuilder()
    history.leftOut = [.rejected]
    let page = CheckedPage(
      WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil).page())
    page.expectSafe()
    #expect(page.text.contains("There is no workout in the file."))
    #expect(page.text.contains("1 row ="))
  }

  @Test(
    "A chart is labelled with its first, best, last and smoothed value; the numbers are in a table")
  func labels() throws {
    let page = CheckedPage(try ExampleHistory.exercise("Bench Press (Barbell)").page()).text
    let label = try #require(page.firstMatch(of: /role="img" aria-label="(Chart of e1RM[^"]*)"/))
      .output.1
    #expect(label.contains("10 sessions: first 111.7 kg on 5 Jan 2026"), "\(label)")
    #expect(label.contains("best 124.1 kg on 2 Feb 2026"))
    let rows = page.components(separatedBy: "<details class=\"numbers\">").last ?? ""
    #expect(rows.components(separatedBy: "<tr><td>").count == 11)
    #expect(rows.contains("<th>Best set → e1RM, kg<th>Volume, kg</thead><tbody><tr><th>2026<tr>"))
    #expect(rows.contains("<td>2 Feb<td>100×8 → 124.1<td>3,200"))
  }

  @Test("Every coordinate of a drawing lies in the box of its widest span")
  func coordinates() throws {
    let page = try ExampleHistory.exercise("Bench Press (Barbell)").page()
    let text = String(decoding: page, as: UTF8.self)
    let boxes = text.matches(of: /viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"/).map { match in
      [match.output.1, match.output.2, match.output.3, match.output.4].compactMap { Int($0) }
    }
    let box = try #require(boxes.dropFirst().first)
    let dots = try #require(text.firstMatch(of: /class="dots" d="([^"]*h0m[^"]*)"/)).output.1
    var place = (0, 0)
    var count = 0
    for move in dots.matches(of: /[Mm](-?\d+) ?(-?\d+)h0/) {
      let step = (try #require(Int(move.output.1)), try #require(Int(move.output.2)))
      place = count == 0 ? step : (place.0 + step.0, place.1 + step.1)
      count += 1
      #expect((box[0]...box[0] + box[2]).contains(place.0))
      #expect((box[1]...box[1] + box[3]).contains(place.1))
    }
    #expect(count == 10)
  }

  @Test("In pounds the page has no kilogram but in the words of milestones")
  func pounds() throws {
    let page = CheckedPage(
      try ExampleHistory.exercise("Bench Press (Barbell)", unit: .pound).page())
    let kilograms = page.text.matches(of: /.{30}\d\u{A0}?\s?kg.{10}/).map { String($0.output) }
    #expect(kilograms.isEmpty)
    #expect(page.text.contains("273.7"))
  }
}

@Suite("The page of odd histories")
struct OddPageTests {
  private func page(_ history: LogBuilder) -> CheckedPage {
    CheckedPage(WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil).page())
  }

  @Test("One set")
  func oneSet() {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
    let page = page(history)
    page.expectSafe()
    #expect(page.text.contains("The session in numbers"))
  }

  @Test("Repetitions alone, assistance alone, times alone")
  func withoutLoads() {
    for kind in 0..<3 {
      var history = LogBuilder()
      let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
      for day in 0..<12 {
        history.session(start.advanced(by: 4 * day).description) { session in
          switch kind {
          case 0: session.sets("Push Up", reps: 10 + day, count: 3)
          case 1: session.sets("Pull Up (Assisted)", kg: Double(40 - day), reps: 8, count: 3)
          default: session.sets("Plank", seconds: Double(60 + 5 * day), count: 2)
          }
        }
      }
      page(history).expectSafe("\(kind)")
    }
  }

  @Test("A set ten times as heavy as the others is a cross, named, and outside of the range")
  func doubtfulSet() {
    var history = LogBuilder()
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for week in 0..<12 {
      history.session(start.advanced(by: 7 * week).description) {
        $0.sets("Squat (Barbell)", kg: week == 6 ? 1000 : 100, reps: 5, count: 3)
      }
    }
    let page = page(history)
    page.expectSafe()
    #expect(page.text.contains("✕: doubtful, not in the curve: 1,000\u{A0}kg\u{A0}×\u{A0}5"))
    #expect(page.text.contains(">✕</text>"))
    #expect(!page.text.contains("1,100"))
  }

  @Test("A gap of nine years, and days before 1970")
  func gap() {
    var history = LogBuilder()
    for day in ["1969-12-30", "2017-01-05", "2026-01-05", "2026-01-08"] {
      history.session(day) { $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3) }
    }
    let page = page(history)
    page.expectSafe()
    #expect(page.text.contains("days off"))
  }

  @Test("A lift of repetitions has a curve with its band, as one of loads has")
  func curveOfRepetitions() throws {
    var history = LogBuilder()
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for day in 0..<12 {
      history.session(start.advanced(by: 4 * day).description) {
        $0.sets("Push Up", reps: 10 + day % 3 + day / 2, count: 3)
      }
    }
    let text = page(history).text.replacing("\u{A0}", with: " ")
    #expect(text.contains("line: smoothed, with its 80 % band"))
    let marks = try #require(text.firstMatch(of: /<g id="m0".*?<\/g>/)).output
    #expect(marks.contains("class=\"band\"") && marks.contains("class=\"course\""), "\(marks)")
  }

  @Test("A lift of repetitions has no chart of volumes; the one set with a load is counted as one")
  func loadedOnce() throws {
    var history = LogBuilder()
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for day in 0..<12 {
      history.session(start.advanced(by: 4 * day).description) {
        $0.sets("Pull Up", reps: 5 + day / 2, count: 3)
        if day == 7 { $0.sets("Pull Up", kg: 10, reps: 5) }
      }
    }
    let text = page(history).text.replacing("\u{A0}", with: " ")
    #expect(!text.contains("class=\"columns\""))
    #expect(text.contains("50 kg from 1 set<"))
  }

  @Test("A lift that goes nowhere says since when: at the top, beside its name and over its chart")
  func since() throws {
    var history = LogBuilder()
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for day in 0..<20 {
      history.session(start.advanced(by: 4 * day).description) {
        $0.sets(
          "Bench Press (Barbell)", kg: day == 2 ? 85 : 80, reps: day % 2 == 0 ? 5 : 6, count: 3)
      }
    }
    let text = page(history).text.replacing("\u{A0}", with: " ")
    for place in [
      "plateau, no new best since 13 Jan", "Plateau, no new best since 13 Jan: the line ends at ",
    ] {
      #expect(text.contains(place), "\(place)")
    }
    #expect(text.contains("<small>no new best since 13 Jan</small>"))
  }

  @Test("The dots of a year begin with the first workout: what was before is no rest")
  func noRestBeforeTheLog() throws {
    var history = LogBuilder()
    for day in ["2026-03-02", "2026-03-04", "2026-03-09"] {
      history.session(day) { $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3) }
    }
    let text = page(history).text
    let rests = text.matches(of: /class="d0" d="([^"]*)"/).map { $0.output.1 }
    #expect(rests.map { $0.components(separatedBy: "h0").count - 1 } == [5])
    #expect(text.contains("3 days with a workout of the last 8 days."))
  }

  @Test("The sets by muscle and week are a table, too, the latest week first")
  func muscleTable() throws {
    var history = LogBuilder()
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for week in 0..<3 {
      history.session(start.advanced(by: 7 * week).description) {
        $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: week + 2)
      }
    }
    let text = page(history).text
    let row = try #require(text.firstMatch(of: /<th scope="row">quadriceps((?:<td>[0-9.]+)+)/))
    #expect(row.output.1 == "<td>4<td>3<td>2")
    #expect(text.contains("<th>19\u{A0}Jan<th>12\u{A0}Jan<th>5\u{A0}Jan</thead>"))
  }

  @Test("Lifts not trained for six weeks are folded away together, each with its panel")
  func oldLifts() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Deadlift (Barbell)", kg: 100, reps: 5) }
    history.session("2026-04-06") { $0.sets("Squat (Barbell)", kg: 100, reps: 5) }
    let text = page(history).text
    let old = try #require(text.components(separatedBy: "<details class=\"old\">").last)
    #expect(old.hasPrefix("<summary>Not trained for 6 weeks: 1 lift</summary>"))
    let names = old.matches(of: /<h3><bdi[^>]*>([^<]*)</).map(\.output.1)
    #expect(names == ["Deadlift (Barbell)"])
  }

  @Test("Workouts without times, titles and loads say what is missing")
  func withoutTimes() {
    var history = LogBuilder()
    for day in ["2026-03-02", "2026-03-04", "2026-03-09"] {
      history.session(day, at: nil, title: nil, duration: nil) {
        $0.sets("Push Up", reps: 12, count: 3)
      }
    }
    let page = page(history)
    page.expectSafe()
    #expect(page.text.contains("no duration in the file"))
    #expect(page.text.contains("no set with a load and repetitions"))
  }

  @Test("A thousand exercises, each with its panel")
  func manyExercises() {
    var history = LogBuilder()
    let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)
    for day in 0..<100 {
      history.session(start.advanced(by: day).description) { session in
        for number in 0..<10 { session.sets("Lift \(10 * day + number)", kg: 50, reps: 5) }
      }
    }
    let page = page(history)
    page.expectSafe()
    #expect(page.text.components(separatedBy: "<details class=\"lift\"").count == 1001)
  }
}
