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
  /// The values that are not the defaults.
  private var storage = EnvironmentStorage.empty
  /// Notes which values are read on behalf of a node.
  var reads: EnvironmentReads?

  /// An environment with all defaults.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { storage = storage.setting(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type that a view above has set.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    value(of: ObjectIdentifier(type))
  }

  /// Sets the object for its type.
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    let key = ObjectIdentifier(Object.self)
    storage = object.map { storage.setting($0, for: key) } ?? storage.removing(key)
  }

  /// Whether this is the same environment, or a copy of it.
  func isIdentical(to other: Self) -> Bool { storage === other.storage }

  /// The keys for which another environment has another value.
  @MainActor func differences(from other: Self) -> EnvironmentKeys {
    storage.differences(from: other.storage)
  }

  private func value<Value>(of key: ObjectIdentifier) -> Value? {
    reads?.note(key)
    return (storage.entry(for: key) as? EnvironmentEntry<Value>)?.value
  }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  /// The key path; `nil` for an object by its type.
  private let source: AnyKeyPath?
  private var current: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    source = keyPath
  }

  /// Reads an observable object by its type.
  @available(iOS17 )
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = nil
    read = { environment in
      guard let object = environment.object(of: type) else {
        // SwiftUI ends the app with this very message (public crash logs), whatever the modifier.
        fatalError(
          "No Observable object of type \(type) found. A View.environmentObject(_:) for "
            + "\(type) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Reads an observable object by its type, if there is one.
  @available(iOS17 )
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = nil
    read = { $0.object(of: type) }
  }

  /// The value.
  public var wrappedValue: Value { current ?? read(EnvironmentValues()) }
}

extension Environment: SelfComparing {
  // What a view reads of its environment is compared by value, when the environment changes.
  func isSame(as other: Self) -> Bool { source == other.source }
}

extension Environment: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) { current = read(node.environment) }
}

/// Changes the environment of the views below.
struct EnvironmentEffect: ViewEffect {
  let change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  func environment(_ values: inout EnvironmentValues, node: ViewNode) { change(&values) }

  func buildsLike(_ old: Self) -> Bool { true }

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
  @available(iOS17 )
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
