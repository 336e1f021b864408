import GymBoLog

/// Merges names that mean the same exercise in different files.
///
/// Within a file, two names are two exercises, because the lifter keeps them apart. Across files, apps write the same exercise
/// differently: names merge if the catalogue or the user's map knows both as the same exercise with the same implement.
/// The name with the most sets is kept; of equals, the first in alphabetical order.
struct NameMerging {
  /// The code of the name that is kept, by code in the ``ExerciseTable``.
  private(set) var kept: [Int32]
  private(set) var merged: [MergedName] = []

  /// The most names of one exercise that others can merge with: a bound for files made to harm.
  private static let mostLeaders = 100

  private struct Identity: Hashable {
    var name: String
    var implement: Implement
  }

  init(_ histories: [ImportedFile], _ table: ExerciseTable) {
    kept = (0..<table.count).map { Int32($0) }
    guard histories.count > 1 else { return }
    let entries = table.entries
    var sets = [Int](repeating: 0, count: entries.count)
    var files = [Set<Int>](repeating: [], count: entries.count)
    for (file, history) in histories.enumerated() {
      // Files of one app are one: their names are apart because the lifter keeps them apart.
      let own = history.app.map { -1 - $0 } ?? file
      for row in history.rows {
        sets[Int(row.exercise)] += 1
        files[Int(row.exercise)].insert(own)
      }
    }
    var groups: [Identity: [Int]] = [:]
    for code in entries.indices where sets[code] > 0 {
      guard let identity = NameMerging.identity(entries[code].resolution) else { continue }
      groups[identity, default: []].append(code)
    }
    for codes in groups.values where codes.count > 1 {
      let ordered = codes.sorted {
        sets[$0] != sets[$1] ? sets[$0] > sets[$1] : entries[$0].name < entries[$1].name
      }
      var leaders: [(code: Int, files: Set<Int>)] = []
      for code in ordered {
        if let index = leaders.firstIndex(where: { $0.files.isDisjoint(with: files[code]) }) {
          leaders[index].files.formUnion(files[code])
          kept[code] = Int32(leaders[index].code)
          merged.append(
            MergedName(name: entries[leaders[index].code].name, merged: entries[code].name))
        } else if leaders.count < NameMerging.mostLeaders {
          leaders.append((code, files[code]))
        }
      }
    }
    merged.sort { ($0.name, $0.merged) < ($1.name, $1.merged) }
  }

  private static func identity(_ resolution: ExerciseResolution) -> Identity? {
    switch resolution {
    case .catalogue(let facts), .user(let facts):
      Identity(name: facts.name, implement: facts.implement)
    case .inferred, .unassigned: nil
    }
  }
}
