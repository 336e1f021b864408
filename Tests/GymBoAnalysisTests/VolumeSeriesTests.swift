import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite("Volume by the calendar") struct VolumeSeriesTests {
  /// A history with one set of a load on each of some days.
  private static func findings(
    _ days: [(String, kg: Double)], asOf: String? = nil
  ) throws -> HistoryFindings {
    var history = LogBuilder()
    for (day, kilograms) in days {
      history.session(day) { $0.sets("Squat (Barbell)", kg: kilograms, reps: 10) }
    }
    var options = AnalysisOptions()
    options.asOf = asOf.flatMap { CivilDate(iso: $0) }
    return try #require(HistoryFindings(of: history.log, options: options))
  }

  private static func text(_ series: [CalendarTotals]) -> [String] {
    series.map { row in
      "\(row.range.first) \(row.range.last) \(row.totals.workouts) \(row.totals.volume.value ?? -1)"
    }
  }

  @Test("Days, weeks, months, quarters and years begin and end where the calendar says")
  func ranges() throws {
    let findings = try Self.findings([("2024-02-29", 100), ("2024-02-29", 50)])
    func only(_ unit: CalendarUnit) -> [String] { Self.text(findings.totals(by: unit)) }
    #expect(only(.day) == ["2024-02-29 2024-02-29 2 1500.0"])
    #expect(only(.week) == ["2024-02-26 2024-03-03 2 1500.0"])
    #expect(only(.month) == ["2024-02-01 2024-02-29 2 1500.0"])
    #expect(only(.quarter) == ["2024-01-01 2024-03-31 2 1500.0"])
    #expect(only(.year) == ["2024-01-01 2024-12-31 2 1500.0"])
  }

  @Test("A week, month or year without training is a row with 0 workouts; a day is none")
  func breaks() throws {
    let findings = try Self.findings(
      [("2025-12-30", 100), ("2026-01-14", 110), ("2026-03-31", 120)], asOf: "2026-05-02")
    #expect(
      Self.text(findings.totals(by: .month)) == [
        "2025-12-01 2025-12-31 1 1000.0", "2026-01-01 2026-01-31 1 1100.0",
        "2026-02-01 2026-02-28 0 0.0", "2026-03-01 2026-03-31 1 1200.0",
        "2026-04-01 2026-04-30 0 0.0", "2026-05-01 2026-05-31 0 0.0",
      ])
    #expect(findings.totals(by: .week).prefix(3).map(\.totals.workouts) == [1, 0, 1])
    #expect(findings.totals(by: .quarter).map(\.totals.workouts) == [1, 2, 0])
    #expect(findings.totals(by: .day).map(\.totals.workouts) == [1, 1, 1])
  }

  @Test("Stretches follow each other without a hole, and their volumes sum to the history's")
  func conservation() throws {
    var random = SplitMix64(seed: 7)
    var day = try #require(CivilDate(iso: "2023-11-20"))
    var days: [(String, kg: Double)] = []
    for _ in 0..<120 {
      day = day.advanced(by: Int(random.next() % 25))
      days.append((day.description, 20 + Double(random.next() % 100) / 4))
    }
    let findings = try Self.findings(days)
    for unit in CalendarUnit.allCases {
      let series = findings.totals(by: unit)
      #expect(series.reduce(.zero) { $0 + $1.totals.tonnage } == findings.totals.tonnage)
      #expect(series.reduce(0) { $0 + $1.totals.workouts } == 120)
      #expect(series.last?.range.contains(findings.asOf) == true)
      for (row, next) in zip(series, series.dropFirst()) {
        #expect(
          unit == .day
            ? row.range.last < next.range.first
            : row.range.last.advanced(by: 1) == next.range.first)
      }
    }
  }

  @Test("A gap that only a damaged date makes is left open")
  func damagedDate() throws {
    let findings = try Self.findings(
      [("0001-03-05", 100), ("2026-01-14", 110)], asOf: "9999-01-01")
    for unit in CalendarUnit.allCases {
      #expect(findings.totals(by: unit).map(\.totals.workouts) == [1, 1])
    }
  }

  @Test("Nothing after the report's day enters a stretch that still runs")
  func asOf() throws {
    let findings = try Self.findings(
      [("2026-01-05", 100), ("2026-01-20", 110)], asOf: "2026-01-10")
    #expect(Self.text(findings.totals(by: .month)) == ["2026-01-01 2026-01-31 1 1000.0"])
  }
}
