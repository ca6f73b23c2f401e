/// A value kept in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private var invalidator: Invalidator?

  private init(
    key: String, initial: Value, store: UserDefaults?, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.initial = initial
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  /// The stored value, or the first one given.
  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(read) ?? initial }
    nonmutating set {
      store.set(write(newValue), forKey: key)
      invalidator?.invalidate()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: GraphProperty {
  package mutating func install(in node: ViewNode, slot: Int) { invalidator = node.invalidator }
}

extension AppStorage where Value == Bool {
  /// Keeps a Boolean.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, initial: wrappedValue, store: store,
      read: { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, write: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// Keeps an integer.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, initial: wrappedValue, store: store,
      read: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, write: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, initial: wrappedValue, store: store,
      read: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, write: { $0 })
  }
}

extension AppStorage where Value == String {
  /// Keeps a string.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, initial: wrappedValue, store: store, read: { $0 as? String }, write: { $0 })
  }
}

extension AppStorage where Value == String? {
  /// Keeps a string that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: nil, store: store, read: { $0 as? String }, write: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps an enumeration by its string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, initial: wrappedValue, store: store,
      read: { ($0 as? String).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps an enumeration by its number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key: key, initial: wrappedValue, store: store,
      read: { ($0 as? Int).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }
}
