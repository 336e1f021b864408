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
  /// Whether its working sets differ in what they are; until then ``semantics`` is that of the first.
  private var isMixed = false
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
  @inline(__always)
  mutating func add(_ row: Int, of sets: SetColumns, traits: SetTraits) {
    let marks = traits.marks[row]
    guard marks.contains(.working) else {
      if sets.repetitions[row] == 0 { hasFailedSet = true }
      return
    }
    let semantics = sets.semantics[row]
    if rows.isEmpty { self.semantics = semantics }
    if semantics != self.semantics { isMixed = true }
    rows.append(row)
    if marks.contains(.hard) { hard += 1 }
    if marks.contains(.tonnage) {
      loaded += 1
      tonnage += traits.tonnage[row]
    }
    guard !marks.contains(.suspect) else { return }
    if firstTrusted.row == nil { firstTrusted.row = row }
    guard semantics == .loaded else { return addUnloaded(row, of: sets) }
    if ExerciseSession.isHeavier(row, than: top.row, in: sets) { top.row = row }
    if let estimate = traits.estimate[row] {
      if let best = bestEstimate.row {
        if estimate > traits.estimate.values[best] { bestEstimate.row = row }
      } else if estimate > -1 {
        bestEstimate.row = row
      }
    }
  }

  private mutating func addUnloaded(_ row: Int, of sets: SetColumns) {
    switch sets.semantics[row] {
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
    case .loaded, .distance:
      break
    }
  }

  @inline(__always)
  private static func isHeavier(_ row: Int, than other: Int?, in sets: SetColumns) -> Bool {
    guard let other else { return true }
    // What is missing is 0 here.
    let (load, otherLoad) = (sets.load.values[row], sets.load.values[other])
    return load == otherLoad
      ? sets.repetitions.values[row] > sets.repetitions.values[other] : load > otherLoad
  }

  private static func isLessAssisted(_ row: Int, than other: Int?, in sets: SetColumns) -> Bool {
    guard let load = sets.load[row] else { return false }
    guard let other, let otherLoad = sets.load[other] else { return true }
    let more = (sets.repetitions[row] ?? 0) > (sets.repetitions[other] ?? 0)
    return load < otherLoad || (load == otherLoad && more)
  }

  /// The most frequent semantics of the working sets; of equals, the one declared first.
  @inline(__always)
  mutating func settle(with sets: SetColumns) {
    // Nearly always all sets are alike.
    if isMixed { semantics = mostFrequentSemantics(in: sets) }
  }

  private func mostFrequentSemantics(in sets: SetColumns) -> LoadSemantics {
    var counts = [Int](repeating: 0, count: LoadSemantics.allCases.count)
    for row in rows { counts[Int(sets.semantics[row].rawValue)] += 1 }
    let most = counts.max() ?? 0
    let index = counts.firstIndex(of: most) ?? 0
    return LoadSemantics(rawValue: UInt8(index)) ?? .bodyweight
  }
}
