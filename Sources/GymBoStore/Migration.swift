internal import GymBoSQLite

extension Store {
  /// Brings the tables of an older release up to date, after a copy of the store was made beside it. Each version is one
  /// transaction.
  func migrate() throws(StoreError) {
    let version = try attempt { database throws(DatabaseError) in
      try database.integer("PRAGMA user_version") ?? 0
    }
    guard version < Schema.version else { return }
    let copy = "\(path).v\(version / 1000).\(version % 1000)"
    if !StoreFile.exists(copy) { try backUp(to: copy) }
    for step in Int(version % 1000)..<Int(Schema.version % 1000) {
      try change { database throws(DatabaseError) in
        // Another process may have done it meanwhile.
        let now = try database.integer("PRAGMA user_version") ?? 0
        guard now == 1000 + Int64(step) else { return }
        try database.execute(Schema.migrations[step + 1])
        try database.execute("PRAGMA user_version = \(1001 + step)")
        let strays = Set(try database.texts("PRAGMA foreign_key_check"))
        guard strays.isEmpty else { throw .damaged([]) }
      }
    }
  }
}
