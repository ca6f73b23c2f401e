package import SourceIndex

/// A module of the person's beside their app and their tests, such as a framework, a helper of the
/// tests or a target of a package.
package struct ProjectModule: Hashable, Sendable {
  /// What may import it.
  package enum Role: Hashable, Sendable {
    /// The app, and whatever the app may import.
    case app
    /// The tests: it may use XCTest.
    case tests
  }

  /// What it is imported by.
  package var name: String
  /// What may import it.
  package var role: Role
  /// Its Swift sources, by path.
  package var files: [SourceFile]
  /// The project's modules that it imports, by name.
  package var dependencies: [String]
  /// How it is compiled.
  package var settings: CompilerSettings
  /// Folders of its sources, by which stack frames are known to be the person's; empty for what
  /// comes from outside.
  package var folders: [String] = []
  /// Files and folders that it brings along.
  package var resources: [String] = []

  /// Creates a module.
  package init(
    name: String, role: Role, files: [SourceFile], dependencies: [String] = [],
    settings: CompilerSettings
  ) {
    self.name = name
    self.role = role
    self.files = files
    self.dependencies = dependencies
    self.settings = settings
  }
}
