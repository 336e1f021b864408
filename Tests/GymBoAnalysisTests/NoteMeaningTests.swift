import Testing

@testable import GymBoAnalysis

/// Which notes are quoted beside a suggestion, and what they say of loads.
@Suite("What a short note means") struct NoteMeaningTests {
  @Test("A place or a name of one or two words says nothing; a word about the work does")
  func telling() {
    for note in ["Münster", "Gym Berlin", "Anna", ""] { #expect(!NoteMeaning.isTelling(note)) }
    for note in [
      "Straps", "Form gut", "Nächstes Mal", "Schulterschmerzen", "Doente", "seat 4", "kemer",
      "In Münster trainiert", "increase",
    ] {
      #expect(NoteMeaning.isTelling(note), "\(note)")
    }
  }

  @Test("An arrow between two numbers tells which load was taken down to which")
  func reduction() throws {
    let found = try #require(NotedReduction("67,5 -> 60 for intro week. Increase next time"))
    #expect(found.before == 67_500 && found.after == 60_000)
    #expect(NotedReduction("100kg → 90 kg")?.before == 100_000)
    #expect(NotedReduction("60 -> 67,5") == nil && NotedReduction("no arrow 60") == nil)
    #expect(NotedReduction("70 -> 60 -> 50") == nil && NotedReduction("push -> pull") == nil)
  }

  @Test("A note tells another gym or another machine, but not one that was taken or is planned")
  func otherPlace() {
    for note in [
      "Other gym today", "Hotel", "anderes Studio", "başka bir salonda", "outra academia",
    ] {
      #expect(OtherPlaceNote(note) == .gym, "\(note)")
    }
    for note in [
      "Berlin, limited by shitty machine with no padding", "Machine was total shit",
      "different machine", "an anderem Gerät", "eski makinede", "Fiz na máquina errada",
    ] {
      #expect(OtherPlaceNote(note) == .machine, "\(note)")
    }
    for note in [
      "other machine was taken", "Next time on another machine", "not the other machine",
      "no other machine", "Machine #4", "new gym", "good gym", "other grip", "bad day at the gym",
      "another rep than last time", "alternating", "",
    ] {
      #expect(OtherPlaceNote(note) == nil, "\(note)")
    }
  }
}
