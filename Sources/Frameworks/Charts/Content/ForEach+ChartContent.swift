public import SimulatedUI

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Marks of a collection are made of nothing else.
  public typealias Body = Never

  func collect(into marks: inout MarkCollection, style: MarkStyle) {
    for element in data { content(element).addMarks(to: &marks, style: style) }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes marks for each element, told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, making: content)
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes marks for each element, told apart by `id`.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0.id }, making: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes marks for each number of a range.
  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, identity: { $0 }, making: content)
  }
}
