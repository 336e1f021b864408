import GymBo
import GymBoPlatform

/// The text of a workout while it is edited: a file beside the store, because nothing is written elsewhere. It is kept until its
/// workouts are added, so that nothing typed is lost.
struct LogDraft {
  private let path: String
  private let editor: String
  /// The text as it was before it was edited.
  private let begun: [UInt8]

  /// Writes a draft that begins with the day, and has the last workout as a comment. One that was kept is opened again.
  /// - Returns: nil where the person has no editor.
  init?(beside store: String, history: History?, start: String?) throws(ToolError) {
    guard let name = unsafe getenv("EDITOR"), unsafe name.pointee != 0 else { return nil }
    editor = unsafe String(cString: name)
    path = store + ".draft.txt"
    if FilesAndNames.exists(path) {
      // What is in it was typed.
      begun = []
      return
    }
    begun = Array(LogDraft.text(history, start: start ?? LogDate.text("now") ?? "").utf8)
    do throws(StoreError) {
      try Store.makeFolder(of: store)
    } catch {
      throw ToolError(error)
    }
    let file = unsafe open(
      FileName.systemBytes(of: path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { _ = close(file) }
    try OutputFile.write(begun, to: path, sparing: [])
  }

  private static func text(_ history: History?, start: String) -> String {
    let head = """
      \(start.count > 16 ? String(start.prefix(16)) : start)

      # Write a line for each exercise, such as
      # Bench Press: 20x10w 80x8x3@8

      """
    guard let history, !history.sessions.isEmpty else { return head }
    let text = String(decoding: history.exported(to: .text).bytes, as: UTF8.self)
    let last =
      text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").last ?? []
    return head + "\n# The last workout:\n" + last.map { "# \($0)\n" }.joined()
  }

  /// Opens the editor and reads what was written.
  func edited() throws(ToolError) -> InputFile {
    // The editor's command may have options, so a shell reads it.
    let quoted =
      "'"
      + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
    guard unsafe system("\(editor) \(quoted)") == 0 else {
      throw ToolError(
        message:
          "The editor '\(TerminalText.safe(editor))' ended with an error, so nothing was added. The text is in "
          + "\(FileName.shown(path)).", code: .unreadable)
    }
    do throws(ImportError) {
      return try InputFile.read(path: path)
    } catch {
      throw ToolError(error)
    }
  }

  /// Whether the text is another one than before.
  var isChanged: Bool { (try? InputFile.read(path: path).bytes) != begun }

  func remove() { _ = unsafe unlink(FileName.systemBytes(of: path)) }
}
