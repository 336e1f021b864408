import GymBoLog
import TestSupport
import Testing

@testable import GymBoStore

@Suite struct ContentHashTests {
  /// FNV-1a as it is published: byte by byte.
  private struct Plain {
    var value: UInt64 = 14_695_981_039_346_656_037

    mutating func add(bytes: [UInt8]) {
      for byte in bytes { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
    }

    mutating func add(_ number: Int64?) {
      add(bytes: [number == nil ? 0 : 1])
      guard let number else { return }
      add(bytes: (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * Int64($0))) })
    }

    mutating func add(_ text: String?) {
      add(text.map { Int64($0.utf8.count) })
      add(bytes: Array((text ?? "").utf8))
    }

    mutating func add(_ number: Double?) {
      add(number.map { Int64(bitPattern: $0.bitPattern) })
    }

    mutating func add(_ set: LoggedWorkout.Entry) {
      add(set.exercise)
      add(Int64(set.block))
      add(Int64(set.kind.rawValue))
      add(set.load)
      add(set.repetitions.map(Int64.init))
      for number in [set.rpe, set.seconds, set.metres, set.rest] { add(number) }
      add(set.superset.map(Int64.init))
      add(set.note)
    }

    static func of(_ workout: LoggedWorkout) -> Int64 {
      var hash = Plain()
      hash.add(workout.start.seconds)
      hash.add(bytes: [workout.hasTime ? 1 : 0])
      hash.add(workout.title)
      hash.add(workout.note)
      hash.add(workout.duration)
      for set in workout.sets { hash.add(set) }
      return Int64(bitPattern: hash.value)
    }
  }

  @Test(
    "The hash is FNV-1a of all bytes of what a workout says, as stores have it since the first release"
  )
  func published() throws {
    var random = SplitMix64(seed: 3)
    let start = try #require(CivilTime(iso: "2026-11-20T18:03:12"))
    let names = ["Bench Press (Barbell)", "", "Kniebeuge – tief", "Çömelme"]
    for _ in 0..<500 {
      var workout = LoggedWorkout(
        start: start, hasTime: Bool.random(using: &random),
        title: Bool.random(using: &random) ? names.randomElement(using: &random) : nil,
        note: Bool.random(using: &random) ? names.randomElement(using: &random) : nil,
        duration: Bool.random(using: &random) ? Int64.random(in: 0...9000, using: &random) : nil,
        sets: [])
      for line in 0..<Int32.random(in: 0...6, using: &random) {
        var set = LoggedWorkout.Entry(
          exercise: names[Int.random(in: 0..<names.count, using: &random)],
          block: Int16.random(in: 0...300, using: &random), kind: .working, line: line)
        // Numbers with bytes of 0 at either end, in the middle, and none.
        let loads: [Int64?] = [nil, 0, 1, -1, 1 << 40, 0x0100_0000_0001, 2_000_000_000_000, .min]
        set.load = loads[Int.random(in: 0..<loads.count, using: &random)]
        set.repetitions = [nil, 0, 5, 256].randomElement(using: &random) ?? nil
        set.rpe = [nil, 8, 8.5, 9.1].randomElement(using: &random) ?? nil
        set.seconds = [nil, 0, 0.1].randomElement(using: &random) ?? nil
        set.note = [nil, "", "felt easy"].randomElement(using: &random) ?? nil
        workout.sets.append(set)
      }
      #expect(ContentHash.of(workout) == Plain.of(workout))
    }
  }
}
