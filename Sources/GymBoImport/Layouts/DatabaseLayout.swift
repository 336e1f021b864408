import GymBoLog
import GymBoSQLite

/// How an app's SQLite file is laid out, and how its sets are written as rows: as ``FileLayout`` is for texts.
///
/// The file is read in memory, so that it is never changed and nothing is made beside it.
struct DatabaseLayout: Sendable {
  /// The app, and what holds for all its rows. Its columns are those of ``SetRows``.
  var format: FormatDeclaration
  /// As people write it: of which system or since when.
  var variant: String
  /// The tables that are read, each with the columns without which a file is of another app.
  var tables: [String: [String]]
  /// Writes the sets of a file as rows. The line of a set is the number of its row in its table.
  var write:
    @Sendable (_ database: borrowing Database, _ rows: inout SetRows) throws(DatabaseError) -> Void

  /// In the order in which files are compared with them.
  static let all: [DatabaseLayout] = [.fitNotesBackup]
}

extension Database {
  /// The columns of a table in the file that hold values, in lower case; none where there is no such table. What only looks like
  /// one, and is computed whenever it is read, is none.
  borrowing func columns(of table: String) throws(DatabaseError) -> Set<String> {
    let kind = try prepare(
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND lower(name) = ? AND rootpage > 0")
    try kind.bind([.text(table.lowercased())])
    guard try kind.step() else { return [] }
    let statement = try prepare("SELECT lower(name) FROM pragma_table_xinfo(?) WHERE hidden = 0")
    try statement.bind([.text(table)])
    var columns: Set<String> = []
    while try statement.step() { columns.insert(statement.text(0) ?? "") }
    return columns
  }

  /// What SQLite finds wrong with a table; nil where it is whole. A damaged one could go round in circles, or show sets that were
  /// never done.
  fileprivate borrowing func fault(in table: String) throws(DatabaseError) -> String? {
    let statement = try prepare("PRAGMA quick_check('\(table)')")
    guard try statement.step(), let found = statement.text(0), found != "ok" else { return nil }
    return found
  }
}

extension InputFile {
  /// Whether it begins like an SQLite file.
  var isDatabase: Bool { bytes.starts(with: Database.signature) }

  /// The sets of an app's SQLite file as rows.
  func databaseInRows() throws(ImportError) -> InputFile {
    var rows = SetRows(most: SetRows.most(ofBytes: bytes.count))
    let found: DatabaseContent
    do throws(DatabaseError) {
      found = try content(&rows)
    } catch {
      found = .broken(reason: error.message)
    }
    switch found {
    case .sets(let layout):
      return try rows.file(
        named: name,
        LaidOutFile(
          format: layout.format, variant: layout.variant, lines: rows.lines, firstLine: "",
          isUTF8: true))
    case .broken(let reason): throw .brokenDatabase(name: name, reason: reason)
    case .foreign: throw .notText(name: name, .sqlite)
    case .store: throw .notText(name: name, .store)
    }
  }

  private func content(_ rows: inout SetRows) throws(DatabaseError) -> DatabaseContent {
    let database = try Database(reading: bytes)
    guard let layout = try layout(of: database) else {
      let mark = try database.integer("PRAGMA application_id")
      return mark == Database.storeMark ? .store : .foreign
    }
    let page = Int(exactly: try database.integer("PRAGMA page_size") ?? 0) ?? 0
    guard page > 0, bytes.count.isMultiple(of: page) else {
      return .broken(reason: "its last page is not whole")
    }
    for table in layout.tables.keys.sorted() {
      if let fault = try database.fault(in: table) { return .broken(reason: fault) }
    }
    try layout.write(database, &rows)
    return .sets(layout)
  }

  /// The layout whose tables and columns are all in a file.
  private func layout(
    of database: borrowing Database
  ) throws(DatabaseError) -> DatabaseLayout? {
    for layout in DatabaseLayout.all {
      var isIt = true
      for (table, needed) in layout.tables {
        isIt = try database.columns(of: table).isSuperset(of: needed) && isIt
      }
      if isIt { return layout }
    }
    return nil
  }
}

/// What an SQLite file is.
private enum DatabaseContent {
  /// An app's, whose sets were written as rows.
  case sets(DatabaseLayout)
  case broken(reason: String)
  /// A store of this tool.
  case store
  case foreign
}
