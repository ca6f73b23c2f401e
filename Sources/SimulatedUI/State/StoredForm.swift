import Foundation

/// How values of a type are kept where only property lists can be: in defaults, or in a scene.
struct StoredForm<Value> {
  /// The value of what was stored; nil if it is of another type.
  let read: (Any) -> Value?
  /// What to store; nil for nothing.
  let write: (Value) -> Any?
}

extension StoredForm where Value: StorableValue {
  /// Values that are stored as they are.
  static var plain: StoredForm { StoredForm(read: Value.init(stored:), write: \.stored) }
}

extension StoredForm where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// Values that are stored by what stands for them.
  static var raw: StoredForm {
    StoredForm(
      read: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue.stored })
  }
}

extension StoredForm {
  /// Values that may be missing.
  static func optional<Wrapped>(
    _ form: StoredForm<Wrapped>
  ) -> StoredForm<Wrapped?> where Value == Wrapped? {
    StoredForm<Wrapped?>(read: { .some(form.read($0)) }, write: { $0.flatMap(form.write) })
  }
}

/// A type whose values can be stored in the user's defaults.
protocol StorableValue {
  /// Reads what was stored.
  init?(stored: Any)
  /// What to store.
  var stored: Any? { get }
}

extension StorableValue {
  var stored: Any? { self }
}

extension Bool: StorableValue {
  /// Also reads words, as arguments of a launch are: `-flag YES` (Apple's documentation of
  /// `UserDefaults.bool(forKey:)`).
  init?(stored: Any) {
    switch stored {
    case let value as Bool: self = value
    case let number as NSNumber: self = number.boolValue
    case let word as String: self = ["yes", "true", "1"].contains(word.lowercased())
    default: return nil
    }
  }
}

extension Int: StorableValue {
  init?(stored: Any) {
    switch stored {
    case let value as Int: self = value
    case let number as NSNumber: self = number.intValue
    case let word as String: self.init(word)
    default: return nil
    }
  }
}

extension Double: StorableValue {
  init?(stored: Any) {
    switch stored {
    case let value as Double: self = value
    case let number as NSNumber: self = number.doubleValue
    case let word as String: self.init(word)
    default: return nil
    }
  }
}

extension String: StorableValue {
  init?(stored: Any) {
    switch stored {
    case let value as String: self = value
    case let number as NSNumber: self = number.stringValue
    default: return nil
    }
  }
}

extension Data: StorableValue {
  init?(stored: Any) {
    guard let value = stored as? Data else { return nil }
    self = value
  }
}

extension Date: StorableValue {
  init?(stored: Any) {
    guard let value = stored as? Date else { return nil }
    self = value
  }
}

extension URL: StorableValue {
  init?(stored: Any) {
    if let value = stored as? URL {
      self = value
    } else if let text = stored as? String, let value = URL(string: text) {
      self = value
    } else {
      return nil
    }
  }

  var stored: Any? { absoluteString }
}
