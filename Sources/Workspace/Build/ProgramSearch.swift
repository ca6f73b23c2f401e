import Foundation

/// Where programs are looked for.
package struct ProgramSearch: Hashable, Sendable {
  /// The folders, in their order.
  package var folders: [String]

  /// Looks in folders.
  init(folders: [String]) { self.folders = folders }

  /// Looks in the folders of `PATH`.
  ///
  /// - Parameter environment: Has `PATH`; without it there are no folders.
  package init(environment: [String: String]) {
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  /// The first program of a name.
  ///
  /// - Parameter name: Its name, such as `git`; one with a slash is a path itself.
  /// - Returns: Its path; `nil` where there is none that can be started.
  package func path(of name: String) -> String? {
    let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return candidates.first(where: FileManager.default.isExecutableFile)
  }
}
