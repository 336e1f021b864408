import CGymBo
import GymBo

/// Reads option structs whose first field is their size, so that programs compiled against an older or newer header
/// work.
enum OptionStruct {
  /// The largest size accepted, in bytes. A larger one must be garbage: no struct of options will ever be so large.
  private static let largestSize = 4096

  /// Copies the caller's struct and sets the fields that its header did not have to zero.
  /// - Parameters:
  ///   - zero: the struct with every field zero.
  ///   - name: the name of the type, for the error.
  static func read<Options: BitwiseCopyable>(
    _ pointer: UnsafePointer<Options>?, zero: Options, _ name: String
  ) throws(DoorError) -> Options {
    guard let pointer = unsafe pointer else { return zero }
    let raw = unsafe UnsafeRawPointer(pointer)
    let size = unsafe raw.loadUnaligned(as: Int.self)
    // Every size of a struct is a multiple of its alignment. Another one could end inside a pointer.
    guard size >= MemoryLayout<Int>.size, size <= largestSize,
      size.isMultiple(of: MemoryLayout<Options>.alignment)
    else {
      throw .invalid("\(name).size is \(UInt(bitPattern: size)); set it to sizeof(\(name)).")
    }
    let known = MemoryLayout<Options>.size
    for offset in known..<max(known, size) {
      guard unsafe raw.load(fromByteOffset: offset, as: UInt8.self) == 0 else {
        throw .invalid(
          "\(name) has fields that this version of the library does not know; leave them zero.")
      }
    }
    var options = zero
    unsafe withUnsafeMutableBytes(of: &options) { copy in
      unsafe copy.copyMemory(
        from: UnsafeRawBufferPointer(start: raw, count: min(size, known)))
    }
    return options
  }

  static func unit(_ unit: gymbo_unit, _ name: String) throws(DoorError) -> LoadUnit? {
    switch Int(unit) {
    case Int(GYMBO_UNIT_DEFAULT): return nil
    case Int(GYMBO_KILOGRAM): return .kilogram
    case Int(GYMBO_POUND): return .pound
    default:
      throw .invalid(
        "\(name) cannot be \(unit); it takes GYMBO_UNIT_DEFAULT, GYMBO_KILOGRAM or GYMBO_POUND.")
    }
  }
}
