import Foundation
import GymBoLog
import GymBoProgram
import TestSupport
import Testing

@testable import GymBoCoach

@Suite("Generated workouts")
struct GeneratorTests {
  /// Every combination of goal, place, minutes, experience and days.
  static let combinations: [WorkoutRequest] = TrainingGoal.allCases.flatMap { goal in
    TrainingPlace.allCases.flatMap { place in
      [30, 45, 60].flatMap { minutes in
        TrainingExperience.allCases.flatMap { experience in
          (1...6).map { WorkoutRequest(goal, at: place, minutes: minutes, experience, days: $0) }
        }
      }
    }
  }

  static func key(_ request: WorkoutRequest) -> String {
    [
      request.goal.rawValue, request.place.rawValue, "\(request.minutes)",
      request.experience.rawValue, "\(request.days)",
    ].joined(separator: "/")
  }

  /// A workout as the vectors write it.
  static func short(_ workout: GeneratedWorkout) -> String {
    workout.focus.rawValue + ": "
      + workout.exercises.map { exercise in
        let unit = exercise.candidate.isHold ? "s" : ""
        return "\(exercise.candidate.name) \(exercise.sets)x\(exercise.fewest)-\(exercise.most)"
          + "\(unit)/\(exercise.rest)"
      }.joined(separator: "; ")
  }

  @Test(
    "All 648 combinations are those of the vectors", .enabled(if: Shared.isPresent, Shared.absence))
  func vectors() throws {
    let all = try Shared.vectors("coach/generator")["all"].object
    #expect(all.count == 648 && Self.combinations.count == 648)
    for request in Self.combinations {
      let workouts = try GeneratedProgram(request).workouts.map(Self.short)
      #expect(workouts == all[Self.key(request)]?.array.map(\.string), "\(Self.key(request))")
    }
  }

