/// The outline of a shape: lines and curves.
public final class CGPath: Hashable, Sendable {
  /// A part of an outline.
  package enum Element: Hashable, Sendable {
    /// Begins somewhere.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to where the part began.
    case close

    /// Where it leads, and what it leans on.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
  }

  /// The parts, in the order in which they were added.
  package let elements: [Element]

  /// Creates an outline.
  package init(elements: [Element]) { self.elements = elements }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafeRawPointer? = nil) {
    self.init(elements: CGPath.rectangle(rect))
  }

  /// Whether there is nothing of it.
  public var isEmpty: Bool { elements.isEmpty }

  /// What surrounds it, with the points that its curves lean on.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// What surrounds it.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Whether two outlines have the same parts.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Feeds the parts to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }
}
