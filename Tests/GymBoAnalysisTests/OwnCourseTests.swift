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
    let many = try course([100, 103, 102, 103, 104, 106], every: 5)
    #expect(many.from == 102 && many.to == 104)
    let steady = try course([82.3, 84.4, 84.7, 84.7, 84.7, 92.7], every: 5)
    #expect(steady.from == 82.3 && steady.to == 92.7 && steady.risesByRank)
  }

  @Test("A day as low as another of these weeks is no odd one")
  func asLow() throws {
    #expect(try course([54, 40, 54, 41, 54, 55], every: 5).light.isEmpty)
  }

  @Test("Two low days of a dozen and more are odd ones")
  func seldomLow() throws {
    let found = try course([70, 57, 72, 73, 70, 75, 72, 70, 54, 72, 71, 75], every: 3)
    #expect(found.light == [1, 8])
  }

  @Test("Three equal sessions over three weeks end the rise of a lift that is seldom done")
  func seldomStandstill() throws {
    let days = [0, 20, 27, 47]
    let equal = try #require(OwnCourse(days: days, values: [36, 43.2, 43.2, 43.2]))
    #expect(equal.standstill == 1)
    let rising = try #require(OwnCourse(days: days, values: [36, 43.2, 43.2, 44]))
    #expect(rising.standstill == nil)
  }

  @Test("Two falls in a row to the lowest of five sessions end a rise")
  func endOfRise() throws {
    let rise: [Double] = [53, 60, 60, 62, 66, 66.7]
    #expect(try course(rise + [62, 58], every: 4).fallsAtEnd)
    #expect(try !course(rise + [62, 64], every: 4).fallsAtEnd)
    #expect(try !course(rise + [58], every: 4).fallsAtEnd)
  }

  @Test("A first day below those before and after it is no beginning")
  func lowStart() throws {
    let low = try course([100, 101, 100, 101, 90, 100, 101, 100, 101, 100])
    #expect(low.light == [4] && low.direction == .level && low.from == 100)
    let high = try course([90, 91, 90, 91, 90, 100, 101, 100, 101, 100])
    #expect(high.light.isEmpty && high.sessions == 6)
  }

  @Test("A first day as low as another of these weeks is told like it")
  func lowStartTwice() throws {
    for values: [Double] in [
      [100, 101, 100, 101, 90, 90, 101, 100, 101, 100],
      [100, 101, 100, 101, 90, 101, 90, 100, 101, 100],
    ] {
      let twice = try course(values)
      #expect(twice.light.isEmpty && twice.counted.first == 4)
    }
  }

  @Test("A rise is over where no session of three weeks reached the best before them")
  func overSinceBest() throws {
    let days = [0, 3, 10, 17, 21, 24, 28, 35]
    let values: [Double] = [90, 90, 108, 103.8, 108, 108, 108, 100]
    #expect(try #require(OwnCourse(days: days, values: values)).standstill == 2)
    let rising: [Double] = [90, 92, 108, 98, 100, 102, 104, 106]
    #expect(try #require(OwnCourse(days: days, values: rising)).standstill == nil)
  }

  @Test("A last day that goes on with a fall is no light day")
  func fallGoesOn() throws {
    #expect(try course([55.9, 62.1, 61.9, 55.9, 52.3]).light.isEmpty)
    #expect(try course([61, 62.1, 61.9, 60.5, 52.3]).light == [4])
  }

  @Test("Of three sessions the last alone is no rise and no fall")
  func lastOfThree() throws {
    #expect(try course([10, 10, 11]).direction == .level)
    #expect(try course([10, 10, 9]).direction == .level)
    #expect(try course([10, 11, 11]).direction == .up)
    // A repetition more, after none less, is one; what is more than that has to come again.
    #expect(try course([100, 100, 103.8]).direction == .up)
    #expect(try course([100, 99, 103.8]).direction == .level)
    #expect(try course([100, 100, 101]).direction == .level)
  }

  @Test("Ends that sessions between them are far beyond are no from and to of an unclear lift")
  func scattered() throws {
    #expect(try course([100, 98, 99, 112, 104, 101]).ends(.unclear, turnedAt: nil) == nil)
    #expect(try course([100, 98, 99, 103, 104, 101]).ends(.unclear, turnedAt: nil) != nil)
  }

  @Test(
    "Of six sessions and more the last alone is no fall, where the one before was as good as ever")
  func lastOfMany() throws {
    let oneLowDay = [109.1, 98, 109.1, 106.4, 109.1, 101.3]
    #expect(try course(oneLowDay, every: 6).direction == .level)
    #expect(try course(oneLowDay + [101.3], every: 5).direction == .down)
    #expect(try course([100, 101, 98, 96, 97, 94], every: 6).direction == .down)
    // One day far above those around it ends no fall.
    #expect(try course([100, 98, 96, 94, 93, 118], every: 6).direction == .down)
    #expect(try course([100, 98, 96, 94, 118, 92], every: 6).direction == .down)
  }

  @Test("A low or a peak well beyond both ends is a turn, one of a single session is none")
  func turn() throws {
    let low = try course([66, 67, 66, 62, 58, 58, 61, 64, 66, 68, 69, 70], every: 3)
    #expect(low.turn == OwnCourse.Turn(value: 58, index: 4))
    let peak = try course([90, 91, 92, 95, 97, 97, 93, 90, 88], every: 4)
    #expect(peak.turn?.value == 97)
    #expect(try course([66, 67, 66, 58, 66, 67, 68, 69], every: 4).turn == nil)
    #expect(try course([60, 61, 63, 62, 64, 66], every: 5).turn == nil)
  }

  @Test("The ends that are told are near the first and the last session, or these themselves")
  func ends() throws {
    let near = try #require(
      course([101, 103, 102, 103, 104, 105], every: 5).ends(.progressing, turnedAt: nil))
    #expect(near.from == 102 && near.to == 104)
    let open = try #require(
      course([102, 103, 102, 103, 103, 104], every: 5).ends(.unclear, turnedAt: nil))
    #expect(open.from == 102 && open.to == 104, "what a reader looks up")
    let slipping = try course([84, 81.6, 81.3, 80.7, 81.8, 79.2], every: 5)
    let far = try #require(slipping.ends(.notRising, turnedAt: nil))
    #expect(far.from == 84 && far.to == 79.2)
    // The middle ones of three fall, and the last session is the first one again.
    let level = try course([130.2, 130.2, 130.2, 125.7, 125.7, 130.2])
    #expect(level.ends(.unclear, turnedAt: nil) == nil)
    // Of a sure fall the levels say more than two outer sessions.
    let fall = try #require(slipping.ends(.declining, turnedAt: nil))
    #expect(fall.from == 81.6 && fall.to == 80.7)
  }

  @Test("Beside a turn near an end the first or the last session is that end")
  func endsOfTurn() throws {
    let found = try course([120.9, 124, 132, 132, 126, 121.1, 121.1], every: 5)
    #expect(found.turn?.value == 132)
    let ends = try #require(found.ends(.unclear, turnedAt: found.turn?.index))
    #expect(ends.from == 120.9 && ends.to == 121.1)
  }

  @Test("A lift is level only since its last best")
  func levelSinceBest() throws {
    let days = [0, 7, 14, 21, 27, 33]
    let values = [20.0, 20.6, 21.6, 21.6, 21.9, 21.9]
    #expect(try #require(OwnCourse(days: days, values: values)).standstill == nil)
  }

  @Test("Equal sessions of three weeks after a rise stand still, those of two weeks do not yet")
  func standstill() throws {
    #expect(try course([10, 11, 11, 11, 11]).standstill == 1)
    #expect(try course([10, 10, 11, 11, 11, 11], every: 5).standstill == nil)
    #expect(try course([11, 11, 11, 11, 11]).standstill == nil)
  }

  @Test("Sessions that no longer rise since a day stand still from it")
  func standstillSinceBend() throws {
    let found = try course([58, 61, 64, 67, 69, 70, 69, 69, 68, 69, 68], every: 3)
    #expect(found.standstill(weeks: 2) == 6)
    #expect(found.standstill(weeks: 1) == nil)
    #expect(try course([58, 60, 61, 62, 64, 66, 67, 69], every: 4).standstill(weeks: 2) == nil)
  }

  @Test("A lift is slower only where its sessions are")
  func slower() throws {
    #expect(try course([50, 54, 58, 60, 60.5, 61]).isSlower(weeks: 2))
    #expect(try !course([50, 51, 52, 58, 64, 70]).isSlower(weeks: 2))
    // All sessions lie after the day.
    #expect(try !course([50, 54, 58, 60]).isSlower(weeks: 8))
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

  @Test(
    "Days before the last five weeks do not count, but for the last four of a lift that is done seldom"
  )
  func window() throws {
    let often = try course([50, 50, 100, 100, 101, 100], every: 10)
    #expect(often.sessions == 4 && often.lowest == 100)
    let seldom = try course([50, 50, 100, 100, 101, 100], every: 14)
    #expect(seldom.sessions == 4 && seldom.days == 42)
    #expect(try course([100, 100, 101, 100], every: 35).sessions == 2)
    #expect(try course([100, 100, 101, 100], every: 34).sessions == 3)
  }

  @Test(
    "Sessions that are alike but for one in five are alike, and a fall that ended is level at the end"
  )
  func alike() throws {
    #expect(try course([39.6, 39.6, 43.3, 39.6, 39.6], every: 7).isAlike)
    #expect(try !course([39.6, 43.3, 39.6, 43.3, 39.6], every: 7).isAlike)
    #expect(try course([116, 120, 113, 113, 113, 113], every: 5).isLevelAtEnd)
    #expect(try !course([120, 118, 116, 114, 112, 110], every: 5).isLevelAtEnd)
  }

  @Test("One session shows no course")
  func one() {
    #expect(OwnCourse(days: [0], values: [100]) == nil)
    #expect(OwnCourse(days: [0, 60], values: [100, 100]) == nil)
    #expect(OwnCourse(days: [0, 7], values: [100]) == nil)
  }
}
