package import SourceModel

/// Something in the sources that keeps them from being built, as the compiler has put it.
package struct BuildProblem: Hashable, Sendable {
  /// What is wrong, in one line or more; may hold anything that stands in the sources.
  package var message: String
  /// Where; nil for what has no place, such as a missing compiler.
  package var location: SourceLocation?

  /// Creates a problem.
  package init(message: String, location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}
