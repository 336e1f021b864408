internal import GymBoAnalysis
internal import GymBoLog

/// Latest days that are no base, whatever was done on them: in another gym or on another machine, as the lifter noted, or far below
/// all work after months without the lift.
extension WorkBase {
  /// How many of the latest sessions are no base, and what is said of them; nil where there are none.
  /// - Parameter work: latest first.
  static func oddDays(
    _ work: [Session], _ log: TrainingLog, on today: CivilDate
  ) -> (count: Int, passedOver: PassedOver)? {
    let elsewhere = elsewhere(work, log)
    if elsewhere > 0, isRecent(work[elsewhere].session, on: today) {
      // What the lifter could have done on the usual one nobody knows.
      return (
        elsewhere,
        PassedOver(
          date: work[0].session.date, kind: .otherMachine, asksForNoMore: true, isNoted: true)
      )
    }
    guard isFarBelow(work, log), isRecent(work[0].session, on: today) else { return nil }
    return (1, PassedOver(date: work[0].session.date, kind: .lightDay, isFarBelow: true))
  }

  /// Below this share of the best load of the weeks before, a day is a warm-up, a test, or another exercise.
  private static let farBelowShare = 0.5
  /// More repetitions than before, from which a light day is no careful way back.
  private static let mostMore = 3

  /// Whether the latest session came after months without the lift, with less than half of the best load of the six weeks before
  /// them, many more repetitions and less than half of the volume: nobody comes back to a lift like that. Machines and cables may be
  /// others by then.
  private static func isFarBelow(_ work: [Session], _ log: TrainingLog) -> Bool {
    guard work.count > 1, case (let latest, let before) = (work[0], work[1]),
      case let days = latest.session.date.days(since: before.session.date),
      days > AnalysisOptions.activeDays, days <= LiftAdvice.daysOfYear, !isOfMachine(latest, log),
      log.columns.semantics[latest.row] == .loaded, let now = load(of: latest, log),
      let done = log.columns.repetitions[latest.row],
      let then = log.columns.repetitions[before.row], Int(done) > Int(then) + mostMore
    else { return false }
    let best = work.dropFirst().filter {
      before.session.date.days(since: $0.session.date) <= AnalysisOptions.activeDays
    }.compactMap { load(of: $0, log) }.max()
    guard let best else { return false }
    return Double(now.units) < farBelowShare * Double(best.units)
      && latest.session.tonnage.kilograms < farBelowShare * before.session.tonnage.kilograms
  }

  /// Whether the loads of a lift are those of a machine or a cable, or it is not known what it is done with.
  private static func isOfMachine(_ session: Session, _ log: TrainingLog) -> Bool {
    switch log.exercises[Int(log.columns.exercise[session.row])].facts?.implement {
    case .machine, .cable, .smithMachine, nil: true
    default: false
    }
  }

  /// Such days running that are passed over: more are a new usual place. A decision of this project.
  private static let mostElsewhere = 2

  /// How many of the latest sessions were elsewhere, as the lifter noted, and not with the usual work; 0 where none was, and where
  /// they are more than a trip.
  /// - Parameter work: latest first.
  private static func elsewhere(_ work: [Session], _ log: TrainingLog) -> Int {
    let before = work.dropFirst().prefix(mostElsewhere)
    // Notes take longest to read.
    guard before.contains(where: { differs(work[0], from: $0, log) }) else { return 0 }
    let count = work.prefix(mostElsewhere + 1).prefix { isElsewhere($0, log) }.count
    guard (1...mostElsewhere).contains(count), count < work.count,
      work[..<count].contains(where: { differs($0, from: work[count], log) })
    else { return 0 }
    return count
  }

  private static func isElsewhere(_ session: Session, _ log: TrainingLog) -> Bool {
    if let note = log.sessions[session.session.session].note, OtherPlaceNote(note) == .gym {
      return true
    }
    // Each set of an exercise has the exercise's note: it is read once.
    var read: String?
    for row in session.session.rows {
      guard let note = log.columns.note[row], note != read else { continue }
      read = note
      if OtherPlaceNote(note) != nil { return true }
    }
    return false
  }

  /// Whether a day elsewhere says nothing of the usual place: the loads of another machine are others, whatever was done with them.
  /// Free weights weigh the same everywhere, but there may be fewer of them.
  private static func differs(
    _ session: Session, from usual: Session, _ log: TrainingLog
  ) -> Bool {
    let sets = log.columns
    guard sets.semantics[session.row] == .loaded, let now = load(of: session, log),
      let before = load(of: usual, log)
    else { return false }
    guard isOfMachine(session, log) else { return before.isClearlyAbove(now) }
    return !now.isSame(as: before) || sets.repetitions[session.row] != sets.repetitions[usual.row]
  }
}
