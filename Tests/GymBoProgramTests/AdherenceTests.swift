import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("How plans are kept")
struct AdherenceTests {
  static func vectors() throws -> JSON { try Shared.vectors("coach/adherence") }

  static func elements(_ sets: JSON) -> [SetPairs.Element] {
    sets.array.map {
      .init(repetitions: $0[0].int, load: $0[1].isNull ? nil : $0[1].number)
    }
  }

  @Test(
    "Sets are paired as in the vectors", .enabled(if: Shared.isPresent, Shared.absence))
  func pairs() throws {
    let cases = try Self.vectors()["pairs"].array
    #expect(cases.count > 5)
    for one in cases {
      let (planned, done) = (Self.elements(one["planned"]), Self.elements(one["done"]))
      let pairs = SetPairs.of(planned: planned, done: done)
      let found = pairs.enumerated().compactMap { index, other in other.map { [index, $0] } }
      #expect(found == one["pairs"].array.map { [$0[0].int, $0[1].int] })
      #expect(
        isClose(
          SetPairs.cost(pairs, planned: planned, done: done), one["cost"].number, within: 1e-9))
    }
  }

  @Test("Pairs cost no more than any other choice, and a warm-up changes none of them")
  func least() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let sets = { (count: Int) in
        (0..<count).map { _ in
          SetPairs.Element(
            repetitions: Int.random(in: 1...8, using: &random),
            load: Double(Int.random(in: 8...12, using: &random) * 10))
        }
      }
      let planned = sets(Int.random(in: 0...4, using: &random))
      let done = sets(Int.random(in: 0...5, using: &random))
      let pairs = SetPairs.of(planned: planned, done: done)
      #expect(pairs.count { $0 != nil } == min(planned.count, done.count))
      let least = Self.all(planned.count, done.count).map {
        SetPairs.cost($0, planned: planned, done: done)
      }.min()
      #expect(
        abs(SetPairs.cost(pairs, planned: planned, done: done) - (least ?? 0)) < 1e-9)
    }
    let work = Array(repeating: SetPairs.Element(repetitions: 5, load: 100), count: 3)
    let warmUp = [SetPairs.Element(repetitions: 10, load: 20)]
    let without = SetPairs.of(planned: work, done: work)
    #expect(SetPairs.of(planned: work, done: warmUp + work) == without.map { $0.map { $0 + 1 } })
  }

  /// Every way to pair as many as possible in order.
  static func all(_ planned: Int, _ done: Int) -> [[Int?]] {
    guard planned > 0 else { return [[]] }
    func from(_ i: Int, _ j: Int, _ left: Int) -> [[Int?]] {
      guard i < planned else { return left == 0 ? [[]] : [] }
      var all: [[Int?]] = from(i + 1, j, left).map { [nil] + $0 }
      if left > 0 {
        for k in j..<max(j, done) { all += from(i + 1, k + 1, left - 1).map { [k] + $0 } }
      }
      return all
    }
    return from(0, 0, min(planned, done))
  }

  static func content(_ title: JSON, _ exercises: JSON) -> DayMatch.Content {
    .init(
      title: title.string,
      exercises: Dictionary(uniqueKeysWithValues: exercises.array.map { ($0.string, nil) }))
  }

  @Test(
    "Sessions are found among the days in turn", .enabled(if: Shared.isPresent, Shared.absence))
  func inTurn() throws {
    let rotation = try Self.vectors()["rotation"]
    let days = rotation["days"].array.map { Self.content($0["name"], $0["exercises"]) }
    var position = 0
    for (session, match) in zip(rotation["sessions"].array, rotation["matches"].array) {
      let next = days.indices.map { days[(position + $0) % days.count] }
      let found = DayMatch.inTurn(
        Self.content(session["title"], session["exercises"]), days: next)
      #expect((found == nil) == match.isNull)
      guard let found else { continue }
      #expect(found.ahead == match["skipped"].int)
      #expect(isClose(found.score, match["score"].number, within: 1e-8))
      position += found.ahead
      #expect(position == match["position"].int)
      position += 1
    }
  }

  @Test(
    "Sessions are found among the days of the calendar",
    .enabled(if: Shared.isPresent, Shared.absence))
  func byCalendar() throws {
    let (all, calendar) = (try Self.vectors(), try Self.vectors()["calendar"])
    var exercises: [String: JSON] = [:]
    for day in all["rotation"]["days"].array { exercises[day["name"].string] = day["exercises"] }
    let planned = try calendar["planned"].array.map { day in
      (
        date: try #require(CivilDate(iso: day["date"].string)),
        day: Self.content(day["name"], exercises[day["name"].string] ?? JSON(nil))
      )
    }
    var first = 0
    for (session, match) in zip(calendar["sessions"].array, calendar["matches"].array) {
      let found = DayMatch.byCalendar(
        Self.content(session["title"], session["exercises"]),
        on: try #require(CivilDate(iso: session["date"].string)),
        planned: Array(planned[first...]))
      #expect((found == nil) == match.isNull)
      guard let found else { continue }
      #expect(first + found.ahead == match["planned"].int)
      #expect(isClose(found.score, match["score"].number, within: 1e-8))
      first += found.ahead + 1
    }
  }

  @Test("The numbers of the vectors come out", .enabled(if: Shared.isPresent, Shared.absence))
  func numbers() throws {
    let vector = try Self.vectors()["numbers"]
    let load = { (json: JSON) in json.isNull ? nil : Load(kilograms: json.number) }
    let days: [Adherence.Day] = vector["days"].array.map { day in
      guard !day.isNull else { return .missed(date: nil, sets: 3) }
      return .done(
        date: nil,
        day.array.map { work in
          .init(
            planned: work[0].array.map {
              .init(
                repetitions: $0[0].int, load: load($0[1]), rpe: $0[2].isNull ? nil : $0[2].number)
            },
            done: work[1].array.map {
              DoneSet(
                repetitions: $0[0].int, load: load($0[1]), rpe: $0[2].isNull ? nil : $0[2].number)
            })
        })
    }
    let adherence = Adherence(days)
    let result = vector["result"]
    #expect(adherence.daysDue == result["daysDue"].int)
    #expect(adherence.daysDone == result["daysDone"].int)
    #expect(adherence.setsPlanned == result["setsPlanned"].int)
    #expect(adherence.setsDone == result["setsDone"].int)
    #expect(adherence.setsMet == result["setsMet"].int)
    #expect(adherence.loadSets == result["loadSets"].int)
    #expect(adherence.rpeSets == result["rpeSets"].int)
    for (number, key) in [
      (adherence.attendance, "attendance"), (adherence.setCompliance, "setCompliance"),
      (adherence.repetitionCompliance, "repetitionCompliance"),
      (adherence.loadDeviation, "loadDeviation"), (adherence.rpeDeviation, "rpeDeviation"),
    ] {
      #expect(isClose(number ?? .nan, result[key].number, within: 1e-8), "\(key)")
    }
    #expect(adherence.fulfilment == 100 * 8 / 12.0)
  }

  @Test("Who does the plan has 100 % and no deviation")
  func perfect() {
    let planned = Adherence.Planned(repetitions: 5, load: 100, rpe: 8)
    let done = DoneSet(repetitions: 5, load: 100, rpe: 8)
    let days: [Adherence.Day] = (0..<8).map { week in
      .done(
        date: CivilDate(dayNumber: 20_000 + 7 * week),
        [.init(planned: [planned, planned], done: [done, done])])
    }
    let adherence = Adherence(days)
    #expect(adherence.attendance == 100)
    #expect(adherence.fulfilment == 100)
    #expect(adherence.repetitionCompliance == 100)
    #expect(adherence.loadDeviation == 0)
    #expect(adherence.rpeDeviation == 0)
    #expect(adherence.drift == 0)
    #expect(adherence.setsMet == 16)
  }

  @Test("Loads that fall by 2 % a week drift by that, and nothing is said of five sessions")
  func drift() throws {
    let days = { (count: Int) -> [Adherence.Day] in
      (0..<count).map { week in
        let load = Load(kilograms: 100 * exp(-0.02 * Double(week))) ?? .zero
        return .done(
          date: CivilDate(dayNumber: Int32(20_000 + 7 * week)),
          [
            .init(
              planned: [.init(repetitions: 5, load: 100, rpe: nil)],
              done: [DoneSet(repetitions: 5, load: load)])
          ])
      }
    }
    #expect(isClose(try #require(Adherence(days(8)).drift), -2, within: 1e-6))
    #expect(Adherence(days(5)).drift == nil)
  }
}
