import GymBoLog

/// Reads the rows of one file whose header is known. ``read(_:exercises:)`` is the whole way of a row.
///
/// The cells that tell the workout and the exercise are the head of a row. Most rows have the head of the row above, byte for
/// byte; then its workout and exercise are taken over.
struct FileReader: ~Copyable {
  let file: Int32
  let map: HeaderMap
  /// The unit of loads where neither header nor row names one.
  let defaultUnit: LoadUnit
  /// The order of dates such as 03/04/2026.
  private let dateOrder: DateOrder?
  private let zone: ZoneRules?
  /// The decimal marks of columns in which a number may have two meanings.
  let decimalMarks: DecimalMarks
  /// Whether a number has a comma, so that points in others may separate thousands.
  var hasCommas = false
  /// Whether a date was not read, perhaps because nobody knew whether its day or its month is first.
  private(set) var hasUnorderedDates = false
  var reader: RecordReader
  var history: ImportedFile

  #if GYMBO_SET_ROWS
    var ordinaryRows: OrdinaryRows
  #endif

  private var titles: DistinctTexts
  private var names: DistinctTexts
  var notes: DistinctTexts
  private var workoutNotes: DistinctTexts
  var exerciseCells = CellCodeCache()
  /// The code in the ``ExerciseTable``, by code in ``names``.
  private var exerciseOfName: [Int32] = []
  /// The number of exercises in the files that were read before.
  private var earlierExercises = 0
  /// What tells workouts apart, by workout.
  private var keys: [WorkoutKey] = []
  /// The workouts by key. Filled only when a workout may be an earlier one.
  private var workoutOfKey: [WorkoutKey: Int32] = [:]
  /// The earliest and the latest start of a workout so far.
  private var starts: ClosedRange<Int64>?
  /// The cells that told the workout of the last row whose head was read.
  private var lastKey:
    (start: Range<Int>, time: Range<Int>, end: Range<Int>, session: Int32, workout: Int32)?
  /// The workouts whose sets have times of their own.
  private var timedWorkouts = TimedWorkouts()
  /// What tells workouts apart, where the file has a column for it.
  private var sessionNames = DistinctTexts()
  /// The workout of the row above; nil where an issue was found in reading it, because every row has to report its own issues.
  private(set) var lastWorkout: Int32?
  /// The exercise of the row above; nil likewise.
  private(set) var lastExercise: LoggedName?
  /// The athlete's cell in the first row that has one.
  private var athlete = 0..<0
  /// Whether there were rows of another athlete. They are rejected.
  private(set) var hasOtherAthletes = false

  private struct WorkoutKey: Hashable {
    var start: Int64
    var end: Int64?
    var session: Int32
  }

  /// An exercise as the rows name it.
  struct LoggedName {
    /// The code in the ``ExerciseTable``.
    var code: Int32
    var loadMeaning: LoadMeaning
  }

  /// - Parameter offset: the place in the file of the first byte that is read.
  init(file: Int32, header: FileHeader, reader: RecordReader, offset: Int = 0) {
    let map = header.map
    let escapesLineBreaks = map.format.escapesLineBreaks
    let hasGuards = map.isOwnTable
    titles = DistinctTexts(hasGuards: hasGuards)
    names = DistinctTexts(hasGuards: hasGuards)
    self.file = file
    self.map = map
    defaultUnit = header.defaultUnit
    dateOrder = header.dateOrder
    zone = header.zone
    decimalMarks = header.decimalMarks
    #if GYMBO_SET_ROWS
      ordinaryRows = OrdinaryRows(header)
    #endif
    notes = DistinctTexts(escapesLineBreaks: escapesLineBreaks, hasGuards: hasGuards)
    workoutNotes = DistinctTexts(escapesLineBreaks: escapesLineBreaks, hasGuards: hasGuards)
    history = ImportedFile(source: header.source, offset: offset)
    self.reader = reader
    self.reader.headCells = (all: map.headCells, some: map.workoutCells)
  }

  /// What the file has more of than any history; nil in nearly all files.
  var excess: ImportError.Excess?

