/// How much space a view wants around it.
public struct ViewSpacing: Sendable {
  private var isEmpty: Bool

  /// No space.
  public static let zero = ViewSpacing(isEmpty: true)

  /// The usual space.
  public init() { self.init(isEmpty: false) }

  init(isEmpty: Bool) { self.isEmpty = isEmpty }

  /// Takes the larger space of two.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isEmpty = isEmpty && other.isEmpty
  }

  /// The larger space of two.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isEmpty: isEmpty && other.isEmpty)
  }

  /// The distance between two views, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isEmpty || next.isEmpty ? 0 : StackRule.defaultSpacing
  }
}
