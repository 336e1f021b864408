import GymBo

/// `gymbo profile`: what the store knows of its person.
enum ProfileCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let path = try StorePath.path(arguments)
    let changes = try changes(arguments.positional)
    var profile = try stored(path)
    if !changes.isEmpty {
      var kept: [String: String?] = [:]
      for (key, text) in changes {
        do throws(ProfileFault) {
          try profile.set(key, to: text, today: DayChoice.day("today"))
        } catch {
          throw ToolError(
            message: "\(TerminalText.safe(error.description)) Nothing was changed.", code: .usage)
        }
        kept[key.rawValue] = .some(profile[key])
      }
      do throws(StoreError) {
        try Store.writing(path, makes: true).setProfile(kept)
      } catch {
        throw ToolError(error)
      }
    }
    try Terminal.print(Array(TerminalText.safeLines(profile.text).utf8))
    return .success
  }

  /// What a store knows; nothing where there is no store.
  static func stored(_ path: String) throws(ToolError) -> Profile {
    do throws(StoreError) {
      return try Profile(of: .reading(path))
    } catch {
      if case .missing = error { return Profile() }
      throw ToolError(error)
    }
  }

  /// Keys and texts of `KEY=VALUE…`.
  private static func changes(
    _ words: [String]
  ) throws(ToolError) -> [(key: Profile.Key, text: String)] {
    var changes: [(key: Profile.Key, text: String)] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].lowercased()
      guard let key = Profile.Key(rawValue: name) else {
        let names = Profile.Key.allCases.map(\.rawValue)
        let hint = nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
        throw ToolError(
          message: "The profile has no '\(TerminalText.safe(name))'.\(hint) It has: "
            + "\(names.joined(separator: ", ")). Write KEY=VALUE, as goal=strength.", code: .usage)
      }
      guard parts.count == 2 else {
        throw ToolError(
          message: "Write \(name)=VALUE: \(key.form); or \(name)= to forget it.", code: .usage)
      }
      guard !changes.contains(where: { $0.key == key }) else {
        throw ToolError(message: "\(name) is given twice; give it once.", code: .usage)
      }
      changes.append((key, String(parts[1])))
    }
    return changes
  }
}

extension Profile {
  /// Each key with its value, and what is missing.
  fileprivate var text: String {
    let known = Key.counted.count - missing.count
    let rows = Key.allCases.map { key in
      let blanks = String(repeating: " ", count: Profile.widest - key.rawValue.count + 2)
      return "\(key.rawValue)\(blanks)\(self[key] ?? "–")\n"
    }
    let example = missing.first.map {
      " Missing: \(missing.map(\.rawValue).joined(separator: ", ")). Set one: gymbo profile \($0.example)"
    }
    return rows.joined() + "Known: \(known) of \(Key.counted.count).\(example ?? "")\n"
  }

  private static let widest = Key.allCases.map(\.rawValue.count).max() ?? 0
}

extension Profile.Key {
  /// How it is set.
  fileprivate var example: String {
    let value =
      switch self {
      case .name: "Anna"
      case .goal: "strength"
      case .weeklyGoal: "3"
      case .experience: "intermediate"
      case .equipment: "gym"
      case .unit: "kg"
      case .sex: "F"
      case .birthDate: "1990-05-17"
      case .height: "178cm"
      case .zone: "Europe/Berlin"
      case .locker: "12"
      }
    return "\(rawValue)=\(value)"
  }
}

extension CommandDeclaration {
  static let profile = CommandDeclaration(
    name: "profile", arguments: "[KEY=VALUE…]",
    words: Profile.Key.allCases.map { "\($0.rawValue)=" },
    summary: "what is known of you, so that options need not be given each time",
    options: [.store], group: .keep,
    examples: [
      "gymbo profile", "gymbo profile goal=strength weekly-goal=4 unit=kg",
      "gymbo profile sex=F birth-date=1990-05-17 height=1.68m", "gymbo profile name=",
    ],
    notes: [
      HelpNote(
        title: "Keys",
        rows: Profile.Key.allCases.map { ($0.rawValue, $0.form) },
        text:
          "Where no file is named: the weekly goal is --goal of report and batches of it, the unit --unit, goal, "
          + "experience, equipment and weekly goal are those of 'gymbo generate', the zone that of reminders and of "
          + "imports, sex and age those of 'gymbo score'. An option wins over the profile. KEY= forgets a value. "
          + "With a file named, the profile is not read: the same file gives everyone the same report."
      )
    ])
}
