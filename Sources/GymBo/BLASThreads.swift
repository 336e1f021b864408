internal import GymBoKernels

/// Makes BLAS compute on the calling thread only, in the whole process: the matrices of a training history are too small to
/// gain from more threads. For tools only; a library must not change its host's threads.
///
/// The start-up time decides what is linked. Medians of 40 runs on 2 processors of a Xeon, Debian 12, Swift 6.3, from
/// `chrt -f 10 python3 Benchmarks/StartUp.py .build/release/gymbo HISTORY.csv` with a history of 50,000 sets:
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
/// - Foundation would add 2.5 ms, more than half of the time of `--version`; so dates and numbers are read without it.
/// - OpenBLAS adds 1.7 ms, nearly all of it for loading the library. It starts its threads while loading, before this call can
///   prevent it, which costs 0.2 ms. With `OPENBLAS_NUM_THREADS=1` a report takes as long.
/// - `--static-swift-stdlib`, with which this tool was built, saves about 1.7 ms.
public func useOneBLASThread() {
  GymBoKernels.useOneBLASThread()
}
