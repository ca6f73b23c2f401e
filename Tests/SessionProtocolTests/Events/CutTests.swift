import SessionProtocol
import Testing

@Suite struct CutTests {
  private func message(_ text: String) -> String {
    Failure(
      message: text, location: SourceFrame(function: "", file: "", line: 0), pending: [],
      isFatal: false
    ).message
  }

  @Test func whatAnybodyReadsStaysAsItIs() {
    for text in ["", "XCTAssertTrue failed", String(repeating: "あ", count: 20_000)] {
      #expect(message(text) == text)
    }
  }

  @Test(arguments: ["a", "é", "あ", "👨‍👩‍👧"])
  func aLongMessageIsCutBetweenCharactersAndSaysSo(character: String) {
    let text = String(repeating: character, count: 1_000_000)
    let cut = message(text)
    #expect(cut.utf8.count < 70_000)
    #expect(cut.hasSuffix("… (cut: \(text.utf8.count) bytes in all)"))
    let rest = cut.prefix { $0 == Character(character) }
    #expect(text.hasPrefix(rest) && rest.utf8.count > 60_000)
    #expect(cut.dropFirst(rest.count).hasPrefix("…"))
  }
}
