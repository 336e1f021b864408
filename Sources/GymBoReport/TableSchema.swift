/// The declaration of every result table: its columns with kind, unit and meaning, and what
/// identifies a row.
package struct TableSchema: Sendable {
  /// All tables, as they are declared.
  package init() {}

  /// As JSON: the tables in their order, each with its columns in their order.
  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.tables/\(ResultTable.version)")
      json.member("tables", each: ListedTable.all) { json, table in
        json.object { $0.members(of: table) }
      }
    }
  }

  /// As CSV: one row a column.
  package func csv() -> [UInt8] {
    let columns = TableSchema.columns
    var writer = TableWriter(columns.map(\.declaration), format: .csv)
    writer.writeHead()
    let source = TableSource.empty
    for table in ListedTable.all {
      for column in table.columns {
        let row = Row(table: table, column: column)
        writer.beginRow()
        for column in columns { column.write(row, of: source, to: &writer) }
        writer.endRow()
      }
    }
    return writer.take()
  }

  private struct Row {
    let table: ListedTable
    let column: ColumnDeclaration
  }

  private static let columns: [TableColumn<Row>] = [
    .text("table", "the table") { $1.table.name },
    .text("column", "its column") { $1.column.name },
    .word("kind", "what its values are") { $1.column.kind },
    .word("unit", "the unit of its numbers") { $1.column.unit },
    .flag("key", "whether it is one of those that identify a row") {
      $1.table.key.contains($1.column.name)
    },
    .text("meaning", "what it holds") { $1.column.meaning },
    .list("words", "every text that it can hold; empty where any may come") { $1.column.words },
  ]
}

extension JSONWriter {
  fileprivate mutating func members(of table: ListedTable) {
    member("name", table.name)
    member("meaning", table.meaning)
    member("doors", each: table.doors, inline: true) { $0.string($1) }
    member("key", each: table.key, inline: true) { $0.string($1) }
    member("columns", each: table.columns) { json, column in
      json.object(inline: true) { json in
        json.member("name", column.name)
        json.member("kind", column.kind.rawValue)
        if let unit = column.unit { json.member("unit", unit.rawValue) }
        json.member("meaning", column.meaning)
        if !column.words.isEmpty {
          json.member("words", each: column.words, inline: true) { $0.string($1) }
        }
      }
    }
  }
}
