/// Ages 5–13, which the published table does not have: continued downwards by OpenPowerlifting.
private let children: [Double] = [
  1.73, 1.67, 1.61, 1.55, 1.49, 1.43, 1.38, 1.33, 1.28,
]
/// Foster's coefficients for juniors, ages 14–22.
private let foster: [Double] = [
  1.23, 1.18, 1.13, 1.08, 1.06, 1.04, 1.03, 1.02, 1.01,
]
/// No adjustment, ages 23–40.
private let unadjusted = [Double](repeating: 1, count: 18)
/// McCulloch's coefficients for masters, ages 41–90.
private let mcCulloch: [Double] = [
  1.01, 1.02, 1.031, 1.043, 1.055, 1.068, 1.082, 1.097, 1.113, 1.13,
  1.147, 1.165, 1.184, 1.204, 1.225, 1.246, 1.268, 1.291, 1.315, 1.34,
  1.366, 1.393, 1.421, 1.45, 1.48, 1.511, 1.543, 1.576, 1.61, 1.645,
  1.681, 1.718, 1.756, 1.795, 1.835, 1.876, 1.918, 1.961, 2.005, 2.05,
  2.096, 2.143, 2.19, 2.238, 2.287, 2.337, 2.388, 2.44, 2.494, 2.549,
]
private let table = children + foster + unadjusted + mcCulloch
private let firstAge = 5

/// What a score is multiplied by for the lifter's age.
///
/// Federations apply it to Wilks or DOTS; the IPF does not apply it to GL points.
///
/// Source: Foster (juniors) and McCulloch (masters), as used by OpenPowerlifting.
package enum AgeCoefficient {
  /// The ages of the table, in full years.
  package static let ages = firstAge...(firstAge + table.count - 1)

  /// The coefficient at an age in full years.
  /// - Throws: `ageOutsideTable`.
  package static func value(age: Int) throws(ScoreRefusal) -> Double {
    guard ages.contains(age) else { throw .ageOutsideTable(age, ages) }
    return table[age - firstAge]
  }

  /// The coefficient at an age in years, of which the full ones count.
  /// - Returns: nil outside the table and for what is not a number.
  static func value(years: Double) -> Double? {
    guard years >= Double(ages.lowerBound), years < Double(ages.upperBound + 1) else { return nil }
    return try? value(age: Int(years))
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "age_coefficient", name: "Foster–McCulloch", kind: .ageCoefficient,
    formula: "points · coefficient(age in full years)",
    constants: zip(ages, table).map { .init("\($0)", $1) },
    range: "ages \(ages.lowerBound)–\(ages.upperBound)",
    rangeReason: "the published table; ages \(firstAge)–\(firstAge + children.count - 1) are "
      + "OpenPowerlifting's continuation",
    unit: "a factor", evidence: .practitioner,
    source: "Foster (juniors) and McCulloch (masters), as used by OpenPowerlifting",
    example: .init(
      given: "50 years", expected: 1.130, decimals: 3, source: "the published table",
      answer: { try? value(age: 50) }))
}
