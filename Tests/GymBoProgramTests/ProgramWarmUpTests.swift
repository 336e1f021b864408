import GymBoLog
import GymBoProgression
import Testing

@testable import GymBoProgram

@Suite("Warm-ups of programs")
struct ProgramWarmUpTests {
  static func warmUp(_ line: String) throws -> [WarmUpSet] {
    let program = try Program(reading: Array(line.utf8))
    let state = ProgramState(program, loads: LiftLoads(of: program))
    return state.warmUp(for: state.prescription(on: program.days[0]).exercises[0])
  }

  @Test("Loads and percentages of the first work set are rounded to what can be loaded")
  func written() throws {
    let sets = try Self.warmUp("Squat / 3x5 100kg / warmup: 2x5 20kg, 1x3 41%, 2 80%")
    #expect(sets.map(\.load) == [20, 20, 40, 80])
    #expect(sets.map(\.repetitions) == [5, 5, 3, 2])
    #expect(sets.map(\.percent) == [nil, nil, 41, 80])
  }

  @Test("A set without a load has that of its repetitions at an RPE of 4, as in the app")
  func withoutLoad() throws {
    // The shares of a maximum are 70.67, 75.96 and 81.24 %.
    let sets = try Self.warmUp("Squat / 1x5 100kg, 3x8 80kg / warmup: 1x5, 1x3, 1x1")
    #expect(sets.map(\.load) == [70, 75, 80])
    #expect(sets.allSatisfy { $0.percent == nil })
  }

  @Test("Before work whose load is not known, what can be said is said")
  func unknownWork() throws {
    let sets = try Self.warmUp("Squat / 3x5 75% / warmup: 1x5 20kg, 1x3 50%, 1x2")
    #expect(sets.map(\.load) == [20, nil, nil])
    #expect(sets.map(\.percent) == [nil, 50, nil])
    #expect(sets.map(\.repetitions) == [5, 3, 2])
  }

  @Test("Before work with the body alone repetitions are left, and none where none are wanted")
  func bodyAlone() throws {
    let sets = try Self.warmUp("Pull Up / 3x8 0kg / warmup: 1x5 50%, 1x3")
    #expect(sets == [5, 3].map { WarmUpSet(load: nil, repetitions: $0, percent: nil) })
    #expect(try Self.warmUp("Squat / 3x5 100kg / warmup: none").isEmpty)
    #expect(try Self.warmUp("Pull Up / 3x8 0kg").isEmpty)
  }
}
