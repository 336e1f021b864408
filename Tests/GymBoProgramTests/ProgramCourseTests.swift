import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// What the example programs prescribe, workout by workout, under stated courses of events.
@Suite("Courses of programs")
struct ProgramCourseTests {
  /// What is done of a set: nil for a set that is not done.
  typealias Outcome = (_ workout: Int, _ exercise: String, _ set: Int, _ asked: Int) -> Int?

  /// The outcomes of the vectors, by their scenarios.
  static func outcome(_ scenario: String) -> Outcome? {
    switch scenario {
    case "bench press: one repetition short in the last set, always":
      { $1 == "Bench Press" && $2 == 2 ? $3 - 1 : $3 }
    case "squat: the last set not done in workouts 2 and 3":
      { $1 == "Squat" && $2 == 2 && [2, 3].contains($0) ? nil : $3 }
    case "always two repetitions more than planned": { $3 + 2 }
    case "one repetition more than planned": { $3 + ($1 == "Plank" ? 0 : 1) }
    case "one repetition more in every set": { $3 + 1 }
    case "squat misses its last set in workouts 1, 3 and 5":
      { $1 == "Squat" && $2 == 0 && [1, 3, 5].contains($0) ? $3 - 1 : $3 }
    case "best: misses in workouts 3 and 6":
      { $1 == "best: Squat" && [3, 6].contains($0) ? $3 - 1 : $3 }
    case "every repetition done", "maxima given",
      "every repetition done; lifts without a load are done with 20 kg":
      { $3 }
    default: nil
    }
  }

  static func program(_ name: String) throws -> Program {
    let url = Shared.root.appendingPathComponent("vectors/coach/programs/\(name).txt")
    return try Program(reading: Array(Data(contentsOf: url)))
  }

  static func state(_ program: Program, maxima: [String: JSON] = [:]) -> ProgramState {
    ProgramState(
      program, loads: LiftLoads(of: program, hasBar: false),
      references: maxima.compactMapValues { text in
        Load(text: text.string).map {
          .init(load: WrittenLoad($0, in: .kilogram), kind: .maximum)
        }
      })
  }

  @Test("All thirteen courses are reproduced", .enabled(if: Shared.isPresent, Shared.absence))
  func courses() throws {
    let cases = try Shared.vectors("coach/programs")["cases"].array
    #expect(cases.count == 13)
    for one in cases {
      let program = try Self.program(one["program"].string)
      var state = Self.state(program, maxima: one["maxima"].object)
      let outcome = try #require(Self.outcome(one["scenario"].string))
      for (number, workout) in one["workouts"].array.enumerated() {
        let name = "\(one["program"].string), \(one["scenario"].string), workout \(number + 1)"
        let days = program.days
        let place = days[number % days.count]
        if number > 0, place == days[0] { state.endCycle() }
        let prescription = state.prescription(on: place)
        #expect(program[place].name == workout["name"].string)
        expect(prescription, workout["exercises"].array, name)
        var done: [ExerciseKey: [DoneSet?]] = [:]
        for exercise in prescription.exercises {
          done[exercise.exercise.key] = exercise.sets.enumerated().map { index, set in
            outcome(number + 1, exercise.exercise.title, index, set.repetitions).map {
              DoneSet(repetitions: $0, load: set.load ?? .kilograms(20))
            }
          }
        }
        state.finish(prescription, done: done)
      }
    }
  }

  @Test(
    "A program written as it is after some workouts asks for the same as its state",
    .enabled(if: Shared.isPresent, Shared.absence))
  func asItStands() throws {
    for name in ["linear", "wave", "stages", "undulating", "bodyweight", "upper-lower", "weekly"] {
      let program = try Self.program(name)
      var state = Self.state(program)
      for place in program.days + program.days {
        let prescription = state.prescription(on: place)
        var done: [ExerciseKey: [DoneSet?]] = [:]
        for exercise in prescription.exercises {
          done[exercise.exercise.key] = exercise.sets.enumerated().map { index, set in
            DoneSet(repetitions: set.repetitions + 1 - index, load: set.load ?? .kilograms(20))
          }
        }
        state.finish(prescription, done: done)
      }
      let text = ProgramText.of(state.programAsItStands())
      let again = try Program(reading: Array(text.utf8))
      #expect(ProgramText.of(again) == text)
      let other = Self.state(again)
      for place in program.days {
        let (first, second) = (state.prescription(on: place), other.prescription(on: place))
        #expect(first.exercises.map(\.lift) == second.exercises.map(\.lift), "\(name)")
        for (one, two) in zip(first.exercises, second.exercises) {
          #expect(one.sets.map(\.load) == two.sets.map(\.load), "\(name), \(one.lift)\n\(text)")
          #expect(one.sets.map(\.repetitions) == two.sets.map(\.repetitions), "\(name)")
        }
      }
    }
  }

  private func expect(_ prescription: Prescription, _ expected: [JSON], _ name: String) {
    #expect(prescription.exercises.count == expected.count, "\(name)")
    for (exercise, vector) in zip(prescription.exercises, expected) {
      let name = "\(name), \(vector["exercise"].string)"
      #expect(exercise.exercise.title == vector["exercise"].string)
      #expect(exercise.lift == vector["lift"].string)
      #expect(exercise.sets.count == vector["sets"].array.count, "\(name)")
      for (set, row) in zip(exercise.sets, vector["sets"].array) {
        #expect(set.repetitions == row["repetitions"].int, "\(name)")
        #expect(set.fewest ?? 0 == (row["low"].isNull ? 0 : row["low"].int), "\(name)")
        #expect(set.isAtLeast == row["atLeast"].bool, "\(name)")
        #expect(set.load?.kilograms == (row["load"].isNull ? nil : row["load"].number), "\(name)")
        #expect(set.rpe == (row["rpe"].isNull ? nil : row["rpe"].number), "\(name)")
        #expect(set.seconds == (row["seconds"].isNull ? nil : row["seconds"].int), "\(name)")
      }
    }
  }
}
