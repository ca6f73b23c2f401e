/// What of an index only some pages of the explorer and some commands ask for.
package struct IndexDetails: Codable, Hashable, Sendable {
  /// The members of the test sources with what they look for and use, in the order of the sources.
  package var members: [CodeMember]
  /// What uses what among the members, on which types.
  package var graph: CodeGraph
  /// Where the app's sources set identifiers and labels.
  package var settings: [CodeSetting]
  /// What the app's sources ask of how they were launched.
  package var launchSwitches: [LaunchSwitch]
  /// How pages lead to each other: what a ``NavigationGraph`` is made from.
  package var navigation: NavigationFacts

  /// Creates details.
  package init(
    members: [CodeMember] = [], graph: CodeGraph = CodeGraph(), settings: [CodeSetting] = [],
    launchSwitches: [LaunchSwitch] = [],
    navigation: NavigationFacts = NavigationFacts()
  ) {
    self.members = members
    self.graph = graph
    self.settings = settings
    self.launchSwitches = launchSwitches
    self.navigation = navigation
  }
}
