import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

/// The unit in which a lifter chose the loads.
@Suite("The lifter's unit") struct NativeUnitTests {
  private static let press = "Bench Press (Barbell)"
  private static let first = DoneSessions.start

  /// Six sessions in kilograms, then two in pounds that many days later.
  private static func log(poundsAfter days: Int) -> TrainingLog {
    var history = LogBuilder()
    history.resolutions[press] = .user(.example(press))
    for place in 0..<6 {
      history.session(first.advanced(by: 4 * place).description) {
        $0.sets(press, kg: 60 + 2.5 * Double(place), reps: 6, count: 3)
      }
    }
    for place in 0..<2 {
      history.session(first.advanced(by: 20 + days + 4 * place).description) {
        $0.sets(press, lb: 145 + 10 * Double(place), reps: 6, count: 3)
      }
    }
    return history.log
  }

  @Test("The unit is that of the loads of the last 90 days, however many were in the other before")
  func lastDays() throws {
    let log = Self.log(poundsAfter: 90)
    #expect(log.nativeUnit == .pound)
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    let load = try #require(findings.suggestions().first?.load)
    #expect(abs(load.value(in: .pound) - load.value(in: .pound).rounded()) < 1e-6, "\(load)")
    #expect(Self.log(poundsAfter: 30).nativeUnit == .kilogram)
  }

  @Test("Loads that are whole in both units decide nothing")
  func ambiguousLoads() {
    let both = [31.75, 63.5].compactMap { Load(kilograms: $0) }
    #expect(LoadUnit.native(of: both, usual: .pound) == .pound)
    #expect(LoadUnit.native(of: both, usual: .kilogram) == .kilogram)
    let pounds = Load(units: 45 * LoadUnit.pound.unitsPerOne)
    #expect(LoadUnit.native(of: both + [pounds], usual: .kilogram) == .pound)
  }
}
