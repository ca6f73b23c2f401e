/// Writes the value of a field as text, and reads it back when editing ends.
///
/// While text is typed the value stays what it was: SwiftUI's documentation of
/// `TextField.init(_:value:format:prompt:)` says that the field updates the binding when the person
/// commits, and discards text that is not a value.
@MainActor struct FieldFormatter {
  /// The value as text.
  let write: () -> String
  /// Takes text as the value, if it is one.
  let read: (String) -> Void
}

extension FieldFormatter {
  /// Writes and reads by a format style.
  init<Style: ParseableFormatStyle>(_ value: Binding<Style.FormatInput>, _ format: Style)
  where Style.FormatOutput == String {
    self.init(
      write: { format.format(value.wrappedValue) },
      read: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  /// Writes and reads a value that may be missing by a format style; an empty field has none.
  init<Style: ParseableFormatStyle>(_ value: Binding<Style.FormatInput?>, _ format: Style)
  where Style.FormatOutput == String {
    self.init(
      write: { value.wrappedValue.map { format.format($0) } ?? "" },
      read: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
          value.wrappedValue = parsed
        }
      })
  }

  /// Writes and reads by a formatter of Foundation's.
  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    self.init(
      write: { formatter.string(for: value.wrappedValue) ?? "" },
      read: { text in
        if let parsed = formatter.value(of: text, as: Value.self) { value.wrappedValue = parsed }
      })
  }
}

extension Formatter {
  /// The value that a text stands for, if the formatter can read texts of that kind.
  fileprivate func value<Value>(of text: String, as type: Value.Type) -> Value? {
    switch self {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return nil }
      if let number = number as? Value { return number }
      switch Value.self {
      case is Int.Type: return number.intValue as? Value
      case is Double.Type: return number.doubleValue as? Value
      case is Float.Type: return number.floatValue as? Value
      case is Decimal.Type: return number.decimalValue as? Value
      default: return nil
      }
    case let dates as DateFormatter: return dates.date(from: text) as? Value
    default: return text as? Value
    }
  }
}

/// The text of a field that stands for a value, while it is edited.
@MainActor final class FieldDraft {
  /// What has been typed; nil while the field shows the value.
  var text: String?
}
