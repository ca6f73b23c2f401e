/// Values of any type, each of which stands for a screen of a navigation stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Creates a path of values.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    elements = values.map { AnyHashable($0) }
  }

  /// Creates a path from what was kept of one.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many screens are above the root.
  public var count: Int { elements.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// What can be kept of the path; nil if a value cannot be encoded.
  public var codable: CodableRepresentation? {
    let canBeKept = elements.allSatisfy { $0.base is any Codable }
    return canBeKept ? CodableRepresentation(elements: elements) : nil
  }

  /// Adds a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Removes the last values.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(0, count), elements.count))
  }
}
