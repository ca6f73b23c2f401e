public import ElementModel
public import SessionProtocol

/// The screen that a run shows at one of its events.
public struct ScreenCapture {
  private let lastEvent: Int
  /// What the app shows; what it showed last after it has ended; nil before it shows anything.
  public private(set) var tree: ElementTree?

  /// Prepares a capture.
  ///
  /// - Parameter lastEvent: Index of the last event that counts; the run's end when nil.
  public init(lastEvent: Int? = nil) { self.lastEvent = lastEvent ?? .max }

  /// Takes note of an event.
  public mutating func receive(_ event: Event) {
    guard event.index <= lastEvent, case .screen(let screen) = event.content else { return }
    // The tear-down of most suites ends the app; nobody asks for that empty screen.
    if !screen.tree.isEmpty { tree = screen.tree }
  }
}
