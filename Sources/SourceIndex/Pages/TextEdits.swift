/// Replacements in a stretch of a file's bytes.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Puts a text in the place of some bytes, unless something overlapping is replaced already.
  mutating func replace(_ range: Range<Int>, by text: String) {
    guard !edits.contains(where: { $0.range.overlaps(range) || $0.range == range }) else { return }
    edits.append((range, text))
  }

  /// The bytes of a range with the replacements in it.
  func applied(to bytes: [UInt8], in range: Range<Int>) -> String {
    var result: [UInt8] = []
    var place = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= place && edit.range.upperBound <= range.upperBound {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    result += bytes[place..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
