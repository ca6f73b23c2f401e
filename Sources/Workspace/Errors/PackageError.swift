/// What can be wrong with the packages that a project uses.
package enum PackageError: Error, Hashable, Sendable {
  /// No versions were found that fit, or they cannot be fetched; the output is SwiftPM's own.
  case notResolved(output: String)
  /// A package's manifest says nothing that can be read; the output is SwiftPM's own.
  case badManifest(folder: String, output: String)
  /// SwiftPM has said something else than it was asked for.
  case notUnderstood(what: String)
}

extension PackageError {
  /// What is wrong, where, and what to do next.
  var message: String {
    switch self {
    case .notResolved(let output):
      "The project's packages cannot be resolved:\n\(output)"
    case .badManifest(let folder, let output):
      "The manifest of the package \(folder.quoted) cannot be read:\n\(output)"
    case .notUnderstood(let what):
      "SwiftPM's answer about \(what) is not understood. This pomelo may be too old for it."
    }
  }
}
