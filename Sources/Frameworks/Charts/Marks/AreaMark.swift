/// A point of the edge of an area.
public struct AreaMark: ChartContent, SingleMark {
  let mark: Mark

  /// A point above the axis or above the area below.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: .at(x.datum), y: .at(y.datum), stacking: stacking)
  }

  /// A point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area, x: .at(x.datum), y: .at(y.datum), series: series.datum, stacking: stacking)
  }

  /// A place where an area goes from value to value upwards.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .at(x.datum), y: .span(yStart.datum, yEnd.datum))
  }

  /// A place where one of several areas goes from value to value upwards.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: .at(x.datum), y: .span(yStart.datum, yEnd.datum), series: series.datum)
  }

  /// A place where an area goes from value to value to the right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .span(xStart.datum, xEnd.datum), y: .at(y.datum))
  }

  /// A place where one of several areas goes from value to value to the right.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: .span(xStart.datum, xEnd.datum), y: .at(y.datum), series: series.datum)
  }
}
