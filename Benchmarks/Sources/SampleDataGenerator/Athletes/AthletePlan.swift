/// A training plan as gyms hand them out: days in turn, each with a main lift first.
struct AthletePlan {
  var weekdays: [Int]
  var days: [(title: String, pools: [ExercisePool])]

  static let all: [AthletePlan] = [
    AthletePlan(
      weekdays: [0, 2, 4],
      days: [
        ("Push", [.press, .overhead, .inclinePress, .sideDelts, .triceps]),
        ("Pull", [.hinge, .pulldown, .row, .rearDelts, .biceps]),
        ("Legs", [.squat, .hipAccessory, .legAccessory, .legCurl, .calves]),
      ]),
    AthletePlan(
      weekdays: [0, 1, 3, 4],
      days: [
        ("Upper 1", [.press, .row, .overhead, .pulldown, .triceps, .biceps]),
        ("Lower 1", [.squat, .legCurl, .legAccessory, .calves]),
        ("Upper 2", [.overhead, .pulldown, .inclinePress, .row, .sideDelts]),
        ("Lower 2", [.hinge, .legAccessory, .hipAccessory, .calves]),
      ]),
    AthletePlan(
      weekdays: [1, 3, 5],
      days: [
        ("Full Body A", [.squat, .press, .row, .biceps]),
        ("Full Body B", [.hinge, .overhead, .pulldown, .triceps]),
        ("Full Body C", [.squat, .inclinePress, .row, .sideDelts]),
      ]),
    AthletePlan(
      weekdays: [0, 1, 2, 4, 5],
      days: [
        ("Chest", [.press, .inclinePress, .fly, .triceps]),
        ("Back, wide & thick", [.hinge, .pulldown, .row, .rearDelts]),
        ("Shoulders", [.overhead, .sideDelts, .rearDelts]),
        ("Legs \"the long one\"", [.squat, .legAccessory, .hipAccessory, .legCurl, .calves]),
        ("Arme – Träningsdag 5", [.triceps, .biceps]),
      ]),
  ]
}

/// What people write beside their sets and workouts: commas, quotes, line breaks and all.
enum AthleteNotes {
  static let sets = [
    "easy, go up next time", "elbow pinched a little, stopped one short", "PB 🎉",
    "belt on", "coach counted, \"that was nine\"", "pause at the bottom, 2 s",
    "slept badly,\nno pop today", "seat 5, pin \"C\", handles low", "wrist wraps", "grip slipped",
    "first two fine\nthird slow\nlast one ugly, but up", "schwer, aber sauber",
    "half rep at the end",
    "video: hips rise first; \"chest up\",\nnext time lighter", "rushed, 60 s rest",
    "spot on the last",
  ]
  static let workouts = [
    "Good one", "Train was late, so no accessories", "Body weight 81,3 kg", "Deload, finally",
    "Back tight.\nTen minutes on the bike first.", "\"Light\" they said\n- it was not\n- at all",
    "Two racks free, for once", "Stopped early, headache", "New shoes, feel odd, keep them",
    "After the holidays:\nslow start, no hurry",
  ]
}
