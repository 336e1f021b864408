@testable import GymBoAnalysis

/// Prints the shares of every state, and collects those that are outside the published ones.
struct ConfusionTables {
  let runs: Int
  private(set) var deviations: [String] = []

  init(runs: Int) { self.runs = runs }

  private mutating func compare(_ share: Double, _ published: Published, _ what: String) -> String {
    let isEqual = published.agrees(with: share, runs: runs)
    if !isEqual {
      deviations.append(
        "\(what): \(fixed(100 * share, decimals: 1)) %, published \(published.percent) %")
    }
    return isEqual ? " " : "!"
  }

  /// The published table, beside a straight robust line.
  mutating func printPublished() {
    print(
      "Percent progressing / plateau / not rising / declining / unclear; 2 a week, noise 2.5 %, δ 0.25, \(runs) runs"
    )
    print(pad("", to: 34) + pad("this rule", to: 22) + pad("published", to: 20) + "Huber line 0.8")
    for (course, percent) in PublishedShares.courses {
      let own = shares(course, perWeek: 2, noise: 2.5, runs: runs)
      let huber = shares(course, perWeek: 2, noise: 2.5, runs: runs) { $0.huberState() }
      var marks = ""
      for index in states.indices {
        marks += compare(
          own.share(index), Published(percent: percent[index]),
          "\(course.name), \(states[index].rawValue)")
      }
      let published = percent.map { "\(Int($0))" }.joined(separator: "/")
      let mark = marks.contains("!") ? " !" : ""
      print(
        pad("  " + course.name, to: 34) + pad(own.text + mark, to: 22) + pad(published, to: 20)
          + huber.text)
    }
  }

  /// Rising, falling and flat lifts by sessions and noise.
  mutating func printNoises() {
    print(
      "\n+1 progressing, -1 declining, 0 plateau, 0 progressing or declining: percent (published)")
    for (perWeek, noise, percent) in PublishedShares.noises {
      let own = PublishedShares.courses.filter { ["+1", "-1", "0"].contains($0.course.name) }
        .map { ($0.course.name, shares($0.course, perWeek: perWeek, noise: noise, runs: runs)) }
      func of(_ name: String) -> Shares { own.first { $0.0 == name }?.1 ?? Shares() }
      let values = [
        of("+1").share(0), of("-1").share(3), of("0").share(1), of("0").share(0) + of("0").share(3),
      ]
      var line = "  \(perWeek) a week, noise \(noise) %: "
      for (value, percent) in zip(values, percent) {
        let mark = compare(
          value, Published(percent: percent), "\(perWeek) a week, noise \(noise) %")
        line += "  \(fixed(100 * value, decimals: 1)) (\(Int(percent)))\(mark)"
      }
      print(line)
    }
  }

  /// The plateau as the probability of too small a change, as plateau rules are usually compared.
  mutating func printPower() {
    print(
      "\nPlateau as P(change < δ) > 0.65, 14 weeks, 2 a week, 2.5 %: percent after 0, 4, 6, 8 flat weeks (published)"
    )
    for (gain, threshold, percent) in PublishedShares.power {
      var line = "  gain \(gain), δ \(threshold): "
      for (flat, percent) in zip([0.0, 4, 6, 8], percent) {
        let course = Course("", gain, then: 0, for: flat)
        var called = 0
        for run in 0..<runs {
          let history = LiftHistory(course, perWeek: 2, noise: 2.5, length: 14, seed: seed(run))
          let rising = history.verdict(threshold: threshold)?.probabilityRising ?? 1
          if 1 - rising > TrendRule.certainty { called += 1 }
        }
        let share = Double(called) / Double(runs)
        let mark = compare(
          share, Published(percent: percent, runs: 700), "gain \(gain), flat \(flat) weeks")
        line += "  \(fixed(100 * share, decimals: 1)) (\(percent))\(mark)"
      }
      print(line)
    }
  }

  /// Every course by sessions a week and noise.
  func printAll() {
    for perWeek in 1...3 {
      print(
        "\n\(perWeek) a week, noise 1.5, 2.5, 5 %: progressing / plateau / not rising / declining / unclear"
      )
      for (course, _) in PublishedShares.courses {
        let cells = [1.5, 2.5, 5].map {
          pad(shares(course, perWeek: perWeek, noise: $0, runs: runs).text, to: 18)
        }
        print(pad("  " + course.name, to: 34) + cells.joined())
      }
    }
  }

  /// How near the day is that a plateau is dated to.
  func printDating() {
    print(
      "\nDated to: share of the plateaus, median error in weeks; gain 1 % a week before, 2 a week, 2.5 %"
    )
    for flat in [4.0, 6, 8] {
      var (errors, plateaus) = ([Double](), 0)
      for run in 0..<runs {
        let course = Course("", 1, then: 0, for: flat)
        let history = LiftHistory(course, perWeek: 2, noise: 2.5, seed: seed(run))
        guard let verdict = history.verdict(), verdict.state == .plateau else { continue }
        plateaus += 1
        if let weeks = verdict.slowedWeeksAgo { errors.append((Double(weeks) - flat).magnitude) }
      }
      let middle = errors.isEmpty ? 0 : errors.sorted()[errors.count / 2]
      print(
        "  flat \(Int(flat)) weeks: \(share(Double(errors.count) / Double(max(1, plateaus)))), "
          + "\(Int(middle))")
    }
  }
}
