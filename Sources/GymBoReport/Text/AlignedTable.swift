/// A table for the terminal: rows of cells in aligned columns.
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
  }

  let columns: [Alignment]
  /// Columns that give way where the table is too wide, the first of them first.
  let flexible: [Int]
  let indent: Int
  /// Blanks before each column but the first.
  let gaps: [Int]
  private(set) var rows: [[Cell]] = []

  /// Columns below which a flexible column is not narrowed.
  private static let narrowest = 10

  init(_ columns: [Alignment], flexible: [Int] = [0], indent: Int = 2, gaps: [Int] = []) {
    self.columns = columns
    self.flexible = flexible
    self.indent = indent
    self.gaps = columns.indices.dropFirst().map { $0 - 1 < gaps.count ? gaps[$0 - 1] : 2 }
  }

  mutating func add(_ cells: [Cell]) { rows.append(cells) }

  private func widths(within width: Int) -> [Int] {
    var widths = columns.indices.map { column in
      rows.reduce(0) { max($0, column < $1.count ? $1[column].width : 0) }
    }
    var excess = indent + widths.reduce(0, +) + gaps.reduce(0, +) - width
    for column in flexible where excess > 0 && widths.indices.contains(column) {
      let given = min(excess, max(0, widths[column] - AlignedTable.narrowest))
      widths[column] -= given
      excess -= given
    }
    return widths
  }

  func write(width: Int, style: TextStyle, to text: inout String) {
    let widths = widths(within: width)
    for row in rows {
      // Blanks are counted, and written only before the next cell with text: no line ends in them.
      var blanks = indent
      var used = 0
      for (column, cell) in row.enumerated() where column < columns.count {
        if column > 0 { blanks += gaps[column - 1] }
        let fitted = min(widths[column], max(0, width - used - blanks))
        var content = cell.text
        var columnsUsed = cell.width
        if columnsUsed > fitted {
          content = TerminalText.truncated(content, to: fitted)
          columnsUsed = TerminalText.width(of: content)
        }
        let padding = max(0, widths[column] - columnsUsed)
        if columns[column] == .right { blanks += padding }
        if !content.isEmpty, used + blanks + columnsUsed <= width {
          text += String(repeating: " ", count: blanks)
          text += cell.ink.painted(content, style)
          used += blanks + columnsUsed
          blanks = 0
        } else {
          blanks += columnsUsed
        }
        if columns[column] == .left { blanks += padding }
      }
      text += "\n"
    }
  }
}
