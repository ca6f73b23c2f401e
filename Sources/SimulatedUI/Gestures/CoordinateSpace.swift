/// What locations are relative to.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The screen.
  case global
  /// The view.
  case local
  /// A view around that an app has named; the screen when there is none.
  case named(AnyHashable)

  /// A point of the screen in this space.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - frame: Of the view, in points of the screen.
  ///   - spaces: The frames of the named views around, in points of the screen.
  /// - Returns: The point in points of this space.
  func convert(
    _ point: CGPoint, from frame: CGRect, spaces: [AnyHashable: CGRect] = [:]
  ) -> CGPoint {
    let origin =
      switch self {
      case .global: CGPoint.zero
      case .local: frame.origin
      case .named(let name): spaces[name]?.origin ?? .zero
      }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Whether locations are relative to the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether locations are relative to the view.
  public var isLocal: Bool { self == .local }
}

extension LayoutItem {
  /// The frames of the item and those around it that have names, in points of the screen; of
  /// several with a name, the innermost.
  var namedSpaces: [AnyHashable: CGRect] {
    var spaces: [AnyHashable: CGRect] = [:]
    for item in sequence(first: self, next: \.parent) {
      for name in item.coordinateSpaces where spaces[name] == nil { spaces[name] = item.frame }
      guard let scroller = item.scroller else { continue }
      for space in ScrollSpace.all
      where spaces[space] == nil && space.contains(scroller.axes) {
        spaces[space] = item.frame
      }
    }
    return spaces
  }
}
