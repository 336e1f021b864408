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
      found += days.map { suspicion($0, exercise, .exchanged(scale: 1)) }
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
        if let slip = RepetitionSlips.slip(count, kilograms, among: usual) {
          found.append(suspicion([row], exercise, slip))
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

  /// How a set was mistyped.
  enum Slip: Hashable {
    /// A nought too many.
    case tenfold
    /// Another digit too many, such as 111 for 11.
    case digit
    /// Load and repetitions in each other's field; the log's unit goes this many times into a kilogram.
    case exchanged(scale: Double)
  }

  /// How repetitions were mistyped, or exchanged with the load; nil if they were not.
  static func slip(_ count: Int, _ kilograms: Double, among usual: Usual) -> Slip? {
    guard let few = usual.repetitions.min(), let many = usual.repetitions.max(),
      let light = usual.kilograms.first, let heavy = usual.kilograms.last,
      count >= farAbove * many
    else { return nil }
    let middle = usual.kilograms[usual.kilograms.count / 2]
    if count.isMultiple(of: 10), few...many ~= count / 10, kilograms >= usualLoad * middle {
      return .tenfold
    }
    if count >= tooMany * many, kilograms >= usualLoad * middle { return .digit }
    let scale = [1, UnitMixUp.poundsPerKilogram].first { scale in
      let logged = kilograms * scale
      let meant = Double(count) / scale
      return (logged - logged.rounded()).magnitude < 0.01 && logged >= Double(few)
        && logged <= Double(many) && meant >= light && meant <= heavy
    }
    return scale.map(Slip.exchanged)
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

  private func suspicion(_ rows: [Int], _ exercise: Int, _ slip: Slip) -> Suspicion {
    let first = rows.first ?? 0
    let count = Int(log.columns.repetitions[first] ?? 0)
    let load = Load(units: log.columns.load[first] ?? 0)
    return Suspicion(
      issue: Issue(
        rule: .repetitionSlip, severity: .warning, place: log.place(ofRow: first),
        doubt: .set(
          load, repetitions: count, of: rows.count, exercise: log.exercises[exercise].name),
        proposal: meant(load, count, slip) ?? .correctInApp),
      rows: rows)
  }

  /// The set that was probably meant; nil where nobody can tell.
  private func meant(_ load: Load, _ count: Int, _ slip: Slip) -> Issue.Proposal? {
    switch slip {
    case .tenfold: .meantSet(load, repetitions: count / 10)
    case .digit: nil
    case .exchanged(let scale):
      Load(kilograms: Double(count) / scale).flatMap { meant in
        Int(exactly: (load.kilograms * scale).rounded()).map { .meantSet(meant, repetitions: $0) }
      }
    }
  }
}
