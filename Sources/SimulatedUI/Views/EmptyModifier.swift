/// Leaves a view as it is.
public struct EmptyModifier: ViewModifier {
  /// Leaves a view as it is.
  nonisolated public static let identity = EmptyModifier()

  /// Leaves a view as it is.
  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// One modifier after the other.
  public func concat<Modifier: ViewModifier>(_ modifier: Modifier) -> some ViewModifier {
    JoinedModifier(first: self, second: modifier)
  }
}

/// Two modifiers, the second of what the first makes.
private struct JoinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}
