import TestSupport
import Testing

/// Small made-up exports in which anyone sees at once what is right.
@Suite struct TrendCaseTests {
  private func lift(_ file: String) throws -> Tool.Run {
    try Tool.run(
      "exercise", "bench press", Shared.root.appendingPathComponent("cases/\(file).csv").path)
  }

  @Test("One per cent more a week is progress", .enabled(if: Shared.isPresent, Shared.absence))
  func rising() throws {
    let run = try lift("rising_1_percent_a_week")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.flat.contains("Trend Rising: e1RM from about "), "\(run.flat)")
    #expect(run.flat.contains(" sessions: +5.2 % (80 %: +3.5 to +6.4)"))
  }

  @Test("One per cent less a week is a decline", .enabled(if: Shared.isPresent, Shared.absence))
  func falling() throws {
    let run = try lift("falling_1_percent_a_week")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.flat.contains("Trend Falling: e1RM from about "))
    #expect(run.flat.contains(" sessions: −"))
    #expect(!run.flat.contains("Plateau"))
  }
}
