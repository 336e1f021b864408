package import GymBoLog

/// Facts derived for every set of a log: whether it is a working set, an inferred warm-up, a hard set; its volume; its
/// estimated one-repetition maximum (e1RM). One entry for each row of the log's sets, held as columns.
///
/// They are derived once, before anything is analysed, in this order:
/// 1. From each set alone: working set, volume, hard by its effort, e1RM.
/// 2. The sets that the data check doubts are marked suspect. (The check needs the traits first, so a log with suspect sets
///    is derived twice.)
/// 3. From the exercise: sets of cardio and stretching are not hard.
/// 4. From the day: sets well below the day's top load, and before it, are inferred warm-ups and not hard; nor are other sets
///    before it that it shows to be easy. Left out where the option for the share of the top load is nil.
///
/// What the words mean is defined in WorkingSet.swift, InferredWarmUp.swift, EasySet.swift and HardSet.swift.
///
/// A class, because every finding reads it: handing it on copies a reference, not its arrays.
package final class SetTraits: Sendable {
  /// Whether a set is a working set: no warm-up, with repetitions, a time or a distance.
  package var isWorking: SetMarks.Column { SetMarks.Column(marks, .working) }
  /// Whether a set is a warm-up that was not logged as one: below a share (60 % by default) of the day's top load of the
  /// lift, and before it.
  package var isInferredWarmUp: SetMarks.Column { SetMarks.Column(marks, .inferredWarmUp) }
  /// Whether a set is a hard set: a working set with at most 4 repetitions in reserve (by default) or without an RPE. Never
  /// an inferred warm-up, an easy set on the way up, cardio or stretching.
  package var isHard: SetMarks.Column { SetMarks.Column(marks, .hard) }
  /// Whether a set without an effort was easy: on the way up to a heavier one that shows it.
  package var isEasy: SetMarks.Column { SetMarks.Column(marks, .easy) }
  /// Whether a set has a volume: a working set of load × repetitions whose load is known.
  package var hasTonnage: SetMarks.Column { SetMarks.Column(marks, .tonnage) }
  /// Whether the data check doubts a value of the set. It is kept in volume and records, and left out of trends and
  /// suggestions.
  package var isSuspect: SetMarks.Column { SetMarks.Column(marks, .suspect) }
  /// Load × repetitions; zero where the set has no volume.
  package let tonnage: [Volume]
  /// The e1RM in kilograms; missing where the set has no volume, where its repetitions are outside those that the
  /// options estimate from, and where the formula has no value.
  package let estimate: OptionalColumn<Double>
  /// The yes-or-no facts of each set, as bits of one byte.
  let marks: [SetMarks]

  /// Derives the facts of all sets. O(sets).
  /// - Parameters:
  ///   - blocks: the sets of the log, grouped by exercise and, within an exercise, in order of time.
  ///   - suspects: rows that the data check doubts. None of them is a day's top set.
  init(
    of log: TrainingLog, blocks: ExerciseBlocks, suspects: some Sequence<Int> = [],
    options: AnalysisOptions
  ) {
    var marks = SetTraits.marks(of: log.columns, gate: options.volumeModel.gate)
    tonnage = SetTraits.tonnage(of: log.columns, marks)
    estimate = SetTraits.estimates(of: log, marks, options: options)
    for row in suspects { marks[row].insert(.suspect) }
    SetTraits.excludeOtherTraining(of: log, blocks, &marks)
    if let share = options.warmUpShare {
      let reserve = options.volumeModel.gate.mostReserve
      SetTraits.inferWarmUps(of: log, blocks, below: share, mostReserve: reserve, &marks)
    }
    self.marks = marks
  }

  // Columns are read through spans of one length: the compiler then checks a row against one length only.

  /// The first step: what follows from each set alone.
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
        if isWorkingSet(
          kind: kinds[row], repetitions: repetitions[row],
          hasTimeOrDistance: sets.hasTimeOrDistance(row))
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

  /// The first step goes on: the volume of each set.
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

  /// The third step: sets of cardio and stretching are not hard.
  private static func excludeOtherTraining(
    of log: TrainingLog, _ blocks: ExerciseBlocks, _ marks: inout [SetMarks]
  ) {
    let modalities = log.exercises.map { $0.facts?.modality }
    for (exercise, modality) in modalities.enumerated() where modality != .strength {
      for block in blocks.blocks[blocks.ofExercise(exercise)] {
        for row in block.rows where !isStrengthWork(log.columns.semantics[row], of: modality) {
          marks[row].remove(.hard)
        }
      }
    }
  }

  /// The fourth step: sets well below the day's top load, and before it, are inferred warm-ups, and others before it may be
  /// easy. A day may have several blocks of an exercise, and several sessions.
  /// - Parameters:
  ///   - share: of the top load; sets below it are warm-ups.
  ///   - mostReserve: of a hard set.
  private static func inferWarmUps(
    of log: TrainingLog, _ blocks: ExerciseBlocks, below share: Double, mostReserve: Double,
    _ marks: inout [SetMarks]
  ) {
    let (values, counts) = (log.columns.load.values, log.columns.repetitions.values)
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
        guard heaviest.row >= 0 else { continue }
        let limit = share * Double(heaviest.load)
        let top = (heaviest.load, counts[heaviest.row])
        for block in day..<next {
          for row in blocks.blocks[block].rows {
            guard row < heaviest.row else { break }
            guard marks[row].contains(.loaded) else { continue }
            if GymBoAnalysis.isInferredWarmUp(
              row: row, load: loads[row], kind: log.columns.kind[row], top: heaviest.row,
              limit: limit)
            {
              marks[row].insert(.inferredWarmUp)
              marks[row].remove(.hard)
            } else if marks[row].contains(.hard), effort(row, of: log.columns) == nil,
              isEasySet(
                repetitions: counts[row], load: loads[row], top: top, mostReserve: mostReserve)
            {
              marks[row].insert(.easy)
              marks[row].remove(.hard)
            }
          }
        }
      }
    }
  }

  /// The first step ends: the e1RM of each set, by a table of factors where the repetitions alone decide.
  private static func estimates(
    of log: TrainingLog, _ marks: [SetMarks], options: AnalysisOptions
  ) -> OptionalColumn<Double> {
    let rows = marks.indices
    let sets = log.columns
    if let bodyWeight = options.bodyWeight {
      // Also sets without a load have an e1RM then.
      let body = log.exercises.map { BodyLoad.load(of: $0.facts, bodyWeight: bodyWeight) }
      return OptionalColumn(filler: -.infinity, count: rows.count) { row in
        guard marks[row].contains(.working) else { return nil }
        return QualifiedWork(
          row: row, of: sets, body: body[Int(sets.exercise[row])], options: options
        ).flatMap { $0.estimate(by: options.formula) }
      }
    }
    guard let multipliers = multipliers(options) else {
      return OptionalColumn(filler: -.infinity, count: rows.count) { row in
        guard marks[row].contains(.tonnage) else { return nil }
        return QualifiedWork(row: row, of: sets, body: .zero, options: options)
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

  /// The formula's 1RM of a load of 1 for each count of repetitions from 0 on: the e1RM is then one multiplication. An entry
  /// is nil where the repetitions do not qualify or the formula has no value.
  /// - Returns: nil where the e1RM depends on more than the repetitions: on effort, or on the load itself.
  private static func multipliers(_ options: AnalysisOptions) -> [Double?]? {
    guard options.formula.isMultipleOfLoad, !options.adjustsForEffort,
      !options.formula.declaration.needsEffort
    else { return nil }
    return (0...max(0, options.estimateRepetitions.upperBound)).map { repetitions in
      guard options.estimateRepetitions.contains(repetitions) else { return nil }
      return try? options.formula.estimate(load: 1, repetitions: Double(repetitions))
    }
  }

  /// The RPE of a set: as logged, else 10 for a set taken to failure; nil where neither is known.
  package static func effort(_ row: Int, of sets: SetColumns) -> Double? {
    effort(rpe: sets.rpe[row], sets.kind[row])
  }

  private static func effort(rpe: Double?, _ kind: SetKind) -> Double? {
    rpe ?? (kind == .failure ? 10 : nil)
  }
}
