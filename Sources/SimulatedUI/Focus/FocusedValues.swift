/// A key of what the focused view tells.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the focused view, or the scene in front, tells the rest of the app.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key; nil where no view tells one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension FocusedValues: Equatable {
  /// Whether both have the same keys; values are not compared.
  public static func == (left: FocusedValues, right: FocusedValues) -> Bool {
    left.values.keys == right.values.keys
  }
}
