package import GymBoLog

/// The history as weeks: volume, hard sets and fractional sets per muscle, for every week with a session.
///
/// All are sums of whole numbers (units of load, sets, hundredths of a set), so they are exact in any order of adding.
package struct WeeklyVolume: Sendable {
  /// Weeks with at least one session, in order.
  package private(set) var weeks: [ISOWeek] = []
  /// Sessions, one entry a week.
  package private(set) var workouts: [Int] = []
  /// Σ load × repetitions, one entry a week.
  package private(set) var tonnage: [Volume]
  /// Hard sets, one entry a week.
  package private(set) var hardSets: [Double]
  /// Working sets, one entry a week.
  package private(set) var workingSets: [Double]
  /// Fractional sets, weeks × muscles, row-major.
  package private(set) var fractionalSets: [Double]

  /// - Parameters:
  ///   - sessions: of every exercise of the log.
  ///   - model: how much a set of each counts for each muscle.
  init(of log: TrainingLog, sessions: ExerciseSessions, model: VolumeModel) {
    var weekOfSession: [Int] = []
    weekOfSession.reserveCapacity(log.sessions.count)
    for index in log.sessions.indices {
      let date = log.sessions[index].date
      if weeks.last?.contains(date) != true {
        weeks.append(date.isoWeek)
        workouts.append(0)
      }
      workouts[weeks.count - 1] += 1
      weekOfSession.append(weeks.count - 1)
    }
    let width = Muscle.allCases.count
    var totals = [WeekTotals](repeating: WeekTotals(), count: weeks.count)
    var hundredths = [Int](repeating: 0, count: weeks.count * width)
    // Written through spans: an array checks at every write whether its storage is shared.
    var week = totals.mutableSpan
    var sums = hundredths.mutableSpan
    for (exercise, lifts) in sessions.ofExercise.enumerated() {
      let shares = model.shares(of: log.exercises[exercise])
      for index in lifts.indices {
        let place = weekOfSession[lifts[index].session]
        let hard = lifts[index].hardSets
        week[place].tonnage += lifts[index].tonnage
        week[place].hardSets += Double(hard)
        week[place].workingSets += Double(lifts[index].rows.count)
        shares.add(hard, to: &sums, first: place * width)
      }
    }
    tonnage = totals.map(\.tonnage)
    hardSets = totals.map(\.hardSets)
    workingSets = totals.map(\.workingSets)
    fractionalSets = MuscleShares.inSets(hundredths)
  }
}

private struct WeekTotals {
  var tonnage = Volume.zero
  var (hardSets, workingSets) = (0.0, 0.0)
}
