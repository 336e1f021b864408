internal import GymBoLog

/// What an import changes: store.md §5. It compares the workouts of a file with those of the same app and account in the store,
/// and knows nothing of files or SQL.
struct ImportPlan: Equatable {
  /// A workout of the store.
  struct Stored {
    var id: Int64
    var ordinal: Int
    var content: Int64
    var workout: LoggedWorkout
  }

  /// How new an export is: by its last workout, then by how many it has.
  struct Rank: Comparable {
    var last: CivilTime
    var workouts: Int

    static func < (a: Rank, b: Rank) -> Bool { (a.last, a.workouts) < (b.last, b.workouts) }
  }

  /// The export of this app that was newest so far, by its first workout and its rank.
  struct Newest {
    var first: CivilTime
    var rank: Rank
  }

  /// A workout of the file that is added, by its index, with its place among those of its start.
  struct Addition: Equatable {
    var index: Int
    var ordinal: Int
    /// The workout of the store that it replaces, because it was edited; nil for a new one.
    var replaced: Int64?
  }

  /// Why an import is refused.
  enum Refusal: Equatable {
    /// No workout of the store comes again, though this many lie in the file's time.
    case otherAccount(workouts: Int)
    /// This many workouts would lose sets.
    case partial(workouts: Int)
  }

  private(set) var additions: [Addition] = []
  /// Workouts of the store that were deleted in the app.
  private(set) var deleted: [Int64] = []
  /// Workouts of the store that the file lacks and that are kept, because there are too many of them.
  private(set) var missing: [Int64] = []
  /// Workouts that are in both, and equal.
  private(set) var unchanged = 0
  /// Whether the file is older than one that was imported before. It only adds what lies outside of that one's time.
  private(set) var isOlder = false

  /// Whether the store is as it was before.
  var changesNothing: Bool { additions.isEmpty && deleted.isEmpty }

  /// Up to this number, differences are always taken for what a person did in the app.
  private static let fewest = 3
  /// The share of workouts up to which differences are taken for that.
  private static let share = 0.02
  /// Workouts of the store in a file's time, from which one of them has to come again.
  private static let mustMeet = 5
  /// Days by which a start may have moved.
  private static let mostMoved: Int64 = 14 * 86_400

  private static func limit(_ count: Int) -> Int { max(fewest, Int(share * Double(count))) }

  /// - Parameters:
  ///   - file: the workouts of the file, in order of start.
  ///   - contents: the hash of each of them.
  ///   - stored: the workouts of the same app and account that count, in order of start.
  ///   - newest: the newest export of the same app and account so far; nil for the first.
  ///   - replaces: whether the file's word is taken for every difference (`--replace`).
  static func make(
    _ file: [LoggedWorkout], contents: [Int64], stored: [Stored], newest: Newest?, replaces: Bool
  ) -> Result<ImportPlan, RefusedImport> {
    guard let first = file.first?.start, let last = file.map(\.start).max() else {
      return .success(ImportPlan())
    }
    var plan = ImportPlan()
    let pairs = Pairs(file, stored)
    let inRange = stored.indices.filter { (first...last).contains(stored[$0].workout.start) }
    if inRange.count >= mustMeet, pairs.ofFile.allSatisfy({ $0 == nil }), !replaces {
      return .failure(RefusedImport(.otherAccount(workouts: inRange.count)))
    }
    let isBelow = newest.map { Rank(last: last, workouts: file.count) < $0.rank } ?? false
    plan.isOlder = isBelow && !replaces
    if plan.isOlder, let newest {
      plan.addOlder(file, pairs, newest, stored)
      return .success(plan)
    }
    let losing = pairs.ofFile.indices.count { index in
      pairs.ofFile[index].map { stored[$0].workout.sets.count > file[index].sets.count } ?? false
    }
    let paired = pairs.ofFile.count { $0 != nil }
    if losing > limit(paired), !replaces {
      return .failure(RefusedImport(.partial(workouts: losing)))
    }
    plan.addNewer(file, contents, pairs, stored)
    let missing = inRange.filter { pairs.ofStore[$0] == nil }.map { stored[$0].id }
    if missing.count <= limit(inRange.count) || replaces {
      plan.deleted = missing
    } else {
      plan.missing = missing
    }
    return .success(plan)
  }

