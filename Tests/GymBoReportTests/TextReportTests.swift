import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The reports as text: what they promise whatever the history holds.
@Suite struct TextReportTests {
  /// Names that break layouts and terminals.
  static let awkward = [
    "Bench Press (Barbell)",
    "An exercise whose name goes on and on, (with brackets), and is longer than any line of a terminal",
    "ベンチプレス（バーベル）とても長い名前のエクササイズですから端末の行には入りません、本当に長いのです",
    "👩‍👩‍👧 🏋️‍♀️ 💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪💪",
    "Evil \u{1B}[31m\u{1B}]0;title\u{7} \u{9B}2J Press", "Curl \u{202E}sdrawkcab\u{202C} \u{2066}x",
    "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301} lift",
    "Line\nbreak\r\nand\ttab",
    "averyveryverylongwordwithoutanyblankinitthatcannotbewrappedanywhereatallnever",
    "\u{200B}\u{FEFF}hidden\u{AD}", " ",
  ]

  /// Fourteen weeks of every awkward name, with files, notes and issues as awkward.
  static func awkwardLog() -> TrainingLog {
    var history = LogBuilder(file: "exp\u{1B}[2J\u{202E}ort \n.csv")
    history.leftOut = [.rejected, .restTimer]
    history.issues = IssueRule.allCases.map { rule in
      Issue(
        rule: rule, severity: .warning,
        place: SourcePlace(file: 0, line: 7, column: 3, columnName: "Ex\u{1B}[1m", byteOffset: 600),
        original: awkward[4] + awkward[1] + awkward[5], proposal: .readAsText(awkward[2]))
    }
    history.mergedNames = [MergedName(name: awkward[4], merged: awkward[5])]
    let first = CivilDate(iso: "2026-08-10") ?? CivilDate(dayNumber: 0)
    for day in 0..<40 {
      history.session(
        first.advanced(by: day * 5 / 2).description, title: awkward[(day * 7) % awkward.count],
        note: awkward[4]
      ) { session in
        for (index, name) in awkward.enumerated() {
          switch index % 4 {
          case 0:
            session.sets(name, kg: 20 + Double(day) * 2.5, reps: 5 + day % 3, rpe: 8, count: 3)
          case 1: session.sets(name, kg: 100.0 - Double(day), reps: 8, count: 2)
          case 2: session.sets(name, reps: 12 + day % 5, count: 2, note: awkward[5])
          default: session.sets(name, seconds: 60 + Double(day))
          }
        }
      }
    }
    return history.log
  }

  /// Every report of a log, by name.
  static func reports(
    of log: TrainingLog, options: AnalysisOptions = AnalysisOptions(), unit: LoadUnit = .kilogram,
    style: TextStyle = TextStyle()
  ) -> [(name: String, text: String)] {
    var texts = [
      (
        "report",
        WeeklyReport(of: log, options: options, unit: unit).text(style)
      ),
      (
        "suggest",
        SuggestionReport(of: log, options: options, unit: unit).text(style)
      ),
      ("check", CheckReport(of: log, options: options, unit: unit).text(style)),
    ]
    if let findings = HistoryFindings(of: log, options: options) {
      for lift in findings.lifts {
        let report = ExerciseReport(
          of: lift, findings: findings, log: log, unit: unit)
        texts.append(("exercise \(lift.exercise)", report.text(style)))
      }
    }
    return texts
  }

  /// A history in which every kind of set and many states occur.
  static func usualLog() -> TrainingLog {
    var history = LogBuilder()
    let first = CivilDate(iso: "2026-06-01") ?? CivilDate(dayNumber: 0)
    for week in 0..<16 {
      let monday = first.advanced(by: 7 * week)
      history.session(monday.description, title: "Push") {
        $0.sets("Bench Press (Barbell)", kg: 80 + Double(week) * 1.25, reps: 8, count: 4)
        $0.sets("Overhead Press (Barbell)", kg: 50, reps: 6, rpe: 8, count: 3)
        $0.sets("Plank", seconds: 60 + Double(week))
      }
      history.session(monday.advanced(by: 3).description, title: "Pull") {
        $0.sets("Deadlift (Barbell)", kg: 140, reps: 5, rpe: 9, count: 2)
        $0.sets("Pull Up", reps: 6 + week / 4, count: 3)
        $0.sets("Pull Up (Assisted)", kg: 30 - Double(week), reps: 8, count: 2)
        $0.sets("Running", seconds: 1500, metres: 5200)
      }
    }
    return history.log
  }

