import GymBoLog
import Testing

@Suite struct ExerciseNameTests {
  /// The catalogue's name for a name, where the catalogue knows it.
  private func known(_ name: String) -> String? {
    guard case .catalogue(let facts) = ExerciseCatalogue.standard.resolve(name) else { return nil }
    return facts.name
  }

  @Test(
    "the place of the implement makes no difference",
    arguments: [
      "Bench Press (Barbell)", "Barbell Bench Press", "Bench Press - Barbell",
      "Bench Barbell Press",
      "Bench Press, Barbell", "BB Bench Press", "Bench Press", "Flat Barbell Bench Press",
    ])
  func placeOfTheImplement(name: String) {
    #expect(known(name) == "Bench Press (Barbell)")
  }

  @Test(
    "case, blanks, punctuation, emoji and apostrophes make no difference",
    arguments: [
      "knee raise (captain's chair)", "KNEE RAISE (CAPTAIN’S CHAIR)",
      "Knee  Raise\t(Captain´s Chair", "💪 Knee-Raise 🔥 Captains Chair",
      " Knee Raise/Captain's Chair ",
    ])
  func spelling(name: String) {
    #expect(known(name) == "Vertical Knee Raise")
  }

  @Test(
    "one word or two, singular or plural make no difference",
    arguments: ["Push Up", "Pushups", "Push-Ups", "push up", "PUSHUP", "Press Ups"])
  func compounds(name: String) {
    #expect(known(name) == "Push Up")
  }

  @Test(
    "diacritics make no difference, composed or combining",
    arguments: [
      ("Développé Couché (Barre)", "Bench Press (Barbell)"),
      ("De\u{301}veloppe\u{301} Couche\u{301} (Barre)", "Bench Press (Barbell)"),
      ("DEVELOPPE COUCHE", "Bench Press (Barbell)"),
      ("Bankdrücken (Langhantel)", "Bench Press (Barbell)"),
      ("Supino Reto (Máquina)", "Bench Press (Machine)"),
      ("Elevação Lateral (Halter)", "Lateral Raise (Dumbbell)"),
      ("Sentadilla (Barra)", "Squat (Barbell)"),
      ("Kniebeuge", "Squat (Barbell)"),
      ("Kreuzheben", "Deadlift (Barbell)"),
      ("Soulevé de Terre", "Deadlift (Barbell)"),
      ("Şınav", "Push Up"),
      ("Puxada Alta na Polia (Máquina)", "Lat Pulldown (Cable)"),
    ])
  func languages(name: String, exercise: String) {
    #expect(known(name) == exercise)
  }

  @Test(
    "abbreviations and spellings of implements mean the implement",
    arguments: [
      ("Incline Bench DB", "Incline Bench Press (Dumbbell)"),
      ("KB Swing", "Kettlebell Swing"),
      ("Banded RDL", "Romanian Deadlift (Band)"),
      ("OHP", "Overhead Press (Barbell)"),
      ("SLDL", "Stiff Leg Deadlift (Barbell)"),
      ("EZ-Bar Curl", "Bicep Curl (EZ Bar)"),
      ("EZ Bar Biceps Curl", "Bicep Curl (EZ Bar)"),
      ("Triceps Pushdown (Cable - Straight Bar)", "Triceps Pushdown (Cable)"),
      ("Smith Machine Bent Over Row", "Bent Over Row (Smith Machine)"),
      ("Seated Calf Raise (Plate Loaded)", "Seated Calf Raise (Machine)"),
      ("Low Bar Squat (Barbel)", "Low Bar Squat"),
      ("Deadlift (Trap bar)", "Trap Bar Deadlift"),
      ("TRX Row", "Inverted Row (Suspension)"),
      ("Squat BW", "Squat (Bodyweight)"),
    ])
  func abbreviations(name: String, exercise: String) {
    #expect(known(name) == exercise)
  }

  @Test(
    "a name without implement is the exercise with the usual one",
    arguments: [
      ("Squat", "Squat (Barbell)"), ("Deadlift", "Deadlift (Barbell)"),
      ("Lateral Raise", "Lateral Raise (Dumbbell)"), ("Lat Pulldown", "Lat Pulldown (Cable)"),
      ("Leg Extension", "Leg Extension (Machine)"), ("Air Squats", "Squat (Bodyweight)"),
    ])
  func usualImplement(name: String, exercise: String) {
    #expect(known(name) == exercise)
  }

