/// A key of what a view tells the container it is in.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What a view tells the container it is in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Tells the container a value; only containers of iOS 18, which go through their subviews, ask.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    self
  }
}
