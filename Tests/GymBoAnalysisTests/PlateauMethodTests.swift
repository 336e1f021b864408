import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct PlateauMethodTests {
  private static func trend(
    _ method: PlateauMethod, _ kilograms: (Int) -> Double
  ) throws -> Trend {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for index in 0..<20 {
      history.session(start.advanced(by: 4 * index).description) {
        $0.sets("Squat (Barbell)", kg: kilograms(index), reps: 5)
      }
    }
    var options = AnalysisOptions()
    options.plateauMethod = method
    return try #require(HistoryFindings(of: history.log, options: options)).lifts[0].trend
  }

  @Test("The bent line is the default, and the rules that take silence for evidence say so")
  func choices() {
    #expect(AnalysisOptions().plateauMethod == .bentLine)
    #expect(
      PlateauMethod.allCases.filter(\.isForComparison) == [.leastSquares, .mannKendall, .noRecord])
  }

  @Test("Every rule sees a steady rise as progress", arguments: PlateauMethod.allCases)
  func rising(method: PlateauMethod) throws {
    let trend = try Self.trend(method) { 100 + Double($0) }
    #expect(trend.state == .progressing)
    #expect(trend.method == method)
  }

  @Test("Every rule sees twenty equal sessions as a plateau", arguments: PlateauMethod.allCases)
  func flat(method: PlateauMethod) throws {
    #expect(try Self.trend(method) { _ in 100 }.state == .plateau)
  }

  @Test("Only the rules for comparison call noise a plateau")
  func noise() throws {
    let loads = [100.0, 110, 92.5, 107.5, 95, 112.5, 90, 105, 97.5, 110]
    for method in PlateauMethod.allCases where method != .noRecord {
      let state = try Self.trend(method) { loads[$0 % loads.count] + 0.4 * Double($0) }.state
      #expect((state == .plateau) == method.isForComparison, "\(method.rawValue)")
    }
  }

  @Test("The straight lines keep their window of 42 or 56 days, the bent line takes 112")
  func windows() throws {
    #expect(try Self.trend(.huber) { _ in 100 }.windowDays == 42)
    #expect(try Self.trend(.bentLine) { _ in 100 }.windowDays == 112)
  }
}
