import Foundation
import GymBoLog

/// Validates JSON against a schema of draft 2020-12, for the keywords that the schemas of this repository use.
/// An unknown keyword is reported as an error, so that no part of a schema is ignored silently.
public struct JSONSchema {
  private let root: [String: Any]

  public init(_ text: [UInt8]) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text))
    root = object as? [String: Any] ?? ["$not-an-object": true]
  }

  /// What is wrong with a JSON text, each with its path; empty where it is valid.
  public func errors(in text: [UInt8]) throws -> [String] {
    errors(try JSONSerialization.jsonObject(with: Data(text)), root, "$")
  }

  /// The words of an `enum`: of a definition itself, or of the property reached from it by a path of names.
  public func words(ofDefinition name: String, _ path: String...) -> [String] {
    var schema = JSONSchema.form(of: definition(name) ?? [:])
    for key in path {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      schema = JSONSchema.form(of: properties[key] ?? [:])
    }
    return schema["enum"] as? [String] ?? []
  }

  /// The schema of a value that is not missing: the first alternative of `anyOf` without a `$ref`.
  private static func form(of schema: [String: Any]) -> [String: Any] {
    guard schema["properties"] == nil, let forms = schema["anyOf"] as? [[String: Any]] else {
      return schema
    }
    return forms.first { $0["$ref"] == nil } ?? [:]
  }

  /// Every definition by name, as comparable text.
  public func definitions() throws -> [String: String] {
    try (root["$defs"] as? [String: Any] ?? [:]).mapValues {
      let data = try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
  }

  private func definition(_ name: String) -> [String: Any]? {
    (root["$defs"] as? [String: Any])?[name] as? [String: Any]
  }

  private func errors(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.keys.sorted().flatMap { keyword in
      errors(value, keyword, schema[keyword] as Any, schema, path)
    }
  }

  private func errors(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    func fail(_ text: String, unless holds: Bool) -> [String] { holds ? [] : ["\(path): \(text)"] }
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref":
      let name = (rule as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
      guard let target = definition(name) else { return ["\(path): no definition \(name)"] }
      return errors(value, target, path)
    case "type":
      let types = rule as? [String] ?? [rule as? String ?? ""]
      return fail("is no \(types)", unless: types.contains { JSONSchema.isType($0, value) })
    case "const": return fail("is not \(rule)", unless: JSONSchema.areEqual(value, rule))
    case "enum":
      let words = rule as? [Any] ?? []
      return fail(
        "\(value) is none of \(words)", unless: words.contains { JSONSchema.areEqual(value, $0) })
    case "anyOf":
      let all = (rule as? [[String: Any]] ?? []).map { errors(value, $0, path) }
      if all.contains(where: \.isEmpty) { return [] }
      return ["\(path): none of \(all.count) forms"] + all.flatMap { $0.prefix(3) }
    case "required":
      guard let object = value as? [String: Any] else { return [] }
      return (rule as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): no \($0)" }
    case "properties":
      guard let object = value as? [String: Any] else { return [] }
      let properties = rule as? [String: [String: Any]] ?? [:]
      return object.keys.sorted().flatMap { key in
        properties[key].map { errors(object[key] as Any, $0, "\(path).\(key)") } ?? []
      }
    case "additionalProperties":
      guard let object = value as? [String: Any], rule as? Bool == false else { return [] }
      let properties = schema["properties"] as? [String: Any] ?? [:]
      return object.keys.sorted().filter { properties[$0] == nil }.map { "\(path): unknown \($0)" }
    case "items":
      guard let array = value as? [Any], let items = rule as? [String: Any] else { return [] }
      return array.enumerated().flatMap { errors($0.element, items, "\(path)[\($0.offset)]") }
    case "minimum", "maximum":
      guard let number = value as? NSNumber, let bound = rule as? NSNumber else { return [] }
      let holds =
        keyword == "minimum"
        ? number.doubleValue >= bound.doubleValue : number.doubleValue <= bound.doubleValue
      return fail("\(number) against \(keyword) \(bound)", unless: holds)
    case "minItems", "maxItems":
      guard let array = value as? [Any], let bound = rule as? NSNumber else { return [] }
      let holds =
        keyword == "minItems" ? array.count >= bound.intValue : array.count <= bound.intValue
      return fail("\(array.count) against \(keyword) \(bound)", unless: holds)
    case "minLength":
      guard let text = value as? String, let bound = rule as? NSNumber else { return [] }
      return fail("is too short", unless: text.unicodeScalars.count >= bound.intValue)
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      guard let regex = try? Regex(pattern) else { return ["\(path): unknown pattern \(pattern)"] }
      return fail("\(text) does not match \(pattern)", unless: text.contains(regex))
    case "format":
      guard let text = value as? String, rule as? String == "date" else {
        return fail("unknown format \(rule)", unless: rule as? String == "date")
      }
      return fail("\(text) is no date", unless: CivilDate(iso: text) != nil)
    default: return ["\(path): unknown keyword \(keyword)"]
    }
  }

  private static func isType(_ type: String, _ value: Any) -> Bool {
    let number = isBoolean(value) ? nil : value as? NSNumber
    return switch type {
    case "null": value is NSNull
    case "boolean": isBoolean(value)
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "number": number != nil
    case "integer": number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }

  /// Whether a value is a JSON boolean. Foundation reads `true` and `1` both as numbers; only the type differs.
  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return value is Bool }
    return String(cString: number.objCType) == "c"
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    (a as? NSObject) == (b as? NSObject)
  }
}
