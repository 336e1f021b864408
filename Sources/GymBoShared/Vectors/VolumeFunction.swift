// The function has the name of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

@c @implementation
public func gymbo_volume(
  _ load: ColumnPlace, _ reps: ColumnPlace, _ offsets: OffsetPlace, _ groups: Int,
  _ unit: gymbo_unit, _ columns: UnsafePointer<gymbo_volume_columns>?, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let series = try unsafe SeriesCall(offsets, groups)
    let load = try unsafe NumberColumn.required(load, "load", count: series.rows)
    let reps = try unsafe NumberColumn.required(reps, "reps", count: series.rows)
    let unit = try OptionStruct.unit(unit, "unit") ?? .kilogram
    guard unsafe columns != nil else { throw .isNull("columns") }
    let places = try unsafe OptionStruct.read(
      columns, zero: gymbo_volume_columns(), "gymbo_volume_columns")
    unsafe series.forEach(reasons: places.reasons) { group, rows throws(Vectors.Refusal) in
      let (loads, done) = (load.numbers(rows), reps.numbers(rows))
      var work = Vectors.Work()
      for row in loads.indices { work.add(load: loads[row], repetitions: done[row], in: unit) }
      unsafe write(work, group, unit, places)
      guard work.sets > 0 else { throw .tooFewPoints }
    }
  }
}

/// Writes what is asked for of the work of a group.
private func write(
  _ work: Vectors.Work, _ group: Int, _ unit: LoadUnit, _ places: gymbo_volume_columns
) {
  unsafe places.volume?[group] = work.volume(in: unit) ?? .nan
  unsafe places.sets?[group] = Double(work.sets)
  unsafe places.loaded_sets?[group] = Double(work.loadedSets)
  unsafe places.repetitions?[group] = Double(work.repetitions)
  unsafe places.heavy?[group] = Double(work.heavy)
  unsafe places.moderate?[group] = Double(work.moderate)
  unsafe places.light?[group] = Double(work.light)
}
