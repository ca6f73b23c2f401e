public import SimulatedUI

/// A line across the plot area.
public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
  let parts: [AxisPart]

  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(kind: .gridLine, isCentered: centered, stroke: stroke)]
  }
}
