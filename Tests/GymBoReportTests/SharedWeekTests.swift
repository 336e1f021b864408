import Foundation
import GymBo
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// Weekly reports of the weeks of real exports: how long they are, and that no section contradicts another.
@Suite(.enabled(if: Shared.isPresent, Shared.absence))
struct SharedWeekTests {
  static let folders = ["samples/strong", "samples/hevy", "samples/fitnotes"]

  static let files: [URL] = (try? folders.flatMap { try Shared.files(in: $0, ofType: "csv") }) ?? []

  /// Weeks of each file: evenly spread ones, or all with `GYMBO_EXHAUSTIVE`.
  private static let weeksOfAFile = Shared.isExhaustive ? Int.max : 12

  /// The reports of weeks of an export.
  private static func reports(of file: URL) throws -> [WeeklyReport] {
    let log = try History(reading: [file.path]).log
    let weeks = Array(Set(log.sessions.map(\.date.isoWeek))).sorted()
    let step = max(1, (weeks.count + weeksOfAFile - 1) / weeksOfAFile)
    return stride(from: weeks.count - 1, through: 0, by: -step).map { index in
      WeeklyReport(of: log, options: AnalysisOptions(week: weeks[index]), unit: nil)
    }
  }

  @Test("19 of 20 weeks fit 45 lines of 80 columns in every language")
  func lines() throws {
    var counts: [String: [Int]] = [:]
    for file in Self.files {
      for report in try Self.reports(of: file) {
        for language in Language.all {
          var style = TextStyle()
          style.language = language
          let text = report.text(style)
          counts[language.code, default: []].append(TextPage.lines(of: text))
          let lines = text.split(separator: "\n")
          #expect(lines.allSatisfy { TerminalText.width(of: String($0)) <= 80 })
        }
      }
    }
    for (code, counts) in counts.sorted(by: { $0.key < $1.key }) {
      let fitting = counts.count { $0 <= BriefLengths.screen(80) }
      print(
        "weeks within \(BriefLengths.screen(80)) lines in \(code): \(fitting) of \(counts.count)")
      #expect(counts.count >= 60)
      #expect(Double(fitting) >= 0.95 * Double(counts.count), "\(code)")
    }
  }

