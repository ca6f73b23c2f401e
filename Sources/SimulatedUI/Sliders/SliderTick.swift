/// A value of a slider that has a mark.
@available(iOS26 )
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// The value.
  public let value: V

  /// Creates a mark.
  public init(_ value: V) { self.value = value }

  /// Creates a mark with a label, which no pixel shows here.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

  /// Creates a mark with a title, which no pixel shows here.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

  /// The value alone.
  public var tickValues: [V] { [value] }
}
