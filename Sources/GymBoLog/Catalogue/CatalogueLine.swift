/// One movement of the catalogue, such as the bench press, with the implements it is done with. Each implement makes
/// one exercise; its facts are shared except for how the load counts.
///
/// The format of a line is
/// `name | implements | direct muscles | indirect muscles | movement | traits | further names`:
/// - implements: the usual one first; `dumbbell: total` overrides how the load of that implement counts;
/// - traits: mechanics and region, then `cardio` or `stretching` if it is not strength work;
/// - further names: separated by `;`, as people write them; `air squat @ bodyweight` is a name that implies an
///   implement.
///
/// `-` is an empty list. Muscles and traits are parsed on demand, because start-up needs only the names.
struct CatalogueLine: Sendable {
  private let table: String
  private let fields: [Range<Int>]
  /// The implements of the movement, the usual one first.
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

  /// Calls `body` with the name, then with each further name and the implement after its `@`, if any.
  /// - Returns: false if a word after an `@` is not an implement.
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

  /// The facts of the movement with an implement, which may be one that the line does not list.
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

  /// The exercise's name in the catalogue, such as `Bench Press (Barbell)`. The implement is left out if it is the
  /// only one, or if it is body weight and the usual one.
  func title(with implement: Implement) -> String {
    let isUsual = implements.first == implement
    if isUsual, implements.count == 1 || implement == .bodyweight { return name }
    return "\(name) (\(implement.title))"
  }

  /// How the load of an implement counts for this movement.
  /// - Returns: nil if the line's override is an unknown word.
  private func loading(with implement: Implement) -> Loading? {
    let items = TableText.fields(table.utf8.span, fields[1], separatedBy: ",")
    func listed(_ place: Int) -> Loading? {
      let parts = TableText.fields(table.utf8.span, items[place], separatedBy: ":")
      if parts.count == 1 { return implements[place].usualLoading }
      return Loading(anySpelling: TableText.text(table, parts[1]))
    }
    if let place = implements.firstIndex(of: implement) { return listed(place) }
    // On a bodyweight movement, a free weight is added to body weight; the load of a machine or cable is the total.
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
  /// How a load counts with this implement by default.
  var usualLoading: Loading {
    switch self {
    case .dumbbell: .perHand
    case .bodyweight, .suspension: .added
    default: .total
    }
  }

  /// The implement as exercise names write it, such as `EZ Bar`.
  var title: String {
    switch self {
    case .ezBar: "EZ Bar"
    default:
      rawValue.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }
  }
}
