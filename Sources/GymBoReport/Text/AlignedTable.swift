/// A table for the terminal: rows of cells in aligned columns. No cell is ever cut or left out.
///
/// What is too wide for the terminal gives way step by step: names become their short forms; the last column wraps, where it
/// may; a name that is still too long gets a line of its own; at last every row becomes a small paragraph, its name first,
/// then the other cells with their column's title.
struct AlignedTable {
  enum Alignment {
    case left, right
  }

  struct Cell: ExpressibleByStringLiteral {
    let text: String
    let ink: Ink
    let width: Int

    init(_ text: String, _ tone: Tone = .neutral) {
      self.text = TerminalText.safe(text)
      ink = Ink(tone)
      width = TerminalText.width(of: self.text)
    }

    init(_ sentence: Sentence, _ tone: Tone = .neutral) { self.init(sentence.plain, tone) }

    init(stringLiteral text: String) { self.init(text) }

    init(_ sentence: Sentence, ink: Ink) {
      text = TerminalText.safe(sentence.plain)
      self.ink = ink
      width = TerminalText.width(of: text)
    }
  }

  /// A row: its cells, and shorter forms of the first and of the last one.
  private struct Row {
    var cells: [Cell]
    var short: Cell?
    var shortLast: Cell?

    /// With the short name.
    var named: [Cell] { [short ?? cells[0]] + cells.dropFirst() }

    /// With the short name, and with the short last cell where the whole one is wider than this.
    func fitted(last width: Int) -> [Cell] {
      guard let shortLast, let last = cells.last, last.width > width else { return named }
      return named.dropLast() + [shortLast]
    }
  }

  let columns: [Alignment]
  let indent: Int
  /// Blanks before each column but the first.
  let gaps: [Int]
  /// Whether the last column holds words that may take several lines.
  let wrapsLast: Bool
  /// Columns of a terminal below which every row is a paragraph; 0 for a table that is one as long as it fits.
  let paragraphsBelow: Int
  /// Whether the title of a right-aligned column may reach over the column before it, where that has no title.
  let titlesReachLeft: Bool
  private var header: [Cell]?
  /// The section's title, in the line of the columns' titles where there is room.
  private var heading: Cell?
  private var rows: [Row] = []

  var isEmpty: Bool { rows.isEmpty }

  /// Columns below which words are not wrapped, and names not set in a column.
  private static let (narrowestWords, narrowestName) = (14, 10)
  /// The width below which the lists of lifts take two lines a lift.
  static let twoLinesBelow = 60

  init(
    _ columns: [Alignment], indent: Int = 2, gaps: [Int] = [], wrapsLast: Bool = false,
    paragraphsBelow: Int = 0, titlesReachLeft: Bool = false
  ) {
    self.columns = columns
    self.indent = indent
    self.gaps = columns.indices.dropFirst().map { $0 - 1 < gaps.count ? gaps[$0 - 1] : 2 }
    self.wrapsLast = wrapsLast
    self.paragraphsBelow = paragraphsBelow
    self.titlesReachLeft = titlesReachLeft
  }

  /// Titles of the columns, in a line above the rows.
  /// - Parameter heading: the section's title, which shares that line with them.
  mutating func title(_ cells: [Cell], below heading: Sentence? = nil) {
    header = cells
    self.heading = heading.map { Cell($0, ink: .bold) }
  }

  /// - Parameters:
  ///   - short: what the first cell becomes where its text has no room.
  ///   - shortLast: what the last cell becomes where its text would take several lines.
  mutating func add(_ cells: [Cell], short: String? = nil, shortLast: Cell? = nil) {
    rows.append(Row(cells: cells, short: short.map { Cell($0) }, shortLast: shortLast))
  }

  func write(width: Int, style: TextStyle, to text: inout String) {
    let whole = lines(rows.map(\.cells))
    if fits(widths(whole), width) {
      return write(whole, widths(whole), own: Int.max, style, &text)
    }
    let short = lines(rows.map(\.named))
    let widths = widths(short)
    if width >= paragraphsBelow {
      if fits(widths, width) { return write(short, widths, own: Int.max, style, &text) }
      if let narrowed = narrowed(widths, within: width) {
        let fitted = lines(rows.map { $0.fitted(last: narrowed.last ?? 0) })
        return write(fitted, narrowed, own: narrowed[0], style, &text)
      }
    }
    if let heading { writeWrapped(heading, width: width, indent: 0, style, &text) }
    for row in rows { writeParagraph(row.cells, width: width, style: style, to: &text) }
  }

  private func write(
    _ lines: [[Cell]], _ widths: [Int], own: Int, _ style: TextStyle, _ text: inout String
  ) {
    for (index, line) in lines.enumerated() {
      if index == 0, let heading {
        writeTitles(line, widths, heading, style, &text)
      } else {
        write(line, widths, own: own, style, &text)
      }
    }
  }

  /// Writes the titles of the columns beside the section's, or below it where there is no room.
  private func writeTitles(
    _ cells: [Cell], _ widths: [Int], _ heading: Cell, _ style: TextStyle, _ text: inout String
  ) {
    let first = cells.firstIndex { !$0.text.isEmpty } ?? cells.count
    let free =
      indent
      + widths[..<min(first, widths.count)].indices.reduce(0) {
        $0 + widths[$1] + gap($1, widths)
      }
    let isBeside = first < cells.count && heading.width <= free
    if isBeside {
      text += heading.ink.painted(heading.text, style)
    } else {
      writeWrapped(heading, width: max(used(widths), 40), indent: 0, style, &text)
      guard first < cells.count else { return }
    }
    write(cells, widths, own: Int.max, style, &text, start: isBeside ? heading.width : 0)
  }

