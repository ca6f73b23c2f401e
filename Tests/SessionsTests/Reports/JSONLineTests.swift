import Foundation
import Testing

@testable import Sessions

struct JSONLineTests {
  @Test func noCharacterIsObeyedByATerminal() throws {
    let hostile = "\u{1B}[31m \u{9B}31m \u{7F} \u{202E}reversed \u{2066} ok é 日本"
    let text = try JSONLine.text(of: [hostile])
    #expect(
      text == "[\"\\u001b[31m \\u009b31m \\u007f \\u202ereversed \\u2066 ok é 日本\"]")
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [hostile])
  }
}
