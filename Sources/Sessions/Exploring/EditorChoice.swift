/// Which editor a person uses.
package enum EditorChoice {
  /// The command that starts it: as with git, `vi` where a person has named none.
  ///
  /// - Parameter environment: The environment, of which `VISUAL` comes before `EDITOR`.
  /// - Returns: A command, which may have options.
  package static func command(in environment: [String: String]) -> String {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    return named.first { $0.contains { $0 != " " } } ?? "vi"
  }
}
