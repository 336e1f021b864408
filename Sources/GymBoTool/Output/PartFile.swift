import CPlatform
import GymBo
import GymBoPlatform
import Synchronization

/// A temporary file in the directory of the final file, `NAME.PROCESS.part`, which takes its place when it is complete. A reader
/// never sees half a file, and a failure leaves the old file in place.
struct PartFile {
  private let path: String
  private let target: String
  private let temporary: String
  /// The mode of the file that is replaced; nil for a new file, whose mode the user's umask decides.
  private let mode: mode_t?
  private var descriptor: Int32
  private var place = Place.temporary

  private enum Place {
    /// Not yet in the place of the final file.
    case temporary
    /// In its place; the temporary name is that of the file that was there before.
    case exchanged
    /// In its place. If there was a file before, it is lost: the file system cannot exchange two.
    case renamed(wasThere: Bool)
  }
  /// Bytes written so far. `begun` is how many of them the disk was already asked to write.
  private var written: Int = 0
  private var begun: Int = 0

  /// - Parameters:
  ///   - path: the final name; a link is followed.
  ///   - mode: see ``mode``.
  init(for path: String, mode: mode_t?) throws(ToolError) {
    // From here on a signal to stop must not end the process before this file is removed.
    Interruption.listen()
    self.path = path
    self.mode = mode
    target = OutputFile.resolved(path)
    temporary = PartFile.temporaryName(for: target)
    descriptor = unsafe open(
      FileName.systemBytes(of: temporary), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw OutputFile.failure(errno, path) }
  }

  /// A name beside the file's own that begins with as much of it as the file system takes, 255 bytes in all.
  private static func temporaryName(for target: String) -> String {
    let ending = ".\(getpid())\(AbandonedParts.ending)"
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var name = target[folder.endIndex...]
    // The bytes end with a zero.
    while !name.isEmpty, FileName.systemBytes(of: name + ending).count > 256 { name.removeLast() }
    return folder + name + ending
  }

  mutating func write(_ bytes: [UInt8]) throws(ToolError) {
    let status = Terminal.write(bytes, to: descriptor)
    guard status == 0 else { throw OutputFile.failure(status, path) }
    written += Int(bytes.count)
    guard written - begun >= PartFile.stretch else { return }
    // Start writing to disk while more rows are made, so that the sync at the end takes less time. This is only a hint: its
    // failure is ignored.
    gymbo_begin_writing(descriptor, begun, written - begun)
    begun = written
  }

  /// The number of bytes after which the disk is asked to write.
  private static let stretch: Int = 8 << 20

  /// Syncs the file to disk and closes it. Nothing can be written afterwards. A second call does nothing.
  mutating func finish() throws(ToolError) {
    guard descriptor >= 0 else { return }
    var status: Int32 = 0
    // The umask may have taken rights from the mode of the file that is replaced.
    if let mode, fchmod(descriptor, mode) != 0 { status = errno }
    if status == 0, fsync(descriptor) != 0, errno != EINVAL { status = errno }
    if close(descriptor) != 0, status == 0 { status = errno }
    descriptor = -1
    guard status == 0 else { throw OutputFile.failure(status, path) }
  }

  /// Puts the file in its final place.
  private mutating func takePlace() throws(ToolError) {
    let (from, to) = (FileName.systemBytes(of: temporary), FileName.systemBytes(of: target))
    if unsafe gymbo_exchange(from, to) == 0 {
      place = .exchanged
      return
    }
    let number = errno
    guard [ENOENT, EINVAL, ENOSYS].contains(number), unsafe rename(from, to) == 0 else {
      throw OutputFile.failure(number, path)
    }
    place = .renamed(wasThere: number != ENOENT)
  }

  /// Puts the file that was there before back into its place.
  private mutating func giveBackPlace() {
    let (from, to) = (FileName.systemBytes(of: temporary), FileName.systemBytes(of: target))
    switch place {
    case .exchanged: if unsafe gymbo_exchange(from, to) == 0 { place = .temporary }
    case .renamed(wasThere: false): _ = unsafe unlink(to)
    case .temporary, .renamed(wasThere: true): break
    }
  }

  /// Finishes several files, and puts all or none of them in their places: none if the user asked to stop, or if one cannot be.
  /// The files are synced in parallel, because each waits for the disk. Only a process that is killed between two files leaves
  /// old and new ones.
  static func commit(_ files: inout [PartFile]) throws(ToolError) {
    try forEach(&files) { file throws(ToolError) in try file.finish() }
    guard !Interruption.wasAsked else {
      throw ToolError(message: "Interrupted; nothing was written.", code: .interrupted)
    }
    for index in files.indices {
      do throws(ToolError) {
        try files[index].takePlace()
      } catch {
        for earlier in files[..<index].indices.reversed() { files[earlier].giveBackPlace() }
        throw error
      }
    }
    for index in files.indices { files[index].discard() }
    AbandonedParts.remove(of: files.map(\.temporary))
  }

  /// The most files that are synced at a time.
  private static let mostThreads = 16

  private static func forEach(
    _ files: inout [PartFile],
    _ body: @escaping @Sendable (inout PartFile) throws(ToolError) -> Void
  ) throws(ToolError) {
    struct State {
      var waiting: [PartFile]
      var done: [PartFile] = []
      var failure: ToolError?
    }
    let state = Mutex(State(waiting: files))
    onThreads(min(files.count, mostThreads)) {
      while var file = state.withLock({ $0.waiting.popLast() }) {
        var failure: ToolError?
        do throws(ToolError) { try body(&file) } catch { failure = error }
        state.withLock { [file, failure] state in
          state.done.append(file)
          state.failure = failure ?? state.failure
        }
      }
    }
    files = state.withLock { $0.done }
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Removes what has the temporary name: this file, or the one that it replaced.
  mutating func discard() {
    if descriptor >= 0 { _ = close(descriptor) }
    descriptor = -1
    if case .renamed = place { return }
    _ = unsafe unlink(FileName.systemBytes(of: temporary))
  }
}
