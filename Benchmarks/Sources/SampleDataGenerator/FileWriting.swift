#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces the file by these bytes, or ends the program with the reason.
func write(_ bytes: [UInt8], to path: String) { write(to: path) { append in append(bytes) } }

/// Replaces the file by what is appended, piece by piece, or ends the program with the reason.
func write(to path: String, _ body: (_ append: ([UInt8]) -> Void) -> Void) {
  guard let file = fopen(path, "wb") else { stop("cannot open \(path) for writing") }
  body { bytes in
    if fwrite(bytes, 1, bytes.count, file) != bytes.count { stop("cannot write \(path)") }
  }
  if fclose(file) != 0 { stop("cannot write \(path)") }
}

func stop(_ reason: String) -> Never {
  let line = Array("SampleDataGenerator: \(reason)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}
