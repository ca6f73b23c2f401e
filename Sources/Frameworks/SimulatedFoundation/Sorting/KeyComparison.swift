import Foundation
import PredicateLanguage

/// Compares objects by a property that a path of names leads to.
enum KeyComparison {
  /// The order of two objects.
  static func order(_ left: Any, _ right: Any, by keyPath: String) -> ComparisonResult {
    order(value(of: left, keyPath), value(of: right, keyPath))
  }

  /// The order of two values; nothing comes first.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
    let left = PredicateValue(left)
    let right = PredicateValue(right)
    switch (left, right) {
    case (.null, .null): return .orderedSame
    case (.null, _): return .orderedAscending
    case (_, .null): return .orderedDescending
    case (.string(let left), .string(let right)): return result(left, right)
    case (.date(let left), .date(let right)): return result(left, right)
    case (.integer(let left), .integer(let right)): return result(left, right)
    default:
      guard let left = left.number, let right = right.number else { return .orderedSame }
      return result(left, right)
    }
  }

  /// The value at the end of a path of names.
  static func value(of object: Any, _ keyPath: String) -> Any? {
    var value: Any? = object
    for key in keyPath.split(separator: ".") where key != "self" {
      value = value.flatMap { one(of: $0, String(key)) }
    }
    return value
  }

  private static func one(of object: Any, _ key: String) -> Any? {
    if let readable = object as? any KeyReadable { return readable.readValue(forKey: key) }
    if let values = object as? [String: Any] { return values[key] }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == key }) { return child.value }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func result<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
}
