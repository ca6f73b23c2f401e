public import SimulatedUI

/// A chart of marks.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// A chart of what a closure lists.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart with marks for each element of a collection, told apart by `id`.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart with marks for each element of a collection, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The marks with their axes and legend.
  public var body: some View {
    var marks = MarkCollection()
    content.addMarks(to: &marks, style: MarkStyle())
    return ChartBody(content: marks)
  }
}
