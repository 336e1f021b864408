internal import GymBoLog

/// A set or a session's volume that beat at least one best before it. The first value of a kind beats nothing and
/// counts, too: it is the baseline of the later ones.
///
/// Eight bytes, because every exercise of a batch has an array of them.
struct Improvement: Sendable, Hashable {
  private let sessionIndex: Int32
  /// −1 for none.
  private let rowIndex: Int32

  init(session: Int, row: Int?) {
    sessionIndex = Int32(truncatingIfNeeded: session)
    rowIndex = Int32(truncatingIfNeeded: row ?? -1)
  }

  /// Index among the sessions of the exercise.
  var session: Int { Int(sessionIndex) }
  /// The set's row in the log; nil for the volume of the session.
  var row: Int? { rowIndex < 0 ? nil : Int(rowIndex) }
}

/// The values of a set that can be records, as the log's columns hold them. A missing value is 0.
struct RecordValues {
  /// In units of `Load`; of an assisted set its assistance.
  let load: Int64
  let repetitions: Int32
  /// Load × repetitions.
  let tonnage: Volume
  /// The e1RM in kilograms; ``noEstimate`` where there is none.
  let estimate: Double
  /// Of a timed set; 0 for others.
  let seconds: Double
  let isAssisted: Bool

  /// Below every estimate.
  static var noEstimate: Double { -.infinity }
}

/// The columns that records are found in.
///
/// They are fetched once an exercise: fetching them costs more than looking at a set.
struct RecordColumns {
  // Missing is 0 in these columns, and `RecordValues.noEstimate` among the estimates.
  let loads: [Int64]
  let counts: [Int32]
  let volumes: [Volume]
  let estimates: [Double]
  let semantics: [LoadSemantics]
  let durations: [Double]
  let marks: [SetMarks]

  init(_ history: PreparedHistory) {
    let sets = history.log.columns
    (loads, counts) = (sets.load.values, sets.repetitions.values)
    (volumes, estimates) = (history.traits.tonnage, history.traits.estimate.values)
    (semantics, durations) = (sets.semantics, sets.seconds.values)
    marks = history.traits.marks
  }

  /// The values of a set.
  subscript(row: Int) -> RecordValues {
    RecordValues(
      load: loads[row], repetitions: counts[row], tonnage: volumes[row], estimate: estimates[row],
      seconds: semantics[row] == .timed ? durations[row] : 0,
      isAssisted: semantics[row] == .assisted)
  }
}

/// Searches the working sets of an exercise for improvements, in order of time. It holds the best values so far and
/// nothing else of the sets that set them: that is all a comparison needs. ``ExerciseRecords`` then makes the records
/// of the few improvements, with dates and sessions.
///
/// A suspect set that beats a best is found, but is no best itself: later sets are compared with the best that nobody
/// doubts. A session's volume is suspect if one of its sets is.
struct BestValues {
  private var load: Int64 = 0
  private var repetitions: Int32 = 0
  private var tonnage = Volume.zero
  private var estimate = RecordValues.noEstimate
  private var seconds = 0.0
  /// The largest number there is, where none was found yet.
  private var assistance = Int64.max
  /// Index r holds the heaviest load for at least r repetitions; index 0 is unused.
  private var loadForRepetitions = [Int64](
    repeating: 0, count: ExerciseRecords.repetitionCounts + 1)
  /// The largest volume of a session.
  private var sessionTonnage = Volume.zero
  /// Where the search goes on: a session of the exercise, and the place of a set in it.
  private var (session, place) = (0, 0)

  /// Advances to the next set or session that beats a current best, and makes it the new best.
  /// Nearly all sets beat nothing; they are skipped inside this loop.
  mutating func nextImprovement(
    in sessions: [ExerciseSession], _ columns: borrowing RecordColumns
  ) -> Improvement? {
    // Spans of the same indices: one bounds check serves all of them.
    let all = columns.loads.indices
    let load = columns.loads.span.extracting(all)
    let count = columns.counts.span.extracting(all)
    let volume = columns.volumes.span.extracting(all)
    let estimate = columns.estimates.span.extracting(all)
    let meaning = columns.semantics.span.extracting(all)
    let duration = columns.durations.span.extracting(all)
    let mark = columns.marks.span.extracting(all)
    while session < sessions.count {
      // By index: a loop over the rows themselves would copy the session.
      while place < sessions[session].rows.count {
        let row = sessions[session].rows[place]
        place += 1
        let set = RecordValues(
          load: load[row], repetitions: count[row], tonnage: volume[row], estimate: estimate[row],
          seconds: meaning[row] == .timed ? duration[row] : 0,
          isAssisted: meaning[row] == .assisted)
        guard isBeaten(by: set) else { continue }
        if !mark[row].contains(.suspect) { take(set) }
        return Improvement(session: session, row: row)
      }
      let sum = sessions[session].tonnage
      session += 1
      place = 0
      if sum > sessionTonnage {
        let isSuspect = sessions[session - 1].rows.contains { mark[$0].contains(.suspect) }
        if !isSuspect { sessionTonnage = sum }
        return Improvement(session: session - 1, row: nil)
      }
    }
    return nil
  }

  /// Whether the set beats any best. For the loads by repetitions one comparison is enough: the best load for fewer
  /// repetitions is never lower, so a set that does not beat the best for its own count beats none.
  ///
  /// An assisted set beats less assistance alone. A missing load is no assistance of 0.
  @inline(__always)
  private func isBeaten(by set: RecordValues) -> Bool {
    if set.isAssisted { return set.load > 0 && set.load < assistance }
    return set.load > load || set.repetitions > repetitions || set.tonnage > tonnage
      || set.estimate > estimate || set.seconds > seconds
      || (set.repetitions > 0
        && set.load
          > loadForRepetitions[min(Int(set.repetitions), ExerciseRecords.repetitionCounts)])
  }

  private mutating func take(_ set: RecordValues) {
    guard !set.isAssisted else {
      assistance = set.load
      return
    }
    load = max(load, set.load)
    repetitions = max(repetitions, set.repetitions)
    tonnage = max(tonnage, set.tonnage)
    estimate = max(estimate, set.estimate)
    seconds = max(seconds, set.seconds)
    // A set of r repetitions also counts for fewer; see `ExerciseRecords`.
    var fewer = min(Int(set.repetitions), ExerciseRecords.repetitionCounts)
    while fewer > 0, set.load > loadForRepetitions[fewer] {
      loadForRepetitions[fewer] = set.load
      fewer -= 1
    }
  }
}
