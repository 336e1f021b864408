internal import GymBoCoach
internal import GymBoLog

extension ProfileFault: CustomStringConvertible {
  /// One sentence: the place, the reason and the remedy.
  package var description: String {
    "\(key.rawValue): \"\(text)\" is no \(key.noun); write \(key.form)."
  }
}

extension Profile.Key {
  fileprivate var noun: String {
    switch self {
    case .name, .locker: "short text"
    case .goal: "goal"
    case .weeklyGoal: "number of workouts a week"
    case .experience: "experience"
    case .equipment: "place to train"
    case .unit: "unit of loads"
    case .sex: "division"
    case .birthDate: "day of birth"
    case .height: "height of a person"
    case .zone: "time zone of this system"
    }
  }

  /// What its values are.
  package var form: String {
    switch self {
    case .name, .locker: "a text of up to 100 characters in one line"
    case .goal: "muscle, strength, endurance or fitness"
    case .weeklyGoal: "a number from 1 to 7"
    case .experience: "beginner (less than 3 months), intermediate (less than a year) or advanced"
    case .equipment: "gym, home or bodyweight"
    case .unit: "kg or lb"
    case .sex: "F or M"
    case .birthDate: "a day such as 1990-05-17"
    case .height: "a length with its unit, such as 178cm, 1.78m or 70in"
    case .zone: "its name, such as Europe/Berlin"
    }
  }
}
