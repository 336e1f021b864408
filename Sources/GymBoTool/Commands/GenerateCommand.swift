import GymBo

/// `gymbo generate`: workouts for somebody, as a text for people and as a program for `gymbo plan`.
enum GenerateCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let paths = arguments.positional
    var request = try Request(arguments)
    var analysis: Analysis?
    if !paths.isEmpty || request.hasStore {
      analysis = try request.history(paths).analysis(request.analysis)
    }
    var options = try options(arguments, request.profile)
    options.inventory = request.inventory
    var report: WorkoutsReport
    do throws(WorkoutFailure) {
      report = try WorkoutsReport(options, for: analysis, unit: request.unit)
    } catch {
      throw ToolError(message: "\(error)", code: .usage)
    }
    if request.format == .program {
      try request.write(Array(report.programText().utf8), paths: paths)
    } else if !arguments.has(.workoutFormat), let output = request.output {
      // One command for both: the program in the file, and what it is on the screen.
      try request.save(Array(report.programText().utf8), to: output, paths: paths)
      report.isSaved = true
      try Terminal.print(Array(report.text(request.style(toFile: false)).utf8))
    } else {
      try request.write(text: report.text, json: report.json, csv: report.csv, paths: paths)
    }
    return .success
  }

  /// - Parameter profile: stands in for options that are not given.
  private static func options(
    _ arguments: Arguments, _ profile: Profile
  ) throws(ToolError) -> WorkoutOptions {
    let said = try arguments.value(.trainingGoal, read: TrainingGoal.init(rawValue:))
    guard let goal = said ?? profile.goal else {
      throw ToolError(
        message:
          "Say what the workouts are for: --goal hypertrophy, strength, endurance or general; or keep "
          + "it: gymbo profile goal=muscle.",
        code: .usage)
    }
    var options = WorkoutOptions(goal)
    options.place =
      try arguments.value(.place, read: TrainingPlace.init(rawValue:)) ?? profile.place ?? .gym
    options.experience =
      try arguments.value(.experience, read: TrainingExperience.init(rawValue:))
      ?? profile.experience
    if let minutes = try arguments.value(.workoutMinutes, read: minutes) {
      options.minutes = minutes
    }
    options.focus = try arguments.value(.focus, read: WorkoutFocus.init(rawValue:))
    if let days = try arguments.value(
      .workoutDays, read: { Int($0).flatMap { (1...7).contains($0) ? $0 : nil } })
    {
      guard options.focus == nil || days == 1 else {
        throw ToolError(
          message: "--focus is of one workout; leave --days out, or give --days 1.", code: .usage)
      }
      options.days = days
    } else if let days = profile.weeklyGoal, options.focus == nil {
      options.days = min(days, mostDays)
    }
    options.furniture = try arguments.value(.have, read: furniture) ?? []
    options.avoided = arguments.values(.avoid)
    return options
  }

  /// The most workouts a week that are generated.
  private static let mostDays = 6

  private static func minutes(_ text: String) -> Int? {
    Int(text).flatMap { WorkoutOptions.minuteRange.contains($0) ? $0 : nil }
  }

  /// The words of a list; nil if one of them is unknown.
  private static func furniture(_ list: String) -> Set<TrainingFurniture>? {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let known = words.compactMap(TrainingFurniture.init(rawValue:))
    return known.count == words.count ? Set(known) : nil
  }
}

extension OptionDeclaration {
  static let trainingGoal = OptionDeclaration(
    name: "--goal", value: "hypertrophy|strength|endurance|general",
    words: TrainingGoal.allCases.map(\.rawValue),
    help: "needed, or in the profile: what the workouts are for; hypertrophy is muscle")
  static let workoutMinutes = OptionDeclaration(
    name: "--minutes", value: "N", form: "minutes from 10 to 180",
    help: "the longest workout (default: 60)")
  static let experience = OptionDeclaration(
    name: "--experience", value: "beginner|intermediate|advanced",
    words: TrainingExperience.allCases.map(\.rawValue),
    help:
      "less than 3 months of training, less than a year, more (default: by the weeks with training "
      + "in the files; without files beginner)")
  static let workoutDays = OptionDeclaration(
    name: "--days", value: "N", form: "a number from 1 to 6",
    help: "workouts a week, 1 to 6 (default: 3); 1 is a workout for today")
  static let focus = OptionDeclaration(
    name: "--focus", value: "full|upper|lower|push|pull|legs",
    words: WorkoutFocus.allCases.map(\.rawValue),
    help: "one workout for today that trains this")
  static let have = OptionDeclaration(
    name: "--have", value: "THING,…", form: "things separated by commas, of \(things)",
    words: TrainingFurniture.allCases.map(\.rawValue),
    help: "what there is besides at home or for the body: \(things)")
  private static let things = TrainingFurniture.allCases.map(\.rawValue).joined(separator: ", ")
  static let workoutFormat = OptionDeclaration(
    name: "--format", value: "text|csv|json|program",
    help: "what to print (default: text); program is what 'gymbo plan' reads")
  static let workoutOutput = OptionDeclaration(
    name: "--output", value: "PATH",
    help:
      "write the program to a file, for 'gymbo plan', and print the text; with --format write that")
}

extension CommandDeclaration {
  static let generate = CommandDeclaration(
    name: "generate", arguments: "[FILE…]",
    summary: "workouts by goal, equipment and minutes, as a program that plan reads; with your own "
      + "exercises and loads",
    options: [
      .trainingGoal, .place, .workoutMinutes, .experience, .workoutDays, .focus, .have, .avoid,
      .asOf,
    ] + ownStrength + [.plates, .workoutFormat, .workoutOutput, .unit, .language, .color]
      + readingOrStore,
    group: .lookAhead,
    examples: [
      "gymbo generate --goal strength strong.csv --output program.txt",
      "gymbo generate --goal hypertrophy --equipment home --minutes 45 --days 4",
      "gymbo generate --goal general strong.csv --days 1 --as-of today",
    ],
    notes: [.generated, .plates])
}

extension HelpNote {
  /// What the generator obeys.
  static let generated = HelpNote(
    title: "What is generated",
    lines: [],
    text:
      "Patterns first (squat, push, pull, hinge), then what the muscles lack, as far as the minutes go. "
      + "With files, exercises that you did in 3 sessions of the last 84 days come first, loads are those "
      + "of your e1RM of the last 42 days, and minutes are by your own pace. A workout for today leaves "
      + "out muscles with 2 hard sets within 48 hours and fills what the last 7 days lack; a program of "
      + "several days is whole, and begins with the day whose muscles have rested.")
}
