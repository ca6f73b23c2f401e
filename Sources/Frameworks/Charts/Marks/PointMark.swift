public import Foundation

/// A point.
public struct PointMark: ChartContent, SingleMark {
  let mark: Mark

  /// A point at values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .at(x.datum), y: .at(y.datum))
  }

  /// A point at a value, and at a place of the plot area.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .point, x: .at(x.datum), y: .fixed(y, y))
  }

  /// A point at a value, and at a place of the plot area.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .fixed(x, x), y: .at(y.datum))
  }
}
