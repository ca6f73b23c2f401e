/// Rectangles for all elements of a collection.
public struct RectanglePlot<Content>: VectorizedChartContent, PrimitiveChartContent,
  VectorizedSource
{
  /// The type of the elements.
  public typealias DataElement = Content

  let marks: VectorizedMarks<Content>

  func collect(into collection: inout MarkCollection, style: MarkStyle) {
    marks.collect(into: &collection, style: style)
  }

  /// Rectangles at values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .rectangle, x: .at(x.datum($0)), y: .at(y.datum($0)), width: width, height: height)
    }
  }

  /// Rectangles between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(
        kind: .rectangle, x: .span(xStart.datum($0), xEnd.datum($0)),
        y: .span(yStart.datum($0), yEnd.datum($0)))
    }
  }
}
