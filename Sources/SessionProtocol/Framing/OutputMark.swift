/// What a run writes among what it prints just before it sends an event, so that the reader of both
/// can tell which came first.
///
/// It has no line feed: a line that is printed in pieces stays one line. A test that prints the like
/// of it can only have its own output shown in another place.
package enum OutputMark {
  /// The byte that begins and ends a mark: the record separator of ASCII.
  package static let delimiter: UInt8 = 0x1E

  /// The mark of an event.
  ///
  /// - Parameter index: ``Event/index``.
  /// - Returns: Less than a pipe takes in one piece.
  package static func bytes(beforeEvent index: Int) -> [UInt8] {
    [delimiter] + Array("\(word)\(index)".utf8) + [delimiter]
  }

  /// The longest mark, in bytes.
  package static let longest = bytes(beforeEvent: .max).count

  /// Reads a mark.
  ///
  /// - Parameter bytes: What stands between two delimiters.
  /// - Returns: The index of the event; `nil` for anything else.
  package static func index(between bytes: some Collection<UInt8>) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(word) else { return nil }
    return Int(text.dropFirst(word.count))
  }

  private static let word = "pomelo-event "
}
