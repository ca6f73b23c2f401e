/// Where a step stands among the branches of its body: what may be left out, done several times, or
/// done at the end.
package struct StepBranch: Codable, Hashable, Sendable {
  /// The numbers of the branches around it, outermost first; empty for what is always done.
  ///
  /// A branch is a closure, for instance, or a case, or the second operand of `&&`.
  package var path: [Int]
  /// Whether it stands in a `defer`, so that it is done when the block around it ends.
  package var isDeferred: Bool

  /// Creates a place.
  package init(path: [Int] = [], isDeferred: Bool = false) {
    self.path = path
    self.isDeferred = isDeferred
  }

  /// Whether a step that stands here has been done once a later one of the same body begins.
  ///
  /// - Parameter later: Where that one stands.
  /// - Returns: Whether nothing leads to that one but by the step.
  package func isDone(before later: StepBranch) -> Bool {
    !isDeferred && later.path.starts(with: path)
  }
}
