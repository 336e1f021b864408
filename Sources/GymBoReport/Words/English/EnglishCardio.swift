internal import GymBoAnalysis

extension English {
  func title(_ section: CardioOfTheWeek) -> Sentence {
    section.isInProgress
      ? "Cardio, against the same days of the week before" : "Cardio, against the week before"
  }

  func work(_ line: CardioOfTheWeek.Line) -> Sentence {
    let parts = [line.distance.map(numbers.distance), line.time.map(numbers.clock)]
    return Sentence(parts.compactMap(\.self).joined(separator: " in "))
  }

  func pace(_ line: CardioOfTheWeek.Line) -> Sentence {
    line.pace.map { Sentence(numbers.pace($0, line.paceStyle)) } ?? ""
  }

  func change(_ line: CardioOfTheWeek.Line) -> Sentence {
    let length: String? =
      switch line.change {
      case .distance(let metres)?:
        metres.magnitude < 1
          ? "same distance" : numbers.sign(metres) + numbers.distance(metres.magnitude)
      case .time(let seconds)?:
        seconds.magnitude < 1
          ? "same time" : numbers.sign(seconds) + numbers.clock(seconds.magnitude)
      case nil: nil
      }
    return Sentence([length, paceChange(line)].compactMap(\.self).joined(separator: ", "))
  }

  /// `4 s/km faster`; nil where it is not known, or as it was.
  private func paceChange(_ line: CardioOfTheWeek.Line) -> String? {
    guard let change = line.paceChange, let pace = line.pace else { return nil }
    return numbers.paceChange(change, to: pace, line.paceStyle)
      .map { "\($0) \(change < 0 ? "faster" : "slower")" }
  }

  func bests(_ line: CardioOfTheWeek.Line) -> Sentence {
    var parts: [String] = []
    func record(_ best: CardioOfTheWeek.Best) -> String { best.isRecord ? " (a new best)" : "" }
    if let best = line.longest {
      let length =
        line.distance == nil
        ? best.set.seconds.map(numbers.clock) : best.set.metres.map(numbers.distance)
      parts.append("longest \(length ?? "–")\(record(best))")
    }
    if let best = line.fastest, let metres = best.set.metres, let seconds = best.set.seconds,
      metres > 0
    {
      let pace = numbers.pace(seconds / metres, line.paceStyle)
      parts.append("fastest \(pace) over \(numbers.distance(metres))\(record(best))")
    }
    return Sentence(parts.joined(separator: ", "))
  }
}
