import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// How long ago a lift was done is said where that is long, although there was training since.
@Suite struct LongAgoTests {
  private static let first = CivilDate(dayNumber: 20_459)

  /// The text of the suggestions for curls on some days, each with a load, and squats every third day.
  private func text(_ curls: [(day: Int, kg: Double)], until last: Int) -> String {
    var history = LogBuilder()
    history.resolutions["Curl"] = .user(.example("Curl", mechanics: .isolation))
    history.resolutions["Squat"] = .user(.example("Squat"))
    for day in 0...last {
      let curl = curls.first { $0.day == day }
      guard curl != nil || day.isMultiple(of: 3) else { continue }
      history.session(Self.first.advanced(by: day).description) {
        $0.sets("Squat", kg: 100, reps: 5, count: 3)
        if let curl { $0.sets("Curl", kg: curl.kg, reps: 10, count: 3) }
      }
    }
    let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("A lift that was done 23 days ago is said to be; one of last week is not")
  func said() {
    let often = [0, 7, 14, 21, 28].map { (day: $0, kg: 30.0) }
    #expect(text(often, until: 53).contains("23 days without this lift. Same again"))
    #expect(!text(often, until: 36).contains("without this lift"))
  }

  @Test("The days are those since the last session, also where a light day is passed over")
  func passedOver() {
    let curls = [0, 7, 14, 21].map { (day: $0, kg: 30.0) } + [(day: 35, kg: 20.0)]
    let text = text(curls, until: 45)
    #expect(text.contains("was a lighter day"))
    #expect(!text.contains("Last done"))
  }
}
