/// Values of a slider that have marks.
public protocol SliderTickContent<Value> {
  /// The type of the values.
  associatedtype Value: BinaryFloatingPoint
  /// The values.
  var tickValues: [Value] { get }
}

/// Several values of a slider that have marks.
public struct SliderTickList<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The values.
  public let tickValues: [Value]
}

/// Marks made of a collection.
@available(iOS26 )
public struct SliderTickContentForEach<Data: RandomAccessCollection, Content: SliderTickContent>:
  SliderTickContent
{
  /// The values.
  public let tickValues: [Content.Value]

  /// Creates a mark for each of a collection.
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Content.Value> content: (Data.Element) -> Content
  ) { tickValues = data.flatMap { content($0).tickValues } }
}
