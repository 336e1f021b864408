public import GymBoImport
public import GymBoStore

extension History {
  /// The history that a store keeps. Later changes of the store do not change it.
  /// - Parameters:
  ///   - store: open for reading or writing.
  ///   - exerciseMap: the user's own names of exercises.
  public init(
    of store: borrowing Store, exerciseMap: ExerciseMap? = nil
  ) throws(StoreError) { log = try store.log(exerciseMap: exerciseMap) }
}

extension ImportedExport {
  /// Reads an export, to be taken into a store.
  /// - Parameters:
  ///   - path: of the file.
  ///   - options: how to read what the file leaves open.
  public init(
    reading path: String, options: ImportOptions = ImportOptions()
  ) throws(ImportError) {
    try self.init(reading: InputFile.read(path: path), options: options)
  }

  /// Takes what an export says, that was read as bytes.
  package init(reading file: InputFile, options: ImportOptions) throws(ImportError) {
    let log = try importHistory([file], options: options)
    try log.checkThatFilesHaveRows()
    try log.checkThatFilesAreRead()
    self.init(name: FileName.lastPart(of: file.name), bytes: file.bytes, log: log)
  }
}
