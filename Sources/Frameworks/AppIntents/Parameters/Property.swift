public import SimulatedUI

/// A property of a thing that the system sees.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?

  /// The value; one that nobody has set ends the app.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let nothing = Value?.none as? Value { return nothing }
      fatalError("The property has no value.")
    }
    set { value = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// A property.
  public init(title: LocalizedStringResource? = nil) {}

  /// A property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }
}

/// A property of a thing that the system sees.
public typealias Property = EntityProperty
