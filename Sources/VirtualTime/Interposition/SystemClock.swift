import Glibc
import Synchronization

/// The state behind the C library's functions of time, which this folder replaces.
///
/// The replacements have the names of the C functions. As the host's library is loaded before the C
/// library, all other libraries are linked to them.
enum SystemClock {
  /// Whether the clock is virtual yet; until then the C library's own functions are called.
  static let isVirtual = Atomic<Bool>(false)

  /// Wall-clock time at virtual time zero: 2024-06-10 09:41 in UTC, so that every run shows the
  /// same date, at the time Apple's screens show.
  static let epoch: Int = 1_718_012_460

  /// Monotonic time at virtual time zero, in seconds.
  ///
  /// Any value does that looks like the uptime of a device.
  static let uptime: Int = 100_000

  /// Makes the clock virtual, for the calling thread and whatever it runs.
  static func becomeVirtual() {
    _ = mainThread
    isVirtual.store(true, ordering: .relaxed)
  }

  /// Lets the calling code sleep: the app's work runs meanwhile if it is the test that sleeps, and
  /// none does if it is the app itself.
  static func sleep(for duration: Duration) {
    guard isInCharge else {
      withUnsafeTemporaryAllocation(byteCount: KernelTime.size, alignment: 8) { time in
        guard let memory = time.baseAddress else { return }
        KernelTime.store(duration, to: memory)
        _ = realNanosleep?(memory, nil)
      }
      return
    }
    MainActor.assumeIsolated {
      if Scheduler.shared.isRunningAppWork, !DispatchBlock.isInBackground {
        Scheduler.shared.block(for: duration)
      } else {
        _ = Scheduler.shared.run(until: Scheduler.shared.now + duration) { false }
      }
    }
  }

  /// Whether time is virtual for the calling thread.
  static var isInCharge: Bool {
    isVirtual.load(ordering: .relaxed) && pthread_equal(pthread_self(), mainThread) != 0
  }

  private static let mainThread = pthread_self()

  /// The C library's own functions, which those here replace.
  typealias ClockFunction =
    @convention(c) (CInt, UnsafeMutableRawPointer?) -> CInt
  typealias TimeOfDayFunction =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> CInt
  typealias SleepFunction =
    @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt

  static let realClock: ClockFunction? = next("clock_gettime")
  static let realTimeOfDay: TimeOfDayFunction? = next("gettimeofday")
  static let realNanosleep: SleepFunction? = next("nanosleep")

  /// The function that the one of the same name here replaces, from the libraries loaded after it.
  static func next<Function>(_ name: String) -> Function? {
    address(ofNext: name).map { unsafeBitCast($0, to: Function.self) }
  }

  /// Where the function is that the one of the same name here replaces.
  static func address(ofNext name: String) -> UnsafeMutableRawPointer? {
    // RTLD_NEXT is a cast in C and so not imported.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
  }
}
