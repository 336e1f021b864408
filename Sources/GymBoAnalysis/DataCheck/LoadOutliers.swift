internal import GymBoLog

/// Loads that do not fit what is usual for the lift at that time: ten times too large or small (a slip of the decimal
/// point), or off by 2.2046 (kilograms entered as pounds, or the reverse).
///
/// A set is compared with the sets of the lift's neighbouring sessions and with the other sets of its session. The bounds
/// follow from what lifters do (warm-ups, tests, light days, another machine), not from the logs that judge them.
struct LoadOutliers {
  /// Loads that differ by less are neighbours in weight.
  static let leastFactor = 1.5
  /// Loads at least this far from the neighbouring session's heaviest are looked at.
  static let noticedRise = 1.25
  /// A session whose strength differs by less from the usual is not off by 2.2: the factor less
  /// ``SessionMixUps/liftTolerance``, which is the widest bound on strength.
  static let noticedStrength = 1.4
  /// A lift whose loads all lie within this factor has no slip: repaired, each would lie outside.
  static let steadyFactor = 1.8
  /// The fewest sets to compare a set with, and sessions to compare a whole session with.
  static let fewestSets = 2
  static let fewestSessions = 2

  let log: TrainingLog

  /// A doubted set: the rule, and what its load has to be divided by.
  private typealias Doubts = [Int: (rule: IssueRule, factor: Double)]

  /// - Parameter sessions: of every lift, in order of time.
  func find(in sessions: ExerciseSessions) -> [Suspicion] {
    var doubts: Doubts = [:]
    var mixUps = SessionMixUps()
    var days: [LiftLoads.Day] = []
    var around = Surroundings()
    for work in sessions.ofExercise {
      guard let range = read(work, &days), LoadOutliers.isWide(range) else { continue }
      let uneven = days.indices.filter { isUneven($0, days) }
      guard !uneven.isEmpty else { continue }
      let lift = LiftLoads(log: log, work: work, days: days)
      for day in uneven where mayBeOff(day, of: lift, &around) {
        judge(day, of: lift, &doubts, &mixUps)
      }
    }
    if !mixUps.candidates.isEmpty {
      for (set, factor) in mixUps.find(judged: judgedLifts(in: mixUps.candidates, sessions))
      where doubts[set.row] == nil {
        doubts[set.row] = (.unitMixUp, factor)
      }
    }
    return doubts.sorted { $0.key < $1.key }.map { suspicion($1.rule, $0, factor: $1.factor) }
  }

  // MARK: Which sessions are looked at

  /// The lightest and the heaviest load of a lift.
  private typealias LoadRange = (least: Int64, greatest: Int64)

  /// Collects the sessions of a lift that have loaded sets. One pass over its sets, because every lift of a batch comes
  /// here.
  /// - Returns: the range of all loads; nil if there are none.
  private func read(_ work: [ExerciseSession], _ days: inout [LiftLoads.Day]) -> LoadRange? {
    days.removeAll(keepingCapacity: true)
    let (values, meanings) = (log.columns.load.values, log.columns.semantics)
    let counts = log.columns.repetitions.values
    let loads = values.span
    let semantics = meanings.span.extracting(loads.indices)
    let repetitions = counts.span.extracting(loads.indices)
    // A span, because an array's element would be copied for each of its properties.
    let sessions = work.span
    var range: LoadRange = (.max, 0)
    for place in sessions.indices {
      var (least, greatest, falls, dips) = (Int64.max, Int64(0), false, false)
      var strength = 0.0
      // The last two loads; 0 for none.
      var (before, last) = (Int64(0), Int64(0))
      for row in sessions[place].rows where semantics[row] == .loaded && loads[row] > 0 {
        let load = loads[row]
        strength = max(
          strength, LiftLoads.strength(of: Load(units: load), repetitions: Int(repetitions[row])))
        // Most sets have the load of the set before, which is neither a fall nor a dip.
        guard load != last else {
          before = last
          continue
        }
        least = min(least, load)
        greatest = max(greatest, load)
        // By a third: to ``leastFactor`` below.
        if load <= last - last / 3 { falls = true }
        if load <= last / 6 || LoadOutliers.isDip(last, between: before, load) { dips = true }
        (before, last) = (last, load)
      }
      if last <= before - before / 3, LoadOutliers.isAboutPounds(before, of: last) { dips = true }
      guard greatest > 0 else { continue }
      range = (min(range.least, least), max(range.greatest, greatest))
      days.append(
        LiftLoads.Day(
          place: place, session: sessions[place].session, date: sessions[place].date, least: least,
          greatest: greatest, strength: strength, falls: falls, dips: dips))
    }
    return days.isEmpty ? nil : range
  }

  private static func isWide(_ range: LoadRange) -> Bool {
    Double(range.greatest) >= steadyFactor * Double(range.least)
  }

  /// Whether a session has a load that is far from the sessions next to it, or a set much lighter than the set before. Nearly
  /// all sessions have none, which saves judging them.
  private func isUneven(_ day: Int, _ days: [LiftLoads.Day]) -> Bool {
    let own = days[day]
    if own.falls { return true }
    let before = LoadOutliers.neighbour(day - 1, of: own, days)
    let after = LoadOutliers.neighbour(day + 1, of: own, days)
    if before == nil && after == nil { return LoadOutliers.isWide((own.least, own.greatest)) }
    return before.map { LoadOutliers.isFar(own, from: $0) } ?? false
      || after.map { LoadOutliers.isFar(own, from: $0) } ?? false
  }

