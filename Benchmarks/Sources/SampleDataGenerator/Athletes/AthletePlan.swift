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
