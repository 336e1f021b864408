internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  var expectationTitle: Sentence { "Ne beklemeli" }

  func chance(_ probability: Double, of expectation: Expectation) -> Sentence {
    let load = load(expectation.expected.load)
    let repetitions = count(expectation.repetitions, "tekrarı")
    let chance = self.chance(probability)
    let claim =
      if probability >= 0.65 {
        "\(load) ile \(repetitions) muhtemelen tamamlarsın (\(chance))"
      } else if probability >= 0.35 {
        "\(load) ile \(repetitions) tamamlayıp tamamlayamayacağın belli değil (\(chance))"
      } else {
        "\(load) ile \(repetitions) muhtemelen tamamlayamazsın (\(chance))"
      }
    guard expectation.expected.isFamiliarLoad else { return "\(claim)." }
    return expectation.expected.isTried
      ? "\(claim); tarihi ve ağırlığı buna yakın setlerinden tahmin edildi."
      : "\(claim), yakın setlerine göre: son zamanlarda bu kadar kaldırmadın."
  }

  func outcomes(_ expectation: Expectation) -> Sentence {
    let expected = expectation.expected
    let interval = expected.interval
    let range =
      interval.count == 1
      ? "tam bu kadar" : "\(interval.lowerBound)–\(interval.upperBound) tekrar"
    let each = expected.outcomes
      .map { "\($0.repetitions): \(numbers.percent(100 * $0.probability))" }
      .joined(separator: ", ")
    let with = expectation.probability == nil ? "\(load(expected.load)) ile " : ""
    return
      "Beklenen: \(with)\(count(expected.median, "tekrar")); 10 seferden en az 8 seferde \(range) "
      + "(\(each))."
  }

  func basis(_ expectation: Expectation) -> Sentence {
    let sessions = count(expectation.expected.sessions, "antrenmana")
    let rough =
      expectation.expected.isFamiliarLoad
      ? ""
      : expectation.expected.isTooLight
        ? " Son en ağır setinden çok daha hafif, bu yüzden kaba bir tahmin."
        : " Son zamanlarda bu kadar kaldırmadın, bu yüzden kaba bir tahmin."
    return "\(sessions) göre: yapabileceğinin en fazlası değil, genelde yaptığın.\(rough)"
  }

  var afterRecord: Sentence {
    "En iyi e1RM son antrenmandan. Sporcular rekorun ertesindeki antrenmanda 3 seferden 2 kez eski "
      + "rekora, 2 seferden 1 kez yenisine ulaşır."
  }

  func surprise(_ usualness: Usualness) -> Sentence {
    let chance = self.chance(usualness.probability)
    return switch usualness.verdict {
    case .usual: "olağan: olasılığı \(chance)"
    case .surprising: "şaşırtıcı: olasılığı \(chance)"
    case .jump where usualness.isFarAbove: "sıçrama ya da yazım hatası: öncekilerin çok üstünde"
    case .jump: "sıçrama ya da yazım hatası: olasılığı \(chance)"
    }
  }

  func shortSurprise(_ usualness: Usualness) -> Sentence {
    switch usualness.verdict {
    case .usual: ""
    case .surprising: "alışılmışın çok üstünde"
    case .jump: "büyük sıçrama: doğru mu yazıldı?"
    }
  }

  /// `%85`, and `%99 üzeri` where rounding would make it certain.
  private func chance(_ probability: Double) -> String {
    let percent = 100 * probability
    if percent >= 99.5 { return "\(numbers.percent(99)) üzeri" }
    return percent < 1 ? "\(numbers.percent(1)) altı" : numbers.percent(percent)
  }
}
