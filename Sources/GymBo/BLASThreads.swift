internal import GymBoKernels

/// Makes BLAS compute on the calling thread alone, in the whole process: the matrices of a training history are too small to
/// gain from more. For tools only; a library must not change its host's threads.
public func useOneBLASThread() {
  GymBoKernels.useOneBLASThread()
}
