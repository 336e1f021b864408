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
      "Less weight, slow reps, after OP", "Not all 182 after OP, next time all 182",
      "Not feeling well, had to stop early", "Nao fiz pela lombar",
      "Schulterschmerzen", "Rückenschmerzen links", "Knie tut weh", "erkältet, nur leicht", "krank",
      "Nach der OP wieder leicht", "Bänderriss im Sprunggelenk", "enfermo, poco peso",
      "lesión de hombro", "machuquei o ombro", "Treino de Alma\\nDoente btw", "pós dengue",
      "j'ai mal au dos", "malade hier", "mi fa male la spalla", "febbre ieri", "hastayım bugün",
      "dizimi incittim", "belim tutuldu", "had the flu last week", "was sick, easy day",
      "After illness, only 1 working set", "can't press without pain", "pulled my hamstring",
      "Pain over the shoulder", "No gas and then my elbow hurts", "Strength: ankle limited today",
      "knee issues again", "Shoulder discomfort on the way down",
    ])
  func speaks(note: String) { #expect(PainNote.complaint(in: note) != nil) }

  @Test(
    "Sore muscles, a word taken back, and words that only begin alike are no pain",
    arguments: [
      "Legs still sore", "no pain today", "Pain free at last", "Didn't hurt", "ohne Schmerzen",
      "sem dor", "ağrı yok", "Paint the rack", "Latissimus dorsi", "Dorsiflexion drill",
      "It does work", "", "painless", "opposite arm first", "Shoulder Press (Dumbbell)",
      "no more knee pain", "Pain is gone", "not feeling any pain", "avoid injury", "injury free",
      "schmerzfrei", "keine Rückenschmerzen mehr", "Muskelkater", "ağrısız", "hasta fallo",
      "close grip", "I'll add weight", "sick pump", "cold gym", "Sem lombar pai tá sem tempo",
      "Cardio limited last set", "Grip strength limited", "limited by the machine",
      "Lombar falha antes", "lombar melhorando", "no knee issues", "OP machine", "pas mal",
      "Rekord gebrochen", "bad form", "not sick",
    ])
  func silent(note: String) { #expect(PainNote.complaint(in: note) == nil) }

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
    let days = log.sessions.map(\.date)
    #expect(
      PainNote(latestOf: log, on: days[2])
        == PainNote(text: "Shoulder hurts", date: days[1], lifts: ["Bench Press"]))
    #expect(PainNote(latestOf: log, on: days[0])?.text == "Knee pain")
    #expect(PainNote(latestOf: log, on: days[2].advanced(by: 21)) == nil)
  }

  @Test("Both of two notes of a workout are quoted, and both lifts are named")
  func twoLifts() throws {
    var history = LogBuilder()
    history.session("2026-01-08") {
      $0.sets("Bench Press", kg: 80, reps: 5, note: "Schulterschmerzen")
      $0.sets("Curl", kg: 20, reps: 10, note: "fine")
      $0.sets("Squat", kg: 65, reps: 5, note: "Rückenschmerzen")
    }
    let note = try #require(PainNote(latestOf: history.log, on: history.log.sessions[0].date))
    #expect(note.text == "Schulterschmerzen; Rückenschmerzen")
    #expect(note.lifts == ["Bench Press", "Squat"])
  }

  @Test(
    "Illness is news for ten days, pain for three weeks, and the line that speaks of it is told")
  func news() throws {
    var history = LogBuilder()
    history.session("2026-01-05", note: "Leg day\\nsem lombar. Dor no joelho! 5 sets") {
      $0.sets("Squat", kg: 100, reps: 5)
    }
    history.session("2026-01-15", note: "Treino 31\nDoente btw") {
      $0.sets("Squat", kg: 100, reps: 5)
    }
    let (log, last) = (history.log, history.log.sessions[1].date)
    let illness = try #require(PainNote(latestOf: log, on: last.advanced(by: 9)))
    #expect(illness.text == "Doente btw" && illness.kind == .illness)
    let pain = try #require(PainNote(latestOf: log, on: last.advanced(by: 10)))
    #expect(pain.text == "Dor no joelho" && pain.kind == .pain)
    #expect(PainNote(latestOf: log, on: last.advanced(by: 11)) == nil)
  }
}