  @Test("no line of any report is wider than the terminal, whatever the names")
  func width() {
    let log = TextReportTests.awkwardLog()
    for columns in [80, 60, 40, 132] {
      var style = TextStyle()
      style.width = columns
      for (name, text) in TextReportTests.reports(of: log, style: style) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          #expect(TerminalText.width(of: String(line)) <= columns, "\(name): \(line)")
        }
      }
    }
  }

  @Test("without colour, no control character and none that turns the direction reaches the output")
  func noControls() {
    for (name, text) in TextReportTests.reports(of: TextReportTests.awkwardLog()) {
      let bad = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.generalCategory == .control
            || scalar.properties.generalCategory == .format && scalar.value != 0x200D
            || scalar.properties.generalCategory == .lineSeparator)
      }
      #expect(bad.isEmpty, "\(name)")
      #expect(!text.utf8.contains(0x1B))
    }
  }

  @Test("colour adds sequences of select graphic rendition and changes nothing else")
  func colour() {
    var colored = TextStyle()
    colored.isColored = true
    for log in [TextReportTests.usualLog(), TextReportTests.awkwardLog()] {
      let plain = TextReportTests.reports(of: log)
      let painted = TextReportTests.reports(of: log, style: colored)
      #expect(painted.first?.text != plain.first?.text)
      for (one, other) in zip(plain, painted) {
        #expect(other.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == one.text, "\(one.name)")
      }
    }
  }

  @Test("no line ends in a blank, and no report prints nan, inf, nil or an optional")
  func clean() {
    for (name, text) in TextReportTests.reports(of: TextReportTests.usualLog()) {
      #expect(text.hasSuffix("\n"), "\(name)")
      #expect(!text.contains(" \n"), "\(name)")
      #expect(!text.contains("\n\n\n"), "\(name)")
      let words = text.split { !$0.isLetter }
      for word in ["nan", "inf", "nil", "Optional"] {
        #expect(!words.contains { $0 == word }, "\(name): \(word)")
      }
    }
  }

  @Test("the same report gives the same text")
  func deterministic() {
    let first = TextReportTests.reports(of: TextReportTests.usualLog())
    let second = TextReportTests.reports(of: TextReportTests.usualLog())
    #expect(first.map(\.text) == second.map(\.text))
  }

  @Test("a history without workouts is told in a sentence, with its files")
  func empty() {
    var report = WeeklyReport(
      of: LogBuilder().log, options: AnalysisOptions(), unit: nil)
    #expect(report.text(TextStyle()).hasPrefix("There is no workout in the file."))
    #expect(report.text(TextStyle()).contains("history.csv (strong): 0 rows = 0 sets"))
    var options = AnalysisOptions()
    options.asOf = CivilDate(iso: "2020-01-01")
    report = WeeklyReport(
      of: TextReportTests.usualLog(), options: options, unit: nil)
    #expect(
      report.text(TextStyle()).hasPrefix(
        "There is no workout up to the day asked for; the first one is on 1 Jun 2026."))
    let suggestions = SuggestionReport(
      of: LogBuilder().log, options: options, unit: nil)
    #expect(suggestions.text(TextStyle()).contains("There is no workout"))
  }

  @Test("every rule of the data check has a sentence of its own, with a full stop")
  func sentences() {
    let english = English(unit: .kilogram)
    let sentences = IssueRule.allCases.map { TextStyle().text(english.sentence($0)) }
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase ?? false)
    }
  }
}
