/// The pages of a suite and the ways between them, with what tests make of both.
///
/// A pure value made by ``init(facts:observations:)`` from what the sources say and, where there
/// are some, from observed runs. Pages stand in the order of their declarations, transitions by
/// their first page and then by where they are declared.
package struct NavigationGraph: Codable, Hashable, Sendable {
  /// The screens: components and types that pages only inherit from are not among them.
  package var pages: [NavigationPage]
  /// The ways between them.
  package var transitions: [NavigationTransition]
  /// Methods whose landing page the sources do not decide.
  package var undecided: [UndecidedLanding]
  /// Whether observed runs took part.
  package var hasRuns: Bool

  /// Creates a graph from its parts.
  package init(
    pages: [NavigationPage] = [], transitions: [NavigationTransition] = [],
    undecided: [UndecidedLanding] = [], hasRuns: Bool = false
  ) {
    self.pages = pages
    self.transitions = transitions
    self.undecided = undecided
    self.hasRuns = hasRuns
  }

  /// The page of a name.
  package subscript(name: String) -> NavigationPage? { pages.first { $0.name == name } }

  /// Pages that a test begins on.
  package var entries: [NavigationPage] { pages.filter(\.isEntry) }
  /// Pages with no way on or back.
  package var deadEnds: [NavigationPage] { pages.filter(\.isDeadEnd) }
  /// Pages that no test reaches.
  package var unreached: [NavigationPage] { pages.filter { !$0.isReached } }
  /// Transitions that no test takes.
  package var untaken: [NavigationTransition] { transitions.filter { !$0.isTaken } }

  /// The ways that lead away from a page.
  package func transitions(from page: String) -> [NavigationTransition] {
    transitions.filter { $0.from == page }
  }

  /// The ways that lead to a page.
  package func transitions(to page: String) -> [NavigationTransition] {
    transitions.filter { $0.to == page }
  }
}
