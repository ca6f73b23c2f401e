/// Points for all elements of a collection.
public struct PointPlot<Content>: VectorizedChartContent, PrimitiveChartContent, VectorizedSource {
  /// The type of the elements.
  public typealias DataElement = Content

  let marks: VectorizedMarks<Content>

  func collect(into collection: inout MarkCollection, style: MarkStyle) {
    marks.collect(into: &collection, style: style)
  }

  /// Points at values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(kind: .point, x: .at(x.datum($0)), y: .at(y.datum($0)))
    }
  }
}
