internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What needs attention, the most pressing first, and no more than a reader will act on.
struct AttentionList: Sendable {
  var items: [AttentionItem]
  /// Items that are not shown.
  var more: Int

  /// Items shown.
  static let mostItems = 12
  /// Lifts with an item of their own in each state, and further ones named.
  private static let mostLifts = 4
  private static let mostNames = 6
  /// Weeks after a lift's best in which its decline is no worry yet: one bad day may have made it.
  private static let freshWeeks = 2

  /// - Parameter deload: whether one is due.
  init(
    _ findings: HistoryFindings, log: TrainingLog, issues: [Issue], deload: DeloadFinding? = nil
  ) {
    let finder = Finder(findings: findings, log: log, issues: issues, deload: deload)
    let all = finder.all
    items = Array(all.prefix(AttentionList.mostItems))
    more = all.count - items.count
  }

  /// Finds the items, in their order.
  private struct Finder {
    let findings: HistoryFindings
    let log: TrainingLog
    let issues: [Issue]
    let deload: DeloadFinding?

    var all: [AttentionItem] {
      let parts = [
        dueDeload, declines, notRising, lifts(.plateau), goal, suspectSets, rejectedRows, muscles,
        balances, ratios, otherDoubts,
      ]
      return parts.flatMap(\.self)
    }

    private func name(_ exercise: Int) -> String { log.exercises[exercise].name }

    private var files: [String] { log.files.map(\.name) }

    // MARK: Lifts

    private var dueDeload: [AttentionItem] {
      guard let deload, deload.verdict == .due else { return [] }
      return [.deload(DeloadAdvice(deload, findings: findings))]
    }

    /// In a deload lifts are light by plan, and none is called falling.
    private var isDeloading: Bool { findings.breaks.deloads.last?.isOpen ?? false }

    private var declines: [AttentionItem] {
      guard !isDeloading else { return [] }
      return lifts(.declining) { trend in
        (trend.weeksSinceBest.value ?? freshWeeks) >= freshWeeks
      }
    }

    private var notRising: [AttentionItem] { isDeloading ? [] : lifts(.notRising) }

    private func lifts(
      _ state: TrendState, where isWorthy: (Trend) -> Bool = { _ in true }
    ) -> [AttentionItem] {
      // Longest without a new best first; of equals, in the log's order.
      let found = findings.lifts.enumerated()
        .filter { $0.element.trend.state == state && isWorthy($0.element.trend) }
        .sorted { first, second in
          let a = first.element.trend.weeksSinceBest.value ?? 0
          let b = second.element.trend.weeksSinceBest.value ?? 0
          return a != b ? a > b : first.offset < second.offset
        }
        .map(\.element)
      var items = found.prefix(mostLifts).compactMap { lift in
        lift.trend.result.value.map { verdict in
          AttentionItem.lift(
            .init(
              exercise: name(lift.exercise), state: state, change: TrendChange(verdict),
              weeksSinceBest: lift.trend.weeksSinceBest.value))
        }
      }
      let others = found.dropFirst(mostLifts)
      if !others.isEmpty {
        items.append(
          .moreLifts(
            state, exercises: others.prefix(mostNames).map { name($0.exercise) },
            more: max(0, others.count - mostNames)))
      }
      return items
    }

    // MARK: The week

    private var goal: [AttentionItem] {
      let week = findings.week
      let missing = week.goal - week.period.current.workouts
      guard missing > 0, findings.asOf >= week.week.start else { return [] }
      guard week.isInProgress else {
        return [.goalMissed(workouts: week.period.current.workouts, goal: week.goal)]
      }
      let today = week.days.first { $0.date == findings.asOf }
      let days =
        week.week.end.days(since: findings.asOf) + (today?.sessions.isEmpty ?? true ? 1 : 0)
      return missing >= days ? [.goalAtRisk(missing: missing, daysLeft: days)] : []
    }

    private var weekRows: Set<Int> {
      Set(findings.weekSessions.flatMap { findings.log.sessions[$0.session].sets })
    }

    private var suspectSets: [AttentionItem] {
      let rows = weekRows
      return findings.dataCheck.suspicions
        .filter { suspicion in suspicion.rows.contains { rows.contains($0) } }
        .map { suspicion in
          let issue = suspicion.issue
          // One set is worded as in the rest of the report.
          let row = suspicion.rows.count == 1 ? suspicion.rows.first : nil
          let what: AttentionItem.Doubt.Subject =
            if let row {
              .set(SetWork(row: row, of: log), exercise: name(Int(log.columns.exercise[row])))
            } else if let doubt = issue.doubt {
              .value(doubt)
            } else {
              .text(issue.original)
            }
          return .doubtful(.init(what: what, proposal: issue.proposal))
        }
    }

    private var muscles: [AttentionItem] {
      findings.muscles.compactMap { muscle in
        guard let marks = muscle.landmarks,
          marks.zone(of: muscle.fractionalSets) == .aboveRecoverable
        else { return nil }
        return .muchVolume(
          muscle.muscle, sets: muscle.fractionalSets, most: marks.maximumRecoverable)
      }
    }

    // MARK: The data

    private var rejectedRows: [AttentionItem] {
      log.files.filter { $0.rejected > 0 }.map { file in
        .notRead(rows: file.rejected, of: file.rows, file: file.name, files: files)
      }
    }

    private var otherDoubts: [AttentionItem] {
      let rows = weekRows
      let hasOthers = findings.dataCheck.suspicions.contains { suspicion in
        suspicion.issue.severity > .notice && !suspicion.rows.contains { rows.contains($0) }
      }
      guard hasOthers else { return [] }
      return [.dataCheck(issues: issues.count, kinds: issues.kinds, files: files)]
    }

    // MARK: Balance

    private var balances: [AttentionItem] {
      findings.setBalances.compactMap { balance in
        guard let verdict = balance.verdict.value, !balance.isUnclear,
          verdict == .firstSideMore || verdict == .secondSideMore
        else { return nil }
        return .setBalance(balance)
      }
    }

    private var ratios: [AttentionItem] {
      findings.strengthRatios.compactMap { ratio in
        guard let estimate = ratio.estimate.value,
          estimate.verdict == .above || estimate.verdict == .below
        else { return nil }
        return .strengthRatio(ratio, estimate)
      }
    }
  }
}

extension [Issue] {
  /// Different rules among the issues.
  var kinds: Int { Set(map(\.rule)).count }
}
