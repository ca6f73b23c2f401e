/// What a method of a page object or of a use case does, read from the sources.
package struct MethodDeeds: Codable, Hashable, Sendable {
  /// Where a method leads.
  package enum Landing: Codable, Hashable, Sendable {
    /// It gives nothing, or nothing that is a page.
    case nothing
    /// It gives the page that it is called on.
    case samePage
    /// It gives another page, with its generic arguments as written: `PrintingSheet<HomeScreen>`.
    case page(String)
  }

  /// Name of the type that it is called on, which may inherit it.
  package var type: String
  /// The property of the page through which it is called, of a method of one of its parts.
  package var part: String?
  /// The type of that part, with generic arguments as written.
  package var partType: String?
  /// Name with labels, such as `typeEmail(_:)`.
  package var method: String
  /// What it does, in order.
  package var deeds: [Deed]
  /// Where it leads.
  package var landing: Landing
  /// The member of what it gives that is the page it leads to, as in `printAll().view`.
  package var landingMember: String?
  /// The parameter that names the page that it leads to, as in `back(to: HomePage.self)`.
  package var landingParameter: String?
  /// Whether all of it could be read; else it may do more.
  package var isComplete: Bool

  /// Creates a description.
  package init(
    type: String, method: String, deeds: [Deed], landing: Landing, isComplete: Bool
  ) {
    self.type = type
    self.method = method
    self.deeds = deeds
    self.landing = landing
    self.isComplete = isComplete
  }

  /// Whether it waits for something after all that it does.
  package var waitsInTheEnd: Bool {
    deeds.reversed().prefix { !$0.acts }.contains { deed in
      if case .check(let check) = deed.kind { check.timeout != nil } else { false }
    }
  }

  /// Whether it does something to the app.
  package var acts: Bool { deeds.contains(where: \.acts) }
}
