import GymBoLog
import Testing

@testable import GymBoAnalysis
@testable import GymBoReport

/// What a language says of the body.
extension LanguageSentences {
  mutating func addBody() throws {
    add(parts: [words.bodyTitle] + words.bodyColumns + BodyMetric.allCases.map(words.name))
    add(sentences: [words.bodyKey, words.noBody])
    for count in Self.counts.dropFirst() {
      add(sentences: [words.laterValues(days: count)])
      add(parts: [words.weightsInNumbers(days: count)])
    }
    let measurements =
      BodyMetric.allCases.filter { $0 != .bodyMass }.flatMap { metric in
        BodyExample.measured(
          [(9, metric.range.lowerBound), (0, metric.range.upperBound)], of: metric)
      }
    for weights in [
      BodyExample.falling, BodyExample.inTurn, BodyExample.measured([(60, 84), (28, 83), (0, 80)]),
      BodyExample.measured((0...10).map { ($0, 80) }), BodyExample.measured([(40, 80), (30, 81)]),
      BodyExample.measured((0..<500).map { ($0, 80) }),
    ] {
      let finding = try #require(BodyFinding(weights + measurements, upTo: BodyExample.day))
      let section = BodySection(finding)
      add(parts: section.lines.flatMap { [words.name($0), words.value($0)] })
      let chart = try #require(section.chart)
      add(parts: [words.caption(chart)])
      add(sentences: [words.key(chart), words.label(chart)])
    }
    let alike = BodyWeightChange(perWeek: -0.5, interval: nil, count: 21)
    add(parts: [words.value(.rate(.known(alike)))])
  }
}
