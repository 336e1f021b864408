internal import GymBoLog

/// The loaded working sets of one lift, session by session, as the search for slips compares them.
struct LiftLoads {
  /// A working set with a load.
  struct WorkSet {
    let row: Int
    /// In kilograms.
    let load: Double
    let repetitions: Int
    let isDrop: Bool

    /// The load raised by what its repetitions are worth, so that a set of one and a set of ten can be compared. Beyond
    /// ``TopSet/mostRepetitions`` further repetitions count nothing.
    var strength: Double { load * LiftLoads.worth(of: repetitions) }
  }

  /// See ``WorkSet/strength``.
  @inline(__always)
  static func strength(of load: Load, repetitions: Int) -> Double {
    load.kilograms * worth(of: repetitions)
  }

  /// What repetitions are worth, as a multiple of the load.
  @inline(__always)
  private static func worth(of repetitions: Int) -> Double {
    let counted = min(max(repetitions, 1), TopSet.mostRepetitions)
    return 1 + modifiedEpleySlope * Double(counted - 1)
  }

  /// A session in which the lift has loaded sets.
  struct Day {
    /// Index among the sessions of the lift.
    let place: Int
    /// Index into the log's sessions.
    let session: Int
    let date: CivilDate
    /// Of its sets, in units of `Load`.
    var least: Int64
    var greatest: Int64
    /// The strength of its best set in kilograms.
    var strength: Double
    /// Whether a set is much lighter than the one before it.
    var falls = false
    /// Whether a set is a sixth of the one before it or less, or about 1/2.2 of a set beside it and much lighter than both, or
    /// the last one than the one before it.
    var dips = false
  }

  /// Sessions this many days before and after can be neighbours: what was lifted two months ago says what is usual.
  static let neighbourDays = 56
  /// The most neighbours on each side.
  static let mostNeighbours = 5
  /// A load that other sessions within a year have is a habit, no slip.
  static let habitDays = 365
  /// The fewest such sets in other sessions: one set alone may be a slip, too.
  static let fewestHabitSets = 2
  /// Loads within a fifth of each other are alike in that.
  static let habitRatio = 1.2

  let log: TrainingLog
  let work: [ExerciseSession]
  let days: [Day]

  /// Whether the lift's load is that of a bar or dumbbells. Machines differ from each other by any factor.
  var isFreeWeight: Bool {
    guard let exercise = work.first?.exercise else { return false }
    return switch log.exercises[exercise].facts?.implement {
    case .barbell, .dumbbell, .kettlebell, .ezBar, .trapBar, .plate: true
    default: false
    }
  }

  /// The loaded sets of a session, in order.
  func sets(of day: Int) -> [WorkSet] {
    let rows = work[days[day].place].rows
    var sets: [WorkSet] = []
    sets.reserveCapacity(rows.count)
    for row in rows where log.columns.semantics[row] == .loaded {
      let units = log.columns.load.values[row]
      guard units > 0 else { continue }
      sets.append(
        WorkSet(
          row: row, load: Load(units: units).kilograms,
          repetitions: Int(log.columns.repetitions.values[row]),
          isDrop: log.columns.kind[row] == .drop))
    }
    return sets
  }

  /// The sessions around a session that say what is usual: the nearest ones, not too far in time.
  func neighbours(of day: Int) -> [Int] { neighbourhood(of: day).filter { $0 != day } }

  /// A session and its neighbours.
  func neighbourhood(of day: Int) -> ClosedRange<Int> {
    var (first, last) = (day, day)
    while first > 0, day - first < LiftLoads.mostNeighbours, isNear(first - 1, day) { first -= 1 }
    while last + 1 < days.count, last - day < LiftLoads.mostNeighbours, isNear(last + 1, day) {
      last += 1
    }
    return first...last
  }

  /// Whether a session has a load that is no whole number of quarters, of kilograms or, where another session's load is none
  /// of these either, of pounds.
  func hasOddLoad(on day: Int, besides other: Int) -> Bool {
    let unit: LoadUnit =
      LiftLoads.isOdd(days[other].greatest, in: .kilogram) ? .pound : .kilogram
    return work[days[day].place].rows.contains { row in
      log.columns.semantics[row] == .loaded
        && LiftLoads.isOdd(log.columns.load.values[row], in: unit)
    }
  }

  private static func isOdd(_ load: Int64, in unit: LoadUnit) -> Bool {
    let quarter = unit.unitsPerOne / 4
    // A hundredth of the unit, as in ``PlateGrid``.
    let tolerance = unit.unitsPerOne / 100
    let rest = load % quarter
    return rest > tolerance && quarter - rest > tolerance
  }

  /// Whether a session is near enough in time to be a neighbour of another.
  func isNear(_ other: Int, _ day: Int) -> Bool {
    abs(days[other].date.days(since: days[day].date)) <= LiftLoads.neighbourDays
  }

  /// Whether other sessions of the year have loads as heavy as this one, or nearly.
  func isHabit(atLeast load: Double, besides day: Int) -> Bool {
    let limit = load / LiftLoads.habitRatio
    return hasHabit(besides: day) {
      Load(units: $0.greatest).kilograms >= limit
    } isAlike: {
      $0 >= limit
    }
  }

  /// Whether other sessions of the year have loads as light as this one, or nearly.
  func isHabit(atMost load: Double, besides day: Int) -> Bool {
    let limit = load * LiftLoads.habitRatio
    return hasHabit(besides: day) {
      Load(units: $0.least).kilograms <= limit
    } isAlike: {
      $0 <= limit
    }
  }

  /// Whether in another session of the year at least half of the sets are as heavy as this, or nearly. Single sets may be
  /// slips of their own.
  func hasSessions(mostlyAbove load: Double, besides day: Int) -> Bool {
    let limit = load / LiftLoads.habitRatio
    return othersOfYear(besides: day).contains { other in
      guard Load(units: days[other].greatest).kilograms >= limit else { return false }
      let sets = sets(of: other)
      return 2 * sets.count { $0.load >= limit } >= sets.count
    }
  }

  private func hasHabit(
    besides day: Int, where mayHave: (Day) -> Bool, isAlike: (Double) -> Bool
  ) -> Bool {
    var found = 0
    for other in othersOfYear(besides: day) where mayHave(days[other]) {
      found += sets(of: other).count { isAlike($0.load) }
      if found >= LiftLoads.fewestHabitSets { return true }
    }
    return false
  }

  /// The other sessions in the year before and after a session.
  func othersOfYear(besides day: Int) -> [Int] {
    days.indices.filter {
      $0 != day && abs(days[$0].date.days(since: days[day].date)) <= LiftLoads.habitDays
    }
  }
}
