internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension English {
  func exercisesTitle(_ count: Int) -> Sentence {
    "\(self.count(count, "exercise")), the one done last first"
  }

  var exerciseColumns: [Sentence] { ["exercise", "sessions", "last", "best set", "muscles"] }

  func muscles(_ muscles: [Muscle]?) -> Sentence {
    guard let muscles else { return "not known" }
    return muscles.map(name).joined(separator: ", ")
  }

  func totals(_ headline: ExerciseHeadline) -> [Sentence] {
    var parts = [
      Sentence(count(headline.sessions, "session")),
      Sentence(count(headline.workingSets, "working set")),
    ]
    if let volume = headline.volume {
      let coverage =
        headline.loadedSets < headline.workingSets
        ? " from \(count(headline.loadedSets, "set"))" : ""
      parts.append("\(self.volume(volume))\(coverage)")
    }
    return parts
  }

  func facts(_ facts: ExerciseFacts) -> [Sentence] {
    let direct = facts.direct.map(name).joined(separator: ", ")
    let indirect = facts.indirect.map(name).joined(separator: ", ")
    let mechanics: Sentence =
      switch facts.mechanics {
      case .compound: "compound"
      case .isolation: "isolation"
      }
    return [
      facts.direct.isEmpty ? nil : direct,
      facts.indirect.isEmpty ? nil : "indirect: \(indirect)", mechanics,
    ].compactMap(\.self)
  }

  var loadsAreAdded: Sentence { "Loads are taken as added to body weight; e1RM is of them alone." }

  func e1RMHasBody(_ body: Load) -> Sentence {
    "Loads are of what was added to body weight; e1RM and percentages count \(load(body)) of it too."
  }

  var musclesUnknown: Sentence {
    "Its muscles are not known; map it with \(remedy: .mapExercises)"
  }

  func lastTime(_ last: ExerciseHeadline.LastSession) -> Sentence {
    let ago = asOf.map { ", \(self.ago(last.date, on: $0))" as Sentence } ?? ""
    return "Last time: \(set(last.topSet)) on \(dates.date(last.date))\(ago)"
  }

  func next(_ line: SuggestionList.Line, _ expectation: Expectation?) -> Sentence {
    let doubt = line.suggestion.continuesFarSet ? "; far above all days before: typed right?" : ""
    guard let expectation, expectation.isSuggested else { return "Next: \(work(line))\(doubt)" }
    let interval = expectation.expected.interval
    let range =
      interval.count == 1
      ? "\(interval.lowerBound)" : "\(interval.lowerBound) to \(interval.upperBound)"
    return "Next: \(work(line)); expect \(range) repetitions\(doubt)"
  }

  var trendTitle: Sentence { "Trend" }

  // MARK: Series

  func seriesTitle(most count: Int) -> Sentence {
    "Session by session, the last \(count) at most"
  }

  func name(_ series: SeriesSection.Name) -> Sentence {
    switch series {
    case .topLoad: "top load"
    case .estimate: "e1RM"
    case .smoothed: "smoothed"
    case .volume: "volume"
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
    "Smoothed over all sessions the \(name(measure)) is now \(estimate(point.value)); five sessions average "
      + "\(numbers.estimateNumber(kilograms: point.interval.lowerBound, in: unit)) to "
      + "\(estimate(point.interval.upperBound)) (80 %)."
  }

  // MARK: Sessions

  func sessionsTitle(_ section: LastSessions) -> Sentence {
    section.isAll ? "All sessions" : "Last \(count(section.sessions.count, "session"))"
  }

  func session(_ session: LastSessions.Session) -> Sentence {
    var parts: [Sentence] = session.runs.map { run($0.sets, of: $0.work) }
    if parts.isEmpty { parts = ["no completed set"] }
    if let volume = session.volume { parts.append(Sentence(self.volume(volume))) }
    if session.hasFailedSet { parts.append("a failed set") }
    if session.isSuspect { parts.append("(doubtful)") }
    return "\(dates.date(session.date)): \(parts.joined(separator: ", "))"
  }

  // MARK: Own repetition curve

  var curveTitle: Sentence { "Own repetition curve" }

  func curve(_ refusal: RepetitionCurve.Refusal) -> Sentence {
    let reason =
      switch refusal {
      case .tooFewSets: "fewer than 8 sets in blocks of 4 weeks that hold more than one load"
      case .tooFewCounts: "fewer than 3 different repetition counts"
      case .tooNarrow: "the repetition counts span fewer than 4"
      case .doesNotFall: "in these sets more load did not mean fewer repetitions"
      }
    return "Not enough different weights to fit your own curve: \(reason)."
  }

  var curveRows: [Sentence] {
    ["repetitions", "load, \(numbers.symbol(of: unit))", "of the own 1RM", "people in general"]
  }

  func curve(_ curve: RepetitionCurve) -> Sentence {
    func short(_ value: Double) -> String {
      numbers.fixed(value, decimals: curve.form == .linear ? 1 : 3)
    }
    let interval =
      curve.interval(confidence: intervalConfidence)
      .map { " (80 % interval \(short($0.lowerBound)) to \(short($0.upperBound)))" } ?? ""
    let form = curve.form == .linear ? "Linear" : "Modified Epley"
    let rated =
      curve.ratedSets == 0
      ? "the best of each 4 weeks, what was left in reserve is not known"
      : "\(numbers.whole(curve.ratedSets)) of them with an RPE"
    return "\(form), k \(short(curve.k))\(interval), drawn to people in general by "
      + "\(numbers.percent(100 * curve.shrinkage)); from \(count(curve.sets, "set")), \(rated)."
  }

  // MARK: Intensity

  var intensityTitle: Sentence {
    "Intensity of \(SetBalance.days) days, by the best e1RM of the "
      + "\(AnalysisOptions.activeDays) days before each session"
  }

  func name(_ zone: IntensityZones.Zone) -> Sentence {
    switch zone {
    case .below55: "<55 %"
    case .from55: "55–69 %"
    case .from70: "70–79 %"
    case .from80: "80–89 %"
    case .from90: "90 % and more"
    }
  }

  func repetitions(_ count: Int) -> Sentence { Sentence(self.count(count, "repetition")) }

  func average(_ percent: Double, setsWithout: Int) -> Sentence {
    let unknown =
      setsWithout > 0 ? "; \(count(setsWithout, "set")) without an e1RM before" : ""
    return "\(numbers.percent(percent)) on average\(unknown)."
  }

  func lastSession(_ session: IntensitySection.Session) -> Sentence {
    var parts: [Sentence] = []
    if let average = session.average { parts.append("\(numbers.percent(average)) on average") }
    if let inol = session.inol {
      parts.append("\(number(inol: inol)) (\(name(INOL.SessionBand(inol))))")
    }
    if let fatigue = session.fatigue {
      let band =
        switch fatigue.band {
        case .low: "low"
        case .medium: "medium"
        case .high: "high"
        }
      parts.append("fatigue \(numbers.percent(fatigue.percent, decimals: 1)) (\(band))")
    }
    parts += session.prilepin.map(words)
    return "Last session (\(near(session.date))): \(parts.joined(separator: "; "))."
  }

  private func words(_ row: Prilepin.Row) -> Sentence {
    let range = row.reference.repetitions
    let verdict =
      switch row.verdict {
      case .below: "below"
      case .within: "within"
      case .above: "above"
      }
    return "\(count(row.repetitions, "repetition")) at \(name(row.reference.zone)), \(verdict) "
      + "Prilepin's \(range.lowerBound)–\(range.upperBound)"
  }

  func week(inol: Double) -> Sentence {
    "The week: \(number(inol: inol)) (\(name(INOL.WeekBand(inol))))."
  }

  private func number(inol: Double) -> String { "INOL " + numbers.fixed(inol, decimals: 2) }

  private func name(_ band: INOL.SessionBand) -> String {
    switch band {
    case .tooLittle: "too little"
    case .good: "good"
    case .tough: "tough"
    case .veryTough: "very tough"
    }
  }

  private func name(_ band: INOL.WeekBand) -> String {
    switch band {
    case .easy: "easy"
    case .tough: "tough"
    case .brutal: "brutal"
    case .tooMuch: "too much"
    }
  }
}
