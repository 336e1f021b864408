import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The words beside each lift of the week, and how its words are explained.
@Suite struct LiftsOfTheWeekTests {
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// A history with a session every four days.
  private func report(
    _ count: Int, _ add: (inout SessionBuilder, Int) -> Void
  ) -> WeeklyReport {
    var history = LogBuilder()
    for name in ["Squat", "Row", "Curl"] {
      history.resolutions[name] = .user(
        .example(name, mechanics: name == "Curl" ? .isolation : .compound))
    }
    for index in 0..<count {
      history.session(Self.first.advanced(by: 4 * index).description) { add(&$0, index) }
    }
    return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
  }

  @Test("more repetitions with the same assistance are a new best in the list as in the table")
  func sameAssistance() throws {
    var history = LogBuilder()
    for (index, reps) in [8, 8, 8, 8, 8, 9, 10].enumerated() {
      history.session(Self.first.advanced(by: 4 * index).description) {
        $0.sets("Pull Up (Assisted)", kg: 20, reps: reps, semantics: .assisted)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let sections = try #require(report.sections)
    #expect(sections.lifts.lifts.map(\.state) == [.record])
    #expect(sections.records.bests.map(\.exercise) == ["Pull Up (Assisted)"])
    #expect(sections.records.bests.first?.record.kind == .repetitions)
    #expect(sections.records.sessions.count == 1)
  }

  @Test(
    "a lift whose last sessions did as much as any is not told as falling, be it with more effort")
  func harder() throws {
    func told(last kg: Double) throws -> [TrendState] {
      let report = report(14) { session, index in
        let effort = min(10, 6 + 0.5 * Double(max(0, index - 5)))
        session.sets(
          "Squat", kg: index > 11 ? kg : 100, reps: index % 3 == 0 ? 7 : 8, rpe: effort)
      }
      return try #require(report.findings).lifts.map(\.trend.told)
    }
    #expect(try told(last: 97.5).contains { $0 == .declining || $0 == .notRising })
    #expect(try !told(last: 101.5).contains { $0 == .declining || $0 == .notRising })
  }

  @Test("a lift not trained for three weeks is paused on the page, whatever it did before")
  func paused() throws {
    let report = report(16) { session, index in
      session.sets("Squat", kg: 100 + Double(index), reps: 5)
      if index < 8 { session.sets("Row", kg: 60 + Double(index), reps: 8) }
    }
    let findings = try #require(report.findings)
    let words = findings.lifts.map {
      LiftWord($0.trend.told, of: $0, asOf: findings.asOf)
    }
    #expect(words == [.state(.progressing), .paused])
  }

  @Test("a lift that falls comes first, and the words that are used are explained")
  func fallingFirst() throws {
    let report = report(25) { session, index in
      session.sets("Squat", kg: 100 + Double(index % 2), reps: 5)
      session.sets("Curl", kg: 40 - 0.5 * Double(max(0, index - 12)), reps: 8)
    }
    let lifts = try #require(report.sections).lifts
    #expect(lifts.lifts.map(\.exercise) == ["Curl", "Squat"])
    #expect(lifts.first(1).map(\.exercise) == ["Curl"])
    let text = report.text()
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("falling: 65 % sure or more"))
    #expect(!text.contains("slipping:"))
  }

  @Test("a lift that fell and has made up for half of it is coming back, and needs no attention")
  func comingBack() throws {
    let loads = [100.0, 88, 82, 80, 84, 88, 92, 93]
    let report = report(25) { session, index in
      session.sets("Squat", kg: index < 17 ? 100 : loads[index - 17], reps: 5)
    }
    let trend = try #require(report.findings).lifts[0].trend
    #expect(trend.state == .declining && trend.isComingBack)
    let sections = try #require(report.sections)
    #expect(sections.verdict.falling.isEmpty)
    #expect(sections.lifts.lifts.map(\.isComingBack) == [true])
    #expect(report.text().contains("coming back ") && !report.text().contains("falling"))
  }

  @Test("a lift that slipped and has made up for half of it needs no attention either")
  func comingBackFromSlipping() throws {
    let loads = [
      97.5, 98.5, 98.5, 100, 102.5, 98.5, 100, 97.5, 102.5, 97.5, 97.5, 100, 101.5, 100, 97.5,
      101.5,
      102.5, 99.5, 97, 97.5, 93.5, 97.5, 96.5, 99.5,
    ]
    let report = report(loads.count) { session, index in
      session.sets("Squat", kg: loads[index], reps: 5)
    }
    let trend = try #require(report.findings).lifts[0].trend
    #expect(trend.state == .notRising && trend.isComingBack)
    #expect(!report.text().contains("Slipping"))
  }

  @Test("after two weeks off a lift that is lower is not judged, and the word says so")
  func afterBreak() throws {
    var history = LogBuilder()
    history.resolutions["Squat"] = .user(.example("Squat", mechanics: .compound))
    for index in 0..<31 where !(24..<28).contains(index) {
      history.session(Self.first.advanced(by: 4 * index).description) {
        $0.sets("Squat", kg: index < 24 ? 120 - 0.9 * Double(index) : 95, reps: 5)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let text = report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("95 kg × 5 same after a break"))
    #expect(text.contains("after a break: not judged yet"))
    #expect(!text.contains("coming back"))
  }

  @Test("a new best by e1RM is told of the day's set with most repetitions of that load")
  func mostRepetitions() throws {
    let report = report(8) { session, index in
      session.sets("Row", kg: 40, reps: index == 7 ? 15 : 8)
      if index == 7 { session.sets("Row", kg: 40, reps: 12) }
    }
    let best = try #require(report.sections?.records.bests.first)
    #expect(best.record.kind == .estimate && best.set?.repetitions == 15)
  }

  @Test("sets of more than 12 repetitions count beside others: fewer of them are no new best")
  func manyRepetitions() throws {
    let report = report(8) { session, index in
      session.sets("Row", kg: 70, reps: 8, count: 2)
      session.sets("Row", kg: 72, reps: index == 7 ? 12 : 15)
    }
    let sections = try #require(report.sections)
    #expect(sections.records.bests.isEmpty)
    let row = try #require(sections.lifts.lifts.first)
    guard case .estimate(let percent, _)? = row.change else {
      Issue.record("no change of the e1RM")
      return
    }
    // 72 · (1 + 12 / 30) after 72 · (1 + 15 / 30).
    #expect(abs(percent - 100 * (1.4 / 1.5 - 1)) < 1e-9)
  }

  @Test("beside a new best is the set that set it, not another one of the last session")
  func newBest() throws {
    // The last two sessions are on the Tuesday and the Saturday of one week.
    let report = report(11) { session, index in
      if index == 9 { session.sets("Row", kg: 80, reps: 3) }
      session.sets("Row", kg: 60, reps: 8, count: 3)
    }
    let row = try #require(report.sections?.lifts.lifts.first)
    #expect(row.state == .record && row.set?.load == Load(kilograms: 80))
    // The change is that of its day, too.
    #expect(row.change?.isUp == true)
  }

  @Test("in a week of light days no lift is called falling, and the days are called light")
  func lightWeek() throws {
    let report = report(25) { session, index in
      for name in ["Squat", "Row", "Curl"] {
        session.sets(name, kg: index == 24 ? 50 : 100, reps: 5, count: 3)
      }
    }
    let sections = try #require(report.sections)
    #expect(sections.verdict.light?.light == 3 && sections.verdict.light?.compared == 3)
    #expect(sections.verdict.falling.isEmpty && sections.verdict.unstuck == nil)
    #expect(sections.lifts.lifts.allSatisfy { $0.isLightDay && $0.tone == .neutral })
    let text = report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("light week: 3 of 3 lifts far below their level"))
    #expect(
      text.contains("light day: below the usual") && !text.contains("volume "))
    let bytes = report.json()
    #expect(try JSON(text: bytes)["verdict"]["lightWeek"]["light"].int == 3)
    #expect(try JSONSchema(ReportSchema.report.text).errors(in: bytes).isEmpty)
  }

