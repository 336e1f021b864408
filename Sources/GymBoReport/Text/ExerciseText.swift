internal import GymBoAnalysis
internal import GymBoLog

extension ExerciseReport {
  /// Everything about one exercise: trend, what to lift next, records, series, repetition bands, last sessions.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: findings.asOf)
    let sections = sections
    page.write(sections.headline, next: sections.suggestion, sections.expectation, words)
    page.write(sections.trend, words)
    if let suggestion = sections.suggestion { page.write(suggestion, words) }
    if let expectation = sections.expectation { page.write(expectation, words) }
    page.write(sections.records, words)
    if let curve = sections.curve { page.write(curve, words) }
    page.write(sections.series, words)
    page.write(sections.repetitionBands, isWholeHistory: true, words)
    if let intensity = sections.intensity { page.write(intensity, words) }
    page.write(sections.lastSessions, words)
    return page.text
  }
}

extension TextPage {
  /// What the exercise is, what was lifted last time, and what comes next.
  fileprivate mutating func write(
    _ headline: ExerciseHeadline, next: SuggestionList?, _ expectation: Expectation?,
    _ words: any Words
  ) {
    line(Sentence(headline.name), ink: .bold)
    if let last = headline.lastSession { line(words.lastTime(last)) }
    if let next = next?.lines.first { paragraph(words.next(next, expectation), hanging: 2) }
    items(words.totals(headline))
    if let facts = headline.facts {
      items(words.facts(facts))
      if let body = headline.bodyLoad {
        paragraph(words.e1RMHasBody(body))
      } else if headline.loadsAreAdded {
        line(words.loadsAreAdded)
      }
    } else {
      line(words.musclesUnknown)
    }
  }

  fileprivate mutating func write(_ trend: TrendSection, _ words: any Words) {
    heading(words.trendTitle)
    paragraph(
      words.summary(trend), lead: (words.lead(trend), Ink(trend.state.tone)), indent: 2, hanging: 2
    )
    let further = [words.evidence(trend), words.reason(trend)].compactMap(\.self)
    for sentence in further + trend.notes.map(words.note) {
      paragraph(sentence, indent: 2, hanging: 2)
    }
  }

  fileprivate mutating func write(_ expectation: Expectation, _ words: any Words) {
    heading(words.expectationTitle)
    if let probability = expectation.probability, !expectation.expected.isTooLight {
      paragraph(words.chance(probability, of: expectation), indent: 2, hanging: 2)
    }
    paragraph(words.outcomes(expectation), indent: 2, hanging: 2)
    paragraph(words.basis(expectation), indent: 2, hanging: 2)
    if expectation.isAfterRecord { paragraph(words.afterRecord, indent: 2, hanging: 2) }
  }

  /// The lifter's own curve of load and repetitions, compared with that of people in general.
  fileprivate mutating func write(
    _ curve: Result<RepetitionCurve, RepetitionCurve.Refusal>, _ words: any Words
  ) {
    heading(words.curveTitle)
    switch curve {
    case .failure(let refusal): paragraph(words.curve(refusal), indent: 2, hanging: 2)
    case .success(let curve):
      let rows = curve.shownRows
      let numbers = words.numbers
      let values: [(RepetitionCurve.Row) -> String] = [
        { "\($0.repetitions)" },
        { numbers.estimateNumber(kilograms: $0.kilograms, in: words.unit) },
        { numbers.percent($0.percent) }, { numbers.percent($0.population) },
      ]
      var table = AlignedTable([.left] + rows.map { _ in .right })
      for (name, value) in zip(words.curveRows, values) {
        table.add([.init(name)] + rows.map { .init(value($0)) })
      }
      self.table(table)
      paragraph(words.curve(curve), indent: 2, hanging: 2)
    }
  }

  fileprivate mutating func write(_ section: LastSessions, _ words: any Words) {
    heading(words.sessionsTitle(section))
    for session in section.sessions {
      let isOneDigit = session.date.components.day < 10
      paragraph(
        words.session(session), indent: isOneDigit ? 3 : 2, hanging: isOneDigit ? 12 : 13)
    }
  }
}
