/// What the push/pull/legs lifter wrote down.
enum PushPullLegsNotes {
  static let remarks: [Remark] = [
    .init(week: 0, plan: 0, text: "Day 1. Three days a week, push, pull, legs."),
    .init(week: 0, plan: 1, exercise: "Deadlift (Barbell)", text: "45 lb bar, \"trap\" handles no"),
    .init(week: 2, plan: 2, exercise: "Squat (Barbell)", text: "Safeties at 12"),
    .init(
      week: 5, plan: 0,
      text: "Felt great.\nBench: bar path better, elbows in\nThen \"core\", skipped, no time"),
    .init(week: 11, plan: 1, exercise: "Bicep Curl (Barbell)", text: "EZ bar, 20 lb empty"),
    .init(week: 18, plan: 0, text: "Happy new year, back after two weeks of family & food"),
    .init(week: 24, plan: 2, text: "Slow, hot, 88 °F inside"),
    .init(week: 31, plan: 0, exercise: "Bench Press (Barbell)", text: "185 for 3, finally!!"),
    .init(
      week: 40, plan: 1, exercise: "Seated Cable Row - V Grip (Cable)", text: "Pause, 1 s, no swing"
    ),
    .init(week: 49, plan: 2, text: "Knee sleeves on\n\nNo pain today"),
    .init(week: 58, plan: 0, text: "Partner: \"one more\". So one more."),
    .init(week: 71, plan: 1, text: "Fell on ice, wrist looks bad, X-ray tomorrow"),
    .init(week: 76, plan: 0, text: "Cast off. Half the weight, all of the joy"),
    .init(week: 90, plan: 2, exercise: "Squat (Barbell)", text: "Depth checked on video, fine"),
    .init(
      week: 104, plan: 2, exercise: "Squat (Barbell)",
      text: "Same bar for weeks now,\nmaybe more sets? less?"),
    .init(week: 112, plan: 1, text: "Deadlift flies since the new shoes 👟"),
    .init(week: 114, plan: 0, text: "Good start of the week, bench solid"),
  ]
}
