/// The scores of every rule in every plan of the main simulation.
///
/// 20 weeks with 5 % of weeks missed and a deload every 6 weeks, recognised; sessions a week 1, 2, 3; noise 1.5, 2.5, 4 %.
struct OperatingCharacteristics {
  static let gains = [1.0, 0.5, 0.25, 0]
  static let thresholds = [0.5, 0.25]
  static let flatWeeks = [0, 4, 6, 8]
  static let sessions = [1, 2, 3]
  static let noises = [1.5, 2.5, 4.0]

  struct Cell: Hashable {
    var gain: Double
    var flat: Int
    var sessions: Int
    var noise: Double
    var threshold: Double
  }

  let rules: [Rule]
  let runs: Int
  /// Per cell and rule, one score a run; −1 where there is none.
  private(set) var scores: [Cell: [[Double]]] = [:]

  init(rules: [Rule], runs: Int, change: (inout Plan) -> Void = { _ in }) {
    self.rules = rules
    self.runs = runs
    for gain in Self.gains {
      for flat in Self.flatWeeks where gain > 0 || flat == 0 {
        for sessions in Self.sessions {
          for noise in Self.noises {
            var plan = Plan(
              sessionsPerWeek: sessions, noise: noise, gain: gain, flatWeeks: flat, weeks: 20,
              missedWeeks: 0.05, deloadEvery: 6)
            change(&plan)
            add(plan)
          }
        }
      }
    }
  }

  private mutating func add(_ plan: Plan) {
    var columns = Self.thresholds.map { _ in rules.map { _ in [Double]() } }
    for run in 0..<runs {
      let history = LiftHistory(plan, seed: seed(run)).withoutDeloads
      for (i, rule) in rules.enumerated() {
        let first = rule.score(history, Self.thresholds[0]) ?? -1
        columns[0][i].append(first)
        for j in Self.thresholds.indices.dropFirst() {
          columns[j][i].append(
            rule.usesThreshold ? rule.score(history, Self.thresholds[j]) ?? -1 : first)
        }
      }
    }
    for (j, threshold) in Self.thresholds.enumerated() {
      let cell = Cell(
        gain: plan.gain, flat: plan.flatWeeks, sessions: plan.sessionsPerWeek, noise: plan.noise,
        threshold: threshold)
      scores[cell] = columns[j]
    }
  }

  private func cells(_ gain: Double, _ flat: Int, _ threshold: Double, _ sessions: [Int]) -> [Cell]
  {
    sessions.flatMap { sessions in
      Self.noises.map {
        Cell(gain: gain, flat: flat, sessions: sessions, noise: $0, threshold: threshold)
      }
    }
  }

  // MARK: - Each rule at its own bound

  func printDeclared(sessions: [Int] = Self.sessions) {
    print(
      pad("", to: 36)
        + "gain:  1 %/week                 0.5 %/week               0.25 %/week              0 %")
    print(pad("", to: 36) + (0..<3).map { _ in "alarm    4 wk   6 wk   8 wk " }.joined() + "flat")
    for threshold in Self.thresholds {
      for (i, rule) in rules.enumerated() {
        var line = pad(rule.name, to: 24) + pad("δ \(threshold)", to: 12)
        for gain in Self.gains {
          for flat in Self.flatWeeks where gain > 0 || flat == 0 {
            let cells = cells(gain, flat, threshold, sessions)
            let declared = cells.reduce(0) { sum, cell in
              sum + (scores[cell]?[i].count { $0 > rule.bound } ?? 0)
            }
            line += share(Double(declared) / Double(cells.count * runs)) + "  "
          }
        }
        print(line)
      }
    }
  }

  // MARK: - At equal false alarms

  /// Detection with the bound at which the rule raises so many false alarms in the same cell without a plateau; equal
  /// scores at the bound count in part.
  private func detection(_ rule: Int, _ cell: Cell, falseAlarms: Double) -> Double {
    var calm = cell
    calm.flat = 0
    guard let null = scores[calm]?[rule].sorted(by: >), let found = scores[cell]?[rule] else {
      return 0
    }
    let allowed = falseAlarms * Double(null.count)
    let bound = null[Int(allowed)]
    let above = Double(null.count { $0 > bound })
    let part = (allowed - above) / Double(null.count { $0 == bound })
    let detected = Double(found.count { $0 > bound }) + part * Double(found.count { $0 == bound })
    return detected / Double(found.count)
  }

  func printAtEqualFalseAlarms(_ falseAlarms: Double, sessions: [Int] = Self.sessions) {
    print(pad("", to: 36) + "gain: 1 %/week           0.5 %/week         0.25 %/week")
    print(pad("", to: 36) + (0..<3).map { _ in "  4 wk   6 wk   8 wk" }.joined())
    for threshold in Self.thresholds {
      for (i, rule) in rules.enumerated() {
        var line = pad(rule.name, to: 24) + pad("δ \(threshold)", to: 12)
        for gain in Self.gains where gain > 0 {
          for flat in Self.flatWeeks where flat > 0 {
            let cells = cells(gain, flat, threshold, sessions)
            let sum = cells.reduce(0) { $0 + detection(i, $1, falseAlarms: falseAlarms) }
            line += "  " + share(sum / Double(cells.count))
          }
        }
        print(line)
      }
    }
  }

  /// In how many single cells the last rule detects at least as much as each other one.
  func printWins(_ falseAlarms: Double) {
    let mine = rules.count - 1
    for (i, rule) in rules.enumerated() where i != mine {
      var (more, all, worst) = (0, 0, 0.0)
      for gain in Self.gains where gain > 0 {
        for flat in Self.flatWeeks where flat > 0 {
          for threshold in Self.thresholds {
            for cell in cells(gain, flat, threshold, Self.sessions) {
              let lead =
                detection(mine, cell, falseAlarms: falseAlarms)
                - detection(i, cell, falseAlarms: falseAlarms)
              all += 1
              if lead > 0 { more += 1 }
              worst = min(worst, lead)
            }
          }
        }
      }
      print(
        "  more than \(pad(rule.name, to: 22)) in \(more) of \(all) cells, "
          + "at worst \(fixed(worst, decimals: 3))")
    }
  }
}
