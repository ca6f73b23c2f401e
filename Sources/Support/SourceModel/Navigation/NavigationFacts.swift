/// Everything in the sources that a navigation graph is made from.
public struct NavigationFacts: Codable, Hashable, Sendable {
  /// The page objects, in the order of their declarations.
  public var pages: [PageFacts]
  /// The bodies of tests, set-ups, use cases, helpers and page methods that touch pages.
  public var sequences: [MoveSequence]

  /// Creates facts.
  public init(pages: [PageFacts] = [], sequences: [MoveSequence] = []) {
    self.pages = pages
    self.sequences = sequences
  }
}
