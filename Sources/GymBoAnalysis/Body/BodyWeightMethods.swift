internal import GymBoLog

/// How body weights are followed, as entries of the list of methods.
enum BodyWeightMethods {
  static let all = [trend, change]

  private static func measured(_ kilograms: [Double]) -> [BodyMeasurement] {
    kilograms.enumerated().map { index, value in
      let day = CivilDate(dayNumber: 20_000).advanced(by: index)
      return BodyMeasurement(
        .bodyMass, at: CivilTime(date: day, secondOfDay: 0), hasTime: false, value: value)
    }
  }

  private static let trend = MethodDeclaration(
    identifier: "body_weight_trend", name: "Trend of the body weight", kind: .body,
    formula:
      "T + (W - T) (1 - (1 - a)^d) with the day's median weight W and the days d since the weight before; the weight of a day "
      + "is the trend of the last weight up to it, else of the first after it, at most n days away",
    constants: [
      .init("a", BodyWeight.share), .init("n", Double(BodyWeight.mostAway)),
    ],
    range: "body weights from 20 to 400 kg", rangeReason: "what a person can weigh",
    unit: "kg", evidence: .practitioner,
    source: "Walker J (1991) The Hacker's Diet, chapter Signal and noise",
    example: .init(
      given: "a trend of 173.2 and a weight of 171.5 the day after", expected: 173.0, decimals: 1,
      source: "Walker J (1991)", answer: { BodyWeight(measured([173.2, 171.5])).days.last?.trend }))

  private static let change = MethodDeclaration(
    identifier: "body_weight_change", name: "Change of the body weight a week", kind: .body,
    formula:
      "7 times the slope of the least-squares line through the days of the last w days; its interval holds the change with c, by "
      + "Student's t for n (1 - r) / (1 + r) values, r the correlation of the residuals from day to day, at least 0",
    constants: [
      .init("w", Double(BodyWeightChange.window)), .init("c", BodyWeight.confidence),
    ],
    range: "8 days with a weight, over 14 days",
    rangeReason: "weight follows the week, and days that follow each other are alike",
    unit: "kg a week",
    evidence: .opinion,
    source:
      "whole weeks: Orsama AL et al. (2014) Obesity Facts 7:36-47; the interval held 75 to 88 % in simulated weights with "
      + "correlations of 0 to 0.5",
    example: .init(
      given: "28 days, each 0.1 kg below the one before", expected: -0.7, decimals: 1,
      source: "computed",
      answer: {
        let days = measured((0..<28).map { 80 - 0.1 * Double($0) })
        return BodyWeight(days).change(upTo: CivilDate(dayNumber: 20_027))?.perWeek
      }))
}
