/// What the sources of a project say about its tests: read once, without running anything.
public struct ProjectIndex: Codable, Hashable, Sendable {
  /// Types marked `@main` that conform to `App`, by name.
  public var apps: [AppDeclaration]
  /// Page objects, in the order of their declarations.
  public var pages: [PageObject]
  /// Use cases, in the order of their declarations.
  public var useCases: [UseCase]
  /// Test classes with their test methods, inherited ones included.
  public var testClasses: [TestClass]
  /// Helper methods that steps of kind ``Step/Target/useCase(type:method:)`` may name though their
  /// type is no use case: methods of test classes that are not tests, and functions outside types,
  /// whose type is the empty name.
  public var helpers: [UseCase]
  /// The members of the test sources with what they look for and use, in the order of the sources.
  public var members: [CodeMember]
  /// What uses what among the members, on which types.
  public var graph: CodeGraph
  /// Where the app's sources set identifiers and labels.
  public var settings: [CodeSetting]
  /// How pages lead to each other: what a ``NavigationGraph`` is made from.
  public var navigation: NavigationFacts
  /// What a person can call by hand.
  public var callables = CallableCatalog()

  /// Creates an index.
  public init(
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
    self.members = members
    self.graph = graph
    self.settings = settings
    self.navigation = navigation
  }

  /// The method that a step of kind ``Step/Target/useCase(type:method:)`` calls: for following a
  /// chain into use cases and helpers.
  public func useCaseMethod(type: String, method: String) -> UseCaseMethod? {
    for candidate in useCases + helpers where candidate.name == type {
      if let found = candidate.methods.first(where: { $0.name == method }) { return found }
    }
    return nil
  }
}
