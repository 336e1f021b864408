import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("What needs attention, as values")
struct AttentionTests {
  @Test("the items of the text are those of the JSON, in the same order and number")
  func sameItems() throws {
    let report = ExampleHistory.report()
    let list = try #require(report.sections).attention
    let items = try JSON(text: report.json())["attention"]["items"].array
    #expect(!items.isEmpty)
    #expect(items.map { $0["code"].string } == list.items.map(\.code))
    let text = report.text(TextStyle(), .full)
    let english = English(unit: report.unit, asOf: report.findings?.asOf)
    for item in list.items { #expect(text.contains(TextStyle().text(english.lead(item)))) }
  }

  /// Sets of many lifts that the data check doubts.
  private static func doubtful(_ lifts: Int) -> TrainingLog {
    var history = LogBuilder()
    let names = (0..<lifts).map { "Lift \($0)" }
    for name in names { history.resolutions[name] = .user(.example(name)) }
    for day in 1...9 {
      history.session("2026-10-0\(day)") { session in
        for name in names { session.sets(name, kg: 100, reps: 8) }
      }
    }
    history.session("2026-10-10") { session in
      for name in names { session.sets(name, kg: 1000, reps: 8, count: 3) }
    }
    return history.log
  }

  @Test("no more than 12 items are told, in the short report at most 5, and the rest is counted")
  func limit() throws {
    let log = Self.doubtful(15)
    let report = WeeklyReport(of: log, options: AnalysisOptions(), unit: nil)
    let list = try #require(report.sections).attention
    #expect(list.items.count == AttentionList.mostItems)
    #expect(list.more > 0)
    let text = report.text()
    #expect((1...5).contains(text.components(separatedBy: "Doubtful:").count - 1))
    #expect(text.contains(/also Doubtful \(\d+\)\./))
  }

  @Test("every falling lift is named, however little room there is")
  func allFalling() throws {
    var history = LogBuilder()
    let names = ["Press", "Row", "Curl"]
    for name in names { history.resolutions[name] = .user(.example(name)) }
    let first = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<32 {
      history.session("\(first.advanced(by: day * 7 / 2))") { session in
        for name in names { session.sets(name, kg: 100 - Double(day) * 0.75, reps: 8) }
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let list = try #require(report.sections).attention
    #expect(Set(list.falling) == Set(names))
    // The first item is the lighter week, the second the first lift.
    #expect(list.fallingBeyond(1).map { Set($0.names) } == Set(names))
    #expect(list.fallingBeyond(2)?.names.count == 2)
    #expect(list.fallingBeyond(3) == nil)
    var page = TextPage(TextStyle())
    page.write(list, most: 2, English(unit: report.unit, asOf: report.findings?.asOf))
    for name in names { #expect(page.text.contains(name), "\(page.text)") }
    #expect(page.text.contains("Also falling: "))
  }

  @Test("a lift that was not trained for three weeks needs no attention, whatever it did before")
  func notTrainedLately() throws {
    func falling(weeksOff: Int) throws -> [String] {
      var history = LogBuilder()
      for name in ["Falling", "Other"] { history.resolutions[name] = .user(.example(name)) }
      let first = try #require(CivilDate(iso: "2026-01-05"))
      for day in 0..<(32 + 2 * weeksOff) {
        history.session("\(first.advanced(by: day * 7 / 2))") {
          if day < 32 { $0.sets("Falling", kg: 100 - Double(day) * 0.75, reps: 8) }
          $0.sets("Other", kg: 60 + Double(day % 3), reps: 8)
        }
      }
      let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
      return try #require(report.sections).attention.falling
    }
    #expect(try falling(weeksOff: 2) == ["Falling"])
    #expect(try falling(weeksOff: 4) == [])
  }

  @Test("a lift of repetitions that falls is told by them, and more is not asked beside fewer sets")
  func fallingRepetitions() throws {
    var history = LogBuilder()
    let first = try #require(CivilDate(iso: "2026-01-05"))
    let repetitions = Array(repeating: 12, count: 11) + [11, 11, 10, 10, 9, 9, 8, 8, 8]
    for day in repetitions.indices {
      history.session("\(first.advanced(by: day * 7 / 2))") {
        $0.sets("Pull Up", reps: repetitions[day], count: 3)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let list = try #require(report.sections).attention
    let movement = try #require(
      list.items.lazy.compactMap { if case .lift(let movement) = $0 { movement } else { nil } }
        .first)
    #expect(movement.state == .declining && movement.isToldByLevels)
    let text = report.text(TextStyle(), .full)
    #expect(text.contains("Falling: Pull Up, from about 12 repetitions to 8 repetitions in 5"))
    if case .more(let work) = movement.remedy {
      #expect(text.contains("Try \(work.repetitions ?? 0) rep"))
    } else {
      Issue.record("\(movement.remedy)")
    }
    #expect(!text.contains("The same again: Pull Up"))
  }

  @Test("equal sets with the same doubt are one item, which counts them")
  func equalDoubts() throws {
    let report = WeeklyReport(of: Self.doubtful(1), options: AnalysisOptions(), unit: nil)
    let items = try JSON(text: report.json())["attention"]["items"].array
      .filter { $0["code"].string == "doubtful_set" }
    #expect(items.count == 1)
    #expect(items.first?["sets"].int == 3)
    #expect(
      report.text().contains(
        "Doubtful: Lift 0 1,000 kg × 8 in 3 sets (meant: 100 kg?)."))
  }

  @Test("sets by muscle and week have a number for every week, and end with the report's")
  func muscleWeeks() throws {
    let report = ExampleHistory.report()
    let json = try JSON(text: report.json())["muscleWeeks"]
    let weeks = json["weeks"].array.map(\.string)
    #expect(!weeks.isEmpty && weeks.count <= MuscleWeeks.mostWeeks)
    #expect(weeks == weeks.sorted())
    let findings = try #require(report.findings)
    #expect(weeks.last == findings.week.week.description)
    #expect(!json["muscles"].array.isEmpty)
    for muscle in json["muscles"].array {
      #expect(muscle["sets"].array.count == weeks.count)
      let name = muscle["muscle"].string
      let now = findings.muscles.first { $0.muscle.rawValue == name }?.fractionalSets
      #expect(muscle["sets"].array.last?.number == now)
    }
  }

  @Test("a ratio is told of two lifts that are trained, not of a few light sets")
  func ratioOfTrainedLifts() throws {
    func ratios(pressDays: Int) throws -> [AttentionItem] {
      var history = LogBuilder()
      let first = try #require(CivilDate(iso: "2026-01-05"))
      for day in 0..<24 {
        history.session("\(first.advanced(by: day * 7 / 2))") {
          $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, count: 3)
          if day >= 24 - pressDays {
            $0.sets("Overhead Press (Barbell)", kg: 30, reps: 5, count: 3)
          }
        }
      }
      let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
      return try #require(report.sections).attention.items.filter { $0.code == "strength_ratio" }
    }
    #expect(try ratios(pressDays: 2).isEmpty)
    #expect(try ratios(pressDays: 8).count == 1)
  }

  @Test("one more set is no advice for a lift whose muscle has too many")
  func plateauOfManySets() throws {
    func text(sets: Int) throws -> String {
      var history = LogBuilder()
      let first = try #require(CivilDate(iso: "2026-01-05"))
      for day in 0..<24 {
        history.session("\(first.advanced(by: day * 7 / 2))") {
          $0.sets("Bench Press (Barbell)", kg: 100, reps: day % 2 == 0 ? 5 : 6, count: sets)
        }
      }
      return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
        .text(TextStyle(), .full).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(try text(sets: 4).contains("other repetitions or one more set (opinion)"))
    #expect(try text(sets: 14).contains("other repetitions (opinion)"))
  }

  @Test("a lift that is spared for pain is not told to do more because it is level")
  func plateauWithPain() throws {
    func items(note: String?) throws -> [AttentionItem] {
      var history = LogBuilder()
      let first = try #require(CivilDate(iso: "2026-01-05"))
      for day in 0..<24 {
        history.session("\(first.advanced(by: day * 7 / 2))") {
          $0.sets(
            "Bench Press (Barbell)", kg: day % 2 == 0 ? 100 : 101, reps: 5, count: 4,
            note: day == 23 ? note : nil)
        }
      }
      let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
      return try #require(report.sections).attention.items
    }
    #expect(try items(note: nil).contains { $0.code == "plateau" })
    let hurt = try items(note: "shoulder pain").map(\.code)
    #expect(hurt.contains("pain_noted") && !hurt.contains("plateau"), "\(hurt)")
  }
}
