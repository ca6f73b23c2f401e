import Foundation
import TerminalModel
import Testing

@testable import Sessions

struct JSONLineTests {
  @Test func noCharacterIsObeyedByATerminal() throws {
    let hostile =
      "\u{1B}[31m \u{9B}31m \u{7F} \u{202E}reversed \u{2066}\u{200F}\u{61C}\u{2028}\u{E0041} ok é 日本"
    let text = try JSONLine.text(of: [hostile]).string
    #expect(
      text
        == #"["\u001b[31m \u009b31m \u007f \u202ereversed \u2066\u200f\u061c\u2028\udb40\udc41"#
        + #" ok é 日本"]"#)
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [hostile])
  }
}
