internal import GymBoLog

/// One cardio exercise in some days, against the days before: how far, how long and how fast.
///
/// Cardio is what the catalogue calls so, and a distance of an exercise that it does not know. Only sets with a distance or a
/// time count: burpees logged by repetitions are a lift like others.
package struct CardioFinding: Sendable, Hashable {
  /// The best set of the days.
  package struct Best: Sendable, Hashable {
    /// Its row in the log.
    package var row: Int
    /// Whether it is better than every set before these days with which it can be compared. The first one is no record.
    package var isRecord: Bool
  }

  /// Index into the log's exercises.
  package var exercise: Int
  /// What was done in the days.
  package var current = CardioWork()
  /// What was done in the days that they are compared with.
  package var previous = CardioWork()
  /// The longest set, by distance, or by time where no set of the days has a distance.
  package var longest: Best?
  /// The set with the best pace; it is a record if no earlier set of at least its distance was as fast.
  package var fastest: Best?

  /// Metres.
  package var distance: Comparison {
    Comparison(value: current.distance, previous: current.compared(previous, \.distance))
  }
  /// Seconds.
  package var time: Comparison {
    Comparison(value: current.time, previous: current.compared(previous, \.time))
  }
  /// Seconds a metre: less is faster.
  package var pace: Comparison { Comparison(value: current.pace, previous: previous.pace) }
}

extension CardioWork {
  /// A measure of the work before; missing where there was none.
  fileprivate func compared(
    _ before: CardioWork, _ measure: KeyPath<CardioWork, Finding<Double>>
  ) -> Finding<Double> {
    before.sets > 0 ? before[keyPath: measure] : .missing(.noSession)
  }
}

extension HistoryFindings {
  /// The cardio of the reported week against the week before, in the order in which the exercises were first done. O(sets of
  /// both weeks), and O(sets) where there is any.
  package var cardio: [CardioFinding] {
    let period = week.period
    var found: [CardioFinding] = []
    for row in cardioRows(in: period.range) {
      let place = place(of: row, in: &found)
      found[place].current.add(
        metres: log.columns.metres[row], seconds: log.columns.seconds[row],
        isSuspect: traits.isSuspect[row])
    }
    guard !found.isEmpty else { return [] }
    for row in cardioRows(in: period.previousRange) {
      let exercise = Int(log.columns.exercise[row])
      guard let place = found.firstIndex(where: { $0.exercise == exercise }) else { continue }
      found[place].previous.add(
        metres: log.columns.metres[row], seconds: log.columns.seconds[row],
        isSuspect: traits.isSuspect[row])
    }
    for place in found.indices { findBests(of: &found[place], in: period.range) }
    return found
  }

  private func place(of row: Int, in found: inout [CardioFinding]) -> Int {
    let exercise = Int(log.columns.exercise[row])
    if let place = found.firstIndex(where: { $0.exercise == exercise }) { return place }
    found.append(CardioFinding(exercise: exercise))
    return found.count - 1
  }

  /// The working sets of cardio in some days that have a distance or a time.
  private func cardioRows(in days: DayRange) -> [Int] {
    log.sessions(in: days).flatMap { log.sessions[$0].sets }.filter(isCardio)
  }

  private func isCardio(_ row: Int) -> Bool {
    let sets = log.columns
    guard traits.isWorking[row], (sets.metres[row] ?? 0) > 0 || (sets.seconds[row] ?? 0) > 0 else {
      return false
    }
    switch log.exercises[Int(sets.exercise[row])].facts?.modality {
    case .cardio: return true
    case nil: return sets.semantics[row] == .distance
    case .strength, .stretching: return false
    }
  }

  /// Finds the longest and the fastest set of the days. Sets that the data check doubts are none.
  private func findBests(of finding: inout CardioFinding, in days: DayRange) {
    let sets = log.columns
    var (now, before): ([Int], [Int]) = ([], [])
    for session in log.sessions where session.date <= days.last {
      for row in session.sets
      where Int(sets.exercise[row]) == finding.exercise && isCardio(row) && !traits.isSuspect[row] {
        if session.date >= days.first { now.append(row) } else { before.append(row) }
      }
    }
    let hasDistance = now.contains { (sets.metres[$0] ?? 0) > 0 }
    func length(_ row: Int) -> Double {
      (hasDistance ? sets.metres[row] : sets.seconds[row]) ?? 0
    }
    if let row = now.max(by: { (length($0), $1) < (length($1), $0) }) {
      let longestBefore = before.map(length).max() ?? 0
      finding.longest = .init(
        row: row, isRecord: longestBefore > 0 && length(row) > longestBefore)
    }
    func pace(_ row: Int) -> Double? {
      guard let metres = sets.metres[row], let seconds = sets.seconds[row], metres > 0, seconds > 0
      else { return nil }
      return seconds / metres
    }
    let paced = now.compactMap { row in pace(row).map { (row: row, pace: $0) } }
    guard let fastest = paced.min(by: { ($0.pace, $0.row) < ($1.pace, $1.row) }) else { return }
    let comparable = before.filter { (sets.metres[$0] ?? 0) >= sets.metres[fastest.row] ?? 0 }
      .compactMap(pace)
    finding.fastest = .init(
      row: fastest.row,
      isRecord: comparable.min().map { fastest.pace < $0 } ?? false)
  }
}
