/// The size and place of a view, for what is made in it.
public struct GeometryProxy: Sendable {
  let source: GeometrySource

  /// The size in points.
  public var size: CGSize { source.size }

  /// How far bars and safe areas reach around the view.
  public var safeAreaInsets: EdgeInsets { source.safeArea }

  /// The view's rectangle in a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    source.frame(in: coordinateSpace)
  }

  /// The view's rectangle in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    source.frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a named view around, in this view's coordinates; nil when there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.bounds(of: coordinateSpace.coordinateSpace)
  }

  /// What an anchor stands for, in this view's coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.resolve(self) }
}

extension GeometryProxy: SelfComparing {
  // Where a view has been placed may have changed, and only its reader is told.
  func isSame(as other: Self) -> Bool { false }
}
