/// Values of a model of which no two models have the same.
struct UniqueValues: Hashable {
  private let values: [AnyHashable]

  /// Takes values together; nil where one is missing, as any number of models may have none.
  init?(_ values: [Any?]) {
    let hashable = values.compactMap { value -> AnyHashable? in
      guard let value, !(value is NoStoredValue), !Self.isNil(value) else { return nil }
      return value as? AnyHashable
    }
    guard hashable.count == values.count else { return nil }
    self.values = hashable
  }

  private static func isNil(_ value: Any) -> Bool {
    (value as? any OptionalValue)?.isNil ?? false
  }
}

/// A value that may be missing.
private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}
