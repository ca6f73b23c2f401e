extension String {
  /// The longest text that an event carries, in bytes: more than anybody reads.
  static let eventLimit = 1 << 16

  /// The text, or the beginning of one that is too long for an event, with a word about the rest.
  var cutForEvent: String {
    let length = utf8.count
    guard length > Self.eventLimit else { return self }
    let limit = utf8.index(startIndex, offsetBy: Self.eventLimit)
    // To the beginning of the character that it lies in.
    let end = index(before: index(after: limit))
    return self[..<end] + "… (cut: \(length) bytes in all)"
  }
}
