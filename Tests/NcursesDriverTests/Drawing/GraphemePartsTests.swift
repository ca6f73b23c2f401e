import Glibc
import Testing

@testable import NcursesDriver

struct GraphemePartsTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  /// What a grapheme is drawn as: parts with their widths.
  private func drawn(_ text: String, width: Int, unicode: Bool = true) -> String {
    GraphemeParts.parts(of: text, width: width, showsUnicode: unicode).map { part in
      part.scalars.map { String($0) }.joined() + "/\(part.width)"
    }.joined(separator: " ")
  }

  @Test func onePartForAnOrdinaryGrapheme() {
    #expect(drawn("a", width: 1) == "a/1")
    #expect(drawn("認", width: 2) == "認/2")
    #expect(drawn("e\u{301}", width: 1) == "e\u{301}/1")
  }

  @Test func joinedPicturesBecomeTheFirst() {
    #expect(drawn("👨‍👩‍👧", width: 2) == "👨/2")
  }

  @Test func theWidthIsAlwaysTheFrames() {
    #expect(drawn("⚠\u{FE0F}", width: 2) == "⚠\u{FE0F}/1  /1")
    #expect(drawn("認", width: 1) == "?/1")
    #expect(drawn("\u{1B}", width: 1) == "?/1")
    #expect(drawn("", width: 1) == " /1")
    let stack = "a" + String(repeating: "\u{301}", count: 40)
    #expect(GraphemeParts.parts(of: stack, width: 1, showsUnicode: true)[0].scalars.count == 5)
  }

  @Test func withoutUnicodeEverythingIsASCII() {
    #expect(drawn("─", width: 1, unicode: false) == "-/1")
    #expect(drawn("┌", width: 1, unicode: false) == "+/1")
    #expect(drawn("認", width: 2, unicode: false) == "?/1  /1")
    #expect(drawn("✓", width: 1, unicode: false) == "*/1")
  }
}
