/// A value of a JSON text (RFC 8259), with the lines of its objects.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// As written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The text of a string or a number, or of true; empty for all others: what stands in a cell of a table.
  var cell: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): value ? "true" : ""
    case .null, .array, .object: ""
    }
  }

  /// The elements of an array; of anything else none.
  package var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The object, if it is one.
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
}

/// An object of a JSON text.
package struct JSONObject: Sendable {
  /// In the order of the text. Of members with one name the last counts, as nearly all programs do.
  package private(set) var members: [(name: String, value: JSONValue)] = []
  /// The line on which it begins, from 1.
  let line: Int32
  /// The place of each name's last member; empty for objects of few members, which all are but those of files made to harm.
  private var places: [String: Int] = [:]

  /// The most members that are compared one after another.
  private static let few = 64

  init(line: Int32) { self.line = line }

  /// Adds a member at the end.
  mutating func append(_ name: String, _ value: JSONValue) {
    members.append((name, value))
    guard members.count > JSONObject.few else { return }
    for place in (places.isEmpty ? 0 : members.count - 1)..<members.count {
      places[members[place].name] = place
    }
  }

  /// The value of a member; null where there is none.
  package subscript(name: String) -> JSONValue {
    guard places.isEmpty else { return places[name].map { members[$0].value } ?? .null }
    return members.last { $0.name == name }?.value ?? .null
  }
}
