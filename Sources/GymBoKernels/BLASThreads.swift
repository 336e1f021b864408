/// Limits BLAS to one thread in the whole process.
///
/// The systems that the kernels solve have a few hundred rows at most, for which a second thread costs more than it saves.
/// The tool calls this once as it starts; a library does not decide it for its host.
public func useOneBLASThread() {
  LAPACK.useOneThread()
}
