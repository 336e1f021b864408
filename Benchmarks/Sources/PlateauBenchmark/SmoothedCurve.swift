import BenchmarkSupport
import GymBo
import GymBoKernels

@testable import GymBoAnalysis

/// In how many lifts of the shared exports the smoothed curve's last interval holds the median of the last five sessions.
/// - Returns: that share.
func printSmoothedCurves() -> Double {
  let curves = sampleFiles().flatMap { ends(of: $0) }
  let held = curves.count { $0.isInside }
  let share = Double(held) / Double(max(1, curves.count))
  print(
    "\nSmoothed curve: the median of the last five sessions is inside in "
      + "\(fixed(100 * share, decimals: 1)) % of \(curves.count) lifts; half width "
      + "\(fixed(median(curves.map(\.halfWidth).span) ?? 0, decimals: 1)) %")
  return share
}

/// The end of a lift's smoothed curve.
private struct CurveEnd {
  /// Whether its interval holds the median of the last five sessions.
  var isInside: Bool
  /// Of the interval, percent.
  var halfWidth: Double
}

private func ends(of file: SampleFile) -> [CurveEnd] {
  guard let findings = findings(of: file) else { return [] }
  var ends: [CurveEnd] = []
  for lift in findings.lifts {
    guard let curve = StrengthCurve(of: lift, breaks: findings.breaks), let last = curve.points.last
    else { continue }
    let points = (lift.series?.points ?? []).filter {
      !findings.breaks.isLight(lift.exercise, in: $0.session)
    }
    let recent = points.suffix(5).map(\.value)
    let width = last.interval.upperBound - last.interval.lowerBound
    ends.append(
      CurveEnd(
        isInside: last.interval.contains(median(recent.span) ?? 0),
        halfWidth: 50 * width / last.value))
  }
  return ends
}

private func findings(of file: SampleFile) -> HistoryFindings? {
  do {
    let history = try History(reading: [file.path])
    return HistoryFindings(of: history.log, options: AnalysisOptions())
  } catch {
    print("\(file.name): \(error)")
    return nil
  }
}
