public import Observation

/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What views hand down to the views below them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An environment with all defaults.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that a view above has set.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  /// Sets the object for its type.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    values[ObjectIdentifier(Object.self)] = object
  }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var current: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads an observable object by its type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment.object(of: type) else {
        fatalError("No Observable object of type \(type) found in the environment.")
      }
      return object
    }
  }

  /// Reads an observable object by its type, if there is one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// The value.
  public var wrappedValue: Value { current ?? read(EnvironmentValues()) }
}

extension Environment: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) { current = read(node.environment) }
}

/// Changes the environment of the views below.
struct EnvironmentEffect: ViewEffect {
  let change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  func environment(_ values: inout EnvironmentValues, node: ViewNode) { change(&values) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    node.orient(items)
    return items
  }
}

extension View {
  /// Sets a value of the environment for the views below.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment of the views below.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.setObject(object) })
  }

  /// Changes a value of the environment for the views below.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { transform(&$0[keyPath: keyPath]) })
  }
}
