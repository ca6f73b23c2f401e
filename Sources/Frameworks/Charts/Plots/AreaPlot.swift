/// An area for all elements of a collection.
public struct AreaPlot<Content>: VectorizedChartContent, PrimitiveChartContent, VectorizedSource {
  /// The type of the elements.
  public typealias DataElement = Content

  let marks: VectorizedMarks<Content>

  func collect(into collection: inout MarkCollection, style: MarkStyle) {
    marks.collect(into: &collection, style: style)
  }

  /// An area below values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .area, x: .at(x.datum($0)), y: .at(y.datum($0)), stacking: stacking)
    }
  }

  /// Several areas below values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(
        kind: .area, x: .at(x.datum($0)), y: .at(y.datum($0)), series: series.datum($0),
        stacking: stacking)
    }
  }

  /// An area between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .area, x: .at(x.datum($0)), y: .span(yStart.datum($0), yEnd.datum($0)))
    }
  }
}

extension AreaPlot where Content == FunctionPoint {
  /// The area below the line of a function.
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    marks = VectorizedMarks(data: FunctionPoint.points(of: function, over: domain ?? 0...1)) {
      $0.mark(.area, x: String(x), y: String(y))
    }
  }
}
