/// A line for all elements of a collection.
public struct LinePlot<Content>: VectorizedChartContent, PrimitiveChartContent, VectorizedSource {
  /// The type of the elements.
  public typealias DataElement = Content

  let marks: VectorizedMarks<Content>

  func collect(into collection: inout MarkCollection, style: MarkStyle) {
    marks.collect(into: &collection, style: style)
  }

  /// A line through values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .line, x: .at(x.datum($0)), y: .at(y.datum($0)))
    }
  }

  /// Several lines through values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .line, x: .at(x.datum($0)), y: .at(y.datum($0)), series: series.datum($0))
    }
  }
}

extension LinePlot where Content == FunctionPoint {
  /// The line of a function.
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    marks = VectorizedMarks(data: FunctionPoint.points(of: function, over: domain ?? 0...1)) {
      $0.mark(.line, x: String(x), y: String(y))
    }
  }
}

/// A point of the line of a function.
public struct FunctionPoint {
  let x: Double
  let y: Double

  /// As many points as are wide enough apart to be seen.
  static func points(
    of function: (Double) -> Double, over domain: ClosedRange<Double>
  ) -> [FunctionPoint] {
    (0...100).compactMap { step in
      let x =
        domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / 100
      let y = function(x)
      return y.isFinite ? FunctionPoint(x: x, y: y) : nil
    }
  }

  func mark(_ kind: Mark.Kind, x xLabel: String, y yLabel: String) -> Mark {
    Mark(
      kind: kind, x: .at(Datum(label: xLabel, value: .number(x))),
      y: .at(Datum(label: yLabel, value: .number(y))))
  }
}
