import SimulatedCombine

/// Reads what the focused view tells.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusedStore?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// Reads an observable object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The value; nil where no view tells one.
  public var wrappedValue: Value? { store.flatMap { read($0.values) } }
}

extension FocusedValue: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    store = FocusedStore.follow(from: node, slot: slot)
  }
}
