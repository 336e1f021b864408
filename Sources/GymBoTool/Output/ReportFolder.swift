import GymBo
import Synchronization

/// The folder of a batch's reports: a file an athlete, and an index with those to look at first.
///
/// Each report is written to a temporary file when its athlete is done, and takes its place with the tables. The outcomes of a
/// batch come one at a time, so the lock is never waited for.
final class ReportFolder: Sendable {
  /// What the reports are. The raw value is the option's.
  enum Form: String {
    case text, html

    var fileExtension: String { self == .text ? "txt" : "html" }
  }

  private struct State {
    /// The files' names by athlete.
    var files: [String: String] = [:]
    var taken: Set<String> = []
    var parts: [PartFile] = []
    var isNew = false
  }

  private let path: String
  /// The files that are read. No report replaces one of them.
  private let inputs: [String]
  private let state = Mutex(State())
  let form: Form
  private var index: String { "index.\(form.fileExtension)" }

  /// - Parameter inputs: the paths of the files that are read, `-` for standard input.
  init(_ path: String, _ form: Form, sparing inputs: [String]) {
    self.path = path
    self.form = form
    self.inputs = inputs
    state.withLock { $0.taken = [index] }
  }

  /// Makes the folder unless it exists.
  func make() throws(ToolError) {
    let isNew = try OutputFile.makeDirectory(path)
    state.withLock { $0.isNew = isNew }
  }

  /// Removes what was written, and the folder if it was made for reports that did not come.
  func discard() {
    for var part in takeParts() { part.discard() }
    if state.withLock({ $0.isNew }) { OutputFile.removeDirectory(path) }
  }

  /// Writes the report of an athlete.
  func write(_ report: [UInt8], of athlete: String) throws(ToolError) {
    let file = state.withLock { state in
      let file = self.file(of: athlete, besides: state.taken)
      // A disk that ignores case would take "Ann.txt" and "ann.txt" for one.
      state.taken.insert(file.lowercased())
      state.files[athlete] = file
      return file
    }
    try write(report, to: file)
  }

  private func write(_ bytes: [UInt8], to file: String) throws(ToolError) {
    let path = "\(path)/\(file)"
    // A device with the name of a report is replaced by a new file.
    let place = try OutputFile.place(path, sparing: inputs)
    var part = try PartFile(for: path, mode: place.mode)
    do throws(ToolError) {
      try part.write(bytes)
      try part.finish()
    } catch {
      part.discard()
      throw error
    }
    state.withLock { [part] in $0.parts.append(part) }
  }

  /// The files that were written and are not in their places yet.
  func takeParts() -> [PartFile] {
    state.withLock { state in
      defer { state.parts = [] }
      return state.parts
    }
  }

  /// Writes the index.
  func writeIndex(_ triage: BatchTriage, _ language: Language) throws(ToolError) {
    let files = state.withLock { $0.files }
    let bytes: [UInt8]
    switch form {
    case .text:
      var style = TextStyle()
      style.language = language
      style.width = 100
      bytes = Array(triage.index(files: files, style).utf8)
    case .html: bytes = triage.page(files: files, Request.pageStyle(language, Remedies()))
    }
    try write(bytes, to: index)
  }

  /// What was written, in a sentence.
  var summary: String {
    let count = state.withLock { $0.files.count }
    return "Wrote \(count == 1 ? "one report" : "\(count) reports") into \(path); begin with "
      + "\(index) there."
  }

  /// The name of an athlete's file: the athlete's, without what a file's name cannot have.
  private func file(of athlete: String, besides taken: Set<String>) -> String {
    let safe = TerminalText.safe(athlete).map { "/\\:*?\"<>|".contains($0) ? "_" : $0 }
    // File systems take 255 bytes; a letter has at most 4, and an emoji can have many more.
    var name = ""
    for character in safe where name.utf8.count + character.utf8.count <= 200 {
      name.append(character)
    }
    if name.isEmpty || name.hasPrefix(".") { name = "_" + name }
    var file = "\(name).\(form.fileExtension)"
    var number = 2
    while taken.contains(file.lowercased()) {
      file = "\(name) (\(number)).\(form.fileExtension)"
      number += 1
    }
    return file
  }
}
