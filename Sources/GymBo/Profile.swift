package import GymBoAnalysis
package import GymBoCoach
internal import GymBoImport
package import GymBoLog
package import GymBoStore

/// What is known of the person: it stands in for options that are not given, and changes no formula.
package struct Profile: Sendable, Equatable {
  /// What can be known.
  package enum Key: String, Sendable, CaseIterable {
    case name, goal
    case weeklyGoal = "weekly-goal"
    case experience, equipment, unit, sex
    case birthDate = "birth-date"
    case height, zone, locker

    /// Those that something computes with.
    package static let counted: [Key] = [
      .goal, .weeklyGoal, .experience, .equipment, .unit, .sex, .birthDate, .height,
    ]
  }

  /// The values as they are kept: each in one way of writing.
  private var values: [Key: String]

  /// Nothing is known.
  package init() { values = [:] }

  /// What a store knows.
  package init(of store: borrowing Store) throws(StoreError) {
    values = [:]
    for (key, value) in try store.profile() {
      // A key of a newer release is left alone.
      if let key = Key(rawValue: key) { values[key] = value }
    }
  }

  /// A value as it is kept; nil where it is not known.
  package subscript(key: Key) -> String? { values[key] }

  /// The keys that something computes with and that have no value.
  package var missing: [Key] { Key.counted.filter { values[$0] == nil } }

  /// What workouts are for.
  package var goal: TrainingGoal? { values[.goal].flatMap { Profile.goals[$0] } }
  /// Workouts a week, 1 to 7.
  package var weeklyGoal: Int? { values[.weeklyGoal].flatMap { Int($0) } }
  package var experience: TrainingExperience? {
    values[.experience].flatMap(TrainingExperience.init(rawValue:))
  }
  /// Where the person trains.
  package var place: TrainingPlace? { values[.equipment].flatMap(TrainingPlace.init(rawValue:)) }
  /// The unit of what is read.
  package var unit: LoadUnit? { values[.unit].flatMap(LoadUnit.init(rawValue:)) }
  package var sex: Sex? { values[.sex].flatMap(Sex.init(rawValue:)) }
  package var zone: NamedZone? { values[.zone].flatMap { try? NamedZone(named: $0) } }

  /// The age on a day in full years; nil where the date of birth is not known, or is later.
  package func age(on day: CivilDate) -> Int? {
    guard let birth = values[.birthDate].flatMap({ CivilDate(iso: $0) }), birth <= day else {
      return nil
    }
    let (then, now) = (birth.components, day.components)
    let hadBirthday = (now.month, now.day) >= (then.month, then.day)
    return now.year - then.year - (hadBirthday ? 0 : 1)
  }
}

extension Profile {
  private static let goals: [String: TrainingGoal] = [
    "muscle": .hypertrophy, "strength": .strength, "endurance": .endurance, "fitness": .general,
  ]

  /// Sets a value, or forgets it.
  /// - Parameters:
  ///   - text: as typed; empty to forget it.
  ///   - today: no birth is later.
  package mutating func set(
    _ key: Key, to text: String, today: CivilDate?
  ) throws(ProfileFault) {
    let typed = text.trimmed
    guard !typed.isEmpty else {
      values[key] = nil
      return
    }
    guard let value = Profile.kept(typed, key, today: today) else {
      throw ProfileFault(key: key, text: text)
    }
    values[key] = value
  }

  /// The way in which a value is kept; nil where the text is none.
  private static func kept(_ text: String, _ key: Key, today: CivilDate?) -> String? {
    let word = text.lowercased()
    switch key {
    case .name, .locker:
      return text.count <= longest && !text.contains(where: \.isNewline) ? text : nil
    case .goal:
      if goals[word] != nil { return word }
      // The words of the generator mean the same.
      return goals.first { $0.value.rawValue == word }?.key
    case .weeklyGoal: return Int(word).flatMap { (1...7).contains($0) ? "\($0)" : nil }
    case .experience: return TrainingExperience(rawValue: word)?.rawValue
    case .equipment: return TrainingPlace(rawValue: word)?.rawValue
    case .unit: return LoadUnit(spelling: word)?.rawValue
    case .sex: return Sex(rawValue: word.uppercased())?.rawValue
    case .birthDate:
      guard let day = CivilDate(iso: word), day.components.year >= firstYear,
        today.map({ day <= $0 }) ?? true
      else { return nil }
      return "\(day)"
    case .height:
      return BodyValueText.value(word, of: .height).map {
        "\(($0 * 1000).rounded() / 10) cm".replacing(".0 cm", with: " cm")
      }
    case .zone: return (try? NamedZone(named: text))?.name
    }
  }

  /// Characters of a name.
  private static let longest = 100
  /// No living person was born before.
  private static let firstYear = 1900
}

/// A value that a key cannot have.
package struct ProfileFault: Error, Sendable, Hashable {
  package let key: Profile.Key
  /// As typed.
  package let text: String
}
