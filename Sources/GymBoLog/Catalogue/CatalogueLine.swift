/// One movement of the catalogue: what all its exercises share, and what they are done with.
///
/// A line of the tables reads
/// `name | implements | direct muscles | indirect muscles | movement | traits | further names`:
/// - implements: the usual one first; `dumbbell: total` overrides how the load of that implement counts;
/// - traits: mechanics and region, then `cardio` or `stretching` where it is no strength work;
/// - further names: apart by `;`, as people write them; `air squat @ bodyweight` is a name that says its implement.
/// `-` is an empty list. The muscles are read when they are asked for, so that start-up reads names alone.
struct CatalogueLine: Sendable {
  let name: Substring
  let implements: [(implement: Implement, loading: Loading)]
  /// Names besides ``name``, each with the implement it tells, if any.
  let aliases: [(name: Substring, implement: Implement?)]
  private let direct: Substring
  private let indirect: Substring
  private let movement: Substring
  private let traits: Substring

  /// - Returns: nil if the line does not have the seven fields, or an implement is unknown.
  init?(_ line: Substring) {
    let fields = line.fields(separatedBy: "|")
    guard fields.count == 7, !fields[0].isEmpty else { return nil }
    name = fields[0]
    (direct, indirect) = (fields[2], fields[3])
    (movement, traits) = (fields[4], fields[5])
    var implements: [(Implement, Loading)] = []
    for item in fields[1].fields(separatedBy: ",") {
      let parts = item.fields(separatedBy: ":")
      guard let first = parts.first, let implement = Implement(rawValue: String(first)) else {
        return nil
      }
      if parts.count == 1 {
        implements.append((implement, implement.usualLoading))
      } else if let loading = Loading(rawValue: String(parts[1])) {
        implements.append((implement, loading))
      } else {
        return nil
      }
    }
    self.implements = implements
    var aliases: [(Substring, Implement?)] = []
    if fields[6] != "-" {
      for alias in fields[6].fields(separatedBy: ";") {
        let parts = alias.fields(separatedBy: "@")
        if parts.count == 1 {
          aliases.append((alias, nil))
        } else if let implement = Implement(rawValue: String(parts[1])) {
          aliases.append((parts[0], implement))
        } else {
          return nil
        }
      }
    }
    self.aliases = aliases
  }

  /// The facts of the movement with one of its implements, or with another that people named.
  /// - Returns: nil if a word of the line is unknown.
  func facts(with implement: Implement) -> ExerciseFacts? {
    guard let direct = muscles(direct), let indirect = muscles(indirect),
      let movement = Movement(rawValue: String(movement))
    else { return nil }
    let traits = traits.fields(separatedBy: ",")
    guard (2...3).contains(traits.count), let mechanics = Mechanics(rawValue: String(traits[0])),
      let region = BodyRegion(rawValue: String(traits[1])),
      let modality = traits.count == 2 ? .strength : Modality(rawValue: String(traits[2]))
    else { return nil }
    return ExerciseFacts(
      name: title(with: implement), direct: direct, indirect: indirect, movement: movement,
      mechanics: mechanics, region: region, implement: implement,
      loading: loading(with: implement), modality: modality)
  }

  /// `Bench Press (Barbell)`; without the implement where there is but one, where it is body weight, or
  /// where the name says it.
  func title(with implement: Implement) -> String {
    let isUsual = implements.first?.implement == implement
    if isUsual, implements.count == 1 || implement == .bodyweight { return String(name) }
    if ExerciseName(name).implement == implement { return String(name) }
    return "\(name) (\(implement.title))"
  }

  private func loading(with implement: Implement) -> Loading {
    if let listed = implements.first(where: { $0.implement == implement }) { return listed.loading }
    // A weight on a movement of the own body is added to it; a machine for it moves its own.
    let isAdded = implements.first?.loading == .added && ![.machine, .cable].contains(implement)
    return isAdded ? .added : implement.usualLoading
  }

  private func muscles(_ list: Substring) -> [Muscle]? {
    if list == "-" { return [] }
    let items = list.fields(separatedBy: ",")
    let muscles = items.compactMap { Muscle(rawValue: String($0)) }
    return muscles.count == items.count ? muscles : nil
  }
}

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
      rawValue.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }
  }
}

extension Substring {
  /// The parts between separators, without the blanks around them.
  func fields(separatedBy separator: Unicode.Scalar) -> [Substring] {
    let blank = UInt8(ascii: " ")
    return utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map {
      var part = $0
      while part.first == blank { part.removeFirst() }
      while part.last == blank { part.removeLast() }
      return Substring(part)
    }
  }
}
