import BenchmarkSupport
import GymBo
import GymBoKernels

@testable import GymBoAnalysis

/// In how many lifts of the shared exports the smoothed curve's last interval holds the median of the last five sessions.
/// - Returns: that share.
func printSmoothedCurves() -> Double {
  var (lifts, held) = (0, 0)
  var widths: [Double] = []
  for file in sampleFiles() {
    guard let log = try? History(reading: [file.path]).log,
      let findings = HistoryFindings(of: log, options: AnalysisOptions())
    else { continue }
    for lift in findings.lifts {
      guard let last = StrengthCurve(of: lift, breaks: findings.breaks)?.points.last,
        let series = lift.series
      else { continue }
      let recent = series.points.filter { !findings.breaks.isDeload[$0.session] }.suffix(5)
      guard let middle = median(recent.map(\.value).span) else { continue }
      lifts += 1
      if last.interval.contains(middle) { held += 1 }
      widths.append(50 * (last.interval.upperBound - last.interval.lowerBound) / last.kilograms)
    }
  }
  let share = Double(held) / Double(max(1, lifts))
  print(
    "\nSmoothed curve: the median of the last five sessions is inside in \(fixed(100 * share, decimals: 1)) % of "
      + "\(lifts) lifts; half width \(fixed(median(widths.span) ?? 0, decimals: 1)) %"
  )
  return share
}
