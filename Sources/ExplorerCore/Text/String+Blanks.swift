extension String {
  /// The text without blanks at its end.
  var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The text without blanks around it.
  var trimmedBlanks: String { String(withoutTrailingBlanks.drop { $0 == " " }) }
}
