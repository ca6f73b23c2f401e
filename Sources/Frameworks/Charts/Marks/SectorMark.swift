public import Foundation

/// A part of a pie or ring.
public struct SectorMark: ChartContent, SingleMark {
  let mark: Mark

  /// A part whose angle stands for a value.
  public init<T: Plottable>(
    angle: PlottableValue<T>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector,
      sector: Mark.Sector(
        angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius,
        inset: angularInset ?? 0))
  }
}
