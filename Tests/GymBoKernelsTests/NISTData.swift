import Foundation
import TestSupport

@testable import GymBoKernels

/// The Statistical Reference Datasets of NIST, by name; every number in them is a text.
enum NIST {
  static func sets(_ kind: String) throws -> [(name: String, set: JSON)] {
    let url = Shared.root.appendingPathComponent("corpora/nist/\(kind)_strd.json")
    let all = JSON(try JSONSerialization.jsonObject(with: Data(contentsOf: url)))
    return all.object.map { (name: $0.key, set: $0.value) }.sorted { $0.name < $1.name }
  }

  /// The model of a set of the linear kind, and its observations.
  static func problem(_ set: JSON) -> (design: DesignMatrix, y: [Double]) {
    let rows = set["y_x"].array.map { $0.array.map { Double($0.string) ?? .nan } }
    let y = rows.map { $0[0] }
    let words = set["model"].string.split(separator: " ")
    if words.first == "polynomial", let degree = words.last.flatMap({ Int($0) }) {
      return (DesignMatrix(powersOf: rows.map { $0[1] }, degree: degree), y)
    }
    let isThroughOrigin = set["model"].string == "no intercept"
    return (DesignMatrix(rows.map { Array($0.dropFirst()) }, intercept: !isThroughOrigin), y)
  }

  /// The log relative error −log₁₀ |actual − certified| / |certified|: the number of digits right, at
  /// most the 15 that are certified; about 0 the error itself. NaN if either value is: `min(15, .nan)` is 15.
  static func digits(_ actual: Double, _ certified: JSON) -> Double {
    guard let expected = Double(certified.string) else { return .nan }
    let error = (actual - expected).magnitude / (expected == 0 ? 1 : expected.magnitude)
    return error.isNaN ? .nan : min(15, -log10(error))
  }

  /// The digits of the worst of some values; NaN if one is, wherever it is, or if there are none.
  static func fewestDigits(_ actual: [Double], _ certified: [JSON]) -> Double {
    let digits = zip(actual, certified).map(NIST.digits)
    return digits.contains(where: \.isNaN) ? .nan : digits.min() ?? .nan
  }

  /// A line of a table of digits.
  static func row(_ name: String, _ digits: [Double]) -> String {
    let numbers = digits.map { String(format: "%7.2f", $0) }.joined()
    return name.padding(toLength: 11, withPad: " ", startingAt: 0) + numbers + "\n"
  }
}
