import GymBoPlatform

/// A monitor: state protected by a lock, with waiting until the state changes. It uses the C library's condition
/// variable, because Swift's own library has only locks.
@safe final class Monitor<State>: @unchecked Sendable {
  // The state is accessed only while the lock is held; that makes the class Sendable.
  private var state: State
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe changed.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  /// Waits until a condition on the state holds, changes the state, and wakes the waiting threads.
  func access<Result>(
    when isReady: (State) -> Bool = { _ in true }, _ body: (inout State) -> Result
  ) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while !isReady(state) { unsafe pthread_cond_wait(changed, lock) }
    defer { unsafe pthread_cond_broadcast(changed) }
    return body(&state)
  }
}

/// The values of a function for 0 to a number of works less 1, in this order, computed on several threads.
/// - Parameters:
///   - jobs: threads, at least 1.
///   - count: works.
///   - worker: called once on each thread: makes the function, with what the thread's works share.
package func onThreads<Value: Sendable>(
  _ jobs: Int, _ count: Int, _ worker: @escaping @Sendable () -> (Int) -> Value
) -> [Value] {
  let next = Monitor(0)
  let values = Monitor([Value?](repeating: nil, count: count))
  onThreads(min(max(1, jobs), max(1, count))) {
    let value = worker()
    while true {
      let index = next.access { next in
        defer { next += 1 }
        return next
      }
      guard index < count else { return }
      let made = value(index)
      values.access { $0[index] = made }
    }
  }
  return values.access { $0 }.compactMap { $0 }
}

/// Runs a closure on `count` threads in parallel, including the calling one, and returns when all have finished.
package func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
  final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  let shared = Body(body)
  var threads: [pthread_t] = []
  for _ in 1..<max(1, count) {
    var thread = pthread_t()
    let argument = unsafe Unmanaged.passRetained(shared)
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        }
        return nil
      }, argument.toOpaque())
    // If the system cannot start another thread, the ones already running do the work.
    guard status == 0 else {
      unsafe argument.release()
      break
    }
    threads.append(thread)
  }
  body()
  for thread in threads { pthread_join(thread, nil) }
}
