import CGymBo
import GymBo

/// Reads the record batches of a table: sets under the names of ``SetTableHeader``, or the rows of an app's export.
struct ArrowTable {
  private let names: [String]
  private let options: ImportOptions
  /// The columns of sets; nil for an app's export.
  private let columns: SetTableColumns?
  private var collector: SetCollector
  private var export: ExportRows?

  /// What issues call the table.
  private static let name = "table"

  init(_ schema: ArrowSchema, _ options: ImportOptions) throws(DoorError) {
    names = try unsafe ArrowBatch.names(schema)
    self.options = options
    export = ExportRows(columns: names)
    columns = export == nil ? try SetTableColumns(names, defaultUnit: options.inputUnit) : nil
    collector = SetCollector(name: ArrowTable.name, exerciseMap: options.exerciseMap)
  }

  /// The names of the columns that nothing is read of.
  var unread: [String] { (columns?.unread ?? export?.unread ?? []).map { names[$0] } }

  mutating func read(_ schema: ArrowSchema, _ batch: ArrowArray) throws(DoorError) {
    let batch = try unsafe ArrowBatch(schema, batch, names: names)
    guard let reads = export?.reads, let athlete = export.map(\.athlete) else {
      try columns?.read(batch, into: &collector)
      return
    }
    var cells: [ArrowColumn?] = []
    for index in names.indices {
      let column = reads(index) ? try batch.column(index) : nil
      if case .timestamp(_, let zone) = column?.valueType, !zone.isEmpty {
        throw .hasZone(column: names[index], zone)
      }
      cells.append(column)
    }
    for row in 0..<batch.count {
      let athlete = athlete.flatMap { cells[$0]?.written(row) }
      self.export?.add(athlete: athlete) { cells[$0]?.written(row) }
    }
  }

  /// The log of each athlete.
  consuming func logs() throws(DoorError) -> [(athlete: String?, log: TrainingLog)] {
    guard let export else { return collector.logs() }
    do throws(ImportError) {
      return try export.logs(name: ArrowTable.name, options: options)
    } catch {
      throw DoorError(error)
    }
  }
}
