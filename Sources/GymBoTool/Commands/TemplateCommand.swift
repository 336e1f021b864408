import GymBo

/// `gymbo template`: workouts to begin from.
enum TemplateCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let path = try StorePath.path(arguments)
    let name = arguments.positional.isEmpty ? nil : arguments.positional.joined(separator: " ")
    let unit = try unit(arguments, path)
    let place = try arguments.value(.templatePlace) { Int($0) }
    let number = try arguments.value(.ofWorkout) { Int($0) }
    let folder = arguments.value(.folder)
    let chosen = [
      arguments.has(.addTemplates), arguments.has(.delete), number != nil, arguments.has(.favorite),
    ].count { $0 }
    guard chosen < 2 else {
      throw ToolError(
        message: "--add, --workout, --delete and --favorite are one each; give one.", code: .usage)
    }
    if let file = arguments.value(.addTemplates) {
      return try add(try read(file, name, unit, path), folder, arguments, path, unit)
    }
    if let number {
      guard let name else { throw nameless("--workout \(number)") }
      let template = try made(name, of: number, path)
      return try add(([template], []), folder, arguments, path, unit)
    }
    if arguments.has(.delete) { return try delete(name, folder, arguments, path) }
    guard arguments.has(.favorite) || place != nil || folder != nil else {
      return try show(name, arguments, path, unit)
    }
    guard name != nil || folder != nil && !arguments.has(.favorite) else {
      throw nameless(arguments.has(.favorite) ? "--favorite" : "--place \(place ?? 1)")
    }
    let changed = try change(path) { templates throws(WorkoutTemplates.Refusal) in
      guard let name else {
        try templates.moveFolder(folder ?? "", to: place ?? 0)
        return
      }
      try templates.change(name) { template in
        if let folder { template.folder = folder.isEmpty ? nil : folder }
        if arguments.has(.favorite) { template.isFavorite.toggle() }
      }
      if let place { try templates.move(name, to: place) }
    }
    try print(list(changed))
    return .success
  }

  // MARK: For other commands

  /// The templates of a store; none where there is no store.
  static func stored(_ path: String) throws(ToolError) -> WorkoutTemplates {
    do throws(StoreError) {
      return try Store.reading(path).templates()
    } catch {
      if case .missing = error { return WorkoutTemplates() }
      throw ToolError(error)
    }
  }

  @discardableResult
  static func change(
    _ path: String, _ work: (inout WorkoutTemplates) throws(WorkoutTemplates.Refusal) -> Void
  ) throws(ToolError) -> WorkoutTemplates {
    do throws(StoreError) {
      return try Store.writing(path, makes: true).changeTemplates(work)
    } catch {
      throw ToolError(error)
    }
  }

  /// Reads templates in the text notation.
  static func read(
    _ typed: InputFile, name: String?, _ unit: LoadUnit, _ path: String
  ) throws(ToolError) -> TypedTemplates {
    let history = try LogCommand.history(path)
    do throws(TypedWorkoutsFailure) {
      return try TypedTemplates(typed, name: name, unit: unit, in: history)
    } catch {
      let place = typed.name == "-" ? "" : "\(FileName.shown(typed.name)):\n"
      throw ToolError(message: TerminalText.safeLines(place + error.description), code: .usage)
    }
  }

  // MARK: Actions

  private static func read(
    _ file: String, _ name: String?, _ unit: LoadUnit, _ path: String
  ) throws(ToolError) -> (templates: [WorkoutTemplate], names: [String]) {
    let typed: InputFile
    do throws(ImportError) {
      typed = try InputFile.read(path: file)
    } catch {
      throw ToolError(error)
    }
    let read = try self.read(typed, name: name, unit, path)
    var templates = read.templates
    if let name {
      guard templates.count == 1 else {
        throw ToolError(
          message:
            "The file has \(templates.count) templates; leave the name \"\(TerminalText.safe(name))\" out.",
          code: .usage)
      }
      templates[0].name = name
    }
    return (templates, read.newNames.map(\.notice))
  }

  private static func made(
    _ name: String, of number: Int, _ path: String
  ) throws(ToolError) -> WorkoutTemplate {
    do throws(StoreError) {
      let workouts = try Store.reading(path).workouts()
      guard let workout = workouts.first(where: { $0.number == number }) else {
        throw StoreError.noWorkout(number: number)
      }
      return WorkoutTemplate(name, of: workout.workout)
    } catch {
      throw ToolError(error)
    }
  }

  private static func add(
    _ new: (templates: [WorkoutTemplate], names: [String]), _ folder: String?,
    _ arguments: Arguments, _ path: String, _ unit: LoadUnit
  ) throws(ToolError) -> ExitCode {
    var templates = new.templates
    if let folder { for place in templates.indices { templates[place].folder = folder } }
    try change(path) { kept throws(WorkoutTemplates.Refusal) in
      for template in templates { try kept.add(template, replacing: arguments.has(.force)) }
    }
    let texts = templates.map { $0.text(in: unit) }
    try print(
      texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map { String($0) } + new.names)
    return .success
  }

  private static func delete(
    _ name: String?, _ folder: String?, _ arguments: Arguments, _ path: String
  ) throws(ToolError) -> ExitCode {
    if name == nil, let folder {
      let left = try change(path) { templates throws(WorkoutTemplates.Refusal) in
        try templates.removeFolder(folder)
      }
      try print(["The folder is gone; its templates stay."] + list(left))
      return .success
    }
    guard let name else { throw nameless("--delete") }
    let known = try stored(path)
    guard let template = known[name] else {
      throw ToolError(.refusedTemplate(.noTemplate(name, has: known.all.map(\.name))))
    }
    guard arguments.has(.force) else {
      let count = Count.of(template.exercises.count, "exercise")
      throw ToolError(
        message:
          "\(TerminalText.safe(template.name)) with \(count) would be gone for good; add --force. "
          + "Workouts that were begun with it stay.", code: .usage)
    }
    try change(path) { templates throws(WorkoutTemplates.Refusal) in try templates.remove(name) }
    try print(["\(template.name) is gone. Workouts that were begun with it stay."])
    return .success
  }

  private static func show(
    _ name: String?, _ arguments: Arguments, _ path: String, _ unit: LoadUnit
  ) throws(ToolError) -> ExitCode {
    let templates = try stored(path)
    if let name {
      guard let template = templates[name] else {
        throw ToolError(.refusedTemplate(.noTemplate(name, has: templates.all.map(\.name))))
      }
      try Terminal.print(Array(TerminalText.safeLines(template.text(in: unit)).utf8))
    } else if arguments.has(.asText) {
      try Terminal.print(Array(TerminalText.safeLines(templates.text(in: unit)).utf8))
    } else {
      try print(list(templates))
    }
    return .success
  }

  /// A line for each template, under its folder; favorites are marked.
  private static func list(_ templates: WorkoutTemplates) -> [String] {
    guard !templates.all.isEmpty || !templates.folders.isEmpty else {
      return ["No templates yet. Make one: gymbo template \"Upper A\" --workout N, or --add FILE."]
    }
    func lines(_ folder: String?) -> [String] {
      let own = templates.all.filter { $0.folder == folder }
      let sorted = own.filter(\.isFavorite) + own.filter { !$0.isFavorite }
      return sorted.map { template in
        let count = Count.of(template.exercises.count, "exercise")
        let sets = template.exercises.reduce(0) { $0 + $1.sets.count }
        return "\(folder == nil ? "" : "  ")\(template.isFavorite ? "★ " : "")\(template.name): "
          + "\(count), \(Count.of(sets, "set"))"
      }
    }
    return lines(nil) + templates.folders.flatMap { [$0] + lines($0) }
  }

  private static func nameless(_ option: String) -> ToolError {
    ToolError(message: "Name the template: gymbo template \"Upper A\" \(option).", code: .usage)
  }

  private static func unit(
    _ arguments: Arguments, _ path: String
  ) throws(ToolError) -> LoadUnit {
    let said = try arguments.value(.logUnit, read: LoadUnit.init(spelling:))
    let known = try ProfileCommand.stored(path).unit
    return said ?? known ?? .kilogram
  }

  private static func print(_ lines: [String]) throws(ToolError) {
    try Terminal.print(Array(TerminalText.safeLines(lines.joined(separator: "\n") + "\n").utf8))
  }
}

