import Glibc

/// The median of many runs, in milliseconds of the process's own time: what else the machine does is not counted.
func milliseconds(runs: Int = 31, _ work: () throws -> Void) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let begin = processorTime()
    try work()
    times.append(processorTime() - begin)
  }
  return times.sorted()[times.count / 2]
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
