extension String {
  /// The text in quotes, as sentences name files.
  var quoted: String { "\"\(self)\"" }
}

extension Collection<String> {
  /// The texts, each in quotes, as sentences list them.
  var quotedList: String { map(\.quoted).joined(separator: ", ") }
}
