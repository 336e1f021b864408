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
}
