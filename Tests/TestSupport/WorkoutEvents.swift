import GymBoLog

/// Events of a workout in progress at moments, drawn from a seed: sensible ones and senseless ones.
public struct WorkoutEvents {
  private var random: SplitMix64
  private var at = WorkoutMoment(CivilTime(iso: "2026-10-25T01:00:00")!, offset: 7200)

  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// A later moment, mostly. Sometimes the clock is put back an hour, as in the night of that day.
  private mutating func moment() -> WorkoutMoment {
    let seconds = below(20) == 0 ? -below(600) : below(400)
    let time = CivilTime(seconds: at.time.seconds + Int64(seconds)) ?? at.time
    at = WorkoutMoment(time, offset: at.offset)
    if below(15) == 0, at.offset > 0 {
      at = WorkoutMoment(CivilTime(seconds: time.seconds - 3600) ?? time, offset: at.offset - 3600)
    }
    return at
  }

  private mutating func name() -> String {
    ["Squat", "Bench \"Press\"", "Plank\n2", "Zug\u{E9}", ""][below(10) == 0 ? 4 : below(4)]
  }

  private mutating func set() -> WorkoutSet {
    let kind = SetKind.allCases[below(4)]
    switch below(8) {
    case 0: return WorkoutSet(kind, seconds: 12.25, note: "a\tb \\ \u{1}")
    case 1: return WorkoutSet(kind, metres: 1e-5, rpe: 10)
    case 2: return WorkoutSet(kind, load: Load(units: -400_000_000_001), repetitions: below(9))
    case 3: return WorkoutSet(kind, load: .zero, repetitions: 5)
    case 4: return WorkoutSet(kind, repetitions: 8, highest: 12, rpe: 7.5)
    default:
      return WorkoutSet(kind, load: .kilograms(20 + below(200)), repetitions: 1 + below(12))
    }
  }

  private mutating func exercise() -> PlannedExercise {
    var sets: [WorkoutSet] = []
    for _ in 0..<below(4) { sets.append(set()) }
    var exercise = PlannedExercise(
      name(), sets: sets, superset: below(3) == 0 ? below(2) : nil,
      rest: below(3) == 0 ? 30 * below(9) : nil, note: below(4) == 0 ? "slow" : nil)
    if below(3) == 0 { exercise.advised = [set(), set()] }
    return exercise
  }

  /// The next event.
  public mutating func next() -> (event: LiveWorkout.Event, at: WorkoutMoment) {
    let event: LiveWorkout.Event =
      switch below(26) {
      case 0: .start(title: below(2) == 0 ? "Upper A" : nil, [exercise(), exercise(), exercise()])
      case 1...8: .set(name(), [set()])
      case 9: .set(name(), [set(), set()])
      case 10: .change(name(), set())
      case 11: .remove(name(), set: below(2) == 0 ? nil : below(5))
      case 12: .finish(name())
      case 13, 14: .add(exercise())
      case 15: .move(name(), place: below(5))
      case 16: .rest(by: below(9000) - 4500)
      case 17, 18: .pause
      case 19: .resume
      case 20: .end
      case 21: .abort
      default: .undo
      }
    return (event, moment())
  }
}
