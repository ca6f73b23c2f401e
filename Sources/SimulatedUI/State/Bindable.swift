public import Observation

/// Makes bindings to properties of an observable object.
@propertyWrapper @dynamicMemberLookup
@available(iOS17 )
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let root = wrappedValue
    return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
  }
}
