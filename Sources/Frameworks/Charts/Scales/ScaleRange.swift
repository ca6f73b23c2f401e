public import Foundation
public import SimulatedUI

/// What values are turned into: places, colours or shapes.
public protocol ScaleRange {
  /// What a value is turned into.
  associatedtype VisualValue
}

/// The places that values are turned into.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The width or height of the plot area.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// A value becomes a place.
  public typealias VisualValue = CGFloat

  let start: CGFloat
  let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot area.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }

  /// All of the plot area but some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// All of the plot area but some points at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension Array: ScaleRange {
  /// Each value becomes one of the elements.
  public typealias VisualValue = Element
}

extension ClosedRange: ScaleRange {
  /// A value becomes something between the ends.
  public typealias VisualValue = Bound
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Gradient: ScaleRange {
  /// A value becomes one of the colours.
  public typealias VisualValue = Color
}
