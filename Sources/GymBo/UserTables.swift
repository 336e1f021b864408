public import GymBoAnalysis
public import GymBoImport
internal import GymBoLog
public import GymBoProgression

extension CustomVolumeWeights {
  /// Reads the table of a user's own weights: columns `exercise`, `muscle` and `weight`.
  /// - Throws: the first fault, with its line and what to write instead.
  public init(reading file: InputFile) throws(ImportError) {
    let lines = try file.tableLines()
    do throws(UserTableError) {
      try self.init(lines: lines)
    } catch {
      throw .table(name: file.name, error)
    }
  }
}

extension Inventory {
  /// Reads the table of what there is to lift with: columns `kind`, `unit`, `weight` and `count`.
  /// - Throws: the first fault, with its line and what to write instead.
  public init(reading file: InputFile) throws(ImportError) {
    let lines = try file.tableLines()
    do throws(UserTableError) {
      try self.init(lines: lines)
    } catch {
      throw .table(name: file.name, error)
    }
  }
}
