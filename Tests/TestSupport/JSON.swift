import Foundation

/// A JSON value for reading reference vectors: members and elements by subscript, numbers and texts by property.
/// A missing member reads as null, so a test that expects a value fails at its assertion instead of crashing.
public struct JSON: @unchecked Sendable {
  private let value: Any?

  public init(_ value: Any?) { self.value = value }

  public subscript(key: String) -> JSON { JSON((value as? [String: Any])?[key]) }

  public subscript(index: Int) -> JSON {
    guard let array = value as? [Any], array.indices.contains(index) else { return JSON(nil) }
    return JSON(array[index])
  }

  public var isNull: Bool { value == nil || value is NSNull }
  public var array: [JSON] { (value as? [Any] ?? []).map(JSON.init) }
  public var object: [String: JSON] { (value as? [String: Any] ?? [:]).mapValues { JSON($0) } }
  public var string: String { value as? String ?? "" }
  public var bool: Bool { value as? Bool ?? false }
  public var int: Int { (value as? NSNumber)?.intValue ?? Int(number) }

  /// The number; the vectors write non-finite numbers as "nan", "inf", "-inf".
  public var number: Double {
    if let number = value as? NSNumber { return number.doubleValue }
    return switch value as? String {
    case "inf": .infinity
    case "-inf": -.infinity
    default: .nan
    }
  }

  public var numbers: [Double] { array.map(\.number) }
}
