/// A value kept in the user's defaults.
///
/// See Apple's documentation of `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var location: DefaultsLocation<Value>
  /// Whether the app leaves the store to `defaultAppStorage(_:)`.
  private let followsEnvironment: Bool

  init(key: String, initial: Value, store: UserDefaults?, form: StoredForm<Value>) {
    followsEnvironment = store == nil
    location = DefaultsLocation(
      key: key, initial: initial, store: store ?? .standard, form: form)
  }

  /// The stored value, or the first one given.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(
      get: { location.value }, set: { location.value = $0 }, source: BindingSource(location))
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) {
    if followsEnvironment, let store = node.environment.defaultAppStorage {
      location = location.moved(to: store)
    }
    if let known = node.storage.slots[slot] as? DefaultsLocation<Value>,
      known.isSamePlace(as: location)
    {
      location = known
    } else {
      location.followForReaders()
      node.storage.slots[slot] = location
    }
  }
}

extension AppStorage: ObservableObjectProperty {
  /// An observable object's stored values count as published, as Apple's do.
  package var objectWillChange: ObservableObjectPublisher? {
    get { location.objectWillChange }
    nonmutating set {
      location.objectWillChange = newValue
      location.follow { newValue?.send() }
    }
  }
}
