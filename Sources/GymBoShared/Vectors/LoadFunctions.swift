// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

@c @implementation
public func gymbo_round_load(
  _ load: ColumnPlace, _ count: Int, _ step: Double, _ unit: gymbo_unit,
  _ direction: gymbo_rounding, _ results: ResultPlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    try checkCount(count)
    let unit = try OptionStruct.unit(unit, "unit") ?? .kilogram
    let directions: [RoundingDirection] = [.nearest, .down, .up]
    guard directions.indices.contains(Int(direction)) else {
      throw .invalid(
        "direction cannot be \(direction); it takes GYMBO_NEAREST, GYMBO_DOWN or GYMBO_UP.")
    }
    guard
      let function = VectorFunction.rounded(toStep: step, of: unit, directions[Int(direction)])
    else { throw .invalid("step cannot be \(step); it takes a number above 0, up to 10,000 kg.") }
    let call = try unsafe VectorCall(
      count: count, first: .required(load, "load", count: count))
    try unsafe call.fill(ResultColumn(results, "results", count: count), by: function)
  }
}

/// The object that a `gymbo_inventory` pointer points to.
final class InventoryObject: Sendable {
  let inventory: Inventory

  init(_ inventory: Inventory) { self.inventory = inventory }

  static func inventory(_ pointer: OpaquePointer?) throws(DoorError) -> Inventory {
    guard let pointer = unsafe pointer else { throw .isNull("inventory") }
    return unsafe Handle.object(pointer, as: InventoryObject.self).inventory
  }
}

@c @implementation
public func gymbo_inventory_read(
  _ plates: UnsafePointer<CChar>?, _ unit: gymbo_unit, _ inventory: HandlePlace,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    try unsafe makeInventory(table: plates, text: nil, unit, inventory)
  }
}

@c @implementation
public func gymbo_inventory_read_text(
  _ plates: UnsafePointer<CChar>?, _ unit: gymbo_unit, _ inventory: HandlePlace,
  _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    guard unsafe plates != nil else { throw .isNull("plates") }
    try unsafe makeInventory(table: nil, text: plates, unit, inventory)
  }
}

/// Makes an inventory of a table: a file, or its text; without one, of a bar and plates as gyms have them.
private func makeInventory(
  table path: UnsafePointer<CChar>?, text: UnsafePointer<CChar>?, _ unit: gymbo_unit,
  _ inventory: HandlePlace
) throws(DoorError) {
  let place = try unsafe handlePlace(inventory, "inventory")
  let unit = try OptionStruct.unit(unit, "unit") ?? .kilogram
  let table = try unsafe UserTable.read(path, "plates", text: text, Inventory.init(reading:))
  let usual = unit == .kilogram ? Inventory.kilograms : .pounds
  unsafe place.pointee = Handle.make(InventoryObject(table ?? usual))
}

@c @implementation
public func gymbo_inventory_sizes(
  _ inventory: OpaquePointer?, _ unit: gymbo_unit, _ sizes: UnsafeMutablePointer<Double>?,
  _ capacity: Int
) -> Int {
  guard let inventory = try? unsafe InventoryObject.inventory(inventory) else { return 0 }
  let unit = (try? OptionStruct.unit(unit, "unit")) ?? .kilogram
  let plates = inventory.plateSizes.map { $0.value(in: unit) }
  if let sizes = unsafe sizes {
    for index in 0..<min(plates.count, max(0, capacity)) { unsafe sizes[index] = plates[index] }
  }
  return plates.count
}

@c @implementation
public func gymbo_plates(
  _ target: ColumnPlace, _ count: Int, _ inventory: OpaquePointer?, _ unit: gymbo_unit,
  _ results: ResultPlace, _ plates: UnsafeMutablePointer<UInt8>?, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    try checkCount(count)
    let unit = try OptionStruct.unit(unit, "unit") ?? .kilogram
    let inventory = try unsafe InventoryObject.inventory(inventory)
    guard let function = VectorFunction.loaded(inventory, of: unit) else {
      throw .invalid("inventory has no bar; add a row of kind bar to the table.")
    }
    let place = try unsafe ResultColumn(results, "results", count: count)
    let target = try unsafe NumberColumn.required(target, "target", count: count)
    VectorCall(count: count, first: target).fill(place, by: function)
    guard let plates = unsafe plates else { return }
    let sizes = inventory.plateSizes.count
    var memory = 0.0
    for row in 0..<count {
      let load = unsafe target.rows(from: row, count: 1, in: &memory).pointee
      let counts = inventory.platesPerSide(for: load, of: unit)
      for index in 0..<sizes {
        unsafe plates[row * sizes + index] = UInt8(clamping: counts?[index] ?? 0)
      }
    }
  }
}

@c @implementation
public func gymbo_inventory_free(_ inventory: OpaquePointer?) {
  unsafe Handle.free(inventory, as: InventoryObject.self)
}
