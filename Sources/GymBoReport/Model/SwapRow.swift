internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// An exercise in place of another, with the work that it is to be done for.
struct SwapRow {
  /// From 1.
  let rank: Int
  let swap: Swap
  /// nil where the history does not say how many.
  let sets: Int?
  /// Each of them; nil where nothing is known of it.
  let set: SetWork?

  static func all(of report: SwapReport) -> [SwapRow] {
    report.swaps.swaps.enumerated().map {
      SwapRow(rank: $0 + 1, $1, for: report.swaps.work)
    }
  }

  private init(rank: Int, _ swap: Swap, for work: SwapWork?) {
    self.rank = rank
    self.swap = swap
    sets = work?.sets
    switch swap.load {
    case .last(let last):
      set = SetWork(
        semantics: .loaded, load: last.load, repetitions: work?.repetitions ?? last.repetitions)
    case .estimate(let load, _):
      set = SetWork(semantics: .loaded, load: load, repetitions: work?.repetitions)
    case .unloaded(let done):
      set = SetWork(
        semantics: done.semantics, load: done.load, repetitions: done.repetitions,
        seconds: done.seconds)
    case .longAgo, .unknown:
      // Repetitions with the body alone are no matter of choice.
      set =
        swap.needsLoad
        ? work?.repetitions.map { SetWork(semantics: .bodyweight, repetitions: $0) } : nil
    }
  }
}

extension Swap {
  /// Whether it is done with something to lift.
  var needsLoad: Bool { facts.loading == .total || facts.loading == .perHand }
}

extension SetWork {
  /// A set of what was done the last time.
  init(_ work: SwapWork) {
    self.init(
      semantics: work.semantics, load: work.load, repetitions: work.repetitions,
      seconds: work.seconds)
  }
}
