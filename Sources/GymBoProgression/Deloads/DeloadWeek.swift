internal import GymBoAnalysis
package import GymBoLog

/// A lighter week: half the sets, 10 % less load, four or more repetitions in reserve, as often as before.
///
/// Source: what lifters do, Rogerson D et al. (2024) Deloading practices in strength and physique sports. Sports Med Open
/// 10:26 (n = 246): fewer sets and repetitions, less load and effort, the same frequency, 6.4 ± 1.7 days. The amounts are
/// a decision of this project.
package enum DeloadWeek {
  /// Share of the sets that stays.
  package static let setShare = 0.5
  /// Share of the load that stays.
  package static let loadShare = 0.9
  /// RPE not to exceed: four repetitions in reserve.
  package static let highestRPE = 6.0
  /// Repetitions in reserve: where a set stops for want of a load to take off.
  package static let repetitionsShort = 10 - highestRPE
  /// Days that it lasts.
  package static let days = 7

  /// Sets of a deload: half, rounded up, at least one where there was one.
  package static func sets(from usual: Int) -> Int {
    max(0, Int((Double(usual) * setShare).rounded(.up)))
  }

  /// Repetitions of a deload where no load can be taken off: four fewer, at least half of them.
  package static func repetitions(from usual: Int) -> Int {
    max(usual - Int(repetitionsShort), (usual + 1) / 2)
  }

  /// Less than this share of the usual load is too light for a deload: then repetitions are taken off.
  package static let leastShare = 0.8

  /// The heaviest loadable load that is at most 90 %; the lightest there is where all are heavier, unless that raises. The
  /// usual load where the next one down is below 80 % of it.
  /// - Returns: nil for a load that is not positive.
  package static func load(from usual: Load, loadable: LoadableLoads) -> Load? {
    guard usual > .zero, usual <= .maximum else { return nil }
    let most = Load(units: Int64((Double(usual.units) * loadShare).rounded(.down)))
    let lighter = loadable.heaviest(atMost: most) ?? min(usual, loadable.lightest)
    let least = Load(units: Int64((Double(usual.units) * leastShare).rounded(.up)))
    return lighter < least ? usual : lighter
  }
}

extension DeloadWeek {
  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "deload", name: "Deload week", kind: .progression,
    formula:
      "sets · s rounded up, load · l rounded down to what can be loaded (where that is below t, the load itself for r repetitions "
      + "fewer, at least half of them), RPE not above e",
    constants: [
      .init("s", DeloadWeek.setShare), .init("l", DeloadWeek.loadShare),
      .init("t", DeloadWeek.leastShare), .init("r", DeloadWeek.repetitionsShort),
      .init("e", DeloadWeek.highestRPE),
    ],
    range: "\(DeloadWeek.days) days", rangeReason: "deloads last 6.4 ± 1.7 days",
    unit: "the unit of the load", evidence: .opinion,
    source:
      "Rogerson D et al. (2024) Sports Med Open 10:26; the amounts are a decision of this project",
    example: .init(
      given: "5 sets", expected: 3, decimals: 0, source: "computed",
      answer: { Double(DeloadWeek.sets(from: 5)) }))
}
