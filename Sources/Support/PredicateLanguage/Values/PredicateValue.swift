package import Foundation

/// A value in a predicate, or one that a predicate reads from what it is evaluated with.
package enum PredicateValue: Hashable, Sendable {
  /// `nil`.
  case null
  /// True or false; it equals the numbers 1 and 0.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// Text.
  case string(String)
  /// A moment.
  case date(Date)
  /// An array or a set.
  case collection([PredicateValue])
  /// A rectangle, whose parts key paths such as `frame.size.width` reach.
  case rect(CGRect)
  /// Something with attributes of its own.
  case object(PredicateObject)

  /// The number that it stands for, if it does.
  package var number: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// What a key reads from the value; nothing when it has no such key.
  ///
  /// - Parameter key: One part of a key path.
  /// - Returns: The value, which may be ``null``.
  func value(forKey key: String) -> PredicateValue? {
    // What every object of Foundation answers with itself: `@sum.self`.
    if key == "self" { return self }
    return switch self {
    case .null: .null
    case .object(let object): object.value(forKey: key)
    case .rect(let rect): Self.part(key, of: rect)
    case .string(let text): key == "length" ? .integer(text.utf16.count) : nil
    case .collection(let values): Self.value(forKey: key, of: values)
    case .bool, .integer, .real, .date: nil
    }
  }

  /// The kind of value, as messages name it.
  var typeName: String {
    switch self {
    case .null: "nil"
    case .bool, .integer, .real: "a number"
    case .string: "a string"
    case .date: "a date"
    case .collection: "a collection"
    case .rect: "a rectangle"
    case .object: "an object"
    }
  }

  private static func part(_ key: String, of rect: CGRect) -> PredicateValue? {
    switch key {
    case "origin": .rect(CGRect(origin: rect.origin, size: .zero))
    case "size": .rect(CGRect(origin: .zero, size: rect.size))
    case "x": .real(Double(rect.origin.x))
    case "y": .real(Double(rect.origin.y))
    case "width": .real(Double(rect.size.width))
    case "height": .real(Double(rect.size.height))
    default: nil
    }
  }

  /// Collection operators, and the values of a key of all members.
  private static func value(
    forKey key: String, of values: [PredicateValue]
  ) -> PredicateValue? {
    switch key {
    case "@count", "count": return .integer(values.count)
    case "@sum": return .real(values.reduce(0) { $0 + ($1.number ?? 0) })
    case "@avg":
      return values.isEmpty
        ? .null : .real(values.reduce(0) { $0 + ($1.number ?? 0) } / Double(values.count))
    case "@max": return values.compactMap(\.number).max().map(PredicateValue.real) ?? .null
    case "@min": return values.compactMap(\.number).min().map(PredicateValue.real) ?? .null
    default:
      var read: [PredicateValue] = []
      for value in values {
        guard let value = value.value(forKey: key) else { return nil }
        read.append(value)
      }
      return .collection(read)
    }
  }
}
