/// A page of the navigation graph.
public struct NavigationPage: Codable, Hashable, Sendable {
  /// Name of the page object.
  public var name: String
  /// Where it is declared.
  public var location: SourceLocation
  /// Whether a test begins on it.
  public var isEntry: Bool
  /// Whether no transition leads away from it, neither on nor back.
  public var isDeadEnd: Bool
  /// Pages that its generic parameter stands for: where its back method leads.
  public var origins: [String]
  /// Types of the parts it shares with other pages, such as a footer bar.
  public var components: [String]
  /// Types of the parts that its base type gives to all pages, and that nothing uses on this one.
  public var generalComponents: [String]
  /// Pages that tests go on with after it without any action, so that both must be there at once.
  public var besides: [String]
  /// Tests whose sources lead to it.
  public var tests: [String]
  /// Tests that were seen to come to it when they were run.
  public var runs: [String]

  /// Creates a page.
  public init(
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
  public var isReached: Bool { !tests.isEmpty || !runs.isEmpty }
}
