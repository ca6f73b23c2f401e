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
  /// The page that is there after it, as far as the calls tell: the one that it leads to, or the one
  /// that was there before.
  package var page: String?
  /// What the type that it is made on is to the tests.
  package var role: CallableType.Role?
  /// Whether it does nothing to the app.
  package var asserts = false
  /// Whether it waits by itself for what it leads to.
  package var waits = false
  /// How many actions or assertions it does.
  package var steps = 1
  /// Other calls that do the same or a part of it, the next best first.
  package var alternatives: [RecordedAlternative] = []

  /// Creates a call.
  package init(
    type: String, part: String? = nil, callable: Callable, arguments: [String?],
    landing: String? = nil, landingMember: String? = nil, page: String? = nil,
    role: CallableType.Role? = nil
  ) {
    self.type = type
    self.part = part
    self.callable = callable
    self.arguments = arguments
    self.landing = landing
    self.landingMember = landingMember
    self.page = page
    self.role = role
  }

  /// The call with the type that it is made on: `FormPage.send()`.
  package var name: String { TypeName(type).plain + link }

  /// The call without what it is made on: `.typeEmail("a")`.
  package var link: String {
    let start = CallText("").calling(callable, arguments: arguments).expression
    return (part.map { ".\($0)" } ?? "") + start
  }
}
