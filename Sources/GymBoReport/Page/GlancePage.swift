extension HTMLPage {
  /// What a reader asks first, with links to the parts that say more, and the search for a lift. The next workout is last: it is
  /// the longest, and who looks for another lift finds the field below it.
  mutating func write(_ glance: PageGlance) {
    html.open("dl", .style("glance"))
    for line in PageGlance.Line.allCases where line != .muscles || glance.knowsMuscles {
      html.open("div")
      html.open("dt")
      html.element("a", .link(.part(line.part)), text: words.name(ofLine: line))
      html.close("dt")
      html.open("dd")
      answer(line, glance)
      html.close("dd")
      html.close("div")
    }
    html.close("dl")
    find()
  }

  private mutating func answer(_ line: PageGlance.Line, _ glance: PageGlance) {
    switch line {
    case .stuck:
      if glance.stuck.isEmpty {
        html.sentence(
          glance.isPaused ? words.noLiftIsJudged : words.nothingIsStuck(lower: glance.lower))
      }
      list(glance.stuck.map(words.sentence), more: glance.moreStuck, .lifts)
    case .next:
      if let planned = glance.planned { return html.sentence(words.nextWorkout(planned)) }
      let lines = glance.next.lines
      if lines.isEmpty { html.sentence(words.noSuggestions) }
      if let occasion = words.occasion(of: glance.next) { html.unlinked(occasion) }
      let named = lines.prefix(PageGlance.liftsNamed)
      list(named.map(words.inBrief), more: lines.count - named.count, .next)
      let signs = NextSign.all(in: named.map(\.suggestion)).filter { $0 == .orMore }
      if !signs.isEmpty { remark(words.nextKey(signs)) }
    case .muscles:
      if !glance.lowMuscles.isEmpty {
        html.sentence(
          words.lowMuscles(
            glance.lowMuscles, idle: glance.idleMuscles, most: PageGlance.musclesNamed))
        html.text(" ")
      }
      if let muscles = glance.muscles {
        html.sentence(words.fewSets(muscles, isFurther: !glance.lowMuscles.isEmpty))
      }
    case .pause: html.sentence(words.lastPause(glance.calendar))
    }
  }

  /// Lifts, a line each, and a link to where the others are.
  private mutating func list(_ lifts: [Sentence], more: Int, _ part: PagePart) {
    guard !lifts.isEmpty else { return }
    html.open("ul")
    for lift in lifts {
      html.markup("<li>")
      html.sentence(lift)
    }
    if more > 0 {
      html.markup("<li>")
      html.element("a", .link(.part(part)), text: words.andMoreLifts(more))
    }
    html.close("ul")
  }

  /// The field that finds a lift by its names; it is hidden until the script shows it, and fills the list below.
  private mutating func find() {
    html.open("p", .style("find"), .init("hidden", .none))
    html.element("label", .init("for", .id(.named("find"))), text: words.findLift)
    html.text(" ")
    html.open(
      "input", .word("type", "search"), .id(.named("find")), .word("autocomplete", "off"))
    html.close("p")
    html.open("div", .style("found"), .word("role", "status"))
    html.element("p", .style("soft"), .init("hidden", .none), text: words.noLiftFound)
    html.element("ul") { _ in }
    html.close("div")
  }
}
