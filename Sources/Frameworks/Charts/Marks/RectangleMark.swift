public import Foundation

/// A rectangle.
public struct RectangleMark: ChartContent, SingleMark {
  let mark: Mark

  /// A rectangle at values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .at(x.datum), y: .at(y.datum), width: width, height: height)
  }

  /// A rectangle from value to value upwards.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .at(x.datum), y: .span(yStart.datum, yEnd.datum), width: width)
  }

  /// A rectangle from value to value to the right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .span(xStart.datum, xEnd.datum), y: .at(y.datum), height: height)
  }

  /// A rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: .span(xStart.datum, xEnd.datum), y: .span(yStart.datum, yEnd.datum))
  }

  /// A rectangle at a value, between two places of the plot area.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .at(x.datum), y: .fixed(yStart, yEnd), width: width)
  }

  /// A rectangle at a value, between two places of the plot area.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .fixed(xStart, xEnd), y: .at(y.datum), height: height)
  }

  /// A rectangle from value to value, between two places of the plot area.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rectangle, x: .span(xStart.datum, xEnd.datum), y: .fixed(yStart, yEnd))
  }

  /// A rectangle from value to value, between two places of the plot area.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, x: .fixed(xStart, xEnd), y: .span(yStart.datum, yEnd.datum))
  }

  /// A rectangle between places of the plot area.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rectangle, x: .fixed(xStart, xEnd), y: .fixed(yStart, yEnd))
  }
}
