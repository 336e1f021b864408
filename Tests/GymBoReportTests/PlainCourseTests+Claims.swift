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
}
