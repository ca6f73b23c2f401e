/// What became of compiling one module of a project.
package struct ModuleDiagnosis: Hashable, Sendable {
  /// Which part of the project a module is.
  package enum Part: String, Hashable, Sendable {
    /// An app.
    case app
    /// A target of tests.
    case tests
    /// A module that these import.
    case module
  }

  /// The module's name.
  package var name: String
  /// Which part of the project it is.
  package var part: Part
  /// How many files it has.
  package var files: Int
  /// The files with errors.
  package var failing: Set<String> = []
  /// The errors.
  package var complaints: [CompilerComplaint] = []
  /// Modules that have to compile before this one can be tried.
  package var waitsFor: [String] = []
  /// How many tests cannot run as long as it does not compile.
  package var tests = 0
  /// Whether it compiles as for Linux only: what it has for iOS is not there then.
  package var isForLinux = false

  /// Creates the diagnosis of a module that compiles.
  package init(name: String, part: Part, files: Int) {
    self.name = name
    self.part = part
    self.files = files
  }

  /// Whether it compiles.
  package var compiles: Bool { complaints.isEmpty && waitsFor.isEmpty }
}
