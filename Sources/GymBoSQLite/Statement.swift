internal import CSQLite

/// A prepared statement. Values are bound by position from 1, columns are read by position from 0, as SQLite counts them.
@safe package struct Statement: ~Copyable {
  private let statement: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws(DatabaseError) {
    var made: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(connection, sql, -1, &made, nil)
    guard code == SQLITE_OK, let made = unsafe made else {
      throw unsafe Database.error(code, on: connection)
    }
    unsafe self.statement = unsafe made
    unsafe self.connection = unsafe connection
  }

  deinit { _ = unsafe sqlite3_finalize(statement) }

  /// Runs to the next row.
  /// - Returns: false after the last one.
  package func step() throws(DatabaseError) -> Bool {
    let code = unsafe sqlite3_step(statement)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw unsafe Database.error(code, on: connection)
    }
  }

  /// Runs a statement that gives no rows, with these values, and makes it ready for the next.
  package func run(_ values: SQLValue...) throws(DatabaseError) {
    try bind(values)
    while try step() {}
    unsafe sqlite3_reset(statement)
  }

  /// Binds values from the first parameter on, after starting the statement anew.
  package func bind(_ values: [SQLValue]) throws(DatabaseError) {
    unsafe sqlite3_reset(statement)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch value {
        case .null: unsafe sqlite3_bind_null(statement, place)
        case .integer(let number): unsafe sqlite3_bind_int64(statement, place, number)
        case .real(let number): unsafe sqlite3_bind_double(statement, place, number)
        case .text(let text):
          unsafe sqlite3_bind_text(statement, place, text, -1, Statement.copied)
        case .bytes(let bytes):
          unsafe sqlite3_bind_blob(statement, place, bytes, Int32(bytes.count), Statement.copied)
        }
      guard code == SQLITE_OK else { throw unsafe Database.error(code, on: connection) }
    }
  }

  /// Tells SQLite to copy what it is given.
  private static let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  /// The number in a column that is never NULL.
  package func number(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

  /// NULL is read as 0, so that only a 0 has to be asked what it is.
  package func integer(_ column: Int32) -> Int64? {
    let number = number(column)
    return number == 0 && isNull(column) ? nil : number
  }

  /// NULL is nil.
  package func real(_ column: Int32) -> Double? {
    let number = unsafe sqlite3_column_double(statement, column)
    return number == 0 && isNull(column) ? nil : number
  }

  /// What is no UTF-8 is repaired. NULL is nil.
  package func text(_ column: Int32) -> String? {
    guard let first = unsafe sqlite3_column_text(statement, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: first, count: count), as: UTF8.self)
  }

  /// NULL is nil.
  package func bytes(_ column: Int32) -> [UInt8]? {
    guard !isNull(column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    guard let first = unsafe sqlite3_column_blob(statement, column) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: first, count: count))
  }

  /// The value in a column as it is kept: any column may have values of any type.
  package func value(_ column: Int32) -> SQLValue {
    switch unsafe sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(number(column))
    case SQLITE_FLOAT: .real(unsafe sqlite3_column_double(statement, column))
    case SQLITE_TEXT: .text(text(column) ?? "")
    case SQLITE_BLOB: .bytes(bytes(column) ?? [])
    default: .null
    }
  }

  private func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}

/// A value as SQLite keeps it.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  package init(_ number: (some BinaryInteger)?) {
    self = number.map { .integer(Int64($0)) } ?? .null
  }
  package init(_ number: Double?) { self = number.map(SQLValue.real) ?? .null }
  package init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }
}
