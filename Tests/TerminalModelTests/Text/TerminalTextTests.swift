import Foundation
import Testing

@testable import TerminalModel

struct TerminalTextTests {
  /// An escape sequence, one that writes to the clipboard, a control above ASCII, and directions.
  private let hostile = "\u{1B}[2J\u{1B}]52;c;YQ==\u{7}\u{9B}31m\u{202E}\u{200F}\u{2028}x"

  private func steers(_ text: TerminalText, beside allowed: String = "") -> Bool {
    text.string.unicodeScalars.contains { scalar in
      guard !allowed.unicodeScalars.contains(scalar) else { return false }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: return true
      default: return false
      }
    }
  }

  @Test func whatIsPutIntoALiteralIsMadeSafeAndTheLiteralStays() {
    let text: TerminalText = "\tname: \(hostile)\n\(12) \(URL(fileURLWithPath: "/a\u{1B}"))"
    #expect(text.string.hasPrefix("\tname: ␛[2J␛]52;c;YQ==␇�31m���x\n12 "))
    #expect(!steers(text, beside: "\t\n"))
    let again: TerminalText = "\(text)!"
    #expect(again.string == text.string + "!")
    struct Refusal: Error { let name: String }
    let error: any Error = Refusal(name: "\u{1B}")
    #expect(!steers("\(error)"))
  }

  @Test func aTextIsOneLineUnlessItIsSaidToHaveSome() {
    let text = "one\r\ntwo\n\u{1B}three\n"
    #expect(TerminalText(text).string == "one␍␊two␊␛three␊")
    #expect(TerminalText(lines: text).string == "one␍␊two\n␛three\n")
    #expect(!steers(TerminalText(hostile)))
    #expect(!steers(TerminalText(lines: hostile), beside: "\n"))
  }

  @Test func linesOfSourcesKeepTheirTabsAndEnds() {
    #expect(TerminalText(tabbed: "\ta\u{1B}\tb\r").string == "\ta␛\tb\r")
    #expect(TerminalText(tabbed: "a\rb").string == "a␍b")
    #expect(TerminalText(tabbed: "").string.isEmpty)
    #expect(!steers(TerminalText(tabbed: hostile)))
  }

  @Test func allThatTurnsWritingIsEscapedInJSONAndMeansTheSame() throws {
    let bidi = "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}"
    let all = bidi + "\u{2068}\u{2069}\u{2028}\u{2029}\u{FEFF}\u{E0041}\u{85}" + hostile
    let encoded = String(decoding: try JSONEncoder().encode([all, "é日本👍🏽"]), as: UTF8.self)
    let text = TerminalText(json: encoded)
    #expect(!steers(text))
    #expect(text.string.contains(#"\u202e"#))
    #expect(text.string.contains(#"\udb40\udc41"#))
    #expect(text.string.contains("é日本👍🏽"))
    #expect(try JSONDecoder().decode([String].self, from: Data(text.string.utf8))[0] == all)
    #expect(TerminalText(json: "[\n  1\n]").string == "[\n  1\n]")
    // Whatever is no JSON is safe too.
    #expect(!steers(TerminalText(json: hostile)))
  }
}
