package import ElementModel
import Foundation
import Recording
package import SessionProtocol
package import Workspace

/// A run that a person acts in: a test that is stopped where its app is launched and nothing was done
/// to it yet.
package final class RecordingRun {
  /// Seconds after which a host that says nothing is given up.
  private static let patience = 60

  private let host: HostProcess
  private let test: String
  private let device: DeviceSettings
  private var memory = CallMemory()
  /// The messages that nobody has looked at yet.
  private var arrived: [HostMessage] = []
  private var processID: Int32?
  private var number = 0
  private var hasEnded = true
  /// All events up to where the run is stopped.
  package private(set) var events: [Event] = []
  /// The event that the run was stopped at when nothing was done yet.
  private var base = 0
  /// What was done by hand.
  private(set) var interventions: [Intervention] = []

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - host: A host that is ready; the run ends it.
  ///   - test: The test whose set-up is the recording's.
  ///   - device: The device.
  package init(host: HostProcess, test: String, device: DeviceSettings) {
    self.host = host
    self.test = test
    self.device = device
  }

  deinit { host.terminate() }

  /// What the app shows.
  package var screen: ElementTree {
    for event in events.reversed() {
      if case .screen(let screen) = event.content { return screen.tree }
    }
    return .empty
  }

  /// Whether the app shows something before the test itself begins.
  var isLaunchedInSetUp: Bool { events.isLaunchedInSetUp }

  /// The index of the event that the run is stopped at.
  var position: Int { events.last?.index ?? -1 }

  /// Begins, and goes on to before the first thing that the test does to its app, or to its end.
  ///
  /// - Parameter isAtEnd: Whether the test is to have done all it does.
  /// - Throws: ``RecordingRunError``.
  package func begin(atEnd isAtEnd: Bool = false) throws(RecordingRunError) {
    try start(from: 0)
    while true {
      try goToStop()
      let phase = events.reversed().lazy.compactMap { event -> Phase.Name? in
        if case .phase(let phase) = event.content { phase.name } else { nil }
      }.first
      switch events.last?.content {
      case .action where phase == .test && !screen.isEmpty && !isAtEnd: return base = position
      case _ where phase == .tearDown: return base = position
      case .testEnded: return base = position
      default: try send(.proceed)
      }
    }
  }

  /// Does something by hand.
  ///
  /// - Returns: What came of it.
  /// - Throws: ``RecordingRunError``.
  package func perform(_ action: HandAction) throws(RecordingRunError) -> HandEvent {
    let place = position
    try send(.perform(action))
    let outcome = try goToHandEnd()
    // What could not be done has taken its time and its place among the events too.
    interventions.append(Intervention(at: place, action: action))
    return outcome
  }

  /// Goes back to before something was done by hand.
  ///
  /// - Parameters:
  ///   - count: How many things were done before it.
  ///   - index: The event that the run was stopped at then.
  /// - Throws: ``RecordingRunError``.
  package func goBack(to count: Int, at index: Int) throws(RecordingRunError) {
    interventions.removeLast(interventions.count - count)
    if let processID { host.kill(processID: processID) }
    while !hasEnded { try receive() }
    arrived = []
    events.removeAll { $0.index >= base }
    // What was done is done again at each stop that the run is let go on from.
    try start(from: base)
    try goToStop()
    while position < index {
      try send(.proceed)
      try goToStop()
    }
  }

  // MARK: The host

  private func start(from index: Int) throws(RecordingRunError) {
    number += 1
    hasEnded = false
    processID = nil
    try send(
      .run(
        RunRequest(
          number: number, test: test, device: device, isGated: true, firstIndex: index,
          interventions: interventions)))
  }

  private func send(_ command: Command) throws(RecordingRunError) {
    do throws(HostError) { try host.send(command) } catch { throw .host(error) }
  }

  private func goToHandEnd() throws(RecordingRunError) -> HandEvent {
    while true {
      try goToStop()
      if case .hand(let hand)? = events.last?.content, hand.progress == .ended { return hand }
      try send(.proceed)
    }
  }

  /// Takes events up to the next one that the run stops at.
  private func goToStop() throws(RecordingRunError) {
    while true {
      while arrived.isEmpty { try receive() }
      switch arrived.removeFirst() {
      case .event(let event):
        events.append(memory.completed(event))
        if event.isStop { return }
      case .runEnded: throw .ended
      case .ready, .runStarted: break
      }
    }
  }

  /// Waits for messages.
  private func receive() throws(RecordingRunError) {
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    let count = arrived.count
    while arrived.count == count {
      guard ContinuousClock.now < deadline else { throw .silent(seconds: Self.patience) }
      host.wait(milliseconds: 1_000)
      var messages: [HostMessage] = []
      do throws(HostError) {
        try host.receive(onOutput: { _ in }, onMessage: { messages.append($0) })
      } catch {
        throw .host(error)
      }
      for message in messages {
        if case .runStarted(let started) = message { processID = started.processID }
        if case .runEnded = message { hasEnded = true }
      }
      arrived += messages
    }
  }
}
