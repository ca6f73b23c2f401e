/// One thing that a method does to an element, or asks of it.
package struct Deed: Codable, Hashable, Sendable {
  /// What is done.
  package enum Kind: Codable, Hashable, Sendable {
    /// Touches it.
    case tap
    /// Touches it twice.
    case doubleTap
    /// Touches it for some seconds, where they are known.
    case press(seconds: Double?)
    /// Types a text into it.
    case type(DeedText)
    /// Swipes on it: `up`, `down`, `left`, `right`.
    case swipe(String)
    /// Presses it and drags it to another element.
    case drag(to: DeedElement)
    /// Moves a slider to a position, or turns a wheel to a value.
    case adjust(DeedText)
    /// Something else to which a hand can do nothing equal, by the name of the call.
    case other(String)
    /// Waits for something, or asserts it.
    case check(DeedCheck)
    /// Launches or ends the app, by the name of the call.
    case launch(String)
  }

  /// What is done.
  package var kind: Kind
  /// What it is done to.
  package var element: DeedElement
  /// Whether it depends on what a run finds: inside of a condition or a loop.
  package var isOptional: Bool
  /// Whether it may be done several times.
  package var isRepeated: Bool
  /// The arguments without which it is not done: those that a `guard let` before it asks for.
  package var needs: [DeedArgument] = []

  /// Creates a deed.
  package init(
    _ kind: Kind, _ element: DeedElement, isOptional: Bool = false, isRepeated: Bool = false
  ) {
    self.kind = kind
    self.element = element
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }

  /// Whether it does something to the app.
  package var acts: Bool { if case .check = kind { false } else { true } }
}
