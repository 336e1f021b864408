internal import GymBoKernels

/// Makes BLAS compute on the calling thread alone, in the whole process: the matrices of a training history are too small to
/// gain from more. For tools only; a library must not change its host's threads.
///
/// What starting costs, and so what is linked: medians of 40 runs on 2 processors of a Xeon, Debian 12, Swift 6.3, by
/// `chrt -f 10 python3 Benchmarks/StartUp.py .build/release/gymbo HISTORY.csv` with a history of 51,159 sets.
///
/// | program | ms |
/// |---|---:|
/// | a bare Swift program; with the runtime linked statically | 3.0; 1.6 |
/// | … and Foundation, dynamically | 5.3 |
/// | … and OpenBLAS; with one thread from the environment | 4.6; 4.4 |
/// | `gymbo --version` | 5.2 |
/// | `gymbo report HISTORY.csv`, as text; as JSON | 80; 99 |
/// | `python3 -c "import polars"` (Python alone 12) | 181 |
///
/// - Foundation would add 2.3 ms, nearly half of what `--version` takes; dates and numbers are read without it.
/// - OpenBLAS adds 1.6 ms, nearly all of it for loading the library. Its threads begin with the loading, before this call can
///   keep it from them: 0.2 ms of the clock. But where a processor is free for them they wait for work busily, which
///   doubled the processors' time of a report (154 ms against 80); with `OPENBLAS_NUM_THREADS=1` there are none.
/// - `--static-swift-stdlib` saves about 1 ms.
public func useOneBLASThread() {
  GymBoKernels.useOneBLASThread()
}
