import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// What is told beside the word has to be true of every set that a reader sees.
extension PlainCourseTests {
  @Test("The same loads that come back with more repetitions rise, whatever their estimates do")
  func sameLoads() throws {
    func sessions(lastOfSixty: [Int]) -> [Session] {
      [
        Session(0, Self.sets(72, [8, 6, 6])), Session(4, Self.sets(60, [10, 10, 10, 10])),
        Session(8, Self.sets(54, [12, 12, 12])), Session(15, Self.sets(60, [8, 6])),
        Session(24, Self.sets(72, [5]) + Self.sets(60, [8, 8])),
        Session(29, Self.sets(54, [8, 8, 8])), Session(35, Self.sets(54, [8, 8, 8])),
        Session(39, Self.sets(57, [10, 10, 10, 10])), Session(42, Self.sets(54, [10, 10, 10])),
        Session(46, Self.sets(60, [8, 8, 8])), Session(49, Self.sets(72, [6, 5, 7])),
        Session(53, Self.sets(66, [8, 8, 6])), Session(56, Self.sets(60, lastOfSixty)),
        Session(59, Self.sets(54, [12, 12, 12, 12])),
      ]
    }
    let text = try Self.told(sessions(lastOfSixty: [10, 10, 9, 10]))
    #expect(text.contains("Rising at the same loads"), "\(text)")
    #expect(text.contains("54 kg × 8 → 12, 60 kg × 8 → 10, 72 kg × 5 → 7"), "\(text)")
    // One of them with fewer says something else.
    let mixed = try Self.told(sessions(lastOfSixty: [7, 7, 6, 7]))
    #expect(!mixed.contains("Rising at the same loads"), "\(mixed)")
  }

  @Test("The same best set from the beginning to the end is level, however the first day was")
  func bestAgain() throws {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 18, 12), (11, 26, 9), (18, 26, 10), (21, 26, 12), (25, 22, 12), (32, 26, 12),
      (36, 26, 12), (40, 20, 12), (46, 26, 12), (53, 26, 10),
    ]
    let text = try Self.told(sets.map { Session($0.day, $0.kg, $0.reps) })
    #expect(text.contains("Level: e1RM"), "\(text)")
  }

  @Test("Beside a level it is told that the last session is above it") func lastAboveLevel() throws
  {
    let days: [(day: Int, reps: Int)] = [
      (21, 12), (28, 12), (42, 11), (49, 10), (56, 10), (70, 10), (77, 10), (84, 10), (91, 10),
      (112, 10), (119, 10), (126, 10), (133, 12),
    ]
    let text = try Self.told(
      [0, 7, 14].map { Session($0, 50, 11) } + days.map { Session($0.day, 45, $0.reps) })
    #expect(text.contains("Level"), "\(text)")
    #expect(text.contains("the last above the others"), "\(text)")
  }

  @Test("A best set with more repetitions than an e1RM takes is not called the same as before")
  func mostRepetitions() throws {
    let before = [Session(0, Self.sets(18, [12, 12])), Session(14, Self.sets(18, [12, 12]))]
    let same = [[12, 9], [12, 10], [12, 11], [12, 12]]
    let days = [28, 41, 55, 71]
    let sessions = before + zip(days, same).map { Session($0, Self.sets(20, $1)) }
    let text = try Self.told(sessions + [Session(81, Self.sets(20, [12, 16, 12]))])
    #expect(!text.contains("Best set as before"), "\(text)")
    #expect(text.contains("Most repetitions yet at 20 kg: 16 on"), "\(text)")
    // Not the most where as many were done before.
    let again = try Self.told(
      [Session(0, Self.sets(20, [17])), Session(14, Self.sets(18, [12, 12]))]
        + sessions.dropFirst(2) + [Session(81, Self.sets(20, [12, 16, 12]))])
    #expect(!again.contains("Most repetitions yet"), "\(again)")
  }

  @Test("A best is told with the set of many repetitions before it that was no less")
  func bestAfterMany() throws {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 28, 12), (7, 28, 12), (14, 30, 15), (21, 28, 12), (28, 28, 12), (35, 29, 12),
      (42, 30, 12),
    ]
    let text = try Self.told(sets.map { Session($0.day, $0.kg, $0.reps) })
    #expect(
      text.contains("from 30 kg × 12 on 17 Feb, today, after 30 kg × 15 on 20 Jan"), "\(text)")
  }

  @Test("With reserve it is told as how many repetitions at most a set of many counts")
  func manyWithReserve() throws {
    let sets: [(day: Int, kg: Double, reps: Int, rpe: Double)] = [
      (0, 30, 12, 9), (7, 30, 12, 9.5), (14, 30, 15, 10), (21, 30, 12, 9), (28, 30, 13, 9),
      (35, 30, 12, 8.5), (42, 30, 12, 9.5),
    ]
    let text = try Self.told(sets.map { Session($0.day, $0.kg, $0.reps, rpe: $0.rpe) })
    #expect(text.contains("Counted as 15 repetitions at most, with those in reserve"), "\(text)")
    #expect(!text.contains("Counted as 12"), "\(text)")
  }

  @Test("What is above the weeks before is not called above all sessions") func aboveWeeksBefore()
    throws
  {
    let old = [0, 7, 14].map { Session($0, 80, 10) }
    let low = [70, 77, 84, 91].map { Session($0, 50, 10 + ($0 == 77 ? 1 : 0)) }
    let now = zip(stride(from: 98, to: 140, by: 7), [10, 8, 11, 9, 11, 8])
      .map { Session($0, 60, $1) }
    let text = try Self.told(old + low + now)
    #expect(text.contains("above the sessions of the weeks before"), "\(text)")
  }

  @Test("The most load of best sets is not called that of all sets") func heavierSetBesideBest()
    throws
  {
    let sets: [(day: Int, kg: Double, reps: Int)] = [
      (0, 30, 10), (12, 24, 10), (23, 30, 8), (26, 34, 10), (30, 30, 12), (33, 30, 10),
      (37, 32, 8), (51, 30, 12), (54, 34, 8), (58, 34, 8), (61, 34, 8), (68, 30, 8), (72, 30, 8),
    ]
    let text = try Self.told(
      sets.map { Session($0.day, Self.sets($0.kg, [$0.reps, $0.reps, $0.reps])) }
        + [Session(75, Self.sets(30, [8, 8, 8]) + Self.sets(34, [2]))])
    #expect(!text.contains("; 30 kg at most"), "\(text)")
    #expect(text.contains("best sets of 30 kg at most since"), "\(text)")
  }
}

