package import ElementModel
package import SessionProtocol

/// The screen that a run shows at one of its events.
package struct ScreenCapture {
  private let lastEvent: Int
  /// Whether the app has ended, so that what follows is the home screen.
  private var hasEnded = false
  /// What the app shows; what it showed last after it has ended; nil before it shows anything.
  package private(set) var tree: ElementTree?

  /// Prepares a capture.
  ///
  /// - Parameter lastEvent: Index of the last event that counts; the run's end when nil.
  package init(lastEvent: Int? = nil) { self.lastEvent = lastEvent ?? .max }

  /// Takes note of an event.
  package mutating func receive(_ event: Event) {
    guard event.index <= lastEvent else { return }
    switch event.content {
    case .application(let change): hasEnded = change.change == .terminated
    // The tear-down of most suites ends the app; nobody asks for what is on the screen then.
    case .screen(let screen) where !hasEnded && !screen.tree.isEmpty: tree = screen.tree
    default: break
    }
  }
}