  private mutating func addNewer(
    _ file: [LoggedWorkout], _ contents: [Int64], _ pairs: Pairs, _ stored: [Stored]
  ) {
    var ordinals = Ordinals(stored)
    for index in file.indices {
      guard let old = pairs.ofFile[index].map({ stored[$0] }) else {
        additions.append(Addition(index: index, ordinal: ordinals.next(file[index].start)))
        continue
      }
      if old.content == contents[index] {
        unchanged += 1
      } else {
        let stays = old.workout.start == file[index].start
        let ordinal = stays ? old.ordinal : ordinals.next(file[index].start)
        additions.append(Addition(index: index, ordinal: ordinal, replaced: old.id))
      }
    }
  }

  private mutating func addOlder(
    _ file: [LoggedWorkout], _ pairs: Pairs, _ newest: Newest, _ stored: [Stored]
  ) {
    let range = newest.first...max(newest.first, newest.rank.last)
    var ordinals = Ordinals(stored)
    let unpaired = file.indices.filter { pairs.ofFile[$0] == nil }
    unchanged = file.count - unpaired.count
    let inside = unpaired.filter { range.contains(file[$0].start) }
    // A few that the newest export lacks were deleted in the app; many are another part of the history.
    let wereDeleted = inside.count <= ImportPlan.limit(file.count)
    for index in unpaired where !wereDeleted || !range.contains(file[index].start) {
      additions.append(Addition(index: index, ordinal: ordinals.next(file[index].start)))
    }
  }
}

/// A refusal as an error.
struct RefusedImport: Error, Equatable {
  var refusal: ImportPlan.Refusal
  init(_ refusal: ImportPlan.Refusal) { self.refusal = refusal }
}

extension ImportPlan {
  /// The next free place among the workouts of one start.
  private struct Ordinals {
    private var used: [CivilTime: Int] = [:]

    init(_ stored: [Stored]) {
      for entry in stored {
        used[entry.workout.start] = max(used[entry.workout.start] ?? 0, entry.ordinal + 1)
      }
    }

    mutating func next(_ start: CivilTime) -> Int {
      defer { used[start, default: 0] += 1 }
      return used[start] ?? 0
    }
  }

  /// Which workout of the store is which of the file.
  struct Pairs {
    /// For each workout of the file the index of its pair in the store.
    private(set) var ofFile: [Int?]
    /// For each workout of the store the index of its pair in the file.
    private(set) var ofStore: [Int?]

    init(_ file: [LoggedWorkout], _ stored: [Stored]) {
      ofFile = Array(repeating: nil, count: file.count)
      ofStore = Array(repeating: nil, count: stored.count)
      pairByStart(file, stored)
      pairBySets(file, stored)
    }

    private mutating func pair(_ index: Int, _ other: Int) {
      ofFile[index] = other
      ofStore[other] = index
    }

    /// Pairs workouts of one minute, or of one day where no time is known: those with equal titles first.
    private mutating func pairByStart(_ file: [LoggedWorkout], _ stored: [Stored]) {
      var byStart: [Minute: [Int]] = [:]
      for (index, entry) in stored.enumerated() {
        byStart[Minute(entry.workout), default: []].append(index)
      }
      for needsTitle in [true, false] {
        for (index, workout) in file.enumerated() where ofFile[index] == nil {
          let other = byStart[Minute(workout)]?.first {
            ofStore[$0] == nil && (!needsTitle || stored[$0].workout.title == workout.title)
          }
          if let other { pair(index, other) }
        }
      }
    }

    /// Pairs what is left by equal sets within two weeks: a start that was moved, or a whole export that another time zone
    /// shifted. A wrong pair of equal workouts does no harm: one version goes, and an equal one comes.
    private mutating func pairBySets(_ file: [LoggedWorkout], _ stored: [Stored]) {
      var bySets: [Int64: [Int]] = [:]
      for (index, entry) in stored.enumerated()
      where ofStore[index] == nil && !entry.workout.sets.isEmpty {
        bySets[ContentHash.ofSets(entry.workout), default: []].append(index)
      }
      for (index, workout) in file.enumerated()
      where ofFile[index] == nil && !workout.sets.isEmpty {
        let other = bySets[ContentHash.ofSets(workout)]?.first {
          ofStore[$0] == nil
            && abs(stored[$0].workout.start.seconds - workout.start.seconds) <= mostMoved
        }
        if let other { pair(index, other) }
      }
    }
  }

  /// The start by which an app's workouts are told apart.
  private struct Minute: Hashable {
    private var minute: Int64

    init(_ workout: LoggedWorkout) {
      let day = Int64(workout.start.date.dayNumber) * 1441
      minute = workout.hasTime ? day + Int64(workout.start.secondOfDay) / 60 : day + 1440
    }
  }
}
