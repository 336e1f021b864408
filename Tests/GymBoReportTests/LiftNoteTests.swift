import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// A suggestion quotes the note that the lifter wrote on the day from which it goes on.
@Suite struct LiftNoteTests {
  private static let lift = "Calf Press (Machine)"

  /// The suggestions after two sessions, the last with a note on its second set.
  private func text(_ note: String?) throws -> String {
    var history = LogBuilder()
    for day in ["2026-01-05", "2026-01-08"] {
      history.session(day) {
        $0.sets(Self.lift, kg: 160, reps: 8)
        $0.sets(Self.lift, kg: 160, reps: 8, note: day == "2026-01-08" ? note : "an older one")
      }
    }
    let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
    return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "The note of the session that is continued is quoted, with its day and without its line breaks")
  func quoted() throws {
    let text = try text("Lower weight\n  until the ankle feels good")
    #expect(text.contains("Your note of 8 Jan: “Lower weight until the ankle feels good”."))
    #expect(!text.contains("an older one"))
  }

  @Test("A note of the next time is told before the advice, and comes first where that follows it")
  func plan() throws {
    let plans = [
      "24 next time", "Focused on form\\nNext time same weight", "Não subir carga",
      "Fazer 1 serie 90kg na prox", "Nächstes Mal 65 kg",
    ]
    // None of them is followed by these sets: the first two loads are too far away, and the others ask for no change.
    for note in plans {
      let text = try text(note)
      let shown = note.replacing("\\n", with: " ")
      #expect(
        text.contains("You noted on 8 Jan: “\(shown)”. By the sets alone:"), "\(note)")
    }
    for note in ["Accidentally increased by 250 g", "nexus was closed", "Viva Fitness today"] {
      #expect(try text(note).contains("Your note of 8 Jan: “\(note)”."), "\(note)")
    }
    // A place says nothing of the work.
    for note in ["nexus", "Viva Fitness"] {
      #expect(try !text(note).contains(note), "\(note)")
    }
    let long = "Heavy bar. " + String(repeating: "heel ", count: 30) + "\nNext time 75 kg"
    #expect(try text(long).contains("You noted on 8 Jan: “Next time 75 kg”."))
    let heeded = try text("Next time more reps")
    #expect(heeded.contains("“Next time more reps”. Your own plan comes first: The same load,"))
  }

  @Test("What was planned on a day that is passed over is quoted, and no older note")
  func latestPlan() throws {
    var history = LogBuilder()
    for (day, kg, note) in [
      ("2026-01-05", 160.0, "feet high"), ("2026-01-08", 160, "feet high"),
      ("2026-01-12", 160, "feet high"), ("2026-01-15", 100, "Easy day, next time 160"),
    ] {
      history.session(day) { $0.sets(Self.lift, kg: kg, reps: 8, count: 3, note: note) }
    }
    let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let text = report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains("this goes on from 12 Jan. Your note of 15 Jan: “Easy day, next time 160”."))
    #expect(!text.contains("feet high"))
  }

  @Test("Sets that are asked for beyond those of last time are said")
  func addedSets() {
    var history = LogBuilder()
    for (day, kg, sets) in [
      ("2026-01-05", 60, 3), ("2026-01-08", 62.5, 3), ("2026-01-12", 62.5, 2),
    ] {
      history.session(day) { $0.sets("Bench Press (Barbell)", kg: kg, reps: 8, count: sets) }
    }
    let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let text = report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains("3 × 62.5 kg × 8") && text.contains("1 set more than last time, as before."))
  }

  @Test("The page, which is made to be sent, has no note of the lifter's")
  func notOnPage() {
    var history = LogBuilder()
    history.session("2026-01-08") {
      $0.sets(Self.lift, kg: 160, reps: 8, note: "until the ankle feels good")
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let page = String(decoding: report.page(), as: UTF8.self)
    #expect(page.contains(Self.lift) && !page.contains("ankle"))
  }

  @Test("The page says the day and the lift of a note of pain, and none of its words")
  func painNotQuotedOnPage() throws {
    var history = LogBuilder()
    history.session("2026-01-05", note: "Slept badly, shoulder pain since Sunday") {
      $0.sets("Squat (Barbell)", kg: 100, reps: 5)
    }
    history.session("2026-01-08") {
      $0.sets(Self.lift, kg: 160, reps: 8, note: "sharp knee pain, stopped early")
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    #expect(report.text().contains("sharp knee pain"))
    for language in Language.all {
      let page = String(decoding: report.page(language: language), as: UTF8.self)
      for word in ["sharp", "knee", "Slept", "Sunday"] {
        #expect(!page.contains(word), "\(language)")
      }
    }
    let page = String(decoding: report.page(), as: UTF8.self).replacing("\u{A0}", with: " ")
    #expect(
      page.contains("Pain, injury or surgery:</span></a> 8 Jan")
        || page.contains("Pain, injury or surgery:</span> 8 Jan"))
  }

  @Test("An illness needs attention until a week after its note, quoted but on the page")
  func illness() {
    func report(asOf day: CivilDate?) -> WeeklyReport {
      var history = LogBuilder()
      history.session("2026-01-05") { $0.sets(Self.lift, kg: 160, reps: 8, count: 3) }
      history.session("2026-01-08", note: "Sick since Tuesday, was sick all night") {
        $0.sets(Self.lift, kg: 150, reps: 8, count: 3)
      }
      let options = AnalysisOptions(asOf: day)
      return WeeklyReport(of: history.log, options: options, unit: nil)
    }
    let fresh = report(asOf: CivilDate(iso: "2026-01-09"))
    #expect(fresh.text().contains("Illness: 8 Jan: “Sick since Tuesday, was sick all night”."))
    for language in Language.all {
      let page = String(decoding: fresh.page(language: language), as: UTF8.self)
      #expect(!page.contains("Tuesday") && !page.contains("all night"), "\(language)")
    }
    #expect(!report(asOf: CivilDate(iso: "2026-01-15")).text().contains("Illness:"))
  }

  @Test("Without a note, and with an empty one, nothing is said of it")
  func none() throws {
    for note in [nil, " \n "] { #expect(try !text(note).contains("Your note")) }
  }

  @Test("A long note is shortened")
  func long() throws {
    var history = LogBuilder()
    history.session("2026-01-08") {
      $0.sets(Self.lift, kg: 160, reps: 8, note: String(repeating: "heel ", count: 60))
    }
    let note = try #require(LiftNote(ofSet: 0, history.log))
    #expect(note.text.count == 121 && note.text.hasPrefix("heel heel ") && note.text.hasSuffix("…"))
  }

  @Test("A plan of before pain was noted is not quoted any more")
  func planBeforePain() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets(Self.lift, kg: 160, reps: 8, count: 2, note: "Next time 182kg all")
    }
    history.session("2026-01-08", note: "after OP, everything light") {
      $0.sets("Squat (Barbell)", kg: 60, reps: 8)
    }
    let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let text = report.text()
    #expect(text.contains("noted on") && text.contains("160 kg") && !text.contains("182"))
  }

  @Test("Beside a note of pain no other note of the lift is quoted, which would be taken for it")
  func onlyPain() throws {
    func text(own: String) -> String {
      var history = LogBuilder()
      history.session("2026-01-08", note: "calf hurts") {
        $0.sets(Self.lift, kg: 160, reps: 8, count: 2, note: own)
      }
      let report = SuggestionReport(of: history.log, options: AnalysisOptions(), unit: nil)
      return report.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let other = text(own: "Warmed up on the single leg press")
    #expect(other.contains("noted on 8 Jan") && !other.contains("single leg"), "\(other)")
    #expect(text(own: "sharp calf pain in set 2").contains("sharp calf pain"))
  }
}
