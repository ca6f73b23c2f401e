import Foundation

/// Values of properties, between what they are kept as and what a source's types are.
enum ManagedValue {
  /// The value as it is kept: numbers as one type of each kind, nothing as nil.
  static func plain(_ value: Any?, _ type: NSAttributeType) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    if let raw = value as? any RawRepresentable, !(value is any BinaryInteger) {
      return plain(raw.rawValue, type)
    }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return integer(value) ?? value
    case .doubleAttributeType, .floatAttributeType: return real(value) ?? value
    case .booleanAttributeType:
      if let number = value as? NSNumber { return number.boolValue }
      return value as? Bool ?? integer(value).map { $0 != 0 } ?? value
    case .dateAttributeType:
      return (value as? Date) ?? (value as? NSDate).map { $0 as Date }
        ?? (value as? Double).map(Date.init(timeIntervalSinceReferenceDate:)) ?? value
    case .stringAttributeType: return (value as? NSString).map(\.description) ?? value
    case .UUIDAttributeType:
      return (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) } ?? value
    default: return value
    }
  }

  private static func integer(_ value: Any) -> Int? {
    if let number = value as? any BinaryInteger { return Int(clamping: number) }
    return (value as? NSNumber)?.intValue ?? (value as? Bool).map { $0 ? 1 : 0 }
  }

  private static func real(_ value: Any) -> Double? {
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    return (value as? NSNumber)?.doubleValue ?? integer(value).map(Double.init)
  }

  /// The value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any OptionalValue { return unwrapped(optional.wrapped) }
    return value is NSNull ? nil : value
  }

  /// Whether two values are known to be the same.
  static func areSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?):
      (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? false
    default: false
    }
  }

  /// The objects in a value: one, or those of a collection.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch unwrapped(value) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: inOrder(set.allObjects)
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>: inOrder(set.map(\.base))
    default: []
    }
  }

  /// A set has no order, and a run must not depend on chance.
  private static func inOrder(_ objects: [Any]) -> [NSManagedObject] {
    objects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
  }

  /// A value as a type that a source declares; nil where it has none such.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = Value.self as? any OptionalValue.Type {
      return optional.wrapping(value) as? Value
    }
    guard let value else { return nothing(of: type) as? Value }
    if let collection = Value.self as? any ManagedCollection.Type, !(value is Value) {
      return collection.holding(objects(in: value)) as? Value
    }
    if let integer = Value.self as? any BinaryInteger.Type {
      return Self.integer(value).flatMap { integer.init(exactly: $0) } as? Value
    }
    if let real = Value.self as? any BinaryFloatingPoint.Type {
      return Self.real(value).map { real.init($0) } as? Value
    }
    if type is Bool.Type { return (integer(value) ?? 0 != 0) as? Value }
    if type is NSNumber.Type, let number = number(value) { return number as? Value }
    if let enumeration = Value.self as? any RawRepresentable.Type, !(value is Value) {
      return raw(enumeration, value) as? Value
    }
    return value as? Value
  }

  private static func raw<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Raw? {
    cast(value, to: Raw.RawValue.self).flatMap { type.init(rawValue: $0) }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  /// What a property that cannot be nil reads as when it has no value.
  private static func nothing(of type: Any.Type) -> Any? {
    switch type {
    case is String.Type: return ""
    case is Bool.Type: return false
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0)
    case is Data.Type: return Data()
    case is NSSet.Type: return NSSet()
    case is NSOrderedSet.Type: return NSOrderedSet()
    case let integer as any BinaryInteger.Type: return integer.init(exactly: 0)
    case let real as any BinaryFloatingPoint.Type: return real.init(0)
    case let collection as any ManagedCollection.Type: return collection.holding([])
    case let enumeration as any RawRepresentable.Type: return raw(enumeration, 0)
    default: return nil
    }
  }
}
