internal import GymBoAnalysis
internal import GymBoLog

/// The lifter's own curve of load and repetitions, beside that of people in general.
struct CurveText {
  let curve: Result<RepetitionCurve, RepetitionCurve.Refusal>
  let unit: LoadUnit

  func write(to page: inout TextPage) {
    page.heading("Own repetition curve")
    switch curve {
    case .failure(let refusal):
      page.paragraph("The log does not carry one: \(refusal.rawValue).", indent: 2, hanging: 2)
    case .success(let curve):
      page.table(table(curve))
      page.paragraph(source(curve), indent: 2, hanging: 2)
    }
  }

  private func table(_ curve: RepetitionCurve) -> AlignedTable {
    let rows = curve.shownRows
    var table = AlignedTable([.left] + rows.map { _ in .right }, flexible: [])
    func add(_ name: String, _ text: (RepetitionCurve.Row) -> String) {
      table.add([.init(name)] + rows.map { .init(text($0)) })
    }
    func percent(_ value: Double) -> String { NumberText.fixed(value, decimals: 0) + " %" }
    add("repetitions") { "\($0.repetitions)" }
    add("load, \(unit.rawValue)") {
      NumberText.fixed(unit.value(ofKilograms: $0.kilograms), decimals: 1)
    }
    add("of the own 1RM") { percent($0.percent) }
    add("people in general") { percent($0.population) }
    return table
  }

  private func source(_ curve: RepetitionCurve) -> String {
    func short(_ value: Double) -> String {
      NumberText.fixed(value, decimals: curve.form == .linear ? 1 : 3)
    }
    let interval = curve.interval(confidence: intervalConfidence)
      .map { " (80 % interval \(short($0.lowerBound)) to \(short($0.upperBound)))" }
    let form = curve.form == .linear ? "linear" : "modified Epley"
    let share = NumberText.fixed(100 * curve.shrinkage, decimals: 0)
    let rated =
      curve.ratedSets == 0
      ? "the best of each 4 weeks, what was left in reserve is not known"
      : "\(NumberText.whole(curve.ratedSets)) of them with an RPE"
    return
      "\(NumberText.capitalized(form)), k \(short(curve.k))\(interval ?? ""), drawn to people in "
      + "general by \(share) %; from \(NumberText.count(curve.sets, "set")), \(rated)."
  }
}
