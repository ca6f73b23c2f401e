/// A value that a view hands to the layout it is in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that hands none over.
  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to the layout that the view is in.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    EffectView(
      content: self,
      effect: ItemEffect { $0.layoutValues[ObjectIdentifier(key)] = value })
  }
}
