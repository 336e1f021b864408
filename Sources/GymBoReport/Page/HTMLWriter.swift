/// The only type that writes HTML. It has a door for markup of this package, one for text, one for names from the data, and
/// one for each kind of attribute value. Names of elements and attributes are literals of the source (`StaticString`), so text
/// from the data can become neither an element nor an attribute.
struct HTMLWriter {
  /// The document so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// How the door that shows the page says what its reader can do.
  let remedy: @Sendable (Remedy) -> String
  /// The number of each lift's panel by the lift's name; sentences link the names that are here.
  var panels: [String: Int] = [:]

  init(remedy: @escaping @Sendable (Remedy) -> String) {
    self.remedy = remedy
    bytes.reserveCapacity(1 << 18)
  }

  // MARK: Markup

  /// Markup of this package, as it is.
  mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// The text of a file of this package, such as the style sheet, as it is.
  mutating func resource(_ text: PageResource) { bytes.append(contentsOf: text.bytes) }

  /// An attribute of an element.
  struct Attribute {
    enum Value {
      /// A word of this package.
      case word(StaticString)
      case number(Int)
      /// Tenths of a percent.
      case percent(tenths: Int)
      case id(PageID)
      /// A link to a place in the page.
      case link(PageID)
      /// A link to a file in the same folder.
      case file(String)
      /// Words for people.
      case text(Sentence)
      /// A key by which the script finds an element.
      case key(String)
      case box(PlotBox)
      case path(PathData)
      /// Numbers between blanks.
      case numbers([Int])
      /// None: the attribute is there or not.
      case none
    }

    let name: StaticString
    let value: Value

    init(_ name: StaticString, _ value: Value) {
      self.name = name
      self.value = value
    }

    static func word(_ name: StaticString, _ word: StaticString) -> Attribute {
      Attribute(name, .word(word))
    }
    static func style(_ word: StaticString) -> Attribute { Attribute("class", .word(word)) }
    static func id(_ id: PageID) -> Attribute { Attribute("id", .id(id)) }
    static func link(_ id: PageID) -> Attribute { Attribute("href", .link(id)) }
    static func label(_ text: Sentence) -> Attribute { Attribute("aria-label", .text(text)) }
    static let hidden = Attribute("aria-hidden", .word("true"))
  }

  /// A start tag.
  mutating func open(_ name: StaticString, _ attributes: Attribute...) {
    start(name, attributes)
  }

  /// An end tag.
  mutating func close(_ name: StaticString) {
    markup("</")
    markup(name)
    markup(">")
  }

  /// An element with what is written inside of it.
  mutating func element(
    _ name: StaticString, _ attributes: Attribute..., content: (inout HTMLWriter) -> Void
  ) {
    start(name, attributes)
    content(&self)
    close(name)
  }

  /// An element with a sentence in it.
  mutating func element(_ name: StaticString, _ attributes: Attribute..., text: Sentence) {
    start(name, attributes)
    sentence(text)
    close(name)
  }

  /// An element with a sentence in it whose names are no links.
  mutating func element(
    _ name: StaticString, _ attributes: Attribute..., unlinked text: Sentence
  ) {
    start(name, attributes)
    unlinked(text)
    close(name)
  }

  /// An element of SVG without content.
  mutating func shape(_ name: StaticString, _ attributes: Attribute...) {
    start(name, attributes, end: "/>")
  }

  private mutating func start(
    _ name: StaticString, _ attributes: [Attribute], end: StaticString = ">"
  ) {
    markup("<")
    markup(name)
    for attribute in attributes {
      markup(" ")
      markup(attribute.name)
      if case .none = attribute.value { continue }
      markup("=\"")
      write(attribute.value)
      markup("\"")
    }
    markup(end)
  }

  private mutating func write(_ value: Attribute.Value) {
    switch value {
    case .word(let word): markup(word)
    case .number(let number): decimal(number)
    case .percent(let tenths):
      if tenths < 0 { markup("-") }
      decimal(Int(tenths.magnitude) / 10)
      if tenths % 10 != 0 {
        markup(".")
        decimal(Int(tenths.magnitude) % 10)
      }
      markup("%")
    case .id(let id): write(id)
    case .link(let id):
      markup("#")
      write(id)
    case .file(let name): relativeAddress(name)
    case .text(let sentence):
      for run in sentence.runs { escape(PageText.attribute(plain(run))) }
    case .key(let key): escape(PageText.attribute(key))
    case .box(let box): numbers([box.x, box.y, box.width, box.height])
    case .path(let path): bytes.append(contentsOf: path.text)
    case .numbers(let list): numbers(list)
    case .none: break
    }
  }

