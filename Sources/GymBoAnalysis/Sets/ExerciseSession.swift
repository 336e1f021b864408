public import GymBoLog

/// One exercise in one session: its working sets and the best of them.
///
/// A history has one for every few sets, so it is kept small: without memory of its own, rows in four bytes each.
public struct ExerciseSession: Sendable, Hashable {
  /// Index into the log's exercises.
  public let exercise: Int
  /// Index into the log's sessions.
  public let session: Int
  /// The day of the session.
  public let date: CivilDate
  /// Whether a set of it was failed (0 repetitions where repetitions belong).
  public var hasFailedSet = false
  /// What the session's sets mostly are.
  public private(set) var semantics = LoadSemantics.bodyweight
  private var top = RowMark()
  private var bestEstimate = RowMark()
  private var mostRepetitions = RowMark()
  private var leastAssistance = RowMark()
  private var longest = RowMark()
  private var firstTrusted = RowMark()
  private var hard: Int32 = 0
  private var loaded: Int32 = 0
  /// Σ load × repetitions in 10 µg, a whole number.
  public private(set) var tonnage = 0.0
  /// Rows of its working sets, in order.
  public private(set) var rows = SetRows()

  /// Row of the heaviest loaded set (suspect sets stand for nothing here and below); of equals, the one with most
  /// repetitions, then the first.
  public var topRow: Int? { top.row }
  /// Row of the set with the best estimated one-repetition maximum.
  public var bestEstimateRow: Int? { bestEstimate.row }
  /// Row of the set with most repetitions, among sets without a load where ``topRow`` is nil.
  public var mostRepetitionsRow: Int? { mostRepetitions.row }
  /// Row of the assisted set with the least assistance.
  public var leastAssistanceRow: Int? { leastAssistance.row }
  /// Row of the longest timed set.
  public var longestRow: Int? { longest.row }
  /// Row of its first working set.
  public var firstRow: Int? { firstTrusted.row }
  /// Its hard sets.
  public var hardSets: Int { Int(hard) }
  /// Working sets with a load and repetitions: the coverage of ``tonnage``.
  public var loadedSets: Int { Int(loaded) }

  /// The set that stands for the session: the heaviest, the least assisted, the one with most repetitions, the longest.
  public var standingRow: Int? {
    topRow ?? leastAssistanceRow ?? mostRepetitionsRow ?? longestRow ?? firstRow
  }

  init(exercise: Int, session: Int, date: CivilDate) {
    self.exercise = exercise
    self.session = session
    self.date = date
  }
}

/// A row, or none, in four bytes.
private struct RowMark: Sendable, Hashable {
  private var stored: Int32 = -1

  var row: Int? {
    get { stored >= 0 ? Int(stored) : nil }
    set { stored = newValue.map { Int32($0) } ?? -1 }
  }
}

extension ExerciseSession {
  /// Takes in the next set that is no warm-up.
  mutating func add(_ row: Int, of sets: SetColumns, traits: SetTraits) {
    guard traits.isWorking[row] else {
      if sets.repetitions[row] == 0 { hasFailedSet = true }
      return
    }
    rows.append(row)
    if traits.isHard[row] { hard += 1 }
    if traits.hasTonnage[row] {
      loaded += 1
      tonnage += traits.tonnage[row]
    }
    guard !traits.isSuspect[row] else { return }
    if firstTrusted.row == nil { firstTrusted.row = row }
    switch sets.semantics[row] {
    case .loaded:
      if ExerciseSession.isHeavier(row, than: top.row, in: sets) { top.row = row }
      if let estimate = traits.estimate[row],
        estimate > bestEstimate.row.flatMap({ traits.estimate[$0] }) ?? -1
      {
        bestEstimate.row = row
      }
    case .bodyweight:
      let repetitions = sets.repetitions[row] ?? 0
      if repetitions > mostRepetitions.row.flatMap({ sets.repetitions[$0] }) ?? 0 {
        mostRepetitions.row = row
      }
    case .assisted:
      if ExerciseSession.isLessAssisted(row, than: leastAssistance.row, in: sets) {
        leastAssistance.row = row
      }
    case .timed:
      if sets.seconds[row] ?? 0 > longest.row.flatMap({ sets.seconds[$0] }) ?? 0 {
        longest.row = row
      }
    case .distance:
      break
    }
  }

  private static func isHeavier(_ row: Int, than other: Int?, in sets: SetColumns) -> Bool {
    guard let other else { return true }
    let (load, otherLoad) = (sets.load[row] ?? 0, sets.load[other] ?? 0)
    return load == otherLoad
      ? sets.repetitions[row] ?? 0 > sets.repetitions[other] ?? 0 : load > otherLoad
  }

  private static func isLessAssisted(_ row: Int, than other: Int?, in sets: SetColumns) -> Bool {
    guard let load = sets.load[row] else { return false }
    guard let other, let otherLoad = sets.load[other] else { return true }
    let more = (sets.repetitions[row] ?? 0) > (sets.repetitions[other] ?? 0)
    return load < otherLoad || (load == otherLoad && more)
  }

  /// The most frequent semantics of the working sets; of equals, the one declared first.
  mutating func settle(with sets: SetColumns) {
    // Nearly always all sets are alike.
    guard let first = rows.first else { return }
    semantics = sets.semantics[first]
    if rows.allSatisfy({ sets.semantics[$0] == semantics }) { return }
    var counts = [Int](repeating: 0, count: LoadSemantics.allCases.count)
    for row in rows { counts[Int(sets.semantics[row].rawValue)] += 1 }
    let most = counts.max() ?? 0
    if let index = counts.firstIndex(of: most) {
      semantics = LoadSemantics(rawValue: UInt8(index)) ?? .bodyweight
    }
  }
}