  private func writeWrapped(
    _ cell: Cell, width: Int, indent: Int, _ style: TextStyle, _ text: inout String
  ) {
    for (index, line) in TerminalText.wrapped(
      cell.text, to: width, first: indent, hanging: indent + 2
    ).enumerated() where !line.isEmpty {
      text += String(repeating: " ", count: index == 0 ? indent : indent + 2)
      text += cell.ink.painted(line, style) + "\n"
    }
  }

  private func lines(_ rows: [[Cell]]) -> [[Cell]] { (header.map { [$0] } ?? []) + rows }

  private func widths(_ lines: [[Cell]]) -> [Int] {
    var widths = columns.indices.map { column in
      lines.dropFirst(header == nil ? 0 : 1)
        .reduce(0) { max($0, column < $1.count ? $1[column].width : 0) }
    }
    for (column, title) in zip(columns.indices, header ?? []) {
      let reachesLeft =
        titlesReachLeft && column > 0 && columns[column] == .right
        && header?[column - 1].text.isEmpty ?? false
      let free = reachesLeft ? widths[column - 1] + gaps[column - 1] : 0
      widths[column] = max(widths[column], title.width - free)
    }
    return widths
  }

  /// Blanks before a column; none before one that is empty.
  private func gap(_ column: Int, _ widths: [Int]) -> Int {
    column > 0 && widths[column] > 0 ? gaps[column - 1] : 0
  }

  private func used(_ widths: [Int]) -> Int {
    indent + widths.indices.reduce(0) { $0 + widths[$1] + gap($1, widths) }
  }

  private func fits(_ widths: [Int], _ width: Int) -> Bool { used(widths) <= width }

  /// The widths with a last column that wraps and a column of names that is narrower than the longest of them; nil where that
  /// does not help.
  private func narrowed(_ widths: [Int], within width: Int) -> [Int]? {
    var widths = widths
    let last = widths.count - 1
    var excess = used(widths) - width
    if wrapsLast, last > 0 {
      // Names that need a line of their own cost less than words in three lines.
      let given = min(excess, max(0, widths[last] - AlignedTable.narrowestWords))
      widths[last] -= given
      excess -= given
    }
    guard excess > 0 else { return widths }
    guard columns[0] == .left, widths[0] - excess >= AlignedTable.narrowestName else { return nil }
    widths[0] -= excess
    return widths
  }

  /// Writes a line of cells.
  /// - Parameters:
  ///   - own: the widest name that stays in the line.
  ///   - start: columns of the line that are written already.
  private func write(
    _ cells: [Cell], _ widths: [Int], own: Int, _ style: TextStyle, _ text: inout String,
    start: Int = 0
  ) {
    let last = cells.count - 1
    let total = used(widths)
    // Blanks are counted, and written only before the next cell with text: no line ends in them.
    var blanks = indent - start
    for (column, cell) in cells.enumerated() where column < columns.count {
      blanks += gap(column, widths)
      if column == 0, cell.width > own {
        for line in TerminalText.wrapped(cell.text, to: total, first: indent, hanging: indent) {
          text += String(repeating: " ", count: indent) + cell.ink.painted(line, style) + "\n"
        }
        blanks += widths[0]
        continue
      }
      if cell.width > widths[column], column == last {
        let start = total - widths[column]
        let parts = TerminalText.wrapped(
          cell.text, to: total, first: start, hanging: start)
        for (index, part) in parts.enumerated() {
          text += String(repeating: " ", count: index == 0 ? blanks : start)
          text += cell.ink.painted(part, style) + (index < parts.count - 1 ? "\n" : "")
        }
        blanks = 0
        continue
      }
      let padding = max(0, widths[column] - cell.width)
      // A title may be wider than its column, and reach to the left.
      if columns[column] == .right { blanks += widths[column] - cell.width }
      if cell.text.isEmpty {
        blanks += cell.width
      } else {
        text += String(repeating: " ", count: max(0, blanks)) + cell.ink.painted(cell.text, style)
        blanks = 0
      }
      if columns[column] == .left { blanks += padding }
    }
    text += "\n"
  }

  /// Writes a row as its name and, indented below it, its other cells.
  private func writeParagraph(
    _ cells: [Cell], width: Int, style: TextStyle, to text: inout String
  ) {
    guard let name = cells.first else { return }
    let deeper = indent + 2
    writeWrapped(name, width: width, indent: indent, style, &text)
    var used = 0
    for (column, cell) in cells.enumerated().dropFirst() where !cell.text.isEmpty {
      let title = header.flatMap { column < $0.count ? $0[column].text : nil } ?? ""
      let parts = TerminalText.wrapped(
        title.isEmpty ? cell.text : "\(title) \(cell.text)", to: width, first: deeper,
        hanging: deeper)
      for (index, part) in parts.enumerated() {
        let columns = TerminalText.width(of: part)
        let isSameLine = index == 0 && used > 0 && used + 3 + columns <= width
        if isSameLine {
          text += " · "
          used += 3 + columns
        } else {
          if used > 0 { text += "\n" }
          text += String(repeating: " ", count: deeper)
          used = deeper + columns
        }
        text += cell.ink.painted(part, style)
      }
    }
    if used > 0 { text += "\n" }
  }
}
