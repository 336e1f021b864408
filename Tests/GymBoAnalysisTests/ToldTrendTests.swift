import Testing

@testable import GymBoAnalysis

/// What people are told of a verdict: never the opposite of what the sessions of the judged weeks show.
@Suite struct ToldTrendTests {
  /// Sessions twice a week, the last on day 0.
  private func told(_ values: [Double], gapBefore last: Int = 0, days gap: Int = 0) throws -> (
    state: TrendState, told: TrendState
  ) {
    let count = values.count
    let days = values.indices.map { index in
      -(7 * (count - 1 - index) / 2) - (index < count - last ? gap : 0)
    }
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    return (verdict.state, told(verdict, OwnCourse(days: days, values: values)))
  }

  private func told(_ verdict: TrendVerdict, _ own: OwnCourse?) -> TrendState {
    verdict.told(own, standstill: own?.standstill)
  }

  @Test("A fall that lies before five weeks in which the lift rose is not told as falling")
  func fallBefore() throws {
    let before = Array(repeating: 100.0, count: 12)
    let found = try told(before + [80, 81, 82, 82, 83, 84], gapBefore: 6, days: 28)
    #expect(found.state == .declining || found.state == .notRising)
    #expect(found.told == .unclear)
  }

  @Test("A rise that lies before five level weeks is not told as rising")
  func riseBefore() throws {
    let found = try told(
      [80, 80, 81, 80, 80, 100, 100, 99, 100, 100, 99, 100, 100, 99, 99, 100])
    #expect(found.told != .progressing)
  }

  @Test("A lift that rises at every session is told as rising, though the rule takes it for noise")
  func steepRise() throws {
    let found = try told([14.7, 19, 22.5, 27, 30, 33, 37, 40.6])
    #expect(found.state != .declining)
    #expect(found.told == .progressing)
  }

  @Test("A large rise is told though two sessions of it are out of order, a small one is not")
  func largeRise() throws {
    func weekly(_ values: [Double]) throws -> OwnCourse {
      try #require(OwnCourse(days: values.indices.map { 7 * $0 }, values: values))
    }
    #expect(try weekly([14.7, 24, 24, 29, 25.2, 25.2]).risesByRank)
    #expect(try !weekly([24, 24.3, 24.3, 24.6, 24.4, 24.4]).risesByRank)
  }

  @Test("Sessions that fall are told as not rising where the rule is sure that they do not rise")
  func fallBelowCertainty() throws {
    let found = try told(
      [62, 65, 65, 68, 70, 65, 64.8, 65, 64.8, 64.8, 62.3, 62.3].flatMap { [$0, $0] })
    #expect(found.state == .plateau || found.state == .notRising || found.state == .declining)
    #expect(found.told == .notRising || found.told == .declining)
  }

  @Test("What the sessions show, too, is told as it is")
  func agreed() throws {
    let rising = (0..<24).map { 100 + 0.5 * Double($0) + ($0.isMultiple(of: 2) ? 0.4 : -0.4) }
    let risen = try told(rising)
    #expect(risen.state == .progressing && risen.told == .progressing)
    let fallen = try told(rising.reversed())
    #expect(fallen.state == .declining && fallen.told == .declining)
    let level = try told(rising.indices.map { $0.isMultiple(of: 2) ? 100.5 : 99.5 })
    #expect(level.state == .plateau && level.told == .plateau)
  }

  @Test("A step within the judged weeks is a rise, and level sessions after one are none")
  func step() throws {
    let risen = try told([30, 30, 30, 30, 30, 30, 30, 40, 40, 40, 40, 40])
    #expect(risen.state == .progressing && risen.told == .progressing)
    let level = try told([80, 80, 80, 80, 80, 80] + Array(repeating: 88.0, count: 11))
    #expect(level.told != .progressing)
  }

  @Test("Equal sessions of five weeks are no fall")
  func equalAfterFall() throws {
    let found = try told(Array(repeating: 60.0, count: 8) + Array(repeating: 54.0, count: 11))
    #expect(found.state == .declining || found.state == .notRising)
    #expect(found.told == .plateau)
  }

  @Test("Where the rule doubts a rise, sessions that all fall are told as falling")
  func steadyFall() throws {
    let days = (0..<14).map { 6 * $0 }
    let values = [11.0, 10, 11, 10, 11, 10, 11, 11, 11, 10, 10, 10, 9, 9]
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    let own = try #require(OwnCourse(days: days, values: values))
    #expect(own.fallsByRank)
    if verdict.state == .notRising { #expect(told(verdict, own) == .declining) }
    #expect([.declining, .unclear, .plateau].contains(told(verdict, own)))
  }

  @Test("Sessions that are far apart are no plateau, however likely no change is")
  func wide() throws {
    let days = (0..<24).map { 4 * $0 }
    let values = days.indices.map { [100.0, 104, 118, 101, 117, 103][$0 % 6] }
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    let own = try #require(OwnCourse(days: days, values: values))
    #expect(verdict.state == .plateau)
    #expect(told(verdict, own) == .unclear)
  }

  @Test("Two sessions after a rise or a doubtful fall tell no fall")
  func twoSessions() throws {
    let days = [-110, -103, -96, -89, -82, -75, -68, -3, 0]
    let values = [96.0, 96, 95, 93, 92, 90, 86, 88, 87]
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    if verdict.state == .notRising {
      #expect(told(verdict, OwnCourse(days: days, values: values)) == .unclear)
    }
    #expect(told(verdict, OwnCourse(days: days, values: values)) != .notRising)
  }

  @Test("A doubtful fall of less than two percent is a repetition, and not told")
  func smallSlip() throws {
    let days = (0..<16).map { 5 * $0 }
    let values = [
      100.0, 100, 101, 100, 101, 100, 101, 100, 99, 100, 99.4, 99, 99.3, 98.9, 99, 98.6,
    ]
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    let own = try #require(OwnCourse(days: days, values: values))
    #expect(own.percent > -2)
    #expect(told(verdict, own) != .notRising)
  }

  @Test("Fewer than three sessions in five weeks tell nothing")
  func oneSession() throws {
    let days = [-99, -85, -78, -71, -64, -50, -36, 0]
    let values = [79.0, 70, 71, 74, 75, 79.6, 74, 74.3]
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    #expect(told(verdict, OwnCourse(days: days, values: values)) == .unclear)
  }

  @Test("A lift that stands still for three weeks after a rise is not told as rising")
  func standstill() throws {
    let days = (0..<14).map { 7 * $0 }
    let values = [6.0, 6, 7, 7, 7, 8, 8, 9, 9, 10, 11, 11, 11, 11]
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    let own = try #require(OwnCourse(days: days, values: values))
    #expect(verdict.state == .progressing && own.isRising)
    #expect(told(verdict, own) == .unclear)
  }

  @Test("Two equal sessions in five weeks are no rise after light ones")
  func fewSessions() throws {
    let days = [-110, -100, -90, -80, -75, -70, -60, -50, -14, 0]
    let values = [50.0, 50, 50, 26, 26, 26, 26, 26, 50, 50]
    let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
    #expect(told(verdict, OwnCourse(days: days, values: values)) != .progressing)
  }

  @Test("Where numbers scatter so much that a change is as likely as none, no plateau is told")
  func scatter() throws {
    let found = try told([29, 13, 29, 11, 12, 29, 12, 29, 11, 29, 12, 29])
    #expect(found.told == .unclear)
  }
}
