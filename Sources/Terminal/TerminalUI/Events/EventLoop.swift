import Glibc
public import TerminalModel

/// The one thread of an explorer: waits for keys, signals, descriptors and timers, and draws.
///
/// It sleeps in `poll(2)` without a timeout when nothing is due, so that an idle explorer costs
/// nothing. Frames are drawn after events, at most 30 a second and those that answer a key.
public final class EventLoop {
  /// What a timer is cancelled by.
  public struct TimerID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Why the loop ended.
  public enum Ending: Equatable, Sendable {
    /// `stop()` was called.
    case stopped
    /// A signal asked the process to end; its number.
    case signal(Int32)
    /// The terminal is gone.
    case disconnected
  }

  private let driver: any TerminalDriver
  private let signals: SignalPipe?
  private var readers: [Int32: () -> Void] = [:]
  /// What is waited for: the terminal's input, signals, and the readers' descriptors in order.
  private var polled: [pollfd] = []
  private var timers: [TimerID: (due: Duration, action: () -> Void)] = [:]
  private var timerCount = 0
  private var pacer = FramePacer()
  private var ending: Ending?
  /// Times that the loop woke up: what a test of idleness counts.
  package private(set) var wakeUps = 0

  /// Creates a loop on a terminal; without signals only for drivers without a terminal.
  public init(driver: any TerminalDriver, signals: SignalPipe?) {
    self.driver = driver
    self.signals = signals
    updatePolled()
  }

  /// Calls a function whenever a descriptor is readable or closed by its other end.
  public func watch(_ descriptor: Int32, onReady: @escaping () -> Void) {
    readers[descriptor] = onReady
    updatePolled()
  }

  /// Forgets a descriptor; to be called before it is closed.
  public func unwatch(_ descriptor: Int32) {
    readers[descriptor] = nil
    updatePolled()
  }

  private func updatePolled() {
    let own = [driver.inputDescriptor, signals?.descriptor ?? -1]
    polled = (own + readers.keys.sorted()).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Calls a function once, after a time.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> TimerID {
    timerCount += 1
    let timer = TimerID(number: timerCount)
    timers[timer] = (Self.now() + max(.zero, delay), action)
    return timer
  }

  /// Forgets a timer; harmless when it has fired.
  public func cancel(_ timer: TimerID) { timers[timer] = nil }

  /// Says that the frame on the screen is no longer right; it is drawn when its time has come.
  public func setNeedsDisplay() { pacer.invalidate() }

  /// Holds the next frame back for a moment, in which the answer to what was typed may come.
  ///
  /// A frame that only says that something is under way would be gone before it is seen, and the
  /// one with the answer would have to wait after it.
  public func hold(for time: Duration) { pacer.hold(until: Self.now() + time) }

  /// Ends a hold: what was waited for is there.
  public func endHold() { pacer.release() }

  /// Ends `run` after the event that is being handled.
  public func stop() { ending = ending ?? .stopped }

  /// Gives the terminal and the whole job back to the shell until it is continued.
  public func suspend() { stopProcess(wholeJob: true) }

  /// Handles events until `stop()` or a signal that asks the process to end.
  ///
  /// - Parameters:
  ///   - onInputs: What was typed; the frame is drawn afterwards.
  ///   - onSignal: Signals that the loop has no own answer to, such as SIGCHLD.
  ///   - draw: The frame to show now.
  /// - Returns: Why the loop ended. The driver is still open.
  public func run(
    onInputs: ([TerminalInput]) -> Void, onSignal: (Int32) -> Void = { _ in },
    draw: () -> CellGrid
  ) -> Ending {
    ending = nil
    pacer.invalidate()
    while true {
      let inputs = driver.readInputs()
      if !inputs.isEmpty {
        onInputs(inputs)
        pacer.invalidate(isAnswer: true)
      }
      fireTimers()
      if let ending { return ending }
      if pacer.delay(at: Self.now()) == .zero {
        pacer.didDraw(at: Self.now())
        driver.present(draw())
      }
      // There may be more where an input came from, without its descriptor telling.
      waitForEvents(mayWait: inputs.isEmpty, onSignal)
      if let ending { return ending }
    }
  }

  /// Sleeps until something is to be done, calls the readers of descriptors that are ready, and
  /// answers signals.
  private func waitForEvents(mayWait: Bool, _ onSignal: (Int32) -> Void) {
    let count = poll(&polled, nfds_t(polled.count), mayWait ? timeout() : 0)
    wakeUps += 1
    guard count != 0 else { return }
    // A signal interrupts the wait, and is answered before the inputs that come with it.
    var hasSignals = true
    if count > 0 {
      if polled[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { ending = .disconnected }
      hasSignals = polled[1].revents != 0
      // What is watched may change meanwhile: an earlier reader may have forgotten a later one.
      for entry in polled.dropFirst(2) where entry.revents != 0 { readers[entry.fd]?() }
    }
    guard hasSignals, let signals else { return }
    for signal in signals.readSignals() { handle(signal, onSignal) }
  }

  /// Milliseconds until a timer or a frame is due, rounded up; -1 for ever.
  private func timeout() -> Int32 {
    let now = Self.now()
    let delays = timers.values.map { $0.due - now } + [pacer.delay(at: now)].compactMap(\.self)
    guard let delay = delays.min() else { return -1 }
    let (seconds, attoseconds) = max(.zero, delay).components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: milliseconds)
  }

  /// Calls the timers that are due, the earliest first.
  private func fireTimers() {
    guard !timers.isEmpty else { return }
    let now = Self.now()
    let due = timers.filter { $0.value.due <= now }
      .sorted { ($0.value.due, $0.key.number) < ($1.value.due, $1.key.number) }
    for (timer, entry) in due where timers[timer] != nil {
      timers[timer] = nil
      entry.action()
    }
  }

  /// Answers a signal.
  private func handle(_ signal: Int32, _ onSignal: (Int32) -> Void) {
    switch signal {
    case SIGTERM, SIGHUP, SIGINT:
      ending = ending ?? .signal(signal)
    case SIGTSTP:
      stopProcess(wholeJob: false)
    case SIGCONT:
      // Stopped by SIGSTOP, which cannot be noticed before: the screen may hold anything now.
      driver.suspend()
      driver.resume()
      pacer.invalidate()
    case SIGWINCH:
      // The driver tells the size among its inputs, at the top of the loop.
      driver.noticeResize()
    default:
      onSignal(signal)
    }
  }

  /// Gives the terminal back, stops, and takes it again.
  private func stopProcess(wholeJob: Bool) {
    driver.suspend()
    signals?.stopProcess(wholeJob: wholeJob)
    driver.resume()
    pacer.invalidate()
  }

  /// Time since some instant, which no change of the wall clock moves.
  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
