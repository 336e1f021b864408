internal import GymBoAnalysis
package import GymBoLog

/// The work of one lift in a deload, beside what is suggested otherwise.
package struct DeloadWork: Sendable, Hashable {
  /// What the numbers mean.
  package var semantics: LoadSemantics
  /// Half the sets.
  package var sets: Int
  /// Repetitions of each, as before, but fewer where no load can be taken off; nil for work by time or distance, and where ``repetitionsShort`` says when to stop.
  package var repetitions: Int?
  /// Whether repetitions are taken off in the place of load.
  package var isByRepetitions = false
  /// The lighter load; the usual assistance of an assisted lift; nil where there is none.
  package var load: Load?
  /// Seconds of each set by time, as before.
  package var seconds: Double?
  /// Metres of each set by distance, as before.
  package var metres: Double?
  /// Repetitions before failure at which a set stops, where no load can be taken off.
  package var repetitionsShort: Int?
}

extension LiftAdvice {
  /// The sets of a day of a deload again: what was lighter already is not made lighter still.
  var workAgain: DeloadWork {
    var work = deloadWork
    work.sets = max(1, done.runs.reduce(0) { $0 + $1.sets })
    work.load = currentLoad ?? work.load
    work.repetitions = repetitions > 0 && work.repetitionsShort == nil ? repetitions : nil
    work.isByRepetitions = false
    return work
  }

  /// The lift's work in a deload: half of all its sets, with 90 % of the load of most of them; where no lighter load is near, with
  /// four repetitions fewer, at least half of them.
  ///
  /// It starts from the sets that were done, not from those that are suggested: a deload is no time for a step.
  var deloadWork: DeloadWork {
    let sets = done.runs.reduce(0) { $0 + $1.sets }
    let usual = done.runs.max {
      ($0.sets, $0.load ?? .zero) < ($1.sets, $1.load ?? .zero)
    }
    var work = DeloadWork(
      semantics: log.columns.semantics[row], sets: DeloadWeek.sets(from: max(sets, 1)),
      load: log.columns.load[row].map(Load.init(units:)), seconds: log.columns.seconds[row],
      metres: log.columns.metres[row])
    if isByLoad, let load = usual?.load ?? currentLoad {
      work.load = DeloadWeek.load(from: load, loadable: loads)
      // A deload is no time for the best set's repetitions either.
      let done = usual?.each.map(\.repetitions).filter { $0 > 0 }.min()
      work.repetitions = done ?? (repetitions > 0 ? repetitions : nil)
      if work.load?.isSame(as: load) == true, let usual = work.repetitions {
        work.repetitions = DeloadWeek.repetitions(from: usual)
        work.isByRepetitions = true
      }
    } else if repetitions > 0 {
      work.repetitionsShort = Int(DeloadWeek.repetitionsShort)
    }
    return work
  }
}
