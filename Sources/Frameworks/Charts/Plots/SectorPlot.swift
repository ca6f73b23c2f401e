public import Foundation

/// Sectors for all elements of a collection.
public struct SectorPlot<Content>: VectorizedChartContent, PrimitiveChartContent, VectorizedSource {
  /// The type of the elements.
  public typealias DataElement = Content

  let marks: VectorizedMarks<Content>

  func collect(into collection: inout MarkCollection, style: MarkStyle) {
    marks.collect(into: &collection, style: style)
  }

  /// Sectors whose angles stand for values.
  public init<Data: RandomAccessCollection, T: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, T>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == Content {
    marks = VectorizedMarks(data: Array(data)) {
      Mark(
        kind: .sector,
        sector: Mark.Sector(
          angle: angle.datum($0), innerRadius: innerRadius, outerRadius: outerRadius,
          inset: angularInset ?? 0))
    }
  }
}
