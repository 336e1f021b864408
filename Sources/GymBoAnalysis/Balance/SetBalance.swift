package import GymBoLog

/// Two sides of training compared in fractional sets (direct 1.0, indirect 0.5 of a side) of the last 28 days.
package struct SetBalance: Sendable, Hashable {
  /// Which two sides are compared.
  package enum Kind: String, MachineWord, Hashable {
    case pushPull = "push_pull"
    case quadricepsHamstrings = "quadriceps_hamstrings"
    case upperLower = "upper_lower"
  }

  /// What the ratio says.
  package enum Verdict: String, MachineWord, Hashable {
    case balanced
    case firstSideMore = "first_side_more"
    case secondSideMore = "second_side_more"
    /// Upper : lower has no reference band; the ratio is reported without a verdict.
    case noReference = "no_reference"
  }

  /// Which two sides are compared.
  package var kind: Kind
  /// Fractional sets of the first side.
  package var first: Double
  /// Fractional sets of the second side.
  package var second: Double
  /// first : second.
  package var ratio: Finding<Double>
  /// What the ratio says, or why it says nothing.
  package var verdict: Finding<Verdict>

  /// Ratios in this band count as balanced (a practitioner's tolerance, not a finding of research).
  package static let band = 0.8...1.25
  /// The number of days that count, up to and including today.
  package static let days = 28
  /// The least sum of both sides' sets for a verdict.
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
    ratio = second > 0 ? .known(first / second) : .missing(.nothingOnTheOtherSide)
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

  /// The three balances of a range of sessions.
  package static func all(
    in sessions: Range<Int>, log: TrainingLog, traits: SetTraits
  ) -> [SetBalance] {
    let hardSets = traits.hardSets(in: sessions, of: log)
    func sets(_ side: TrainedSide) -> Double {
      zip(log.exercises, hardSets).reduce(0) { sum, entry in
        entry.1 > 0 ? sum + Double(entry.1) * side.weight(of: entry.0.facts) : sum
      }
    }
    return [
      SetBalance(.pushPull, first: sets(.push), second: sets(.pull)),
      SetBalance(.quadricepsHamstrings, first: sets(.quadriceps), second: sets(.hamstrings)),
      SetBalance(.upperLower, first: sets(.upper), second: sets(.lower)),
    ]
  }
}
