public import SimulatedCombine

/// An object that a view makes once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var installed: ObjectType?

  /// Says how to make the object, when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType { installed ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: SelfComparing {
  // The object is made once; how it would be made again does not matter.
  func isSame(as other: Self) -> Bool {
    installed === other.installed
      && (!ValueComparison.countsFirstValues || ValueComparison.areSame(make, other.make))
  }
}

extension StateObject: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    if let known = node.storage.slots[slot] as? ObjectSlot<ObjectType> {
      installed = known.object
    } else {
      let object = make()
      node.storage.slots[slot] = ObjectSlot(object, invalidator: node.invalidator)
      installed = object
    }
  }
}
