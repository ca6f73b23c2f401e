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

  /// Creates an index.
  public init(
    apps: [AppDeclaration] = [], pages: [PageObject] = [], useCases: [UseCase] = [],
    testClasses: [TestClass] = [], helpers: [UseCase] = []
  ) {
    self.apps = apps
    self.pages = pages
    self.useCases = useCases
    self.testClasses = testClasses
    self.helpers = helpers
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

/// A place in a source file.
public struct SourceLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Absolute path of the file.
  public var file: String
  /// Line, from 1.
  public var line: Int

  /// Creates a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `file:line`, with the file's last path component.
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}

/// A type that is the app's entry point.
public struct AppDeclaration: Codable, Hashable, Sendable {
  /// Name of the type.
  public var name: String
  /// Where it is declared.
  public var location: SourceLocation

  /// Creates a declaration.
  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
