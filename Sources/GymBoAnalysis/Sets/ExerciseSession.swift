package import GymBoLog

/// One exercise in one session: its working sets and the best of them.
///
/// A history has one of these for every few sets, so it is kept small: it allocates no memory, and a row takes four bytes.
/// The members that tables read for every session are inlinable: otherwise each access from another module copies the session.
@usableFromInline package struct ExerciseSession: Sendable, Hashable {
  /// Index into the log's exercises.
  package let exercise: Int
  /// Index into the log's sessions.
  package let session: Int
  /// The day of the session.
  package let date: CivilDate
  /// Whether a set was failed: 0 repetitions where repetitions belong.
  package var hasFailedSet = false
  /// What the numbers of most of its working sets mean.
  package private(set) var semantics = LoadSemantics.bodyweight
  private var top = RowMark()
  @usableFromInline var bestEstimate = RowMark()
  private var mostRepetitions = RowMark()
  private var leastAssistance = RowMark()
  private var longest = RowMark()
  private var firstUnloaded = RowMark()
  @usableFromInline var hard: Int32 = 0
  @usableFromInline var loaded: Int32 = 0
  /// Whether it has a set that is neither a warm-up nor a working set, such as a failed one.
  private var hasIdleSet = false
  /// Whether the numbers of its working sets mean different things; until then ``semantics`` is that of the first set.
  private var isMixed = false
  /// Σ load × repetitions.
  package private(set) var tonnage = Volume.zero
  /// Rows of its working sets, in order.
  package private(set) var rows = SetIndices()
  /// From the first row of the exercise in the session to the last, warm-ups and failed sets too. Rows of other exercises may
  /// lie between them.
  package private(set) var span: Range<Int> = 0..<0

  /// Row of the heaviest loaded set; of equals, the one with most repetitions, then the first. Suspect sets are passed over
  /// here and in all rows below.
  package var topRow: Int? { top.row }
  /// Row of the set with the best estimated one-repetition maximum.
  @inlinable package var bestEstimateRow: Int? { bestEstimate.row }
  /// Row of the set with most repetitions, among sets without a load where ``topRow`` is nil.
  package var mostRepetitionsRow: Int? { mostRepetitions.row }
  /// Row of the assisted set with the least assistance.
  package var leastAssistanceRow: Int? { leastAssistance.row }
  /// Row of the longest timed set.
  package var longestRow: Int? { longest.row }
  /// Row of the first working set that is not load × repetitions.
  package var firstUnloadedRow: Int? { firstUnloaded.row }
  /// The number of hard sets.
  @inlinable package var hardSets: Int { Int(hard) }
  /// The number of working sets with a load and repetitions: those that ``tonnage`` covers.
  @inlinable package var loadedSets: Int { Int(loaded) }

  /// Whether anything but warm-ups was done.
  var isDone: Bool { !rows.isEmpty || hasIdleSet }

  /// The set that represents the session: the heaviest; without loads the least assisted, the one with most repetitions, or
  /// the longest.
  package var standingRow: Int? {
    topRow ?? leastAssistanceRow ?? mostRepetitionsRow ?? longestRow ?? firstUnloadedRow
  }

  @inline(__always)
  init(exercise: Int, session: Int, date: CivilDate) {
    self.exercise = exercise
    self.session = session
    self.date = date
  }
}

/// An optional row in four bytes.
@usableFromInline struct RowMark: Sendable, Hashable {
  @usableFromInline var stored: Int32 = -1

  @inlinable var row: Int? {
    get { stored >= 0 ? Int(stored) : nil }
    set { stored = newValue.map { Int32($0) } ?? -1 }
  }
}

