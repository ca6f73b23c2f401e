public import Foundation

/// Rules for all elements of a collection.
public struct RulePlot<Content>: VectorizedChartContent, PrimitiveChartContent, VectorizedSource {
  /// The type of the elements.
  public typealias DataElement = Content

  let marks: VectorizedMarks<Content>

  func collect(into collection: inout MarkCollection, style: MarkStyle) {
    marks.collect(into: &collection, style: style)
  }

  /// Rules from top to bottom.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .rule, x: .at(x.datum($0)), y: .fixed(yStart, yEnd))
    }
  }

  /// Rules from side to side.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .rule, x: .fixed(xStart, xEnd), y: .at(y.datum($0)))
    }
  }

  /// Rules between values upwards.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .rule, x: .at(x.datum($0)), y: .span(yStart.datum($0), yEnd.datum($0)))
    }
  }

  /// Rules between values to the right.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .rule, x: .span(xStart.datum($0), xEnd.datum($0)), y: .at(y.datum($0)))
    }
  }
}
