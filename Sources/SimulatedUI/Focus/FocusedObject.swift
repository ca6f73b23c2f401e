public import SimulatedCombine

/// Reads an object that the focused view tells, and follows it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var store: FocusedStore?

  /// Looks the object up by its type.
  public init() {}

  /// The object; nil where no view tells one.
  public var wrappedValue: ObjectType? { store?.values[object: ObjectType.self] }

  /// Bindings to the object's properties; nil where there is none.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject<ObjectType>.Wrapper(root: $0) }
  }
}

extension FocusedObject: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    store = FocusedStore.follow(from: node, slot: slot)
    guard let object = wrappedValue else { return }
    let followed: ObjectSlot<ObjectType> = node.slot("focused object \(slot)") {
      ObjectSlot(object, invalidator: node.invalidator)
    }
    followed.follow(object)
  }
}
