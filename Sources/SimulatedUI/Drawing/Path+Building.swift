extension Path {
  /// Begins a part somewhere.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Goes back to where the part began.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPart(
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) { addPart(lines) }

  private mutating func addPart(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point) : addLine(to: point)
    }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
      style: style, transform: transform)
  }

  /// Adds a rectangle whose corners differ.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    func bounded(_ radius: CGFloat) -> CGFloat { max(0, min(radius, most)) }
    var path = Path()
    let corners: [(CGPoint, CGFloat, CGFloat, CGFloat)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), bounded(cornerRadii.topTrailing), -1, 1),
      (CGPoint(x: rect.maxX, y: rect.maxY), bounded(cornerRadii.bottomTrailing), -1, -1),
      (CGPoint(x: rect.minX, y: rect.maxY), bounded(cornerRadii.bottomLeading), 1, -1),
      (CGPoint(x: rect.minX, y: rect.minY), bounded(cornerRadii.topLeading), 1, 1),
    ]
    path.move(to: CGPoint(x: rect.minX + bounded(cornerRadii.topLeading), y: rect.minY))
    for (index, (corner, radius, x, y)) in corners.enumerated() {
      let beside = CGPoint(x: corner.x + radius * x, y: corner.y)
      let below = CGPoint(x: corner.x, y: corner.y + radius * y)
      let isFromSide = index.isMultiple(of: 2)
      path.addLine(to: isFromSide ? beside : below)
      path.addQuadCurve(to: isFromSide ? below : beside, control: corner)
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds an ellipse, of four curves.
  public mutating func addEllipse(
    in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    path.addUnitArc(from: 0, by: 2 * .pi, isConnected: false)
    path.closeSubpath()
    let fit = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    addPath(path, transform: fit.concatenating(transform))
  }

  /// Adds a part of a circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    path.addUnitArc(from: startAngle.radians, by: delta.radians, isConnected: !isEmpty)
    let fit = CGAffineTransform(scaleX: radius, y: radius)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    addPath(path, transform: fit.concatenating(transform))
  }

  /// Adds a part of a circle.
  ///
  /// Clockwise means against the hands of a clock, as the screen shows it: y grows downwards (Apple's
  /// documentation of the method).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: 2 * .pi)
    if abs(endAngle.radians - startAngle.radians) >= 2 * .pi { delta = 2 * .pi }
    if clockwise, delta > 0 { delta -= delta == 2 * .pi ? 4 * .pi : 2 * .pi }
    if !clockwise, delta < 0 { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds lines around a corner that a circle rounds.
  public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addLine(to: end1.applying(transform))
    addQuadCurve(to: end2.applying(transform), control: end1.applying(transform))
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.mapped { $0.applying(transform) }) }
  }

  /// Adds an arc of the unit circle, in curves of at most a quarter.
  private mutating func addUnitArc(from start: Double, by delta: Double, isConnected: Bool) {
    guard delta.isFinite, start.isFinite else { return }
    let delta = max(-4 * Double.pi, min(4 * .pi, delta))
    let count = max(1, Int((delta.magnitude / (.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    // How far control points are away (Riškus, "Approximation of a cubic Bézier curve").
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
      CGPoint(x: cos(angle) - along * sin(angle), y: sin(angle) + along * cos(angle))
    }
    isConnected ? addLine(to: point(start)) : move(to: point(start))
    for index in 0..<count {
      let angle = start + step * Double(index)
      addCurve(
        to: point(angle + step), control1: point(angle, reach),
        control2: point(angle + step, -reach))
    }
  }
}
