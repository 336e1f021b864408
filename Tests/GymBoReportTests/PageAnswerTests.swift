import Foundation
import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("What a reader asks first is answered on a page")
struct PageAnswerTests {
  /// Eight lifts: three fall, four are flat, one rises.
  private static func page() throws -> String {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<24 {
      history.session(start.advanced(by: 4 * day).description) { session in
        for lift in 0..<3 {
          let fall = 2.5 * Double(max(0, day - 12))
          let rise = 0.5 * Double(min(day, 12) + 10 * lift + 20)
          session.sets("Falling \(lift)", kg: 60 + rise - fall, reps: 5)
        }
        for lift in 0..<4 {
          let isBest = day == 2 + lift
          session.sets(
            "Flat \(lift)", kg: isBest ? 85 : 80, reps: day.isMultiple(of: 2) ? 5 : 6, count: 2)
        }
        session.sets("Bench Press (Barbell)", kg: 60 + 2.5 * Double(day / 2), reps: 8, count: 3)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    return String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
  }

  @Test("a lift that was lower lately is named where no lift is stuck")
  func lowerLately() throws {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<24 {
      history.session(start.advanced(by: 3 * day).description) { session in
        let low = [80, 77.5, 77.5, 75]
        session.sets(
          "Bench Press (Barbell)", kg: day < 20 ? 60 + 2.5 * Double(day / 2) : low[day - 20],
          reps: 5, count: 3)
        session.sets("Squat (Barbell)", kg: 80 + 2.5 * Double(day / 2), reps: 5, count: 3)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let page = String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
    let top = Self.words(try #require(Self.glance(page).first))
    #expect(
      top.contains("No lift is shown to be stuck or falling; lower lately: Bench Press"), "\(top)")
  }

  private static func words(_ markup: some StringProtocol) -> String {
    String(markup).replacing(/<[^>]*>/) { _ in "" }
  }

  /// What is below the page's title, a line each.
  private static func glance(_ page: String) throws -> [String] {
    let list = try #require(page.firstMatch(of: /<dl class="glance">(.*?)<\/dl>/)).output.1
    return list.components(separatedBy: "<dt>").dropFirst().map { String($0) }
  }

  @Test(
    "Every falling lift is named with its day, then one that is flat; the others are a link away")
  func stuck() throws {
    let page = try Self.page()
    let lifts = try Self.glance(page)[0].components(separatedBy: "<li>").dropFirst()
    let names = lifts.map { Self.words($0).prefix { $0 != ":" } }
    #expect(names.dropLast().map { $0.hasPrefix("Falling") } == [true, true, true, false])
    #expect(lifts.dropLast().allSatisfy { $0.contains("since") }, "\(lifts)")
    #expect(lifts.last?.contains("<a href=\"#lifts\">and 3 more lifts</a>") == true)
  }

  @Test(
    "A lift that is stuck has one day, the same at the top, in the list of attention and of lifts")
  func oneDay() throws {
    let page = try Self.page()
    let rows = page.matches(
      of: /<h3><bdi[^>]*>((?:Flat|Falling) \d)<.*?<span class="state">.*?<small>([^<]*)<\/small>/)
    #expect(rows.count == 7)
    let top = Self.words(try Self.glance(page)[0])
    let part = try #require(
      page.firstMatch(of: /<section id="attention".*?<\/section>/.dotMatchesNewlines()))
    // A deload that is due names the lifts that fall, and has no day.
    let attention = part.output.components(separatedBy: "<li>").filter { !$0.contains("Deload:") }
      .map { Self.words($0) }.joined(separator: "\n")
    for row in rows {
      let (lift, since) = (row.output.1, row.output.2)
      let places = [top, attention].flatMap { text in
        text.ranges(of: lift).map { text[$0.upperBound...].prefix(60) }
      }
      #expect(
        !places.isEmpty && places.allSatisfy { $0.contains(since) }, "\(lift) \(since) \(places)")
    }
    #expect(!attention.contains("no new best for"), "\(attention)")
  }

  @Test("The next workout is told with all its lifts, and each lift's line has what is next")
  func next() throws {
    let page = try Self.page()
    let list = try #require(Self.glance(page).last).components(separatedBy: "</ul>")[0]
    let lifts = list.components(separatedBy: "<li>").dropFirst()
    #expect(lifts.count == 8)
    #expect(lifts.allSatisfy { $0.contains("<a href=\"#l") })
    let row = try #require(
      page.firstMatch(of: /Bench Press \(Barbell\)<\/bdi><small>next: ([^<]*)<\/small><\/h3>/))
    #expect(
      lifts.contains { Self.words($0) == "Bench Press (Barbell) \(row.output.1)" }, "\(lifts)")
  }

