public import GymBoLog

/// What follows from each set by itself and its day: columns beside those of the log, one row a set. A class, because every
/// finding looks at it, and seven columns are dear to hand on.
public final class SetTraits: Sendable {
  /// Completed, not a warm-up, with repetitions, a duration or a distance.
  public let isWorking: [Bool]
  /// An untagged warm-up: below the share of the day's top load of the lift, and before it.
  public let isInferredWarmUp: [Bool]
  /// A working set that the volume model's ``EffortGate`` admits, by default with RIR ≤ 4 or without effort data; never an inferred warm-up, cardio or stretching.
  public let isHard: [Bool]
  /// Load × repetitions in 10 µg, a whole number; 0 where the set has no volume.
  public let tonnage: [Double]
  /// Whether the set has a volume: a working set with a load and repetitions.
  public let hasTonnage: [Bool]
  /// Estimated one-repetition maximum in kilograms, where the set qualifies.
  public let estimate: OptionalColumn<Double>
  /// A value that the data check doubts: kept in volume and records, left out of trends and suggestions.
  public let isSuspect: [Bool]

  /// - Parameter suspects: rows that the data check doubts; they are nobody's top set.
  init(of log: TrainingLog, suspects: [Bool]? = nil, options: AnalysisOptions) {
    let count = log.sets.count
    let isSuspect = suspects ?? [Bool](repeating: false, count: count)
    var isWorking = [Bool](repeating: false, count: count)
    var hasTonnage = isWorking
    var tonnage = [Double](repeating: 0, count: count)
    for row in 0..<count where SetTraits.isWorking(row, of: log.sets) {
      isWorking[row] = true
      guard log.sets.semantics[row] == .loaded, let load = log.sets.load[row],
        let repetitions = log.sets.repetitions[row], repetitions >= 1
      else { continue }
      hasTonnage[row] = true
      tonnage[row] = Double(load) * Double(repetitions)
    }
    let isInferredWarmUp = SetTraits.inferredWarmUps(
      of: log, isWorking: isWorking, isSuspect: isSuspect, share: options.warmUpShare)
    isHard = SetTraits.hardSets(
      of: log, isWorking: isWorking, isInferredWarmUp: isInferredWarmUp,
      gate: options.volumeModel.gate)
    estimate = SetTraits.estimates(of: log.sets, hasTonnage: hasTonnage, options: options)
    self.isSuspect = isSuspect
    self.isWorking = isWorking
    self.tonnage = tonnage
    self.hasTonnage = hasTonnage
    self.isInferredWarmUp = isInferredWarmUp
  }

  private static func hardSets(
    of log: TrainingLog, isWorking: [Bool], isInferredWarmUp: [Bool], gate: EffortGate
  ) -> [Bool] {
    let modalities = log.exercises.map { $0.facts?.modality }
    var isHard = [Bool](repeating: false, count: isWorking.count)
    for row in isWorking.indices where isWorking[row] && !isInferredWarmUp[row] {
      let modality = modalities[Int(log.sets.exercise[row])]
      if isStrengthWork(log.sets.semantics[row], of: modality) {
        isHard[row] = gate.admits(rpe: effort(row, of: log.sets))
      }
    }
    return isHard
  }

  private static func estimates(
    of sets: SetColumns, hasTonnage: [Bool], options: AnalysisOptions
  ) -> OptionalColumn<Double> {
    let multipliers = multipliers(options)
    return OptionalColumn(filler: 0, count: hasTonnage.count) { row in
      let (load, repetitions) = (sets.load.values[row], Int(sets.repetitions.values[row]))
      guard hasTonnage[row], load > 0, options.estimateRepetitions.contains(repetitions) else {
        return nil
      }
      if let multipliers {
        return multipliers[repetitions].map { Load(units: load).kilograms * $0 }
      }
      return QualifiedWork(row: row, of: sets, options: options)
        .flatMap { $0.estimate(by: options.formula) }
    }
  }

  /// The formula's 1RM of a load of 1 by repetitions, from 0; nil where it gives none. Nil in all where more than the
  /// repetitions counts: effort, or the load itself.
  private static func multipliers(_ options: AnalysisOptions) -> [Double?]? {
    guard options.formula.isMultipleOfLoad, !options.adjustsForEffort,
      !options.formula.declaration.needsEffort
    else { return nil }
    return (0...max(0, options.estimateRepetitions.upperBound)).map { repetitions in
      try? options.formula.estimate(load: 1, repetitions: Double(repetitions))
    }
  }

  /// Neither cardio nor stretching. A loaded carry is strength work; a distance of an unknown exercise is more likely a
  /// run.
  /// - Parameter modality: of the exercise; nil where that is not known.
  static func isStrengthWork(_ semantics: LoadSemantics, of modality: Modality?) -> Bool {
    (modality ?? .strength) == .strength && (semantics != .distance || modality != nil)
  }

  /// The RPE of a set: as logged, else 10 for a set taken to failure.
  public static func effort(_ row: Int, of sets: SetColumns) -> Double? {
    sets.rpe[row] ?? (sets.kind[row] == .failure ? 10 : nil)
  }

  private static func isWorking(_ row: Int, of sets: SetColumns) -> Bool {
    guard sets.kind[row] != .warmUp else { return false }
    if let repetitions = sets.repetitions[row] {
      if repetitions >= 1 { return true }
      // 0 repetitions where repetitions belong is a failed set.
      if sets.semantics[row] != .timed && sets.semantics[row] != .distance { return false }
    }
    return (sets.seconds[row] ?? 0) > 0 || (sets.metres[row] ?? 0) > 0
  }

  private static func inferredWarmUps(
    of log: TrainingLog, isWorking: [Bool], isSuspect: [Bool], share: Double?
  ) -> [Bool] {
    var inferred = [Bool](repeating: false, count: isWorking.count)
    guard let share else { return inferred }
    let sets = log.sets
    // Top load of each exercise on the day, and the row of it; reset by day.
    var top = [Int64](repeating: -1, count: log.exercises.count)
    var topRow = [Int](repeating: -1, count: log.exercises.count)
    func counts(_ row: Int) -> Bool { isWorking[row] && sets.semantics[row] == .loaded }
    var index = 0
    while index < log.sessions.count {
      let first = index
      while index < log.sessions.count, log.sessions[index].date == log.sessions[first].date {
        index += 1
      }
      let rows = log.sessions[first].sets.lowerBound..<log.sessions[index - 1].sets.upperBound
      for row in rows where counts(row) && !isSuspect[row] {
        let exercise = Int(sets.exercise[row])
        if sets.load.values[row] > top[exercise] {
          top[exercise] = sets.load.values[row]
          topRow[exercise] = row
        }
      }
      for row in rows where counts(row) {
        let exercise = Int(sets.exercise[row])
        inferred[row] =
          sets.kind[row] == .working && row < topRow[exercise]
          && Double(sets.load.values[row]) < share * Double(top[exercise])
      }
      for row in rows {
        top[Int(sets.exercise[row])] = -1
        topRow[Int(sets.exercise[row])] = -1
      }
    }
    return inferred
  }
}