  /// Reads all rows.
  ///
  /// Each row is split into cells, mended where it has too many of them, and read: its workout and exercise, then its set. A row
  /// that is no set is left out, with an issue where something is wrong. Where the fast path is compiled in, it reads the sets of
  /// ordinary rows, and adds the ordinary rows that follow and begin alike; it makes the same sets of them. At the end, workouts
  /// that come again are told apart, and the blocks of exercises are numbered.
  /// - Throws: ``ImportError/tooMany(name:line:_:)`` where the file has more issues, exercises or workouts than any
  /// history.
  mutating func read(
    _ bytes: Span<UInt8>, exercises: inout ExerciseTable
  ) throws(ImportError) -> ImportedFile {
    earlierExercises = exercises.count
    // Rows of the known exports have 40 to 130 bytes.
    history.rows.reserveCapacity(bytes.count / 64)
    history.workouts.reserveCapacity(bytes.count / 1024)
    while excess == nil, let kind = reader.next(bytes, expecting: map.cellCount) {
      history.source.rows += 1
      forgetOtherHead()
      do throws(RowRejection) {
        try checkShape(bytes, kind)
        try readRow(bytes, &exercises)
      } catch {
        if isHeader(bytes) {
          leaveOut(bytes, .repeatedHeader)
          // A workout that goes on after the header is that of another export.
          history.endRun()
        } else {
          reject(bytes, error)
        }
      }
    }
    if let excess {
      throw .tooMany(
        name: history.source.name, line: Int(reader.line), excess)
    }
    history.notes = notes.texts
    history.endRun()
    RepeatedWorkouts.separate(in: &history)
    history.groupRows()
    for workout in timedWorkouts.lastSetFirst { history.reverseRows(of: workout) }
    BlockNumbering.number(&history, map)
    return history
  }

  // MARK: One row

  @inline(__always)
  private mutating func checkShape(
    _ bytes: Span<UInt8>, _ kind: RecordReader.Kind
  ) throws(RowRejection) {
    if reader.hasNUL {
      for position in reader.range where bytes[position] == 0 { throw RowRejection(.nulByte) }
    }
    if kind == .record, reader.cells.count == map.cellCount { return }
    try mendShape(bytes, kind)
  }

  /// Whether the present row is the header again, as where two exports were put into one file.
  private func isHeader(_ bytes: Span<UInt8>) -> Bool { map.isHeader(reader.cells, of: bytes) }

  private mutating func mendShape(
    _ bytes: Span<UInt8>, _ kind: RecordReader.Kind
  ) throws(RowRejection) {
    let canRepair = !map.format.rawTexts.isEmpty
    // Spreadsheets append empty cells. They are dropped where the row makes sense without them, and in no other way.
    if kind == .record, reader.hasEmptySurplus(beyond: map.cellCount),
      reader.cells.allSatisfy(\.isEmpty)
        || RowPlausibility(map: map, dateOrder: dateOrder).holds(bytes, reader.cells)
          && !RowPlausibility.hasOtherReading(bytes, reader.cells, map, dateOrder)
    {
      return reader.dropCells(from: map.cellCount)
    }
    if canRepair, let text = RawTextRepair.repair(bytes, &reader, map, dateOrder) {
      // The repaired cells may belong to the head.
      (lastWorkout, lastExercise) = (nil, nil)
      note(
        bytes, .repairedQuoting, .notice, text,
        proposal: .readAsText(CellBytes.excerpt(bytes, cell(text).range)))
      return
    }
    if kind == .damaged {
      throw RowRejection(.unclosedQuote, proposal: .correctQuotes)
    }
    throw RowRejection(
      .wrongFieldCount, proposal: .cellsExpected(map.cellCount, found: reader.cells.count))
  }

  /// Forgets the workout and the exercise of the row above where this row does not begin with the same bytes.
  @inline(__always)
  private mutating func forgetOtherHead() {
    guard reader.repeatedCells < map.headCells else { return }
    lastExercise = nil
    if reader.repeatedCells == 0 { lastWorkout = nil }
  }

  private mutating func readRow(
    _ bytes: Span<UInt8>, _ exercises: inout ExerciseTable
  ) throws(RowRejection) {
    if lastWorkout == nil, lastExercise == nil, reader.cells.allSatisfy({ $0.isEmpty }) {
      return leaveOut(bytes, .notCompleted)
    }
    let workout = try readWorkout(bytes)
    takeWorkoutNote(bytes, workout)
    let exercise = try readExercise(bytes, &exercises)
    #if GYMBO_SET_ROWS
      if addOrdinaryRows(bytes, exercises) { return }
    #endif
    try readSet(bytes, workout, exercise)
  }