  @Test(
    "A lift is found by its name in the export, in the catalogue and in other languages",
    arguments: [
      ("Bench Press (Barbell)", "Bankdrücken"), ("Bankdrücken", "Bench Press (Barbell)"),
      ("Şınav", "Push Up"), ("Push Up", "Şınav"),
    ])
  func otherNames(name: String, other: String) throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets(name, kg: 50, reps: 5) }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let page = String(decoding: report.page(), as: UTF8.self)
    let names = try #require(page.firstMatch(of: /<details class="lift" data-names="([^"]*)"/))
      .output.1
    #expect(names.components(separatedBy: "; ").contains(other), "\(names)")
    #expect(!names.components(separatedBy: "; ").contains(name), "\(names)")
  }

  @Test(
    "Muscles with few sets over four weeks are told with that time, then others that had few of late",
    arguments: [("2026-02-19", "In the last 7 days also: "), ("2026-02-22", "In the week also: ")])
  func muscles(asOf: String, week: String) throws {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<16 {
      history.session(start.advanced(by: 3 * day).description) {
        $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 6)
        $0.sets("Standing Calf Raise (Machine)", kg: 60, reps: 12, count: 1)
        if day < 13 { $0.sets("Chest Press (Machine)", kg: 60, reps: 8, count: 6) }
      }
    }
    let options = AnalysisOptions(asOf: CivilDate(iso: asOf))
    let report = WeeklyReport(of: history.log, options: options, unit: nil)
    let page = String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
    // At the top, and with the muscles of the week.
    #expect(page.matches(of: /Over four weeks: calves [0-9.]+ a week \(at least 8\)/).count == 2)
    let top = try #require(Self.glance(page).first { $0.contains(week) })
    let later = try #require(top.components(separatedBy: week).last)
    #expect(later.contains("chest") && !later.contains("calves"), "\(top)")
  }

  @Test("That no lift is judged is said where none was done for three weeks, and only there")
  func paused() throws {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<12 {
      history.session(start.advanced(by: 4 * day).description) {
        $0.sets("Leg Press", kg: 100 + 2.5 * Double(day), reps: 8, count: 3)
        $0.sets("Plank", seconds: 60)
      }
    }
    let last = start.advanced(by: 44)
    for (days, isTold) in [(0, false), (7, false), (27, true)] {
      let options = AnalysisOptions(asOf: last.advanced(by: days))
      let report = WeeklyReport(of: history.log, options: options, unit: nil)
      let page = String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
      let answer = Self.words(try Self.glance(page)[0])
      #expect(answer.contains("Not judged: no lift was done in the last 3 weeks.") == isTold)
    }
  }

  @Test("Stuck lifts that can wait are told among what needs attention, too, with why")
  func waiting() throws {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<20 {
      history.session(start.advanced(by: 4 * day).description) { session in
        session.sets("Bench Press (Barbell)", kg: 60 + 2.5 * Double(day / 2), reps: 8, count: 3)
        // Of too few sessions lately to ask for anything.
        if day < 12 || day == 16 { session.sets("Leg Press", kg: 100, reps: day % 2 + 8) }
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let page = String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
    #expect(Self.words(try Self.glance(page)[0]).contains("Leg Press: plateau"))
    let part = try #require(
      page.firstMatch(of: /<section id="attention".*?<\/section>/.dotMatchesNewlines()))
    let text = Self.words(part.output)
    #expect(text.contains("Can wait: Leg Press: plateau"), "\(text)")
    #expect(!text.contains("no lift is shown to be stuck"), "\(text)")
  }
}