  @Test("at every width of a terminal no line is too wide, and nothing is cut or lost")
  func widths() throws {
    for file in Self.files {
      for report in try Self.reports(of: file).prefix(Shared.isExhaustive ? .max : 1) {
        var wide = TextStyle()
        wide.width = 1000
        let whole = numbers(report.text(wide, .full))
        for width in [40, 59, 120] {
          var style = TextStyle()
          style.width = width
          let full = report.text(style, .full)
          for text in [report.text(style, .brief), full] {
            #expect(
              text.split(separator: "\n").allSatisfy { TerminalText.width(of: String($0)) <= width }
            )
            #expect(!text.replacing("…/", with: "").contains("…"))
          }
          let here = numbers(full)
          let lost = whole.filter { here[$0.key, default: 0] < $0.value }.keys.sorted()
          #expect(lost.isEmpty, "\(file.lastPathComponent): \(lost)")
          if width < AlignedTable.twoLinesBelow { try checkTwoLines(report, style) }
        }
      }
    }
  }

  /// The words that have a digit: loads, repetitions, changes, days. A long path is shown by its last part.
  private func numbers(_ text: String) -> [String: Int] {
    let words = text.split { $0.isWhitespace }
      .filter { $0.contains(where: \.isNumber) && !$0.contains(".csv") && !$0.contains("/") }
    return Dictionary(words.map { (String($0), 1) }, uniquingKeysWith: +)
  }

  /// Each lift of the week takes two lines, seldom three, where its name or its numbers are long.
  private func checkTwoLines(_ report: WeeklyReport, _ style: TextStyle) throws {
    var page = TextPage(style)
    let words = style.words(unit: report.unit, asOf: report.findings?.asOf)
    let lifts = try #require(report.sections).lifts
    page.write(lifts, most: nil, naming: .few, words)
    let lines = page.text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let key =
      lines.lastIndex { $0.hasPrefix("  Words:") || $0.hasPrefix("  Words and bars (sessions):") }
      ?? lines.endIndex
    // In 40 columns the longest names and changes take a third line.
    let most = style.width < 48 ? 3.2 : 2.3
    // The title takes a second line there.
    #expect(Double(key - 1) <= most * Double(lifts.lifts.count), "\(style.width)")
  }

  @Test("no section of a week contradicts another", arguments: files)
  func contradictions(file: URL) throws {
    for report in try Self.reports(of: file) {
      let findings = try #require(report.findings)
      let sections = try #require(report.sections)
      let week = findings.week.week.description
      checkRecords(sections, week)
      checkFalling(sections, week)
      checkDeload(sections, findings, week)
      checkGoal(sections, week)
    }
  }

  /// The verdict, the new bests and the list of lifts tell of the same records, and none of them is called falling.
  private func checkRecords(_ sections: WeeklySections, _ week: String) {
    let told = Set(sections.verdict.newBests)
    // The longest cardio is told as a best and in a section of its own.
    let cardio = told.intersection(sections.cardio?.lines.map(\.exercise) ?? [])
    let listed = Set(sections.lifts.lifts.filter(\.hasRecord).map(\.exercise)).union(cardio)
    #expect(told == Set(sections.records.bests.map(\.exercise)), "\(week)")
    #expect(told == listed, "\(week)")
    for item in sections.attention.items {
      if case .lift(let movement) = item {
        #expect(!told.contains(movement.exercise), "\(week): \(movement.exercise)")
      }
    }
    for lift in sections.lifts.lifts where lift.hasRecord {
      #expect(lift.state == .record, "\(week): \(lift.exercise)")
      #expect(lift.change?.isUp ?? true, "\(week): \(lift.exercise)")
      let best = sections.records.bests.first { $0.exercise == lift.exercise }
      #expect(best?.set == nil || lift.set == best?.set, "\(week): \(lift.exercise)")
    }
  }

  /// The verdict, what needs attention and the list of lifts call the same lifts falling, and none is suggested more.
  private func checkFalling(_ sections: WeeklySections, _ week: String) {
    var items: Set<String> = []
    for item in sections.attention.items {
      switch item {
      case .lift(let movement) where movement.state == .declining: items.insert(movement.exercise)
      case .moreLifts(.declining, let exercises, _): items.formUnion(exercises)
      default: break
      }
    }
    let falling = Set(sections.verdict.falling)
    // The verdict is of the lifts of the week that are no isolation lifts; others may need attention, too.
    let trained = Set(sections.lifts.lifts.map(\.exercise))
    let compound = Set(sections.lifts.lifts.filter(\.isCompound).map(\.exercise))
    #expect(items.intersection(compound).isSubset(of: falling), "\(week)")
    #expect(falling.isSubset(of: trained.intersection(sections.attention.falling)), "\(week)")
    for lift in sections.lifts.lifts where falling.contains(lift.exercise) {
      #expect(lift.isFalling, "\(week): \(lift.exercise)")
    }
    // Those that are falling come first.
    let first = sections.lifts.lifts.prefix(while: \.isFalling).count
    #expect(sections.lifts.lifts.dropFirst(first).allSatisfy { !$0.isFalling }, "\(week)")
  }

  /// The verdict, what needs attention and the suggestions agree on a deload, and in one no lift is called falling.
  private func checkDeload(
    _ sections: WeeklySections, _ findings: HistoryFindings, _ week: String
  ) {
    let isOpen = findings.breaks.deloads.last?.isOpen ?? false
    let isDue = sections.verdict.isDeloadDue
    #expect(isDue == sections.attention.isDeloadDue, "\(week)")
    #expect((sections.verdict.deloadSince != nil) == isOpen, "\(week)")
    for line in sections.suggestions.lines {
      // A lift that was at its full load in a deload is asked for no light work.
      let first = sections.verdict.deloadSince
      let isBack = isOpen && first.map { line.suggestion.lastSession > $0 } ?? false
      #expect(
        isBack || (line.suggestion.deloadWork != nil) == (isDue || isOpen),
        "\(week): \(line.exercise)")
      if let light = line.suggestion.deloadWork?.load, line.suggestion.semantics == .loaded,
        let usual = line.continued.load
      {
        #expect(light <= usual, "\(week): \(line.exercise)")
      }
    }
    guard isOpen else { return }
    #expect(!isDue && sections.verdict.falling.isEmpty, "\(week)")
    #expect(
      !sections.lifts.lifts.contains { $0.state == .declining || $0.state == .notRising }, "\(week)"
    )
  }

  /// A goal that nobody set is neither named nor missed.
  private func checkGoal(_ sections: WeeklySections, _ week: String) {
    #expect(sections.verdict.goal == nil && sections.headline.streak == nil, "\(week)")
    for item in sections.attention.items {
      switch item {
      case .goalMissed, .goalAtRisk: Issue.record("\(week): a goal that nobody set")
      default: break
      }
    }
  }

  @Test("a curve is not better than the best that it smooths", arguments: files)
  func smoothedCurve(file: URL) throws {
    let log = try History(reading: [file.path]).log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    for lift in findings.lifts {
      let report = ExerciseReport(of: lift, findings: findings, log: log, unit: nil)
      guard let curve = report.strengthCurve, let best = lift.series?.best?.value else { continue }
      // Less assistance is better.
      let direction = curve.measure.direction
      let most = curve.points.map { direction * $0.value }.max() ?? 0
      #expect(
        most <= direction * best + best.magnitude / 1000, "\(log.exercises[lift.exercise].name)")
    }
  }
}
