/// How outlines are drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of lines, in points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// How long points may be where lines meet.
  public var miterLimit: CGFloat
  /// Lengths of dashes and of what is between, in points.
  public var dash: [CGFloat]
  /// Where the dashes begin.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How areas are filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether areas that are surrounded twice stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Path {
  /// How many straight lines stand for a curve.
  private static let steps = 16

  /// The path as polygons: each part a list of points.
  var polygons: [[CGPoint]] {
    var result: [[CGPoint]] = []
    func add(_ point: CGPoint) {
      if result.isEmpty { result.append([]) }
      result[result.count - 1].append(point)
    }
    for element in elements {
      let start = result.last?.last ?? .zero
      switch element {
      case .move(let end): result.append([end])
      case .line(let end): add(end)
      case .closeSubpath:
        guard let first = result.last?.first else { continue }
        add(first)
      case .quadCurve(let end, let control):
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          add(Self.blend([(1 - t) * (1 - t), 2 * t * (1 - t), t * t], [start, control, end]))
        }
      case .curve(let end, let first, let second):
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let u = 1 - t
          add(
            Self.blend(
              [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t], [start, first, second, end]))
        }
      }
    }
    return result
  }

  private static func blend(_ weights: [CGFloat], _ points: [CGPoint]) -> CGPoint {
    zip(weights, points).reduce(CGPoint.zero) { sum, part in
      CGPoint(x: sum.x + part.0 * part.1.x, y: sum.y + part.0 * part.1.y)
    }
  }

  /// Whether a point is within the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for polygon in polygons {
      guard let first = polygon.first else { continue }
      for (one, other) in zip(polygon, polygon.dropFirst() + [first]) {
        guard (one.y <= point.y) != (other.y <= point.y) else { continue }
        let x = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
        if x > point.x { winding += one.y < other.y ? 1 : -1 }
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The part of the path between two places, each from 0 to 1, as straight lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let polygons = polygons
    func length(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      ((other.x - one.x) * (other.x - one.x) + (other.y - one.y) * (other.y - one.y))
        .squareRoot()
    }
    let total = polygons.reduce(0) { sum, polygon in
      sum + zip(polygon, polygon.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let (start, end) = (max(0, from) * total, min(1, to) * total)
    var result = Path()
    guard total > 0, start < end else { return result }
    var passed: CGFloat = 0
    for polygon in polygons {
      var isDrawing = false
      for (one, other) in zip(polygon, polygon.dropFirst()) {
        let step = length(one, other)
        defer { passed += step }
        guard step > 0, passed + step > start, passed < end else { continue }
        func point(_ place: CGFloat) -> CGPoint {
          let fraction = max(0, min(1, (place - passed) / step))
          return CGPoint(
            x: one.x + (other.x - one.x) * fraction, y: one.y + (other.y - one.y) * fraction)
        }
        if !isDrawing { result.move(to: point(start)) }
        isDrawing = true
        result.addLine(to: point(end))
      }
    }
    return result
  }

  /// The path's outline; lines keep their place here and only their bounds grow.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
  }
}
