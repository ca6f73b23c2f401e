/// Optional values, whatever is in them.
protocol OptionalValue {
  /// What is in it.
  var wrapped: Any? { get }
  /// An optional that holds a value as its own type.
  static func wrapping(_ value: Any?) -> Any
}

extension Optional: OptionalValue {
  var wrapped: Any? { self.map { $0 as Any } }

  static func wrapping(_ value: Any?) -> Any {
    let result: Wrapped? = value.flatMap { ManagedValue.cast($0, to: Wrapped.self) }
    return result as Any
  }
}
