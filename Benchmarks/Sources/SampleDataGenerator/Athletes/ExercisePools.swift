/// An exercise that athletes choose: what an experienced man lifts once, and what the plates allow.
struct Movement {
  var name: String
  /// Kilograms for one repetition.
  var maximum: Double
  /// Hundredths of a kilogram.
  var step: Int
  var lightest: Int

  init(_ name: String, _ maximum: Double, step: Int, lightest: Int) {
    (self.name, self.maximum, self.step, self.lightest) = (name, maximum, step, lightest)
  }
}

/// Exercises that can stand for each other in a plan.
enum ExercisePool: Int, CaseIterable {
  case press, inclinePress, fly, overhead, sideDelts, triceps
  case squat, legAccessory, hinge, hipAccessory, legCurl, calves
  case pulldown, row, rearDelts, biceps

  var movements: [Movement] {
    switch self {
    case .press:
      [
        Movement("Bench Press (Barbell)", 104, step: 250, lightest: 2000),
        Movement("Bench Press (Dumbbell)", 38, step: 200, lightest: 600),
        Movement("Chest Press (Machine)", 96, step: 500, lightest: 1500),
      ]
    case .inclinePress:
      [
        Movement("Incline Bench Press (Barbell)", 84, step: 250, lightest: 2000),
        Movement("Incline Bench Press (Dumbbell)", 34, step: 200, lightest: 600),
        Movement("Incline Chest Press (Machine)", 88, step: 500, lightest: 1500),
      ]
    case .fly:
      [
        Movement("Chest Fly (Dumbbell)", 22, step: 200, lightest: 400),
        Movement("Cable Crossover", 27, step: 125, lightest: 375),
        Movement("Pec Deck (Machine)", 84, step: 500, lightest: 1500),
      ]
    case .overhead:
      [
        Movement("Overhead Press (Barbell)", 66, step: 250, lightest: 2000),
        Movement("Seated Overhead Press (Dumbbell)", 28, step: 200, lightest: 400),
        Movement("Shoulder Press (Machine)", 72, step: 500, lightest: 1000),
        Movement("Arnold Press (Dumbbell)", 23, step: 200, lightest: 400),
      ]
    case .sideDelts:
      [
        Movement("Lateral Raise (Dumbbell)", 17, step: 100, lightest: 300),
        Movement("Lateral Raise (Cable)", 15, step: 125, lightest: 250),
        Movement("Upright Row (Barbell)", 56, step: 250, lightest: 1000),
      ]
    case .triceps:
      [
        Movement("Triceps Pushdown (Cable - Straight Bar)", 46, step: 250, lightest: 750),
        Movement("Skullcrusher (Barbell)", 44, step: 250, lightest: 1000),
        Movement("Triceps Extension (Cable)", 36, step: 250, lightest: 500),
        Movement("Bench Press - Close Grip (Barbell)", 88, step: 250, lightest: 2000),
      ]
    case .squat:
      [
        Movement("Squat (Barbell)", 138, step: 250, lightest: 2000),
        Movement("Front Squat (Barbell)", 108, step: 250, lightest: 2000),
        Movement("Hack Squat", 150, step: 500, lightest: 2000),
      ]
    case .legAccessory:
      [
        Movement("Leg Press", 250, step: 1000, lightest: 4000),
        Movement("Leg Extension (Machine)", 94, step: 500, lightest: 1500),
        Movement("Bulgarian Split Squat", 32, step: 200, lightest: 400),
        Movement("Lunge (Dumbbell)", 30, step: 200, lightest: 400),
      ]
    case .hinge:
      [
        Movement("Deadlift (Barbell)", 172, step: 250, lightest: 4000),
        Movement("Sumo Deadlift (Barbell)", 170, step: 250, lightest: 4000),
        Movement("Romanian Deadlift (Barbell)", 132, step: 250, lightest: 3000),
      ]
    case .hipAccessory:
      [
        Movement("Hip Thrust (Barbell)", 160, step: 500, lightest: 2000),
        Movement("Good Morning (Barbell)", 86, step: 250, lightest: 2000),
        Movement("Stiff Leg Deadlift (Dumbbell)", 44, step: 200, lightest: 800),
        Movement("Hip Abductor (Machine)", 92, step: 500, lightest: 1500),
      ]
    case .legCurl:
      [
        Movement("Lying Leg Curl (Machine)", 66, step: 250, lightest: 1000),
        Movement("Seated Leg Curl (Machine)", 76, step: 500, lightest: 1500),
      ]
    case .calves:
      [
        Movement("Standing Calf Raise (Machine)", 140, step: 500, lightest: 2000),
        Movement("Seated Calf Raise (Plate Loaded)", 80, step: 250, lightest: 1000),
      ]
    case .pulldown:
      [
        Movement("Lat Pulldown (Cable)", 86, step: 250, lightest: 1500),
        Movement("Lat Pulldown - Wide Grip (Cable)", 82, step: 250, lightest: 1500),
        Movement("Lat Pulldown (Machine)", 94, step: 500, lightest: 1500),
      ]
    case .row:
      [
        Movement("Bent Over Row (Barbell)", 94, step: 250, lightest: 2000),
        Movement("Seated Row (Cable)", 84, step: 250, lightest: 1500),
        Movement("T Bar Row", 80, step: 250, lightest: 1000),
        Movement("Bent Over One Arm Row (Dumbbell)", 44, step: 200, lightest: 800),
      ]
    case .rearDelts:
      [
        Movement("Face Pull (Cable)", 42, step: 250, lightest: 750),
        Movement("Reverse Fly (Machine)", 60, step: 500, lightest: 1000),
        Movement("Shrug (Dumbbell)", 48, step: 200, lightest: 1000),
      ]
    case .biceps:
      [
        Movement("Bicep Curl (Barbell)", 50, step: 250, lightest: 1000),
        Movement("Bicep Curl (Dumbbell)", 21, step: 100, lightest: 300),
        Movement("Hammer Curl (Dumbbell)", 23, step: 100, lightest: 300),
        Movement("Preacher Curl (Barbell)", 42, step: 250, lightest: 1000),
      ]
    }
  }

  /// Done without weights: repetitions, holds, and runs.
  static let unloaded = ["Pull Up", "Push Up", "Hanging Leg Raise", "Crunch"]
  static let hold = "Plank"
  static let runs = ["Running", "Cycling (Indoor)"]

  /// Every name that a table of athletes may hold.
  static var allNames: [String] {
    allCases.flatMap { $0.movements.map(\.name) } + unloaded + [hold] + runs
  }
}
