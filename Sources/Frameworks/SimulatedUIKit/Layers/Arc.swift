/// A part of a circle as curves, of a quarter each at most.
struct Arc {
  let center: CGPoint
  /// In points.
  let radius: CGFloat
  /// In radians.
  let start: CGFloat
  /// In radians.
  let end: CGFloat
  let clockwise: Bool

  /// Where it begins.
  var begin: CGPoint { point(at: start) }

  /// The curves from there on.
  var elements: [CGPath.Element] {
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    // How far the control points of a curve are from its ends, for it to be nearly round.
    let reach = radius * 4 / 3 * CGFloat(tan(Double(step) / 4))
    return (0..<count).map { number in
      let from = start + CGFloat(number) * step
      let to = from + step
      let (a, b) = (point(at: from), point(at: to))
      return .curve(
        to: b,
        control1: CGPoint(
          x: a.x - reach * CGFloat(sin(Double(from))), y: a.y + reach * CGFloat(cos(Double(from)))),
        control2: CGPoint(
          x: b.x + reach * CGFloat(sin(Double(to))), y: b.y - reach * CGFloat(cos(Double(to)))))
    }
  }

  /// How far it goes around, in radians, at most once.
  private var sweep: CGFloat {
    let turn = 2 * CGFloat.pi
    let distance = end - start
    if abs(distance) >= turn { return clockwise ? turn : -turn }
    if clockwise { return distance < 0 ? distance + turn : distance }
    return distance > 0 ? distance - turn : distance
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle))))
  }
}

/// A rectangle of which some corners are round.
struct RoundedOutline {
  let rect: CGRect
  let corners: UIRectCorner
  let radii: CGSize

  var elements: [CGPath.Element] {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    // Part of the radius between a quarter's end and its control point.
    let kept: CGFloat = 0.4477
    var made: [CGPath.Element] = []
    func corner(
      _ corner: UIRectCorner, x: CGFloat, y: CGFloat, from: CGVectorParts, to: CGVectorParts
    ) {
      let isRound = corners.contains(corner)
      let begin = CGPoint(
        x: x + (isRound ? from.x * width : 0), y: y + (isRound ? from.y * height : 0))
      made.append(made.isEmpty ? .move(begin) : .line(begin))
      guard isRound else { return }
      made.append(
        .curve(
          to: CGPoint(x: x + to.x * width, y: y + to.y * height),
          control1: CGPoint(x: x + from.x * width * kept, y: y + from.y * height * kept),
          control2: CGPoint(x: x + to.x * width * kept, y: y + to.y * height * kept)))
    }
    corner(.topLeft, x: rect.minX, y: rect.minY, from: (0, 1), to: (1, 0))
    corner(.topRight, x: rect.maxX, y: rect.minY, from: (-1, 0), to: (0, 1))
    corner(.bottomRight, x: rect.maxX, y: rect.maxY, from: (0, -1), to: (-1, 0))
    corner(.bottomLeft, x: rect.minX, y: rect.maxY, from: (1, 0), to: (0, -1))
    return made + [.close]
  }

  /// A direction, from a corner along one of its sides.
  private typealias CGVectorParts = (x: CGFloat, y: CGFloat)
}
