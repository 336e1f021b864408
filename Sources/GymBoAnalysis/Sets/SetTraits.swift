public import GymBoLog

/// What follows from each set by itself and its day: columns beside those of the log, one row a set. A class, because every
/// finding looks at it, and its columns are dear to hand on.
public final class SetTraits: Sendable {
  /// Completed, not a warm-up, with repetitions, a duration or a distance.
  public var isWorking: SetMarks.Column { SetMarks.Column(marks, .working) }
  /// An untagged warm-up: below the share of the day's top load of the lift, and before it.
  public var isInferredWarmUp: SetMarks.Column { SetMarks.Column(marks, .inferredWarmUp) }
  /// A working set that the volume model's ``EffortGate`` admits, by default with RIR ≤ 4 or without effort data; never an inferred warm-up, cardio or stretching.
  public var isHard: SetMarks.Column { SetMarks.Column(marks, .hard) }
  /// Whether the set has a volume: a working set with a load and repetitions.
  public var hasTonnage: SetMarks.Column { SetMarks.Column(marks, .tonnage) }
  /// A value that the data check doubts: kept in volume and records, left out of trends and suggestions.
  public var isSuspect: SetMarks.Column { SetMarks.Column(marks, .suspect) }
  /// Load × repetitions in 10 µg, a whole number; 0 where the set has no volume.
  public let tonnage: [Double]
  /// Estimated one-repetition maximum in kilograms, where the set qualifies.
  public let estimate: OptionalColumn<Double>
  /// All that is so of a set, by row.
  let marks: [SetMarks]

  /// - Parameter suspects: rows that the data check doubts; they are nobody's top set.
  init(of log: TrainingLog, suspects: some Sequence<Int> = [], options: AnalysisOptions) {
    var marks = [SetMarks](repeating: [], count: log.sets.count)
    for row in suspects { marks[row].insert(.suspect) }
    var tonnage = [Double](repeating: 0, count: log.sets.count)
    SetTraits.findWork(of: log, &marks, &tonnage, options: options)
    estimate = SetTraits.estimates(of: log.sets, marks, options: options)
    self.tonnage = tonnage
    self.marks = marks
  }

  // The columns are written through spans, which ask once whether an array is shared, not at every row.

  /// Day by day: what is a warm-up shows when the day's sets are known.
  private static func findWork(
    of log: TrainingLog, _ marks: inout [SetMarks], _ tonnage: inout [Double],
    options: AnalysisOptions
  ) {
    let sets = log.sets
    // What is missing is 0 in these.
    let (loads, repetitions) = (sets.load.values, sets.repetitions.values)
    let modalities = log.exercises.map { $0.facts?.modality }
    let gate = options.volumeModel.gate
    // Of the exercises that the day has a set of.
    var tops = [Top](repeating: Top(), count: log.exercises.count)
    var top = tops.mutableSpan
    var marks = marks.mutableSpan
    var tonnage = tonnage.mutableSpan
    var index = 0
    while index < log.sessions.count {
      let first = index
      while index < log.sessions.count, log.sessions[index].date == log.sessions[first].date {
        index += 1
      }
      let rows = log.sessions[first].sets.lowerBound..<log.sessions[index - 1].sets.upperBound
      for row in rows where isWorking(row, of: sets) {
        marks[row].insert(.working)
        guard sets.semantics[row] == .loaded else { continue }
        if sets.load.isPresent[row], repetitions[row] >= 1 {
          marks[row].insert(.tonnage)
          tonnage[row] = Double(loads[row]) * Double(repetitions[row])
        }
        let exercise = Int(sets.exercise[row])
        if marks[row].isDisjoint(with: .suspect),
          loads[row] > (top[exercise].day == first ? top[exercise].load : -1)
        {
          top[exercise] = Top(load: loads[row], row: row, day: first)
        }
      }
      for row in rows where marks[row].contains(.working) {
        let exercise = Int(sets.exercise[row])
        if let share = options.warmUpShare, sets.semantics[row] == .loaded,
          sets.kind[row] == .working, row < top[exercise].row, top[exercise].day == first,
          Double(loads[row]) < share * Double(top[exercise].load)
        {
          marks[row].insert(.inferredWarmUp)
        } else if isStrengthWork(sets.semantics[row], of: modalities[exercise]),
          gate.admits(rpe: effort(row, of: sets))
        {
          marks[row].insert(.hard)
        }
      }
    }
  }

  /// The top load of an exercise on a day.
  private struct Top {
    var load: Int64 = -1
    var row = -1
    /// Its first session.
    var day = -1
  }

  private static func estimates(
    of sets: SetColumns, _ marks: [SetMarks], options: AnalysisOptions
  ) -> OptionalColumn<Double> {
    let multipliers = multipliers(options)
    return OptionalColumn(filler: 0, count: marks.count) { row in
      let (load, repetitions) = (sets.load.values[row], Int(sets.repetitions.values[row]))
      guard marks[row].contains(.tonnage), load > 0,
        options.estimateRepetitions.contains(repetitions)
      else {
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

  @inline(__always)
  private static func isWorking(_ row: Int, of sets: SetColumns) -> Bool {
    guard sets.kind[row] != .warmUp else { return false }
    return sets.repetitions.values[row] >= 1 || isWorkingWithoutRepetitions(row, of: sets)
  }

  private static func isWorkingWithoutRepetitions(_ row: Int, of sets: SetColumns) -> Bool {
    // 0 repetitions where repetitions belong is a failed set.
    if sets.repetitions.isPresent[row], sets.semantics[row] != .timed,
      sets.semantics[row] != .distance
    {
      return false
    }
    return (sets.seconds[row] ?? 0) > 0 || (sets.metres[row] ?? 0) > 0
  }
}
