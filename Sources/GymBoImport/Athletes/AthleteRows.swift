package import GymBoLog

/// The contiguous rows of one athlete in a file of many athletes.
package struct AthleteRows: Sendable {
  /// The athlete's name as the file writes it.
  package let athlete: String
  /// Whole rows, as a slice of the bytes that were read: nothing is copied.
  let bytes: ArraySlice<UInt8>
  let header: FileHeader
  /// Where the rows begin in the file.
  let line: Int32
  let offset: Int

  /// Reads the rows into a log. Lines and offsets in it are those of the file.
  /// - Parameters:
  ///   - options: how to read what the file leaves open.
  ///   - exercises: what is known of names already met; shared by the athletes of a thread.
  /// - Throws: ``ImportError/oversizedPart(name:line:_:)`` for rows that are no training history.
  package func log(
    options: ImportOptions, exercises: ExerciseNames
  ) throws(ImportError) -> TrainingLog {
    var table = ExerciseTable(names: exercises)
    let reader = RecordReader(delimiter: header.delimiter, from: 0, line: line)
    let header = header.assuming(options.inputUnit)
    var rows = try ReadRows(
      bytes.span, file: 0, header, after: reader, offset: offset, exercises: &table)
    rows.history.noteFile(0, header: rows.header, exercises: table)
    var builder = TrainingLogBuilder([bytes], [rows.history], table)
    return builder.build()
  }
}
