import PredicateLanguage

extension Element {
  /// The element as messages name it: its identifier or else its label, and its type.
  package var name: String {
    let text = identifier.isEmpty ? label : identifier
    return text.isEmpty ? type.name : "\(text.quotedForPredicate) \(type.name)"
  }

  /// The element in one line: its type and the attributes it has, texts in quotes.
  package var summary: String {
    var parts = [type.name]
    if !identifier.isEmpty { parts.append("identifier: \(identifier.quotedForPredicate)") }
    if !label.isEmpty { parts.append("label: \(label.quotedForPredicate)") }
    if !title.isEmpty { parts.append("title: \(title.quotedForPredicate)") }
    if let value { parts.append("value: \(value.quotedForPredicate)") }
    if let placeholderValue {
      parts.append("placeholderValue: \(placeholderValue.quotedForPredicate)")
    }
    if !isEnabled { parts.append("disabled") }
    if isSelected { parts.append("selected") }
    if hasFocus { parts.append("focused") }
    return parts.joined(separator: ", ")
  }
}
