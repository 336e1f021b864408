import CGymBo
import GymBo

/// A table in memory: sets under the names of ``SetTableHeader``, or the rows of an app's export.
struct ArrowTable {
  private let names: [String]
  private let options: ImportOptions
  /// The columns of sets; nil for an app's export.
  private let columns: SetTableColumns?
  private let export: ExportRows?

  /// What issues call the table.
  private static let name = "table"
  /// Rows that are written at once.
  private static let rowsAtOnce = 512

  /// - Throws: where the columns are no table of sets.
  init(_ schema: ArrowSchema, _ options: ImportOptions) throws(DoorError) {
    names = try unsafe ArrowBatch.names(schema)
    self.options = options
    export = ExportRows(columns: names)
    columns = export == nil ? try SetTableColumns(names, defaultUnit: options.inputUnit) : nil
  }

  /// The names of the columns that nothing is read of.
  var unread: [String] { (columns?.unread ?? export?.unread ?? []).map { names[$0] } }

  /// The log of each athlete, in the order in which they come. Athletes are read side by side.
  /// - Parameter jobs: threads, at least 1.
  func logs(
    of batches: ArrowBatches, jobs: Int
  ) throws(DoorError) -> [(athlete: String?, log: TrainingLog)] {
    var parts: [ArrowBatch] = []
    for index in unsafe batches.arrays.indices {
      parts.append(
        try unsafe ArrowBatch(batches.schema, batches.arrays[index], names: names))
    }
    // The columns have addresses in the batches.
    defer { withExtendedLifetime(batches) {} }
    if let export { return try ArrowTable.logs(export, parts, options, jobs) }
    guard let columns else { return [] }
    return try ArrowTable.logs(columns, parts, options, jobs)
  }

  private static func logs(
    _ columns: SetTableColumns, _ batches: [ArrowBatch], _ options: ImportOptions, _ jobs: Int
  ) throws(DoorError) -> [(athlete: String?, log: TrainingLog)] {
    var before = [0]
    var parts: [[SetTableColumn: ArrowColumn]] = []
    for batch in batches {
      parts.append(try columns.columns(of: batch))
      before.append((before.last ?? 0) + batch.count)
    }
    let athletes = RowsByAthlete(zip(parts, batches).map { ($0[.athlete], $1.count) }).athletes
    let (columnsOfBatches, rowsBefore) = (parts, before)
    let logs = onThreads(jobs, athletes.count) {
      let known = ExerciseNames(userMap: options.exerciseMap)
      return { index in
        var collector = SetCollector(name: name, names: known)
        for part in athletes[index].parts {
          var rows = columns.rows(columnsOfBatches[part.batch])
          rows.read(part.rows, before: rowsBefore[part.batch], into: &collector)
        }
        // Who has no sets, but rows that are none, is no athlete.
        return collector.firstRow.map {
          (row: $0, athlete: athletes[index].name, log: collector.log())
        }
      }
    }
    return logs.compactMap { $0 }.sorted { $0.row < $1.row }.map { ($0.athlete, $0.log) }
  }

  private static func logs(
    _ export: ExportRows, _ batches: [ArrowBatch], _ options: ImportOptions, _ jobs: Int
  ) throws(DoorError) -> [(athlete: String?, log: TrainingLog)] {
    var parts: [[ArrowColumn?]] = []
    for batch in batches { parts.append(try columns(export, of: batch)) }
    let athletes = RowsByAthlete(
      zip(parts, batches).map { part, batch in (export.athlete.flatMap { part[$0] }, batch.count) }
    ).athletes
    let columnsOfBatches = parts
    let logs = onThreads(jobs, athletes.count) {
      let known = ExerciseNames(userMap: nil)
      return { index -> Result<TrainingLog, ImportError> in
        var file = export.file()
        var chunk = ExportChunk(rows: 0)
        for part in athletes[index].parts {
          let columns = columnsOfBatches[part.batch]
          for first in stride(from: 0, to: part.rows.count, by: rowsAtOnce) {
            let rows = part.rows[first..<min(first + rowsAtOnce, part.rows.count)]
            chunk = chunk.reused(rows: rows.count)
            for column in columns {
              if let column { column.write(rows, to: &chunk) } else { chunk.addEmptyColumn() }
            }
            file.add(&chunk)
          }
        }
        do throws(ImportError) {
          return .success(try file.log(name: name, options: options, names: known))
        } catch {
          return .failure(error)
        }
      }
    }
    do throws(ImportError) {
      var found: [(athlete: String?, log: TrainingLog)] = []
      for (athlete, log) in zip(athletes, logs) { found.append((athlete.name, try log.get())) }
      return found
    } catch {
      throw DoorError(error)
    }
  }

  /// The columns of a record batch of an app's export that are read, at their places.
  private static func columns(
    _ export: ExportRows, of batch: ArrowBatch
  ) throws(DoorError) -> [ArrowColumn?] {
    var columns: [ArrowColumn?] = []
    for index in 0..<export.columnCount {
      let column = export.reads(index) ? try batch.column(index) : nil
      if case .timestamp(_, let zone) = column?.valueType, !zone.isEmpty {
        throw .hasZone(column: batch.names[index], zone)
      }
      columns.append(column)
    }
    return columns
  }
}
