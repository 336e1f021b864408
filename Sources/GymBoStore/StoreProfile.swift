internal import GymBoSQLite

extension Store {
  /// What the store knows of its person: values by key, as they were set.
  package func profile() throws(StoreError) -> [String: String] {
    try read { database throws(DatabaseError) in
      // A store of an older release has no place for it.
      guard try database.hasProfile() else { return [:] }
      let statement = try database.prepare("SELECT key, value FROM profile")
      var values: [String: String] = [:]
      while try statement.step() { values[statement.text(0) ?? ""] = statement.text(1) }
      return values
    }
  }

  /// Sets values, and forgets those that are nil: all of them, or nothing.
  package func setProfile(_ values: [String: String?]) throws(StoreError) {
    try change { database throws(DatabaseError) in
      let set = try database.prepare("INSERT OR REPLACE INTO profile VALUES (?, ?)")
      let forget = try database.prepare("DELETE FROM profile WHERE key = ?")
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        if let value { try set.run(.text(key), .text(value)) } else { try forget.run(.text(key)) }
      }
    }
  }
}

extension Database {
  /// Whether the tables are those of a release that keeps profile and body.
  borrowing func hasProfile() throws(DatabaseError) -> Bool {
    try integer("PRAGMA user_version") ?? 0 > 1000
  }
}
