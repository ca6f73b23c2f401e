import Pictures

extension Path {
  /// The path as an outline that is drawn.
  var outline: PictureOutline {
    var parts: [PictureOutline.Part] = []
    parts.reserveCapacity(elements.count)
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        parts.append(.move(end))
        last = end
      case .line(let end):
        parts.append(.line(end))
        last = end
      case .quadCurve(let end, let control):
        // The same curve with two control points: each two thirds of the way to the one.
        parts.append(.curve(last.part(2.0 / 3, to: control), end.part(2.0 / 3, to: control), end))
        last = end
      case .curve(let end, let first, let second):
        parts.append(.curve(first, second, end))
        last = end
      case .closeSubpath: parts.append(.close)
      }
    }
    return PictureOutline(parts)
  }
}

extension Path {
  /// The outline of what a path is in a frame; shapes are told their size only.
  static func outline(in frame: CGRect, _ path: (CGRect) -> Path) -> PictureOutline {
    path(CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY).outline
  }
}

extension CGPoint {
  fileprivate func part(_ fraction: CGFloat, to other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension Color.Resolved {
  /// The colour as it is drawn.
  var picture: PictureColor {
    func byte(_ value: Float) -> UInt8 {
      value.isFinite ? UInt8(max(0, min(255, (value * 255).rounded()))) : 0
    }
    return PictureColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(opacity))
  }
}

extension StrokeStyle {
  /// The style as it is drawn.
  var picture: LineStyle {
    LineStyle(
      width: lineWidth, cap: LineStyle.Shape(rawValue: lineCap.rawValue) ?? .sharp,
      join: LineStyle.Shape(rawValue: lineJoin.rawValue) ?? .sharp, dashes: dash.map(Double.init))
  }
}

extension UnitPoint {
  /// The point of a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
