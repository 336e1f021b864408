internal import GymBoKernels
internal import GymBoLog

/// Estimates that count repetitions in reserve as done, so that the same load and repetitions with less effort is
/// progress.
///
/// Used for a trend where at least half of its sessions have an RPE on their best set. On real exports it
/// brought the repetitions predicted from smoothed levels nearer, by up to 5 %.
enum EffortAdjustment {
  /// Share of the points that have an RPE.
  static let coverage = 0.5

  /// - Returns: one value a point, in kilograms; nil where the measure is no estimate, where too few points have an RPE of 6 or
  ///   more, where none has a reserve, and where the formula gives none. A point without RPE is taken to have had the median
  ///   reserve of the others.
  static func values(
    _ points: [MeasureSeries.Point], of measure: ProgressMeasure, work: ExerciseWork,
    log: TrainingLog, options: AnalysisOptions
  ) -> [Double]? {
    guard measure.isEstimate else { return nil }
    let reserves = points.map { reserve(of: $0, work: work, sets: log.columns) }
    let logged = reserves.compactMap { $0 }
    guard logged.contains(where: { $0 > 0 }),
      Double(logged.count) >= coverage * Double(points.count), let usual = median(logged.span)
    else { return nil }
    var values: [Double] = []
    for (point, reserve) in zip(points, reserves) {
      let body = log.bodyLoad(ofSet: point.row, options)
      let load = Load(units: body.units + (log.columns.load[point.row] ?? 0))
      guard let done = log.columns.repetitions[point.row], load > .zero,
        let repetitions = effectiveRepetitions(
          done: Double(done), inReserve: reserve ?? usual),
        let value = value(
          load.kilograms, repetitions, isOfMany: Int(done) > options.estimateRepetitions.upperBound,
          of: measure, options)
      else { return nil }
      values.append(value)
    }
    return values
  }

  /// The estimate of a load; nil where there is none.
  /// - Parameters:
  ///   - repetitions: done and in reserve.
  ///   - isOfMany: whether those done are more than an e1RM takes: the set then counts as one of the most that can be trusted.
  private static func value(
    _ load: Double, _ repetitions: Double, isOfMany: Bool, of measure: ProgressMeasure,
    _ options: AnalysisOptions
  ) -> Double? {
    if measure == .tenRepetitions {
      return TenRepetitionMaximum.estimate(load: load, effectiveRepetitions: repetitions)
    }
    let counted = isOfMany ? min(repetitions, EstimateConfidence.mostLow) : repetitions
    guard EstimateConfidence(effectiveRepetitions: counted) != .excluded else { return nil }
    return try? options.formula.estimate(load: load, repetitions: counted)
  }

  /// Repetitions in reserve of a day's best set; of several that are the same, of the easiest.
  private static func reserve(
    of point: MeasureSeries.Point, work: ExerciseWork, sets: SetColumns
  ) -> Double? {
    func reserve(_ row: Int) -> Double? {
      SetTraits.effort(row, of: sets).flatMap { repetitionsInReserve(rpe: $0) }
    }
    let place = work.sessions.firstIndexInOrder { $0.session >= point.session }
    var most = reserve(point.row)
    guard place < work.sessions.count else { return most }
    for row in work.sessions[place].rows
    where sets.load[row] == sets.load[point.row]
      && sets.repetitions[row] == sets.repetitions[point.row]
    {
      if let other = reserve(row) { most = max(most ?? other, other) }
    }
    return most
  }
}