extension PlainCourseTests {
  @Test("Half of the load from one day to the next is another way to count, and no fall")
  func countedAnotherWay() throws {
    let before = [0, 18, 31, 50].map { Session($0, Self.sets(32, [8, 8, 8])) }
    let since: [(day: Int, reps: Int)] = [(52, 10), (64, 9), (72, 9), (90, 9), (95, 9)]
    let text = try Self.told(before + since.map { Session($0.day, Self.sets(16, [$0.reps, 8])) })
    #expect(!text.contains("after a fall"), "\(text)")
    #expect(text.contains("counted another way"), "\(text)")
    // Light days between heavy ones are counted alike.
    let mixed =
      before
      + [(52, 16.0), (64, 32), (72, 16), (90, 32), (95, 16)].map {
        Session($0.0, Self.sets($0.1, [9, 8]))
      }
    #expect(!(try Self.told(mixed)).contains("counted another way"))
    // What came back is no new way to count.
    let back = [Session(-9, Self.sets(16, [9, 8]))] + before
    #expect(
      !(try Self.told(
        back + since.map { Session($0.day, Self.sets(16, [$0.reps, 8])) })).contains(
          "counted another way"))
  }

  @Test("A plateau after a step down is told with the level before it") func plateauAfterStep()
    throws
  {
    let before = stride(from: 0, through: 56, by: 7).map { Session($0, 78, 11 + $0 / 7 % 2) }
    let since = stride(from: 60, through: 105, by: 5).map { Session($0, 78, 9 + $0 / 5 % 2) }
    let text = try Self.told(before + since)
    #expect(text.contains("Plateau") || text.contains("Level"), "\(text)")
    #expect(text.contains("lower since 7 Mar, about"), "\(text)")
    // What was made up again is no step.
    let up = try Self.told(
      before + since.dropLast(2) + [Session(100, 78, 12), Session(105, 78, 11)])
    #expect(!up.contains("lower since"), "\(up)")
  }

  @Test("A break of the lift after the sessions that are told is named") func breakAfterTold()
    throws
  {
    let before = [0, 7, 14, 21, 28, 35, 42].map { Session($0, 50, 10 + $0 / 7 % 2) }
    let text = try Self.told(before + [Session(96, 40, 8, note: "Deload")])
    #expect(text.contains("54 days without the lift before 12 Apr"), "\(text)")
  }
}
