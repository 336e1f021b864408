/// The rows of a file, and the header as it was understood after all of them.
struct ReadRows {
  var history: ImportedFile
  let header: FileHeader
  /// Whether there were rows of another athlete.
  let hasOtherAthletes: Bool

  /// Reads rows. Where only some of them tell the order of dates or the decimal mark of a column, all are read once more.
  ///
  /// Files with dates in one notation and without decimal commas are read once.
  init(
    _ bytes: Span<UInt8>, file: Int32, _ header: FileHeader, after reader: RecordReader,
    offset: Int = 0, exercises: inout ExerciseTable
  ) throws(ImportError) {
    var rows = FileReader(file: file, header: header, reader: reader, offset: offset)
    let first = try rows.read(bytes, exercises: &exercises)
    guard rows.hasCommas || rows.hasUnorderedDates,
      let learned = header.learning(
        from: bytes, after: reader, ordersDates: rows.hasUnorderedDates,
        hasCommas: rows.hasCommas)
    else {
      (history, self.header, hasOtherAthletes) = (first, header, rows.hasOtherAthletes)
      return
    }
    var again = FileReader(file: file, header: learned, reader: reader, offset: offset)
    history = try again.read(bytes, exercises: &exercises)
    (self.header, hasOtherAthletes) = (learned, again.hasOtherAthletes)
  }
}
