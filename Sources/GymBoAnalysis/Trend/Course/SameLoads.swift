package import GymBoLog

/// Loads that came back in the judged weeks, each with more repetitions than the time before: however the estimates of heavy days and
/// of light ones go, like is compared with like, and it rises.
///
/// Two loads or more rose by two repetitions or more, for no more effort where that was noted; they are more than those that came
/// back with as many; none came back with fewer; and the last session is part of it. Sets after a heavier one compare with such sets
/// alone, and those that lead up to a heavier one with none. A decision of this project.
package struct SameLoads: Sendable, Hashable {
  /// A load, and the most repetitions with it on its first day and on its last.
  package struct Step: Sendable, Hashable {
    package let load: Load
    package let from: Int
    package let to: Int

    package init(load: Load, from: Int, to: Int) {
      (self.load, self.from, self.to) = (load, from, to)
    }
  }

  /// The loads that rose, the lightest first.
  package let steps: [Step]

  /// Loads that rise, and repetitions by which each does, at least: one may be chance.
  private static let (fewestLoads, fewestMore) = (2, 2)
  /// Points of RPE that are a guess.
  private static let guess = 0.5

  /// A load that sets compare by: one after a heavier set of its session is not one before.
  private struct Kind: Hashable {
    var load: Int64
    var isAfterHeavier: Bool
  }

  /// The most repetitions with a load on one day, and their effort.
  private struct Done {
    var session: Int
    var repetitions: Int32
    var effort: Double?
  }

  /// - Parameters:
  ///   - points: the sessions that were judged.
  ///   - own: those of the judged weeks.
  /// - Returns: nil where the loads show no rise.
  init?(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) {
    guard let first = own.counted.first, let end = own.counted.last,
      own.sessions >= OwnCourse.fewestAlike, own.days >= OwnCourse.shortestStandstill
    else { return nil }
    var steps: [Step] = []
    var level = 0
    let last = points[end]
    var endsRisen = false
    for (kind, days) in SameLoads.days(points[first...end], work: work, sets: sets) {
      guard let start = days.first, let latest = days.last, days.count > 1 else { continue }
      let isInOrder = zip(days, days.dropFirst()).allSatisfy { $0.repetitions <= $1.repetitions }
      let isHarder =
        start.effort.flatMap { before in
          latest.effort.map { $0 > before + SameLoads.guess }
        } ?? false
      guard isInOrder else { return nil }
      guard Int(latest.repetitions) - Int(start.repetitions) >= SameLoads.fewestMore, !isHarder
      else {
        level += 1
        continue
      }
      endsRisen = endsRisen || latest.session == last.session && kind.load == sets.load[last.row]
      guard steps.last?.load != Load(units: kind.load) else { continue }
      steps.append(
        Step(
          load: Load(units: kind.load), from: Int(start.repetitions), to: Int(latest.repetitions)))
    }
    guard steps.count >= SameLoads.fewestLoads, steps.count > level, endsRisen else { return nil }
    self.steps = steps
  }

  /// What was done with each load on its days: the lightest load first, and of each load the sets after a heavier one last.
  private static func days(
    _ points: ArraySlice<MeasureSeries.Point>, work: ExerciseWork, sets: SetColumns
  ) -> [(kind: Kind, days: [Done])] {
    guard let first = points.first?.session else { return [] }
    let judged = Set(points.map(\.session))
    var days: [Kind: [Done]] = [:]
    let sessions = work.sessions.reversed().prefix { $0.session >= first }.reversed()
    for session in sessions where judged.contains(session.session) {
      let top = session.rows.max {
        (sets.load[$0] ?? 0, sets.repetitions[$0] ?? 0)
          < (sets.load[$1] ?? 0, sets.repetitions[$1] ?? 0)
      }
      var heaviest: Int64 = 0
      for row in session.rows where sets.kind[row] != .drop && !leadsUp(row, to: top, sets) {
        guard let load = sets.load[row], load > 0, let repetitions = sets.repetitions[row] else {
          continue
        }
        let done = Done(
          session: session.session, repetitions: repetitions,
          effort: SetTraits.effort(row, of: sets))
        heaviest = max(heaviest, load)
        let kind = Kind(load: load, isAfterHeavier: load < heaviest)
        var own = days[kind] ?? []
        if let before = own.last, before.session == session.session {
          if before.repetitions < repetitions { own[own.count - 1] = done }
        } else {
          own.append(done)
        }
        days[kind] = own
      }
    }
    return days.sorted {
      $0.key.load == $1.key.load
        ? !$0.key.isAfterHeavier && $1.key.isAfterHeavier : $0.key.load < $1.key.load
    }
    .map { ($0.key, $0.value) }
  }

  /// Whether a lighter set came before the heaviest one of its session, with no more repetitions: it led up to that.
  private static func leadsUp(_ row: Int, to top: Int?, _ sets: SetColumns) -> Bool {
    guard let top, row < top else { return false }
    return sets.load[row] ?? 0 < sets.load[top] ?? 0
      && sets.repetitions[row] ?? 0 <= sets.repetitions[top] ?? 0
  }
}
