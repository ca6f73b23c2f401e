/// A value that an axis shows.
public struct AxisValue {
  let value: DataValue
  /// Its place among all values of the axis.
  public let index: Int
  /// How many values the axis shows.
  public let count: Int

  /// The value as one of a type; nil where that has none like it.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { value.value(as: type) }
}