  // MARK: The head: athlete, workout and exercise

  @inline(__always)
  private mutating func readWorkout(_ bytes: Span<UInt8>) throws(RowRejection) -> Int32 {
    if let lastWorkout { return lastWorkout }
    let findings = history.issues.count
    if map.has(.athlete) { try checkAthlete(bytes) }
    let workout = try workout(bytes)
    if history.issues.count == findings { lastWorkout = workout }
    return workout
  }

  @inline(__always)
  private mutating func readExercise(
    _ bytes: Span<UInt8>, _ exercises: inout ExerciseTable
  ) throws(RowRejection) -> LoggedName {
    if let lastExercise { return lastExercise }
    let findings = history.issues.count
    let code = try exercise(bytes, &exercises)
    let exercise = LoggedName(code: code, loadMeaning: exercises.loadMeanings[Int(code)])
    if history.issues.count == findings { lastExercise = exercise }
    return exercise
  }

  private mutating func checkAthlete(_ bytes: Span<UInt8>) throws(RowRejection) {
    let cell = trimmed(bytes, .athlete)
    guard !cell.isEmpty else {
      throw RowRejection(.missingAthlete, .athlete, proposal: .athleteExpected)
    }
    if athlete.isEmpty { athlete = cell }
    guard CellBytes.equal(bytes, cell, athlete) else {
      hasOtherAthletes = true
      throw RowRejection(.missingAthlete, .athlete, proposal: .otherAthlete)
    }
  }

  private mutating func workout(_ bytes: Span<UInt8>) throws(RowRejection) -> Int32 {
    let startCell = trimmed(bytes, .start)
    let timeCell = trimmed(bytes, .time)
    let endCell = trimmed(bytes, .end)
    let title = map.has(.title) ? titles.code(bytes, cell(.title)) : -1
    noteInvalid(bytes, titles.isValid(title), .title)
    // Workouts of one title, or with one identifier.
    let session = map.has(.session) ? sessionNames.code(bytes, cell(.session)) : title
    if let last = lastKey, last.session == session, CellBytes.equal(bytes, startCell, last.start),
      CellBytes.equal(bytes, timeCell, last.time), CellBytes.equal(bytes, endCell, last.end)
    {
      return last.workout
    }
    guard var start = WrittenDate(bytes, startCell, order: dateOrder) else {
      hasUnorderedDates = dateOrder == nil
      throw RowRejection(.unreadableDate, .start)
    }
    if !timeCell.isEmpty {
      start.secondOfDay = WrittenDate.timeOfDay(bytes, timeCell)
      start.isUniversal = false
      if start.secondOfDay == nil { note(bytes, .unreadableDate, .warning, .time) }
    }
    var end = endCell.isEmpty ? nil : WrittenDate(bytes, endCell, order: dateOrder)
    if let zone {
      start = start.shown(in: zone)
      end = end?.shown(in: zone)
    }
    if start.isUniversal { history.hasUniversalTimes = true }
    if end == nil, !endCell.isEmpty { note(bytes, .unreadableDate, .warning, .end) }
    let key = WorkoutKey(start: start.start.seconds, end: end?.start.seconds, session: session)
    let workout: Int32
    if let near = workoutNear(start, session) {
      workout = near
    } else if let known = workoutOfKnown(key) {
      workout = known
    } else {
      workout = Int32(history.workouts.count)
      if history.workouts.count >= FileReader.mostWorkouts {
        excess = .workouts(most: FileReader.mostWorkouts)
      }
      keys.append(key)
      starts =
        min(
          starts?.lowerBound ?? key.start, key.start)...max(
          starts?.upperBound ?? key.start, key.start)
      history.workouts.append(
        ImportedWorkout(
          start: start.start, hasTime: start.secondOfDay != nil,
          duration: duration(bytes, start: start, end: end),
          title: titles.text(title)))
      if map.format.sessions == .withinHours {
        timedWorkouts.add(
          workout, at: start, session: session, isIdentifier: map.has(.session) && session >= 0)
      }
    }
    lastKey = (startCell, timeCell, endCell, session, workout)
    return workout
  }

