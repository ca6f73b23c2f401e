/// Everything in the sources that a navigation graph is made from.
package struct NavigationFacts: Codable, Hashable, Sendable {
  /// The page objects, in the order of their declarations.
  package var pages: [PageFacts]
  /// The bodies of tests, set-ups, use cases, helpers and page methods that touch pages.
  package var sequences: [MoveSequence]

  /// Creates facts.
  package init(pages: [PageFacts] = [], sequences: [MoveSequence] = []) {
    self.pages = pages
    self.sequences = sequences
  }
}
