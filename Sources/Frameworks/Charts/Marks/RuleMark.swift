public import Foundation

/// A straight line across the plot area.
public struct RuleMark: ChartContent, SingleMark {
  let mark: Mark

  /// A line from top to bottom, or between two places of the plot area.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rule, x: .at(x.datum), y: .fixed(yStart, yEnd))
  }

  /// A line from value to value upwards.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .at(x.datum), y: .span(yStart.datum, yEnd.datum))
  }

  /// A line from side to side, or between two places of the plot area.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .fixed(xStart, xEnd), y: .at(y.datum))
  }

  /// A line from value to value to the right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .span(xStart.datum, xEnd.datum), y: .at(y.datum))
  }
}
