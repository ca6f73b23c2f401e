import SourceModel

/// A navigation graph as its JSON has it.
///
/// Keys are only ever added; `version` tells when what one
/// means has changed.
struct GraphDocument: Encodable {
  let version = 1
  /// The project.
  let name: String
  /// Whether observed runs took part.
  let hasRuns: Bool
  let pages: [Page]
  let transitions: [Transition]
  let undecided: [UndecidedLanding]

  /// A page with what follows from its fields.
  struct Page: Encodable {
    let page: NavigationPage

    enum Keys: String, CodingKey { case isReached }

    func encode(to encoder: any Encoder) throws {
      try page.encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(page.isReached, forKey: .isReached)
    }
  }

  /// A transition with what follows from its fields.
  struct Transition: Encodable {
    let transition: NavigationTransition

    enum Keys: String, CodingKey { case isTaken, isInferred }

    func encode(to encoder: any Encoder) throws {
      try transition.encode(to: encoder)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(transition.isTaken, forKey: .isTaken)
      try container.encode(transition.isInferred, forKey: .isInferred)
    }
  }

  init(_ graph: NavigationGraph, title: String) {
    name = title
    hasRuns = graph.hasRuns
    pages = graph.pages.map(Page.init)
    transitions = graph.transitions.map(Transition.init)
    undecided = graph.undecided
  }
}
