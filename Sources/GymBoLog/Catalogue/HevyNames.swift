extension ExerciseCatalogue {
  /// What Hevy calls an exercise of the catalogue: mostly as the catalogue does.
  package static func hevyName(of name: String) -> String { hevyNames[name] ?? name }

  /// The exercises that Hevy calls otherwise, by their names in the catalogue.
  static let hevyNames: [String: String] = [
    "Triceps Pushdown (Cable)": "Triceps Pushdown",
    "Single Arm Triceps Pushdown": "Single Arm Triceps Pushdown (Cable)",
    "Seated Cable Row - V Grip": "Seated Cable Row - V Grip (Cable)",
    "Wide Grip Seated Row (Cable)": "Seated Cable Row - Bar Wide Grip",
    "Reverse Fly (Machine)": "Rear Delt Reverse Fly (Machine)",
    "Reverse Fly (Cable)": "Rear Delt Reverse Fly (Cable)",
    "Reverse Fly (Dumbbell)": "Rear Delt Reverse Fly (Dumbbell)",
    "Incline Curl (Dumbbell)": "Seated Incline Curl (Dumbbell)",
    "Cable Crossover": "Cable Fly Crossovers",
    "Straight Arm Pulldown (Cable)": "Straight Arm Lat Pulldown (Cable)",
    "Back Extension (Weighted)": "Back Extension (Weighted Hyperextension)",
    "Back Extension": "Back Extension (Hyperextension)",
    "One Arm Row (Dumbbell)": "Dumbbell Row",
    "Incline Row (Dumbbell)": "Chest Supported Incline Row (Dumbbell)",
    "Bicep Curl (EZ Bar)": "EZ Bar Biceps Curl",
    "Single Leg Extension (Machine)": "Single Leg Extensions",
    "Close Grip Lat Pulldown (Cable)": "Lat Pulldown - Close Grip (Cable)",
    "Clean (Barbell)": "Clean",
    "Iso-Lateral Row": "Iso-Lateral Row (Machine)",
    "Iso-Lateral Chest Press": "Iso-Lateral Chest Press (Machine)",
    "Single Arm Lat Pulldown (Cable)": "Single Arm Lat Pulldown",
    "Standing Leg Curl (Machine)": "Standing Leg Curls",
    "Face Pull (Cable)": "Face Pull",
    "Calf Press (Machine)": "Calf Extension (Machine)",
    "Front Squat (Barbell)": "Front Squat",
    "Seated Calf Raise (Machine)": "Seated Calf Raise",
    "Bulgarian Split Squat (Dumbbell)": "Bulgarian Split Squat",
    "Single Arm Triceps Extension (Dumbbell)": "Single Arm Tricep Extension (Dumbbell)",
    "Behind the Back Wrist Curl (Barbell)": "Behind the Back Bicep Wrist Curl (Barbell)",
    "Reverse Wrist Curl (Barbell)": "Seated Wrist Extension (Barbell)",
    "Wrist Curl (Barbell)": "Seated Palms Up Wrist Curl",
    "Close Grip Bench Press (Barbell)": "Bench Press - Close Grip (Barbell)",
  ]
}
