public import GymBoLog

/// One exercise in one session: its working sets and the best of them.
public struct ExerciseSession: Sendable, Hashable {
  /// Index into the log's exercises.
  public var exercise: Int
  /// Index into the log's sessions.
  public var session: Int
  /// The day of the session.
  public var date: CivilDate
  /// Rows of its working sets, in order.
  public var rows: [Int]
  /// Whether a set of it was failed (0 repetitions where repetitions belong).
  public var hasFailedSet: Bool
  /// Row of the heaviest loaded set (suspect sets stand for nothing here and below); of equals, the one with most repetitions, then the first.
  public var topRow: Int?
  /// Row of the set with the best estimated one-repetition maximum.
  public var bestEstimateRow: Int?
  /// Row of the set with most repetitions, among sets without a load where ``topRow`` is nil.
  public var mostRepetitionsRow: Int?
  /// Row of the assisted set with the least assistance.
  public var leastAssistanceRow: Int?
  /// Row of the longest timed set.
  public var longestRow: Int?
  /// Row of its first working set.
  public var firstRow: Int?
  /// Σ load × repetitions in 10 µg, a whole number.
  public var tonnage: Double

  /// What the session's sets mostly are.
  public var semantics: LoadSemantics

  /// The set that stands for the session: the heaviest, the least assisted, the one with most repetitions, the longest.
  public var standingRow: Int? {
    topRow ?? leastAssistanceRow ?? mostRepetitionsRow ?? longestRow ?? firstRow
  }
}

/// The history regrouped by exercise: every exercise's sessions in order of time.
public struct ExerciseSessions: Sendable {
  /// Per exercise of the log, its sessions with at least one working or failed set. A session in which it was only warmed
  /// up for another lift is none of its sessions: it says nothing of its strength, and does not keep it active.
  public var ofExercise: [[ExerciseSession]]

  init(of log: TrainingLog, traits: SetTraits) {
    ofExercise = Array(repeating: [], count: log.exercises.count)
    var lastSession = [Int](repeating: -1, count: log.exercises.count)
    for (index, session) in log.sessions.enumerated() {
      var opened: [Int] = []
      for row in session.sets where !ExerciseSessions.isWarmUp(row, of: log.sets) {
        let exercise = Int(log.sets.exercise[row])
        if lastSession[exercise] != index {
          lastSession[exercise] = index
          ofExercise[exercise].append(
            ExerciseSession(
              exercise: exercise, session: index, date: session.date, rows: [],
              hasFailedSet: false, tonnage: 0, semantics: .bodyweight))
          opened.append(exercise)
        }
        let last = ofExercise[exercise].count - 1
        ofExercise[exercise][last].add(row, of: log.sets, traits: traits)
      }
      for exercise in opened {
        let last = ofExercise[exercise].count - 1
        ofExercise[exercise][last].settle(with: log.sets)
      }
    }
  }

  private static func isWarmUp(_ row: Int, of sets: SetColumns) -> Bool {
    sets.kind[row] == .warmUp
  }
}

extension ExerciseSession {
  fileprivate mutating func add(_ row: Int, of sets: SetColumns, traits: SetTraits) {
    guard traits.isWorking[row] else {
      if sets.repetitions[row] == 0 { hasFailedSet = true }
      return
    }
    // Most lifts are done in three to five sets: one allocation instead of three.
    if rows.isEmpty { rows.reserveCapacity(4) }
    rows.append(row)
    tonnage += traits.tonnage[row]
    guard !traits.isSuspect[row] else { return }
    firstRow = firstRow ?? row
    let repetitions = sets.repetitions[row] ?? 0
    switch sets.semantics[row] {
    case .loaded:
      if ExerciseSession.isHeavier(row, than: topRow, in: sets) { topRow = row }
      if let estimate = traits.estimate[row],
        estimate > bestEstimateRow.flatMap({ traits.estimate[$0] }) ?? -1
      {
        bestEstimateRow = row
      }
    case .bodyweight:
      if repetitions > mostRepetitionsRow.flatMap({ sets.repetitions[$0] }) ?? 0 {
        mostRepetitionsRow = row
      }
    case .assisted:
      if ExerciseSession.isLessAssisted(row, than: leastAssistanceRow, in: sets) {
        leastAssistanceRow = row
      }
    case .timed:
      if sets.seconds[row] ?? 0 > longestRow.flatMap({ sets.seconds[$0] }) ?? 0 {
        longestRow = row
      }
    case .distance:
      break
    }
  }

  private static func isHeavier(_ row: Int, than other: Int?, in sets: SetColumns) -> Bool {
    guard let other else { return true }
    let a = (sets.load[row] ?? 0, sets.repetitions[row] ?? 0)
    let b = (sets.load[other] ?? 0, sets.repetitions[other] ?? 0)
    return a > b
  }

  private static func isLessAssisted(_ row: Int, than other: Int?, in sets: SetColumns) -> Bool {
    guard let load = sets.load[row] else { return false }
    guard let other, let otherLoad = sets.load[other] else { return true }
    let more = (sets.repetitions[row] ?? 0) > (sets.repetitions[other] ?? 0)
    return load < otherLoad || (load == otherLoad && more)
  }

  /// The most frequent semantics of the working sets; of equals, the one declared first.
  fileprivate mutating func settle(with sets: SetColumns) {
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
