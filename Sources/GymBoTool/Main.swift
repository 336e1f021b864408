import GymBo
import GymBoPlatform

@main
enum Main {
  /// The command line without the program's name. All bytes are kept, because file names need not be UTF-8.
  private static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe FileName.text(of: UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }

  static func main() {
    // When the reader of a pipe closes it (`| head`), the write fails with an error; the signal would end the process.
    _ = signal(SIGPIPE, SIG_IGN)
    // A file that would pass the limit for files fails likewise.
    _ = signal(SIGXFSZ, SIG_IGN)
    RefusedMemory.handle()
    Terminal.openClosedStreams()
    useOneBLASThread()
    do throws(ToolError) {
      exit(try Commands.run(arguments).rawValue)
    } catch {
      Terminal.complain(error.message)
      exit(error.code.rawValue)
    }
  }
}
