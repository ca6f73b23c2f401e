import Foundation
package import PredicateLanguage

extension PredicateValue {
  /// A value of Swift or Foundation, as an argument of a format or what a predicate is evaluated
  /// with.
  package init(_ value: Any?) {
    guard let value = Self.unwrapped(value) else {
      self = .null
      return
    }
    self =
      (value as? any PredicateReadable)?.predicateValue ?? Self.scalar(value) ?? Self.list(value)
      ?? Self.dictionary(value)
      ?? .object(Self.opaque(value))
  }

  /// The value without the layers of optionals it is in.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func scalar(_ value: Any) -> PredicateValue? {
    switch value {
    case let text as String: return .string(text)
    case let text as NSString: return .string(text.description)
    case let text as Substring: return .string(String(text))
    case let date as Date: return .date(date)
    case let date as NSDate: return .date(date as Date)
    case let rect as CGRect: return .rect(rect)
    case let url as URL: return .string(url.absoluteString)
    case let identifier as UUID: return .string(identifier.uuidString)
    case let identifier as NSUUID: return .string(identifier.uuidString)
    case let url as NSURL: return .string(url.absoluteString ?? "")
    case let data as NSData: return .object(opaque(data as Data))
    default: return number(value)
    }
  }

  private static func number(_ value: Any) -> PredicateValue? {
    // A cast would make a Bool of the number 1, so the type itself is asked.
    if type(of: value) == Bool.self { return (value as? Bool).map(PredicateValue.bool) }
    switch value {
    case let number as any BinaryInteger:
      return Int(exactly: number).map(PredicateValue.integer) ?? .real(Double(number))
    case let number as any BinaryFloatingPoint: return .real(Double(number))
    case let number as NSNumber:
      let real = number.doubleValue
      // What a double has no room for is an integer.
      if real == Double(number.int64Value) { return .integer(number.intValue) }
      return .real(real)
    default: return nil
    }
  }

  private static func list(_ value: Any) -> PredicateValue? {
    switch value {
    case let values as [Any]: .collection(values.map { PredicateValue($0) })
    case let values as NSArray: .collection(values.map { PredicateValue($0) })
    // A set has no order, and a run must not depend on chance.
    case let values as Set<AnyHashable>: .collection(ordered(values.map { PredicateValue($0) }))
    case let values as NSSet: .collection(ordered(values.map { PredicateValue($0) }))
    default: nil
    }
  }

  private static func ordered(_ values: [PredicateValue]) -> [PredicateValue] {
    values.sorted { "\($0)" < "\($1)" }
  }

  /// A dictionary has every key; those it does not know read as nothing.
  private static func dictionary(_ value: Any) -> PredicateValue? {
    let values: [String: Any]
    switch value {
    case let known as [String: Any]: values = known
    case let known as NSDictionary: values = known as? [String: Any] ?? [:]
    default: return nil
    }
    return .object(
      PredicateObject(value, identity: ObjectIdentifier(values as NSDictionary)) { key in
        key == "@count" ? .integer(values.count) : PredicateValue(values[key])
      })
  }

  /// Anything else: its stored properties are its keys.
  private static func opaque(_ value: Any) -> PredicateObject {
    let identity = (value as? AnyHashable) ?? AnyHashable(ObjectIdentifier(value as AnyObject))
    return PredicateObject(value, identity: identity) { key in
      var mirror: Mirror? = Mirror(reflecting: value)
      while let level = mirror {
        if let child = level.children.first(where: { $0.label == key }) {
          return PredicateValue(child.value)
        }
        mirror = level.superclassMirror
      }
      return nil
    }
  }
}
