import Foundation

/// A value in the form in which a scale places it.
enum DataValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A moment.
  case date(Date)
  /// A name.
  case category(String)

  /// Takes one of the types that all others are plotted as; nil for any other.
  init?(_ primitive: Any) {
    switch primitive {
    case let value as Double: self = .number(value)
    case let value as Int: self = .number(Double(value))
    case let value as String: self = .category(value)
    case let value as Date: self = .date(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as any BinaryInteger: self = .number(Double(value))
    default: return nil
    }
  }

  /// Takes a value of an app's type.
  init<Value: Plottable>(of value: Value) {
    self = DataValue(value.primitivePlottable) ?? .category(String(describing: value))
  }

  /// Where the value is on a line of numbers; nil for a name.
  var place: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value as one of an app's type; nil where that has none like it.
  func value<Value: Plottable>(as type: Value.Type) -> Value? {
    guard let primitive = primitive(as: Value.PrimitivePlottable.self) else { return nil }
    return Value(primitivePlottable: primitive)
  }

  private func primitive<Primitive>(as type: Primitive.Type) -> Primitive? {
    switch self {
    case .category(let name): return name as? Primitive
    case .date(let date): return date as? Primitive
    case .number(let number):
      if let value = number as? Primitive { return value }
      if type == CGFloat.self { return CGFloat(number) as? Primitive }
      if type == Float.self { return Float(number) as? Primitive }
      if type == Decimal.self { return Decimal(number) as? Primitive }
      guard let integer = type as? any FixedWidthInteger.Type else { return nil }
      return Self.integer(number, as: integer) as? Primitive
    }
  }

  private static func integer<Integer: FixedWidthInteger>(
    _ number: Double, as type: Integer.Type
  ) -> Integer? {
    number.isFinite ? Integer(clamping: Int(min(max(number.rounded(), -9e18), 9e18))) : nil
  }
}
