/// What the upper/lower lifter wrote down.
enum UpperLowerNotes {
  static let remarks: [Remark] = [
    .init(week: 0, plan: 0, text: "New gym, new plan. Four days: upper, lower, upper, lower."),
    .init(
      week: 0, plan: 0, exercise: "Bench Press (Barbell)", text: "Bar is 20 kg, rack 3, pins at 5"),
    .init(
      week: 0, plan: 2, exercise: "Pull Up (Assisted)",
      text: "The number is the help, not the load: less is better"),
    .init(
      week: 1, plan: 1, exercise: "Squat (Barbell)",
      text: "Cue: \"knees out\", chest up, breathe before every repetition"),
    .init(week: 3, plan: 0, text: "Slept 5 h, coffee did the rest"),
    .init(week: 6, plan: 0, text: "Deload: light, fast, home early"),
    .init(week: 9, plan: 3, exercise: "Deadlift (Barbell)", text: "Hook grip from set 2, chalk!"),
    .init(
      week: 14, plan: 0,
      text: "Good day:\n- bench moved well\n- no elbow pain\n- protein after, 40 g"),
    .init(week: 17, plan: 2, exercise: "Overhead Press (Barbell)", text: "Strict, no leg drive"),
    .init(week: 22, plan: 1, exercise: "Leg Press", text: "Seat 4, feet high; sled not counted"),
    .init(week: 26, plan: 2, exercise: "Pull Up", text: "First ones without the machine 🎉"),
    .init(week: 33, plan: 0, text: "Gym full, 10 min wait for the \"good\" bench"),
    .init(week: 40, plan: 3, exercise: "Deadlift (Barbell)", text: "Belt on, 2nd hole"),
    .init(week: 47, plan: 4, text: "Rain, so treadmill; 1 % incline"),
    .init(week: 53, plan: 3, text: "Last one before Portugal, three weeks off"),
    .init(week: 57, plan: 0, text: "Back from holiday.\nEverything feels heavy, as expected."),
    .init(week: 66, plan: 1, exercise: "Squat (Barbell)", text: "Low bar, wrists fine"),
    .init(week: 72, plan: 2, exercise: "Cable Curl 💪 (Dad's garage)", text: "Dad says \"slower\""),
    .init(week: 79, plan: 0, exercise: "Bench Press (Barbell)", text: "Paused, 1 s"),
    .init(week: 88, plan: 3, text: "Moved house, carried boxes all morning, still came"),
    .init(week: 99, plan: 0, exercise: "Bench Press (Barbell)", text: "Same as last month, hm"),
    .init(
      week: 106, plan: 0, exercise: "Bench Press (Barbell)",
      text: "Stuck; tried wider grip, then narrower, no change"),
    .init(week: 109, plan: 1, text: "New squat block: twice a week, up every week or two"),
    .init(week: 112, plan: 0, text: "After the flu. Head ok, lungs not yet"),
    .init(
      week: 114, plan: 2, exercise: "Overhead Press (Barbell)",
      text: "Left shoulder cranky since the flu, shorter range"),
    .init(week: 117, plan: 2, exercise: "Overhead Press (Barbell)", text: "Still down, no pain"),
    .init(week: 119, plan: 0, text: "Short on sleep, bench again where it was, \"patience\""),
    .init(week: 119, plan: 3, text: "Moved from Friday; deload next week"),
  ]
}
