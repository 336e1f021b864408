internal import GymBoAnalysis
internal import GymBoLog

/// The dumbbells that a log shows: what one lift is done with is there for the others, too.
///
/// Loads of the last year from lifts with dumbbells, on at least two days, in steps of 500 g or half a pound. Machines and cables
/// have a stack each, and are left out. A decision of this project.
struct DumbbellRack {
  /// Ascending; of each unit those that are chosen in it.
  private var loads: [LoadUnit: [Load]] = [:]

  /// Days on which a load was used, at least: one may be a slip, or from another gym.
  private static let fewestDays = 2

  init(_ history: PreparedHistory) {
    let (sets, log) = (history.log.columns, history.log)
    var days: [Int64: (last: CivilDate, count: Int)] = [:]
    let isDumbbell = log.exercises.map { $0.facts?.implement == .dumbbell }
    let year = DayRange(history.asOf.advanced(by: -LiftAdvice.daysOfYear), history.asOf)
    for index in log.sessions(in: year) {
      let session = log.sessions[index]
      for row in session.sets where isDumbbell[Int(sets.exercise[row])] {
        guard sets.semantics[row] == .loaded, sets.repetitions[row] ?? 0 > 0,
          !history.traits.isSuspect[row], let load = sets.load[row], load > 0,
          days[load]?.last != session.date
        else { continue }
        days[load] = (session.date, (days[load]?.count ?? 0) + 1)
      }
    }
    let used = days.filter { $0.value.count >= DumbbellRack.fewestDays }
      .map { Load(units: $0.key) }.sorted()
    for unit in LoadUnit.allCases {
      let grid = Load(thousandths: 500, of: unit)
      loads[unit] = used.filter { $0.rounded(toStep: grid)?.isSame(as: $0) == true }
    }
  }

  /// The loads for a lift with an implement; none unless it is the dumbbell.
  func loads(of implement: Implement?, in unit: LoadUnit) -> [Load] {
    implement == .dumbbell ? loads[unit] ?? [] : []
  }
}
