import ElementModel
import Foundation
import SessionProtocol

extension RecordedText {
  /// Values that have words of their own; `nil` for all others.
  static func known(_ value: Any) -> String? {
    let type = type(of: value)
    if let words = words[ObjectIdentifier(type)] { return words(value) }
    switch base(of: type) {
    case ObjectIdentifier(XCUIElement.self): return (value as? XCUIElement)?.reference.locator
    case ObjectIdentifier(XCUIElementQuery.self): return (value as? XCUIElementQuery)?.locator
    case ObjectIdentifier(NSPredicate.self):
      return (value as? NSPredicate).map { literal($0.predicateFormat) }
    default: return nil
    }
  }

  /// Which of the classes that have words of their own a type is, or descends from: a cast that fails
  /// would look for conformances.
  private static func base(of type: Any.Type) -> ObjectIdentifier? {
    var next = type as? AnyClass
    while let known = next {
      let key = ObjectIdentifier(known)
      if classes.contains(key) { return key }
      next = _getSuperclass(known)
    }
    return nil
  }

  private static let classes = [
    ObjectIdentifier(XCUIElement.self), ObjectIdentifier(XCUIElementQuery.self),
    ObjectIdentifier(NSPredicate.self),
  ]

  /// Whether a value is looked up in the app.
  static func isElement(_ value: Any) -> Bool {
    let base = base(of: type(of: value))
    return base == ObjectIdentifier(XCUIElement.self)
      || base == ObjectIdentifier(XCUIElementQuery.self)
  }

  /// The words of plain types, found by the type itself: to try one cast after the other would have
  /// the runtime look for conformances.
  private static let words: [ObjectIdentifier: @Sendable (Any) -> String?] = [
    key(String.self): { ($0 as? String).map(literal) },
    key(Substring.self): { ($0 as? Substring).map(literal) },
    key(Character.self): { ($0 as? Character).map { SwiftLiteral.readable(String($0)) } },
    key(Bool.self): { ($0 as? Bool).map { String($0) } },
    key(Int.self): { ($0 as? Int).map { String($0) } },
    key(Int8.self): { ($0 as? Int8).map { String($0) } },
    key(Int16.self): { ($0 as? Int16).map { String($0) } },
    key(Int32.self): { ($0 as? Int32).map { String($0) } },
    key(Int64.self): { ($0 as? Int64).map { String($0) } },
    key(UInt.self): { ($0 as? UInt).map { String($0) } },
    key(UInt8.self): { ($0 as? UInt8).map { String($0) } },
    key(UInt16.self): { ($0 as? UInt16).map { String($0) } },
    key(UInt32.self): { ($0 as? UInt32).map { String($0) } },
    key(UInt64.self): { ($0 as? UInt64).map { String($0) } },
    key(Double.self): { ($0 as? Double).map { String($0) } },
    key(Float.self): { ($0 as? Float).map { String($0) } },
    key(CGFloat.self): { ($0 as? CGFloat).map { String(Double($0)) } },
    key(Decimal.self): { ($0 as? Decimal).map { "\($0)" } },
    key(Duration.self): { ($0 as? Duration).map { "\($0)" } },
    key(URL.self): { ($0 as? URL).map { literal($0.absoluteString) } },
    key(UUID.self): { ($0 as? UUID).map(\.uuidString) },
    key(Data.self): { ($0 as? Data).map { "\($0.count) bytes" } },
    key(Date.self): { ($0 as? Date).map(moment) },
  ]

  private static func key(_ type: Any.Type) -> ObjectIdentifier { ObjectIdentifier(type) }

  private static func moment(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    return seconds.isFinite ? LogDate.text(secondsSince1970: seconds) : "Date"
  }

  private static func literal(_ text: some StringProtocol) -> String {
    let start = text.prefix(stringLimit)
    return SwiftLiteral.readable(String(start)) + (start.endIndex < text.endIndex ? "…" : "")
  }
}
