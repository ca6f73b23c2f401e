import ElementModel
import Foundation
import SessionProtocol
import Testing
import Workspace

/// A run of a test of the example, stepped by hand.
final class StoppedRun {
  let host: HostProcess
  /// What has happened, by index.
  private(set) var events: [Event] = []
  /// What events have told of their calls.
  private var memory = CallMemory()
  /// What the host has said and nobody has looked at yet.
  private var arrived: [HostMessage] = []
  /// Whether the child is gone.
  private(set) var hasEnded = false

  /// Starts a run that stops at each stop.
  ///
  /// - Parameters:
  ///   - test: Which test.
  ///   - first: The first event that is reported.
  ///   - interventions: What is done by hand by itself.
  /// - Throws: When there is no host.
  init(_ test: String, first: Int = 0, interventions: [Intervention] = []) throws {
    let built = try StoresHost.shared.get().host
    host = try HostProcess(
      executable: built.executable, environment: ProcessInfo.processInfo.environment)
    try host.send(
      .run(
        RunRequest(
          number: 1, test: test, isGated: true, firstIndex: first, interventions: interventions)))
    try goToStop()
  }

  deinit { host.terminate() }

  /// The event that the run is stopped at, or its last.
  var place: Event? { events.last }

  /// The last screen.
  var screen: ElementTree {
    let trees = events.reversed().lazy.compactMap { event -> ElementTree? in
      if case .screen(let screen) = event.content { screen.tree } else { nil }
    }
    return trees.first ?? .empty
  }

  /// The digest that the end of the test tells.
  var digest: String? {
    if case .testEnded(let ended) = place?.content { ended.digest } else { nil }
  }

  /// Goes on to the next stop.
  @discardableResult func step() throws -> Event? {
    try host.send(.proceed)
    try goToStop()
    return place
  }

  /// Goes on until an event is one that is looked for.
  func step(until isIt: (Event) -> Bool) throws {
    while !hasEnded {
      if let place, isIt(place) { return }
      try step()
    }
    Issue.record("The run ended before: \(String(describing: events.last))")
  }

  /// How the test comes out, at its end.
  func status() throws -> TestStatus? {
    try finish()
    if case .testEnded(let ended)? = place?.content { return ended.status }
    return nil
  }

  /// Goes on to the end of the test.
  func finish() throws {
    while !hasEnded, digest == nil { try step() }
  }

  /// Does something by hand, going on at all stops within it.
  ///
  /// - Returns: The event that ends it.
  @discardableResult func perform(_ action: HandAction) throws -> HandEvent {
    try host.send(.perform(action))
    try goToStop()
    while !hasEnded {
      if case .hand(let hand)? = place?.content, hand.progress == .ended { return hand }
      try step()
    }
    return HandEvent(progress: .ended, title: "the run ended")
  }

  /// The identity of the first element with an identifier or label.
  func id(_ name: String, _ type: ElementType = .button) throws -> Int {
    try #require(
      screen.elements.first { $0.type == type && ($0.identifier == name || $0.label == name) }
    ).id
  }

  /// The first event that is another one than in another run, in short; `nil` when there is none.
  func difference(from others: [Event]) -> String? {
    for (own, other) in zip(events, others) where own != other {
      return String("\(own.index): \(own.content)\n\(other.index): \(other.content)".prefix(2_000))
    }
    return events.count == others.count ? nil : "\(events.count) events, not \(others.count)"
  }

  private func goToStop() throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      if arrived.isEmpty {
        host.wait(milliseconds: 1000)
        try host.receive(onOutput: { _ in }, onMessage: { arrived.append($0) })
        continue
      }
      switch arrived.removeFirst() {
      case .event(let event):
        events.append(memory.completed(event))
        if event.isStop { return }
      case .runEnded:
        hasEnded = true
        return
      case .ready, .runStarted: break
      }
    }
    Issue.record("The host says nothing any more.")
    hasEnded = true
  }
}

extension Event {
  /// The title of the action that it is.
  var action: String? {
    if case .action(let action) = content { action.title } else { nil }
  }
}
