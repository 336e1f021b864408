internal import GymBoAnalysis
public import GymBoImport
public import GymBoLog
public import GymBoProgram
public import GymBoProgression
public import GymBoReport

/// A training program, read from its text in Liftoscript.
///
/// ```swift
/// let program = try TrainingProgram("Squat / 3x5 60kg / progress: lp(2.5kg)")
/// print(try History(reading: ["strong.csv"]).analysis().plan(program).text())
/// ```
public struct TrainingProgram: Sendable {
  package let program: Program

  /// Reads a text.
  public init(_ text: String) throws(ProgramFault) {
    program = try Program(reading: Array(text.utf8))
  }

  /// Reads the bytes of a file; of a Markdown file the first block of code.
  public init(reading file: InputFile) throws(ProgramFault) {
    program = try Program(reading: file.bytes)
  }

  /// The program's name; nil where it has none.
  public var name: String? { program.annotations.name }

  /// What it asks for if every set is done as prescribed, and what is doubtful about it.
  /// - Parameters:
  ///   - maxima: the loads that percentages are of, by the lift's name; they go before those of the text.
  ///   - analysis: of a history, for loads that the program leaves open; nil without one.
  ///   - suggesting: how these loads are found.
  ///   - minutes: the longest workout that is wanted; nil for any.
  ///   - bodyWeight: the lifter's, for scripts that ask for it; nil for that of the analysis.
  ///   - unit: of what people read; nil for that of the history, or kilograms.
  public func preview(
    maxima: [String: Load] = [:], analysis: Analysis? = nil,
    suggesting: SuggestionOptions = SuggestionOptions(), minutes: Int? = nil,
    bodyWeight: Load? = nil, unit: LoadUnit? = nil
  ) -> PreviewReport {
    var state = state(maxima, analysis?.findings?.liftFindings, analysis?.log, suggesting)
    if let bodyWeight { state.bodyWeight = bodyWeight }
    return PreviewReport(
      state,
      findings: analysis?.findings?.liftFindings, suggesting: suggesting,
      minutes: minutes.map(Double.init), unit: unit ?? loadUnit(analysis?.log))
  }

  /// What it says for today of a history.
  /// - Parameters:
  ///   - log: the history as read.
  ///   - findings: nil for a history without a session.
  ///   - asOf: today, where the history has no session; nil for the day of its last one.
  func plan(
    _ log: TrainingLog, _ findings: LiftFindings?, start: CivilDate?, maxima: [String: Load],
    suggesting: SuggestionOptions, asOf: CivilDate?, unit: LoadUnit?
  ) -> PlanReport {
    let today = findings?.history.asOf ?? asOf ?? start ?? log.sessions.last?.date
    return PlanReport(
      state(maxima, findings, log, suggesting), start: start, findings: findings,
      suggesting: suggesting,
      asOf: today ?? program.annotations.start ?? CivilDate(dayNumber: 0),
      unit: unit ?? loadUnit(log))
  }

  /// The unit in which a history's loads were chosen; of one without loads that of the program's text.
  private func loadUnit(_ log: TrainingLog?) -> LoadUnit {
    guard let log, log.columns.load.isPresent.contains(true) else {
      return program.writtenUnit ?? log?.nativeUnit ?? .kilogram
    }
    return log.nativeUnit
  }

  private func state(
    _ maxima: [String: Load], _ findings: LiftFindings?, _ log: TrainingLog?,
    _ suggesting: SuggestionOptions
  ) -> ProgramState {
    let hasLoads = findings?.history.log.columns.load.isPresent.contains(true) ?? false
    let loads = LiftLoads(
      of: program, unit: hasLoads ? log?.nativeUnit : nil, inventory: suggesting.inventory
    ) { name in
      findings.flatMap { $0.seenLoads(of: name) }
    }
    var state = ProgramState(
      program, loads: loads,
      references: maxima.mapValues {
        .init(load: WrittenLoad($0, in: loadUnit(log)), kind: .maximum)
      })
    state.bodyWeight = findings?.history.options.bodyWeight
    return state
  }
}

extension Analysis {
  /// What a program says for today: the next workout, the week, and how the plan was kept.
  /// - Parameters:
  ///   - program: as read from its text.
  ///   - start: the day on which it began or begins; nil for what the text says, or what the history shows.
  ///   - maxima: the loads that percentages are of, by the lift's name; they go before those of the text.
  ///   - suggesting: how loads are found that the program leaves open.
  ///   - unit: of what people read; nil takes the unit in which most loads were chosen.
  public func plan(
    _ program: TrainingProgram, start: CivilDate? = nil, maxima: [String: Load] = [:],
    suggesting: SuggestionOptions = SuggestionOptions(), unit: LoadUnit? = nil
  ) -> PlanReport {
    program.plan(
      log, findings?.liftFindings, start: start, maxima: maxima, suggesting: suggesting,
      asOf: options.asOf, unit: unit)
  }
}

extension LiftFindings {
  /// What can be loaded for a lift, as its sessions show it. Of one that is logged by several names, as where two gyms have other
  /// stacks, those of the name with the heaviest load of late: it has the lighter ones, too.
  /// - Parameter name: the catalogue's, or the one in the log.
  fileprivate func seenLoads(of name: String) -> LoadableLoads? {
    let own = OwnLoads(history)
    return lifts.lazy.filter { self.name(of: $0) == name }
      .max { own.last(of: $0)?.load ?? .zero < own.last(of: $1)?.load ?? .zero }
      .flatMap { SeenLoads(of: $0, history)?.loads }
  }

  /// The catalogue's name of a lift, or the one in the log.
  private func name(of lift: LiftFinding) -> String {
    let exercise = history.log.exercises[lift.exercise]
    return exercise.facts?.name ?? exercise.name
  }
}
