import Testing

@testable import GymBoAnalysis

/// What the sessions of the judged weeks show by themselves.
@Suite struct OwnCourseTests {
  private func course(_ values: [Double], every days: Int = 7) throws -> OwnCourse {
    try #require(OwnCourse(days: values.indices.map { days * $0 }, values: values))
  }

  @Test("Four sessions that each are better rise by rank, and three do not yet")
  func fewest() throws {
    #expect(try course([78, 79.2, 81.6, 84.2]).risesByRank)
    #expect(try !course([78, 79.2, 84.2]).risesByRank)
    #expect(try !course([84.2, 81.6, 79.2, 78]).risesByRank)
  }

  @Test("Its levels are its first and its last session, of six or more the middle one of three")
  func levels() throws {
    let few = try course([100, 101, 109, 103, 104])
    #expect(few.from == 100 && few.to == 104 && few.direction == .up)
    let many = try course([100, 102, 103, 103, 104, 106], every: 5)
    #expect(many.from == 102 && many.to == 104)
  }

  @Test("A day as low as another of these weeks is no odd one")
  func asLow() throws {
    #expect(try course([54, 40, 54, 41, 54, 55], every: 5).light.isEmpty)
  }

  @Test("A day far below those around it decides nothing, and is named")
  func light() throws {
    let found = try course([54, 54, 27, 54, 54])
    #expect(found.light == [2] && found.sessions == 4)
    #expect(found.direction == .level && found.isAlike)
  }

  @Test("Two low days in a row are no odd day")
  func lowDays() throws {
    #expect(try course([54, 40, 40, 54, 55], every: 5).light.isEmpty)
  }

  @Test("Repetitions that are mostly equal rise where the few others were fewer")
  func ties() throws {
    let found = try course([3, 4, 4, 4, 4])
    #expect(found.direction == .up && found.to == 4)
  }

  @Test("No level is told that no session had")
  func bounds() throws {
    let found = try course([10, 20, 30, 40, 41])
    #expect(found.from >= 10 && found.to <= 41)
  }

  @Test("One last day far below the others is no fall before a second one confirms it")
  func last() throws {
    #expect(try course([60, 60, 61, 60, 40]).direction == .level)
    #expect(try course([61, 60, 60, 50, 51, 50]).direction == .down)
    // As low as an earlier odd day is odd, too.
    let twice = try course([60, 60, 40, 60, 60, 60, 40], every: 5)
    #expect(twice.light.contains(6) && twice.isLightAtEnd(of: 7))
    // Where the day before had fallen already, the last one goes on with it.
    #expect(try course([42, 35, 24.8], every: 10).direction == .down)
  }

  @Test("Of many low days nobody knows which are the rule: none is left out")
  func rotation() throws {
    let found = try course([60, 40, 60, 40, 60, 40], every: 5)
    #expect(found.light.isEmpty && !found.isAlike)
  }

  @Test("Days before the five weeks before the last session do not count")
  func window() throws {
    let found = try course([50, 50, 100, 100, 101, 100], every: 14)
    #expect(found.sessions == 3 && found.lowest == 100)
  }

  @Test("One session shows no course")
  func one() {
    #expect(OwnCourse(days: [0], values: [100]) == nil)
    #expect(OwnCourse(days: [0, 60], values: [100, 100]) == nil)
    #expect(OwnCourse(days: [0, 7], values: [100]) == nil)
  }
}
