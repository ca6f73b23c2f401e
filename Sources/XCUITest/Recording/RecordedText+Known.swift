import ElementModel
import Foundation
import SessionProtocol

extension RecordedText {
  /// Values that have words of their own; `nil` for all others.
  static func known(_ value: Any) -> String? {
    switch value {
    case let text as String: literal(text)
    case let text as Substring: literal(text)
    case let character as Character: SwiftLiteral.readable(String(character))
    case let element as XCUIElement: element.reference.locator
    case let query as XCUIElementQuery: query.locator
    case let predicate as NSPredicate: literal(predicate.predicateFormat)
    case let type as Any.Type: "\(String(describing: type)).self"
    default: number(value) ?? foundation(value)
    }
  }

  private static func number(_ value: Any) -> String? {
    switch value {
    case let number as Int: String(number)
    case let flag as Bool: String(flag)
    case let number as Double: String(number)
    case let number as Float: String(number)
    case let number as CGFloat: String(Double(number))
    case let number as UInt: String(number)
    case let number as Int32: String(number)
    case let number as Int64: String(number)
    case let number as UInt8: String(number)
    case let number as UInt32: String(number)
    case let number as UInt64: String(number)
    case let number as Int8: String(number)
    case let number as Int16: String(number)
    case let number as UInt16: String(number)
    default: nil
    }
  }

  private static func foundation(_ value: Any) -> String? {
    switch value {
    case let url as URL: literal(url.absoluteString)
    case let date as Date:
      date.timeIntervalSince1970.isFinite
        ? LogDate.text(secondsSince1970: date.timeIntervalSince1970) : "Date"
    case let identifier as UUID: identifier.uuidString
    case let data as Data: "\(data.count) bytes"
    case let number as Decimal: "\(number)"
    case let duration as Duration: "\(duration)"
    default: nil
    }
  }

  private static func literal(_ text: some StringProtocol) -> String {
    let start = text.prefix(120)
    return SwiftLiteral.readable(String(start)) + (start.endIndex < text.endIndex ? "…" : "")
  }
}
