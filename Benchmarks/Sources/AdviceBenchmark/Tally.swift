/// One thing that is counted. The words say when a case counts as a hit, and of what it is a share.
enum Measure: CaseIterable, Hashable {
  case dueInTrainingWeek, dueInIdleWeek, dueAfter14Days, dueAfter28Days
  case deloadWithStrengthRecord, deloadWithRecord, deloadWithMoreVolume
  case oldBase, heavyLoad, fewerSets, oneOfThreeSets
  case effortBelowAllSets, effortBelowHardestSet, effortBelowEasierWork, effortWithoutEvidence
  case loadTaken, takenCompleted
  case said50, said60, said70, said80, said90
  case allSets50, allSets60, allSets70, allSets80, allSets90
  case actualProposed, proposedActual, actualNamed, actualByPlainRule
  case recordAndPlateau, recordAndDecline
  case reportTooLong, contradiction
}

/// Hits of a number of cases.
struct Share: Equatable {
  var hits = 0
  var cases = 0
}

/// The shares of all measures, and on request a line for each hit.
struct Tally {
  private(set) var shares: [Measure: Share] = [:]
  /// A line for each hit, where they are kept.
  private(set) var hits: [(measure: Measure, line: String)] = []
  private let keepsHits: Bool

  init(keepsHits: Bool = false) { self.keepsHits = keepsHits }

  subscript(_ measure: Measure) -> Share { shares[measure] ?? Share() }

  /// Counts one case.
  /// - Parameter line: what to print of a hit.
  mutating func count(_ measure: Measure, _ isHit: Bool, _ line: @autoclosure () -> String = "") {
    count(measure, hits: isHit ? 1 : 0, of: 1)
    if isHit, keepsHits { hits.append((measure, line())) }
  }

  /// Counts several cases.
  mutating func count(_ measure: Measure, hits: Int, of cases: Int) {
    shares[measure, default: Share()].hits += hits
    shares[measure, default: Share()].cases += cases
  }

  mutating func add(_ other: Tally) {
    for (measure, share) in other.shares { count(measure, hits: share.hits, of: share.cases) }
  }
}
