public import GymBoLog

/// Builds a valid ``TrainingLog`` in code, as if one file had been read: sessions are sorted, sets contiguous, and files and
/// counts filled in. Each set is on a separate line; the header is line 1, and a line has 100 bytes.
///
/// ```swift
/// var history = LogBuilder()
/// history.session("2026-01-05", title: "Push") {
///   $0.sets("Bench Press (Barbell)", kg: 60, reps: 10, kind: .warmUp)
///   $0.sets("Bench Press (Barbell)", kg: 100, reps: 8, rpe: 8, count: 3)
///   $0.sets("Plank", seconds: 60)
/// }
/// let log = history.log
/// ```
public struct LogBuilder {
  /// The one file that the log seems to come from.
  public var file: SourceFile
  /// Facts of exercises by name that replace those of the catalogue.
  public var resolutions: [String: ExerciseResolution] = [:]
  /// Rows of the file that are not sets; they come after the sets.
  public var leftOut: [LeftOutRow.Reason] = []
  public var issues: [Issue] = []
  package var mergedNames: [MergedName] = []

  private var sessions: [SessionBuilder] = []

  public static let bytesPerLine = 100

  public init(file: String = "history.csv", format: String = "strong", variant: String = "test") {
    self.file = SourceFile(name: file, format: format, variant: variant, unit: .stated)
  }

  /// Adds a workout.
  /// - Parameters:
  ///   - day: `yyyy-MM-dd`.
  ///   - time: `HH:mm`; nil where the file has only the day.
  ///   - duration: seconds.
  public mutating func session(
    _ day: String, at time: String? = "18:00", title: String? = "Workout", duration: Int64? = 3600,
    note: String? = nil, _ build: (inout SessionBuilder) -> Void
  ) {
    guard let date = CivilDate(iso: day) else { preconditionFailure("no such day: \(day)") }
    let parts = (time ?? "00:00").split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, let start = CivilTime(date: date, hour: parts[0], minute: parts[1])
    else { preconditionFailure("no such time: \(time ?? "nil")") }
    var session = SessionBuilder(
      session: Session(
        start: start, hasTime: time != nil, duration: duration, title: title, note: note,
        sets: 0..<0))
    build(&session)
    sessions.append(session)
  }

  /// The log of what was added so far.
  public var log: TrainingLog {
    var log = TrainingLog()
    let sorted = sessions.enumerated()
      .sorted { first, second in
        let (a, b) = (first.element.session, second.element.session)
        return (a.start, a.title ?? "", first.offset) < (b.start, b.title ?? "", second.offset)
      }
      .map(\.element)
    for builder in sorted { append(builder, to: &log) }
    for reason in leftOut {
      let line = Int32(log.columns.count + log.leftOut.count + 2)
      log.leftOut.append(
        LeftOutRow(reason: reason, file: 0, line: line, original: "row \(line)"))
    }
    var file = file
    file.sets = log.columns.count
    file.rejected = leftOut.count { $0 == .rejected }
    file.excluded = leftOut.count - file.rejected
    file.rows = file.sets + file.excluded + file.rejected
    log.files = [file]
    log.issues = issues
    log.mergedNames = mergedNames
    return log
  }

  private func append(_ builder: SessionBuilder, to log: inout TrainingLog) {
    let first = log.columns.count
    var lastExercise: Int?
    var blocks: [Int: Int16] = [:]
    for set in builder.sets {
      let exercise = index(of: set.exercise, in: &log)
      if exercise != lastExercise { blocks[exercise] = (blocks[exercise] ?? -1) + 1 }
      lastExercise = exercise
      let row = log.columns.count
      log.columns.session.append(Int32(log.sessions.count))
      log.columns.exercise.append(Int32(exercise))
      log.columns.block.append(blocks[exercise] ?? 0)
      log.columns.kind.append(set.kind)
      log.columns.semantics.append(
        set.semantics ?? set.usualSemantics(log.exercises[exercise].facts?.loading))
      log.columns.load.append(set.load?.units)
      log.columns.repetitions.append(set.repetitions.map(Int32.init))
      log.columns.seconds.append(set.seconds)
      log.columns.metres.append(set.metres)
      log.columns.rpe.append(set.rpe)
      log.columns.rest.append(set.rest)
      log.columns.superset.append(nil)
      log.columns.note.append(set.note)
      log.columns.file.append(0)
      log.columns.line.append(Int32(row + 2))
      log.columns.byteOffset.append((row + 1) * LogBuilder.bytesPerLine)
    }
    var session = builder.session
    session.sets = first..<log.columns.count
    log.sessions.append(session)
  }

  private func index(of name: String, in log: inout TrainingLog) -> Int {
    if let index = log.exercises.firstIndex(where: { $0.name == name }) { return index }
    let resolution = resolutions[name] ?? ExerciseCatalogue.standard.resolve(name)
    log.exercises.append(LoggedExercise(name: name, resolution: resolution))
    return log.exercises.count - 1
  }
}

/// The sets of one workout, in the order in which they are added.
public struct SessionBuilder {
  struct AddedSet {
    var exercise: String
    var kind: SetKind
    var semantics: LoadSemantics?
    var load: Load?
    var repetitions: Int?
    var seconds: Double?
    var metres: Double?
    var rpe: Double?
    var rest: Double?
    var note: String?

    /// The meaning of a set's numbers if the test does not give it.
    func usualSemantics(_ loading: Loading?) -> LoadSemantics {
      if loading == .assistance, load != nil { return .assisted }
      if repetitions == nil, metres != nil { return .distance }
      if repetitions == nil, seconds != nil { return .timed }
      return load == nil ? .bodyweight : .loaded
    }
  }

  var session: Session
  var sets: [AddedSet] = []

  /// Adds equal sets of an exercise.
  /// - Parameters:
  ///   - kg: load (or assistance) in kilograms; or `lb`, in pounds.
  ///   - semantics: by default what the numbers and the exercise's facts imply.
  public mutating func sets(
    _ exercise: String, kg: Double? = nil, lb: Double? = nil, reps: Int? = nil,
    seconds: Double? = nil, metres: Double? = nil, rpe: Double? = nil, rest: Double? = nil,
    count: Int = 1, kind: SetKind = .working, semantics: LoadSemantics? = nil, note: String? = nil
  ) {
    let pounds = lb.map {
      Load(units: Int64(($0 * Double(LoadUnit.pound.unitsPerOne)).rounded()))
    }
    let set = AddedSet(
      exercise: exercise, kind: kind, semantics: semantics,
      load: kg.flatMap(Load.init(kilograms:)) ?? pounds, repetitions: reps, seconds: seconds,
      metres: metres, rpe: rpe, rest: rest, note: note)
    sets += Array(repeating: set, count: count)
  }
}

extension ExerciseFacts {
  /// Facts for a test; everything that it does not name is that of a barbell bench press.
  public static func example(
    _ name: String, direct: [Muscle] = [.chest], indirect: [Muscle] = [.triceps, .frontDelts],
    movement: Movement = .horizontalPush, mechanics: Mechanics = .compound,
    region: BodyRegion = .upper, implement: Implement = .barbell, loading: Loading = .total,
    modality: Modality = .strength
  ) -> ExerciseFacts {
    ExerciseFacts(
      name: name, direct: direct, indirect: indirect, movement: movement, mechanics: mechanics,
      region: region, implement: implement, loading: loading, modality: modality)
  }
}
