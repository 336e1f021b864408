import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

/// Notes that speak of pain are what a coach wants to know first.
@Suite struct PainNoteTests {
  @Test(
    "Words for pain and injury are understood in several languages",
    arguments: [
      "Dor no cotovelo", "Shoulder hurts at the bottom", "tweaked my back",
      "Elbow tendinitis again",
      "Schmerzen im Knie", "Schulter verletzt", "Omuz ağrısı var", "Lombar lesionada novamente",
      "me duele el hombro", "Knee: PAIN!", "No warm-up, then knee pain",
    ])
  func speaks(note: String) { #expect(PainNote.speaksOfPain(note)) }

  @Test(
    "Sore muscles, a word taken back, and words that only begin alike are no pain",
    arguments: [
      "Legs still sore", "no pain today", "Pain free at last", "Didn't hurt", "ohne Schmerzen",
      "sem dor", "ağrı yok", "Paint the rack", "Latissimus dorsi", "Dorsiflexion drill",
      "It does work", "",
    ])
  func silent(note: String) { #expect(!PainNote.speaksOfPain(note)) }

  @Test("The latest note of the days looked at is taken, with the lift beside which it stands")
  func latest() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Squat", kg: 100, reps: 5, note: "Knee pain") }
    history.session("2026-01-08") {
      $0.sets("Squat", kg: 100, reps: 5)
      $0.sets("Bench Press", kg: 80, reps: 5, note: "Shoulder hurts")
    }
    history.session("2026-01-12") { $0.sets("Squat", kg: 100, reps: 5, note: "fine") }
    let log = history.log
    func note(_ first: CivilDate, _ last: CivilDate) -> PainNote? {
      PainNote(latestOf: log, in: DayRange(first, last))
    }
    let days = log.sessions.map(\.date)
    #expect(
      note(days[0], days[2])
        == PainNote(text: "Shoulder hurts", date: days[1], lift: "Bench Press"))
    #expect(note(days[0], days[0])?.text == "Knee pain")
    #expect(note(days[2], days[2]) == nil)
  }
}
