// The C library of the system, for what Swift's own library lacks: mathematics such as `exp`, files, threads. The only file that
// knows which one it is; everything else imports this module. Built and tested with Glibc alone; the others are untried.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#else
  // GymBo needs the C library of Linux or of macOS.
  #error("unknown system")
#endif