extension ExerciseSession {
  /// Adds the next sets of the session, warm-ups among them.
  @inline(__always)
  mutating func add(
    _ block: Range<Int>, of sets: SetColumns, marks: Span<SetMarks>, loads: Span<Int64>,
    repetitions: Span<Int32>, tonnage: Span<Volume>, estimates: Span<Double>
  ) {
    span = (span.isEmpty ? block.lowerBound : span.lowerBound)..<block.upperBound
    var row = block.lowerBound
    while row < block.upperBound {
      let first = row
      while row < block.upperBound, marks[row].contains(.loaded) { row += 1 }
      if first < row {
        addLoaded(
          first..<row, marks: marks, loads: loads, repetitions: repetitions, tonnage: tonnage,
          estimates: estimates)
      } else {
        addUnloaded(row, of: sets, marks[row], estimates)
        row += 1
      }
    }
  }

  /// Adds a run of working sets of load × repetitions.
  @inline(__always)
  private mutating func addLoaded(
    _ run: Range<Int>, marks: Span<SetMarks>, loads: Span<Int64>, repetitions: Span<Int32>,
    tonnage: Span<Volume>, estimates: Span<Double>
  ) {
    take(run, as: .loaded)
    // Local copies: they change with every set, and stay in registers here.
    var (hard, loaded, volume) = (self.hard, self.loaded, self.tonnage)
    var (top, heaviest, most) = (self.top, Int64(-1), Int32(0))
    if let row = top.row { (heaviest, most) = (loads[row], repetitions[row]) }
    var (bestEstimate, best) = (self.bestEstimate, -Double.infinity)
    if let row = bestEstimate.row { best = estimates[row] }
    for row in run {
      let mark = marks[row]
      if mark.contains(.hard) { hard += 1 }
      if mark.contains(.tonnage) { loaded += 1 }
      volume += tonnage[row]
      guard !mark.contains(.suspect) else { continue }
      let (load, count) = (loads[row], repetitions[row])
      if load > heaviest || (load == heaviest && count > most) {
        top.row = row
        (heaviest, most) = (load, count)
      }
      if estimates[row] > best {
        bestEstimate.row = row
        best = estimates[row]
      }
    }
    (self.hard, self.loaded, self.tonnage) = (hard, loaded, volume)
    (self.top, self.bestEstimate) = (top, bestEstimate)
  }

  /// Adds working sets whose numbers mean the same.
  @inline(__always)
  private mutating func take(_ working: Range<Int>, as semantics: LoadSemantics) {
    if rows.isEmpty { self.semantics = semantics }
    if semantics != self.semantics { isMixed = true }
    rows.append(working)
  }

  private mutating func addUnloaded(
    _ row: Int, of sets: SetColumns, _ mark: SetMarks, _ estimates: Span<Double>
  ) {
    guard mark.contains(.working) else {
      guard sets.kind[row] != .warmUp else { return }
      hasIdleSet = true
      if sets.repetitions[row] == 0 { hasFailedSet = true }
      return
    }
    take(row..<row + 1, as: sets.semantics[row])
    if mark.contains(.hard) { hard += 1 }
    guard !mark.contains(.suspect) else { return }
    if firstUnloaded.row == nil { firstUnloaded.row = row }
    switch sets.semantics[row] {
    case .bodyweight:
      // There is an estimate where the body weight is known.
      if estimates[row] > bestEstimate.row.map({ estimates[$0] }) ?? -.infinity {
        bestEstimate.row = row
      }
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

  private static func isLessAssisted(_ row: Int, than other: Int?, in sets: SetColumns) -> Bool {
    guard let load = sets.load[row] else { return false }
    guard let other, let otherLoad = sets.load[other] else { return true }
    let more = (sets.repetitions[row] ?? 0) > (sets.repetitions[other] ?? 0)
    return load < otherLoad || (load == otherLoad && more)
  }

  /// Finishes the session: sets ``semantics`` to the most frequent one of the working sets; of equals, the one declared first.
  @inline(__always)
  mutating func settle(with sets: SetColumns) {
    // Only mixed sessions need counting; they are rare.
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
