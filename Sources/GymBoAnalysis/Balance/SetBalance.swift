internal import GymBoLog

/// Two sides of training compared in fractional or hard sets of the last 28 days.
public struct SetBalance: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case pushPull = "push : pull"
    case quadricepsHamstrings = "quadriceps : hamstrings"
    case upperLower = "upper : lower"
  }

  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    case balanced
    case firstSideMore = "first side more"
    case secondSideMore = "second side more"
    /// Upper : lower has no reference band; the ratio is reported without a verdict.
    case noReference = "no reference"
  }

  public var kind: Kind
  public var first: Double
  public var second: Double
  /// first : second.
  public var ratio: Finding<Double>
  public var verdict: Finding<Verdict>

  /// Ratios in this band count as balanced (a practitioner's tolerance, not a finding of research).
  public static let band = 0.8...1.25
  /// Days before today that enter, today included.
  public static let days = 28
  /// Sets on both sides together under which nothing is said.
  static let fewestSets = 10.0

  init(_ kind: Kind, first: Double, second: Double) {
    self.kind = kind
    self.first = first
    self.second = second
    guard first + second >= SetBalance.fewestSets else {
      ratio = .missing(.tooFewSets)
      verdict = .missing(.tooFewSets)
      return
    }
    ratio = second > 0 ? .known(first / second) : .missing(.baseIsZero)
    if kind == .upperLower {
      verdict = .known(.noReference)
    } else if first > SetBalance.band.upperBound * second {
      verdict = .known(.firstSideMore)
    } else if first < SetBalance.band.lowerBound * second {
      verdict = .known(.secondSideMore)
    } else {
      verdict = .known(.balanced)
    }
  }

  /// - Parameter muscles: the findings of the same sessions.
  static func all(
    in sessions: Range<Int>, log: TrainingLog, traits: SetTraits, muscles: [MuscleFinding]
  ) -> [SetBalance] {
    var push = 0.0
    var pull = 0.0
    var upper = 0.0
    var lower = 0.0
    for session in log.sessions[sessions] {
      for row in session.sets where traits.isHard[row] {
        guard let facts = log.exercises[Int(log.sets.exercise[row])].facts else { continue }
        if facts.movement.isPush { push += 1 }
        if facts.movement.isPull { pull += 1 }
        if facts.region == .upper { upper += 1 }
        if facts.region == .lower { lower += 1 }
      }
    }
    func fractional(_ muscle: Muscle) -> Double { muscles[muscle.index].fractionalSets }
    return [
      SetBalance(.pushPull, first: push, second: pull),
      SetBalance(
        .quadricepsHamstrings, first: fractional(.quadriceps), second: fractional(.hamstrings)),
      SetBalance(.upperLower, first: upper, second: lower),
    ]
  }
}