  @Test("after a usual day the light days before it are over, and yet no fall")
  func lightDaysOver() throws {
    let report = report(26) { session, index in
      for name in ["Squat", "Row", "Curl", "Shrug"] where index < 25 {
        session.sets(name, kg: index == 24 ? 50 : 100, reps: 5, count: 3)
      }
      for name in ["Press", "Dip"] where index != 24 {
        session.sets(name, kg: 100, reps: 5, count: 3)
      }
    }
    let sections = try #require(report.sections)
    #expect(sections.verdict.light == nil && sections.verdict.falling.isEmpty)
    #expect(!report.text().contains("light week"))
  }

  @Test("where it is too early for a word, what is missing is said")
  func shortage() {
    let text = report(2) { session, _ in session.sets("Row", kg: 60, reps: 8) }.text()
    #expect(text.contains("too new"))
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "too new: too few sessions for a verdict"))
    #expect(!text.contains("no verdict"))
  }

  @Test("where few sessions agree, the word says where they went so far")
  func soFar() {
    func text(_ step: Double) -> String {
      report(4) { session, index in
        session.sets("Row", kg: 60 + step * Double(index), reps: 8)
      }.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(text(0).contains("level so far"))
    #expect(text(-2.5).contains("down so far"))
    #expect(text(0).contains("so far: too few sessions for a verdict"))
  }

  @Test("a lift done often, but seldom of late, does not wait for more sessions as a new one does")
  func seldom() {
    let text = report(26) { session, index in
      session.sets("Row", kg: 60, reps: 8)
      if index < 9 || index == 25 { session.sets("Squat", kg: 80, reps: 5) }
    }.text()
    #expect(text.contains("few lately") && !text.contains("more session"))
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "few lately: too few sessions for a verdict"))
  }

  @Test("of the lifts that are only counted, those lower than last time are named, four at most")
  func lowerThanLastTime() throws {
    let report = report(2) { session, index in
      for lift in 1...6 {
        session.sets("Lift \(lift)", kg: index == 0 ? 60 : 60 - 2 * Double(lift), reps: 8)
      }
    }
    let lifts = try #require(report.sections).lifts.lifts
    #expect(lifts.map(\.isLowerUnjudged) == [true, true, true, true, true, true])
    let words = English(unit: .kilogram, asOf: nil)
    let named = TextStyle().text(words.moreLifts(lifts, naming: .moving))
    #expect(
      named.contains("lower than last time: Lift 6, Lift 5, Lift 4, Lift 3 and 2 more"), "\(named)")
    #expect(!TextStyle().text(words.moreLifts(lifts, naming: .few)).contains("lower"))
  }

  @Test("a lift that rises over the weeks and was lower this time says so where it is only named")
  func lowerThisTime() throws {
    let report = report(17) { session, index in
      session.sets("Squat", kg: index == 16 ? 114 : 100 + Double(index), reps: 5)
    }
    let lifts = try #require(report.sections).lifts.lifts
    #expect(lifts.map(\.direction) == [.up] && lifts.map(\.roseBefore) == [true])
    let words = English(unit: .kilogram, asOf: nil)
    #expect(
      TextStyle().text(words.allLifts(lifts, naming: .moving))
        == "1 lift (1 up: Squat (lower this time)).")
  }

  @Test("two sets that are worth the same to some grams are no new best")
  func gramsMore() throws {
    let report = report(8) { session, index in
      session.sets("Squat", kg: index == 7 ? 73.7 : index == 6 ? 76 : 70, reps: index == 6 ? 4 : 5)
    }
    #expect(try #require(report.sections).records.bests.isEmpty)
  }

  @Test("a lift to which nothing is added because of pain is level, and on no plateau")
  func spared() throws {
    var history = LogBuilder()
    for index in 0..<20 {
      history.session(
        Self.first.advanced(by: 4 * index).description,
        note: index == 19 ? "My knee hurts" : nil
      ) {
        $0.sets("Squat (Barbell)", kg: 100 + Double(index % 2), reps: 5, count: 3)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let sections = try #require(report.sections)
    #expect(sections.lifts.lifts.map(\.state) == [.plateau])
    #expect(sections.lifts.lifts.map(\.word) == [.level])
    #expect(sections.attention.items.allSatisfy { $0.lifts == nil })
  }

  @Test("other sets beside the heaviest are named with their own repetitions, up to three kinds")
  func exactSets() {
    let text = report(4) { session, _ in
      session.sets("Row", kg: 50, reps: 10)
      session.sets("Row", kg: 60, reps: 8)
      session.sets("Row", kg: 70, reps: 6, count: 2)
      session.sets("Row", kg: 55, reps: 9)
    }.text()
    #expect(text.contains("50 kg × 10, 60 kg × 8, then 2 × 72.5 kg × 6, then 55 kg × 9"), "\(text)")
  }

  @Test("lifts of the next workout without a line are named with their work")
  func hiddenLifts() {
    var history = LogBuilder()
    for index in 0..<12 {
      let isLong = index.isMultiple(of: 2)
      let day = Self.first.advanced(by: 3 * index).description
      history.session(day, title: isLong ? "Upper" : "Lower") { session in
        for lift in 0..<(isLong ? 15 : 2) {
          session.sets("\(isLong ? "Upper" : "Lower") lift \(lift)", kg: 60, reps: 8)
        }
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let flat = report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("Next: Upper"))
    #expect(
      flat.contains(
        "also Upper lift 12 1 × 60 kg × 8+; Upper lift 13 1 × 60 kg × 8+; Upper lift 14 1 × 60 kg × 8+."
      )
    )
    #expect(flat.contains("For other workouts (Lower) and 2 more lifts: suggestions()"))
  }

  @Test("high volume is told when it is new or far above what is usual, not every week")
  func highVolume() throws {
    func items(_ sets: [Int]) throws -> [String] {
      var history = LogBuilder()
      for (week, count) in sets.enumerated() {
        history.session(Self.first.advanced(by: 7 * week).description) {
          $0.sets("Lying Leg Curl (Machine)", kg: 40, reps: 8, count: count)
        }
      }
      let last = Self.first.advanced(by: 7 * sets.count - 1)
      let report = WeeklyReport(
        of: history.log, options: AnalysisOptions(asOf: last), unit: nil)
      return try #require(report.sections).attention.items.map(\.code)
    }
    #expect(try items([5, 5, 14]).contains("much_volume"))
    #expect(try !items([14, 14, 14, 14, 14]).contains("much_volume"))
    #expect(try !items([14, 9, 9, 14]).contains("much_volume"))
    #expect(try items([14, 14, 14, 14, 22]).contains("much_volume"))
  }

  @Test("a muscle that needs no sets of its own is not told to have many")
  func glutes() throws {
    var history = LogBuilder()
    for (week, count) in [5, 5, 14].enumerated() {
      history.session(Self.first.advanced(by: 7 * week).description) {
        $0.sets("Hip Thrust (Barbell)", kg: 100, reps: 8, count: count)
      }
    }
    let last = Self.first.advanced(by: 20)
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(asOf: last), unit: nil)
    let sections = try #require(report.sections)
    #expect(!sections.attention.items.map(\.code).contains("much_volume"))
    #expect(sections.muscles?.rows.contains { $0.muscle == .glutes && $0.place == .high } == true)
  }

  @Test("the bars leave out a session whose number is that of a weaker set")
  func weakerSets() throws {
    let report = report(8) { session, index in
      session.sets("Row", kg: 50, reps: 10)
      session.sets("Row", kg: 60, reps: index == 3 ? 15 : 10)
    }
    let lift = try #require(report.sections?.lifts.lifts.first)
    #expect(lift.sparkline.count == 7 && Set(lift.sparkline).count == 1)
  }

  @Test("An e1RM half as much again as last time is told by the sets, as it was other work")
  func farChange() throws {
    func change(last kg: Double) throws -> String {
      let report = report(6) { session, index in
        session.sets("Squat", kg: index == 4 ? 20 : index == 5 ? kg : 60, reps: 8)
      }
      return try #require(report.text().split(separator: "\n").last { $0.contains("  Squat  ") })
        .description
    }
    #expect(try change(last: 25).contains("+25.0 %"))
    let far = try change(last: 59)
    #expect(far.contains("+39 kg") && !far.contains(" %"))
  }
}
