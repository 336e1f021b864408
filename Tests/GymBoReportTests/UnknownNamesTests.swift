import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// What the report says of exercises without known muscles.
@Suite struct UnknownNamesTests {
  @Test(
    "an exercise without known muscles is listed with the three of the catalogue that are most alike",
    arguments: [
      (Language.english, "3 sets; nearest: "), (.german, "3 Sätze; am ähnlichsten: "),
      (.turkish, "3 set; en yakın: "),
    ])
  func nearest(language: Language, lead: String) throws {
    var history = LogBuilder()
    for day in ["2026-01-05", "2026-01-07", "2026-01-09"] {
      history.session(day) {
        $0.sets("Bench Press (Barbell)", kg: 100, reps: 8, rpe: 8, count: 3)
      }
    }
    history.session("2026-01-10") { $0.sets("Kickbacks", kg: 10, reps: 10, rpe: 9, count: 3) }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
    var style = TextStyle()
    style.language = language
    style.width = 200
    let text = report.text(style, .muscles)
    let names = "Glute Kickback (Machine), Triceps Kickback (Dumbbell), Boxing"
    #expect(text.contains("Kickbacks (\(lead)\(names))"), "\(text)")
  }
}
