public import Foundation

/// A bar.
public struct BarMark: ChartContent, SingleMark {
  let mark: Mark

  /// A bar at a value along each axis, of which the numbers decide how long it is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: .at(x.datum), y: .at(y.datum), width: width, height: height,
      stacking: stacking)
  }

  /// A bar from value to value upwards.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .at(x.datum), y: .span(yStart.datum, yEnd.datum), width: width)
  }

  /// A bar from value to value to the right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: .span(xStart.datum, xEnd.datum), y: .at(y.datum), height: height)
  }

  /// A bar at a value, between two places of the plot area.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: .at(x.datum), y: .fixed(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A bar at a value, between two places of the plot area.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .bar, x: .fixed(xStart, xEnd), y: .at(y.datum), height: height, stacking: stacking)
  }

  /// A bar from value to value, between two places of the plot area.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .bar, x: .fixed(xStart, xEnd), y: .span(yStart.datum, yEnd.datum))
  }

  /// A bar from value to value, between two places of the plot area.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .bar, x: .span(xStart.datum, xEnd.datum), y: .fixed(yStart, yEnd))
  }
}
