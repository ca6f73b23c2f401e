import SessionProtocol

/// The latest events of a run, and those that say how it began: a test that goes on for long is not
/// kept whole.
struct EventWindow {
  /// Events kept at least, and half of those kept at most.
  private static let size = 10_000

  private(set) var events: [Event] = []

  /// Takes an event in.
  mutating func receive(_ event: Event) {
    events.append(event)
    guard events.count >= 2 * Self.size else { return }
    let old = events.dropLast(Self.size).filter { event in
      switch event.content {
      case .testBegan, .application: true
      default: false
      }
    }
    events = Array(old.suffix(Self.size / 10)) + events.suffix(Self.size)
  }
}
