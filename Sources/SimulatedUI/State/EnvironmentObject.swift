public import SimulatedCombine

/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks the object up by its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      // SwiftUI ends the app with this very message.
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    object = node.environment.object(of: ObjectType.self)
    guard let object else { return }
    if let known = node.storage.slots[slot] as? ObjectSlot<ObjectType> {
      known.follow(object)
    } else {
      node.storage.slots[slot] = ObjectSlot(object, invalidator: node.invalidator)
    }
  }
}

extension View {
  /// Puts an object into the environment of the views below.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.setObject(object) })
  }
}
