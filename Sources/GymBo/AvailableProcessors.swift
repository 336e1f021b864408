import GymBoImport
import GymBoPlatform

/// The number of processors that the process may use: a container or `taskset` may leave it fewer than the machine has.
public var availableProcessors: Int {
  let online = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  guard let status = try? InputFile.read(path: "/proc/self/status"),
    let allowed = allowedProcessors(String(decoding: status.bytes, as: UTF8.self)), allowed > 0
  else { return online }
  return min(online, allowed)
}

/// The number of processors in Linux' description of a process: the bits of `Cpus_allowed`, in hexadecimal digits with commas.
func allowedProcessors(_ status: String) -> Int? {
  for line in status.split(separator: "\n") where line.hasPrefix("Cpus_allowed:") {
    return line.dropFirst("Cpus_allowed:".count).compactMap(\.hexDigitValue)
      .reduce(0) { $0 + $1.nonzeroBitCount }
  }
  return nil
}
