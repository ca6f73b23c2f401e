/// A point of a line.
public struct LineMark: ChartContent, SingleMark {
  let mark: Mark

  /// A point of the only line, or of the one that its style tells.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: .at(x.datum), y: .at(y.datum))
  }

  /// A point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: .at(x.datum), y: .at(y.datum), series: series.datum)
  }
}
