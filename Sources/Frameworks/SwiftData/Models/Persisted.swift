/// The place of a stored value in a model: filled when the value is first read.
public struct _Persisted<Value> {
  /// The value; `nil` while only the store has it.
  var value: Value?

  /// A place with a value.
  public init(_ value: Value) { self.value = value }

  /// A place that is filled from what a store has.
  public init<Data: BackingData>(in data: Data) { value = nil }

  /// A place that is filled from the store when it is read.
  init() { value = nil }
}
