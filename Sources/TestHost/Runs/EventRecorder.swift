import ElementModel
import Glibc
import SessionProtocol
import SimulatedNetwork
import VirtualTime
import XCUITest

/// Numbers, times and sends a run's events, and asks at each stop whether to go on.
@MainActor
final class EventRecorder {
  let connection: HostConnection
  private let request: RunRequest
  private let device: SimulatedDevice
  private let stacks: SourceStacks
  private var digest = EventDigest()
  /// What was told of calls.
  private var memory = CallMemory()
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
  /// What is to be done by hand as in an earlier run.
  private var planned: PlannedInterventions
  /// The test's own calls while something is done by hand: they did not lead to it.
  private var callsOfTest: [SourceFrame] = []
  /// Does what is done by hand.
  var worker: HandWorker?
  /// Called before each event at which the explorer is asked whether to go on: it may end the
  /// process as soon as it knows of one.
  var beforeStop: () -> Void = {}

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
    planned = PlannedInterventions(request.interventions)
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
      kind: Pending.Kind(work.kind), label: work.label,
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
    // What a scout comes across is no part of the run, nor what a copy does that the test has made.
    guard !Scout.isScout, connection.isOwn else { return }
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
    switch content {
    case .failure, .assertion: stack = stack ?? heldStack
    default: break
    }
    add(content, isStop: isStop, stack: stack)
  }

  /// Reports the end of the test.
  func end(
    _ status: TestStatus, reason: String?, location: SourceFrame? = nil,
    viewModels: [String]? = nil, cases: [CaseOutcome]? = nil
  ) {
    if request.detail == .full { reportScreenIfChanged() }
    reportUndone()
    add(
      .testEnded(
        TestEnded(
          status: status, reason: reason, location: location, duration: time, digest: digest.text,
          viewModels: viewModels, cases: cases)),
      isStop: true, stack: [])
  }

  /// Says what was not done again, because the run did not come by where it was done.
  private func reportUndone() {
    for intervention in planned.rest where intervention.at < nextIndex {
      let title = worker?.title(of: intervention.action) ?? ""
      add(
        .note(
          Note(
            text: "Not done by hand again, as the run did not stop at event \(intervention.at): "
              + title)),
        isStop: false, stack: [])
    }
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
    let (index, isSent) = send(content, isStop: isStop, stack: stack)
    if isStop { stop(at: index, asks: isSent) }
  }

  /// Sends an event, if it is one that is wanted.
  private func send(
    _ content: Event.Content, isStop: Bool, stack: [SourceFrame]?
  ) -> (index: Int, isSent: Bool) {
    digest.combine(content, time: time)
    let ended = CallRecorder.shared?.takeEnded() ?? []
    let index = nextIndex
    nextIndex += 1
    guard index >= request.firstIndex, isWanted(content) else { return (index, false) }
    let frames = (stack ?? currentCalls).without(callsOfTest)
    if isStop, index >= nextStop { beforeStop() }
    markOutput(before: index)
    let told = told(in: frames, arePast: stack != nil)
    if stack == nil, !frames.isEmpty { CallRecorder.shared?.noteTold() }
    let event = Event(
      index: index, time: time, stack: frames, calls: told.calls, values: told.values,
      returned: ended.compactMap { $0.result(in: stacks.frames(of: $0.callers)) },
      isStop: isStop, content: content)
    connection.send(.event(memory.shortened(event)))
    return (index, true)
  }

  /// The calls of a stack: of those that have led to what is past, such as a thrown error, some have
  /// ended.
  private func told(
    in frames: [SourceFrame], arePast: Bool
  ) -> (calls: [Int], values: [CallValues]) {
    guard let recorder = CallRecorder.shared, !frames.isEmpty else { return ([], []) }
    return (arePast ? recorder.calls + recorder.past : recorder.calls).told(in: frames)
  }

  /// The innermost call in the person's sources; while something is done by hand, only of what is
  /// done.
  var currentCall: SourceFrame? { stacks.frames(of: .capture()).without(callsOfTest).first }

  /// The calls in the person's sources, innermost first; none where nobody wants to know them.
  private var currentCalls: [SourceFrame] {
    request.detail == .full ? stacks.frames(of: .capture()) : []
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
    case .failure, .measurement, .note, .snapshot, .testEnded: true
    default: false
    }
  }

  /// Waits at a stop until the explorer says how to go on, and does what is to be done by hand
  /// meanwhile, each of which ends at a stop of its own.
  ///
  /// - Parameters:
  ///   - index: The event that the run is stopped at.
  ///   - asks: Whether the explorer knows of it.
  private func stop(at index: Int, asks: Bool) {
    var place = index
    while true {
      if asks, place >= nextStop, let action = waitForPermission() {
        planned.abandon()
        place = performByHand(action)
      } else if let action = planned.next(at: index, or: place) {
        place = performByHand(action)
      } else {
        return
      }
    }
  }

  /// Does something by hand.
  ///
  /// - Returns: The index of its last event.
  private func performByHand(_ action: HandAction) -> Int {
    let outer = callsOfTest
    let calls = currentCalls
    let title = worker?.title(of: action) ?? ""
    report(.hand(HandEvent(progress: .began, title: title)), isStop: false, stack: calls)
    callsOfTest = calls
    let outcome = worker?.perform(action) ?? HandOutcome()
    callsOfTest = outer
    if request.detail == .full { reportScreenIfChanged() }
    let ended = HandEvent(
      progress: .ended, title: title, problem: outcome.problem, value: outcome.value)
    return send(.hand(ended), isStop: true, stack: calls).index
  }

  /// Blocks until the explorer says how to go on; without an explorer there is no point in going on.
  ///
  /// - Returns: What to do by hand before that; `nil` to go on.
  private func waitForPermission() -> HandAction? {
    while true {
      CrashReporter.pauseWatchdog()
      defer { CrashReporter.restartWatchdog() }
      switch connection.nextCommand() {
      case .proceed: return nil
      case .proceedUntil(let index):
        nextStop = index
        return nil
      case .proceedToEnd:
        nextStop = .max
        return nil
      case .perform(let action): return action
      case .run: continue
      case .setNetwork(let conditions):
        setenv(DeviceNetwork.conditionsVariable, conditions.text, 1)
        DeviceNetwork.shared.change(to: conditions)
      case .shutDown, nil: CrashReporter.leave()
      }
    }
  }
}

extension [SourceFrame] {
  /// The calls that were made within others, without these.
  ///
  /// - Parameter outer: Calls that are still under way, innermost first.
  /// - Returns: The calls.
  fileprivate func without(_ outer: [SourceFrame]) -> [SourceFrame] {
    guard !outer.isEmpty else { return self }
    // A stack that is too deep lacks its outermost calls.
    let start = indices.first { outer.starts(with: self[$0...]) }
    return Array(self[..<(start ?? endIndex)])
  }
}
