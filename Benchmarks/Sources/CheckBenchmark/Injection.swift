import SeededNumbers

@testable import GymBoLog

/// A mistake that is put into a log, to see whether the data check finds it.
enum Injection: CaseIterable {
  case timesTen, tenth
  case poundsSet, poundsLift, poundsSession
  case kilogramsSet, kilogramsLift, kilogramsSession
  case typedPoundsSet, typedPoundsLift, typedPoundsSession
  case typedKilogramsSet, typedKilogramsLift, typedKilogramsSession

  /// As an app converts, to two decimals.
  static let converted: [Injection] = [
    .timesTen, .tenth, .poundsSet, .poundsLift, .poundsSession, .kilogramsSet, .kilogramsLift,
    .kilogramsSession,
  ]

  /// As people type, by the plates of the other unit.
  static let typed = allCases.filter { !converted.contains($0) }

  static let poundsPerKilogram = 1 / 0.45359237

  var name: String {
    switch self {
    case .timesTen: "one set × 10"
    case .tenth: "one set ÷ 10"
    case .poundsSet: "one set × 2.2046"
    case .poundsLift: "one lift of a session × 2.2046"
    case .poundsSession: "one session × 2.2046"
    case .kilogramsSet: "one set ÷ 2.2046"
    case .kilogramsLift: "one lift of a session ÷ 2.2046"
    case .kilogramsSession: "one session ÷ 2.2046"
    case .typedPoundsSet: "one set × 2.2046, typed"
    case .typedPoundsLift: "one lift of a session × 2.2046, typed"
    case .typedPoundsSession: "one session × 2.2046, typed"
    case .typedKilogramsSet: "one set ÷ 2.2046, typed"
    case .typedKilogramsLift: "one lift of a session ÷ 2.2046, typed"
    case .typedKilogramsSession: "one session ÷ 2.2046, typed"
    }
  }

  /// The rule that has to find it.
  var rule: IssueRule {
    switch self {
    case .timesTen, .tenth: .typingSlip
    default: .unitMixUp
    }
  }

  /// What the loads are multiplied by.
  var factor: Double {
    switch self {
    case .timesTen: 10
    case .tenth: 0.1
    case .poundsSet, .poundsLift, .poundsSession, .typedPoundsSet, .typedPoundsLift,
      .typedPoundsSession:
      Injection.poundsPerKilogram
    default: 1 / Injection.poundsPerKilogram
    }
  }

  private var scope: Scope {
    switch self {
    case .timesTen, .tenth, .poundsSet, .kilogramsSet, .typedPoundsSet, .typedKilogramsSet: .set
    case .poundsLift, .kilogramsLift, .typedPoundsLift, .typedKilogramsLift: .lift
    case .poundsSession, .kilogramsSession, .typedPoundsSession, .typedKilogramsSession: .session
    }
  }

  /// To what a load of a log is rounded, in kilograms: pounds are typed in fives, and below 20 whole; kilograms in steps of
  /// 2.5, and below 10 whole.
  private func step(for row: Int, in log: TrainingLog) -> Double {
    guard Injection.typed.contains(self) else { return 0.01 }
    let own = log.ownUnit(of: row)
    let number = log.kilograms(row) / own * factor
    return own * (factor > 1 ? number < 20 ? 1 : 5 : number < 10 ? 1 : 2.5)
  }

  /// Puts the mistake into a log, at a set drawn from all loaded working sets.
  /// - Returns: the rows that it changed.
  func inject(into log: inout TrainingLog, _ random: inout SplitMix64) -> [Int] {
    let rows = scope.rows(around: log.drawnSet(&random), in: log)
    for row in rows { log.multiply(row, by: factor, step: step(for: row, in: log)) }
    return rows
  }
}

/// What a mistake or a change is made to.
enum Scope {
  case set, lift, session

  /// The loaded working sets around a set.
  func rows(around row: Int, in log: TrainingLog) -> [Int] {
    let (session, exercise) = (log.columns.session[row], log.columns.exercise[row])
    return log.loadedSets.filter {
      switch self {
      case .set: $0 == row
      case .lift: log.columns.session[$0] == session && log.columns.exercise[$0] == exercise
      case .session: log.columns.session[$0] == session
      }
    }
  }
}

extension TrainingLog {
  /// The rows of working sets with a load.
  var loadedSets: [Int] {
    (0..<columns.count).filter {
      columns.semantics[$0] == .loaded && columns.load[$0] ?? 0 > 0
        && columns.repetitions[$0] ?? 0 > 0 && columns.kind[$0] != .warmUp
    }
  }

  /// One of them.
  func drawnSet(_ random: inout SplitMix64) -> Int {
    let rows = loadedSets
    return rows[min(Int(random.uniform() * Double(rows.count)), rows.count - 1)]
  }

  /// The kilograms of one of the unit in which a load is a number of halves: a pound, or else a kilogram.
  fileprivate func ownUnit(of row: Int) -> Double {
    let load = columns.load[row] ?? 0
    let isPounds =
      load % (LoadUnit.pound.unitsPerOne / 2) == 0
      && load % (LoadUnit.kilogram.unitsPerOne / 4) != 0
    return isPounds ? 1 / Injection.poundsPerKilogram : 1
  }

  func kilograms(_ row: Int) -> Double { Load(units: columns.load[row] ?? 0).kilograms }

  /// Multiplies a load and rounds it to a step in kilograms, of which at least one is left.
  mutating func multiply(_ row: Int, by factor: Double, step: Double) {
    setLoad(row, max(step, (kilograms(row) * factor / step).rounded() * step))
  }

  mutating func setLoad(_ row: Int, _ kilograms: Double) {
    // Written with two decimals, as exports do.
    columns.load[row] = Int64((kilograms * 100).rounded()) * (LoadUnit.kilogram.unitsPerOne / 100)
  }
}
