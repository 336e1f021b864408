internal import GymBoAnalysis
public import GymBoLog

/// A rule that is chosen on request, with its numbers.
///
/// | rule | needs |
/// |---|---|
/// | double progression | a loaded session |
/// | two for two | a loaded session |
/// | percentage | a training max that the lifter gives |
/// | 5/3/1 | a training max, or a 1RM estimated in the last 42 days |
/// | target RPE | a set of the last session with an RPE of 6 or more, on the chart |
public enum ProgressionRule: Sendable, Hashable {
  case doubleProgression(DoubleProgression)
  case twoForTwo(TwoForTwo)
  /// So many sets at a percentage of the training max.
  case percentage(percent: Double, sets: Int, repetitions: Int)
  /// A week, 1…4, of a cycle, from 1.
  case fiveThreeOne(week: Int, cycle: Int)
  /// By the chart; nil repetitions are those of the last session's set. With a load drop, back-off sets follow one top
  /// set.
  case targetRPE(repetitions: Int?, rpe: Double, drop: LoadDrop?)

  /// Which of the rules it is, without its numbers.
  public var kind: Suggestion.Rule {
    switch self {
    case .doubleProgression: .doubleProgression
    case .twoForTwo: .twoForTwo
    case .percentage: .percentage
    case .fiveThreeOne: .fiveThreeOne
    case .targetRPE: .rpeChart
    }
  }

  /// The word of options and machine formats.
  public var identifier: String { kind.rawValue }

  /// What a rule may use beside the lift's sessions.
  public struct Context: Sendable {
    /// What the lift's implement can be loaded to.
    public var loadable: LoadableLoads
    /// Given by the lifter.
    public var trainingMax: TrainingMax?
    /// The best estimate of the 1RM in the 42 days up to the last session.
    public var maximum: Load?

    /// What is known beside the sessions.
    public init(loadable: LoadableLoads, trainingMax: TrainingMax? = nil, maximum: Load? = nil) {
      self.loadable = loadable
      self.trainingMax = trainingMax
      self.maximum = maximum
    }
  }

  /// What to lift next.
  ///
  /// Never more than 10 % above the last session's top load (a plan: above everything of the 42 days up to it), never up
  /// after a failed set, never a load that cannot be loaded.
  /// - Throws: why the rule has no answer, with the rule that answers instead.
  public func answer(for lift: LiftWork, _ context: Context) throws(RuleRefusal) -> RuleAnswer {
    guard let last = lift.sessions.last, let top = last.topLoad else { throw .noLoadedSession }
    let state = LastWork(lift: lift, session: last, load: top, loadable: context.loadable)
    switch self {
    case .doubleProgression(let rule): return state.answer(by: rule)
    case .twoForTwo(let rule): return state.answer(by: rule)
    case .percentage(let percent, let sets, let repetitions):
      guard let trainingMax = context.trainingMax else { throw .noTrainingMax }
      guard let load = trainingMax.load(percent: percent), sets >= 1, repetitions >= 1 else {
        throw .invalidPlan
      }
      let work = RuleAnswer.PlannedSets(
        sets: sets, repetitions: repetitions, load: context.loadable.nearest(to: load))
      return try state.plan([work], reason: .percentage(of: trainingMax.load))
    case .fiveThreeOne(let week, let cycle):
      return try state.fiveThreeOne(week: week, cycle: cycle, context: context)
    case .targetRPE(let repetitions, let rpe, let drop):
      return try state.answer(repetitions: repetitions, rpe: rpe, drop: drop)
    }
  }
}

/// The last session of a lift, from which a rule goes on.
struct LastWork {
  let lift: LiftWork
  let session: LiftWork.Session
  /// Its top load.
  let load: Load
  let loadable: LoadableLoads

  var rows: [Int] { session.topSets.map(\.row) }

  /// The sessions running with the same top load, the last first.
  var equalSessions: [LiftWork.Session] {
    lift.sessions.reversed().prefix {
      guard let top = $0.topLoad else { return false }
      return top.isSame(as: load)
    }.map(\.self)
  }

  func answer(
    _ action: RuleAnswer.Action, sets: Int, repetitions: Int, load: Load, targetRPE: Double? = nil,
    reason: RuleAnswer.Reason, evidence: [Int]
  ) -> RuleAnswer {
    let work = RuleAnswer.PlannedSets(
      sets: max(1, sets), repetitions: max(1, repetitions), load: load, targetRPE: targetRPE)
    return RuleAnswer(
      action: action, work: [work], reason: reason, evidence: evidence, lastSession: session.date)
  }

  /// By how many percent a load is above the last one.
  func percent(to next: Load) -> Double { LargestChange.percent(from: load, to: next) }

  /// The most that the next load may be.
  var limit: Load { LargestChange.highest(after: load) }
}
