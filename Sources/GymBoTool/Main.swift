import Glibc
import GymBo

@main
enum Main {
  /// The command line without the program's name, every byte of it kept: file names need not be UTF-8.
  private static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe FileName.text(of: UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }

  static func main() {
    // A reader that goes away (`| head`) is seen as a failed write, not as a signal.
    _ = signal(SIGPIPE, SIG_IGN)
    useOneBLASThread()
    do throws(ToolError) {
      exit(try Commands.run(arguments).rawValue)
    } catch {
      Terminal.complain(error.message)
      exit(error.code.rawValue)
    }
  }
}
