/// What locations are relative to.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The screen.
  case global
  /// The view.
  case local
  /// A view that an app has named; taken for the screen.
  case named(AnyHashable)

  /// A point of the screen in this space.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - frame: Of the view, in points of the screen.
  /// - Returns: The point in points of this space.
  func convert(_ point: CGPoint, from frame: CGRect) -> CGPoint {
    self == .local ? CGPoint(x: point.x - frame.minX, y: point.y - frame.minY) : point
  }

  /// Whether locations are relative to the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether locations are relative to the view.
  public var isLocal: Bool { self == .local }
}
