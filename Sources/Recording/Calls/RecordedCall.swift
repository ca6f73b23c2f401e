package import SourceModel

/// A call of the suite's that does what was done.
package struct RecordedCall: Hashable, Sendable {
  /// The type that it is made on, with generic arguments: `PrintingSheet<HomeScreen>`.
  package var type: String
  /// The property through which it is called, of a part of a page.
  package var part: String?
  /// What is called.
  package var callable: Callable
  /// Swift for what it takes; `nil` leaves one out.
  package var arguments: [String?]
  /// The page that it leads to, with generic arguments; `nil` for none.
  package var landing: String?
  /// The member of what it gives that is that page.
  package var landingMember: String?
  /// The actions that it does, by their places in the recording.
  package var actions: Range<Int>
  /// Other calls that do the same, the next best first, as Swift.
  package var alternatives: [String]

  /// Creates a call.
  package init(
    type: String, part: String? = nil, callable: Callable, arguments: [String?],
    landing: String? = nil, actions: Range<Int>, alternatives: [String] = []
  ) {
    self.type = type
    self.part = part
    self.callable = callable
    self.arguments = arguments
    self.landing = landing
    self.actions = actions
    self.alternatives = alternatives
  }

  /// The call without what it is made on: `.typeEmail("a")`.
  package var link: String {
    let start = CallText("").calling(callable, arguments: arguments).expression
    return (part.map { ".\($0)" } ?? "") + start
  }
}