extension WorkoutTemplates.Refusal {
  /// What can be done instead.
  var remedy: String? {
    switch self {
    case .exists: "'--force' replaces it."
    case .noTemplate(_, let has):
      has.isEmpty ? "Make one: gymbo template \"Upper A\" --workout N, or --add FILE." : nil
    default: nil
    }
  }
}

extension OptionDeclaration {
  static let addTemplates = OptionDeclaration(
    name: "--add", value: "FILE", help: "add the templates of a text (- is standard input)")
  static let ofWorkout = OptionDeclaration(
    name: "--workout", value: "N", form: "the number of a workout, as 'gymbo history' shows it",
    help:
      "make the template of a workout: its exercises, sets and repetitions; warm-ups keep their loads, others are left to your history"
  )
  static let folder = OptionDeclaration(
    name: "--folder", value: "NAME",
    help: "put the template into a folder, which is made where it is new; \"\" takes it out")
  static let templatePlace = OptionDeclaration(
    name: "--place", value: "N", form: "a number from 1",
    help: "where it stands in its folder, from 1; with --folder alone: where the folder stands")
  static let favorite = OptionDeclaration(
    name: "--favorite", value: nil, help: "list it first; again: as the others")
  static let delete = OptionDeclaration(
    name: "--delete", value: nil,
    help:
      "take the template away, with --force; with --folder alone: the folder, whose templates stay")
  static let force = OptionDeclaration(
    name: "--force", value: nil, help: "replace or delete what cannot be brought back")
  static let asText = OptionDeclaration(
    name: "--text", value: nil, help: "all templates as a text that --add reads")
}

extension CommandDeclaration {
  static let template = CommandDeclaration(
    name: "template", arguments: "[NAME]",
    summary: "workouts to begin from: list them, show one as a text, make or change one",
    options: [
      .addTemplates, .ofWorkout, .folder, .templatePlace, .favorite, .delete, .force, .asText,
      .logUnit,
      .store,
    ], group: .keep,
    examples: [
      "gymbo template", "gymbo template \"Upper A\" --workout 412",
      "gymbo template \"Upper A\" > upper-a.txt", "gymbo template --add upper-a.txt --force",
    ],
    notes: [
      HelpNote(
        title: "The text",
        lines: [
          "folder Push Pull", "Upper A (rest 2:00, favorite)", "  > warm up well",
          "  Bench Press (Barbell): 20kgx10w 3 sets 8-12 @8",
          "  + Bent Over Row (Barbell): 3 sets 10 ~90", "  Plank: 2 sets 60s",
        ],
        text:
          "A line with a name begins a template; the lines below are its exercises, at most \(WorkoutTemplate.mostExercises), "
          + "none twice. 3 sets 8-12 @8 are three sets of 8 to 12 repetitions at RPE 8; sets can be written as those "
          + "of 'gymbo log', too. + is a superset with the exercise above, ~ its rest in seconds, > a note. What is "
          + "left open is filled in when a workout begins, with 'gymbo workout start \"Upper A\"'. A workout has a copy: changing a template never changes "
          + "the past.")
    ])
}
