import Foundation
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite struct BentLineFitTests {
  @Test("A course is the same to the last bit whichever is solved beside it")
  func sideBySide() throws {
    let weeks = stride(from: -14.0, through: 0, by: 0.5).map { $0 }
    let wobble = [0.3, -4, 0.2, 2.1, -0.3, 0.4, -7, 0.0, 3, -0.2, -0.3]
    let values = weeks.indices.map { 100 + min(weeks[$0], -5) + wobble[$0 % wobble.count] }
    var fit = BentLineFit(weeks: weeks, values: values, noise: 1.5, threshold: 0.25)
    let bends = [.infinity, 2.0, 5, 12]
    for bend in bends {
      let alone = try #require(fit.courses(bends: [bend, bend]).first)
      #expect(alone.bend == (bend.isFinite ? bend : nil))
      for other in bends {
        for course in [
          fit.courses(bends: [bend, other]).first, fit.courses(bends: [other, bend]).second,
        ] {
          #expect(course?.level == alone.level && course?.slope == alone.slope)
          #expect(course?.slopeVariance == alone.slopeVariance && course?.weight == alone.weight)
          #expect(course?.slowed == alone.slowed)
        }
      }
    }
  }

  @Test(
    "A course is where the loss is least: its slope is 0 there, however many sessions lie beyond the bounds"
  )
  func leastLoss() throws {
    var random = SplitMix64(seed: 7)
    let (noise, threshold) = (1.5, 0.25)
    for count in [2, 3, 5, 9, 30] {
      for wildness in [0.1, 1, 10, 100] {
        let weeks = (0..<count).map { Double($0 - count + 1) * 0.6 }
        let values = weeks.map {
          100 + 0.3 * $0 + Double.random(in: -wildness...wildness, using: &random)
        }
        var fit = BentLineFit(weeks: weeks, values: values, noise: noise, threshold: threshold)
        let courses = fit.courses(bends: [.infinity, 3])
        for (bend, found) in [(Double.infinity, courses.first), (3, courses.second)] {
          let course = try #require(found)
          let after = BentLine.spreadAfterBend * threshold
          let before = max(BentLine.usualSpread, after)
          let slopeBefore = course.slope + course.slowed
          var level = 0.0
          var now = -course.slope / pow(bend.isFinite ? after : before, 2)
          var earlier = -slopeBefore / pow(before, 2)
          for (week, value) in zip(weeks, values) {
            let x = (now: max(week, -bend), before: min(week + bend, 0))
            let line = course.level + course.slope * x.now + slopeBefore * x.before
            let pull =
              min(max((value - line) / noise, -BentLine.boundBelow), BentLine.boundAbove) / noise
            level += pull
            now += pull * x.now
            earlier += pull * x.before
          }
          for rest in [level, now, earlier] { #expect(abs(rest) < 1e-7) }
        }
      }
    }
  }
}
