import Testing

@testable import NcursesDriver

struct PasteDecoderTests {
  /// The text that comes of bytes after a beginning, and what is left behind it.
  ///
  /// They are read as the terminal's are: no more at once than is part of the paste.
  private func decode(_ sent: String) -> (text: String?, rest: String) {
    var decoder = PasteDecoder()
    decoder.begin()
    var bytes = Array(sent.utf8)[...]
    while !bytes.isEmpty {
      let part = bytes.prefix(decoder.expectedCount)
      bytes = bytes.dropFirst(part.count)
      if let text = decoder.take(part) {
        #expect(!decoder.isPasting)
        return (text, String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(decoder.isPasting)
    return (nil, "")
  }

  @Test(arguments: [
    ("abc\u{1B}[201~", "abc", ""), ("\u{1B}[201~q", "", "q"),
    ("日本\r\n\u{3}\u{1B}[A\u{1B}[201~\u{1B}[201~", "日本\r\n\u{3}\u{1B}[A", "\u{1B}[201~"),
    ("\u{1B}[20\u{1B}[201~:q\r", "\u{1B}[20", ":q\r"),
    ("\u{1B}\u{1B}[201\u{1B}[201~", "\u{1B}\u{1B}[201", ""),
    ("\u{1B}[200~\u{1B}[201~x", "\u{1B}[200~", "x"),
  ])
  func textGoesUpToTheMarkAndNoFurther(sent: String, text: String, rest: String) {
    let decoded = decode(sent)
    #expect(decoded.text == text)
    #expect(decoded.rest == rest)
  }

  @Test func withoutItsEndAPasteGoesOn() {
    #expect(decode("abc\u{1B}[201").text == nil)
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    var decoder = PasteDecoder()
    decoder.begin()
    _ = decoder.take([0xFF, 0x61])
    #expect(decoder.take(Array("\u{1B}[201~".utf8)) == "\u{FFFD}a")
  }

  @Test func tooMuchIsReadAndNotKept() {
    var decoder = PasteDecoder()
    decoder.begin()
    for _ in 0..<9 { _ = decoder.take([UInt8](repeating: 0x61, count: 1 << 17)) }
    #expect(decoder.take(Array("\u{1B}[201~".utf8))?.utf8.count == 1 << 20)
  }
}
