import GymBo

/// Words the remedies of a report as options and commands of this tool, with what was typed: a command that is run as printed
/// shows the same history, on the same day.
struct Remedies: Sendable {
  /// The values of the options that were typed, in the order of their declarations.
  private var typed: [(option: OptionDeclaration, values: [String])] = []
  /// The report's day, where it is not the one of the last workout.
  var day: CivilDate?

  /// Whether the history is that of the store: then no file is named.
  var readsStore = false

  /// Remedies for a command line without options.
  init() {}

  init(_ arguments: Arguments) {
    typed = arguments.command.options.map { ($0, arguments.values($0)) }
      // The language that is chosen without the option need not be typed again.
      .filter {
        !$0.1.isEmpty
          && ($0.0.name != OptionDeclaration.language.name || $0.1 != [Language.standard.code])
      }
  }

  /// The same for an athlete, with what is known of the athlete in the place of what was typed for all.
  func of(_ athlete: AthleteSettings.Entry) -> Remedies {
    var own = self
    let known: [(OptionDeclaration, String?)] = [
      (.inputUnit, athlete.unit?.rawValue), (.goal, athlete.goal.map { "\($0)" }),
      (.lifterWeight, athlete.writtenBodyWeight),
      (.exercises, athlete.mapPath),
    ]
    for (option, value) in known {
      guard let value else { continue }
      own.typed.removeAll { $0.option.name == option.name }
      own.typed.append((option, [value]))
    }
    return own
  }

  /// Options that are about one command's output, or said by ``day``.
  private static let ownOptions: [OptionDeclaration] = [.format, .output, .color, .asOf, .week]

  /// The words for a remedy without options that were typed, for errors.
  @Sendable
  static func text(_ remedy: Remedy) -> String { Remedies().text(remedy) }

  /// The words for a remedy, such as `--input-unit lb` or `gymbo check 'my export.csv'`.
  @Sendable
  func text(_ remedy: Remedy) -> String {
    switch remedy {
    case .sayUnit(let unit): "--input-unit \(unit.rawValue)"
    case .sayDateOrder: "--dates dmy (day first) or --dates mdy (month first)"
    case .sayZone: "--zone Europe/Berlin"
    case .sayBodyWeight: "--bodyweight 80kg"
    case .mapExercises: "--exercises map.csv"
    case .check(let files): line(.check, files)
    case .suggest(let files): line(.suggest, files)
    case .readAsBatch: "'gymbo batch'"
    case .printAll: "--full"
    case .print(let parts): "--only \(parts.map(\.rawValue).joined(separator: ","))"
    case .readStore: "--store PATH"
    case .listFormats: "'gymbo formats'"
    case .readFoundColumns: "--map auto"
    case .sayColumns(let mapping?):
      "--map " + (Remedies.quoted(mapping) ?? "date=…,exercise=…,repetitions=…")
    case .sayColumns(nil): "--map date=…,exercise=…,load=…:kg,repetitions=…"
    case .saveProgram: "--output program.txt"
    case .chooseDay: "--as-of today"
    case .choose(.formula): "--formula"
    case .choose(.volumeModel): "--volume-model"
    case .choose(.progressionRule): "--rule"
    }
  }

  /// A command line with files as arguments; `FILE…` if there are many files or a name cannot be typed.
  private func line(_ command: CommandDeclaration, _ files: [String]) -> String {
    guard !readsStore else {
      return (["gymbo", command.name] + options(of: command)).joined(separator: " ")
    }
    let names = files.compactMap(Remedies.quoted)
    let isTyped = names.count == files.count && (1...Remedies.mostFiles).contains(names.count)
    // The tool would read a file name that begins with a hyphen as an option; `--` ends the options.
    let mark = isTyped && files.contains { $0.hasPrefix("-") && $0 != "-" } ? ["--"] : []
    let words =
      ["gymbo", command.name] + options(of: command) + mark + (isTyped ? names : ["FILE…"])
    return words.joined(separator: " ")
  }

  /// Files that are named; more were probably a pattern.
  private static let mostFiles = 3

  /// The options that were typed and that a command takes, too, as they are typed.
  private func options(of command: CommandDeclaration) -> [String] {
    let shared = typed.filter { entry in
      command.options.contains { $0.name == entry.option.name }
        && !Remedies.ownOptions.contains { $0.name == entry.option.name }
    }
    let words = shared.flatMap { option, values in
      values.flatMap { value in
        option.value == nil ? [option.name] : [option.name, Remedies.quoted(value) ?? "…"]
      }
    }
    return words + (day.map { ["--as-of", "\($0)"] } ?? [])
  }

  /// A file name quoted for a shell; nil for a name with characters that a terminal cannot show.
  static func quoted(_ name: String) -> String? {
    guard !name.isEmpty, TerminalText.safe(name) == name else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2C...0x2F, 0x5F: true
      default: false
      }
    }
    if isPlain { return name }
    return "'"
      + name.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
