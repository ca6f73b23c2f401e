import Glibc
import Synchronization

/// The C library's clock as this process sees it.
///
/// The functions here have the names of C functions. Because the host's library is loaded before
/// the C library, every other library finds these first.
enum SystemClock {
  /// Whether the clock is virtual; before that the C library's own is used.
  static let isVirtual = Atomic<Bool>(false)

  /// Wall-clock time at virtual time zero: 2024-06-10 09:41 in UTC, so that every run shows the
  /// same date, at the time Apple's screens show.
  static let epoch: Int = 1_718_012_460

  /// Monotonic time at virtual time zero, in seconds: any value that is not suspiciously small.
  static let uptime: Int = 100_000

  /// Makes the clock virtual; the thread that asks for it is the one that virtual time is for.
  static func becomeVirtual() {
    _ = mainThread
    isVirtual.store(true, ordering: .relaxed)
  }

  /// Takes the calling code's thread out of play for a while: in a test the app goes on meanwhile,
  /// in the app itself nothing does.
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

  /// Whether the calling thread is the one that virtual time is for.
  static var isInCharge: Bool {
    isVirtual.load(ordering: .relaxed) && pthread_equal(pthread_self(), mainThread) != 0
  }

  private static let mainThread = pthread_self()

  /// The C library's own functions, behind ours.
  typealias ClockFunction =
    @convention(c) (CInt, UnsafeMutableRawPointer?) -> CInt
  typealias TimeOfDayFunction =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> CInt
  typealias SleepFunction =
    @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt

  static let realClock: ClockFunction? = next("clock_gettime")
  static let realTimeOfDay: TimeOfDayFunction? = next("gettimeofday")
  static let realNanosleep: SleepFunction? = next("nanosleep")

  /// The next library's function of a name, after this one.
  static func next<Function>(_ name: String) -> Function? {
    // RTLD_NEXT is a cast in C and so not imported.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map {
      unsafeBitCast($0, to: Function.self)
    }
  }
}