  private mutating func write(_ id: PageID) {
    switch id {
    case .part(let part): markup(part.id)
    case .numbered(let kind, let number):
      markup(kind)
      decimal(number)
    case .named(let name): markup(name)
    }
  }

  /// A file of the same folder as an address. Every byte that could mean something in an address is written as its number.
  private mutating func relativeAddress(_ name: String) {
    markup("./")
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      default:
        markup("%")
        bytes.append(contentsOf: [byte >> 4, byte & 15].map { $0 < 10 ? 48 + $0 : 55 + $0 })
      }
    }
  }

  private mutating func numbers(_ list: [Int]) {
    for (index, number) in list.enumerated() {
      if index > 0 { markup(" ") }
      decimal(number)
    }
  }

  /// A whole number in digits, as machines read it.
  mutating func decimal(_ number: Int) { MachineNumber.append(Int64(number), to: &bytes) }

  /// A number as a language writes it: digits and marks of this package.
  mutating func number(_ figure: NumberStyle.Figure, _ style: NumberStyle) {
    style.append(figure, to: &bytes)
  }

  /// A day of a year as a language writes it: digits and names of this package.
  mutating func day(_ day: Int, ofMonth month: Int, _ style: DateStyle) {
    style.append(day: day, month: month, to: &bytes)
  }

  // MARK: Text

  /// Words for people: names from the data isolated, lifts linked to their panels.
  mutating func sentence(_ sentence: Sentence) {
    for run in sentence.runs {
      guard case .name(let name) = run, let panel = panels[name] else {
        write(run)
        continue
      }
      start("a", [.link(.numbered("l", panel))])
      isolated(name)
      close("a")
    }
  }

  /// The same without links, where a link may not be or would lead nowhere else.
  mutating func unlinked(_ sentence: Sentence) {
    for run in sentence.runs { write(run) }
  }

  /// A run without a link. What the reader can do is a command or a call, set apart from the words.
  private mutating func write(_ run: Sentence.Run) {
    switch run {
    case .name, .file: isolated(plain(run))
    case .text: text(plain(run))
    case .remedy:
      start("code", [])
      text(plain(run))
      close("code")
    }
  }

  /// The same without any markup, for a document's title.
  mutating func title(_ sentence: Sentence) {
    for run in sentence.runs { escape(PageText.attribute(plain(run))) }
  }

  /// Words that no markup is needed in.
  mutating func text(_ text: String) { escape(PageText.words(text)) }

  /// Words for a cell that never breaks its line, so that no blank needs to hold a number and its unit together.
  mutating func line(_ sentence: Sentence) {
    for run in sentence.runs { escape(PageText.line(plain(run))) }
  }

  /// The same of words alone.
  mutating func line(_ words: String) { escape(PageText.line(words)) }

  private mutating func isolated(_ name: String) {
    markup("<bdi translate=\"no\">")
    escape(PageText.name(name))
    markup("</bdi>")
  }

  private func plain(_ run: Sentence.Run) -> String {
    switch run {
    case .text(let text), .name(let text): text
    case .file(let file): PageText.lastPart(file)
    case .remedy(let remedy): self.remedy(remedy.ofLastParts)
    }
  }

  /// Text with everything escaped that means something in HTML, in an element or between the quotes of an attribute.
  private mutating func escape(_ safe: String) {
    guard HTMLWriter.hasSpecial(safe) else { return bytes.append(contentsOf: safe.utf8) }
    for byte in safe.utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&#34;")
      case UInt8(ascii: "'"): markup("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  private static func hasSpecial(_ text: String) -> Bool {
    let bytes = text.utf8.span
    return bytes.indices.contains { isSpecial(bytes[$0]) }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}

/// A place in the page: ids are words of this package and numbers, never text from the data.
enum PageID {
  case part(PagePart)
  /// A letter for what it is, and its number.
  case numbered(StaticString, Int)
  case named(StaticString)
}

/// A file of this package that is written into every page as it is.
struct PageResource {
  let bytes: [UInt8]

  static let style = PageResource(bytes: PackageResources.page_css)
  static let script = PageResource(bytes: PackageResources.page_js)
}

extension Remedy {
  /// The same with the last part of each file's path alone: a page is made to be sent.
  fileprivate var ofLastParts: Remedy {
    switch self {
    case .check(let files): .check(files: files.map(PageText.lastPart))
    case .suggest(let files): .suggest(files: files.map(PageText.lastPart))
    case .sayUnit, .sayDateOrder, .sayZone, .sayBodyWeight, .mapExercises, .choose, .printAll,
      .print, .readAsBatch, .readStore, .listFormats, .readFoundColumns, .sayColumns, .saveProgram,
      .chooseDay:
      self
    }
  }
}
