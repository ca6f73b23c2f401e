/// Writes the value of a field as text, and reads it back while it is edited.
///
/// SwiftUI's documentation of the initializers says: "Editing the text field updates the bound
/// value, as long as the format style can parse the text", and "If the user stops editing the text
/// in an invalid state, the text field updates the field's text to the last known valid value". A
/// probe of 2026 on GitHub measured it, key by key: "12" after "5" sets 51, then 512. So the value
/// has arrived when a button elsewhere is tapped, whether or not the field still has focus.
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

  /// Writes and reads a value that may be missing by a format style; there is none while the text is
  /// not one: "If `format` can't perform the conversion, the text field sets `binding.value` to
  /// `nil`" (SwiftUI's documentation).
  init<Style: ParseableFormatStyle>(_ value: Binding<Style.FormatInput?>, _ format: Style)
  where Style.FormatOutput == String {
    self.init(
      write: { value.wrappedValue.map { format.format($0) } ?? "" },
      read: { value.wrappedValue = try? format.parseStrategy.parse($0) })
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
