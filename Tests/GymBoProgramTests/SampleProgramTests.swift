import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoProgram

/// The example programs of the repository.
@Suite("Example programs")
struct SampleProgramTests {
  static let files: [URL] =
    (try? FileManager.default.contentsOfDirectory(
      at: Shared.packageRoot.appendingPathComponent("SampleData/programs"),
      includingPropertiesForKeys: nil)) ?? []

  @Test("There are ten, each described for people and with exercises that the catalogue knows")
  func described() throws {
    #expect(Self.files.count == 10)
    for file in Self.files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasPrefix("// "), "\(file.lastPathComponent)")
      let program = try Program(reading: Array(text.utf8))
      #expect(program.annotations.name != nil, "\(file.lastPathComponent)")
      #expect(program.annotations.text("category") != nil, "\(file.lastPathComponent)")
      let preflight = Preflight(ProgramState(program, loads: LiftLoads(of: program)))
      for finding in preflight.findings {
        switch finding {
        case .unknownExercise, .beyondMaximum, .noReference, .scriptGivenUp, .swallowedStep,
          .raisingDeload:
          Issue.record("\(file.lastPathComponent): \(finding)")
        default: break
        }
      }
    }
  }

  @Test("Each progresses over three rounds in which all is done, and its loads can be loaded")
  func progress() throws {
    for file in Self.files {
      let program = try Program(reading: Array(Data(contentsOf: file)))
      var state = ProgramState(program, loads: LiftLoads(of: program))
      var work: [Double] = []
      for _ in 0..<3 {
        var sum = 0.0
        for place in program.trainingDays {
          let prescription = state.prescription(on: place)
          var done: [ExerciseKey: [DoneSet?]] = [:]
          for exercise in prescription.exercises {
            for set in exercise.sets {
              let seconds = Double(set.seconds ?? 0)
              sum += Double(set.repetitions) * ((set.load?.kilograms ?? 20) + seconds)
              guard let load = set.load, load > .zero,
                let loads = state.loads.loads(of: exercise.lift, in: .kilogram)
              else { continue }
              #expect(loads.nearest(to: load) == load, "\(file.lastPathComponent)")
            }
            done[exercise.exercise.key] = exercise.sets.map {
              DoneSet(repetitions: $0.repetitions + ($0.isAtLeast ? 3 : 0), load: $0.load)
            }
          }
          state.finish(prescription, done: done)
        }
        state.endCycle()
        work.append(sum)
      }
      // Programs of one cycle are gone through once; their weeks rise within it.
      if program.annotations.cycles == nil {
        #expect(work[0] < work[2], "\(file.lastPathComponent): \(work)")
      }
    }
  }
}
