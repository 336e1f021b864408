import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The workout that is probably next, in text, JSON and the table.
@Suite struct NextSessionReportTests {
  private static let push = ["Bench Press (Barbell)", "Overhead Press (Barbell)"]
  private static let pull = ["Barbell Row", "Pull Up"]
  private static let legs = ["Squat (Barbell)", "Leg Extension (Machine)"]

  /// Push, pull and legs in turn, with or without titles; the last workout is a push.
  private func log(titles: Bool = true) -> TrainingLog {
    var history = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    let workouts = [("Push A", Self.push), ("Pull A", Self.pull), ("Legs", Self.legs)]
    for index in 0..<10 {
      let (title, lifts) = workouts[index % 3]
      history.session(
        first.advanced(by: 2 * index).description, title: titles ? title : nil
      ) {
        for lift in lifts { $0.sets(lift, kg: 50, reps: 8, count: 2) }
      }
    }
    return history.log
  }

  private func suggestions(_ log: TrainingLog) -> SuggestionReport {
    SuggestionReport(of: log, options: AnalysisOptions(), unit: .kilogram)
  }

  private func weekly(_ log: TrainingLog) -> WeeklyReport {
    WeeklyReport(of: log, options: AnalysisOptions(), unit: .kilogram)
  }

  @Test("suggestions begin with the lifts of the next workout, which the heading names as likely")
  func text() throws {
    let text = suggestions(log()).text()
    #expect(text.contains("Next: Pull A (likely; lifts of 18 Oct)"))
    let places = try (Self.pull + ["Your other workouts: Legs (last", "Other lifts"] + Self.legs)
      .map {
        try #require(text.range(of: $0)).lowerBound
      }
    #expect(places == places.sorted())
  }

  @Test("the weekly report shows the lifts of the next workout, and says that there are more")
  func weekly() {
    let text = weekly(log()).text()
    #expect(text.contains("Next: Pull A (likely; lifts of 18 Oct)"))
    #expect(text.contains("\n  Pull Up      2 × 52.5 kg × 8 "))
    #expect(!text.contains("Leg Extension (Machine)"))
    #expect(text.contains("For other workouts (Legs, Push A) and 4 more lifts: suggestions()"))
  }

  @Test("a sign is explained wherever it is printed, be it in the lifts that have no line")
  func signs() throws {
    var suggestion = try #require(weekly(log()).suggestions.first)
    suggestion.isAtLeast = false
    suggestion.plan = []
    var more = suggestion
    more.isAtLeast = true
    #expect(!NextSign.all(in: [suggestion]).contains(.orMore))
    #expect(NextSign.all(in: [suggestion], also: [more]).contains(.orMore))
    // A blank would not say that the chance is not known.
    var (known, unknown) = (suggestion, suggestion)
    (known.probability, unknown.probability, unknown.isUntried) = (0.8, nil, false)
    #expect(NextSign.all(in: [known, unknown]).contains(.unknown))
    #expect(!NextSign.all(in: [unknown]).contains(.unknown))
    #expect(!NextSign.all(in: [known]).contains(.unknown))
  }

  @Test("workouts without titles are named by their days")
  func untitled() {
    let text = suggestions(log(titles: false)).text()
    #expect(text.contains("Next: the lifts of 18 Oct (likely)"))
    #expect(!text.contains("ther workouts"))
  }

  @Test("JSON has the next session with its lifts in order, and its suggestions first")
  func json() throws {
    for bytes in [suggestions(log()).json(), weekly(log()).json()] {
      let json = try JSON(text: bytes)
      let next = json["nextSession"]
      #expect(next["title"].string == "Pull A")
      #expect(next["follows"]["title"].string == "Push A")
      #expect(next["similarity"].number == 1)
      #expect(next["exercises"].array.map { $0["exercise"].string } == Self.pull)
      #expect(next["further"].array.map { $0["title"].string } == ["Legs", "Push A"])
      let order = json["suggestions"].array.map { $0["exercise"].string }
      #expect(Array(order.prefix(2)) == Self.pull)
      #expect(Set(order) == Set(Self.push + Self.pull + Self.legs))
    }
  }

  @Test("without an earlier workout like the last one all lifts are suggested, and JSON says why")
  func none() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 50, reps: 8) }
    let report = suggestions(history.log)
    #expect(report.text().contains("What to lift next"))
    #expect(
      try JSON(text: report.json())["nextSession"]["reason"].string == "nothing_similar")
    let rows = try CSVReader.rows(of: report.csv())
    #expect(rows[1].suffix(2) == ["", ""])
  }

  @Test("the table says which lifts are in the next session, and at which place")
  func table() throws {
    let rows = try CSVReader.rows(of: suggestions(log()).csv())
    let flag = try #require(rows[0].firstIndex(of: "in_next_session"))
    let order = try #require(rows[0].firstIndex(of: "order"))
    #expect(rows.dropFirst().prefix(3).map { $0[flag] } == ["true", "true", "false"])
    #expect(rows.dropFirst().prefix(3).map { $0[order] } == ["1", "2", ""])
  }

  @Test("less load is suggested with its reason, where the reason of more has no room, too")
  func reasonOfLess() {
    var history = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    let name = "Chest Supported Incline Row On A Bench (Dumbbell)"
    for (index, sets) in [[7, 6], [7, 6], [7, 7], [5, 5], [6, 5]].enumerated() {
      history.session(first.advanced(by: 7 * index).description, title: "Pull") { session in
        for reps in sets { session.sets(name, kg: 280, reps: reps) }
        for lift in Self.pull { session.sets(lift, kg: 50, reps: 8, count: 2) }
      }
    }
    let words = weekly(history.log).text().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(words.contains("not reached 2 times"))
  }
}
