// The fast path. Without it every row is read cell by cell, into the same sets: see setrows.h for what it may assume, how it
// is switched off and which tests compare the two.
#if GYMBO_SET_ROWS
  import CSetRows
  import GymBoLog

  extension FileReader {
    /// Adds the present row and those that follow it, as long as they are ordinary sets of its workout.
    ///
    /// It adds none
    /// - where the present row's workout or exercise was noted as faulty, because every row has to tell its own faults;
    /// - where the load of the exercise is assistance, which only the plain way reads;
    /// - after a NUL byte, and where the head of the present row cannot be compared with others.
    ///
    /// It also stops before an exercise that is new in this file, or whose load is assistance.
    /// - Returns: whether the present row was added.
    mutating func addOrdinaryRows(
      _ bytes: Span<UInt8>, _ exercises: borrowing ExerciseTable
    ) -> Bool {
      guard let workout = lastWorkout, let exercise = lastExercise,
        !exercise.loadMeaning.isAssistance, !reader.hasNUL, reader.head.all > 0,
        ordinaryRows.read(bytes, head: reader.head, note: repeatableNote(bytes, of: workout))
      else { return false }
      var code = exercise.code
      var run = ordinaryRows.run(from: 0)
      while !run.isEmpty {
        if let name = ordinaryRows.exercise(of: run) {
          // An exercise that this file did not have before is looked up by the plain way.
          guard let known = exerciseCells.code(bytes, CellBytes.trimmed(bytes, name)),
            !exercises.loadMeanings[Int(known)].isAssistance
          else { break }
          reader.forgetWholeHead()
          code = known
        }
        ordinaryRows.append(run, to: &history, workout, exercise: code, line: reader.line)
        run = ordinaryRows.run(from: run.upperBound)
      }
      // The reader has counted the present row already.
      let others = run.lowerBound - 1
      history.source.rows += others
      reader.skip(to: ordinaryRows.start(of: run.lowerBound), lines: others)
      return true
    }

    /// The workout's note in the present row, with its quotes, if rows that repeat it can be passed over: where the workout has
    /// its note. Empty where the note has a line break, because rows are counted as lines, and where its quotes are odd.
    @inline(__always)
    private func repeatableNote(_ bytes: Span<UInt8>, of workout: Int32) -> Range<Int> {
      let cell = cell(.workoutNote)
      guard !cell.isEmpty, history.workouts[Int(workout)].note != nil,
        reader.nextLine == reader.line + 1
      else { return 0..<0 }
      let range = cell.range
      if cell.isQuoted { return range.lowerBound - 1..<range.upperBound + 1 }
      return range.contains { bytes[$0] == UInt8(ascii: "\"") } ? 0..<0 : range
    }
  }

  /// Room for ordinary rows, and how the file writes them.
  struct OrdinaryRows {
    /// How the file writes sets; empty for files that have no ordinary rows. An array, because its element is passed to C without
    /// a copy.
    private let layout: [gymbo_set_layout]
    private var rows: [gymbo_set_row]
    private var count = 0
    /// Where the first row begins, and the row after the last.
    private var origin = 0
    private var next = 0

    /// The number of rows that are read at a time: as many sets as most workouts have.
    private static let most = 32

    init(_ header: FileHeader) {
      layout = gymbo_set_layout(header).map { [$0] } ?? []
      rows = Array(repeating: gymbo_set_row(), count: OrdinaryRows.most)
    }

    /// Reads rows, as long as they are ordinary and of one workout.
    /// - Parameters:
    ///   - head: that of the first row.
    ///   - note: of the workout, with its quotes; rows may repeat it. Empty for none.
    /// - Returns: whether there are any.
    mutating func read(_ bytes: Span<UInt8>, head: RecordReader.Head, note: Range<Int>) -> Bool {
      guard !layout.isEmpty else { return false }
      precondition(
        head.start >= 0 && head.some >= 0 && head.all >= head.some
          && head.start <= bytes.count && head.all <= bytes.count - head.start
          && note.lowerBound >= 0 && note.upperBound <= bytes.count,
        "Rows within the file")
      origin = head.start
      count = unsafe bytes.withUnsafeBufferPointer { from in
        unsafe rows.withUnsafeMutableBufferPointer { to in
          guard let from = from.baseAddress, let to = to.baseAddress else { return 0 }
          return unsafe gymbo_read_sets(
            from, bytes.count, head.start, head.some, head.all,
            gymbo_workout_note(text: from + note.lowerBound, length: note.count), layout, to,
            OrdinaryRows.most, &next)
        }
      }
      return count > 0
    }

    /// The rows from one on that are of the same exercise; an empty range after the last.
    func run(from first: Int) -> Range<Int> {
      guard first < count else { return count..<count }
      var end = first + 1
      while end < count, rows[end].exercise_length == 0 { end += 1 }
      return first..<end
    }

    /// Where the exercise's name is; nil where it is that of the row above.
    func exercise(of run: Range<Int>) -> Range<Int>? {
      let row = rows[run.lowerBound]
      if row.exercise_length == 0 { return nil }
      let start = origin + Int(row.exercise)
      return start..<start + Int(row.exercise_length)
    }

    /// Where a row begins, or the one after all.
    func start(of row: Int) -> Int { row < count ? origin + Int(rows[row].start) : next }

    /// Adds the sets of some rows, of one exercise in one workout.
    /// - Parameter line: that of the first of all rows.
    func append(
      _ run: Range<Int>, to history: inout ImportedFile, _ workout: Int32, exercise: Int32,
      line: Int32
    ) {
      let origin = history.offset + self.origin
      history.append(run.count, workout: workout, exercise: exercise) { sets in
        for index in run {
          let row = rows[index]
          let kind = row.letter == 0 ? .working : SetKindWord.kind(ofLetter: row.letter)
          var set = ImportedSet(
            workout: workout, exercise: exercise, kind: kind ?? .working,
            semantics: row.load > 0 ? .loaded : .bodyweight, repetitions: nil,
            load: row.load > 0 ? Int64(row.load) : nil, rpe: nil, note: -1, order: row.order,
            line: line &+ Int32(index), offset: origin + Int(row.start),
            length: Int32(clamping: row.length), hasQuotedNote: row.has_quotes)
          set.repetitions = Int32(row.repetitions)
          set.rpe = row.rpe < 0 ? nil : row.rpe
          sets.append(set)
        }
      }
    }
  }

  extension gymbo_set_layout {
    /// - Returns: nil for files whose rows may name the unit of a load, or have values of a set that ordinary ones have not;
    ///   and where a cell of a set comes before the last cell of the head.
    fileprivate init?(_ header: FileHeader) {
      let map = header.map
      let count = map.cellCount - map.headCells
      let rare: [ExportColumn] = [
        .secondLoad, .setType, .isWarmUp, .status, .superset, .rir, .rest, .skipped, .setCount,
      ]
      guard header.decimalMarks.isEmpty,
        let unit = map.loadUnit(of: .load) ?? (map.has(.loadUnit) ? nil : header.defaultUnit),
        !rare.contains(where: map.has), map.headCells > 0, count > 0,
        count <= Int(GYMBO_MOST_SET_CELLS), map.cell(.duration) < map.headCells
      else { return nil }
      /// The number of a column's cell after the head, from 1; 0 where there is none, nil where it is part of the head.
      func place(_ column: ExportColumn) -> UInt8? {
        guard map.has(column) else { return 0 }
        return map.cell(column) < map.headCells ? nil : UInt8(map.cell(column) - map.headCells + 1)
      }
      guard let order = place(.order), let load = place(.load),
        let repetitions = place(.repetitions), let rpe = place(.rpe),
        let seconds = place(.seconds), let distance = place(.distance), let note = place(.note),
        let workoutNote = place(.workoutNote)
      else { return nil }
      let letters = (0..<26).reduce(UInt32(0)) { letters, index in
        SetKindWord.kind(ofLetter: UInt8(ascii: "a") + UInt8(index)) == nil
          ? letters : letters | 1 << index
      }
      /// The units of load in 10^-decimals of the file's unit; 0 where these are no whole number.
      func units(_ decimals: Int) -> UInt64 {
        let parts = (0..<decimals).reduce(UInt64(1)) { parts, _ in parts * 10 }
        let units = UInt64(unit.unitsPerOne)
        return units % parts == 0 ? units / parts : 0
      }
      self.init(
        places: gymbo_set_places(
          count: UInt8(count), order: order, load: load, repetitions: repetitions, rpe: rpe,
          zeros: (seconds, distance), blanks: (note, workoutNote)),
        delimiter: header.delimiter, letters: letters,
        most_repetitions: UInt32(ValidRepetitions.largest),
        units: (
          units(0), units(1), units(2), units(3), units(4), units(5), units(6), units(7), units(0)
        ), most_load: UInt64(ValidLoad.largest.units),
        least_rpe: ValidRPE.range.lowerBound, most_rpe: ValidRPE.range.upperBound)
    }
  }
#endif
