package import XcodeProjects

/// What can keep an Xcode project, a package or the like from being opened.
package enum OpeningError: Error, Hashable, Sendable {
  /// A document of the project cannot be read.
  case unreadable(ProjectReadingError)
  /// Several documents are as good as each other.
  case severalDocuments([String])
  /// There is no app to test in it.
  case noApplication(document: String)
  /// There are several apps.
  case severalApplications([String])
  /// No target is called so.
  case unknownTarget(String, known: [String])
  /// No scheme is called so.
  case unknownScheme(String, known: [String])
  /// No test plan is called so.
  case unknownTestPlan(String, known: [String])
  /// No configuration of the test plan is called so.
  case unknownConfiguration(String, known: [String])
}

extension OpeningError {
  /// What is wrong, where, and what to do next.
  var message: String {
    switch self {
    case .unreadable(let error): error.message
    case .severalDocuments(let paths):
      "There are several projects: \(paths.quotedList). Name one of them."
    case .noApplication(let document):
      "There is no app in \(document.quoted): pomelo needs a target of an iOS app."
    case .severalApplications(let names):
      "There are several apps: \(names.quotedList). Choose one by --target, or by a scheme."
    case .unknownTarget(let name, let known):
      "There is no target \(name.quoted)." + Self.list(known, "Targets")
    case .unknownScheme(let name, let known):
      "There is no scheme \(name.quoted)." + Self.list(known, "Schemes")
    case .unknownTestPlan(let name, let known):
      "There is no test plan \(name.quoted)." + Self.list(known, "Test plans")
    case .unknownConfiguration(let name, let known):
      "There is no configuration \(name.quoted) of the test plan."
        + Self.list(known, "Configurations")
    }
  }

  private static func list(_ known: [String], _ what: String) -> String {
    known.isEmpty ? " \(what): none." : " \(what): \(known.quotedList)."
  }
}