  /// The workout of a set that has a time of its own, if it is one of those before.
  private mutating func workoutNear(_ start: WrittenDate, _ session: Int32) -> Int32? {
    guard map.format.sessions == .withinHours,
      let (workout, span) = timedWorkouts.near(
        start, session: session, isIdentifier: map.has(.session) && session >= 0)
    else { return nil }
    history.workouts[Int(workout)].start = CivilTime(seconds: span.lowerBound) ?? start.start
    if !map.has(.duration), !map.has(.end) {
      let seconds = span.upperBound - span.lowerBound
      history.workouts[Int(workout)].duration = seconds > 0 ? seconds : nil
    }
    return workout
  }

  /// The workout with a key, if there is one already.
  private mutating func workoutOfKnown(_ key: WorkoutKey) -> Int32? {
    // Nearly all files are in order of time. A workout before or after all others is new.
    guard let starts, starts.contains(key.start) else { return nil }
    for index in workoutOfKey.count..<keys.count { workoutOfKey[keys[index]] = Int32(index) }
    return workoutOfKey[key]
  }

  /// The length of the workout, from its own column or from start and end.
  private mutating func duration(_ bytes: Span<UInt8>, start: WrittenDate, end: WrittenDate?)
    -> Int64?
  {
    var column = ExportColumn.duration
    let range = trimmed(bytes, .duration)
    let written: WrittenNumber
    if !range.isEmpty, map.secondsPerOne(of: .duration) > 1,
      let number = DecimalNumber(bytes, range)
    {
      written = .number(number, in: map, of: .duration)
    } else if !range.isEmpty {
      written =
        WrittenDuration.seconds(bytes, range).map {
          .number(DecimalNumber(digits: UInt64($0), scale: 0))
        }
        ?? DecimalNumber(bytes, range).map { .number($0) } ?? .unreadable
    } else if let end, start.secondOfDay != nil, end.secondOfDay != nil {
      column = .end
      let seconds = end.start.seconds - start.start.seconds
      guard seconds >= 0 else {
        note(bytes, .unreadableDuration, .warning, .end, proposal: .endBeforeStart)
        return nil
      }
      written = .number(DecimalNumber(digits: UInt64(seconds), scale: 0))
    } else {
      return nil
    }
    do throws(SetFault) {
      return try ValidDuration.workoutSeconds(written)
    } catch {
      note(bytes, error.rule, error.severity, column, proposal: error.proposal)
      return nil
    }
  }

  private mutating func exercise(
    _ bytes: Span<UInt8>, _ exercises: inout ExerciseTable
  ) throws(RowRejection) -> Int32 {
    let cell = cell(.exercise)
    guard !cell.hasEscapes else { return try lookUpExercise(bytes, &exercises) }
    let range = CellBytes.trimmed(bytes, cell.range)
    if let code = exerciseCells.code(bytes, range) { return code }
    guard let code = exercises.code(bytes, range) else {
      return try lookUpExercise(bytes, &exercises)
    }
    exerciseCells.keep(code, bytes, range)
    return code
  }

  /// Looks a name up as text: one that is new in this file, has doubled quotes or is no UTF-8.
  private mutating func lookUpExercise(
    _ bytes: Span<UInt8>, _ exercises: inout ExerciseTable
  ) throws(RowRejection) -> Int32 {
    let name = names.code(bytes, cell(.exercise))
    noteInvalid(bytes, names.isValid(name), .exercise)
    guard name >= 0 else { throw RowRejection(.missingExercise, .exercise) }
    if Int(name) == exerciseOfName.count {
      exerciseOfName.append(exercises.code(names.texts[Int(name)]))
      if exercises.count - earlierExercises > FileReader.mostNames {
        excess = .exerciseNames(most: FileReader.mostNames)
      }
    }
    return exerciseOfName[Int(name)]
  }

  /// Takes the first note that any row of the workout has.
  @inline(__always)
  private mutating func takeWorkoutNote(_ bytes: Span<UInt8>, _ workout: Int32) {
    guard !cell(.workoutNote).isEmpty, history.workouts[Int(workout)].note == nil else { return }
    let note = workoutNotes.code(bytes, cell(.workoutNote))
    noteInvalid(bytes, workoutNotes.isValid(note), .workoutNote)
    history.workouts[Int(workout)].note = workoutNotes.text(note)
  }
}
