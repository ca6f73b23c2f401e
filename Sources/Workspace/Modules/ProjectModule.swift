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

  /// What it is made of.
  package enum Content: Hashable, Sendable {
    /// Swift sources, by path.
    case swift([SourceFile])
    /// Sources in C or C++.
    case clang(ClangSources)
  }

  /// What it is imported by.
  package var name: String
  /// What may import it.
  package var role: Role
  /// What it is made of.
  package var content: Content
  /// The project's modules that it imports, by name.
  package var dependencies: [String]
  /// How it is compiled.
  package var settings: CompilerSettings
  /// Folders of its sources, by which stack frames are known to be the person's; empty for what
  /// comes from outside.
  package var folders: [String] = []
  /// Files and folders that it brings along.
  package var resources: [String] = []
  /// The folder that they lie in, of a package's module: its code finds them by `Bundle.module`.
  package var bundleFolder: String?

  /// Creates a module.
  package init(
    name: String, role: Role, content: Content, dependencies: [String] = [],
    settings: CompilerSettings
  ) {
    self.name = name
    self.role = role
    self.content = content
    self.dependencies = dependencies
    self.settings = settings
  }

  /// Whether the person writes it, rather than taking it from elsewhere.
  package var isOwn: Bool { !folders.isEmpty }

  /// How many files are compiled for it.
  var fileCount: Int {
    switch content {
    case .swift(let files): files.count
    case .clang(let sources): sources.files.count
    }
  }

  /// Its Swift sources, if it has any.
  package var swiftFiles: [SourceFile] {
    if case .swift(let files) = content { files } else { [] }
  }
}
