import Glibc
package import TerminalModel

/// The one thread of an explorer: waits for keys, signals, descriptors and timers, and draws.
///
/// It sleeps in `poll(2)` without a timeout when nothing is due, so that an idle explorer costs
/// nothing. Frames are drawn after events, at most 30 a second and those that answer a key.
///
/// Where nobody watches the driver, each input is read and each frame drawn once the input before
/// has been answered, and nothing is waited for but that answer.
package final class EventLoop {
  /// What a timer is cancelled by.
  package struct TimerID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// Why the loop ended.
  package enum Ending: Equatable, Sendable {
    /// `stop()` was called.
    case stopped
    /// A signal asked the process to end; its number.
    case signal(Int32)
    /// The terminal is gone.
    case disconnected
    /// Nobody watches, and there are no more inputs.
    case inputEnded
    /// Nobody watches, and the answer to an input has not come in the loop's patience.
    case unanswered
  }

  private let driver: any TerminalDriver
  private let signals: SignalPipe?
  private let patience: Duration
  private var readers: [Int32: () -> Void] = [:]
  /// What is waited for: the terminal's input, signals, and the readers' descriptors in order.
  private var polled: [pollfd] = []
  private var timers: [TimerID: (due: Duration, action: () -> Void)] = [:]
  private var timerCount = 0
  private var pacer = FramePacer()
  private var ending: Ending?
  /// Times that the loop woke up: what a test of idleness counts.
  package private(set) var wakeUps = 0

  /// Creates a loop on a terminal.
  ///
  /// - Parameters:
  ///   - driver: The terminal.
  ///   - signals: The signals that come; none only for drivers without a terminal.
  ///   - patience: How long nothing may happen while an answer is waited for, where nobody watches.
  package init(
    driver: any TerminalDriver, signals: SignalPipe?, patience: Duration = .seconds(60)
  ) {
    self.driver = driver
    self.signals = signals
    self.patience = patience
    updatePolled()
  }

  /// Calls a function whenever a descriptor is readable or closed by its other end.
  package func watch(_ descriptor: Int32, onReady: @escaping () -> Void) {
    readers[descriptor] = onReady
    updatePolled()
  }

  /// Forgets a descriptor; to be called before it is closed.
  package func unwatch(_ descriptor: Int32) {
    readers[descriptor] = nil
    updatePolled()
  }

  private func updatePolled() {
    let own = [driver.inputDescriptor, signals?.descriptor ?? -1]
    polled = (own + readers.keys.sorted()).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Calls a function once, after a time.
  @discardableResult
  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> TimerID {
    timerCount += 1
    let timer = TimerID(number: timerCount)
    timers[timer] = (Self.now() + max(.zero, delay), action)
    return timer
  }

  /// Calls a function once, after a time that is there for a person to watch: at once without one.
  @discardableResult
  package func pause(for time: Duration, then action: @escaping () -> Void) -> TimerID {
    schedule(after: driver.isWatched ? time : .zero, action)
  }

  /// Forgets a timer; harmless when it has fired.
  package func cancel(_ timer: TimerID) { timers[timer] = nil }

  /// Says that the frame on the screen is no longer right; it is drawn when its time has come.
  package func setNeedsDisplay() { pacer.invalidate() }

  /// Holds the next frame back for a moment, in which the answer to what was typed may come.
  ///
  /// A frame that only says that something is under way would be gone before it is seen, and the
  /// one with the answer would have to wait after it.
  package func hold(for time: Duration) { pacer.hold(until: Self.now() + time) }

  /// Ends a hold: what was waited for is there.
  package func endHold() { pacer.release() }

  /// Ends `run` after the event that is being handled.
  package func stop() { ending = ending ?? .stopped }

  /// Gives the terminal and the whole job back to the shell until it is continued.
  package func suspend() { stopProcess(wholeJob: true) }

  /// Handles events until `stop()`, the end of a script, or a signal that asks the process to end.
  ///
  /// - Parameters:
  ///   - isAnswered: Whether all that was given so far has been answered; asked where nobody watches.
  ///   - onInputs: What was given; the frame is drawn afterwards.
  ///   - onSignal: Signals that the loop has no own answer to, such as SIGCHLD.
  ///   - draw: Shows how things are now.
  /// - Returns: Why the loop ended. The driver is still open.
  package func run(
    isAnswered: () -> Bool = { true }, onInputs: ([TerminalInput]) -> Void,
    onSignal: (Int32) -> Void = { _ in }, draw: () -> Void
  ) -> Ending {
    ending = nil
    pacer.invalidate()
    while true {
      // Where nobody watches, nothing happens between an answer and the next input.
      let isNext = !driver.isWatched && isAnswered()
      if isNext {
        if pacer.isDirty { show(draw) }
        if let ending { return ending }
      }
      let inputs = driver.isWatched || isNext ? driver.readInputs() : []
      if !inputs.isEmpty {
        onInputs(inputs)
        pacer.invalidate(isAnswer: true)
      } else if isNext {
        return .inputEnded
      }
      if !driver.isWatched, isAnswered() { continue }
      fireTimers()
      if driver.isWatched {
        if let ending { return ending }
        if pacer.delay(at: Self.now()) == .zero { show(draw) }
      } else if isAnswered() {
        continue
      }
      // There may be more where an input came from, without its descriptor telling.
      waitForEvents(mayWait: inputs.isEmpty && !driver.hasPendingInputs, onSignal)
      if let ending { return ending }
    }
  }

  private func show(_ draw: () -> Void) {
    pacer.didDraw(at: Self.now())
    draw()
  }

  /// Sleeps until something is to be done, calls the readers of descriptors that are ready, and
  /// answers signals.
  private func waitForEvents(mayWait: Bool, _ onSignal: (Int32) -> Void) {
    let count = poll(&polled, nfds_t(polled.count), mayWait ? timeout() : 0)
    wakeUps += 1
    guard count != 0 else {
      if !driver.isWatched, mayWait, timers.isEmpty { ending = ending ?? .unanswered }
      return
    }
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

  /// Milliseconds until a timer or a frame is due, or patience is at its end, rounded up; -1 for
  /// ever.
  private func timeout() -> Int32 {
    let now = Self.now()
    let other = driver.isWatched ? pacer.delay(at: now) : patience
    let delays = timers.values.map { $0.due - now } + [other].compactMap(\.self)
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
    case SIGTERM, SIGHUP, SIGINT, SIGQUIT:
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
