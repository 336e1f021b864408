/// Finds the order of the numbers in a file's dates, such as 29/07/2024.
struct DateOrderSearch {
  /// nil where the file's first dates need no order.
  private(set) var order: DateOrder?
  /// The date that told the order; nil where it was given.
  private(set) var telling: String?

  /// Rows at the beginning of a file that are looked at for dates that need an order.
  static let usualRows = 5

  /// Looks through the dates until one tells the order; see ``WrittenDate/order(toldBy:_:_:)``. Files whose first dates need no order
  /// are not read further.
  /// - Parameters:
  ///   - bytes: the whole file, or its beginning.
  ///   - reader: goes on after the header.
  ///   - given: the order that the user gave; it is never overridden.
  ///   - firstRows: how many rows are looked at for a date that needs an order.
  /// - Throws: where no date tells the order.
  init(
    _ bytes: Span<UInt8>, named name: String, after reader: RecordReader, _ map: HeaderMap,
    given: DateOrder?, firstRows: Int = DateOrderSearch.usualRows
  ) throws(ImportError) {
    if let given {
      order = given
      return
    }
    var reader = reader
    var example: (text: String, line: Int)?
    var rows = 0
    while reader.next(bytes, expecting: map.cellCount) != nil {
      rows += 1
      if rows > firstRows, example == nil { return }
      guard map.cell(.start) < reader.cells.count else { continue }
      let cell = reader.cells[map.cell(.start)]
      let range = CellBytes.trimmed(bytes, cell.range)
      guard let numbers = WrittenDate.leadingNumbers(bytes, range) else { continue }
      let text = CellBytes.excerpt(bytes, range)
      switch WrittenDate.order(toldBy: bytes, range, numbers) {
      case .told(let told):
        (order, telling) = (told, text)
        return
      case .open: example = example ?? (text, Int(reader.line))
      case .noDay: continue
      }
    }
    guard let example else { return }
    throw .ambiguousDates(name: name, line: example.line, example: example.text)
  }
}
