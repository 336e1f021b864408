import Glibc

/// A lock around some state, and waiting until it changes. Waiting needs the C library: Swift's own has locks only.
@safe final class Monitor<State>: @unchecked Sendable {
  // The state is touched while the lock is held and nowhere else: that is what makes the class Sendable.
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

  /// Waits until the state is as wanted, changes it, and wakes who waits.
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

/// Runs a body on some threads at once, the calling one among them, and returns when all have ended.
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
    // Where the system gives no more threads, those there are do the work.
    guard status == 0 else {
      unsafe argument.release()
      break
    }
    threads.append(thread)
  }
  body()
  for thread in threads { pthread_join(thread, nil) }
}

/// Processors that the process may use.
public var availableProcessors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
