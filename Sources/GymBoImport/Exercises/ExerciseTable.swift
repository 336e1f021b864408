import GymBoLog

/// The exercise names of all files, each with what is known of it. Names are looked up once each.
struct ExerciseTable {
  struct Entry {
    var name: String
    var resolution: ExerciseResolution
  }

  /// What reading a row needs to know, kept apart from the names: it is looked at for every row.
  struct Loading {
    /// Whether the load column holds assistance.
    var isAssisted: Bool
    /// Whether a load is added to the body, so that a negative one can only be assistance.
    var addsToBody: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var loadings: [Loading] = []
  private var codes: [String: Int32] = [:]
  private let names: ExerciseNames

  init(names: ExerciseNames) { self.names = names }

  mutating func code(_ name: String) -> Int32 {
    if let code = codes[name] { return code }
    let code = Int32(entries.count)
    codes[name] = code
    let entry = names.entry(name)
    entries.append(Entry(name: name, resolution: entry.resolution))
    loadings.append(entry.loading)
    return code
  }
}
