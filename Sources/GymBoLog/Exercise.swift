/// The facts about an exercise: its muscles, movement, implement, and how its load counts.
public struct ExerciseFacts: Sendable, Hashable {
  /// The exercise's name in the catalogue.
  public var name: String
  /// Muscles for which one set counts as 1 set.
  public var direct: [Muscle]
  /// Muscles for which one set counts as ½ set.
  public var indirect: [Muscle]
  /// The pattern of the exercise.
  public var movement: Movement
  /// One joint or several.
  public var mechanics: Mechanics
  /// Which half of the body it trains.
  public var region: BodyRegion
  /// What it is done with.
  public var implement: Implement
  /// How the logged load counts.
  public var loading: Loading
  /// Its purpose: strength, cardio or stretching.
  public var modality: Modality

  /// Facts from code, for an exercise that is not in the catalogue.
  public init(
    name: String, direct: [Muscle], indirect: [Muscle], movement: Movement, mechanics: Mechanics,
    region: BodyRegion, implement: Implement, loading: Loading, modality: Modality
  ) {
    self.name = name
    self.direct = direct
    self.indirect = indirect
    self.movement = movement
    self.mechanics = mechanics
    self.region = region
    self.implement = implement
    self.loading = loading
    self.modality = modality
  }
}

/// The facts found for an exercise name, and where they come from.
public enum ExerciseResolution: Sendable, Hashable {
  /// The catalogue knows the name.
  case catalogue(ExerciseFacts)
  /// Not in the catalogue; the facts are inferred from words of the name ("… Curl").
  case inferred(ExerciseFacts)
  /// The user's exercise map has the name.
  case user(ExerciseFacts)
  /// Nothing is known. The exercise is analysed without muscles and listed as unassigned.
  case unassigned

  /// What is known; nil where nothing is.
  public var facts: ExerciseFacts? {
    switch self {
    case .catalogue(let facts), .inferred(let facts), .user(let facts): facts
    case .unassigned: nil
    }
  }

  /// The word used in machine formats.
  public var name: String {
    switch self {
    case .catalogue: "catalogue"
    case .inferred: "inferred"
    case .user: "user"
    case .unassigned: "unassigned"
    }
  }
}

/// Muscles and muscle parts that training volume is counted for.
public enum Muscle: String, MachineWord, Hashable {
  case chest
  case lats
  case upperBack = "upper_back"
  case traps
  case lowerBack = "lower_back"
  case frontDelts = "front_delts"
  case sideDelts = "side_delts"
  case rearDelts = "rear_delts"
  case biceps, triceps, forearms
  case abs, obliques
  case quadriceps, hamstrings, glutes, adductors, abductors, calves
  case hipFlexors = "hip_flexors"
  case neck

  /// Position in `allCases`. Making a workout asks for it thousands of times, and would search the list each time.
  public var index: Int {
    switch self {
    case .chest: 0
    case .lats: 1
    case .upperBack: 2
    case .traps: 3
    case .lowerBack: 4
    case .frontDelts: 5
    case .sideDelts: 6
    case .rearDelts: 7
    case .biceps: 8
    case .triceps: 9
    case .forearms: 10
    case .abs: 11
    case .obliques: 12
    case .quadriceps: 13
    case .hamstrings: 14
    case .glutes: 15
    case .adductors: 16
    case .abductors: 17
    case .calves: 18
    case .hipFlexors: 19
    case .neck: 20
    }
  }

  /// The part of the body that the muscle is in; never ``BodyRegion/whole``.
  public var region: BodyRegion {
    switch self {
    case .quadriceps, .hamstrings, .glutes, .adductors, .abductors, .calves, .hipFlexors: .lower
    case .abs, .obliques, .lowerBack: .core
    case .chest, .lats, .upperBack, .traps, .frontDelts, .sideDelts, .rearDelts, .biceps, .triceps,
      .forearms, .neck:
      .upper
    }
  }
}

extension Muscle {
  /// What people also call a muscle, beside its spellings as a ``MachineWord``.
  private static let everydayNames: [String: Muscle] = [
    "quads": .quadriceps, "hams": .hamstrings, "abdominals": .abs, "trapezius": .traps,
    "latissimus": .lats, "erectors": .lowerBack, "spinal_erectors": .lowerBack,
    "front_deltoids": .frontDelts, "side_deltoids": .sideDelts, "lateral_delts": .sideDelts,
    "rear_deltoids": .rearDelts,
  ]

  /// The muscle of a word in a table that a person wrote, in lower case; nil for any other word.
  package init?(everydayName word: some StringProtocol) {
    let key = word.replacing(" ", by: "_").replacing("-", by: "_")
    guard let muscle = Muscle(rawValue: key) ?? Muscle.everydayNames[key] else { return nil }
    self = muscle
  }
}

/// The pattern of an exercise.
public enum Movement: String, MachineWord, Hashable {
  case horizontalPush = "horizontal_push"
  case verticalPush = "vertical_push"
  case horizontalPull = "horizontal_pull"
  case verticalPull = "vertical_pull"
  case squat, hinge, lunge
  case kneeExtension = "knee_extension"
  case kneeFlexion = "knee_flexion"
  case hipExtension = "hip_extension"
  case hipAbduction = "hip_abduction"
  case hipAdduction = "hip_adduction"
  case calfRaise = "calf_raise"
  case elbowFlexion = "elbow_flexion"
  case elbowExtension = "elbow_extension"
  case shoulderIsolation = "shoulder_isolation"
  case chestFly = "chest_fly"
  case shrug
  case wrist
  case core
  case neck
  case carry
  case olympic
  case cardio
  case mobility
  case other
}

/// One joint or several.
public enum Mechanics: String, MachineWord, Hashable {
  case compound, isolation
}

/// Which half of the body an exercise trains.
public enum BodyRegion: String, MachineWord, Hashable {
  case upper, lower, core
  case whole = "whole_body"
}

/// What the exercise is done with; decides the default loadable steps.
public enum Implement: String, MachineWord, Hashable {
  case barbell, dumbbell, kettlebell, machine, cable
  case smithMachine = "smith_machine"
  case ezBar = "ez_bar"
  case trapBar = "trap_bar"
  case plate, band, bodyweight, suspension
  case medicineBall = "medicine_ball"
  case other
}

/// How the logged load counts.
public enum Loading: String, MachineWord, Hashable {
  /// The whole load moved.
  case total
  /// The load of one hand; never doubled.
  case perHand = "per_hand"
  /// Added to body weight; nothing logged means body weight alone.
  case added
  /// Assistance: more of it is less work.
  case assistance
  /// No load is expected (planks, cardio, stretching).
  case none
}

/// The purpose of an exercise. Sets of cardio and stretching are never hard sets.
public enum Modality: String, MachineWord, Hashable {
  case strength, cardio, stretching
}
