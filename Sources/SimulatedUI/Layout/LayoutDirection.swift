/// Which way a language is read, and interfaces are laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right, and from right to left.
  case leftToRight, rightToLeft
}

/// What a view does in an interface that is laid out the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Stays as it is.
  case fixed
  /// Is mirrored in interfaces of one direction.
  case mirrors(in: LayoutDirection)

  /// Is mirrored in interfaces that are read from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// Which way interfaces are laid out.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension ViewNode {
  /// Lays items out in the direction of the environment that a modifier has made for its content.
  func orient(_ items: [LayoutItem]) {
    guard let direction = child(.role(.content))?.environment.layoutDirection,
      direction != environment.layoutDirection
    else { return }
    for item in items {
      for part in item.parts { part.layoutDirection = direction }
    }
  }
}
