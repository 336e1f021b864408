import GymBo

/// `gymbo swap`: the exercises most like one, that could be done in its place.
enum SwapCommand {
  static func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    let (name, paths) = try FilesAndNames.exercise(arguments.positional, for: .swap)
    var request = try Request(arguments)
    var analysis: Analysis?
    if !paths.isEmpty || request.hasStore {
      analysis = try request.history(paths).analysis(request.analysis)
    }
    let options = SwapOptions(
      place: try arguments.value(.place, read: TrainingPlace.init(rawValue:))
        ?? request.profile.place ?? .gym,
      avoided: arguments.values(.avoid), inventory: request.inventory)
    let report: SwapReport
    do throws(UnknownExercise) {
      report = try SwapReport(name, for: analysis, options: options, unit: request.unit)
    } catch {
      let remedy = error.isWithoutMuscles ? " Map it with --exercises map.csv." : ""
      throw ToolError(message: error.description + remedy, code: .usage)
    }
    try request.write(text: report.text, json: report.json, csv: report.csv, paths: paths)
    return .success
  }
}

extension OptionDeclaration {
  static let place = OptionDeclaration(
    name: "--equipment", value: "gym|home|bodyweight",
    words: TrainingPlace.allCases.map(\.rawValue),
    help: "what there is to lift with: everything (default), dumbbells and the body, or the body")
  static let avoid = OptionDeclaration(
    name: "--avoid", value: "NAME", isRepeatable: true,
    help: "an exercise that is not wanted, or taken; once for each")
}

extension CommandDeclaration {
  static let swap = CommandDeclaration(
    name: "swap", arguments: "NAME [FILE…]",
    summary: "the five exercises most like one, with your own loads, and why",
    options: [.place, .avoid, .asOf] + ownStrength + [.plates] + writing + readingOrStore,
    group: .lookAhead,
    examples: [
      "gymbo swap \"bench press\" strong.csv",
      "gymbo swap squat strong.csv --equipment home",
    ],
    notes: [.plates])
}
