/// A framework or library that a target links and that no target builds.
package struct LinkedFramework: Hashable, Sendable {
  /// Its name without an ending.
  package var name: String
  /// Where it is, absolute; `nil` for one of the system, or one that another tool puts there.
  package var path: String?
  /// Whether the app also runs without it.
  package var isOptional = false
}
