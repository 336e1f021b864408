import GymBoLog

/// Joins the sessions of several files into one athlete's history.
///
/// Two sessions are the same if they start in the same minute. A session of which only the day is known is the same as the
/// only session of that day. Of two versions, the one in the later export is kept: from the file whose history ends later, then
/// from the one with more rows, then from the first by name. The rows of the other version are left out.
///
/// A file may hold several versions of a workout, too; see ``RepeatedWorkouts``. One of them is taken first.
struct SessionJoin {
  /// A session of the joined history: its file, its workout in that file, and its rows there.
  struct Draft {
    var file: Int
    var workout: Int
    var rows: Range<Int>
  }

  /// What of a file is there more than once.
  struct Repetition {
    var file: Int
    /// The first row that is left out.
    var row: Int
    var workouts: Int
    var sets: Int
  }

  private(set) var drafts: [Draft] = []
  /// The workouts of which another file's version is kept, with that one.
  private(set) var replaced: [(left: Draft, taken: Draft)] = []
  /// The rows of the versions that are not kept.
  private(set) var leftOut: [(file: Int, row: Int, reason: LeftOutRow.Reason)] = []
  /// Versions that have sets of their own but are not kept: the first such row, and the version that is kept.
  private(set) var conflicts: [(file: Int, row: Int, taken: Draft)] = []
  /// The workouts that come several times in one file.
  private(set) var repetitions: [Repetition] = []

  private let histories: [ImportedFile]
  private let kept: [Int32]
  private var byMinute: [Int64: [Int]] = [:]
  private var byDay: [Int32: [Int]] = [:]

  /// The most sessions of one minute or day that are compared: a bound for files made to harm.
  private static let mostCandidates = 100

  init(_ histories: [ImportedFile], kept: [Int32]) {
    self.histories = histories
    self.kept = kept
    if histories.count == 1 {
      drafts = sessions(ofFile: 0)
      return
    }
    for files in SessionJoin.latestFirst(histories) {
      add(files.flatMap { sessions(ofFile: $0) })
    }
  }

  /// The workouts of a file that have sets, in order. Different workouts of one file are different sessions.
  private mutating func sessions(ofFile file: Int) -> [Draft] {
    let history = histories[file]
    var repeats = false
    var drafts = history.workouts.indices.compactMap { workout -> Draft? in
      if history.workouts[workout].versionOf != nil { repeats = true }
      let own = history.workouts[workout].rows
      return own.isEmpty ? nil : Draft(file: file, workout: workout, rows: own)
    }
    if repeats { drafts = withoutRepetitions(drafts) }
    return drafts.sorted {
      // Few sessions start at the same time. Only these are compared as a whole.
      let starts = (history.workouts[$0.workout].start, history.workouts[$1.workout].start)
      if starts.0 != starts.1 { return starts.0 < starts.1 }
      let a = history.workouts[$0.workout]
      let b = history.workouts[$1.workout]
      return a.precedes(b) || !b.precedes(a) && a.firstRow < b.firstRow
    }
  }

  /// Takes one version of each workout of a file: the first of equal ones, else the one with more sets, of these the last.
  private mutating func withoutRepetitions(_ drafts: [Draft]) -> [Draft] {
    var taken: [Int: Draft] = [:]
    var repeated: Set<Int> = []
    var others: [Draft] = []
    // A version comes after the workout that it is a version of.
    for draft in drafts {
      let key = workout(draft).versionOf.map { Int($0) } ?? draft.workout
      guard let first = taken[key] else {
        taken[key] = draft
        continue
      }
      repeated.insert(key)
      let isBetter =
        draft.rows.count >= first.rows.count && hasOwnSets(draft, comparedWith: first)
      taken[key] = isBetter ? draft : first
      others.append(isBetter ? first : draft)
    }
    let before = leftOut.count
    for other in others {
      let key = workout(other).versionOf.map { Int($0) } ?? other.workout
      if let version = taken[key] { leaveOut(other, replacedBy: version) }
    }
    let rows = leftOut[before...].map(\.row)
    if let file = drafts.first?.file, let row = rows.min() {
      repetitions.append(
        Repetition(file: file, row: row, workouts: repeated.count, sets: rows.count))
    }
    return drafts.filter { draft in
      let key = workout(draft).versionOf.map { Int($0) } ?? draft.workout
      return taken[key]?.workout == draft.workout
    }
  }

  private func hasOwnSets(_ draft: Draft, comparedWith other: Draft) -> Bool {
    var counts = SetCounts()
    for row in other.rows { counts.add(identity(other.file, row)) }
    return draft.rows.contains { !counts.take(identity(draft.file, $0)) }
  }

