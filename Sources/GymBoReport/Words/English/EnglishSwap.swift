internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension English {
  func swapTitle(_ swaps: ExerciseSwaps) -> Sentence {
    guard let work = swaps.work else { return "Instead of \(name: swaps.name)" }
    let effort = work.rpe.map { ", RPE \(numbers.short($0, decimals: 1))" } ?? ""
    return "Instead of \(name: swaps.name): last \(run(work.sets, of: SetWork(work)))\(effort), "
      + "on \(near(work.date))"
  }

  var swapColumns: [Sentence] { ["", "alike", "do", "why"] }

  func work(_ row: SwapRow) -> Sentence {
    if let set = row.set { return row.sets.map { run($0, of: set) } ?? self.set(set) }
    return row.sets.map { "\(count($0, "set"))" } ?? ""
  }

  func why(_ swap: Swap, hasHistory: Bool) -> Sentence {
    let muscles =
      switch swap.alike.muscles {
      case 0.999...: "same muscles"
      case 0.9...: "nearly the same muscles"
      default: "mostly the same muscles"
      }
    let movement =
      switch swap.alike.movement {
      case .same: "same movement"
      case .related: "related movement"
      case .different: "another movement"
      }
    var parts = [muscles, movement]
    if swap.alike.muscles >= 0.999, swap.alike.movement == .same {
      parts = ["same muscles and movement"]
    }
    switch swap.alike.sides {
    case .same: break
    case .oneAtATime: parts.append("one side at a time")
    case .both: parts.append("both sides at once")
    }
    let alike = parts.joined(separator: ", ")
    return hasHistory ? "\(alike); \(source(swap))" : Sentence(alike)
  }

  private func source(_ swap: Swap) -> String {
    switch swap.load {
    case .last(let last):
      "your \(load(last.load)) × \(last.repetitions) of \(near(last.date))"
    case .estimate(_, let maximum): "from your e1RM of \(estimate(maximum.kilograms))"
    case .unloaded(let work): "as you did on \(near(work.date))"
    case .longAgo(let last):
      "last \(load(last.load)) × \(last.repetitions) on \(near(last.date)): start lighter, RPE 7"
    case .unknown:
      swap.needsLoad ? "new to you: start light, RPE 7" : "sets to RPE 8"
    }
  }

  var noSwaps: Sentence { "Nothing there is to lift with is alike enough." }

  var swapNote: Sentence {
    "Sets, repetitions, effort and rest stay; a load is always the exercise's own."
  }
}
