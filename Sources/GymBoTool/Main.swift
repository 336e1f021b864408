import Glibc
import GymBo

@main
enum Main {
  static func main() {
    // A reader that goes away (`| head`) is seen as a failed write, not as a signal.
    _ = signal(SIGPIPE, SIG_IGN)
    useOneBLASThread()
    do throws(ToolError) {
      exit(try Commands.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    } catch {
      Terminal.complain(error.message)
      exit(error.code.rawValue)
    }
  }
}
