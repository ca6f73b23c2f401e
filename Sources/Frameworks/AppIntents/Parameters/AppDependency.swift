import Synchronization

/// What an app hands to its intents.
public final class AppDependencyManager: Sendable {
  /// The only one.
  public static let shared = AppDependencyManager()

  private struct Entry: @unchecked Sendable {
    let make: () -> Any
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Adds something.
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency
  ) {
    let entry = Entry { dependency() }
    entries.withLock { $0[ObjectIdentifier(Dependency.self)] = entry }
  }

  /// Adds something.
  public func add<Dependency>(
    key: AnyHashable? = nil, dependencyProvider: @escaping () -> Dependency
  ) {
    let entry = Entry { dependencyProvider() }
    entries.withLock { $0[ObjectIdentifier(Dependency.self)] = entry }
  }

  func value<Dependency>(of type: Dependency.Type) -> Dependency? {
    entries.withLock { $0[ObjectIdentifier(type)] }?.make() as? Dependency
  }
}

/// Something that an app hands to its intents.
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable {
  private let fallback: (() -> Value)?

  /// What was handed; where nothing was, the app ends, as on iOS.
  public var wrappedValue: Value {
    if let value = AppDependencyManager.shared.value(of: Value.self) ?? fallback?() {
      return value
    }
    fatalError("No dependency of type \(Value.self) was added to AppDependencyManager.")
  }

  /// Something by its type.
  public init(key: AnyHashable? = nil) { fallback = nil }

  /// Something by its type, or what is made where nothing was handed.
  public init(key: AnyHashable? = nil, default defaultValue: @autoclosure @escaping () -> Value) {
    fallback = defaultValue
  }
}

/// Something that an app hands to its intents.
public typealias Dependency = AppDependency
