package import ElementModel

/// How the sources of a module are compiled, where that is not the same for all.
package struct CompilerSettings: Hashable, Sendable {
  /// The language mode, such as `5`.
  package var languageMode: String
  /// Names that hold in `#if`, besides `DEBUG`.
  package var conditions: [String] = []
  /// Features of later language modes, such as `ExistentialAny`.
  package var upcomingFeatures: [String] = []
  /// Features that are no part of the language yet.
  package var experimentalFeatures: [String] = []
  /// Whether what says nothing else belongs to the main actor.
  package var isOnMainActor = false
  /// The package whose modules may use its `package` declarations; `nil` for none.
  package var packageName: String?
  /// The oldest version of iOS that it is to run on; `nil` where nobody says, and names of all versions
  /// may be used anywhere.
  package var deployment: SystemVersion?
  /// Folders of headers, and names that hold in them, for the importer of C.
  package var importerFlags: [String] = []

  /// Creates settings.
  ///
  /// - Parameter languageMode: The language mode.
  package init(languageMode: String) { self.languageMode = languageMode }

  /// What the compiler is told.
  var arguments: [String] {
    var arguments = ["-swift-version", languageMode]
    arguments += conditions.flatMap { ["-D", $0] }
    arguments += upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
    arguments += experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
    if isOnMainActor { arguments += ["-default-isolation", "MainActor"] }
    if let packageName { arguments += ["-package-name", packageName] }
    return arguments + importerFlags.flatMap { ["-Xcc", $0] }
  }
}
