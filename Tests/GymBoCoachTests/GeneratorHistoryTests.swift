import GymBoAnalysis
import GymBoLog
import GymBoProgram
import TestSupport
import Testing

@testable import GymBoCoach

@Suite("Workouts generated from a history")
struct GeneratorHistoryTests {
  private static let asOf = "2026-11-15"

  static func state(_ build: (inout LogBuilder) -> Void) throws -> TrainingState {
    var history = LogBuilder()
    build(&history)
    var options = AnalysisOptions()
    options.asOf = CivilDate(iso: asOf)
    return TrainingState(try #require(HistoryFindings(of: history.log, options: options)))
  }

  /// Exercises in three sessions long enough ago to have rested.
  static func rested(_ history: inout LogBuilder, _ names: [String], kg: Double) {
    for day in ["2026-11-02", "2026-11-05", "2026-11-08"] {
      history.session(day, duration: nil) { session in
        for name in names { session.sets(name, kg: kg, reps: 8) }
      }
    }
  }

  @Test(
    "A workout after yesterday's is that of the vectors",
    .enabled(if: Shared.isPresent, Shared.absence))
  func vector() throws {
    let expected = try Shared.vectors("coach/generator")["withHistory"]
    let weekly: [Muscle: (Double, Double)] = [
      .lats: (10, 20), .upperBack: (10, 20), .hamstrings: (4, 12), .sideDelts: (8, 25),
      .rearDelts: (6, 18), .biceps: (8, 20), .calves: (8, 16), .chest: (6, 20),
      .quadriceps: (8, 18), .triceps: (6, 16), .glutes: (0, 12),
    ]
    let done: [Muscle: Double] = [.calves: 12, .biceps: 14, .lats: 2]
    let lack = weekly.map { muscle, range in
      (
        muscle,
        TrainingState.Week(sets: done[muscle] ?? 0, target: (range.0 + range.1) / 2).lack
      )
    }
    let known = Set(expected["known"].array.map(\.string))
    let state = try Self.state { Self.rested(&$0, Array(known).sorted(), kg: 40) }
    #expect(Set(state.own.all.filter(\.isUsual).map(\.name)) == known)
    let maker = WorkoutMaker(
      .hypertrophy, .intermediate, minutes: 60,
      WorkoutPool(at: .gym, with: [], .intermediate, own: state.own),
      resting: expected["trainedYesterday"].array.compactMap {
        Muscle(anySpelling: $0.string)
      },
      weeklyLack: Dictionary(uniqueKeysWithValues: lack))
    let workout = maker.workout(.full)
    #expect(
      workout.exercises.map(\.candidate.name)
        == expected["workout"]["exercises"].array.map { $0["exercise"].string })
    #expect(
      workout.exercises.map(\.sets) == expected["workout"]["exercises"].array.map { $0["sets"].int }
    )
    #expect(abs(workout.seconds / 60 - expected["workout"]["minutes"].number) < 0.000_51)
  }

  private func names(_ program: GeneratedProgram) -> [String] {
    program.workouts.flatMap(\.exercises).map(\.candidate.name)
  }

  @Test("A workout for today leaves out what was trained hard yesterday, and names it")
  func resting() throws {
    let state = try Self.state { history in
      history.session("2026-11-14", duration: nil) {
        $0.sets("Bench Press (Barbell)", kg: 80, reps: 8, count: 4)
      }
    }
    let request = WorkoutRequest(.hypertrophy, at: .gym, minutes: 60, .intermediate, days: 1)
    let program = try GeneratedProgram(request, after: state)
    #expect(program.resting.map(\.muscle).contains(.chest))
    #expect(program.resting.first { $0.muscle == .chest }?.sets == 4)
    let direct = Set(program.workouts[0].exercises.flatMap(\.candidate.facts.direct))
    #expect(direct.isDisjoint(with: program.resting.map(\.muscle)))
    #expect(program.start == CivilDate(iso: Self.asOf))
    // Without the sessions of the last days the chest is trained.
    #expect(try names(GeneratedProgram(request)).contains("Bench Press (Barbell)"))
  }

  @Test("Where everything was trained hard, the workout is refused until it has rested")
  func allResting() throws {
    let state = try Self.state { history in
      history.session(Self.asOf, duration: nil) { session in
        for name in [
          "Squat (Barbell)", "Bench Press (Barbell)", "Bent Over Row (Barbell)",
          "Romanian Deadlift (Barbell)", "Overhead Press (Barbell)", "Lat Pulldown (Cable)",
          "Standing Calf Raise (Machine)", "Plank", "Bicep Curl (Dumbbell)",
          "Triceps Pushdown (Cable)", "Lateral Raise (Dumbbell)", "Reverse Fly (Dumbbell)",
          "Side Plank", "Back Extension", "Crunch",
        ] { session.sets(name, kg: 40, reps: 8, count: 5) }
      }
    }
    let request = WorkoutRequest(.general, at: .gym, minutes: 60, .intermediate, days: 1)
    #expect {
      try GeneratedProgram(request, after: state)
    } throws: { error in
      guard case GeneratorRefusal.allResting(let muscles, let day) = error else { return false }
      return muscles.contains(.chest) && day == CivilDate(iso: "2026-11-17")
    }
  }

  @Test("A program begins with the workout whose muscles have rested, and its days are whole")
  func rotation() throws {
    let state = try Self.state { history in
      history.session(Self.asOf, duration: nil) {
        $0.sets("Bench Press (Barbell)", kg: 80, reps: 8, count: 4)
        $0.sets("Overhead Press (Barbell)", kg: 50, reps: 8, count: 4)
      }
    }
    let request = WorkoutRequest(.hypertrophy, at: .gym, minutes: 60, .intermediate)
    let program = try GeneratedProgram(request, after: state)
    #expect(program.workouts.map(\.focus) == [.pull, .legs, .push])
    #expect(program.start == CivilDate(iso: "2026-11-16"))
    #expect(
      program.workouts.map { $0.exercises.count }.sorted()
        == (try GeneratedProgram(request)).workouts.map { $0.exercises.count }.sorted())
    // The whole body has to wait.
    var full = request
    full.goal = .strength
    let later = try GeneratedProgram(full, after: state)
    #expect(later.start == CivilDate(iso: "2026-11-17"))
  }

  @Test("What the lifter does comes first, with the load of its e1RM, rounded down")
  func own() throws {
    let state = try Self.state {
      Self.rested(&$0, ["Chest Press (Machine)", "Landmine Squat (Barbell)"], kg: 60)
    }
    let request = WorkoutRequest(.hypertrophy, at: .gym, minutes: 60, .intermediate, days: 1)
    let program = try GeneratedProgram(request, after: state)
    let press = try #require(
      program.workouts[0].exercises.first { $0.candidate.name == "Chest Press (Machine)" })
    guard case .estimate(let load, let maximum) = press.start else {
      Issue.record("\(press.start)")
      return
    }
    // 60 kg × 8 is 74.48 kg; six repetitions with two in reserve are 29/36 of it, 60 kg.
    #expect(isClose(maximum.kilograms, 60.0 * 36 / 29, within: 1e-9))
    #expect(load == 60)
    #expect(
      program.programText(unit: .kilogram).contains(
        "x6-10 60kg @8 / 120s / progress: custom(step: 5kg, low: 6, misses: 0)"))
  }

  @Test(
    "The main lifts of strength rise with the lifter", arguments: TrainingExperience.allCases)
  func strengthRises(experience: TrainingExperience) throws {
    let state = try Self.state { Self.rested(&$0, ["Squat (Barbell)"], kg: 100) }
    let request = WorkoutRequest(.strength, at: .gym, minutes: 60, experience, days: 3)
    let text = try GeneratedProgram(request, after: state).programText(unit: .kilogram)
    // 100 kg × 8. The lifter gains 1 % a week.
    let lifter = SimulatedLifter(best: 100.0 * 36 / 29, gain: 0.01)
    let loads = try lifter.workouts(of: text).map(\.load)
    // 8 % stronger after eight weeks: the load has risen by most of that.
    let risen = try #require(loads.max()) / (try #require(loads.first))
    #expect(risen > 1.05, "\(loads)")
    // To go back after misses changes nothing for a lifter who has none.
    let never = text.replacing("weights *= 0.9", with: "weights *= 1")
    #expect(never != text)
    #expect(try lifter.workouts(of: never).map(\.load) == loads)
  }

  @Test(
    "A lifter of strength who misses the repetitions goes back until they are done",
    arguments: TrainingExperience.allCases)
  func strengthGoesBack(experience: TrainingExperience) throws {
    let state = try Self.state { Self.rested(&$0, ["Squat (Barbell)"], kg: 100) }
    let request = WorkoutRequest(.strength, at: .gym, minutes: 60, experience, days: 3)
    let text = try GeneratedProgram(request, after: state).programText(unit: .kilogram)
    // A fifth weaker than the history says, after an illness for example.
    let workouts = try SimulatedLifter(best: 80.0 * 36 / 29, gain: 0).workouts(of: text)
    #expect(workouts[0..<3].allSatisfy { !$0.isDone && $0.load == workouts[0].load })
    #expect(workouts[3].load < 0.92 * workouts[0].load)
    let kept = workouts.map(\.isDone)
    let first = try #require(kept.firstIndex(of: true))
    // From then on more workouts are done than missed.
    #expect(first <= 9 && 2 * kept[first...].count { $0 } > kept.count - first, "\(workouts)")
    // No load is missed four times in a row.
    for index in workouts.indices.dropFirst(3)
    where workouts[index].load == workouts[index - 3].load {
      #expect(kept[(index - 3)...index].contains(true), "\(workouts)")
    }
  }

  @Test("Reserves and repetitions lower the load, and it is rounded down to what can be loaded")
  func roundedDown() throws {
    let state = try Self.state { Self.rested(&$0, ["Squat (Barbell)"], kg: 101) }
    let request = WorkoutRequest(.strength, at: .gym, minutes: 60, .advanced, days: 1)
    let squat = try #require(
      try GeneratedProgram(request, after: state).workouts[0].exercises.first {
        $0.candidate.name == "Squat (Barbell)"
      })
    // e1RM 125.38 kg, times 33/36 for two repetitions with two in reserve: 114.93 kg, but no more than a tenth above 101 kg.
    #expect(squat.start.load == 110)
  }

  @Test("The minutes are those of the lifter's own pace")
  func pace() throws {
    let slow = try Self.state { history in
      for day in 1...8 {
        history.session("2026-10-0\(day)", duration: 7200) {
          $0.sets("Squat (Barbell)", kg: 100, reps: 5, rest: 180, count: 10)
        }
      }
    }
    // Ten sets of five with three minutes of rest are 31 minutes, and two hours were taken.
    #expect(slow.pace(longestRest: 120) == 2)
    let request = WorkoutRequest(.hypertrophy, at: .gym, minutes: 60, .intermediate, days: 1)
    let program = try GeneratedProgram(request, after: slow)
    #expect(program.hasOwnPace && program.workouts[0].seconds <= 3600 + 1e-6)
    let sets = { (program: GeneratedProgram) in
      program.workouts[0].exercises.reduce(0) { $0 + $1.sets }
    }
    #expect(sets(program) < sets(try GeneratedProgram(request)))
  }

  @Test("Rests that were not logged are taken for those of the workouts to come")
  func restsOfThePast() throws {
    let state = try Self.state { history in
      for day in 1...8 {
        // Ten sets of 20 s with three minutes between them, and a minute to set up.
        history.session("2026-10-0\(day)", duration: 1880) {
          $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 10)
        }
      }
    }
    let slow = try #require(state.pace(longestRest: 45))
    let like = try #require(state.pace(longestRest: 180))
    #expect(slow == 2)
    // The pace of nobody in particular, 1.7, has a little weight.
    #expect(like > 1 && like < 1.15)
  }

  @Test("An exercise that helps what lacks, and trains only what does not, says what it helps")
  func helping() throws {
    let rows = [
      "Pendlay Row (Barbell)", "Seated Row (Cable)", "Incline Row (Dumbbell)",
      "Bent Over Row (Dumbbell)", "Lat Pulldown (Cable)",
    ]
    let state = try Self.state { Self.rested(&$0, rows, kg: 50) }
    let request = WorkoutRequest(.hypertrophy, at: .gym, minutes: 120, .intermediate, days: 1)
    for focus in WorkoutFocus.allCases {
      var request = request
      request.focus = focus
      for exercise in try GeneratedProgram(request, after: state).workouts[0].exercises {
        #expect(exercise.choice != .lack([]), "\(exercise.candidate.name)")
      }
    }
  }

  @Test("The experience is told by the weeks with training")
  func experience() throws {
    for (weeks, experience) in [
      (12, TrainingExperience.beginner), (13, .intermediate), (52, .advanced),
    ] {
      let state = try Self.state { history in
        let last = CivilDate(iso: Self.asOf) ?? CivilDate(dayNumber: 0)
        for week in 0..<weeks {
          history.session(last.advanced(by: -7 * week).description) {
            $0.sets("Squat (Barbell)", kg: 60, reps: 5)
          }
        }
      }
      #expect(state.experience == experience, "\(weeks)")
    }
  }

  @Test("Every exercise of the catalogue has a name that a program reads as the same, or none")
  func programNames() throws {
    var written = 0
    for facts in ExerciseCatalogue.standard.exercises {
      guard let name = ProgramName(of: facts) else { continue }
      written += 1
      let program = try Program(reading: Array("\(name.text) / 3x5".utf8))
      #expect(program.weeks[0].days[0].exercises[0].names == [name.text])
    }
    #expect(written > 900)
    for staple in StapleList.standard.staples {
      #expect(ProgramName(of: staple.facts) != nil, "\(staple.facts.name)")
    }
    #expect(ProgramName(of: .example("Curl / heavy")) == nil)
    #expect(
      ProgramName(of: .example("Own thing")) == nil
        || ProgramName(of: .example("Own thing"))?.text == "Own thing")
  }

  @Test("No load is a larger step than is ever suggested, and a bar rises by its own step")
  func largestStep() throws {
    let state = try Self.state { history in
      for day in ["2026-11-02", "2026-11-05", "2026-11-08"] {
        history.session(day) { session in
          session.sets("Bench Press (Barbell)", kg: 60, reps: 12)
          session.sets("Overhead Press (Barbell)", kg: 55, reps: 5)
          session.sets("Overhead Press (Barbell)", kg: 57, reps: 5)
        }
      }
    }
    let maker = WorkoutMaker(
      .strength, .intermediate, minutes: 60,
      WorkoutPool(at: .gym, with: [], .intermediate, own: state.own), resting: [],
      weeklyLack: [:])
    func exercise(_ name: String) throws -> WorkoutExercise {
      try #require(maker.workout(.full).exercises.first { $0.candidate.name == name })
    }
    let bench = try exercise("Bench Press (Barbell)")
    let start = state.start(of: bench, reserve: 0, seen: state.seenLoads(of: bench))
    guard case .estimate(let load, let maximum) = start else {
      Issue.record("\(start)")
      return
    }
    // 90 % of the e1RM of 86.4 kg would be 77.5 kg.
    #expect(maximum.kilograms > 86 && load == Load(kilograms: 65))
    let press = try exercise("Overhead Press (Barbell)")
    #expect(state.seenLoads(of: press)?.step == Load(kilograms: 2.5))
  }
}
