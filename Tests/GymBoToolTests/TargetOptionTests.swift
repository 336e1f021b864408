import Foundation
import TestSupport
import Testing

@Suite struct TargetOptionTests {
  @Test("A target is the goal that the exercise's forecast is about")
  func target() throws {
    let file = Tool.sample("strong.csv")
    let run = try Tool.run(
      "exercise", "squat", file, "--target", "156kg", "--format", "json")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.json["forecast"]["goal"]["value"].number == 156)
    #expect(run.json["forecast"]["given"].bool)
    let usual = try Tool.run("exercise", "squat", file, "--format", "json")
    #expect(usual.json["forecast"]["given"].bool == false)
    let wrong = try Tool.run("exercise", "squat", file, "--target", "156")
    #expect(wrong.code == 2 && wrong.error.contains("140kg"))
  }
}
