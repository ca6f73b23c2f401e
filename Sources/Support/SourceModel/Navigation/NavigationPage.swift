/// A page of the navigation graph.
package struct NavigationPage: Codable, Hashable, Sendable {
  /// Name of the page object.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Whether a test begins on it.
  package var isEntry: Bool
  /// Whether no transition leads away from it, neither on nor back.
  package var isDeadEnd: Bool
  /// Pages that its generic parameter stands for: where its back method leads.
  package var origins: [String]
  /// Types of the parts it shares with other pages, such as a footer bar.
  package var components: [String]
  /// Types of the parts that its base type gives to all pages, and that nothing uses on this one.
  package var generalComponents: [String]
  /// Pages that tests go on with after it without any action, so that both must be there at once.
  package var besides: [String]
  /// Tests whose sources lead to it.
  package var tests: [String]
  /// Tests that were seen to come to it when they were run.
  package var runs: [String]

  /// Creates a page.
  package init(
    name: String, location: SourceLocation, isEntry: Bool = false, isDeadEnd: Bool = false,
    origins: [String] = [], components: [String] = [], generalComponents: [String] = [],
    besides: [String] = [],
    tests: [String] = [], runs: [String] = []
  ) {
    self.name = name
    self.location = location
    self.isEntry = isEntry
    self.isDeadEnd = isDeadEnd
    self.origins = origins
    self.components = components
    self.generalComponents = generalComponents
    self.besides = besides
    self.tests = tests
    self.runs = runs
  }

  /// Whether a test reaches it, by its sources or as it was run.
  package var isReached: Bool { !tests.isEmpty || !runs.isEmpty }
}
