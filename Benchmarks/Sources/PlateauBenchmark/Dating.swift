import GymBo
import GymBoKernels

@testable import GymBoAnalysis
@testable import GymBoLog

/// How near the day is from which a plateau is dated: by the bent line, and by one broken stick through 26 weeks.
func printDating(runs: Int) {
  print(
    "\nOnset of a plateau, gain 1 %/week before, noise 2.5 %, 2 sessions a week: dated, median error in days"
  )
  for flat in [4, 6, 8] {
    var (errors, stickErrors) = ([Double](), [Double]())
    for run in 0..<runs {
      let plan = Plan(flatWeeks: flat, weeks: 20, missedWeeks: 0.05, deloadEvery: 6)
      let history = LiftHistory(plan, seed: seed(run)).withoutDeloads
      let bend = 7 * Double(plan.weeks - flat)
      let window = history.last(Double(PlateauRule.window))
      if let day = PlateauRule(threshold: 0.5)
        .judge(days: window.days, values: window.values, history: history.values)?.onsetDay
      {
        errors.append((day - bend).magnitude)
      }
      if let stick = brokenStick(t: history.days.span, y: history.values.span),
        stick.slopeAfter < stick.slopeBefore
      {
        stickErrors.append((stick.knot - bend).magnitude)
      }
    }
    func text(_ errors: [Double]) -> String {
      share(Double(errors.count) / Double(runs)) + ", "
        + fixed(median(errors.span) ?? 0, decimals: 1)
    }
    print("  flat \(flat) weeks:  bent line \(text(errors))   broken stick \(text(stickErrors))")
  }
}
