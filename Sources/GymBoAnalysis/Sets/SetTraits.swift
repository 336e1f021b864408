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
  /// Load × repetitions; zero where the set has no volume.
  public let tonnage: [Volume]
  /// Estimated one-repetition maximum in kilograms, where the set qualifies.
  public let estimate: OptionalColumn<Double>
  /// All that is so of a set, by row.
  let marks: [SetMarks]

  /// - Parameters:
  ///   - blocks: the log's sets.
  ///   - suspects: rows that the data check doubts; they are nobody's top set.
  init(
    of log: TrainingLog, blocks: ExerciseBlocks, suspects: some Sequence<Int> = [],
    options: AnalysisOptions
  ) {
    var marks = SetTraits.marks(of: log.sets, gate: options.volumeModel.gate)
    tonnage = SetTraits.tonnage(of: log.sets, marks)
    estimate = SetTraits.estimates(of: log.sets, marks, options: options)
    for row in suspects { marks[row].insert(.suspect) }
    SetTraits.excludeOtherTraining(of: log, blocks, &marks)
    if let share = options.warmUpShare {
      SetTraits.inferWarmUps(of: log, blocks, below: share, &marks)
    }
    self.marks = marks
  }

  // The columns are read through spans of one length: a row that lies in one is known to lie in all.

  /// What is so of each set by itself.
  private static func marks(of sets: SetColumns, gate: EffortGate) -> [SetMarks] {
    let rows = 0..<sets.count
    let kinds = sets.kind.span.extracting(rows)
    let semantics = sets.semantics.span.extracting(rows)
    let isLoaded = sets.load.isPresent
    let isPresent = isLoaded.span.extracting(rows)
    // Missing repetitions are 0.
    let values = sets.repetitions.values
    let repetitions = values.span.extracting(rows)
    let (ratings, areRated) = (sets.rpe.values, sets.rpe.isPresent)
    let rpe = ratings.span.extracting(rows)
    let isRated = areRated.span.extracting(rows)
    return Array(capacity: rows.count) { marks in
      for row in rows {
        var mark = SetMarks()
        if kinds[row] != .warmUp,
          repetitions[row] >= 1 || isWorkingWithoutRepetitions(row, of: sets)
        {
          mark = .working
          if semantics[row] == .loaded {
            mark.insert(.loaded)
            if isPresent[row], repetitions[row] >= 1 { mark.insert(.tonnage) }
          }
          if gate.admits(rpe: effort(rpe: isRated[row] ? rpe[row] : nil, kinds[row])) {
            mark.insert(.hard)
          }
        }
        marks.append(mark)
      }
    }
  }

  private static func tonnage(of sets: SetColumns, _ marks: [SetMarks]) -> [Volume] {
    let rows = marks.indices
    let (values, counts) = (sets.load.values, sets.repetitions.values)
    let loads = values.span.extracting(rows)
    let repetitions = counts.span.extracting(rows)
    let marks = marks.span.extracting(rows)
    return Array(capacity: rows.count) { tonnage in
      for row in rows {
        tonnage.append(
          marks[row].contains(.tonnage)
            ? Volume(load: loads[row], repetitions: repetitions[row]) : .zero)
      }
    }
  }

  /// Sets of cardio and stretching are not hard.
  private static func excludeOtherTraining(
    of log: TrainingLog, _ blocks: ExerciseBlocks, _ marks: inout [SetMarks]
  ) {
    let modalities = log.exercises.map { $0.facts?.modality }
    for (exercise, modality) in modalities.enumerated() where modality != .strength {
      for block in blocks.blocks[blocks.ofExercise(exercise)] {
        for row in block.rows where !isStrengthWork(log.sets.semantics[row], of: modality) {
          marks[row].remove(.hard)
        }
      }
    }
  }

  /// What is a warm-up shows when the sets of the exercise on the day are known.
  private static func inferWarmUps(
    of log: TrainingLog, _ blocks: ExerciseBlocks, below share: Double, _ marks: inout [SetMarks]
  ) {
    let values = log.sets.load.values
    let loads = values.span
    var marks = marks.mutableSpan
    for exercise in log.exercises.indices {
      let own = blocks.ofExercise(exercise)
      var next = own.lowerBound
      while next < own.upperBound {
        let day = next
        var heaviest = (load: Int64(-1), row: -1)
        repeat {
          for row in blocks.blocks[next].rows
          where loads[row] > heaviest.load && marks[row].contains(.loaded)
            && !marks[row].contains(.suspect)
          {
            heaviest = (loads[row], row)
          }
          next += 1
        } while next < own.upperBound && blocks.blocks[next].date == blocks.blocks[day].date
        let limit = share * Double(heaviest.load)
        for block in day..<next {
          for row in blocks.blocks[block].rows {
            guard row < heaviest.row else { break }
            guard Double(loads[row]) < limit, marks[row].contains(.loaded),
              log.sets.kind[row] == .working
            else { continue }
            marks[row].insert(.inferredWarmUp)
            marks[row].remove(.hard)
          }
        }
      }
    }
  }

  private static func estimates(
    of sets: SetColumns, _ marks: [SetMarks], options: AnalysisOptions
  ) -> OptionalColumn<Double> {
    let rows = marks.indices
    guard let multipliers = multipliers(options) else {
      return OptionalColumn(filler: -.infinity, count: rows.count) { row in
        guard marks[row].contains(.tonnage) else { return nil }
        return QualifiedWork(row: row, of: sets, options: options)
          .flatMap { $0.estimate(by: options.formula) }
      }
    }
    let (values, counts) = (sets.load.values, sets.repetitions.values)
    let loads = values.span.extracting(rows)
    let repetitions = counts.span.extracting(rows)
    let marks = marks.span.extracting(rows)
    return OptionalColumn(filler: -.infinity, count: rows.count) { row in
      guard marks[row].contains(.tonnage), loads[row] > 0 else { return nil }
      let repetitions = Int(repetitions[row])
      guard repetitions < multipliers.count, let multiplier = multipliers[repetitions] else {
        return nil
      }
      return Load(units: loads[row]).kilograms * multiplier
    }
  }

  /// The formula's 1RM of a load of 1 by repetitions, from 0; nil where they do not qualify or it gives none. Nil in all
  /// where more than the repetitions counts: effort, or the load itself.
  private static func multipliers(_ options: AnalysisOptions) -> [Double?]? {
    guard options.formula.isMultipleOfLoad, !options.adjustsForEffort,
      !options.formula.declaration.needsEffort
    else { return nil }
    return (0...max(0, options.estimateRepetitions.upperBound)).map { repetitions in
      guard options.estimateRepetitions.contains(repetitions) else { return nil }
      return try? options.formula.estimate(load: 1, repetitions: Double(repetitions))
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
    effort(rpe: sets.rpe[row], sets.kind[row])
  }

  private static func effort(rpe: Double?, _ kind: SetKind) -> Double? {
    rpe ?? (kind == .failure ? 10 : nil)
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
