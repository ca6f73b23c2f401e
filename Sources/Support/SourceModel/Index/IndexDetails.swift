/// What of an index only some pages of the explorer and some commands ask for.
public struct IndexDetails: Codable, Hashable, Sendable {
  /// The members of the test sources with what they look for and use, in the order of the sources.
  public var members: [CodeMember]
  /// What uses what among the members, on which types.
  public var graph: CodeGraph
  /// Where the app's sources set identifiers and labels.
  public var settings: [CodeSetting]
  /// How pages lead to each other: what a ``NavigationGraph`` is made from.
  public var navigation: NavigationFacts

  /// Creates details.
  public init(
    members: [CodeMember] = [], graph: CodeGraph = CodeGraph(), settings: [CodeSetting] = [],
    navigation: NavigationFacts = NavigationFacts()
  ) {
    self.members = members
    self.graph = graph
    self.settings = settings
    self.navigation = navigation
  }
}
