import Testing

@testable import TerminalModel

struct TerminalGlyphTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("ログイン", 8), ("ﾛｸﾞ", 3), ("e\u{301}", 1), ("が", 2), ("か\u{3099}", 2),
    ("✓", 1), ("⚠\u{FE0F}", 1), ("😀", 2), ("👍🏽", 2), ("👨\u{200D}👩\u{200D}👧", 2), ("🇯🇵", 2),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("─", 1), ("…", 1), ("Ａ", 2),
  ])
  func textIsAsWideAsATerminalDrawsIt(text: String, expected: Int) {
    #expect(text.terminalWidth == expected)
  }

  @Test func aGlyphHoldsOneSpacingCharacter() {
    for text in ["👨\u{200D}👩\u{200D}👧", "🇯🇵", "क्षि", "a\u{301}\u{302}", "👍🏽"] {
      for glyph in TerminalGlyph.glyphs(of: text) {
        let spacing = glyph.text.unicodeScalars.filter {
          $0.properties.generalCategory != .nonspacingMark
            && $0.properties.generalCategory != .enclosingMark
        }
        #expect(spacing.count == 1, "\(text)")
      }
    }
    #expect("🇯🇵".terminalSafe == "JP")
    #expect("👨\u{200D}👩\u{200D}👧".terminalSafe == "👨")
  }

  @Test func aPictureOfAScreenShowsAJoinedEmojiWholeInTheSameCells() {
    let cook = "👩\u{200D}🍳"
    var grid = CellGrid(columns: 12, rows: 1, filledWith: .blank)
    grid.write("a\(cook)👍🏽b", column: 0, row: 0)
    #expect(grid.text == "a👩👍b")
    #expect((0..<6).map { grid[$0, 0].picture } == [nil, cook, nil, "👍🏽", nil, nil])
    grid.write("x", column: 1, row: 0)
    #expect(grid[1, 0].picture == nil)
    // Only emoji are kept: a joiner between other characters never is.
    let joined = TerminalGlyph.glyphs(of: "👩\u{200D}\u{301}क\u{200D}a")
    #expect(joined.allSatisfy { $0.picture == nil })
    #expect("\(cook)\(cook)".truncated(toWidth: 3, keepsPictures: true) == "\(cook)…")
    #expect("\(cook)\(cook)".truncated(toWidth: 3) == "👩…")
    #expect("\(cook) \(cook)".wrapped(toWidth: 2, keepsPictures: true) == [cook, cook])
  }

  @Test func marksBeyondWhatACellHoldsAreLeftOut() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 100)
    #expect(zalgo.terminalSafe.unicodeScalars.count == 5)
  }

  @Test func noCharacterThatSteersATerminalGetsThrough() {
    var values: [UInt32] = Array(0...0x1F) + Array(0x7F...0x9F)
    values += Array(0x200B...0x200F) + Array(0x2028...0x202E) + Array(0x2060...0x206F)
    values += [0xAD, 0x61C, 0xFEFF, 0xFFF9, 0xE0001, 0xE000, 0x180E]
    for value in values {
      let scalar = Unicode.Scalar(value)!
      for text in [String(scalar), "a\(scalar)b", "\(scalar)\u{301}"] {
        let safe = text.terminalSafe
        #expect(!safe.unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
        #expect(!safe.isEmpty)
      }
    }
    #expect("\u{1B}[31mred\u{7F}".terminalSafe == "␛[31mred␡")
    #expect("a\r\nb".terminalSafe == "a␍␊b")
    #expect("x\u{202E}y".terminalSafe == "x�y")
  }

  @Test func anyScalarAtAllHasAWidthOf1Or2AndReachesNoControlCode() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in TerminalGlyph.glyphs(of: String(scalar)) {
        #expect((1...2).contains(glyph.width))
        #expect(glyph.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      }
    }
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 4, "abc…"), ("ログイン", 8, "ログイン"), ("ログイン", 7, "ログイ…"),
    ("ログイン", 6, "ログ…"), ("ログイン", 1, "…"), ("ab", 0, ""), ("ab", -3, ""), ("aログ", 2, "a…"),
  ])
  func cutTextKeepsToItsWidthAndShowsThatItIsCut(text: String, width: Int, expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
  }

  @Test func paddingFillsByWidthNotByCharacters() {
    #expect("ログ".padded(toWidth: 6) == "ログ  ")
    #expect("ログ".padded(toWidth: 6, alignment: .trailing) == "  ログ")
    #expect("ログ".padded(toWidth: 7, alignment: .center) == " ログ  ")
    #expect("ログイン".padded(toWidth: 4) == "ロ… ")
  }

  @Test func wrappingBreaksAtBlanksAndAnywhereInTextWithoutAny() {
    #expect("the quick brown fox".wrapped(toWidth: 10) == ["the quick", "brown fox"])
    #expect("メールアドレス".wrapped(toWidth: 6) == ["メール", "アドレ", "ス"])
    #expect("a b c d e f".wrapped(toWidth: 3, limit: 2) == ["a b", "c …"])
    #expect("one\ntwo".wrapped(toWidth: 9) == ["one", "two"])
    #expect("x".wrapped(toWidth: 0).isEmpty)
  }
}
