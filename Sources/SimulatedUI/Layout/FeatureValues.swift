/// A kind of value that a feature keeps with something of the core, declared beside the feature.
@MainActor protocol FeatureKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What features keep with an item or hand down in a build, by the types of their keys.
///
/// Most owners have no value or one or two, so a short array is faster than a dictionary.
@MainActor struct FeatureValues {
  private var boxes: [FeatureBox] = []

  /// The value for a key.
  subscript<Key: FeatureKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      for box in boxes where box.key == id {
        // Only the setter makes boxes, with the type that belongs to the key.
        return unsafeDowncast(box, to: ValueBox<Key.Value>.self).value
      }
      return Key.defaultValue
    }
    set {
      let box = ValueBox(newValue, for: ObjectIdentifier(key))
      if let index = boxes.firstIndex(where: { $0.key == box.key }) {
        boxes[index] = box
      } else {
        boxes.append(box)
      }
    }
  }
}

/// A value whose type follows from its key.
private class FeatureBox {
  let key: ObjectIdentifier

  init(_ key: ObjectIdentifier) { self.key = key }
}

/// A value of a known type.
private final class ValueBox<Value>: FeatureBox {
  let value: Value

  init(_ value: Value, for key: ObjectIdentifier) {
    self.value = value
    super.init(key)
  }
}