  @Test("a known movement with an implement that is not listed keeps its muscles and the implement")
  func unlistedImplement() throws {
    let facts = try #require(ExerciseCatalogue.standard.resolve("Front Squat (Band)").facts)
    #expect(facts.name == "Front Squat (Band)")
    #expect(facts.implement == .band)
    #expect(facts.direct == [.quadriceps, .glutes])
    #expect(known("Cable Crunch (Kettlebell)") == nil)
  }

  @Test("exercises that differ stay apart")
  func differencesStay() {
    for (one, other) in [
      ("Leg Curl", "Bicep Curl"), ("Front Squat", "Squat"), ("Pull Up", "Chin Up"),
      ("Reverse Curl (Barbell)", "Bicep Curl (Barbell)"), ("Crunch", "Cable Crunch"),
      ("Bench Press (Dumbbell)", "Bench Press (Barbell)"), ("Chest Fly", "Reverse Fly"),
      ("Squat (Machine)", "Squat (Smith Machine)"), ("Lunge", "Side Lunge"),
      ("Triceps Pushdown", "Triceps Rope Pushdown"), ("Lateral Raise", "Single Arm Lateral Raise"),
    ] {
      #expect(known(one) != nil && known(other) != nil && known(one) != known(other), "\(one)")
    }
  }

  @Test(
    "help turns the logged load around",
    arguments: [
      "Pull Up (Assisted)", "Assisted Pull-Ups", "Barra Fixa Assistida", "Assisted Nordic Curl",
      "Assisted Dip Machine",
    ])
  func assistance(name: String) throws {
    let facts = try #require(ExerciseCatalogue.standard.resolve(name).facts)
    #expect(facts.loading == .assistance)
    #expect(facts.implement == .machine)
    #expect(facts.name.hasSuffix(" (Assisted)"))
  }

  @Test("a band helps a pull-up, and hinders a push-up")
  func bands() {
    #expect(ExerciseCatalogue.standard.resolve("Pull Up (Band)").facts?.loading == .assistance)
    #expect(ExerciseCatalogue.standard.resolve("Push Up (Band)").facts?.loading == .added)
  }

  @Test("load counts as the implement has it: whole, per hand, added to the body, or not at all")
  func loading() {
    for (name, loading) in [
      ("Bench Press", Loading.total), ("Bench Press (Dumbbell)", .perHand), ("Pull Up", .added),
      ("Pull Up (Weighted)", .added), ("Chin Up", .added), ("Dip", .added), ("Push Up", .added),
      ("Muscle Up", .added), ("Plank", .none), ("Plank (Weighted)", .added), ("Running", .none),
      ("Goblet Squat (Dumbbell)", .total), ("Pull Up (Dumbbell)", .added),
      ("Hip Thrust (Barbell)", .total), ("Inverted Row (Smith Machine)", .added),
    ] {
      #expect(ExerciseCatalogue.standard.resolve(name).facts?.loading == loading, "\(name)")
    }
  }

  @Test("cardio and stretching are told from strength")
  func modality() {
    for name in ["Running (Treadmill)", "Cycling (Indoor)", "Rowing (Machine)", "Bike", "Burpees"] {
      #expect(ExerciseCatalogue.standard.resolve(name).facts?.modality == .cardio, "\(name)")
    }
    for name in ["Stretching", "Warm Up", "Hip Stretches", "Quad Foam Roll"] {
      #expect(ExerciseCatalogue.standard.resolve(name).facts?.modality == .stretching, "\(name)")
    }
  }

  @Test("no name is too strange to be asked")
  func strangeNames() {
    for name in [
      "", " ", "()", "'", "12", "🏋️", "卧推", "\0", "ß", "İ", "a\u{301}\u{301}", "Machine", "Bar",
      String(repeating: "press ", count: 2_000),
      (0..<200_000).map { "bench\($0)" }.joined(separator: " "), "\u{FFFD}", "Ꙁ (Barbell)",
    ] {
      #expect(ExerciseCatalogue.standard.resolve(name) == .unassigned, "\(name)")
    }
  }

  @Test("letters of other scripts are part of the name")
  func otherScripts() {
    #expect(known("Bench Press 卧") == nil)
    #expect(known("Жим Bench Press") == nil)
  }
}
