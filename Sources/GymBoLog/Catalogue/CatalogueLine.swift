/// One movement of the catalogue: what all its exercises share, and what they are done with.
///
/// A line of the tables reads
/// `name | implements | direct muscles | indirect muscles | movement | traits | further names`:
/// - implements: the usual one first; `dumbbell: total` overrides how the load of that implement counts;
/// - traits: mechanics and region, then `cardio` or `stretching` where it is no strength work;
/// - further names: apart by `;`, as people write them; `air squat @ bodyweight` is a name that says its implement.
/// `-` is an empty list. Muscles and traits are read when they are asked for: start-up reads names alone.
struct CatalogueLine: Sendable {
  private let table: String
  private let fields: [Range<Int>]
  /// What it is done with, the usual one first.
  let implements: [Implement]

  /// - Returns: nil if the line does not have the seven fields, or an implement is unknown.
  init?(_ table: String, _ line: Range<Int>) {
    let bytes = table.utf8.span
    fields = TableText.fields(bytes, line, separatedBy: "|")
    guard fields.count == 7, !fields[0].isEmpty else { return nil }
    var implements: [Implement] = []
    var isRead = true
    TableText.forEachField(bytes, fields[1], separatedBy: ",") { item in
      var word = item
      if let colon = item.first(where: { bytes[$0] == UInt8(ascii: ":") }) {
        word = item.lowerBound..<colon
      }
      if let implement = implementWords[bytes.extracting(word)] {
        implements.append(implement)
      } else {
        isRead = false
      }
    }
    guard isRead else { return nil }
    self.table = table
    self.implements = implements
  }

  var name: String { TableText.text(table, fields[0]) }

  /// Calls with the name, then with each further name and the implement it tells, if any.
  /// - Returns: whether every implement they tell is one.
  func forEachName(_ body: (Span<UInt8>, Implement?) -> Void) -> Bool {
    let bytes = table.utf8.span
    body(bytes.extracting(fields[0]), nil)
    if fields[6].count == 1, bytes[fields[6].lowerBound] == UInt8(ascii: "-") { return true }
    var areRead = true
    TableText.forEachField(bytes, fields[6], separatedBy: ";") { alias in
      guard let at = alias.first(where: { bytes[$0] == UInt8(ascii: "@") }) else {
        body(bytes.extracting(alias), nil)
        return
      }
      TableText.forEachField(bytes, (at + 1)..<alias.upperBound, separatedBy: "@") { word in
        let implement = implementWords[bytes.extracting(word)]
        body(bytes.extracting(alias.lowerBound..<at), implement)
        if implement == nil { areRead = false }
      }
    }
    return areRead
  }

  /// The facts of the movement with one of its implements, or with another that people named.
  /// - Returns: nil if a word of the line is unknown.
  func facts(with implement: Implement) -> ExerciseFacts? {
    let bytes = table.utf8.span
    let traits = TableText.fields(bytes, fields[5], separatedBy: ",")
    guard let direct = muscles(fields[2]), let indirect = muscles(fields[3]),
      let movement = movementWords[bytes.extracting(fields[4])], (2...3).contains(traits.count),
      let mechanics = Mechanics(anySpelling: TableText.text(table, traits[0])),
      let region = BodyRegion(anySpelling: TableText.text(table, traits[1])),
      let modality = traits.count == 2
        ? .strength : Modality(anySpelling: TableText.text(table, traits[2])),
      let loading = loading(with: implement)
    else { return nil }
    return ExerciseFacts(
      name: title(with: implement), direct: direct, indirect: indirect, movement: movement,
      mechanics: mechanics, region: region, implement: implement, loading: loading,
      modality: modality)
  }

  /// `Bench Press (Barbell)`; without the implement where there is but one, or where it is body weight.
  func title(with implement: Implement) -> String {
    let isUsual = implements.first == implement
    if isUsual, implements.count == 1 || implement == .bodyweight { return name }
    return "\(name) (\(implement.title))"
  }

  /// - Returns: nil if the line has a word for it that is unknown.
  private func loading(with implement: Implement) -> Loading? {
    let items = TableText.fields(table.utf8.span, fields[1], separatedBy: ",")
    func listed(_ place: Int) -> Loading? {
      let parts = TableText.fields(table.utf8.span, items[place], separatedBy: ":")
      if parts.count == 1 { return implements[place].usualLoading }
      return Loading(anySpelling: TableText.text(table, parts[1]))
    }
    if let place = implements.firstIndex(of: implement) { return listed(place) }
    // A weight on a movement of the own body is added to it; a machine for it moves its own.
    let isAdded = listed(0) == .added && ![.machine, .cable].contains(implement)
    return isAdded ? .added : implement.usualLoading
  }

  private func muscles(_ list: Range<Int>) -> [Muscle]? {
    let bytes = table.utf8.span
    if list.count == 1, bytes[list.lowerBound] == UInt8(ascii: "-") { return [] }
    var muscles: [Muscle] = []
    for item in TableText.fields(bytes, list, separatedBy: ",") {
      guard let muscle = muscleWords[bytes.extracting(item)] else { return nil }
      muscles.append(muscle)
    }
    return muscles
  }
}

let implementWords = CaseWords<Implement>()
let muscleWords = CaseWords<Muscle>()
private let movementWords = CaseWords<Movement>()

extension Implement {
  /// How a load on it counts where nothing else is known.
  var usualLoading: Loading {
    switch self {
    case .dumbbell: .perHand
    case .bodyweight, .suspension: .added
    default: .total
    }
  }

  /// As it stands in the names of exercises.
  var title: String {
    switch self {
    case .ezBar: "EZ Bar"
    default:
      rawValue.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }
  }
}
