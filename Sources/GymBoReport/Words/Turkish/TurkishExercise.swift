internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension Turkish {
  func exercisesTitle(_ count: Int) -> Sentence {
    "\(self.count(count, "hareket")), son yapılan en üstte"
  }

  var exerciseColumns: [Sentence] { ["hareket", "antrenman", "son", "en iyi set", "kaslar"] }

  func muscles(_ muscles: [Muscle]?) -> Sentence {
    guard let muscles else { return "bilinmiyor" }
    return muscles.map(name).joined(separator: ", ")
  }

  func totals(_ headline: ExerciseHeadline) -> [Sentence] {
    var parts = [
      Sentence(count(headline.sessions, "antrenman")),
      Sentence(count(headline.workingSets, "çalışma seti")),
    ]
    if let volume = headline.volume {
      let coverage =
        headline.loadedSets < headline.workingSets
        ? " (\(numbers.whole(headline.loadedSets)) set)" : ""
      parts.append("\(self.volume(volume))\(coverage)")
    }
    return parts
  }

  func facts(_ facts: ExerciseFacts) -> [Sentence] {
    let direct = facts.direct.map(name).joined(separator: ", ")
    let indirect = facts.indirect.map(name).joined(separator: ", ")
    let mechanics: Sentence =
      switch facts.mechanics {
      case .compound: "çok eklemli"
      case .isolation: "tek eklemli"
      }
    return [
      facts.direct.isEmpty ? nil : direct,
      facts.indirect.isEmpty ? nil : "dolaylı: \(indirect)", mechanics,
    ].compactMap(\.self)
  }

  var loadsAreAdded: Sentence {
    "Ağırlıklar vücut ağırlığına eklenmiş sayılır; e1RM yalnız onlara göredir."
  }

  func e1RMHasBody(_ body: Load) -> Sentence {
    "Ağırlıklar vücut ağırlığına eklenen yüktür; e1RM ve yüzdelere vücudun \(load(body)) payı da dahildir."
  }

  var musclesUnknown: Sentence {
    "Kasları bilinmiyor; eşleştirmek için: \(remedy: .mapExercises)"
  }

  func lastTime(_ last: ExerciseHeadline.LastSession) -> Sentence {
    let ago = asOf.map { ", \(self.ago(last.date, on: $0))" as Sentence } ?? ""
    return "Geçen sefer: \(set(last.topSet)), \(dates.date(last.date))\(ago)"
  }

  func next(_ line: SuggestionList.Line, _ expectation: Expectation?) -> Sentence {
    let doubt =
      line.suggestion.continuesFarSet ? "; önceki tüm günlerin çok üstünde: doğru mu yazıldı?" : ""
    guard let expectation, expectation.isSuggested else { return "Sıradaki: \(work(line))\(doubt)" }
    let interval = expectation.expected.interval
    let range =
      interval.count == 1
      ? "\(interval.lowerBound)" : "\(interval.lowerBound)–\(interval.upperBound)"
    return "Sıradaki: \(work(line)); beklenen \(range) tekrar\(doubt)"
  }

  var trendTitle: Sentence { "Trend" }

  // MARK: Series

  func seriesTitle(most count: Int) -> Sentence {
    "Antrenman antrenman, en çok son \(count)"
  }

  func name(_ series: SeriesSection.Name) -> Sentence {
    switch series {
    case .topLoad: "en ağır set"
    case .estimate: "e1RM"
    case .smoothed: "yumuşatılmış"
    case .volume: "hacim"
    case .measure(let measure): name(measure)
    }
  }

  func value(_ value: Double, of series: SeriesSection.Name) -> Sentence {
    switch series {
    case .topLoad: Sentence(Load(kilograms: value).map(load) ?? "–")
    case .estimate, .smoothed: Sentence(estimate(value))
    case .volume: Sentence(volume(value))
    case .measure(let measure): self.value(measure.direction * value, of: measure)
    }
  }

  func smoothed(_ point: StrengthCurve.Point, _ measure: ProgressMeasure) -> Sentence {
    "Bütün antrenmanlardan geçen yumuşatılmış eğride \(name(measure)) şu an "
      + "\(estimate(point.value)); beş antrenmanın "
      + "ortalaması \(numbers.estimateNumber(kilograms: point.interval.lowerBound, in: unit)) ile "
      + "\(estimate(point.interval.upperBound)) arasında (%80)."
  }

  // MARK: Sessions

  func sessionsTitle(_ section: LastSessions) -> Sentence {
    section.isAll ? "Bütün antrenmanlar" : "Son \(count(section.sessions.count, "antrenman"))"
  }

  func session(_ session: LastSessions.Session) -> Sentence {
    var parts: [Sentence] = session.runs.map { run($0.sets, of: $0.work) }
    if parts.isEmpty { parts = ["tamamlanan set yok"] }
    if let volume = session.volume { parts.append(Sentence(self.volume(volume))) }
    if session.hasFailedSet { parts.append("tamamlanamayan set var") }
    if session.isSuspect { parts.append("(şüpheli)") }
    return "\(dates.date(session.date)): \(parts.joined(separator: ", "))"
  }

  // MARK: Own repetition curve

  var curveTitle: Sentence { "Kişisel tekrar eğrisi" }

  func curve(_ refusal: RepetitionCurve.Refusal) -> Sentence {
    let reason =
      switch refusal {
      case .tooFewSets: "birden çok ağırlık içeren 4 haftalık bloklarda toplam 8 set bile yok"
      case .tooFewCounts: "farklı tekrar sayıları 3 taneden az"
      case .tooNarrow: "tekrar sayıları 4 tekrarlık bir aralığa yayılmıyor"
      case .doesNotFall: "tekrarlar, insanlarda olduğu gibi ağırlıkla azalmıyor"
      }
    return "Kayıt bir eğri için yeterli değil: \(reason)."
  }

  var curveRows: [Sentence] {
    ["tekrar", "ağırlık, \(numbers.symbol(of: unit))", "1RM yüzdesi, sen", "genel ortalama"]
  }

  func curve(_ curve: RepetitionCurve) -> Sentence {
    func short(_ value: Double) -> String {
      numbers.fixed(value, decimals: curve.form == .linear ? 1 : 3)
    }
    let interval =
      curve.interval(confidence: intervalConfidence)
      .map { " (%80 aralığı \(short($0.lowerBound)) ile \(short($0.upperBound)))" } ?? ""
    let form = curve.form == .linear ? "Doğrusal" : "Uyarlanmış Epley"
    let rated =
      curve.ratedSets == 0
      ? "her 4 haftanın en iyileri, yedekte ne kaldığı bilinmiyor"
      : "\(numbers.whole(curve.ratedSets)) tanesinde RPE var"
    return "\(form), k \(short(curve.k))\(interval), genel ortalamaya doğru "
      + "\(numbers.percent(100 * curve.shrinkage)) yaklaştırılmış; \(count(curve.sets, "set")), \(rated)."
  }

  // MARK: Intensity

  var intensityTitle: Sentence {
    "\(SetBalance.days) günün yoğunluğu, her antrenmandan önceki "
      + "\(AnalysisOptions.activeDays) günün en iyi e1RM değerine göre"
  }

  func name(_ zone: IntensityZones.Zone) -> Sentence {
    switch zone {
    case .below55: "<%55"
    case .from55: "%55–69"
    case .from70: "%70–79"
    case .from80: "%80–89"
    case .from90: "%90 ve üstü"
    }
  }

  func repetitions(_ count: Int) -> Sentence { Sentence(self.count(count, "tekrar")) }

  func average(_ percent: Double, setsWithout: Int) -> Sentence {
    let unknown =
      setsWithout > 0 ? "; \(count(setsWithout, "set")) için öncesinde e1RM yok" : ""
    return "Ortalama \(numbers.percent(percent))\(unknown)."
  }

  func lastSession(_ session: IntensitySection.Session) -> Sentence {
    var parts: [Sentence] = []
    if let average = session.average { parts.append("ortalama \(numbers.percent(average))") }
    if let inol = session.inol {
      parts.append("\(number(inol: inol)) (\(name(INOL.SessionBand(inol))))")
    }
    if let fatigue = session.fatigue {
      let band =
        switch fatigue.band {
        case .low: "düşük"
        case .medium: "orta"
        case .high: "yüksek"
        }
      parts.append("yorgunluk \(numbers.percent(fatigue.percent, decimals: 1)) (\(band))")
    }
    parts += session.prilepin.map(words)
    return "Son antrenman (\(near(session.date))): \(parts.joined(separator: "; "))."
  }

  private func words(_ row: Prilepin.Row) -> Sentence {
    let range = row.reference.repetitions
    let verdict =
      switch row.verdict {
      case .below: "altında"
      case .within: "içinde"
      case .above: "üstünde"
      }
    return "\(name(row.reference.zone)) bölgesinde \(count(row.repetitions, "tekrar")), Prilepin "
      + "aralığının (\(range.lowerBound)–\(range.upperBound)) \(verdict)"
  }

  func week(inol: Double) -> Sentence {
    "Hafta: \(number(inol: inol)) (\(name(INOL.WeekBand(inol))))."
  }

  private func number(inol: Double) -> String { "INOL " + numbers.fixed(inol, decimals: 2) }

  private func name(_ band: INOL.SessionBand) -> String {
    switch band {
    case .tooLittle: "çok az"
    case .good: "iyi"
    case .tough: "zorlu"
    case .veryTough: "çok zorlu"
    }
  }

  private func name(_ band: INOL.WeekBand) -> String {
    switch band {
    case .easy: "kolay"
    case .tough: "zorlu"
    case .brutal: "yıpratıcı"
    case .tooMuch: "aşırı"
    }
  }
}
