/// Takes pasted text out of what a terminal sends, after the mark at its beginning and up to the
/// one at its end.
///
/// What is between is text, whatever it looks like: a control or a sequence in it is no key.
struct PasteDecoder {
  /// What a terminal sends after the text.
  private static let end = Array("\u{1B}[201~".utf8)
  /// Bytes of text that are kept; the others are still no keys.
  private static let limit = 1 << 20

  /// Whether the end has not come yet.
  private(set) var isPasting = false
  private var bytes: [UInt8] = []
  /// How much of the mark at the end has come.
  private var matched = 0

  /// Begins a text.
  mutating func begin() {
    isPasting = true
    bytes = []
    matched = 0
  }

  /// Bytes that are part of the paste for sure: to read no more at once leaves what is typed after
  /// it to others.
  var expectedCount: Int { Self.end.count - matched }

  /// Takes bytes, at most ``expectedCount``.
  ///
  /// - Returns: The text, once its end has come.
  mutating func take(_ new: some Sequence<UInt8>) -> String? {
    for byte in new {
      if byte == Self.end[matched] {
        matched += 1
      } else {
        keep(Self.end[..<matched])
        // The mark has its first byte only once.
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(CollectionOfOne(byte)) }
      }
    }
    guard matched == Self.end.count else { return nil }
    defer { self = PasteDecoder() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func keep(_ new: some Collection<UInt8>) {
    bytes += new.prefix(max(0, Self.limit - bytes.count))
  }
}
