/// Tells a model from all others, of its own kind and of others.
@available(iOS17 )
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable {
  /// What kind of model it is.
  public let entityName: String
  /// The place in the order in which models have been created.
  let key: Int

  /// The identifier as a value that says no more.
  public struct ID: Hashable, Codable, Sendable {
    let key: Int
  }

  /// The identifier as a value that says no more.
  public var id: ID { ID(key: key) }

  /// Which store the model is in, which is not told here.
  public var storeIdentifier: String? { nil }
}

extension PersistentIdentifier: Comparable {
  /// Whether a model was created before another.
  public static func < (left: Self, right: Self) -> Bool { left.key < right.key }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// The kind of the model and its number.
  public var description: String { "\(entityName)/p\(key)" }
}
