@testable import GymBoLog

/// The sessions of a log with a record.
struct RecordSessions {
  /// Of load or e1RM.
  var ofStrength: Set<Int>
  /// Of load, e1RM, repetitions, load at a number of repetitions, or time; volume does not count.
  var ofAnyKind: Set<Int>
}

extension DoneWork {
  /// A lift's usual volume is the median of its last four sessions within 56 days that were no deload; at least three.
  private static let (usualSessions, fewestUsual, usualDays) = (4, 3, 56)
  /// Lifts of a session whose usual volume is known, for its volume to be compared.
  private static let fewestLifts = 2

  /// Counts the deloads that hold a record, and those with a session of more than usual volume.
  /// - Parameters:
  ///   - deloads: each as its sessions.
  ///   - records: the sessions with a record.
  func countDeloads(
    _ deloads: [[Int]], records: RecordSessions, of log: TrainingLog, _ tally: inout Tally
  ) {
    let all = Set(deloads.joined())
    for sessions in deloads {
      guard let first = sessions.first else { continue }
      let day = log.sessions[first].date
      tally.count(
        .deloadWithStrengthRecord, sessions.contains(where: records.ofStrength.contains), "\(day)")
      tally.count(.deloadWithRecord, sessions.contains(where: records.ofAnyKind.contains), "\(day)")
      let volumes = sessions.compactMap { volumeShare(of: $0, log, leavingOut: all) }
      guard let largest = volumes.max() else { continue }
      tally.count(.deloadWithMoreVolume, largest > 1 + 1e-9, "\(day), \(largest) of usual")
    }
  }

  /// The volume of a session over the usual one of its lifts; nil where too little of it is known.
  private func volumeShare(
    of session: Int, _ log: TrainingLog, leavingOut deloads: Set<Int>
  ) -> Double? {
    var (sum, usualSum, known) = (0.0, 0.0, 0)
    for exercise in liftsOfSession[session].sorted() {
      guard let lift = lifts[exercise].first(where: { $0.session == session }), lift.volume > 0
      else { continue }
      let usual = lifts[exercise]
        .filter { $0.session < session && !deloads.contains($0.session) && $0.volume > 0 }
        .filter { lift.date.days(since: $0.date) <= DoneWork.usualDays }
        .suffix(DoneWork.usualSessions).map(\.volume).sorted()
      guard usual.count >= DoneWork.fewestUsual else { continue }
      let middle = usual.count / 2
      sum += lift.volume
      usualSum += usual.count % 2 == 1 ? usual[middle] : (usual[middle - 1] + usual[middle]) / 2
      known += 1
    }
    return known >= DoneWork.fewestLifts ? sum / usualSum : nil
  }
}
