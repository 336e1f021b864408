import CGymBo
import GymBo

/// Where a C program wants results, checked for what can be checked.
@safe struct ResultColumn {
  private let values: UnsafeMutableRawPointer?
  private let stride: Int
  private let validity: UnsafeMutablePointer<UInt8>?
  private let reasons: UnsafeMutablePointer<UInt8>?
  private let isFloat: Bool

  init(
    _ pointer: UnsafePointer<gymbo_results>?, _ name: String, count: Int
  ) throws(DoorError) {
    guard let pointer = unsafe pointer else { throw .isNull(name) }
    let results = unsafe pointer.pointee
    let type = unsafe Int(results.type)
    guard type == Int(GYMBO_FLOAT64) || type == Int(GYMBO_FLOAT32), unsafe results.reserved == 0
    else { throw .invalid("\(name) has a type or reserved field that is none; see gymbo_results.") }
    guard unsafe count == 0 || results.values != nil else { throw .isNull("\(name).values") }
    isFloat = type == Int(GYMBO_FLOAT32)
    unsafe values = results.values
    unsafe validity = results.validity
    unsafe reasons = results.reasons
    unsafe stride =
      results.stride == 0 ? NumberColumn.size(of: results.type) : Int(results.stride)
  }

  /// The address where results of a chunk are computed: their place if they lie as the library makes them, else a buffer.
  @unsafe
  func place(
    from start: Int, in buffer: UnsafeMutablePointer<Double>
  ) -> UnsafeMutablePointer<Double> {
    guard let values = unsafe values, !isFloat, stride == 8 else { return unsafe buffer }
    let first = unsafe values + start * stride
    guard Int(bitPattern: first) % 8 == 0 else { return unsafe buffer }
    return unsafe first.assumingMemoryBound(to: Double.self)
  }

  /// Writes the results of a chunk to their place, if they were computed in a buffer, and their validity and reasons.
  /// - Parameter refusal: of a row of the chunk without a result.
  @unsafe
  func put(
    _ results: UnsafeMutablePointer<Double>, from start: Int, count: Int,
    refusal: (_ row: Int) -> Vectors.Refusal
  ) {
    if unsafe reasons != nil || validity != nil {
      unsafe putAbsence(of: results, from: start, count: count, refusal: refusal)
    }
    guard let values = unsafe values else { return }
    let first = unsafe values + start * stride
    if unsafe first == UnsafeMutableRawPointer(results) { return }
    for row in 0..<count {
      let place = unsafe first + row * stride
      if isFloat {
        unsafe place.storeBytes(of: Float(results[row]), as: Float.self)
      } else {
        unsafe place.storeBytes(of: results[row], as: Double.self)
      }
    }
  }

  /// Writes validity and reasons of a chunk, eight rows at a time: nearly all eights have eight results.
  @unsafe
  private func putAbsence(
    of results: UnsafeMutablePointer<Double>, from start: Int, count: Int,
    refusal: (_ row: Int) -> Vectors.Refusal
  ) {
    if let reasons = unsafe reasons {
      unsafe (reasons + start).initialize(repeating: 0, count: count)
    }
    for first in Swift.stride(from: 0, to: count, by: 8) {
      let rows = min(8, count - first)
      // The rows of the last eight that are not there count as results.
      var eight = SIMD8<Double>(repeating: 0)
      if rows == 8 {
        eight = unsafe UnsafeRawPointer(results + first).loadUnaligned(as: SIMD8<Double>.self)
      } else {
        for row in 0..<rows { eight[row] = unsafe results[first + row] }
      }
      let isThere = eight .== eight
      // Chunks begin at whole bytes.
      if all(isThere) {
        unsafe validity?[(start + first) >> 3] = UInt8.max >> (8 - rows)
        continue
      }
      var byte: UInt8 = 0
      for row in 0..<rows {
        if isThere[row] {
          byte |= 1 << row
        } else {
          unsafe reasons?[start + first + row] = refusal(first + row).rawValue
        }
      }
      unsafe validity?[(start + first) >> 3] = byte
    }
  }
}