  /// The files by app, that of the latest export first. A file on its own is an app of its own.
  private static func latestFirst(_ histories: [ImportedFile]) -> [[Int]] {
    var apps: [[Int]] = []
    var known: [Int: Int] = [:]
    for (file, history) in histories.enumerated() {
      if let app = history.app, let index = known[app] {
        apps[index].append(file)
      } else {
        if let app = history.app { known[app] = apps.count }
        apps.append([file])
      }
    }
    let ends = apps.map { files in
      files.lazy.flatMap { file in
        histories[file].rows.lazy.map { histories[file].workouts[Int($0.workout)].start }
      }.max()?.seconds ?? .min
    }
    let rows = apps.map { files in files.reduce(0) { $0 + histories[$1].source.rows } }
    let order = apps.indices.sorted { a, b in
      ends[a] != ends[b] ? ends[a] > ends[b] : rows[a] != rows[b] ? rows[a] > rows[b] : a < b
    }
    return order.map { apps[$0] }
  }

  /// Adds the sessions of one app. Apps have to be added from the latest export to the earliest.
  private mutating func add(_ sessions: [Draft]) {
    var timedOfDay: [Int32: Int] = [:]
    for session in sessions where workout(session).hasTime {
      timedOfDay[workout(session).start.date.dayNumber, default: 0] += 1
    }
    var used: Set<Int> = []
    var fresh: [Draft] = []
    for session in sessions {
      let isOnly = timedOfDay[workout(session).start.date.dayNumber] == 1
      if let index = match(session, isOnlyOfDay: isOnly, used: used) {
        used.insert(index)
        replaced.append((session, drafts[index]))
        leaveOut(session, replacedBy: drafts[index])
      } else {
        fresh.append(session)
      }
    }
    for session in fresh {
      byDay[workout(session).start.date.dayNumber, default: []].append(drafts.count)
      if workout(session).hasTime {
        byMinute[SessionJoin.minute(workout(session).start), default: []].append(drafts.count)
      }
      drafts.append(session)
    }
  }

  private func match(_ session: Draft, isOnlyOfDay: Bool, used: Set<Int>) -> Int? {
    let own = workout(session)
    let ofDay = (byDay[own.start.date.dayNumber] ?? []).prefix(SessionJoin.mostCandidates)
    let dayOnly = ofDay.first { !workout(drafts[$0]).hasTime && !used.contains($0) }
    if own.hasTime {
      let candidates = (byMinute[SessionJoin.minute(own.start)] ?? [])
        .prefix(SessionJoin.mostCandidates).filter { !used.contains($0) }
      return candidates.first { workout(drafts[$0]).title == own.title } ?? candidates.first
        ?? (isOnlyOfDay ? dayOnly : nil)
    }
    let timed = ofDay.filter { workout(drafts[$0]).hasTime }
    return dayOnly ?? timed.first.flatMap { timed.count == 1 && !used.contains($0) ? $0 : nil }
  }

  /// Leaves out the rows of a session of which another version is kept. Sets that the other one has too are duplicates, the
  /// rest is superseded.
  private mutating func leaveOut(_ session: Draft, replacedBy taken: Draft) {
    var counts = SetCounts()
    for row in taken.rows { counts.add(identity(taken.file, row)) }
    var isConflict = false
    for row in session.rows {
      if counts.take(identity(session.file, row)) {
        leftOut.append((session.file, row, .duplicate))
      } else {
        leftOut.append((session.file, row, .superseded))
        if !isConflict { conflicts.append((session.file, row, taken)) }
        isConflict = true
      }
    }
  }

  private func workout(_ draft: Draft) -> ImportedWorkout {
    histories[draft.file].workouts[draft.workout]
  }

  private static func minute(_ time: CivilTime) -> Int64 {
    Int64(time.date.dayNumber) * 1440 + Int64(time.secondOfDay) / 60
  }

  private func identity(_ file: Int, _ row: Int) -> SetIdentity {
    SetIdentity(
      of: row, in: histories[file], exercise: kept[Int(histories[file].rows[row].exercise)])
  }
}

extension ImportedWorkout {
  /// Whether it comes before another workout: by start, then title, then length.
  func precedes(_ other: ImportedWorkout) -> Bool {
    if start != other.start { return start < other.start }
    if title != other.title { return title ?? "" < other.title ?? "" }
    return duration ?? -1 < other.duration ?? -1
  }
}
