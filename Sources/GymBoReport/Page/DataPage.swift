internal import GymBoAnalysis
internal import GymBoLog

extension HTMLPage {
  /// What the page was computed from, what is doubtful in it, and how the numbers are made.
  mutating func write(_ data: DataNotes, _ notes: PageNotes, version: String?) {
    writeFiles(data)
    if notes.notes.isEmpty {
      paragraph(words.issues(data))
    } else {
      write(notes, count: data.issues)
    }
    writeMethods(data, notes, version: version)
  }

  /// What the page was computed from.
  mutating func writeFiles(_ data: DataNotes) {
    html.open("ul")
    for file in data.files {
      html.element("li", text: "\(words.rows(of: file))\(words.unit(of: file))")
    }
    html.close("ul")
    if data.moreFiles > 0 { paragraph(words.moreFiles(data.moreFiles)) }
    if data.assumesKilograms { paragraph(words.kilogramsAssumed) }
    if !data.mergedNames.isEmpty {
      paragraph(words.mergedNames(data.mergedNames, more: data.moreMergedNames))
    }
  }

  /// How the numbers are made.
  mutating func writeMethods(_ data: DataNotes, _ notes: PageNotes, version: String?) {
    if let method = data.method {
      let later: Sentence = data.later > 0 ? " " + words.laterSets(data.later) : ""
      paragraph(words.method(method) + later)
    }
    if !notes.methods.isEmpty { write(notes.methods) }
    if let version { remark(words.version(version)) }
  }

  private mutating func write(_ notes: PageNotes, count: Int) {
    html.open("details")
    html.element("summary", text: words.notesTitle(count))
    html.open("ul")
    for note in notes.notes {
      let issue = note.issue
      html.open("li")
      html.element("b", text: words.lead(issue.severity))
      html.text(" ")
      html.sentence(words.sentence(issue.rule))
      let place = words.place(of: issue, file: note.file)
      if !place.isEmpty {
        html.element("span", .style("soft"), text: " \(place): ")
      }
      html.text(" ")
      let found = issue.doubt.map(words.doubt) ?? "\(name: issue.original)"
      html.element("q", text: found)
      if let proposal = issue.proposal { html.sentence(" → \(words.proposal(proposal))") }
      html.close("li")
    }
    html.close("ul")
    if notes.more > 0 { remark(words.moreNotes(notes.more, files: notes.files)) }
    html.close("details")
  }

  private mutating func write(_ methods: [MethodDeclaration]) {
    html.open("details")
    html.element("summary", text: words.methodsTitle)
    html.open("dl")
    for method in methods {
      if let explanation = words.explanation(method) {
        html.element("dt", text: explanation.name)
        html.open("dd")
        paragraph(explanation.meaning)
        remark("\(words.evidenceTitle): \(words.name(method.evidence)).")
        remark(words.exactFormula)
        let exact = Language.standard.words(unit: words.unit, asOf: words.asOf)
        html.open("div", .init("lang", .key(type(of: exact).code)))
        write(method, exact)
        html.close("div")
      } else {
        html.element("dt", text: Sentence(method.name))
        html.open("dd")
        write(method, words)
      }
      html.close("dd")
    }
    html.close("dl")
    html.close("details")
  }

  /// A method as it is declared.
  private mutating func write(_ method: MethodDeclaration, _ words: any Words) {
    html.element("code", text: Sentence(method.formula))
    if !method.constants.isEmpty { paragraph(words.constants(method)) }
    paragraph("\(words.range(method)) \(words.evidence(method))")
  }
}
