/// A page while it is written: what writes HTML, and the words. Each part of the page is an extension in a file of its own.
struct HTMLPage {
  var html: HTMLWriter
  let words: any Words
  let style: PageStyle

  init(_ style: PageStyle, _ words: any Words) {
    html = HTMLWriter(remedy: style.remedy)
    self.words = words
    self.style = style
  }

  /// A part of the page with its heading.
  /// - Parameter title: nil for the part's own.
  mutating func part(
    _ part: PagePart, _ title: Sentence? = nil, _ content: (inout HTMLPage) -> Void
  ) {
    html.markup("\n")
    html.open(
      "section", .id(.part(part)), .init("aria-labelledby", .id(.numbered("h-", part.number))))
    html.element("h2", .id(.numbered("h-", part.number)), unlinked: title ?? words.title(part))
    content(&self)
    html.close("section")
  }

  /// A paragraph, unless it is empty.
  mutating func paragraph(_ sentence: Sentence?) {
    guard let sentence, !sentence.isEmpty else { return }
    html.element("p", text: sentence)
  }

  /// A paragraph that explains.
  mutating func remark(_ sentence: Sentence) {
    if !sentence.isEmpty { html.element("p", .style("soft"), text: sentence) }
  }

  /// A word for a state or a kind of news, with a sign: never a colour alone.
  mutating func chip(_ words: Sentence, _ tone: Tone, sign: StaticString) {
    html.element("span", .style(tone.style)) { html in
      html.element("span", .hidden) { html in
        html.markup(sign)
        html.markup(" ")
      }
      html.unlinked(words)
    }
  }

  /// Buttons of which one is chosen.
  /// - Parameters:
  ///   - id: a letter; the buttons' ids are it and the place of each choice.
  ///   - chosen: the place of the one that is chosen.
  mutating func choice(
    _ id: StaticString, _ legend: Sentence, _ choices: [(number: Int, name: Sentence)], chosen: Int
  ) {
    html.element("fieldset", .style("choice")) { html in
      html.element("legend", text: legend)
      for choice in choices {
        let button = PageID.numbered(id, choice.number)
        let attributes: [HTMLWriter.Attribute] = [
          .word("type", "radio"), .init("name", .word(id)), .id(button),
        ]
        if choice.number == chosen {
          html.open("input", attributes[0], attributes[1], attributes[2], .init("checked", .none))
        } else {
          html.open("input", attributes[0], attributes[1], attributes[2])
        }
        html.element("label", .init("for", .id(button)), text: choice.name)
      }
    }
  }

  /// A table in a box of its own, which scrolls where it is too wide.
  /// - Parameter columns: titles; an empty one is the title of no column.
  mutating func table(
    _ style: StaticString = "", label: Sentence, columns: [Sentence],
    _ rows: (inout HTMLPage) -> Void
  ) {
    html.open(
      "div", .style("scroll"), .word("tabindex", "0"), .word("role", "group"), .label(label))
    html.open("table", .style(style))
    if !columns.isEmpty {
      html.markup("<thead><tr>")
      for column in columns {
        html.markup(column.isEmpty ? "<td>" : "<th>")
        html.sentence(column)
      }
      html.markup("</thead>")
    }
    html.markup("<tbody>")
    rows(&self)
    html.markup("</tbody></table></div>")
  }

  /// The first cell of a row, which names it.
  mutating func rowHead(_ sentence: Sentence) {
    html.markup("<tr><th scope=\"row\">")
    html.sentence(sentence)
  }

  /// A cell; the end tags of cells and rows are left out, as HTML allows.
  /// - Parameter title: the column's, where a phone shows rows as lines.
  mutating func cell(_ sentence: Sentence?, title: Sentence? = nil) {
    if let title, sentence != nil {
      html.open("td", .init("data-title", .text(title)))
    } else {
      html.markup("<td>")
    }
    if let sentence { html.sentence(sentence) }
  }
}

extension PagePart {
  /// The part's place in the page.
  var number: Int { PagePart.allCases.firstIndex(of: self) ?? 0 }

  var id: StaticString {
    switch self {
    case .week: "week"
    case .bests: "bests"
    case .attention: "attention"
    case .insights: "insights"
    case .next: "next"
    case .plan: "plan"
    case .lifts: "lifts"
    case .muscles: "muscles"
    case .balance: "balance"
    case .history: "history"
    case .streaks: "streaks"
    case .body: "body"
    case .data: "data"
    }
  }
}

extension Tone {
  /// The class of a chip.
  var style: StaticString {
    switch self {
    case .neutral: "chip"
    case .good: "chip good"
    case .care, .bad: "chip care"
    }
  }

  /// The sign of an item that needs attention.
  var sign: StaticString {
    switch self {
    case .neutral, .good: "·"
    case .care: "!"
    case .bad: "↘"
    }
  }
}
