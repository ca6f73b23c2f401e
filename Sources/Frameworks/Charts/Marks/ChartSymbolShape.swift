public import Foundation
public import SimulatedUI

/// A shape that points are drawn in.
public protocol ChartSymbolShape: Shape {
  /// How large the shape is that seems as large as a square of one point.
  var perceptualUnitRect: CGRect { get }
}

/// A shape of any type that points are drawn in.
public struct AnyChartSymbolShape: ChartSymbolShape, Equatable {
  private nonisolated let shape: any ChartSymbolShape

  /// Hides the type of a shape.
  public nonisolated init<S: ChartSymbolShape>(_ shape: S) {
    self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape
  }

  /// Takes a shape whose type is hidden already.
  nonisolated init(opening shape: any ChartSymbolShape) {
    self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape
  }

  /// How large the shape is that seems as large as a square of one point.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Whether two shapes have the same outline.
  nonisolated public static func == (left: Self, right: Self) -> Bool {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return left.path(in: unit) == right.path(in: unit)
  }

  /// Whether the shape is drawn by lines, and not filled.
  nonisolated var isOutline: Bool {
    (shape as? BasicChartSymbolShape)?.isOutline ?? (shape is any OutlinedSymbol)
  }
}

/// A shape that is drawn by lines, and not filled.
private protocol OutlinedSymbol: ChartSymbolShape {}

/// The outline of a shape that points are drawn in.
private struct SymbolOutline<Base: ChartSymbolShape>: OutlinedSymbol {
  nonisolated let base: Base

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChartSymbolShape {
  /// The shape as an outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    SymbolOutline(base: self)
  }

  /// The shape as an outline.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    SymbolOutline(base: self)
  }
}

extension Circle: ChartSymbolShape {
  /// How large the shape is that seems as large as a square of one point.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
