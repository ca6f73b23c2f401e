/// What the sources of a project say about its tests: read once, without running anything.
///
/// Coded without its ``details``, which are four fifths of it and which the start of the explorer
/// does not wait for: whoever keeps an index keeps them apart.
package struct ProjectIndex: Codable, Hashable, Sendable {
  /// Types marked `@main` that conform to `App`, by name.
  package var apps: [AppDeclaration]
  /// Page objects, in the order of their declarations.
  package var pages: [PageObject]
  /// Use cases, in the order of their declarations.
  package var useCases: [UseCase]
  /// Test classes with their test methods, inherited ones included.
  package var testClasses: [TestClass]
  /// Helper methods that steps of kind ``Step/Target/useCase(type:method:)`` may name though their
  /// type is no use case: methods of test classes that are not tests, and functions outside types,
  /// whose type is the empty name.
  package var helpers: [UseCase]
  /// What a person can call by hand.
  package var callables = CallableCatalog()
  /// What only some pages and commands ask for.
  package var details = Deferred(IndexDetails())
  /// The texts of the app's tables, which are read when they are asked for, and kept nowhere.
  package var translations = Deferred([Translation]())
  /// Places of the app that often do something else than meant, which are looked for when they are
  /// asked for, and kept nowhere.
  package var doubts = Deferred([CodeDoubt]())
  /// How what the app shows comes about, which is read when it is asked for, and kept nowhere.
  package var flow = Deferred(CodeFlow())
  /// What the methods of page objects and use cases do, which is read when it is asked for, and kept
  /// nowhere.
  package var deeds = Deferred(DeedCatalog())

  /// Creates an index.
  package init(
    apps: [AppDeclaration] = [], pages: [PageObject] = [], useCases: [UseCase] = [],
    testClasses: [TestClass] = [], helpers: [UseCase] = [], members: [CodeMember] = [],
    graph: CodeGraph = CodeGraph(), settings: [CodeSetting] = [],
    navigation: NavigationFacts = NavigationFacts()
  ) {
    self.apps = apps
    self.pages = pages
    self.useCases = useCases
    self.testClasses = testClasses
    self.helpers = helpers
    details = Deferred(
      IndexDetails(members: members, graph: graph, settings: settings, navigation: navigation))
  }

  private enum CodingKeys: CodingKey {
    case apps, pages, useCases, testClasses, helpers, callables
  }

  /// The members of the test sources with what they look for and use, in the order of the sources.
  package var members: [CodeMember] { details.value.members }
  /// What uses what among the members, on which types.
  package var graph: CodeGraph { details.value.graph }
  /// Where the app's sources set identifiers and labels.
  package var settings: [CodeSetting] { details.value.settings }
  /// What the app's sources ask of how they were launched.
  package var launchSwitches: [LaunchSwitch] { details.value.launchSwitches }
  /// How pages lead to each other: what a ``NavigationGraph`` is made from.
  package var navigation: NavigationFacts { details.value.navigation }

  /// The method that a step of kind ``Step/Target/useCase(type:method:)`` calls: for following a
  /// chain into use cases and helpers.
  package func useCaseMethod(type: String, method: String) -> UseCaseMethod? {
    for candidate in useCases + helpers where candidate.name == type {
      if let found = candidate.methods.first(where: { $0.name == method }) { return found }
    }
    return nil
  }
}