  /// A session next to another; nil where there is none, or too long before or after.
  @inline(__always)
  private static func neighbour(
    _ other: Int, of own: LiftLoads.Day, _ days: [LiftLoads.Day]
  ) -> LiftLoads.Day? {
    guard days.indices.contains(other),
      abs(days[other].date.days(since: own.date)) <= LiftLoads.neighbourDays
    else { return nil }
    return days[other]
  }

  /// Whether a session has a load that is far above or below those of another.
  @inline(__always)
  private static func isFar(_ own: LiftLoads.Day, from other: LiftLoads.Day) -> Bool {
    Double(own.greatest) >= noticedRise * Double(other.greatest)
      || leastFactor * Double(own.least) <= Double(other.least)
  }

  /// Whether a load is much lighter than the ones before and after it, and one of these is about 2.2 times as heavy.
  @inline(__always)
  private static func isDip(_ load: Int64, between before: Int64, _ after: Int64) -> Bool {
    guard load <= before - before / 3, load <= after - after / 3 else { return false }
    return isAboutPounds(before, of: load) || isAboutPounds(after, of: load)
  }

  /// Whether a load is about 2.2 times another, give or take what people round.
  @inline(__always)
  private static func isAboutPounds(_ load: Int64, of other: Int64) -> Bool {
    let ratio = Double(load) / Double(other)
    return ratio > 1.98 && ratio < 2.46
  }

  /// Room for what is usual around a session, which is used again for the next one.
  private struct Surroundings {
    var strengths: [Double] = []
    var least: [Double] = []
  }

  /// Whether a session can have a finding: each rule needs one of these conditions. They are asked before the rules, because
  /// warm-ups and light days make one session in three uneven, and judging one takes a hundred times as long.
  private func mayBeOff(
    _ day: Int, of lift: LiftLoads, _ around: inout Surroundings
  ) -> Bool {
    let own = lift.days[day]
    let neighbourhood = lift.neighbourhood(of: day)
    // Without neighbours the session is compared with itself.
    if own.dips || neighbourhood.count == 1 { return true }
    around.strengths.removeAll(keepingCapacity: true)
    around.least.removeAll(keepingCapacity: true)
    for other in neighbourhood where other != day {
      around.strengths.append(lift.days[other].strength)
      around.least.append(Double(lift.days[other].least))
    }
    around.strengths.sort()
    around.least.sort()
    let (strength, typical) = (own.strength, UsualLoads.middle(ofSorted: around.strengths))
    if strength >= LoadOutliers.noticedStrength * typical
      || typical >= LoadOutliers.noticedStrength * strength
    {
      return true
    }
    let far = UsualLoads.middle(ofSorted: around.least) / UsualLoads.farLightFactor
    let least = around.least.first { $0 >= far } ?? .infinity
    if DecimalSlip.farBelow * Double(own.least) <= least { return true }
    return lift.hasOddLoad(
      on: day, besides: neighbourhood.lowerBound < day ? day - 1 : day + 1)
  }

  // MARK: Judging

  private func judge(
    _ day: Int, of lift: LiftLoads, _ doubts: inout Doubts, _ mixUps: inout SessionMixUps
  ) {
    let sets = lift.sets(of: day)
    let usual = UsualLoads(lift.neighbours(of: day).map { lift.sets(of: $0) })
    mixUps.add(sets, usual, session: lift.days[day].session)
    let loads = Set(sets.map(\.load)).sorted()
    let (slip, mixUp) = (
      DecimalSlip(lift: lift, day: day), UnitMixUp(lift: lift, day: day)
    )
    for load in loads {
      let group = LoadGroup(load: load, of: sets)
      guard usual.loads.count + group.mates.count >= LoadOutliers.fewestSets,
        !group.isWholeSession || usual.sessions >= LoadOutliers.fewestSessions
      else { continue }
      var compared = usual
      compared.add(group.mates)
      if let factor = slip.factor(of: group, compared) {
        for set in group.sets { doubts[set.row] = (.typingSlip, factor) }
      } else if let factor = mixUp.factor(of: group, compared) {
        for set in group.sets { doubts[set.row] = (.unitMixUp, factor) }
      }
    }
    guard usual.sessions > 0, !sets.allSatisfy({ doubts[$0.row] != nil }) else { return }
    if let factor = slip.factor(ofSession: loads, usual) {
      for set in sets { doubts[set.row] = (.typingSlip, factor) }
    } else if let factor = mixUp.factor(ofSession: sets, loads, usual) {
      for set in sets { doubts[set.row] = (.unitMixUp, factor) }
    }
  }

  /// The number of lifts of some sessions that have neighbours to be compared with.
  private func judgedLifts(in wanted: Set<Int>, _ sessions: ExerciseSessions) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var days: [LiftLoads.Day] = []
    for work in sessions.ofExercise where read(work, &days) != nil {
      let lift = LiftLoads(log: log, work: work, days: days)
      for day in days.indices
      where wanted.contains(days[day].session)
        && lift.neighbours(of: day).count >= LoadOutliers.fewestSessions
      {
        counts[days[day].session, default: 0] += 1
      }
    }
    return counts
  }

  private func suspicion(_ rule: IssueRule, _ row: Int, factor: Double) -> Suspicion {
    let exercise = log.exercises[Int(log.columns.exercise[row])].name
    let logged = Load(units: log.columns.load.values[row])
    // A tenth, tenfold or 2.2-fold of a load that was read: far inside the range of Int64.
    let meant = Int64(exactly: (Double(logged.units) / factor).rounded()).map(Load.init(units:))
    return Suspicion(
      issue: Issue(
        rule: rule, severity: .warning, place: log.place(ofRow: row),
        doubt: .load(logged, exercise: exercise), proposal: meant.map(Issue.Proposal.meantLoad)),
      rows: [row])
  }
}
