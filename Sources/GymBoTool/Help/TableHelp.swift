import GymBo

/// The text that `gymbo schema tables` prints, generated from the declarations of the tables.
extension Help {
  static var tables: String {
    let intro = wrap(
      "The result tables, version \(ResultTable.version). CSV has a header, JSON Lines one object a row; a "
        + "missing value is an empty cell or null, and a list is joined by \"; \" or an array. Where a table can have "
        + "several athletes, its first column is athlete, which then also identifies a row.",
      indent: 0)
    return intro.joined(separator: "\n") + "\n"
      + ListedTable.all.map { "\n" + text(of: $0) }.joined()
  }

  private static func text(of table: ListedTable) -> String {
    let alone = table.isOfAthletes ? "athlete" : "none; two rows can be alike"
    let key = table.key.isEmpty ? alone : table.key.joined(separator: ", ")
    let lines =
      wrap("\(table.name): \(table.meaning)", indent: 0)
      + wrap("from: \(table.doors.joined(separator: ", "))", indent: 2)
      + wrap("key: \(key)", indent: 2)
    return lines.joined(separator: "\n") + "\n" + columns(table.columns.map(row))
  }

  private static func row(of column: ColumnDeclaration) -> (term: String, text: String) {
    let kind = column.kind.rawValue + (column.unit.map { ", \($0.rawValue)" } ?? "")
    let words = column.words.isEmpty ? "" : ": " + column.words.joined(separator: ", ")
    return (column.name, "\(kind): \(column.meaning)\(words)")
  }
}
