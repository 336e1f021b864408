internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension Turkish {
  func swapTitle(_ swaps: ExerciseSwaps) -> Sentence {
    guard let work = swaps.work else { return "\(name: swaps.name) yerine" }
    let effort = work.rpe.map { ", RPE \(numbers.short($0, decimals: 1))" } ?? ""
    return
      "\(name: swaps.name) yerine; son yapılan: \(run(work.sets, of: SetWork(work)))\(effort), "
      + "\(near(work.date))"
  }

  var swapColumns: [Sentence] { ["", "benzer", "yapılacak", "neden"] }

  func work(_ row: SwapRow) -> Sentence {
    if let set = row.set { return row.sets.map { run($0, of: set) } ?? self.set(set) }
    return row.sets.map { Sentence(count($0, "set")) } ?? ""
  }

  func why(_ swap: Swap, hasHistory: Bool) -> Sentence {
    let muscles =
      switch swap.alike.muscles {
      case 0.999...: "aynı kaslar"
      case 0.9...: "neredeyse aynı kaslar"
      default: "çoğunlukla aynı kaslar"
      }
    let movement =
      switch swap.alike.movement {
      case .same: "aynı hareket kalıbı"
      case .related: "yakın hareket kalıbı"
      case .different: "başka hareket kalıbı"
      }
    var parts = [muscles, movement]
    if swap.alike.muscles >= 0.999, swap.alike.movement == .same {
      parts = ["aynı kaslar ve hareket kalıbı"]
    }
    switch swap.alike.sides {
    case .same: break
    case .oneAtATime: parts.append("her seferinde tek taraf")
    case .both: parts.append("iki taraf birlikte")
    }
    let alike = parts.joined(separator: ", ")
    return hasHistory ? "\(alike); \(source(swap))" : Sentence(alike)
  }

  private func source(_ swap: Swap) -> String {
    switch swap.load {
    case .last(let last):
      "senin kaydın: \(load(last.load)) × \(last.repetitions), \(near(last.date))"
    case .estimate(_, let maximum): "kendi e1RM değerinden: \(estimate(maximum.kilograms))"
    case .unloaded(let work): "\(near(work.date)) tarihindeki gibi"
    case .longAgo(let last):
      "son olarak \(load(last.load)) × \(last.repetitions), \(near(last.date)): daha hafif başla, RPE 7"
    case .unknown:
      swap.needsLoad ? "senin için yeni: hafif başla, RPE 7" : "setler RPE 8 olana kadar"
    }
  }

  var noSwaps: Sentence { "Eldeki ekipmanla yeterince benzeyen bir hareket yok." }

  var swapNote: Sentence {
    "Set, tekrar, zorluk ve dinlenme aynı kalır; ağırlık her zaman o hareketin kendisinindir."
  }
}
