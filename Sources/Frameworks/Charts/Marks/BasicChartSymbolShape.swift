public import Foundation
public import SimulatedUI

/// The shapes that points are usually drawn in.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  private enum Name: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  private nonisolated let name: Name
  nonisolated let isOutline: Bool

  private nonisolated init(_ name: Name, isOutline: Bool = false) {
    self.name = name
    self.isOutline = isOutline
  }

  /// A circle.
  nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
  /// A square.
  nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
  /// A triangle.
  nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
  /// A square on one corner.
  nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
  /// A pentagon.
  nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
  /// A plus.
  nonisolated public static var plus: BasicChartSymbolShape {
    BasicChartSymbolShape(.plus, isOutline: true)
  }
  /// A cross.
  nonisolated public static var cross: BasicChartSymbolShape {
    BasicChartSymbolShape(.cross, isOutline: true)
  }
  /// A star of lines.
  nonisolated public static var asterisk: BasicChartSymbolShape {
    BasicChartSymbolShape(.asterisk, isOutline: true)
  }

  /// The shape as an outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(name, isOutline: true)
  }

  /// How large the shape is that seems as large as a square of one point.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch name {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: Self.corners(3, in: rect)
    case .diamond: Self.corners(4, in: rect)
    case .pentagon: Self.corners(5, in: rect)
    case .plus: Self.lines(4, turned: 0, in: rect)
    case .cross: Self.lines(4, turned: .pi / 4, in: rect)
    case .asterisk: Self.lines(6, turned: 0, in: rect)
    }
  }

  nonisolated private static func points(
    _ count: Int, turned angle: CGFloat, in rect: CGRect
  ) -> [CGPoint] {
    (0..<count).map { index in
      let angle = angle + 2 * .pi * CGFloat(index) / CGFloat(count) - .pi / 2
      return CGPoint(
        x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
  }

  nonisolated private static func corners(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(points(count, turned: 0, in: rect))
    path.closeSubpath()
    return path
  }

  nonisolated private static func lines(
    _ count: Int, turned angle: CGFloat, in rect: CGRect
  ) -> Path {
    var path = Path()
    for end in points(count, turned: angle, in: rect) {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: end)
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  nonisolated public static var circle: BasicChartSymbolShape { .circle }
  /// A square.
  nonisolated public static var square: BasicChartSymbolShape { .square }
  /// A triangle.
  nonisolated public static var triangle: BasicChartSymbolShape { .triangle }
  /// A square on one corner.
  nonisolated public static var diamond: BasicChartSymbolShape { .diamond }
  /// A pentagon.
  nonisolated public static var pentagon: BasicChartSymbolShape { .pentagon }
  /// A plus.
  nonisolated public static var plus: BasicChartSymbolShape { .plus }
  /// A cross.
  nonisolated public static var cross: BasicChartSymbolShape { .cross }
  /// A star of lines.
  nonisolated public static var asterisk: BasicChartSymbolShape { .asterisk }
}
