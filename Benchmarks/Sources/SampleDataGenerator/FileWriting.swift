#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces the file by these bytes, or ends the program with the reason.
func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "wb") else { stop("cannot open \(path) for writing") }
  let written = fwrite(bytes, 1, bytes.count, file)
  if fclose(file) != 0 || written != bytes.count { stop("cannot write \(path)") }
}

func stop(_ reason: String) -> Never {
  let line = Array("SampleDataGenerator: \(reason)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}
