public import Foundation

extension NSManagedObject {
  /// Reads a property that the source declares with `@NSManaged`.
  public func _managed<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    guard let result = ManagedValue.cast(value, to: Value.self) else {
      fatalError(
        "\(key) of \(entity.name ?? "an object") is \(value.map { "\($0)" } ?? "nil"), and its "
          + "source declares it as \(Value.self).")
    }
    return result
  }

  /// Changes a property that the source declares with `@NSManaged`.
  public func _setManaged<Value>(_ key: String, _ value: Value) { setValue(value, forKey: key) }
}
