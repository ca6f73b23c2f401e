/// Reads and writes a value that is kept somewhere else.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// What it leads to, if whoever reads that is told of changes.
  let source: BindingSource?

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: nil)
  }

  /// Creates a binding to a place that knows its readers.
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: BindingSource?) {
    self.get = get
    self.set = set
    self.source = source
  }

  /// Creates a binding from the projection of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Unwraps a binding to an optional value; nil when the value is.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Makes a binding to an optional value of one to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to a property of the value.
  public subscript<Property>(
    dynamicMember keyPath: WritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    Binding<Property>(
      get: { get()[keyPath: keyPath] },
      set: {
        var value = get()
        value[keyPath: keyPath] = $0
        set(value)
      }, source: source?.appending(keyPath))
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to each element.
  var elements: [Binding<Value.Element>] {
    wrappedValue.indices.map { index in
      let last = wrappedValue[index]
      return Binding<Value.Element>(
        // A row may outlive its element by one update; it then reads what it last had.
        get: { wrappedValue.indices.contains(index) ? wrappedValue[index] : last },
        set: { if wrappedValue.indices.contains(index) { wrappedValue[index] = $0 } },
        source: source?.appending(elementAt: index))
    }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// Identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: SelfComparing {
  // Without a source nobody knows who reads, and closures that are the very same may read something
  // else than before: what they capture may be an object that has changed.
  func isSame(as other: Self) -> Bool {
    guard let source, let other = other.source else { return false }
    return source == other
  }
}
