/// Offers values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The values.
  associatedtype Result
  /// The kind of the one that is taken where none is said.
  associatedtype DefaultValue = Never
  /// The values.
  func results() async throws -> Result
}

/// A list of values in sections.
public struct IntentItemCollection<Item>: @unchecked Sendable {
  /// The values.
  public let items: [Item]

  /// Some values.
  public init(items: [Item]) { self.items = items }
}
