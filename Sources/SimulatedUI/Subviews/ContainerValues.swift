/// A key of what a view tells the container it is in.
@available(iOS18 )
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What a view tells the container it is in.
@available(iOS18 )
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Tells the container a value; containers that go through their subviews ask for it.
  @available(iOS18 )
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self, keyPath: keyPath, value: value)
  }
}
