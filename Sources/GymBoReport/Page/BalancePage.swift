internal import GymBoAnalysis

extension HTMLPage {
  /// Set balance and strength ratios: a dot with its interval on one logarithmic axis.
  mutating func write(_ section: BalanceSection) {
    remark(words.title(section))
    html.open("ul", .style("ratios"))
    ratioTicks()
    for balance in section.setBalances {
      let interval = balance.interval
      ratio(
        [(words.name(balance.kind), nil)], balance.ratio.value,
        interval.map { $0.lower...max($0.lower, $0.upper ?? .infinity) },
        band: balance.kind == .upperLower ? nil : SetBalance.band, words.verdict(balance),
        text: interval.map(words.interval))
    }
    for entry in section.strengthRatios {
      let sides = [entry.reference.first, entry.reference.second].map { Sentence(words.name($0)) }
      ratio(
        zip(sides, entry.exercises).map { ($0, $1) }, entry.estimate.ratio, entry.estimate.interval,
        band: entry.reference.band, words.verdict(entry),
        text: words.interval(entry.estimate.interval))
    }
    html.close("ul")
    remark(words.balanceKey)
    if let similarity = section.targetSimilarity { remark(words.similarity(similarity)) }
  }

  private mutating func ratioTicks() {
    html.open("li", .hidden)
    html.element("span") { _ in }
    html.open(
      "svg", .style("scale"), .word("width", "100%"), .word("text-anchor", "middle"))
    axis(RatioAxis.ticks.map { (RatioAxis.across($0), words.ratioTick($0)) })
    html.close("svg")
    html.element("span") { _ in }
    html.close("li")
  }

  /// - Parameter sides: each with the exercise whose panel it links to.
  private mutating func ratio(
    _ sides: [(name: Sentence, exercise: Int?)], _ ratio: Double?, _ interval: ClosedRange<Double>?,
    band: ClosedRange<Double>?, _ verdict: Sentence, text: Sentence?
  ) {
    html.open("li")
    html.open("span")
    for (place, side) in sides.enumerated() {
      if place > 0 { html.markup(" : ") }
      guard let exercise = side.exercise else {
        html.sentence(side.name)
        continue
      }
      html.element("a", .link(.numbered("l", exercise)), unlinked: side.name)
    }
    html.close("span")
    html.open("svg", .word("width", "100%"), .hidden)
    if let band {
      let low = RatioAxis.across(band.lowerBound)
      html.shape(
        "rect", .style("zone"), .init("x", .percent(tenths: low)),
        .init("width", .percent(tenths: RatioAxis.across(band.upperBound) - low)),
        .word("height", "100%"), .fill("#dcebe4"))
    }
    let one = HTMLWriter.Attribute.Value.percent(tenths: RatioAxis.across(1))
    html.shape(
      "line", .style("tick"), .init("x1", one), .init("x2", one), .word("y2", "100%"), .stroke)
    if let interval {
      html.shape(
        "line", .style("interval"),
        .init("x1", .percent(tenths: RatioAxis.across(interval.lowerBound))),
        .init("x2", .percent(tenths: RatioAxis.across(interval.upperBound))), .word("y1", "50%"),
        .word("y2", "50%"), .stroke)
    }
    if let ratio, !RatioAxis.range.contains(ratio) {
      // Off the axis: an arrow to where it would lie.
      let isAbove = ratio > RatioAxis.range.upperBound
      html.element(
        "text", .word("x", isAbove ? "100%" : "0%"), .word("y", "50%"), .word("dy", "0.35em"),
        .word("text-anchor", isAbove ? "end" : "start"), text: isAbove ? "▸" : "◂")
    } else if let ratio {
      html.shape(
        "circle", .style("fill"), .init("cx", .percent(tenths: RatioAxis.across(ratio))),
        .word("cy", "50%"), .word("r", "5"), .fill("#44403c"))
    }
    html.close("svg")
    html.open("span")
    html.element(
      "b",
      text: ratio.map { Sentence(words.numbers.fixed($0, decimals: 2)) } ?? words.missing)
    if let text { html.element("small", text: " (\(text))") }
    html.element("small", text: " \(verdict)")
    html.close("span")
    html.close("li")
  }
}
