internal import GymBoLog

/// Repetitions that do not fit the other sets of the lift: ten times usual ones, or five times the most of all, with a usual load
/// (a slip of the finger), or the load in the field of the repetitions and the reverse.
///
/// A day of a barbell lift on which every set has the load of a few repetitions, and as many repetitions as a bar weighs, always
/// in fives, is exchanged whatever the other days have.
///
/// Many repetitions alone are no slip: a lifter may do fifty with a light load. Where a lift has them more than once in ten sets,
/// they are a habit.
struct RepetitionSlips {
  /// Fewer repetitions are not looked at.
  static let fewest = 30
  /// How many times the most repetitions of the lift's other sets there have to be.
  static let farAbove = 2
  /// How many times the most of them nobody does with a usual load.
  static let tooMany = 5
  /// The fewest sets of a lift to compare one with, and the share of its sets that may be off.
  static let fewestSets = 10
  static let largestShare = 0.1
  /// The share of the lift's middle load from which ten times the repetitions are a slip.
  static let usualLoad = 0.6

  /// Of a day that is exchanged as a whole: its sets at least, the load of each at most (no bar weighs so little), what its
  /// repetitions are multiples of, and how many its largest set has at least.
  static let fewestOfDay = 3
  static let mostKilograms = 9.0
  static let multiple: Int32 = 5
  static let fewestOfHeaviest: Int32 = 40

  let log: TrainingLog

  /// The loaded sets of a lift that have usual repetitions.
  struct Usual {
    var repetitions: [Int] = []
    var kilograms: [Double] = []
  }

  /// - Parameter sessions: of every lift, in order of time.
  func find(in sessions: ExerciseSessions) -> [Suspicion] {
    var found: [Suspicion] = []
    for (exercise, rows) in candidates.sorted(by: { $0.key < $1.key }) {
      let days = exchangedDays(ofExercise: exercise, in: sessions)
      found += days.map { suspicion($0, exercise) }
      let doubted = Set(days.joined())
      let rows = rows.filter { !doubted.contains($0) }
      var usual = Usual()
      for row in sessions.ofExercise[exercise].flatMap(\.rows) {
        guard log.columns.semantics[row] == .loaded, let load = log.columns.load[row], load > 0,
          let count = log.columns.repetitions[row], count < RepetitionSlips.fewest
        else { continue }
        usual.repetitions.append(Int(count))
        usual.kilograms.append(Load(units: load).kilograms)
      }
      usual.kilograms.sort()
      guard usual.repetitions.count >= RepetitionSlips.fewestSets,
        Double(rows.count) <= RepetitionSlips.largestShare * Double(usual.repetitions.count)
      else { continue }
      for row in rows {
        let count = Int(log.columns.repetitions[row] ?? 0)
        let kilograms = Load(units: log.columns.load[row] ?? 0).kilograms
        if RepetitionSlips.isSlip(count, kilograms, among: usual) {
          found.append(suspicion([row], exercise))
        }
      }
    }
    return found
  }

  /// The loaded sets with many repetitions, by exercise.
  private var candidates: [Int: [Int]] {
    let counts = log.columns.repetitions.values
    let repetitions = counts.span
    var found: [Int: [Int]] = [:]
    for row in repetitions.indices
    where repetitions[row] >= RepetitionSlips.fewest && log.columns.semantics[row] == .loaded {
      found[Int(log.columns.exercise[row]), default: []].append(row)
    }
    return found
  }

  /// Whether repetitions were mistyped, or exchanged with the load.
  static func isSlip(_ count: Int, _ kilograms: Double, among usual: Usual) -> Bool {
    guard let few = usual.repetitions.min(), let many = usual.repetitions.max(),
      let light = usual.kilograms.first, let heavy = usual.kilograms.last,
      count >= farAbove * many
    else { return false }
    let middle = usual.kilograms[usual.kilograms.count / 2]
    if count.isMultiple(of: 10), few...many ~= count / 10, kilograms >= usualLoad * middle {
      return true
    }
    // A digit too many, such as 111 for 11.
    if count >= tooMany * many, kilograms >= usualLoad * middle { return true }
    // Exchanged, in kilograms or in pounds.
    return [1, UnitMixUp.poundsPerKilogram].contains { scale in
      let logged = kilograms * scale
      let meant = Double(count) / scale
      return (logged - logged.rounded()).magnitude < 0.01 && logged >= Double(few)
        && logged <= Double(many) && meant >= light && meant <= heavy
    }
  }

  /// The sets of each day on which load and repetitions of a barbell lift were exchanged.
  private func exchangedDays(ofExercise exercise: Int, in sessions: ExerciseSessions) -> [[Int]] {
    guard log.exercises[exercise].facts?.implement == .barbell else { return [] }
    return sessions.ofExercise[exercise].map(\.rows).filter(isExchanged).map(Array.init)
  }

  private func isExchanged(_ rows: some Collection<Int>) -> Bool {
    let counts = rows.map { log.columns.repetitions[$0] ?? 0 }
    return rows.count >= RepetitionSlips.fewestOfDay
      && counts.max() ?? 0 >= RepetitionSlips.fewestOfHeaviest
      && zip(rows, counts).allSatisfy { row, count in
        let kilograms = log.columns.load[row].map { Load(units: $0).kilograms } ?? 0
        return log.columns.semantics[row] == .loaded && count > 0
          && count.isMultiple(of: RepetitionSlips.multiple)
          && kilograms >= 1 && kilograms <= RepetitionSlips.mostKilograms
          && (kilograms - kilograms.rounded()).magnitude < 0.01
      }
  }

  private func suspicion(_ rows: [Int], _ exercise: Int) -> Suspicion {
    let first = rows.first ?? 0
    let count = Int(log.columns.repetitions[first] ?? 0)
    return Suspicion(
      issue: Issue(
        rule: .repetitionSlip, severity: .warning, place: log.place(ofRow: first),
        doubt: .repetitions(count, exercise: log.exercises[exercise].name),
        proposal: .correctInApp),
      rows: rows)
  }
}
