import ElementModel
import Glibc
import SessionProtocol
import SimulatedNetwork
import VirtualTime

/// Numbers, times and sends a run's events, and asks at each stop whether to go on.
@MainActor
final class EventRecorder {
  let connection: HostConnection
  private let request: RunRequest
  private let device: SimulatedDevice
  private let stacks: SourceStacks
  private var digest = EventDigest()
  private var nextIndex = 0
  /// The number of the screen reported last, rather than its tree, which would have to be copied
  /// before the app changes it; 0 is that of a device that shows nothing yet.
  private var lastScreen = SimulatedDevice.ScreenVersion.unused
  /// How many pieces of work had run when the screen was reported last.
  private var lastCause = 0
  /// The calls that led to a failure which the person's code is about to record.
  private var heldStack: [SourceFrame]?
  /// Stops before this index are passed without asking.
  private var nextStop: Int

  /// Creates a recorder for one run.
  init(
    connection: HostConnection, request: RunRequest, device: SimulatedDevice,
    stacks: SourceStacks
  ) {
    self.connection = connection
    self.request = request
    self.device = device
    self.stacks = stacks
    nextStop = request.isGated ? request.firstIndex : .max
  }

  /// Virtual seconds since the run began.
  private var time: Double { (VirtualTime.now.seconds * 1e6).rounded() / 1e6 }

  /// What the app waits for, soonest due first.
  var pendingWork: [Pending] {
    let now = VirtualTime.now
    return VirtualTime.pendingWork.filter { $0.kind != .runner }.prefix(8).map {
      pending($0, at: now)
    }
  }

  /// Describes work that has run, for runs that somebody looks into.
  func describe(_ work: PendingWork) -> Pending? {
    request.detail == .full ? pending(work, at: VirtualTime.now) : nil
  }

  private func pending(_ work: PendingWork, at now: Duration) -> Pending {
    Pending(
      kind: work.kind.rawValue, label: work.label,
      dueIn: (((work.due - now).seconds * 1e6).rounded() / 1e6),
      origin: request.detail == .full ? stacks.frames(of: work.stack).first : nil)
  }

  /// Reports an event, after the screen it happens on if that has changed.
  ///
  /// - Parameters:
  ///   - content: What happened.
  ///   - isStop: Whether to ask before going on.
  ///   - stack: The frames to give; `nil` takes the calling code's.
  func report(_ content: Event.Content, isStop: Bool, stack: [SourceFrame]? = nil) {
    // What a scout comes across is no part of the run.
    guard !Scout.isScout else { return }
    CrashReporter.restartWatchdog()
    switch content {
    case .logLine, .note:
      // It accompanies other events, which say where they come from and what the app shows; and a
      // note may come from the midst of the app's work, when nothing should look at the app.
      return add(content, isStop: false, stack: [])
    default: break
    }
    if request.detail == .full { reportScreenIfChanged() }
    var stack = stack
    if case .failure = content { stack = stack ?? heldStack }
    add(content, isStop: isStop, stack: stack)
  }

  /// Reports the end of the test.
  func end(
    _ status: TestStatus, reason: String?, location: SourceFrame? = nil,
    viewModels: [String]? = nil
  ) {
    if request.detail == .full { reportScreenIfChanged() }
    add(
      .testEnded(
        TestEnded(
          status: status, reason: reason, location: location, duration: time, digest: digest.text,
          viewModels: viewModels)),
      isStop: true, stack: [])
  }

  /// Keeps calls for the next failure, or forgets them.
  ///
  /// - Parameters:
  ///   - holds: Whether to keep some.
  ///   - calls: Which; none for the present ones.
  func holdStack(_ holds: Bool, _ calls: [SourceFrame]) {
    guard holds, request.detail == .full else { return heldStack = nil }
    heldStack = calls.isEmpty ? stacks.frames(of: .capture()) : calls
  }

  private func reportScreenIfChanged() {
    let version = device.screenVersion
    guard version != lastScreen else { return }
    lastScreen = version
    add(
      .screen(Screen(tree: device.screen(), causes: takeCauses())), isStop: false, stack: [])
  }

  /// The work that has changed the screen since it was reported last: of an animation, what began
  /// it, if that was work too.
  private func takeCauses() -> [Pending]? {
    let past = VirtualTime.pastWork
    let new = past.changes.filter { $0.number > lastCause }
    lastCause = past.count
    let now = VirtualTime.now
    return new.isEmpty ? nil : new.map { pending($0.beginner ?? $0.work, at: now) }
  }

  private func add(_ content: Event.Content, isStop: Bool, stack: [SourceFrame]?) {
    digest.combine(content, time: time)
    let index = nextIndex
    nextIndex += 1
    guard index >= request.firstIndex, isWanted(content) else { return }
    let frames = stack ?? (request.detail == .full ? stacks.frames(of: .capture()) : [])
    markOutput(before: index)
    connection.send(
      .event(Event(index: index, time: time, stack: frames, isStop: isStop, content: content)))
    if isStop, index >= nextStop { waitForPermission() }
  }

  /// Lets the reader of what is printed see what was printed before an event.
  private func markOutput(before index: Int) {
    fflush(nil)
    let mark = OutputMark.bytes(beforeEvent: index)
    // Whoever closes their standard output has nothing to put in order.
    _ = mark.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  private func isWanted(_ content: Event.Content) -> Bool {
    guard request.detail == .outcome else { return true }
    return switch content {
    case .failure, .measurement, .note, .testEnded: true
    default: false
    }
  }

  /// Blocks until the explorer says how to go on; without an explorer there is no point in going on.
  private func waitForPermission() {
    while true {
      CrashReporter.pauseWatchdog()
      defer { CrashReporter.restartWatchdog() }
      switch connection.nextCommand() {
      case .proceed: return
      case .proceedUntil(let index): return nextStop = index
      case .proceedToEnd: return nextStop = .max
      case .run: continue
      case .setNetwork(let conditions):
        setenv(DeviceNetwork.conditionsVariable, conditions.text, 1)
        DeviceNetwork.shared.change(to: conditions)
      case .shutDown, nil: CrashReporter.leave()
      }
    }
  }
}
