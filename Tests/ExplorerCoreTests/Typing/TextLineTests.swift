import TerminalModel
import Testing

@testable import ExplorerCore

struct TextLineTests {
  private func typed(_ text: String, _ keys: [Key]) -> TextLine {
    var line = TextLine(text)
    for key in keys {
      let isTaken = line.take(key)
      #expect(isTaken)
    }
    return line
  }

  @Test func charactersGoWhereTheCursorIs() {
    let line = typed("日語", [.left, .character("本")])
    #expect(line.text == "日本語")
    #expect(line.beforeCursor == "日本")
  }

  @Test func readlinesKeysDelete() {
    #expect(typed("one two", [.control("w")]).text == "one ")
    #expect(typed("one two", [.control("u")]).text == "")
    #expect(typed("one two", [.home, .control("k")]).text == "")
    #expect(typed("one two", [.home, .delete]).text == "ne two")
    #expect(typed("", [.backspace, .delete, .left, .right]).text == "")
  }

  @Test func aKeyThatIsNoneOfTheLinesIsLeft() {
    var line = TextLine("a")
    let isTaken = [line.take(.function(3)), line.take(.up)]
    #expect(isTaken == [false, false])
  }

  @Test func pastedTextIsOneLineAtTheCursor() {
    var line = typed("ab", [.left])
    let isWhole = line.insert("one\r\ntwo\n\tx\u{1B}[A\u{3}\u{85}日\u{202E}\n\r\n")
    #expect(isWhole)
    #expect(line.text == "aone two  x[A 日\u{202E}b")
    #expect(line.beforeCursor == "aone two  x[A 日\u{202E}")
  }

  @Test func ofAPasteThatDoesNotFitTheBeginningIsTaken() {
    var line = typed("ab", [.left])
    let isWhole = line.insert(String(repeating: "x", count: 5_000_000))
    #expect(!isWhole)
    #expect(line.characters.count == TextLine.limit)
    #expect(line.text.hasPrefix("axx") && line.text.hasSuffix("xb"))
    let isStillWhole = line.insert("")
    #expect(isStillWhole)
  }

  @Test func moreThanFitsIsNotTaken() {
    var line = TextLine(String(repeating: "a", count: 3_000))
    #expect(line.characters.count == TextLine.limit)
    _ = line.take(.character("b"))
    #expect(line.characters.count == TextLine.limit)
  }
}
