// Machine contexts are C declarations that Dispatch may have brought first.
import CDispatch
import Glibc
import VirtualTime

/// Turns the end of a child process into an event: a trap, a call of `exit`, or an endless loop.
///
/// Signal handlers of this kind may do little by the letter of POSIX. The child has one thread, is
/// ending anyway, and an alarm ends it for good should reporting hang.
@MainActor
enum CrashReporter {
  private static weak var run: ChildRun?
  private static var processorLimit = 0
  /// Whether the process is ending, so that nothing can be done in it any more.
  private(set) static var isReporting = false
  private static var isHandlingSignal = false
  /// Real seconds that a report from a signal handler may take.
  private static let reportLimit: CUnsignedInt = 5

  private static let fatalSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Starts to watch a run.
  ///
  /// - Parameters:
  ///   - run: Reports what happens.
  ///   - processorLimit: Seconds of processor time without an event after which the test is taken
  ///     to be in an endless loop.
  static func install(for run: ChildRun, processorLimit: Int) {
    self.run = run
    self.processorLimit = processorLimit
    useAlternateStack()
    for signal in fatalSignals { handle(signal) }
    handle(SIGPROF)
    handle(SIGQUIT)
    on_exit({ status, _ in MainActor.assumeIsolated { CrashReporter.processExits(status) } }, nil)
    VirtualTime.onEndlessWait { CrashReporter.waitsForever($0) }
    restartWatchdog()
  }

  /// Stops watching: the run is over.
  static func uninstall() {
    pauseWatchdog()
    run = nil
  }

  /// Forgets the run in a copy of the process: whatever ends it is no event.
  static func becomeScout() {
    uninstall()
    for signal in fatalSignals { Glibc.signal(signal, SIG_DFL) }
    Glibc.signal(SIGPROF, SIG_DFL)
    Glibc.signal(SIGQUIT, SIG_DFL)
  }

  /// Gives the test its full processor time again, and a report of its end its full time.
  static func restartWatchdog() {
    setWatchdog(seconds: run == nil ? 0 : processorLimit)
    if isHandlingSignal { alarm(reportLimit) }
  }

  /// Stops the watchdog while the test waits for a person.
  static func pauseWatchdog() {
    setWatchdog(seconds: 0)
    if isHandlingSignal { alarm(0) }
  }

  /// Ends the process without a report.
  static func leave() -> Never {
    run = nil
    _exit(0)
  }

  /// Handles a signal that ends the test.
  ///
  /// - Parameters:
  ///   - signal: Which one.
  ///   - address: Where the processor was.
  fileprivate static func received(_ signal: CInt, at address: UInt?) {
    if signal == SIGPROF || signal == SIGQUIT, !VirtualTime.isReadable {
      // The report asks the clock, which is being changed just now: a moment later it is not.
      return setWatchdog(seconds: 0, microseconds: 10_000)
    }
    guard let run, !isReporting else { _exit(128 + signal) }
    isReporting = true
    isHandlingSignal = true
    restartWatchdog()
    run.reportCrash(reason(for: signal), stack: .capture(interruptedAt: address))
    pauseWatchdog()
    self.run = nil
    if signal == SIGPROF || signal == SIGQUIT { _exit(124) }
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }

  /// Ends the process, as the code that runs waits for what nothing can bring.
  private static func waitsForever(_ sentence: String) {
    guard let run, !isReporting else { return }
    isReporting = true
    run.reportCrash(sentence, stack: .capture())
    pauseWatchdog()
    self.run = nil
    _exit(124)
  }

  private static func processExits(_ status: CInt) {
    guard let run, !isReporting else { return }
    isReporting = true
    run.reportCrash("exit(\(status)) was called before the test ended", stack: .capture())
    self.run = nil
  }

  private static func reason(for signal: CInt) -> String {
    switch signal {
    case SIGPROF:
      "No progress for \(processorLimit) seconds of processor time: an endless loop?"
    case SIGQUIT: "Interrupted: the run was ended here, as it came to no stop"
    case SIGSEGV, SIGBUS: "Crash: bad access to memory, or too deep a recursion (signal \(signal))"
    case SIGABRT: "Crash: abort() was called"
    default: "Crash: a Swift precondition failed (signal \(signal))"
    }
  }

  /// A stack overflow leaves no stack to handle it on.
  private static func useAlternateStack() {
    let size = 1 << 20
    var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  private static func handle(_ signal: CInt) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, _, context in
      let address = CrashReporter.programCounter(in: context)
      MainActor.assumeIsolated { CrashReporter.received(signal, at: address) }
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
    sigaction(signal, &action, nil)
  }

  private nonisolated static func programCounter(in context: UnsafeMutableRawPointer?) -> UInt? {
    #if arch(x86_64)
      guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return nil }
      return withUnsafeBytes(of: context.pointee.uc_mcontext.gregs) { registers in
        UInt(bitPattern: registers.load(fromByteOffset: 16 * 8, as: Int.self))
      }
    #elseif arch(arm64)
      guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return nil }
      return UInt(context.pointee.uc_mcontext.pc)
    #else
      return nil
    #endif
  }

  private static func setWatchdog(seconds: Int, microseconds: Int = 0) {
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 0),
      it_value: timeval(tv_sec: seconds, tv_usec: microseconds))
    setitimer(__itimer_which_t(UInt32(ITIMER_PROF.rawValue)), &timer, nil)
  }
}
