import SimulatedCombine

/// A subscription of a view's node to an object.
@MainActor final class ObjectSlot<Object: ObservableObject> {
  private(set) var object: Object
  private var subscription: AnyCancellable?
  private let invalidator: Invalidator

  init(_ object: Object, invalidator: Invalidator) {
    self.object = object
    self.invalidator = invalidator
    subscribe()
  }

  /// Follows another object from now on.
  func follow(_ other: Object) {
    guard other !== object else { return }
    object = other
    subscribe()
  }

  private func subscribe() {
    ReachedObjects.note(object)
    let invalidator = invalidator
    subscription = object.objectWillChange.sink { [weak self] _ in
      if let self { invalidator.invalidate(because: self) } else { invalidator.invalidate() }
    }
  }
}

/// An object that a view is given and follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

extension ObservedObject: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    if let known = node.storage.slots[slot] as? ObjectSlot<ObjectType> {
      known.follow(wrappedValue)
    } else {
      node.storage.slots[slot] = ObjectSlot(wrappedValue, invalidator: node.invalidator)
    }
  }
}
