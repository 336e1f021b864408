package import GymBoAnalysis
package import GymBoLog

/// What a triage knows of one athlete.
package struct TriageEntry: Sendable {
  /// The athlete's name, or the path of a file that could not be read.
  package var athlete: String?
  /// What was found.
  package var finding: Finding

  /// What was found of an athlete.
  package enum Finding: Sendable {
    case read(Triage)
    /// There is no workout up to the day that counts as today.
    case empty
    /// The file could not be read, with the error's sentence.
    case unreadable(String)
  }

  /// An athlete and what was found.
  package init(athlete: String?, _ finding: Finding) {
    self.athlete = athlete
    self.finding = finding
  }

  var triage: Triage? {
    if case .read(let triage) = finding { triage } else { nil }
  }
}

/// The athletes that need a look, the most pressing first.
///
/// A file that could not be read comes first, then who has stopped, who wrote of pain, whose main lifts fall or are done with less
/// load, who missed much of a program, who missed weeks, who trains much less than usual, and whose main lifts are on a long
/// plateau. Of the first eight at most half have the same main reason while there are others that are as pressing. Athletes with
/// the same main reason are ordered by its size: the most workouts missed (who wrote of pain before comes first, and who has been
/// away for over ``Triage/longGone`` days comes last), the latest note, the largest loss, the most lifts with less load, the most
/// missed weeks (first of the last four) or workouts, the longest plateau.
package struct TriageList: Sendable {
  /// One athlete that needs a look.
  package struct Row: Sendable {
    /// The place in the list, from 1.
    package var priority: Int
    package var entry: TriageEntry
    /// Every reason, the most pressing first.
    package var reasons: [Triage.Reason]
    /// Days from the last workout to ``TriageList/asOf``; nil for an unreadable file.
    package var daysSinceLast: Int?
    /// Workouts missed in these days, at the athlete's own rate; nil where nobody counts them any more.
    package var workoutsMissed: Int?

    var mainReason: Triage.Reason { reasons.first ?? .unreadable }

    /// The note of pain of an athlete who is looked at for another reason.
    var painBeside: PainNote? {
      mainReason != .painNoted && reasons.contains(.painNoted) ? entry.triage?.pain : nil
    }

    /// The main reason in a sentence, as tables have it.
    var detail: String {
      Language.standard.words(unit: .kilogram, asOf: nil).sentence(self).plain
    }
  }

  /// Those with a reason, the most pressing first.
  package private(set) var rows: [Row] = []
  /// Those without a reason, in the order of the input.
  package private(set) var others: [TriageEntry] = []
  /// Athletes with the same workouts, in the order of the input: probably one athlete, given several times.
  package let alike: [[TriageEntry]]
  /// All athletes and unreadable files.
  package let athletes: Int
  /// The day from which pauses are counted; nil where no athlete has a workout.
  package let asOf: CivilDate?

  /// How many rows are the top: a third of all athletes, and at least one.
  package var top: Int { min(rows.count, max(1, athletes / 3)) }

  /// The most athletes of a short list.
  static let mostShown = 8

  /// The rows for a short list: at most a third of all athletes.
  var shown: ArraySlice<Row> { rows.prefix(shownCount(of: rows)) }

  private func shownCount(of rows: [Row]) -> Int {
    min(rows.count, max(1, athletes / 3), TriageList.mostShown)
  }

  /// The rows with those of a short list first. Of one reason it has at most half as long as there are others that are as
  /// pressing, so that athletes who stopped do not hide those who train and fall. Less load or a plateau can wait.
  private func arranged(_ rows: [Row]) -> [Row] {
    let count = shownCount(of: rows)
    var left = [Triage.Reason: Int]()
    let places = rows.indices.filter { place in
      let reason = rows[place].mainReason
      left[reason, default: (count + 1) / 2] -= 1
      return left[reason, default: 0] >= 0 && reason.isPressing || reason == .unreadable
    }
    var first = Set(places.prefix(count))
    for place in rows.indices where first.count < count { first.insert(place) }
    return first.sorted().map { rows[$0] }
      + rows.indices.filter { !first.contains($0) }.map { rows[$0] }
  }

  /// Ranks athletes.
  /// - Parameters:
  ///   - entries: all of them, also those that need no look.
  ///   - asOf: the day from which pauses are counted; nil takes the latest workout of all.
  package init(_ entries: [TriageEntry], asOf: CivilDate?) {
    athletes = entries.count
    alike = TriageList.alike(entries)
    self.asOf = asOf ?? entries.compactMap { $0.triage?.last }.max()
    let today = self.asOf
    var others: [TriageEntry] = []
    let ranked = entries.enumerated().compactMap { index, entry -> (Rank, Row)? in
      let triage = entry.triage
      let day = today ?? triage?.last
      let reasons: [Triage.Reason] =
        switch entry.finding {
        case .read(let triage): day.map(triage.reasons) ?? []
        case .empty: []
        case .unreadable: [.unreadable]
        }
      guard let main = reasons.first else {
        others.append(entry)
        return nil
      }
      let days = triage.flatMap { triage in day.map(triage.daysSinceLast) }
      let missed =
        days ?? 0 > Triage.longGone
        ? nil : triage.flatMap { triage in day.map(triage.workoutsMissed) }
      let row = Row(
        priority: 0, entry: entry, reasons: reasons, daysSinceLast: days, workoutsMissed: missed)
      let rank = Rank(
        main, hasPain: row.painBeside != nil, size: TriageList.size(of: row), index: index)
      return (rank, row)
    }
    self.others = others
    rows = arranged(ranked.sorted { $0.0 < $1.0 }.map(\.1))
    for index in rows.indices { rows[index].priority = index + 1 }
  }

  private static func alike(_ entries: [TriageEntry]) -> [[TriageEntry]] {
    var places: [TrainedWork: Int] = [:]
    var groups: [[TriageEntry]] = []
    for entry in entries {
      guard let work = entry.triage?.work else { continue }
      if let place = places[work] {
        groups[place].append(entry)
      } else {
        places[work] = groups.count
        groups.append([entry])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Who has the same workouts, group by group, and no more names of each than a line has room for.
  /// - Parameter name: makes a name fit for where it is written.
  func alikeSentences(_ words: any Words, name: (String) -> String) -> [Sentence] {
    alike.map { group in
      let names = group.map { name($0.athlete ?? "") }
      return words.alike(Array(names.prefix(4)), more: max(0, names.count - 4))
    }
  }

  /// How pressing the main reason is among equals: the larger, the more.
  private static func size(of row: Row) -> Double {
    guard let triage = row.entry.triage else { return 0 }
    return switch row.mainReason {
    case .unreadable: 0
    case .stopped: Double(row.workoutsMissed ?? -(row.daysSinceLast ?? 0))
    case .painNoted:
      triage.pain.map { Double($0.date.days(since: triage.last) - (row.daysSinceLast ?? 0)) } ?? 0
    case .falling: -triage.falling.reduce(0) { $0 + $1.change }
    case .lessLoad: Double(triage.lighter.count)
    case .planMissed: 100 - (triage.plan?.percent ?? 100)
    case .weeksMissed:
      Double(triage.weeksMissedLately * (Triage.window + 1) + triage.weeksMissed)
    case .lessTraining: triage.lately.map { $0.usual - Double($0.workouts) } ?? 0
    case .plateau: Double(triage.stuck.first?.weeksSinceBest ?? 0)
    }
  }

  /// The order of the list; of equals, that of the input.
  private struct Rank: Comparable {
    var reason: Int
    var hasPain: Bool
    var size: Double
    var index: Int

    init(_ reason: Triage.Reason, hasPain: Bool, size: Double, index: Int) {
      self.reason = Triage.Reason.allCases.firstIndex(of: reason) ?? 0
      self.hasPain = hasPain
      self.size = size
      self.index = index
    }

    static func < (a: Rank, b: Rank) -> Bool {
      (a.reason, a.hasPain ? 0 : 1, -a.size, a.index)
        < (b.reason, b.hasPain ? 0 : 1, -b.size, b.index)
    }
  }
}

extension Triage {
  /// Whether the weeks that are looked at have one workout in all, of somebody who has just begun.
  var isSingleWorkout: Bool { weeks < Triage.window && workoutsByWeek.reduce(0, +) == 1 }

  /// The workouts of the weeks that are looked at, the last one apart; nil for fewer than two weeks.
  var workoutsOfWeeks: (before: String, now: String)? {
    guard workoutsByWeek.count > 1, let now = workoutsByWeek.last else { return nil }
    return (workoutsByWeek.dropLast().map(String.init).joined(separator: " "), String(now))
  }
}

extension TableSource {
  /// What a triage knows of the athlete; nil without a workout up to the report's day.
  package var triageEntry: TriageEntry? {
    triage.map { TriageEntry(athlete: athlete, .read($0)) }
  }
}