  @Test(
    "Minutes, reserve and patterns are those of the vectors",
    .enabled(if: Shared.isPresent, Shared.absence))
  func minutes() throws {
    let starters = try Shared.vectors("coach/generator")["starter"].array
    #expect(starters.count == 108)
    for starter in starters {
      let request = WorkoutRequest(
        try #require(TrainingGoal(rawValue: starter["goal"].string)),
        at: try #require(TrainingPlace(rawValue: starter["equipment"].string)),
        minutes: starter["minutes"].int,
        try #require(TrainingExperience(rawValue: starter["experience"].string)))
      let program = try GeneratedProgram(request)
      #expect(program.workouts.count == starter["workouts"].array.count)
      for (workout, expected) in zip(program.workouts, starter["workouts"].array) {
        #expect(abs(workout.seconds / 60 - expected["minutes"].number) < 0.000_51)
        #expect(workout.patterns == expected["patterns"].int)
        #expect(program.reserve == expected["rir"].int)
      }
    }
  }

  @Test("Time is kept and used, nothing comes twice, and everything is possible")
  func laws() throws {
    var count = 0
    for request in Self.combinations {
      let there = request.place.furniture
      for workout in try GeneratedProgram(request).workouts {
        count += 1
        let candidates = workout.exercises.map(\.candidate)
        let budget = Double(60 * request.minutes)
        let places = candidates.map(\.place.movement)
        let orders = workout.exercises.map {
          $0.candidate.facts.movement == .core ? 2 : $0.candidate.isCompound ? 0 : 1
        }
        let holds =
          workout.seconds <= budget + 1e-6 && workout.seconds >= 0.6 * budget - 1e-6
          && Set(candidates.map(\.name)).count == candidates.count
          && Set(places).count == places.count && (2...10).contains(candidates.count)
          && orders == orders.sorted()
          && candidates.allSatisfy {
            request.place.has($0.facts.implement) && $0.needs.isSubset(of: there)
              && $0.level <= request.experience.level
          }
          && workout.exercises.allSatisfy { (2...5).contains($0.sets) && $0.choice != .lack([]) }
        #expect(holds, "\(Self.key(request)): \(Self.short(workout))")
        guard workout.focus == .full else { continue }
        let direct = Set(candidates.flatMap(\.facts.direct))
        for muscles in [
          [Muscle.chest], [.lats, .upperBack], [.quadriceps], [.hamstrings, .glutes],
        ] { #expect(!direct.isDisjoint(with: muscles), "\(Self.key(request))") }
      }
    }
    #expect(count == 2268)
  }

  @Test("The same request makes the same bytes, and the text is read as the program that it says")
  func text() throws {
    for request in Self.combinations where request.days == 3 || request.minutes == 45 {
      let generated = try GeneratedProgram(request)
      let text = generated.programText(unit: .kilogram)
      #expect(try GeneratedProgram(request).programText(unit: .kilogram) == text)
      let program = try Program(reading: Array(text.utf8))
      #expect(program.weeks.count == 1)
      for (day, workout) in zip(program.weeks[0].days, generated.workouts) {
        #expect(Set(day.exercises.map(\.label)).isSubset(of: [nil, "light"]))
        let names = day.exercises.map {
          ExerciseCatalogue.standard.resolve($0.names[0].catalogueSpelling).facts?.name
        }
        #expect(names == workout.exercises.map(\.candidate.facts.name), "\(text)")
        let sets = day.exercises.map { $0.stages[0].reduce(0) { $0 + $1.count } }
        #expect(sets == workout.exercises.map(\.sets))
        #expect(day.exercises.allSatisfy { $0.progression != nil })
      }
    }
  }

  @Test("A longer workout never has fewer patterns")
  func patterns() throws {
    for request in Self.combinations where request.days == 1 && request.minutes > 30 {
      var shorter = request
      shorter.minutes -= 15
      let (long, short) = (try GeneratedProgram(request), try GeneratedProgram(shorter))
      #expect(long.workouts[0].patterns >= short.workouts[0].patterns, "\(Self.key(request))")
    }
  }

  @Test("Other minutes are kept, too, with two to fifteen exercises")
  func otherMinutes() throws {
    for goal in TrainingGoal.allCases {
      for minutes in stride(from: 20, through: 180, by: 10) {
        let request = WorkoutRequest(goal, at: .gym, minutes: minutes, .intermediate, days: 1)
        let workout = try GeneratedProgram(request).workouts[0]
        #expect(workout.seconds <= Double(60 * minutes) + 1e-6)
        #expect((2...15).contains(workout.exercises.count))
      }
    }
  }

  @Test("What there is besides opens exercises, and what is not wanted closes them")
  func options() throws {
    var request = WorkoutRequest(.hypertrophy, at: .bodyweight, minutes: 60, .intermediate)
    let names = { (request: WorkoutRequest) in
      Set(try GeneratedProgram(request).workouts.flatMap(\.exercises).map(\.candidate.name))
    }
    #expect(try names(request).isDisjoint(with: ["Pull Up", "Chin Up"]))
    request.furniture = [.bar]
    #expect(try !names(request).isDisjoint(with: ["Pull Up", "Chin Up"]))
    request.avoided = AvoidedExercises(["pull up", "Push Up"])
    #expect(try names(request).isDisjoint(with: ["Pull Up", "Push Up"]))
  }

  @Test("Seven days, minutes for one exercise, and nothing that is possible are refused")
  func refusals() {
    var request = WorkoutRequest(.strength, at: .gym, minutes: 60, .advanced, days: 7)
    #expect(throws: GeneratorRefusal.everyDay) { try GeneratedProgram(request) }
    request.days = 3
    request.minutes = 10
    #expect {
      try GeneratedProgram(request)
    } throws: { error in
      if case GeneratorRefusal.tooShort(minutes: 10, let needed) = error { return needed > 10 }
      return false
    }
    request.minutes = 60
    request.place = .bodyweight
    request.avoided = AvoidedExercises(StapleList.standard.staples.map(\.facts.name))
    #expect(throws: GeneratorRefusal.nothingPossible(.bodyweight)) {
      try GeneratedProgram(request)
    }
  }
}
