extension Path {
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .close: closeSubpath()
      }
    }
  }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    CGPath(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
          .curve(to: point, control1: control1, control2: control2)
        case .closeSubpath: .close
        }
      })
  }
}
