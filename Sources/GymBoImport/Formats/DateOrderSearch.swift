/// Finds the order of the numbers in a file's dates, such as 29/07/2024.
struct DateOrderSearch {
  /// nil where the file's first dates need no order.
  private(set) var order: DateOrder?
  /// The date that told the order; nil where it was given.
  private(set) var telling: String?

  /// Rows at the beginning of a file that are looked at for dates that need an order.
  private static let firstRows = 5

  /// Looks through the dates until one has a number above 12. Files whose first dates need no order are not read further.
  /// - Parameters:
  ///   - file: the whole file, or its beginning.
  ///   - line: the header.
  ///   - given: the order that the user gave; it is never overridden.
  /// - Throws: where no date tells the order.
  init(
    _ file: InputFile, after line: HeaderLine, _ map: HeaderMap, given: DateOrder?
  ) throws(ImportError) {
    var reader = line.reader
    let bytes = file.bytes.span
    var example: (text: String, line: Int)?
    var rows = 0
    while reader.next(bytes, expecting: map.cellCount) != nil {
      rows += 1
      if rows > DateOrderSearch.firstRows, example == nil { return }
      guard map.cell(.start) < reader.cells.count else { continue }
      let cell = reader.cells[map.cell(.start)]
      let range = CellBytes.trimmed(bytes, cell.range)
      guard let (first, second) = WrittenDate.leadingNumbers(bytes, range) else { continue }
      if let given {
        order = given
        return
      }
      let text = CellBytes.excerpt(bytes, range)
      if first > 12 || second > 12 {
        order = first > 12 ? .dayFirst : .monthFirst
        telling = text
        return
      }
      example = example ?? (text, Int(reader.line))
    }
    guard let example else { return }
    throw .ambiguousDates(name: file.name, line: example.line, example: example.text)
  }
}
