internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension German {
  func swapTitle(_ swaps: ExerciseSwaps) -> Sentence {
    guard let work = swaps.work else { return "Statt \(name: swaps.name)" }
    let effort = work.rpe.map { ", RPE \(numbers.short($0, decimals: 1))" } ?? ""
    return "Statt \(name: swaps.name): zuletzt \(run(work.sets, of: SetWork(work)))\(effort), "
      + "am \(near(work.date))"
  }

  var swapColumns: [Sentence] { ["", "ähnlich", "Arbeit", "warum"] }

  func work(_ row: SwapRow) -> Sentence {
    if let set = row.set { return row.sets.map { run($0, of: set) } ?? self.set(set) }
    return row.sets.map { Sentence(setCount($0)) } ?? ""
  }

  func why(_ swap: Swap, hasHistory: Bool) -> Sentence {
    let muscles =
      switch swap.alike.muscles {
      case 0.999...: "gleiche Muskeln"
      case 0.9...: "fast die gleichen Muskeln"
      default: "meist die gleichen Muskeln"
      }
    let movement =
      switch swap.alike.movement {
      case .same: "gleiche Bewegung"
      case .related: "verwandte Bewegung"
      case .different: "andere Bewegung"
      }
    var parts = [muscles, movement]
    if swap.alike.muscles >= 0.999, swap.alike.movement == .same {
      parts = ["gleiche Muskeln und Bewegung"]
    }
    switch swap.alike.sides {
    case .same: break
    case .oneAtATime: parts.append("eine Seite nach der anderen")
    case .both: parts.append("beide Seiten zugleich")
    }
    let alike = parts.joined(separator: ", ")
    return hasHistory ? "\(alike); \(source(swap))" : Sentence(alike)
  }

  private func source(_ swap: Swap) -> String {
    switch swap.load {
    case .last(let last):
      "deine \(load(last.load)) × \(last.repetitions) vom \(near(last.date))"
    case .estimate(_, let maximum): "nach deinem e1RM von \(estimate(maximum.kilograms))"
    case .unloaded(let work): "wie am \(near(work.date))"
    case .longAgo(let last):
      "zuletzt \(load(last.load)) × \(last.repetitions) am \(near(last.date)): leichter anfangen, "
        + "RPE 7"
    case .unknown:
      swap.needsLoad ? "neu für dich: leicht anfangen, RPE 7" : "Sätze bis RPE 8"
    }
  }

  var noSwaps: Sentence { "Nichts, was es zum Trainieren gibt, ist ähnlich genug." }

  var swapNote: Sentence {
    "Sätze, Wiederholungen, Anstrengung und Pause bleiben; eine Last ist immer die der Übung selbst."
  }
}
