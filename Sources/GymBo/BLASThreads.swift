internal import GymBoKernels

/// Makes BLAS compute on the calling thread alone, in the whole process: the matrices of a training history are too small to
/// gain from more. For tools only; a library must not change its host's threads.
///
/// What starting costs, and so what is linked: medians of 40 runs on 2 processors of a Xeon, Debian 12, Swift 6.3, by
/// `chrt -f 10 python3 Benchmarks/StartUp.py .build/release/gymbo HISTORY.csv` with a history of 50,000 sets.
///
/// | program | ms |
/// |---|---:|
/// | a bare Swift program; with the runtime linked statically | 3.4; 1.7 |
/// | … and Foundation, dynamically | 5.9 |
/// | … and OpenBLAS; with one thread from the environment | 5.1; 4.9 |
/// | `gymbo --version` | 4.3 |
/// | `gymbo report HISTORY.csv`, as text; as JSON | 34; 50 |
/// | `python3 -c "import polars"` (Python alone 13) | 199 |
///
/// - Foundation would add 2.5 ms, more than half of what `--version` takes; dates and numbers are read without it.
/// - OpenBLAS adds 1.7 ms, nearly all of it for loading the library. Its threads begin with the loading, before this call can
///   keep it from them: 0.2 ms of the clock. With `OPENBLAS_NUM_THREADS=1` a report takes as long.
/// - `--static-swift-stdlib`, with which this tool was built, saves about 1.7 ms.
public func useOneBLASThread() {
  GymBoKernels.useOneBLASThread()
}
